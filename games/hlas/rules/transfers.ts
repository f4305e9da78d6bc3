// Effects that move Units without a March: own ones home or out, enemies away or into a battle (HLAS-209, HLAS-211,
// HLAS-447).
import type { Seat } from "#kernel/procedure.ts";
import { done, type PickRegion, type PickUnit, type Plain } from "../choices.ts";
import type { Op } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import type { HlasFlow, Member, TransferFrame } from "../frames.ts";
import { isSea, marchWays } from "../map/atlas.ts";
import { countAt, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { battleOf } from "./battle-queries.ts";
import { newBattle } from "./battle-start.ts";
import { clockwise } from "./compass.ts";
import { exploreLocals } from "./explore.ts";
import { mayEnter, whyClosed } from "./movement.ts";
import { causeOf, type Locals, type OpRule, opOf } from "./op-rule.ts";
import { moveUnits } from "./pieces.ts";
import { capitalIn, hostileIn, isEnemy, isHostile, isSame, realmOf, roomIn } from "./queries.ts";
import { allow, landRegions, pickRegion, pickUnit, type Reason, refuse } from "./reasons.ts";
import { steps } from "./steps.ts";
import { type Aim, anchorRegion, candidates, everyUnitOf, ownersFor, regionsFor, whyNoTarget } from "./targets.ts";

type Move = Op<"move-units">;

/** HLAS-447, HLAS-415: nobody is pulled into a Region with a Capital City, nor into the sea. */
function isBarred(s: Hlas, aim: Aim, op: Move): boolean {
  if (!op.notIntoCapital || (op.to !== "anchor-region" && op.to !== "hero-region")) return false;
  const to = anchorRegion(s, aim, op.anchor);
  return to === NONE || isSea(to) || capitalIn(s, to) !== NONE;
}

/** Units that may still be picked: all of one owner and, where the effect says so, of one Region. */
function pickable(s: Hlas, frame: Aim & { picked: readonly Member[] }, op: Move): Member[] {
  const { picked } = frame;
  const first = picked[0];
  const oneRegion = op.oneRegion === true || op.select.where === "one-region" || op.to === "adjacent-land-of-target";
  const out: Member[] = [];
  for (const owner of first ? [first.owner] : ownersFor(s, frame, op, false)) {
    if (op.notInOwnCapital && realmOf(s, owner).capital === (battleOf(s)?.region ?? NONE)) continue;
    for (const unit of candidates(s, frame, owner, op, false)) {
      if (first && oneRegion && regionOf(s, owner, unit.place) !== regionOf(s, owner, first.place)) continue;
      const taken = picked.filter(other => isSame(other, unit)).length;
      if (taken < countAt(realmOf(s, owner), unit.piece, unit.place)) out.push(unit);
    }
  }
  return out;
}

export const moveUnitsOp: OpRule<"move-units"> = {
  isPossible: (s, frame, op) => {
    if (isBarred(s, frame, op)) return false;
    if (op.region && regionsFor(s, frame.seat, op.region).length === 0) return false;
    if (op.to !== "target-region" && op.region !== undefined) return true;
    return pickable(s, { ...frame, picked: [] }, op).some(unit => canGo(s, frame.seat, [unit], op));
  },
  run: (s, frame: Locals, op, { call }) => {
    if (isBarred(s, frame, op)) return;
    const { seat, source, branch, index, region, base, hero } = frame;
    call("transfer", { seat, source, branch, index: index - 1, region, base, hero, picked: [], to: NONE });
  },
};

const opOfMove = (frame: TransferFrame): Move => opOf(frame, "move-units");

/** Regions the picked Units may be moved to, where that is a choice. */
function destinations(s: Hlas, seat: Seat, picked: readonly Member[], op: Move): Region[] {
  const first = picked[0];
  if (!first) return [];
  const realm = realmOf(s, seat);
  const from = regionOf(s, first.owner, first.place);
  if (op.to === "own-capital-or-tower") {
    return [realm.capital, ...realm.towers.filter(at => at !== from && roomIn(s, seat, at) >= picked.length)];
  }
  if (op.to !== "adjacent-land-of-target") return [];
  return marchWays[from]!.filter(to => isOpenTo(s, seat, first.owner, to, picked.length));
}

const destinationsOf = (s: Hlas, frame: TransferFrame): Region[] =>
  destinations(s, frame.seat, frame.picked, opOfMove(frame));

/** Not a Capital, no third side's Region, and room for the moved Units (HLAS-211, HLAS-447). */
function isOpenTo(s: Hlas, user: Seat, owner: Seat, to: Region, count: number): boolean {
  if (capitalIn(s, to) !== NONE || !mayEnter(s, owner, to)) return false;
  const enemy = hostileIn(s, owner, to);
  if (enemy !== NONE) return !isHostile(s, enemy, user);
  return roomIn(s, owner, to) >= count;
}

/** The one place the Units go to, where the effect names it. */
function fixedDestination(s: Hlas, frame: TransferFrame, op: Move): Region {
  switch (op.to) {
    case "own-capital":
    case "own-capital-dock":
      return realmOf(s, frame.seat).capital;
    case "owner-capital":
    case "owner-capital-dock":
      return realmOf(s, frame.picked[0]!.owner).capital;
    case "target-region":
      return frame.region;
    case "anchor-region":
    case "hero-region":
      return anchorRegion(s, frame, op.anchor);
    default:
      return frame.to;
  }
}

/** How many more Units may be picked. */
function left(s: Hlas, frame: TransferFrame, op: Move): number {
  const most =
    op.to === "target-region" ? Math.min(op.select.count, roomIn(s, frame.seat, frame.region)) : op.select.count;
  return most - frame.picked.length;
}

/** Units that may be picked next and can go somewhere. */
function movable(s: Hlas, frame: TransferFrame): Member[] {
  const op = opOfMove(frame);
  return pickable(s, frame, op).filter(unit => canGo(s, frame.seat, [...frame.picked, unit], op));
}

const { procedure, auto, ask } = steps<TransferFrame, "chooseDestination">();

export const transfer = procedure("transfer", {
  chooseRegion: ask<PickRegion>({
    when: (s, frame) => regionChoices(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: regionChoices,
    refused: (s, frame) => refuse(landRegions, pickRegion, at => whyNoRegion(s, frame, at)),
    args: (_s, frame) => ({ source: frame.source }),
    take: (_s, frame, { at }) => {
      frame.region = at;
    },
  }),
  pickAll: auto((s, frame, flow) => {
    const op = opOfMove(frame);
    if (op.region && frame.region === NONE) return flow.end();
    if (op.select.chooser === "weakest" && isEnemy(s, frame.seat)) pickWeakest(s, frame, op);
    else if (op.select.upTo || op.select.count < 99) return;
    else for (let next = pickable(s, frame, op)[0]; next; next = pickable(s, frame, op)[0]) frame.picked.push(next);
    flow.goto("chooseDestination");
  }),
  pickUnits: ask<PickUnit | Plain>({
    when: (s, frame) => left(s, frame, opOfMove(frame)) > 0 && pickable(s, frame, opOfMove(frame)).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const options: (PickUnit | Plain)[] = movable(s, frame).map(pickUnit);
      if (opOfMove(frame).select.upTo || options.length === 0) options.push(done);
      return options;
    },
    refused: (s, frame) => {
      const open = movable(s, frame);
      const owners = frame.picked[0] ? [frame.picked[0].owner] : ownersFor(s, frame, opOfMove(frame), false);
      const all = owners.flatMap(owner => everyUnitOf(s, owner));
      return refuse(all, pickUnit, unit =>
        open.some(other => isSame(other, unit)) ? null : { why: "not-affected", rule: "HLAS-442" },
      );
    },
    args: (_s, frame) => ({ source: frame.source }),
    take: (_s, frame, choice, flow) => {
      if (choice.kind !== "unit") return;
      const { owner, piece, place } = choice;
      frame.picked.push({ owner, piece, place });
      flow.repeat();
    },
  }),
  chooseDestination: ask<PickRegion>({
    when: (s, frame) => destinationsOf(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => destinationsOf(s, frame).map(pickRegion),
    refused: (s, frame) => {
      const open = destinationsOf(s, frame);
      return refuse(landRegions, pickRegion, at =>
        open.includes(at) ? null : { why: "not-the-place", rule: "HLAS-447" },
      );
    },
    args: (_s, frame) => ({ source: frame.source }),
    take: (_s, frame, { at }) => {
      frame.to = at;
    },
  }),
  carryOut: auto((s, frame, flow) => {
    const op = opOfMove(frame);
    if (frame.picked.length === 0) return flow.end();
    frame.to = fixedDestination(s, frame, op);
    if (frame.to === NONE) return flow.end();
    const cause = causeOf(frame.source);
    moveUnits(s, frame.seat, frame.picked, frame.to, cause, flow);
    const { owner } = frame.picked[0]!;
    if (op.thenBattle && hostileIn(s, owner, frame.to) !== NONE)
      flow.call("battle", newBattle(frame.seat, owner, frame.to, frame.to));
    else if (op.explore) arrive(frame, flow);
  }),
});

function arrive(frame: TransferFrame, { call }: HlasFlow): void {
  const army = frame.picked.map(unit => ({ ...unit, place: frame.to }));
  call("explore", exploreLocals(frame.seat, frame.to, army));
}

/** Why an effect that picks a Region before its Units cannot pick one: a Unit must be able to leave or reach it. */
function whyNoRegion(s: Hlas, frame: TransferFrame, region: Region): Reason | null {
  const op = opOfMove(frame);
  const bar = op.region ? whyNoTarget(s, frame.seat, region, op.region) : null;
  if (bar) return bar;
  if (op.to !== "target-region") {
    const hasUnits = ownersFor(s, { ...frame, region }, op, false).length > 0;
    return hasUnits ? null : { why: "no-target-there", rule: "HLAS-442" };
  }
  if (roomIn(s, frame.seat, region) <= 0) return { why: "no-room", rule: "HLAS-020" };
  return whyClosed(s, frame.seat, region);
}

function regionChoices(s: Hlas, frame: TransferFrame): PickRegion[] {
  return opOfMove(frame).region ? allow(landRegions, pickRegion, at => whyNoRegion(s, frame, at)) : [];
}

/** Units that could go nowhere are not offered. */
function canGo(s: Hlas, seat: Seat, units: readonly Member[], op: Move): boolean {
  return op.to !== "adjacent-land-of-target" || destinations(s, seat, units, op).length > 0;
}

/** HLAS-462: the solo enemy takes the weakest, clockwise from the compass, all from one Region where it must. */
function pickWeakest(s: Hlas, frame: TransferFrame, op: Move): void {
  for (let i = 0; i < op.select.count; i++) {
    const next = clockwise(s, frame.base, pickable(s, frame, op))[0];
    if (next) frame.picked.push(next);
  }
}
