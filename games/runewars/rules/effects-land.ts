// Ops about units on the map, activation tokens, borders and strongholds.
import type { Seat } from "#kernel/procedure.ts";
import type { PickUnit, RuneChoice } from "../choices.ts";
import type { Op } from "../content/effects.ts";
import { STRONGHOLDS } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import { NEUTRAL, typeOf, type UnitType, units } from "../content/units.ts";
import type { EffectsFrame } from "../frames/effects.ts";
import type { RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import { NONE, type Runewars } from "../state.ts";
import { opponents } from "./effects-goods.ts";
import { AGAIN, ASK, areaIn, asArea, DONE, ENOUGH, type OpRule } from "./op-rule.ts";
import { addUnits, destroyUnits, groupOf, groupsOf, liftUnits, returnFigure, takeUnits, typeIn } from "./pieces.ts";
import { areasIn } from "./places.ts";
import { baseOf, bit, controllerOf, isFlying, isOpen, leftOf, neutralsIn, PLACES, strongholdsOf } from "./queries.ts";
import { unitsToLose } from "./settle.ts";
import { buildStronghold, removeStronghold } from "./strongholds.ts";

const unitAt = (area: Area, type: UnitType, isRouted = false): PickUnit => ({
  kind: "unit",
  area,
  unit: units[type]!.id,
  isRouted,
});

/** Who decides for the units of an area (RUN-041, RUN-179). */
const ownerOf = (s: Runewars, seat: Seat, area: Area): Seat =>
  controllerOf(s, area) === NONE ? leftOf(s, seat) : controllerOf(s, area);

export const placeUnitsOp: OpRule<"placeUnits"> = {
  options: (s, frame, { shape, where }) => {
    const base = baseOf(s, frame.seat);
    const types = [base, base + 1, base + 2, base + 3].filter(
      type => units[type]!.shape === shape && s.supply[type]! > 0,
    );
    const places = frame.stage === 0 ? areasIn(s, where, frame) : [frame.picked];
    return places.flatMap(area => types.map(type => unitAt(area, type)));
  },
  take: (s, frame, { n }, choice, { emit }) => {
    if (choice.kind !== "unit") return ENOUGH;
    const type = typeOf(choice.unit);
    frame.picked = choice.area;
    frame.stage++;
    s.supply[type]!--;
    addUnits(s, frame.seat, choice.area, type, 1, 0);
    emit({ type: "unitsPlaced", seat: frame.seat, area: choice.area, groups: groupOf(type, 1), cause: "card" });
    return frame.stage < n;
  },
};

/** Neutral types of a shape, or the one type named, that are in supply. */
export function neutralTypes(s: Runewars, { shape, unit }: { shape?: string; unit?: string }): UnitType[] {
  const found: UnitType[] = [];
  for (let type = NEUTRAL; type < units.length; type++) {
    if (s.supply[type]! > 0 && (unit ? units[type]!.id === unit : units[type]!.shape === shape)) found.push(type);
  }
  return found;
}

export const placeNeutralOp: OpRule<"placeNeutral"> = {
  options: (s, frame, op) => {
    const types = neutralTypes(s, op);
    return areasIn(s, op.where, frame).flatMap(area => types.map(type => unitAt(area, type)));
  },
  take: (s, { seat }, _op, choice, { emit }) => {
    if (choice.kind !== "unit") return ENOUGH;
    const type = typeOf(choice.unit);
    s.supply[type]!--;
    addUnits(s, NONE, choice.area, type, 1, 0);
    emit({ type: "unitsPlaced", seat, area: choice.area, groups: groupOf(type, 1), cause: "card" });
    return ENOUGH;
  },
};

export const destroyUnitsOp: OpRule<"destroyUnits"> = {
  seat: (s, frame, { chooser }) =>
    frame.stage === 0 || chooser === "you" ? frame.seat : ownerOf(s, frame.seat, frame.picked),
  options: (s, frame, op) => {
    if (op.where === "thisArea") return unitsToLose(s, frame.area).filter(({ unit }) => typeOf(unit) >= NEUTRAL);
    if (frame.stage === 0)
      return areasIn(s, op.where, frame)
        .filter(area => unitsToLose(s, area).length > 0)
        .map(asArea);
    return unitsToLose(s, frame.picked);
  },
  take: (s, frame, _op, choice, { emit }) => {
    if (choice.kind === "area") {
      frame.picked = choice.area;
      frame.stage = 1;
      return AGAIN;
    }
    if (choice.kind !== "unit") return ENOUGH;
    const { area, isRouted } = choice;
    const type = typeOf(choice.unit);
    const seat = controllerOf(s, area);
    destroyUnits(s, area, type, isRouted ? 0 : 1, isRouted ? 1 : 0);
    emit({ type: "unitsDestroyed", seat, area, groups: groupOf(type, 1), cause: "card" });
    return ENOUGH;
  },
};

/** Where an op routs or stands units. */
function unitPlaces(s: Runewars, frame: EffectsFrame, op: Op<"routUnits"> | Op<"standUnits">): Area[] {
  if (op.op === "standUnits" && frame.stage > 0) return [frame.picked];
  const places = areasIn(s, op.where, frame);
  if (op.who === "areaController") {
    return op.where === "areaOfThisHero" ? places.filter(area => controllerOf(s, area) !== frame.seat) : places;
  }
  return places.filter(area => controllerOf(s, area) === frame.seat);
}

export const routUnitsOp: OpRule<"routUnits"> = {
  seat: (s, frame, op) =>
    op.who === "areaController" ? ownerOf(s, frame.seat, unitPlaces(s, frame, op)[0]!) : frame.seat,
  options: (s, frame, op) =>
    unitPlaces(s, frame, op).flatMap(area => unitsToLose(s, area).filter(unit => !unit.isRouted)),
  take: (s, frame, { n }, choice, { emit }) => {
    if (choice.kind !== "unit") return ENOUGH;
    const type = typeOf(choice.unit);
    s.army[choice.area * PLACES + placeIn(type)]! += 31;
    emit({ type: "unitsRouted", seat: controllerOf(s, choice.area), area: choice.area, groups: groupOf(type, 1) });
    frame.stage++;
    return frame.stage < n;
  },
};

const placeIn = (type: UnitType): number => (type >= NEUTRAL ? 4 + type - NEUTRAL : type % 4);

export const standUnitsOp: OpRule<"standUnits"> = {
  options: (s, frame, op) => {
    const found: RuneChoice[] = unitPlaces(s, frame, op).flatMap(area =>
      unitsToLose(s, area).filter(unit => unit.isRouted),
    );
    return found.length > 0 && frame.stage > 0 ? [...found, { kind: "done" }] : found;
  },
  take: (s, frame, { n }, choice, { emit }) => {
    if (choice.kind !== "unit") return ENOUGH;
    const type = typeOf(choice.unit);
    frame.picked = choice.area;
    frame.stage++;
    s.army[choice.area * PLACES + placeIn(type)]! -= 31;
    emit({ type: "unitsStood", seat: frame.seat, area: choice.area, groups: groupOf(type, 1) });
    return frame.stage < n;
  },
};

/** RUN-478: areas to which neutral units of an area can be moved; borders count unless any area will do. */
function neutralTargets(
  s: Runewars,
  { seat }: EffectsFrame,
  op: Op<"moveNeutral">,
  from: Area,
  types: readonly UnitType[],
): Area[] {
  const found: Area[] = [];
  for (const { to, border } of boardIn(s).edges[from]!) {
    if (to === s.contested) continue;
    const controller = controllerOf(s, to);
    const isLegal =
      op.to === "adjacentAnyArea" ||
      (op.to === "yourAdjacentArea" ? controller === seat : controller === NONE || controller === seat);
    const canCross =
      op.to === "adjacentAnyArea" || types.every(type => isOpen(s, border, isFlying(type), false, false));
    if (isLegal && canCross) found.push(to);
  }
  return found;
}

const typesIn = (s: Runewars, area: Area): UnitType[] =>
  unitsToLose(s, area)
    .map(({ unit }) => typeOf(unit))
    .filter(type => type >= NEUTRAL);

/** Single allied units that can be bribed. */
function bribable(s: Runewars, frame: EffectsFrame, op: Op<"moveNeutral">): PickUnit[] {
  return boardIn(s)
    .list.filter(area => area !== s.contested && controllerOf(s, area) !== NONE && controllerOf(s, area) !== frame.seat)
    .flatMap(area => unitsToLose(s, area).filter(({ unit }) => typeOf(unit) >= NEUTRAL))
    .filter(({ area, unit }) => neutralTargets(s, frame, op, area, [typeOf(unit)]).length > 0);
}

export const moveNeutralOp: OpRule<"moveNeutral"> = {
  options: (s, frame, op) => {
    if (frame.stage === 1) {
      const types = frame.left > 0 ? [frame.left % 100] : typesIn(s, frame.picked);
      return neutralTargets(s, frame, op, frame.picked, types).map(asArea);
    }
    if (op.n === 1) return bribable(s, frame, op);
    const sources = op.from === "areaOfThisHero" ? areasIn(s, "areaOfThisHero", frame) : boardIn(s).list;
    return sources
      .filter(area => area !== s.contested && neutralsIn(s, area) > 0)
      .filter(area => op.from === "areaOfThisHero" || controllerOf(s, area) === NONE)
      .filter(area => neutralTargets(s, frame, op, area, typesIn(s, area)).length > 0)
      .map(asArea);
  },
  take: (s, frame, _op, choice, flow) => {
    if (frame.stage === 0) {
      frame.stage = 1;
      frame.picked = choice.kind === "unit" ? choice.area : areaIn(choice);
      // A single unit is remembered as its type + 100, + 1000 if it is routed.
      frame.left = choice.kind === "unit" ? typeOf(choice.unit) + (choice.isRouted ? 1100 : 100) : 0;
      return AGAIN;
    }
    moveNeutrals(s, frame, areaIn(choice), flow);
    return ENOUGH;
  },
};

function moveNeutrals(s: Runewars, frame: EffectsFrame, to: Area, { emit }: RuneFlow): void {
  const from = frame.picked;
  const single = frame.left % 100;
  const isRouted = frame.left >= 1000;
  if (frame.left > 0) takeUnits(s, from, single, isRouted ? 0 : 1, isRouted ? 1 : 0);
  const figures = frame.left > 0 ? [single + (isRouted ? 512 : 0)] : liftUnits(s, from, true, true);
  emit({ type: "unitsMoved", seat: NONE, from, to, groups: groupsOf(figures), cause: "card" });
  for (const figure of figures) returnFigure(s, NONE, to, figure);
}

export const retreatNeutralOp: OpRule<"retreatNeutral"> = {
  options: (s, frame, { where, includeAllied }) =>
    areasIn(s, where, frame)
      .filter(area => !includeAllied || neutralsIn(s, area) > 0)
      .map(asArea),
  take: (s, frame, _op, choice, { call }) => {
    const from = areaIn(choice);
    frame.picked = from;
    if (neutralsIn(s, from) === 0) return ENOUGH;
    const chooser = ownerOf(s, frame.seat, from);
    const figures = liftUnits(s, from, true, true).map(figure => typeIn(figure));
    call("retreat", { seat: NONE, chooser, from, figures, heroes: [], areRouted: true, isNeutral: true });
    return ENOUGH;
  },
};

export const setActivationOp: OpRule<"setActivation"> = {
  options: (s, frame, { owner, action }) => {
    if (action === "remove") {
      return boardIn(s)
        .list.filter(area => (s.activated[area]! & bit(frame.seat)) !== 0)
        .map(asArea);
    }
    if (frame.stage === 0 && owner === "chosenOpponent") return opponents(s, frame.seat);
    const { other } = frame;
    return boardIn(s)
      .list.filter(area => controllerOf(s, area) !== other && (s.activated[area]! & bit(other)) === 0)
      .map(asArea);
  },
  take: (s, frame, { action }, choice, { emit }) => {
    if (choice.kind === "seat") {
      frame.other = choice.seat;
      frame.stage = 1;
      return AGAIN;
    }
    const area = areaIn(choice);
    const owner = action === "remove" ? frame.seat : frame.other;
    s.activated[area]! ^= bit(owner);
    if (action === "remove") emit({ type: "activationRemoved", seat: owner, area });
    else emit({ type: "areaActivated", seat: owner, area, by: frame.seat });
    return ENOUGH;
  },
};

export const moveModifierOp: OpRule<"moveModifier"> = {
  isPossible: (s, _frame, { ignore }) => ignore !== "mountain" || !s.turn.passMountains,
  run: (s, { seat }, { ignore, extraRange }, { emit }) => {
    if (ignore === "mountain") s.turn.passMountains = true;
    s.turn.extraRange += extraRange ?? 0;
    emit({ type: "moveEased", seat, mountains: ignore === "mountain", extraRange: extraRange ?? 0 });
    return DONE;
  },
};

export const protectAreaOp: OpRule<"protectArea"> = {
  options: (s, frame, { where }) =>
    areasIn(s, where, frame)
      .filter(area => !s.shielded.includes(area * 4 + frame.seat))
      .map(asArea),
  take: (s, { seat }, _op, choice, { emit }) => {
    s.shielded.push(areaIn(choice) * 4 + seat);
    emit({ type: "areaShielded", seat, area: areaIn(choice) });
    return ENOUGH;
  },
};

/** Areas whose stronghold an op may change. */
function strongholdPlaces(s: Runewars, frame: EffectsFrame, op: Op<"strongholdState">): Area[] {
  if (op.state === "build")
    return strongholdsOf(s, frame.seat).length < STRONGHOLDS ? [] : strongholdsOf(s, frame.seat);
  return areasIn(s, op.where, frame).filter(area => s.damaged[area] === (op.state === "repair" ? 1 : 0));
}

export const strongholdStateOp: OpRule<"strongholdState"> = {
  run: (s, frame, op, flow) => {
    if (op.state !== "build" || strongholdsOf(s, frame.seat).length >= STRONGHOLDS) return ASK;
    buildStronghold(s, frame.seat, frame.picked, op.damaged === true, flow);
    return DONE;
  },
  options: (s, frame, op) => strongholdPlaces(s, frame, op).map(asArea),
  take: (s, frame, op, choice, flow) => {
    const area = areaIn(choice);
    if (op.state === "build") {
      // RUN-017 One of the own tokens is freed for it.
      removeStronghold(s, area, flow);
      buildStronghold(s, frame.seat, frame.picked, op.damaged === true, flow);
      return ENOUGH;
    }
    s.damaged[area] = op.state === "repair" ? 0 : 1;
    const seat = s.stronghold[area]!;
    flow.emit({ type: op.state === "repair" ? "strongholdRepaired" : "strongholdDamaged", seat, area });
    return ENOUGH;
  },
};
