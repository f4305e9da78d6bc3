// Build (NOR-099 to NOR-106, NOR-270, NOR-271, NOR-425) and the exchange of a building token.
import { frameOf, type Refusal, type Seat } from "#kernel/procedure.ts";
import { type Build, type Plain, type Rebuild, stop } from "../choices.ts";
import { type Building, buildings } from "../content/buildings.ts";
import type { Op } from "../content/effects.ts";
import type { Slot } from "../content/tiles.ts";
import type { BuildFrame, EffectsFrame, NorthFlow, ReplacementFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import type { Area, Territory } from "../map/land.ts";
import { entryOf, slots } from "../map/tile-facts.ts";
import { NONE, type Northgard } from "../state.ts";
import { type OpRule, opOf } from "./op-rule.ts";
import { gain, pay, putBuilding, takeBuilding } from "./pieces.ts";
import { clanOf, countOf, isBlocked, numberOf, powerOf } from "./queries.ts";
import { reasons, type Why } from "./reasons.ts";
import { steps } from "./steps.ts";

/** What limits a build: its op, large buildings built before by the same op, wood at hand, one territory only. */
interface Limits {
  readonly op: Op<"build">;
  readonly large: number;
  readonly wood: number;
  readonly only: Territory;
}

const slotAt = (s: Northgard, area: Area): Slot => slots[entryOf(landOf(s).tiles, area)]!;

/** NOR-015, NOR-101, NOR-102: whether a building may stand on a slot. */
function suits(building: Building, slot: Slot): boolean {
  if (building.isLarge) return slot === "large";
  return slot === "stone" || (slot === "small" && !building.needsStone);
}

/** NOR-100: what a building costs by an op, in wood. */
const priceOf = ({ costInWood }: Building, op: Op<"build">): number => Math.max(0, costInWood - op.discount);

/** NOR-005, NOR-100, NOR-103, NOR-271: whether a building can be paid, is left in the supply and new in the territory. */
function isAllowed(s: Northgard, building: Building, at: Territory, { op, large, wood }: Limits): boolean {
  return (
    s.supply[numberOf(building.id)]! > 0 &&
    priceOf(building, op) <= wood &&
    (op.duplicate || countOf(s, at, building.id) === 0) &&
    !(building.isLarge && large >= op.mostLarge)
  );
}

/** Adds every build a seat may make to a list; without a list it only says whether there is any. */
function findBuilds(s: Northgard, seat: Seat, limits: Limits, into: Build[] | null): boolean {
  const { territory } = landOf(s);
  for (let area = 0; area < territory.length; area++) {
    const at = territory[area]!;
    if (at < 0 || s.owner[at] !== seat || (limits.only !== NONE && limits.only !== at)) continue;
    const slot = s.built[area] === "" ? slotAt(s, area) : "none";
    const isLoose = limits.op.noSlotSmall && area === at;
    if ((slot === "none" && !isLoose) || isBlocked(s, at)) continue;
    for (let i = 0; i < buildings.length; i++) {
      const building = buildings[i]!;
      const loose = limits.op.noSlotSmall && !building.isLarge;
      if (loose ? !isLoose : !suits(building, slot)) continue;
      if (!isAllowed(s, building, at, limits)) continue;
      if (!into) return true;
      into.push({ kind: "build", area, building: building.id, isLoose: loose });
    }
  }
  return into !== null && into.length > 0;
}

/** Whether a seat can build by an op, with so much wood more and in one territory only, if said. */
export function canBuild(s: Northgard, seat: Seat, op: Op<"build">, extraWood = 0, only: Territory = NONE): boolean {
  return findBuilds(s, seat, { op, large: 0, wood: clanOf(s, seat).wood + extraWood, only }, null);
}

export const buildOp: OpRule<"build"> = {
  isPossible: (s, seat, op) => canBuild(s, seat, op),
  run: (_s, frame, op, { call }) => {
    const { seat, card, branch } = frame;
    // NOR-267: what was collected before the build ties the build to that territory.
    const only = frame.timing === "before" ? frame.place : NONE;
    call("build", { seat, card, branch, index: frame.index - 1, left: op.times, large: 0, isFirst: true, only });
  },
};

const limitsOf = (s: Northgard, frame: BuildFrame): Limits => ({
  op: opOf(frame, "build"),
  large: frame.large,
  wood: clanOf(s, frame.seat).wood,
  only: frame.only,
});

const { procedure, ask } = steps<BuildFrame>();

export const build = procedure("build", {
  // NOR-099, NOR-378, NOR-425 One building after another; only the first is compulsory.
  chooseBuilding: ask<Build | Plain>({
    when: (s, frame) => frame.left > 0 && findBuilds(s, frame.seat, limitsOf(s, frame), null),
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const options: (Build | Plain)[] = [];
      findBuilds(s, frame.seat, limitsOf(s, frame), options as Build[]);
      if (!frame.isFirst) options.push(stop);
      return options;
    },
    refused: (s, frame) => buildRefusals(s, frame),
    args: (s, frame) => {
      const op = opOf(frame, "build");
      const table = (of: (building: Building) => number) =>
        Object.fromEntries(buildings.map(building => [building.id, of(building)]));
      return {
        discount: op.discount,
        prices: table(building => priceOf(building, op)),
        gifts: table(building => foodFor(s, frame.seat, building)),
      };
    },
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "build") return;
      raise(s, frame, choice, flow);
      flow.repeat();
    },
  }),
});

/** Why a building cannot be built on a free slot of own land. */
function buildRefusals(s: Northgard, frame: BuildFrame): Refusal[] {
  const refused: Refusal[] = [];
  const limits = limitsOf(s, frame);
  for (const [area, at] of landOf(s).territory.entries()) {
    const slot = at < 0 ? "none" : slotAt(s, area);
    if (slot === "none") continue;
    for (const building of buildings) {
      if (building.isLarge !== (slot === "large")) continue;
      const why = whyNoSlot(s, frame, area) ?? refusalOf(s, building, at, slot, limits);
      const choice: Build = { kind: "build", area, building: building.id, isLoose: false };
      if (why) refused.push({ choice, ...why });
    }
  }
  return refused;
}

/** Why nothing can be built on a slot. */
function whyNoSlot(s: Northgard, frame: BuildFrame, area: Area): Why | null {
  const at = landOf(s).territory[area]!;
  if (s.owner[at] !== frame.seat) return { why: "not-yours", rule: "NOR-099" };
  if (s.built[area] !== "") return { why: "slot-taken", rule: "NOR-099" };
  return frame.only !== NONE && frame.only !== at ? { why: "only-there", rule: "NOR-267" } : null;
}

function refusalOf(s: Northgard, building: Building, at: Territory, slot: Slot, limits: Limits): Why | null {
  if (isBlocked(s, at)) return { why: "bear-here", rule: "NOR-343" };
  if (limits.op.noSlotSmall && !building.isLarge) return { why: "beside-slots", rule: "NOR-270" };
  if (building.isLarge && limits.large >= limits.op.mostLarge) return { why: "large-once", rule: "NOR-271" };
  if (!suits(building, slot)) return { why: "needs-stone", rule: "NOR-102" };
  if (s.supply[numberOf(building.id)] === 0) return { why: "no-tokens-left", rule: "NOR-005" };
  if (!limits.op.duplicate && countOf(s, at, building.id) > 0) return { why: "one-per-type", rule: "NOR-103" };
  if (priceOf(building, limits.op) > limits.wood) return { why: "too-little-wood", rule: "NOR-100" };
  return null;
}

/** NOR-233: the food that building brings a seat. */
function foodFor(s: Northgard, seat: Seat, { isLarge }: Building): number {
  const { foodForLargeBuilding, foodForSmallBuilding } = powerOf(s, seat);
  return isLarge ? foodForLargeBuilding : foodForSmallBuilding;
}

function raise(s: Northgard, frame: BuildFrame, { area, building: id, isLoose }: Build, flow: NorthFlow): void {
  const { seat } = frame;
  const building = buildings[numberOf(id)]!;
  pay(s, seat, 0, priceOf(building, opOf(frame, "build")), 0, "build", flow);
  putBuilding(s, area, id, isLoose);
  const at = landOf(s).territory[area]!;
  flow.emit({ type: "buildingBuilt", seat, at, area, building: id, isLoose });
  // NOR-233: the Goat eats while it builds.
  gain(s, seat, foodFor(s, seat, building), 0, 0, "clan", flow);
  frame.left--;
  frame.isFirst = false;
  if (building.isLarge) frame.large++;
  const effects = frameOf<EffectsFrame>(s, "effects");
  if (effects) effects.place = at;
}

export const replaceBuildingOp: OpRule<"replace-building"> = {
  isPossible: (s, seat) => rebuilds(s, seat).length > 0,
  run: (_s, frame, _op, { call }) => call("replacement", { seat: frame.seat }),
};

const exchange = steps<ReplacementFrame>();

export const replacement = exchange.procedure("replacement", {
  // NOR-106 One building for another type of the same size from the supply, free of charge; or not.
  chooseReplacement: exchange.ask<Rebuild | Plain>({
    when: (s, frame) => rebuilds(s, frame.seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...rebuilds(s, frame.seat), stop],
    refused: (s, frame) => rebuildRefusals(s, frame.seat),
    take: (s, frame, choice, { emit }) => {
      if (choice.kind !== "rebuild") return;
      const { area, old, building, isLoose } = choice;
      takeBuilding(s, area, old, isLoose);
      putBuilding(s, area, building, isLoose);
      emit({
        type: "buildingReplaced",
        seat: frame.seat,
        at: landOf(s).territory[area]!,
        area,
        old,
        building,
        isLoose,
      });
    },
  }),
});

/** Why a building on a slot cannot be exchanged. */
function rebuildRefusals(s: Northgard, seat: Seat): Refusal[] {
  const options = rebuilds(s, seat);
  return s.built.flatMap((old, area) => {
    if (old === "" || options.some(option => option.area === area && !option.isLoose)) return [];
    const at = landOf(s).territory[area]!;
    const why: Why =
      s.owner[at] !== seat
        ? { why: "not-yours", rule: "NOR-106" }
        : isBlocked(s, at)
          ? { why: "bear-here", rule: "NOR-343" }
          : reasons.noOtherBuilding;
    return [{ choice: { kind: "rebuild", area, isLoose: false, old, building: old } as Rebuild, ...why }];
  });
}

function rebuilds(s: Northgard, seat: Seat): Rebuild[] {
  const options: Rebuild[] = [];
  const add = (area: Area, old: Building, isLoose: boolean): void => {
    const at = landOf(s).territory[area]!;
    if (s.owner[at] !== seat || isBlocked(s, at)) return;
    for (const building of buildings) {
      if (building.isLarge !== old.isLarge || building === old || s.supply[numberOf(building.id)] === 0) continue;
      if (!isLoose && !suits(building, slotAt(s, area))) continue;
      const option: Rebuild = { kind: "rebuild", area, isLoose, old: old.id, building: building.id };
      if (
        !options.some(
          other =>
            other.area === area && other.isLoose && isLoose && other.old === old.id && other.building === building.id,
        )
      ) {
        options.push(option);
      }
    }
  };
  for (const [area, id] of s.built.entries()) if (id !== "") add(area, buildings[numberOf(id)]!, false);
  for (const { area, building } of s.loose) add(area, buildings[numberOf(building)]!, true);
  return options;
}
