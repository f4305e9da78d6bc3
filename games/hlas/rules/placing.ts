// Effects that put Serfs and Warriors from the supply on the map (HLAS-393, HLAS-426).
import type { Seat } from "#kernel/procedure.ts";
import type { PickRegion } from "../choices.ts";
import type { Op } from "../content/effects.ts";
import { NONE, type Place } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import type { HlasFlow, PlacementFrame } from "../frames.ts";
import { isSea } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { countPer } from "./amounts.ts";
import { battleOf } from "./battle-queries.ts";
import { deckOf, deckRoom } from "./modifiers.ts";
import { mayEnter } from "./movement.ts";
import { type Locals, type OpRule, opOf } from "./op-rule.ts";
import { bringIn } from "./pieces.ts";
import { hostileIn, realmOf, roomIn } from "./queries.ts";
import { allow, landRegions, pickRegion, type Reason, refuse } from "./reasons.ts";
import { steps } from "./steps.ts";
import { whyNoTarget } from "./targets.ts";

type PlaceUnits = Op<"place-units">;

const supplyOf = (s: Hlas, seat: Seat, unit: "serf" | "warrior"): number =>
  unit === "serf" ? realmOf(s, seat).serfsLeft : realmOf(s, seat).warriorsLeft;

function countOf(s: Hlas, frame: { seat: Seat }, op: PlaceUnits): number {
  const times = op.per ? Math.min(countPer(s, frame.seat, op.per, battleOf(s)), op.max ?? 99) : 1;
  return Math.min(op.count * times, supplyOf(s, frame.seat, op.unit));
}

/** Puts Units into a Region as far as there is room; the rest goes where the effect says. */
function settle(s: Hlas, seat: Seat, op: PlaceUnits, region: Region, count: number, flow: HlasFlow): void {
  const { capital } = realmOf(s, seat);
  const isOpen = region !== NONE && !isSea(region) && hostileIn(s, seat, region) === NONE && mayEnter(s, seat, region);
  const here = isOpen ? Math.max(0, Math.min(count, roomIn(s, seat, region))) : 0;
  raise(s, seat, op.unit, region, here, flow);
  if (op.overflow) raise(s, seat, op.unit, capital, count - here, flow);
}

function raise(s: Hlas, seat: Seat, piece: "serf" | "warrior", at: Place, count: number, flow: HlasFlow): void {
  if (count > 0) bringIn(s, { seat, piece, count, at, cause: "token" }, flow);
}

/** Castaways: aboard the exploring Vessel if there is room, else to the Courtyard. */
function settleAboard(s: Hlas, frame: Locals, op: PlaceUnits, count: number, flow: HlasFlow): void {
  const deck = deckOf("sea-vessel");
  const isAboard = deckRoom(s, frame.seat, deck) > 0 && roomIn(s, frame.seat, frame.base) > 0;
  raise(s, frame.seat, op.unit, isAboard ? deck : realmOf(s, frame.seat).capital, count, flow);
}

export const placeUnitsOp: OpRule<"place-units"> = {
  isPossible: (s, frame, op) => supplyOf(s, frame.seat, op.unit) > 0,
  run: (s, frame, op, flow) => {
    const { seat, source, branch, index } = frame;
    const count = countOf(s, frame, op);
    if (count <= 0) return;
    if (op.where === "target-region") flow.call("placement", { seat, source, branch, index: index - 1, region: NONE });
    else if (op.where === "aboard-or-capital") settleAboard(s, frame, op, count, flow);
    else settle(s, seat, op, op.where === "hero-region" ? frame.base : frame.region, count, flow);
  },
};

const { procedure, ask } = steps<PlacementFrame>();

function whyNoSite(s: Hlas, frame: PlacementFrame, at: Region): Reason | null {
  const bar = whyNoTarget(s, frame.seat, at, opOf(frame, "place-units").region!);
  return bar ?? (roomIn(s, frame.seat, at) > 0 ? null : { why: "no-room", rule: "HLAS-020" });
}

const sites = (s: Hlas, frame: PlacementFrame): PickRegion[] =>
  allow(landRegions, pickRegion, at => whyNoSite(s, frame, at));

export const placement = procedure("placement", {
  chooseRegion: ask<PickRegion>({
    when: (s, frame) => sites(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: sites,
    refused: (s, frame) => refuse(landRegions, pickRegion, at => whyNoSite(s, frame, at)),
    args: (_s, frame) => ({ source: frame.source }),
    take: (s, frame, { at }, flow) => {
      const op = opOf(frame, "place-units");
      settle(s, frame.seat, op, at, countOf(s, frame, op), flow);
    },
  }),
});
