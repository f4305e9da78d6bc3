// Buying a Nation card during the game (TYT-093 to TYT-102): choose, pay, and put one of the others under the deck.
import type { Refusal } from "#kernel/procedure.ts";
import { frameOf } from "#kernel/procedure.ts";
import { type Arrange, type Bottom, type Buy, type Discard, decline, type Plain } from "../choices.ts";
import type { NationCardId } from "../content/nation-cards.ts";
import type { ActionId } from "../content/orders.ts";
import type { PurchaseFrame, ReinforcementFrame, TurnFrame, TytaniFlow } from "../frames.ts";
import type { Power, Tytani } from "../state.ts";
import {
  arrangements,
  bottomChoices,
  canBuy,
  priceOf,
  putOnTop,
  putUnder,
  removeFromDeck,
  topCards,
} from "./nation-deck.ts";
import type { OpRule } from "./op-rule.ts";
import { payments } from "./payments.ts";
import { powerOf, whoOf } from "./queries.ts";
import { refuse } from "./refusals.ts";
import { steps } from "./steps.ts";
import { discardSupport } from "./supply.ts";

export const buyNationCardOp: OpRule<"buyNationCard"> = {
  isPossible: (s, power, op) => canBuy(s, power, op.discount),
  run: (_s, { power, origin }, op, { call }) =>
    call("purchase", { power, origin, discount: op.discount, card: "", due: 0, seen: 0 }),
};

const { procedure, auto, ask } = steps<PurchaseFrame>();

function tooDear(s: Tytani, frame: PurchaseFrame): Refusal[] {
  const { hand } = powerOf(s, frame.power);
  return topCards(s, frame.power)
    .filter(card => priceOf(s, card, frame.discount) > hand.length)
    .map(card => refuse({ kind: "buy", card } as Buy, "too-few-cards"));
}

/** TYT-098: a bought card lies face up, however many there are; an action counts as used only now (TYT-221). */
function receive(s: Tytani, frame: PurchaseFrame, card: NationCardId, flow: TytaniFlow): void {
  const { power, discount, origin } = frame;
  const price = priceOf(s, card, discount);
  frame.seen = topCards(s, power).length - 1;
  removeFromDeck(s, power, card);
  powerOf(s, power).cards.push(card);
  frameOf<TurnFrame>(s, "turn")?.used.push(origin as ActionId);
  flow.emit({ type: "nationCardBought", who: whoOf(s, power), card, price });
}

/** TYT-326: nothing was bought, so the action or the reinforcement is free again. */
function giveBack(s: Tytani, { origin }: PurchaseFrame): void {
  const turn = frameOf<TurnFrame>(s, "turn");
  if (turn) turn.begun = turn.begun.filter(action => action !== origin);
  const reinforcement = frameOf<ReinforcementFrame>(s, "reinforcement");
  if (reinforcement) reinforcement.isBackedOut = true;
}

/** TYT-096: whether the deck is large enough for its bottom to differ from its top. */
const hasBottom = (s: Tytani, power: Power): boolean => powerOf(s, power).deck.length > 1;

export const purchase = procedure("purchase", {
  // TYT-093, TYT-291, TYT-326 One of the top three, or none after all.
  chooseCard: ask<Buy | Plain>({
    seat: (_s, frame) => frame.power,
    options: (s, frame) => {
      const { hand } = powerOf(s, frame.power);
      const cards = topCards(s, frame.power).filter(card => priceOf(s, card, frame.discount) <= hand.length);
      return [...cards.map(card => ({ kind: "buy", card }) as const), decline];
    },
    refused: tooDear,
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "buy") {
        giveBack(s, frame);
        return flow.end();
      }
      frame.card = choice.card;
      frame.due = priceOf(s, choice.card, frame.discount);
    },
  }),
  // TYT-099 Any Support cards pay for it.
  payCard: ask<Discard>({
    when: (_s, frame) => frame.due > 0,
    seat: (_s, frame) => frame.power,
    options: (s, frame) => payments(powerOf(s, frame.power).hand),
    args: (_s, frame) => ({ due: frame.due, card: frame.card }),
    take: (s, frame, { card }, flow) => {
      discardSupport(s, frame.power, card, "payment", flow);
      frame.due--;
      flow.repeat();
    },
  }),
  receiveCard: auto((s, frame, flow) => {
    if (frame.card !== "") receive(s, frame, frame.card, flow);
  }),
  // TYT-096, TYT-097 One of the others may go under the deck.
  chooseBottom: ask<Bottom | Plain>({
    when: (s, frame) => frame.seen > 0 && hasBottom(s, frame.power),
    seat: (_s, frame) => frame.power,
    options: (s, frame) => bottomChoices(topCards(s, frame.power, frame.seen)),
    take: (s, frame, choice, { emit }) => {
      const who = whoOf(s, frame.power);
      const bottom = choice.kind === "bottom" ? choice.card : null;
      if (bottom !== null) {
        putUnder(s, frame.power, bottom);
        frame.seen--;
      }
      emit({ type: "nationCardsKept", who, hasBottomed: bottom !== null, bottom });
    },
  }),
  // TYT-048 The rest go back on top in any order.
  arrangeTop: ask<Arrange>({
    when: (_s, frame) => frame.seen > 1,
    seat: (_s, frame) => frame.power,
    options: (s, frame) => arrangements(topCards(s, frame.power, frame.seen)),
    take: (s, frame, { cards }) => putOnTop(s, frame.power, cards),
  }),
});
