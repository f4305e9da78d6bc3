// Effects that destroy Units: where, whose, which (HLAS-195, HLAS-254, HLAS-455).
import type { Seat } from "#kernel/procedure.ts";
import { type PickOpponent, type PickRegion, type PickUnit, type Plain, stop } from "../choices.ts";
import type { Op } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { pieceFacts } from "../content/units.ts";
import type { HlasFlow, LossFrame, Member } from "../frames.ts";
import { regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { battleOf } from "./battle-queries.ts";
import { clockwise, nearest, nearestFirst } from "./compass.ts";
import { decider } from "./deciding.ts";
import { destroy } from "./destruction.ts";
import { causeOf, type OpRule, opOf } from "./op-rule.ts";
import { moveUnits } from "./pieces.ts";
import { capitalIn, isEnemy, isSame, opponentsOf, realmOf } from "./queries.ts";
import { landRegions, pickOpponent, pickRegion, pickUnit, type Reason, refuse } from "./reasons.ts";
import { steps } from "./steps.ts";
import { candidates, everyUnitOf, landAround, ownersFor, whyNoTarget } from "./targets.ts";

type Destroy = Op<"destroy-units">;
type Unaimed = Omit<LossFrame, "proc" | "step" | "targets" | "owners" | "left">;

export const destroyUnitsOp: OpRule<"destroy-units"> = {
  isPossible: (s, frame, op) =>
    op.region ? targetsOf(s, frame, op, []).length > 0 : ownersFor(s, frame, op, true).length > 0,
  run: (_s, frame, _op, { call }) => {
    const { seat, source, branch, index, region, base, hero } = frame;
    call("loss", { seat, source, branch, index: index - 1, region, base, hero, targets: [], owners: [], left: 0 });
  },
};

/** Regions that can still be picked: those in which a realm would lose something. */
function targetsOf(s: Hlas, frame: Unaimed, op: Destroy, used: readonly Region[]): Region[] {
  if (!op.region) return [];
  return landRegions.filter(region => whyNotHit(s, frame, op, used, region) === null);
}

/** HLAS-195: why an effect that destroys cannot be aimed at a Region. */
function whyNotHit(s: Hlas, frame: Unaimed, op: Destroy, used: readonly Region[], region: Region): Reason | null {
  if (used.includes(region)) return { why: "target-used", rule: "HLAS-442" };
  const bar = op.region ? whyNoTarget(s, frame.seat, region, op.region) : null;
  if (bar) return bar;
  const isHit = ownersFor(s, { ...frame, region }, op, true).length > 0;
  return isHit ? null : { why: "no-target-there", rule: "HLAS-195" };
}

const opOfLoss = (frame: LossFrame): Destroy => opOf(frame, "destroy-units");

function choices(s: Hlas, frame: LossFrame): Member[] {
  const owner = frame.owners[0];
  if (owner === undefined || frame.left <= 0) return [];
  const op = opOfLoss(frame);
  const units = candidates(s, frame, owner, op, true);
  const at = (unit: Member): Region => regionOf(s, unit.owner, unit.place);
  if (op.select.where === "nearest-not-capital") return nearest(s, frame.base, units);
  return isOneEach(op) ? units.filter(unit => !frame.targets.includes(at(unit))) : units;
}

function chooserOf(s: Hlas, frame: LossFrame): Seat {
  const { chooser } = opOfLoss(frame).select;
  return decider(s, chooser === "owner" ? frame.owners[0]! : frame.seat);
}

/** HLAS-327, HLAS-462: the enemy's own spells choose by themselves; who has copied one chooses. */
const isBlind = (s: Hlas, frame: LossFrame): boolean =>
  opOfLoss(frame).select.chooser === "weakest" && isEnemy(s, frame.seat);

/** One Unit in each Region around; `targets` then keeps those that were hit. */
const isOneEach = (op: Destroy): boolean => op.select.where === "each-adjacent-land-not-capital";

function take(s: Hlas, frame: LossFrame, unit: Member, flow: HlasFlow): void {
  if (isOneEach(opOfLoss(frame))) frame.targets.push(regionOf(s, unit.owner, unit.place));
  else frame.left -= opOfLoss(frame).by === "base-strength" ? pieceFacts[unit.piece].strength : 1;
  destroy(s, unit, causeOf(frame.source), frame.seat, flow);
}

/** HLAS-462: the solo enemy's spells hit the weakest first, then clockwise from the compass. */
function takeWeakest(s: Hlas, frame: LossFrame, flow: HlasFlow): void {
  const op = opOfLoss(frame);
  const { where, count } = op.select;
  let units = choices(s, frame);
  if (where === "nearest-not-capital") units = nearestFirst(s, frame.base, units);
  const sorted = clockwise(s, frame.base, units);
  if (!isOneEach(op)) {
    for (const unit of expanded(s, sorted).slice(0, count)) destroy(s, unit, causeOf(frame.source), frame.seat, flow);
    return;
  }
  for (const region of landAround(s, frame.base)) {
    if (capitalIn(s, region) !== NONE) continue;
    const first = sorted.find(unit => regionOf(s, unit.owner, unit.place) === region);
    if (first) destroy(s, first, causeOf(frame.source), frame.seat, flow);
  }
}

/** Each Unit by itself. */
function expanded(s: Hlas, units: readonly Member[]): Member[] {
  return units.flatMap(unit => {
    const realm = realmOf(s, unit.owner);
    const count =
      unit.piece === "serf" ? realm.serfs[unit.place]! : unit.piece === "warrior" ? realm.warriors[unit.place]! : 1;
    return Array.from({ length: count }, () => unit);
  });
}

const { procedure, auto, ask } = steps<LossFrame, "chooseUnit" | "chooseRegion">();

export const loss = procedure("loss", {
  chooseRegion: ask<PickRegion | Plain>({
    when: (s, frame) => targetsOf(s, frame, opOfLoss(frame), frame.targets).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const options: (PickRegion | Plain)[] = targetsOf(s, frame, opOfLoss(frame), frame.targets).map(pickRegion);
      if ((opOfLoss(frame).targets ?? 1) > 1) options.push(stop);
      return options;
    },
    refused: (s, frame) =>
      refuse(landRegions, pickRegion, at => whyNotHit(s, frame, opOfLoss(frame), frame.targets, at)),
    args: (_s, frame) => ({ source: frame.source }),
    take: (_s, frame, choice, flow) => {
      if (choice.kind !== "region") return flow.end();
      frame.region = choice.at;
      frame.targets.push(choice.at);
    },
  }),
  findOwners: auto((s, frame, flow) => {
    const op = opOfLoss(frame);
    if (op.region && frame.region === NONE) return flow.end();
    frame.owners = ownersFor(s, frame, op, true);
    frame.left = op.select.count;
    if (op.fallback === "vessel-returns" && frame.owners.length === 0) sendHome(s, frame, flow);
  }),
  chooseOwner: ask<PickOpponent>({
    when: (s, frame) => opOfLoss(frame).select.owner === "enemy" && battleOf(s) === null && frame.owners.length > 1,
    seat: (_s, frame) => frame.seat,
    options: (_s, frame) => frame.owners.map(pickOpponent),
    refused: (s, frame) =>
      refuse(opponentsOf(s, frame.seat), pickOpponent, seat =>
        frame.owners.includes(seat) ? null : { why: "nothing-to-lose", rule: "HLAS-426" },
      ),
    args: (_s, frame) => ({ source: frame.source }),
    take: (_s, frame, { seat }) => {
      frame.owners = [seat];
    },
  }),
  // D29 The next Unit, one by one.
  chooseUnit: ask<PickUnit>({
    when: (s, frame) => !isBlind(s, frame) && choices(s, frame).length > 0,
    seat: chooserOf,
    options: (s, frame) => choices(s, frame).map(pickUnit),
    refused: (s, frame) => {
      const open = choices(s, frame);
      return refuse(everyUnitOf(s, frame.owners[0]!), pickUnit, unit =>
        open.some(other => isSame(other, unit)) ? null : { why: "not-affected", rule: "HLAS-195" },
      );
    },
    args: (_s, frame) => ({ source: frame.source, left: frame.left, owner: frame.owners[0]! }),
    take: (s, frame, { owner, piece, place }, flow) => {
      take(s, frame, { owner, piece, place }, flow);
      flow.repeat();
    },
  }),
  nextOwner: auto((s, frame, flow) => {
    const op = opOfLoss(frame);
    if (isBlind(s, frame) && frame.owners.length > 0) takeWeakest(s, frame, flow);
    frame.owners.shift();
    frame.left = op.select.count;
    if (frame.owners.length > 0 && op.select.owner !== "enemy") flow.goto("chooseUnit");
    else if (frame.targets.length > 0 && frame.targets.length < (op.targets ?? 1)) {
      frame.region = NONE;
      flow.goto("chooseRegion");
    }
  }),
});

/** Sirens: an empty Vessel returns to dock at the own Capital Region. */
function sendHome(s: Hlas, frame: LossFrame, flow: HlasFlow): void {
  const realm = realmOf(s, frame.seat);
  if (realm.seaVessel === NONE) return;
  const unit: Member = { owner: frame.seat, piece: "sea-vessel", place: realm.seaVessel };
  moveUnits(s, frame.seat, [unit], realm.capital, "token", flow);
}
