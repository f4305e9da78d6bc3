// Ops on areas: neutral units moved, activation, ways, protection, strongholds.

import { atArea, type PickUnit } from "../choices.ts";
import { figureOf, PLACES, placeOf, typeIn } from "../content/army.ts";
import type { Op } from "../content/effects.ts";
import { NONE, shieldOf } from "../content/marks.ts";
import { STRONGHOLDS } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import { NEUTRAL, typeOf, type UnitType, units } from "../content/units.ts";
import type { EffectsFrame, RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { opponents } from "./effects-goods.ts";
import { ownerOf } from "./effects-units.ts";
import { unitsToLose } from "./limits.ts";
import { AGAIN, ASK, areaIn, DONE, ENOUGH, type OpRule } from "./op-rule.ts";
import { groupsOf, liftUnits, returnFigure, takeUnits } from "./pieces.ts";
import { areasIn } from "./places.ts";
import { bit, controllerOf, isEnemy, isFlying, isOpen, neutralsIn, strongholdsOf } from "./queries.ts";
import { buildStronghold, removeStronghold } from "./strongholds.ts";

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

/** Types of neutral units in an area. */
function typesIn(s: Runewars, area: Area): UnitType[] {
  const found: UnitType[] = [];
  for (let type = NEUTRAL; type < units.length; type++) {
    if (s.army[area * PLACES + placeOf(type)]! > 0) found.push(type);
  }
  return found;
}

/** Single allied units that can be bribed. */
function bribable(s: Runewars, frame: EffectsFrame, op: Op<"moveNeutral">): PickUnit[] {
  return boardIn(s)
    .list.filter(area => area !== s.contested && neutralsIn(s, area) > 0 && isEnemy(s, frame.seat, area))
    .flatMap(area => unitsToLose(s, area).filter(({ unit }) => typeOf(unit) >= NEUTRAL))
    .filter(({ area, unit }) => neutralTargets(s, frame, op, area, [typeOf(unit)]).length > 0);
}

export const moveNeutralOp: OpRule<"moveNeutral"> = {
  options: (s, frame, op) => {
    if (frame.stage === 1) {
      const types = frame.left > 0 ? [frame.left % 100] : typesIn(s, frame.picked);
      return neutralTargets(s, frame, op, frame.picked, types).map(atArea);
    }
    if (op.n === 1) return bribable(s, frame, op);
    const sources = op.from === "areaOfThisHero" ? areasIn(s, "areaOfThisHero", frame) : boardIn(s).list;
    return sources
      .filter(area => area !== s.contested && neutralsIn(s, area) > 0)
      .filter(area => op.from === "areaOfThisHero" || controllerOf(s, area) === NONE)
      .filter(area => neutralTargets(s, frame, op, area, typesIn(s, area)).length > 0)
      .map(atArea);
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
  const figures = frame.left > 0 ? [figureOf(single, 0, isRouted)] : liftUnits(s, from, true, true);
  for (const figure of figures) returnFigure(s, NONE, to, figure);
  emit({ type: "unitsMoved", seat: NONE, from, to, groups: groupsOf(figures), cause: "card" });
}

/** RUN-183, RUN-479: neutral units move only when a card says so; the player who decides for them chooses where. */
export const retreatNeutralOp: OpRule<"retreatNeutral"> = {
  options: (s, frame, { where, includeAllied }) =>
    areasIn(s, where, frame)
      .filter(area => !includeAllied || neutralsIn(s, area) > 0)
      .map(atArea),
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
        .map(atArea);
    }
    if (frame.stage === 0 && owner === "chosenOpponent") return opponents(s, frame.seat);
    const { other } = frame;
    return boardIn(s)
      .list.filter(area => controllerOf(s, area) !== other && (s.activated[area]! & bit(other)) === 0)
      .map(atArea);
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
      .filter(area => !s.shielded.includes(shieldOf(area, frame.seat)))
      .map(atArea),
  take: (s, { seat }, _op, choice, { emit }) => {
    s.shielded.push(shieldOf(areaIn(choice), seat));
    emit({ type: "areaShielded", seat, area: areaIn(choice) });
    return ENOUGH;
  },
};

/** Areas whose stronghold an op may change. */
function strongholdPlaces(s: Runewars, frame: EffectsFrame, op: Op<"strongholdState">): readonly Area[] {
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
  options: (s, frame, op) => strongholdPlaces(s, frame, op).map(atArea),
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
