// Harvest (HLAS-268 to HLAS-274, HLAS-374, HLAS-459): what controlled Regions, working Serfs, Towers and abilities give.
import type { Seat } from "#kernel/procedure.ts";
import type { PickResource } from "../choices.ts";
import type { Op } from "../content/effects.ts";
import { NONE, SETTLED } from "../content/marks.ts";
import { TOWER_YIELD } from "../content/numbers.ts";
import { type Region, regions } from "../content/regions.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import { tokens } from "../content/tokens.ts";
import { isOfKind, pieces } from "../content/units.ts";
import type { HarvestFrame } from "../frames.ts";
import { tokenPlaces } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { abilitiesOn, type Change, changedBy, hasOp } from "./abilities.ts";
import { holds } from "./conditions.ts";
import { gain } from "./pieces.ts";
import { allyOf, countIn, realmOf, regionsOf } from "./queries.ts";
import { steps } from "./steps.ts";

/** What a side collects; `choices` are resources of a kind still to be picked. */
export interface Yield {
  ore: number;
  mana: number;
  food: number;
  choices: number;
}

/** HLAS-271, HLAS-273, HLAS-375: own Serfs at work; of allies those who came first have the spaces. */
function workers(s: Hlas, seat: Seat, region: Region): number {
  const spaces = regions[region]!.workers;
  const own = countIn(s, seat, "serf", region);
  const ally = allyOf(s, seat);
  const others = ally === NONE ? 0 : countIn(s, ally, "serf", region);
  if (others === 0 || s.seniors[region] === seat) return Math.min(own, spaces);
  return Math.min(own, Math.max(0, spaces - others));
}

/** HLAS-270 to HLAS-272: what a controlled Region gives by itself, where it has a resource. */
function plainYield(s: Hlas, seat: Seat, region: Region): number {
  if (regions[region]!.resource === "") return 0;
  return 1 + workers(s, seat, region) + (realmOf(s, seat).towers.includes(region) ? TOWER_YIELD : 0);
}

/** Whether an ability may reward work in a Region: one that is on names its terrain. */
export const isRewardedFor = (s: Hlas, seat: Seat, region: Region): boolean =>
  hasOp(s, seat, "harvest") &&
  hasOp(s, seat, "harvest", ({ perRegion }) => perRegion?.terrain === regions[region]!.terrain);

/** What a Region and its tokens give the side that controls it in Harvest. */
export const landYield = (s: Hlas, seat: Seat, region: Region): number =>
  plainYield(s, seat, region) + tokenYield(s, region);

/** What a Region gives the side that controls it in Harvest: itself, its tokens, and abilities that reward work there. */
export function yieldIn(s: Hlas, seat: Seat, region: Region, told?: Change[]): number {
  const base = landYield(s, seat, region);
  if (!isRewardedFor(s, seat, region)) return base;
  const isRewarded = ({ perRegion }: Op<"harvest">): boolean =>
    perRegion?.terrain === regions[region]!.terrain &&
    pieces.some(piece => isOfKind(piece, [perRegion.withOwn]) && countIn(s, seat, piece, region) > 0);
  return changedBy(s, seat, "harvest", base, (now, op) => (isRewarded(op) ? now + op.amount : now), {}, told);
}

/** HLAS-162: permanent tokens that give more in Harvest. */
function tokenYield(s: Hlas, region: Region): number {
  let more = 0;
  for (const at of tokenPlaces[region]!) {
    const token = s.faces[at] === SETTLED ? s.tokens[at] : "";
    if (!token) continue;
    for (const op of tokens[token].effects) if (op.op === "harvest") more += op.amount;
  }
  return more;
}

function addAbilities(s: Hlas, seat: Seat, out: Yield): void {
  for (const { ability } of abilitiesOn(s, seat, "harvest")) {
    if (!holds(s, seat, ability, {})) continue;
    for (const op of ability.effects) {
      if (op.op !== "gain-resource") continue;
      if (op.resource === "choice") out.choices += op.amount;
      else out[op.resource as Resource] += op.amount;
    }
  }
}

/** What a side collects in Harvest, before the limit of 10. */
export function harvestOf(s: Hlas, seat: Seat): Yield {
  const out: Yield = { ore: 0, mana: 0, food: 0, choices: 0 };
  for (const region of regionsOf(s, seat)) {
    const { resource } = regions[region]!;
    out[resource === "" ? "choices" : resource] += yieldIn(s, seat, region);
  }
  addAbilities(s, seat, out);
  return out;
}

const { procedure, auto, ask } = steps<HarvestFrame>();

export const harvest = procedure("harvest", {
  count: auto((s, frame) => {
    const { ore, mana, food, choices } = harvestOf(s, frame.seat);
    frame.ore = ore;
    frame.mana = mana;
    frame.food = food;
    frame.choices = choices;
  }),
  // D27 Resources of the own choice, one by one.
  chooseResource: ask<PickResource>({
    when: (_s, frame) => frame.choices > 0,
    seat: (s, frame) => (s.solo ? 0 : frame.seat),
    options: () => resourceIds.map(resource => ({ kind: "resource", resource })),
    args: (_s, frame) => ({ seat: frame.seat }),
    take: (_s, frame, { resource }, flow) => {
      frame[resource]++;
      frame.choices--;
      flow.repeat();
    },
  }),
  // HLAS-274, HLAS-459 The limit applies to the sum.
  collect: auto((s, frame, flow) => {
    const { seat, ore, mana, food } = frame;
    flow.emit({ type: "harvested", seat, ore, mana, food });
    gain(s, seat, { ore, mana, food }, "harvest", flow);
  }),
});
