// The effect interpreter: one entry per op. Ops of the chapters come from their files; the few that only mark the
// running Battle are here.
import type { Discard } from "../choices.ts";
import type { Effect, Op, OpName, Origin } from "../content/effects.ts";
import { effectsOf, usableOf } from "../content/usables.ts";
import type { BattleFrame, EffectsFrame } from "../frames.ts";
import type { Power, Tytani } from "../state.ts";
import { addDieOp, addStrengthOp, addStrengthPerOp, doubleDieOp, rerollDiceOp, turnDieOp } from "./battle-dice.ts";
import { bringUnitOp } from "./bring.ts";
import { discardSupportOp, drawSupportOp, stealSupportOp } from "./cards-in-hand.ts";
import { buildFortressOp, deployUnitOp } from "./deploy.ts";
import { moveUnitsOp } from "./move.ts";
import { areNeedsMet } from "./needs.ts";
import type { OpRule } from "./op-rule.ts";
import { payments } from "./payments.ts";
import { buyNationCardOp } from "./purchase.ts";
import { battleOf, isAutoma, otherRole, powerOf, roleOf, whoOf } from "./queries.ts";
import { lossesIn } from "./resolution.ts";
import { steps } from "./steps.ts";
import { discardSupport } from "./supply.ts";

/** TYT-243, TYT-340: whether more could be lost, now or after a card of the loser; the loser may always try to lose less. */
function canChangeLosses(s: Tytani, power: Power, { delta }: Op<"modifyLosses">): boolean {
  const battle = battleOf(s);
  if (!battle) return false;
  const loser = battle.sides[otherRole(battle.winner)].power;
  if (power === loser) return true;
  return [0, ...repliesOf(s, battle, loser)].some(
    reply => lossesIn(s, battle, delta + reply) !== lossesIn(s, battle, reply),
  );
}

/** What cards of the loser could still change; everybody sees them. */
function repliesOf(s: Tytani, battle: BattleFrame, loser: Power): number[] {
  if (isAutoma(s, loser)) return [];
  const { cards, rotated } = powerOf(s, loser);
  return cards.flatMap(id => {
    const { when, needs, effects: ops } = usableOf(id);
    if (when !== "losses-as-loser" || rotated.includes(id) || !areNeedsMet(battle, loser, needs)) return [];
    return ops.flatMap(op => (op.op === "modifyLosses" ? [op.delta] : []));
  });
}

const opRules: { readonly [K in OpName]: OpRule<K> } = {
  moveUnits: moveUnitsOp,
  deployUnit: deployUnitOp,
  buildFortress: buildFortressOp,
  buyNationCard: buyNationCardOp,
  bringUnit: bringUnitOp,
  addDie: addDieOp,
  addStrength: addStrengthOp,
  addStrengthPer: addStrengthPerOp,
  rerollDice: rerollDiceOp,
  turnDie: turnDieOp,
  doubleDie: doubleDieOp,
  drawSupport: drawSupportOp,
  discardSupport: discardSupportOp,
  stealSupport: stealSupportOp,
  // TYT-243 The winner's card makes the loser lose more, the loser's own card less.
  modifyLosses: {
    isPossible: canChangeLosses,
    run: (s, { power }, op, { emit }) => {
      const battle = battleOf(s);
      if (!battle) return;
      if (roleOf(battle, power) === battle.winner) battle.winnerDelta += op.delta;
      else battle.loserDelta += op.delta;
      emit({ type: "lossesChanged", who: whoOf(s, power), delta: op.delta });
    },
  },
  // Sappers: the structure helps the defender in no way; it still counts when it falls.
  ignoreStructure: {
    isPossible: s => battleOf(s)?.isWalled ?? false,
    run: s => {
      const battle = battleOf(s);
      if (battle) battle.isWalled = false;
    },
  },
};

// The table has one entry per op name, so entry and op belong together; the compiler cannot follow that.
const ruleOf = (op: Effect): OpRule<OpName> => opRules[op.op] as OpRule<OpName>;

function canDo(s: Tytani, power: Power, op: Effect): boolean {
  return ruleOf(op).isPossible(s, power, op as Op<OpName>);
}

const isOwnDiscard = (op: Effect): boolean => op.op === "discardSupport" && op.who === "self";

/** TYT-340: costs can be paid, and at least one other op would change something. */
export function canResolve(s: Tytani, power: Power, origin: Origin): boolean {
  let changes = false;
  for (const op of effectsOf(origin)) {
    if (!isOwnDiscard(op)) changes ||= canDo(s, power, op);
    else if (op.op === "discardSupport" && op.asCost && !canDo(s, power, op)) return false;
  }
  return changes;
}

const { procedure, auto, ask } = steps<EffectsFrame>();

export const effects = procedure("effects", {
  // TYT-242, TYT-333 The price of an ability: cards from the hand, whatever they need.
  payCard: ask<Discard>({
    when: (_s, frame) => frame.due > 0,
    seat: (_s, frame) => frame.power,
    options: (s, frame) => payments(powerOf(s, frame.power).hand),
    args: (_s, frame) => ({ origin: frame.origin, due: frame.due }),
    take: (s, frame, { card }, flow) => {
      const battle = battleOf(s);
      if (battle) battle.sides[roleOf(battle, frame.power)].spent++;
      discardSupport(s, frame.power, card, "payment", flow);
      frame.due--;
      flow.repeat();
    },
  }),
  // TYT-340 Op after op in the printed order, each as far as possible.
  next: auto((s, frame, flow) => {
    const op = effectsOf(frame.origin)[frame.index];
    if (!op) return;
    if (canDo(s, frame.power, op)) ruleOf(op).run(s, frame, op as Op<OpName>, flow);
    frame.index++;
    flow.repeat();
  }),
});
