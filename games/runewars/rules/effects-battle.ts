// Ops of units and cards in a battle, and of neutral units in a duel.

import { frameOf } from "#kernel/procedure.ts";
import { done, type RuneChoice } from "../choices.ts";
import { figureOf, isStanding, typeIn } from "../content/army.ts";
import type { Op } from "../content/effects.ts";
import { typeOf, type UnitType, units } from "../content/units.ts";
import type { DuelFrame, EffectsFrame, RuneFlow, SideName } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { addSymbol } from "./fate-draw.ts";
import {
  hasWeakened,
  mostDamaged,
  packageStrike,
  packagesOn,
  quadrantFor,
  type Strike,
  standingOf,
  strikeOf,
} from "./line.ts";
import { lossesOf } from "./losses.ts";
import { ASK, DONE, ENOUGH, type OpRule } from "./op-rule.ts";
import { drawFate } from "./pieces.ts";
import { runEffects } from "./run-effects.ts";
import { battleOf, destroyFigure, figureChoices, opposite, takeFigure } from "./sides.ts";

const sideOf = (frame: EffectsFrame): SideName => (frame.side === "defender" ? "defender" : "attacker");
const enemyOf = (frame: EffectsFrame): SideName => opposite(sideOf(frame));

/** Losses of the other side. */
function deal(s: Runewars, frame: EffectsFrame, strike: Strike, flow: RuneFlow): boolean {
  const battle = battleOf(s);
  const side = enemyOf(frame);
  const { n, chooser, ...changes } = strike;
  const by = battle[chooser === "you" ? sideOf(frame) : side].decider;
  flow.call("losses", { ...lossesOf(battle, side, strike.what, n), ...changes, chooser: by });
  return DONE;
}

const enemyLine = (s: Runewars, frame: EffectsFrame) => battleOf(s)[enemyOf(frame)].line;

export const dealDamageOp: OpRule<"dealDamage"> = {
  isPossible: (s, frame) => enemyLine(s, frame).length > 0,
  run: (s, frame, op, flow) => deal(s, frame, strikeOf(op), flow),
};

type Packaged = Op<"dealRout"> | Op<"destroyInBattle">;

function takePackage(s: Runewars, frame: EffectsFrame, op: Packaged, n: number, flow: RuneFlow): void {
  const chosen = op.alternatives?.[n];
  if (chosen) deal(s, frame, packageStrike(op, chosen), flow);
}

/** Asks which package; the only one is taken at once. */
const packages = {
  run: (s: Runewars, frame: EffectsFrame, op: Packaged, flow: RuneFlow): boolean => {
    if (!op.alternatives) return deal(s, frame, strikeOf(op), flow);
    const [only, ...others] = packagesOn(op, enemyLine(s, frame));
    if (others.length > 0) return ASK;
    if (only !== undefined) takePackage(s, frame, op, only, flow);
    return DONE;
  },
  seat: (s: Runewars, frame: EffectsFrame, op: Packaged) =>
    battleOf(s)[op.chooser === "you" ? sideOf(frame) : enemyOf(frame)].decider,
  options: (s: Runewars, frame: EffectsFrame, op: Packaged): RuneChoice[] =>
    packagesOn(op, enemyLine(s, frame)).map(n => ({ kind: "package", n })),
  take: (s: Runewars, frame: EffectsFrame, op: Packaged, choice: RuneChoice, flow: RuneFlow): boolean => {
    if (choice.kind === "package") takePackage(s, frame, op, choice.n, flow);
    return ENOUGH;
  },
};

export const dealRoutOp: OpRule<"dealRout"> = packages;

export const destroyInBattleOp: OpRule<"destroyInBattle"> = {
  ...packages,
  // RUN-508 A choice between damage and destruction needs something to destroy.
  isPossible: (s, frame, { condition }) => condition === undefined || hasWeakened(enemyLine(s, frame)),
};

export const setHealthOp: OpRule<"setHealth"> = {
  run: (s, frame, { unit, n }, { emit }) => {
    const duel = frameOf<DuelFrame>(s, "duel");
    if (duel) {
      duel.defender.health = n;
      return DONE;
    }
    const battle = battleOf(s);
    const side = battle[sideOf(frame)];
    const type = typeOf(unit);
    if (side.health.includes(type) && side.health[side.health.indexOf(type) + 1] === n) return DONE;
    side.health.push(type, n);
    emit({ type: "healthChanged", area: battle.area, side: sideOf(frame), unit, health: n });
    return DONE;
  },
};

export const addStrengthOp: OpRule<"addStrength"> = {
  run: (s, frame, { n }, { emit }) => {
    const battle = battleOf(s);
    battle[sideOf(frame)].strength += n;
    emit({ type: "strengthAdded", area: battle.area, side: sideOf(frame), n });
    return DONE;
  },
};

/** RUN-235, RUN-236: as many as there are in the supply join standing. */
export const raiseUnitsOp: OpRule<"raiseUnits"> = {
  run: (s, frame, { unit, n }, { emit }) => {
    const battle = battleOf(s);
    const type = typeOf(unit);
    const count = Math.min(n, s.supply[type]!);
    if (count === 0) return DONE;
    s.supply[type]! -= count;
    for (let i = 0; i < count; i++) battle[sideOf(frame)].line.push(type);
    emit({ type: "figuresRaised", area: battle.area, side: sideOf(frame), unit, count });
    return DONE;
  },
};

export const retreatFromBattleOp: OpRule<"retreatFromBattle"> = {
  run: (s, frame, op, flow) => deal(s, frame, strikeOf(op), flow),
};

/** RUN-232: a standing figure, looked at now. */
export const sacrificeOp: OpRule<"sacrifice"> = {
  isPossible: (s, frame, { unit }) => standingOf(battleOf(s)[sideOf(frame)].line, typeOf(unit)) > 0,
  run: (s, frame, { unit }, flow) => {
    const battle = battleOf(s);
    const type: UnitType = typeOf(unit);
    const figure = battle[sideOf(frame)].line
      .filter(each => isStanding(each) && typeIn(each) === type)
      .sort((a, b) => b - a)[0];
    if (figure === undefined) frame.end = frame.index + 1;
    else destroyFigure(s, battle, sideOf(frame), figure, flow);
    return DONE;
  },
};

function extraCard(s: Runewars, frame: EffectsFrame, card: number, flow: RuneFlow): void {
  const side = battleOf(s)[sideOf(frame)];
  side.extra.push(card);
  const quadrant = quadrantFor(card, side.type);
  if (quadrant.symbol !== "special") addSymbol(side, quadrant);
  else runEffects(`unit:${units[side.type]!.id}`, { seat: frame.seat, side: frame.side, area: frame.area, n: 1 }, flow);
}

/** RUN-487: an extra card is open at once; its special never brings the same figure another. */
export const drawFateOp: OpRule<"drawFate"> = {
  run: (s, frame, _op, flow) => {
    const duel = frameOf<DuelFrame>(s, "duel");
    if (frame.n > 0) return DONE;
    const [card] = drawFate(s, 1, flow);
    if (card === undefined) return DONE;
    if (duel) duel.defender.extra = card;
    else extraCard(s, frame, card, flow);
    flow.emit({ type: "fateDrawn", seat: frame.seat, cards: [card], cause: "extra" });
    return DONE;
  },
};

export const routOrDestroyOp: OpRule<"routOrDestroy"> = {
  run: (s, frame, op, flow) => deal(s, frame, strikeOf(op), flow),
};

/** RUN-234: the most damaged of the own figures of the type counts. */
export const damagePerDamageOp: OpRule<"damagePerDamage"> = {
  run: (s, frame, { unit }, flow) => {
    const duel = frameOf<DuelFrame>(s, "duel");
    if (duel) {
      duel.attacker.pending += duel.defender.damage;
      duel.attacker.fromSpecial += duel.defender.damage;
      return DONE;
    }
    const n = mostDamaged(battleOf(s)[sideOf(frame)].line, typeOf(unit));
    return n > 0 ? deal(s, frame, strikeOf({ op: "dealDamage", n, chooser: "owner" }), flow) : DONE;
  },
};

export const cancelBattleOp: OpRule<"cancelBattle"> = {
  run: (s, frame, _op, { emit }) => {
    const battle = battleOf(s);
    battle.isCancelled = true;
    emit({ type: "battleCancelled", area: battle.area, seat: frame.seat });
    return DONE;
  },
};

export const standInBattleOp: OpRule<"standInBattle"> = {
  options: (s, frame) => {
    const routed = battleOf(s)[sideOf(frame)].line.filter(figure => !isStanding(figure));
    return [...figureChoices(routed), ...(routed.length > 0 && frame.stage > 0 ? [done] : [])];
  },
  take: (s, frame, { n }, choice, { emit }) => {
    if (choice.kind !== "figure") return ENOUGH;
    const battle = battleOf(s);
    const side = battle[sideOf(frame)];
    const type = typeOf(choice.unit);
    takeFigure(side, figureOf(type, choice.damage, true));
    side.line.push(figureOf(type, choice.damage, false));
    emit({ type: "figureStood", area: battle.area, side: sideOf(frame), unit: choice.unit, damage: choice.damage });
    frame.stage++;
    return frame.stage < n;
  },
};

export const battleStakeOp: OpRule<"battleStake"> = {
  run: (s, frame) => {
    battleOf(s).stakes.push(`${frame.path}.${frame.index}.effects`);
    return DONE;
  },
};
