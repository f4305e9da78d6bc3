// Abilities that answer an event are carried out one by one (HLAS-425): conditions and limits are judged when it is their
// turn, optional ones are offered, prices are paid.
import type { Seat } from "#kernel/procedure.ts";
import { decline, type PickResource, type Plain, type Use } from "../choices.ts";
import type { Ability } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import type { AbilitiesFrame, BattleFrame, HlasFlow } from "../frames.ts";
import { isLand } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { abilities as allAbilities } from "./abilities.ts";
import type { Queued } from "./ability-queue.ts";
import { battleOf } from "./battle-queries.ts";
import { holds, type Scene } from "./conditions.ts";
import { decider } from "./deciding.ts";
import { canDo } from "./effects.ts";
import type { Locals } from "./op-rule.ts";
import { pay, priceOf } from "./pieces.ts";
import { realmOf } from "./queries.ts";
import { allow, pickResource, type Reason, refuse } from "./reasons.ts";
import { totalOf } from "./resources.ts";
import { steps } from "./steps.ts";

/** HLAS-426: whether a limit still allows the ability. */
function isWithinLimit(s: Hlas, seat: Seat, { id, limit }: Ability, battle: BattleFrame | null): boolean {
  switch (limit) {
    case "once-per-turn":
    case "once-per-round":
      return !realmOf(s, seat).used.includes(id);
    case "once-per-battle":
      return battle === null || !battle.used.includes(id);
    case "twice-per-battle":
      return battle === null || battle.used.filter(used => used === id).length < 2;
    default:
      return true;
  }
}

function noteUse(s: Hlas, seat: Seat, { id, limit }: Ability, battle: BattleFrame | null): void {
  if (limit === "once-per-turn" || limit === "once-per-round") realmOf(s, seat).used.push(id);
  else if (limit !== undefined) battle?.used.push(id);
}

/** Abilities that replace a loss act before it, in `destruction.ts`. */
function isReplacement({ trigger, effects }: Ability): boolean {
  const first = effects[0]!;
  if (trigger !== "unit-destroyed") return false;
  return first.op === "prevent" || (first.op === "move-units" && first.select.where === "aboard-air-vessel");
}

const CANNOT_HAPPEN: Reason = { why: "cannot-happen", rule: "HLAS-426" };

function localsOf(seat: Seat, ability: Ability, event: Queued): Locals {
  const { region, base, slot, hero } = event;
  return { seat, source: `ability:${ability.id}`, branch: NONE, index: 0, region, base, army: [], slot, hero };
}

/** Why an ability cannot be used now. */
export function whyUnusable(s: Hlas, seat: Seat, ability: Ability, event: Queued): Reason | null {
  const battle = battleOf(s);
  const realm = realmOf(s, seat);
  if (realm.isOut || isReplacement(ability)) return CANNOT_HAPPEN;
  if (!isWithinLimit(s, seat, ability, battle)) return { why: "used-already", rule: "HLAS-426" };
  const token = event.region === NONE ? "land" : isLand(event.region) ? "land" : "sea";
  const scene: Scene = { ...event, battle, token };
  if (!holds(s, seat, ability, scene)) return CANNOT_HAPPEN;
  if ((ability.cost?.mana ?? 0) > realm.mana || (ability.cost?.any ?? 0) > totalOf(realm))
    return { why: "too-expensive", rule: "HLAS-429" };
  return !ability.optional || canDo(s, localsOf(seat, ability, event), ability.effects) ? null : CANNOT_HAPPEN;
}

/** Uses an ability: its price in Mana is paid, its effects follow. */
export function carryOutAbility(s: Hlas, seat: Seat, ability: Ability, event: Queued, flow: HlasFlow): void {
  noteUse(s, seat, ability, battleOf(s));
  if (ability.optional) flow.emit({ type: "abilityUsed", seat, ability: ability.id });
  pay(s, seat, { mana: ability.cost?.mana ?? 0 }, "ability", flow);
  flow.call("effects", localsOf(seat, ability, event));
}

const current = (frame: AbilitiesFrame): { seat: Seat; ability: Ability } => {
  const { seat, ability } = frame.queue[frame.at]!;
  return { seat, ability: allAbilities[ability]! };
};

const whyNotPaid = (s: Hlas, seat: Seat, kind: Resource): Reason | null =>
  realmOf(s, seat)[kind] > 0 ? null : { why: "no-resource", rule: "HLAS-426" };

const { procedure, auto, ask } = steps<AbilitiesFrame, "next">();

export const abilities = procedure("abilities", {
  next: auto((s, frame, flow) => {
    if (frame.at >= frame.queue.length || s.ending !== "") return flow.end();
    const { seat, ability } = current(frame);
    if (whyUnusable(s, seat, ability, frame)) {
      frame.at++;
      return flow.repeat();
    }
    if (ability.optional) return;
    frame.at++;
    carryOutAbility(s, seat, ability, frame, flow);
    flow.repeat();
  }),
  // D31 An optional ability is used or declined.
  offer: ask<Use | Plain>({
    seat: (s, frame) => decider(s, current(frame).seat),
    options: (_s, frame) => [{ kind: "use", ability: current(frame).ability.id }, decline],
    args: (_s, frame) => ({ ability: current(frame).ability.id, region: frame.region }),
    take: (_s, frame, choice, flow) => {
      if (choice.kind !== "use") {
        frame.at++;
        return flow.goto("next");
      }
      frame.due = current(frame).ability.cost?.any ?? 0;
    },
  }),
  payAny: ask<PickResource>({
    when: (_s, frame) => frame.due > 0,
    seat: (_s, frame) => current(frame).seat,
    options: (s, frame) => allow(resourceIds, pickResource, kind => whyNotPaid(s, current(frame).seat, kind)),
    refused: (s, frame) => refuse(resourceIds, pickResource, kind => whyNotPaid(s, current(frame).seat, kind)),
    args: (_s, frame) => ({ ability: current(frame).ability.id }),
    take: (s, frame, { resource }, flow) => {
      pay(s, current(frame).seat, priceOf(resource, 1), "ability", flow);
      frame.due--;
      flow.repeat();
    },
  }),
  use: auto((s, frame, flow) => {
    const { seat, ability } = current(frame);
    frame.at++;
    carryOutAbility(s, seat, ability, frame, flow);
    flow.goto("next");
  }),
});
