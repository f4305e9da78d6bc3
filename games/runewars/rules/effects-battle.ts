// Ops of units and cards in a battle, and of neutral units in a duel.
import { frameOf } from "#kernel/procedure.ts";
import { done, type RuneChoice } from "../choices.ts";
import type { Op, Package } from "../content/effects.ts";
import { type Shape, typeOf, type UnitType, units } from "../content/units.ts";
import type { BattleFrame, LossesFrame, SideName } from "../frames/battle.ts";
import type { EffectsFrame } from "../frames/effects.ts";
import type { DuelFrame } from "../frames/heroes.ts";
import type { RuneFlow } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { addSymbol, quadrantFor } from "./fate-draw.ts";
import { lossesOf } from "./losses.ts";
import { ASK, DONE, ENOUGH, type OpRule } from "./op-rule.ts";
import { damageIn, drawFate, figureOf, typeIn } from "./pieces.ts";
import { runEffects } from "./run-effects.ts";
import { battleOf, destroyFigure, figureChoices, isStanding, opposite, standingIn, takeFigure } from "./sides.ts";

const sideOf = (frame: EffectsFrame): SideName => (frame.side === "defender" ? "defender" : "attacker");
const enemyOf = (frame: EffectsFrame): SideName => opposite(sideOf(frame));

/** Losses of the other side, with what differs from the normal ones. */
function strike(
  s: Runewars,
  frame: EffectsFrame,
  what: LossesFrame["what"],
  n: number,
  changes: Partial<LossesFrame>,
  flow: RuneFlow,
): boolean {
  const battle = battleOf(s);
  const side = enemyOf(frame);
  flow.call("losses", { ...lossesOf(battle, side, what, n), ...changes });
  return DONE;
}

/** The chooser an op names. */
const chooserOf = (s: Runewars, frame: EffectsFrame, chooser: "you" | "owner"): number =>
  chooser === "you" ? battleOf(s)[sideOf(frame)].decider : battleOf(s)[enemyOf(frame)].decider;

export const dealDamageOp: OpRule<"dealDamage"> = {
  isPossible: (s, frame) => battleOf(s)[enemyOf(frame)].line.length > 0,
  run: (s, frame, { n, chooser, filter, followUp }, flow) => {
    const kinds = { healthAbove1IfAble: "tough", distinctStanding: "distinct" } as const;
    const kind = filter ? kinds[filter] : chooser === "you" ? "any" : "normal";
    return strike(
      s,
      frame,
      "damage",
      n,
      { chooser: chooserOf(s, frame, chooser), filter: kind, followUp: followUp ?? 0 },
      flow,
    );
  },
};

/** How many figures of a package there are; only standing ones can be routed. */
function available(battle: BattleFrame, side: SideName, { shapes }: Package, onlyStanding: boolean): number {
  return battle[side].line.filter(figure => shapes.includes(shapeIn(figure)) && (!onlyStanding || isStanding(figure)))
    .length;
}

const shapeIn = (figure: number): Shape => units[typeIn(figure)]!.shape;

/** RUN-240: packages that can be fulfilled completely, or as far as possible. */
function packagesFor(s: Runewars, frame: EffectsFrame, op: Op<"dealRout"> | Op<"destroyInBattle">): RuneChoice[] {
  const battle = battleOf(s);
  const count = (each: Package): number => available(battle, enemyOf(frame), each, op.op === "dealRout");
  const all = op.alternatives ?? [];
  const full = all.filter(each => count(each) >= (each.upTo ? 1 : each.n));
  const chosen = full.length > 0 ? full : all.filter(each => count(each) > 0);
  return chosen.map(each => ({ kind: "package", n: all.indexOf(each) }));
}

function takePackage(
  s: Runewars,
  frame: EffectsFrame,
  op: Op<"dealRout"> | Op<"destroyInBattle">,
  n: number,
  flow: RuneFlow,
): void {
  const chosen = op.alternatives?.[n];
  if (!chosen) return;
  const filter = chosen.shapes[0] === "triangle" ? "triangle" : "rectangle";
  const changes = { chooser: chooserOf(s, frame, op.chooser), filter, canStop: chosen.upTo === true } as const;
  strike(s, frame, op.op === "dealRout" ? "rout" : "destroy", chosen.n, changes, flow);
}

type Packaged = Op<"dealRout"> | Op<"destroyInBattle">;

/** Asks which package; the only one is taken at once. */
const packages = {
  run: (s: Runewars, frame: EffectsFrame, op: Packaged, flow: RuneFlow): boolean => {
    const options = packagesFor(s, frame, op);
    if (options.length > 1) return ASK;
    const [only] = options;
    if (only?.kind === "package") takePackage(s, frame, op, only.n, flow);
    return DONE;
  },
  seat: (s: Runewars, frame: EffectsFrame, op: Packaged) => chooserOf(s, frame, op.chooser),
  options: (s: Runewars, frame: EffectsFrame, op: Packaged) => packagesFor(s, frame, op),
  take: (s: Runewars, frame: EffectsFrame, op: Packaged, choice: RuneChoice, flow: RuneFlow): boolean => {
    if (choice.kind === "package") takePackage(s, frame, op, choice.n, flow);
    return ENOUGH;
  },
};

export const dealRoutOp: OpRule<"dealRout"> = {
  ...packages,
  run: (s, frame, op, flow) => {
    if (op.alternatives) return packages.run(s, frame, op, flow);
    return strike(s, frame, "rout", op.n ?? 0, { filter: op.filter ? "swift" : "normal" }, flow);
  },
};

export const destroyInBattleOp: OpRule<"destroyInBattle"> = {
  ...packages,
  // RUN-508 A choice between damage and destruction needs something to destroy.
  isPossible: (s, frame, { condition }) => {
    const { line } = battleOf(s)[enemyOf(frame)];
    return condition === undefined || line.some(figure => !isStanding(figure) || damageIn(figure) > 0);
  },
  run: (s, frame, op, flow) => {
    if (op.alternatives) return packages.run(s, frame, op, flow);
    const filter = op.condition ? "weakened" : op.shapes?.length === 1 ? "triangle" : "notHexagon";
    const changes = { chooser: chooserOf(s, frame, op.chooser), filter, canStop: op.upTo === true } as const;
    return strike(s, frame, "destroy", op.n ?? 0, changes, flow);
  },
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
  run: (s, frame, { n, chooser, filter }, flow) =>
    strike(s, frame, "retreat", n, { chooser: chooserOf(s, frame, chooser), filter: filter ?? "any" }, flow),
};

/** RUN-232: a standing figure, looked at now. */
export const sacrificeOp: OpRule<"sacrifice"> = {
  isPossible: (s, frame, { unit }) => standingIn(battleOf(s)[sideOf(frame)], typeOf(unit)) > 0,
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

/** RUN-487: an extra card is open at once; its special never brings the same figure another. */
export const drawFateOp: OpRule<"drawFate"> = {
  run: (s, frame, _op, flow) => {
    const duel = frameOf<DuelFrame>(s, "duel");
    if (frame.n > 0) return DONE;
    const [card] = drawFate(s, 1, flow);
    if (card === undefined) return DONE;
    flow.emit({ type: "fateDrawn", seat: frame.seat, cards: [card], cause: "extra" });
    if (duel) {
      duel.defender.extra = card;
      return DONE;
    }
    const side = battleOf(s)[sideOf(frame)];
    side.extra.push(card);
    const quadrant = quadrantFor(card, side.type);
    if (quadrant.symbol !== "special") addSymbol(side, quadrant);
    else
      runEffects(`unit:${units[side.type]!.id}`, { seat: frame.seat, side: frame.side, area: frame.area, n: 1 }, flow);
    return DONE;
  },
};

export const routOrDestroyOp: OpRule<"routOrDestroy"> = {
  run: (s, frame, { n }, flow) =>
    strike(s, frame, "routOrDestroy", n, { chooser: chooserOf(s, frame, "you"), filter: "distinct" }, flow),
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
    const { line } = battleOf(s)[sideOf(frame)];
    const n = Math.max(0, ...line.filter(figure => typeIn(figure) === typeOf(unit)).map(damageIn));
    return n > 0 ? strike(s, frame, "damage", n, {}, flow) : DONE;
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
    emit({ type: "figureStood", area: battle.area, side: sideOf(frame), unit: choice.unit });
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
