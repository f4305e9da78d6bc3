// Effects on Support cards in hands: drawing, discarding, stealing.
import type { Refusal } from "#kernel/procedure.ts";
import type { Discard, Draw } from "../choices.ts";
import type { DiscardFrame, DrawFrame } from "../frames.ts";
import type { Power, Tytani } from "../state.ts";
import type { OpRule } from "./op-rule.ts";
import { payments } from "./payments.ts";
import { battleOf, otherRole, powerOf, roleOf, whoOf } from "./queries.ts";
import { refuse } from "./refusals.ts";
import { steps } from "./steps.ts";
import { discardRandom, discardSupport, drawSupport, hasSupportLeft, takeSupport } from "./supply.ts";

/** TYT-172: the open cards, and the top of the deck. */
export function drawChoices(s: Tytani): Draw[] {
  const found: Draw[] = s.supportPool.map(card => ({ kind: "draw", card }));
  if (hasSupportLeft(s)) found.push({ kind: "draw", card: "deck" });
  return found;
}

/** Whether there is anything to draw. */
export function canDraw(s: Tytani): boolean {
  return s.supportPool.length > 0 || hasSupportLeft(s);
}

/** The deck, when nothing can be drawn from it. */
export function refusedDraws(s: Tytani): Refusal[] {
  return hasSupportLeft(s) ? [] : [refuse({ kind: "draw", card: "deck" } as Draw, "none-left")];
}

export const drawSupportOp: OpRule<"drawSupport"> = {
  isPossible: (s, _power, op) => (op.from === "deck" ? hasSupportLeft(s) : canDraw(s)),
  run: (s, { power }, op, flow) => {
    if (op.from === "deck") drawSupport(s, power, op.count, "effect", flow);
    else flow.call("draw", { power, left: op.count });
  },
};

/** The other side of the Battle that is being fought. */
function enemyOf(s: Tytani, power: Power): Power | null {
  const battle = battleOf(s);
  return battle ? battle.sides[otherRole(roleOf(battle, power))].power : null;
}

const enemyHasCards = (s: Tytani, power: Power): boolean => {
  const enemy = enemyOf(s, power);
  return enemy !== null && powerOf(s, enemy).hand.length > 0;
};

export const discardSupportOp: OpRule<"discardSupport"> = {
  isPossible: (s, power, op) => (op.who === "enemy" ? enemyHasCards(s, power) : powerOf(s, power).hand.length > 0),
  run: (s, { power }, op, flow) => {
    const enemy = enemyOf(s, power);
    if (op.who === "self") flow.call("discard", { power, left: 1 });
    else if (enemy !== null) discardRandom(s, enemy, "enemy", flow);
  },
};

export const stealSupportOp: OpRule<"stealSupport"> = {
  isPossible: (s, power) => enemyHasCards(s, power),
  // TYT-245 A card of the game's choice changes hands.
  run: (s, { power }, _op, { pick, emit }) => {
    const enemy = enemyOf(s, power);
    if (enemy === null) return;
    const victim = powerOf(s, enemy);
    const card = pick(victim.hand);
    victim.hand.splice(victim.hand.indexOf(card), 1);
    // Nobody else knows which one it was, so none of them is certain any more.
    victim.shown = [];
    powerOf(s, power).hand.push(card);
    emit({ type: "supportStolen", who: whoOf(s, power), from: whoOf(s, enemy), card });
  },
};

const drawing = steps<DrawFrame>();

export const draw = drawing.procedure("draw", {
  // TYT-185, TYT-189 One card after another; what replaces an open card is seen before the next choice.
  drawCard: drawing.ask<Draw>({
    when: (s, frame) => frame.left > 0 && canDraw(s),
    seat: (_s, frame) => frame.power,
    options: drawChoices,
    refused: refusedDraws,
    args: (_s, frame) => ({ left: frame.left }),
    take: (s, frame, { card }, flow) => {
      frame.left--;
      if (card === "deck") drawSupport(s, frame.power, 1, "reinforcement", flow);
      else takeSupport(s, frame.power, card, flow);
      flow.repeat();
    },
  }),
});

const discarding = steps<DiscardFrame>();

export const discard = discarding.procedure("discard", {
  // TYT-341 Own cards are the owner's choice.
  discardCard: discarding.ask<Discard>({
    when: (s, frame) => frame.left > 0 && powerOf(s, frame.power).hand.length > 0,
    seat: (_s, frame) => frame.power,
    options: (s, frame) => payments(powerOf(s, frame.power).hand),
    take: (s, frame, { card }, flow) => {
      discardSupport(s, frame.power, card, "effect", flow);
      frame.left--;
      flow.repeat();
    },
  }),
});
