// Setup steps IV and V: Support cards for everybody, the open pool, and a first Nation card, bought in secret and
// revealed by all at once. Automas get what their difficulty gives them.
import { type Arrange, type Bottom, type Buy, type Discard, decline, type Plain } from "../choices.ts";
import { difficultyOf } from "../content/designs.ts";
import type { NationCardId } from "../content/nation-cards.ts";
import { STARTING_SUPPORT } from "../content/numbers.ts";
import type { SupportId } from "../content/support.ts";
import type { OutfitFrame, TytaniFlow } from "../frames.ts";
import type { Power, Tytani } from "../state.ts";
import { arrangements, bottomChoices, priceOf, putOnTop, putUnder, removeFromDeck, topCards } from "./nation-deck.ts";
import { payments } from "./payments.ts";
import { deployUnit } from "./pieces.ts";
import { isAutoma, powerOf, whoOf } from "./queries.ts";
import { refuse } from "./refusals.ts";
import { flipSoloCard } from "./solo-deck.ts";
import { steps } from "./steps.ts";
import { discardSupport, drawSupport, openPool } from "./supply.ts";

const { procedure, auto, planTogether } = steps<OutfitFrame>();

type Part = Buy | Discard | Bottom | Arrange | Plain;

/** What a seat has planned so far, and what it still has to say. */
interface Plan {
  card: NationCardId | "";
  due: number;
  paid: SupportId[];
  /** The seen cards that were not bought, without one for the bottom. */
  left: NationCardId[];
  bottom: NationCardId | "";
  asks: "card" | "payment" | "bottom" | "order" | "nothing";
}

function planOf(s: Tytani, power: Power, soFar: readonly Part[]): Plan {
  const plan: Plan = { card: "", due: 0, paid: [], left: topCards(s, power), bottom: "", asks: "card" };
  for (const part of soFar) extend(s, plan, part);
  return plan;
}

function extend(s: Tytani, plan: Plan, part: Part): void {
  if (part.kind === "buy") {
    plan.card = part.card;
    plan.due = priceOf(s, part.card, 0);
    plan.left = plan.left.filter(card => card !== part.card);
  } else if (part.kind === "discard") {
    plan.due--;
    plan.paid.push(part.card);
  } else if (part.kind === "bottom") {
    plan.bottom = part.card;
    plan.left = plan.left.filter(card => card !== part.card);
  } else if (part.kind === "arrange") plan.left = [...part.cards];
  plan.asks = nextPart(plan, part);
}

function nextPart(plan: Plan, last: Part): Plan["asks"] {
  if (plan.due > 0) return "payment";
  if (last.kind === "buy" || last.kind === "discard" || last.kind === "decline") return "bottom";
  return last.kind === "arrange" || plan.left.length < 2 ? "nothing" : "order";
}

/** TYT-044, TYT-046, TYT-047, TYT-048, TYT-282. */
function planOptions(s: Tytani, power: Power, soFar: readonly Part[]): Part[] {
  const plan = planOf(s, power, soFar);
  const { hand } = powerOf(s, power);
  switch (plan.asks) {
    case "card": {
      const cards = plan.left.filter(card => priceOf(s, card, 0) <= hand.length);
      return [...cards.map(card => ({ kind: "buy", card }) as const), decline];
    }
    case "payment":
      return payments(hand.filter(card => !plan.paid.includes(card)));
    case "bottom":
      return bottomChoices(plan.left);
    case "order":
      return arrangements(plan.left);
    case "nothing":
      return [];
  }
}

function carryOut(s: Tytani, power: Power, parts: readonly Part[], flow: TytaniFlow): void {
  const plan = planOf(s, power, parts);
  const who = whoOf(s, power);
  if (plan.card !== "") {
    removeFromDeck(s, power, plan.card);
    powerOf(s, power).cards.push(plan.card);
    flow.emit({ type: "nationCardBought", who, card: plan.card, price: plan.paid.length });
  }
  for (const card of plan.paid) discardSupport(s, power, card, "payment", flow);
  if (plan.bottom !== "") putUnder(s, power, plan.bottom);
  putOnTop(s, power, plan.left);
  flow.emit({ type: "nationCardsKept", who, hasBottomed: plan.bottom !== "", bottom: plan.bottom || null });
}

/** TYT-249, TYT-251: units, cards and a solo card for an automa. */
function equipAutoma(s: Tytani, power: Power, flow: TytaniFlow): void {
  if (s.difficulty === "") return;
  const own = powerOf(s, power);
  const { units, support, nationCards } = difficultyOf(s.designs, s.difficulty);
  for (const unit of units) deployUnit(s, power, unit, own.home, "setup", flow);
  drawSupport(s, power, support, "setup", flow);
  for (let i = 0; i < nationCards; i++) {
    const card = own.deck.pop();
    if (!card) break;
    own.cards.push(card);
    flow.emit({ type: "nationCardBought", who: whoOf(s, power), card, price: 0 });
  }
  flipSoloCard(s, power, flow);
}

export const outfit = procedure("outfit", {
  // TYT-043 Three Support cards for everybody, then four open ones.
  dealSupport: auto((s, _frame, flow) => {
    for (const power of s.order) {
      if (isAutoma(s, power)) equipAutoma(s, power, flow);
      else drawSupport(s, power, STARTING_SUPPORT, "setup", flow);
    }
    openPool(s, flow);
  }),
  // TYT-044, TYT-045, TYT-275, TYT-282, TYT-304 One of the top three, or none; all are revealed together.
  buyFirst: planTogether<Part>({
    seats: s => s.powers.flatMap((_, power) => (isAutoma(s, power) ? [] : [power])),
    options: (s, _frame, seat, soFar) => planOptions(s, seat, soFar),
    refused: (s, _frame, seat, soFar) => {
      const { asks, left } = planOf(s, seat, soFar);
      const dear = left.filter(card => priceOf(s, card, 0) > powerOf(s, seat).hand.length);
      return asks === "card" ? dear.map(card => refuse({ kind: "buy", card } as Buy, "too-few-cards")) : [];
    },
    args: (s, _frame, seat, soFar) => {
      const { asks, due } = planOf(s, seat, soFar);
      return { asks, due };
    },
    isDone: (s, _frame, seat, soFar) => planOf(s, seat, soFar).asks === "nothing",
    take: (s, _frame, answers, flow) => {
      for (const power of s.order) {
        const parts = answers[power];
        if (parts) carryOut(s, power, parts, flow);
      }
    },
  }),
});
