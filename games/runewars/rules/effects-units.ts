// Ops on units where they stand: placing, destroying, routing and standing them.

import type { Seat } from "#kernel/procedure.ts";
import { atArea, pickUnit, type RuneChoice } from "../choices.ts";
import type { Op } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import { NEUTRAL, typeOf, type UnitType, units } from "../content/units.ts";
import type { EffectsFrame } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { unitsToLose } from "./limits.ts";
import { AGAIN, ENOUGH, type OpRule } from "./op-rule.ts";
import { addUnits, destroyUnits, groupOf, takeUnits } from "./pieces.ts";
import { areasIn } from "./places.ts";
import { baseOf, controllerOf, leftOf } from "./queries.ts";

/** Who decides for the units of an area (RUN-041, RUN-179). */
export const ownerOf = (s: Runewars, seat: Seat, area: Area): Seat =>
  controllerOf(s, area) === NONE ? leftOf(s, seat) : controllerOf(s, area);

export const placeUnitsOp: OpRule<"placeUnits"> = {
  options: (s, frame, { shape, where }) => {
    const base = baseOf(s, frame.seat);
    const types = [base, base + 1, base + 2, base + 3].filter(
      type => units[type]!.shape === shape && s.supply[type]! > 0,
    );
    const places = frame.stage === 0 ? areasIn(s, where, frame) : [frame.picked];
    return places.flatMap(area => types.map(type => pickUnit(area, type)));
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
    return areasIn(s, op.where, frame).flatMap(area => types.map(type => pickUnit(area, type)));
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
        .map(atArea);
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
function unitPlaces(s: Runewars, frame: EffectsFrame, op: Op<"routUnits"> | Op<"standUnits">): readonly Area[] {
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
    takeUnits(s, choice.area, type, 1, -1);
    emit({ type: "unitsRouted", seat: controllerOf(s, choice.area), area: choice.area, groups: groupOf(type, 1) });
    frame.stage++;
    return frame.stage < n;
  },
};

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
    takeUnits(s, choice.area, type, -1, 1);
    emit({ type: "unitsStood", seat: frame.seat, area: choice.area, groups: groupOf(type, 1) });
    return frame.stage < n;
  },
};
