// The Nation deck and what its cards cost: shared by the first purchase, purchases in play and automas.
import { frameOf } from "#kernel/procedure.ts";
import type { Arrange, Bottom, Plain } from "../choices.ts";
import { keepOnTop } from "../choices.ts";
import { type NationCardId, nationCardOf } from "../content/nation-cards.ts";
import { discounts, NATION_CARDS_SEEN } from "../content/numbers.ts";
import type { PurchaseFrame } from "../frames.ts";
import type { Power, Tytani } from "../state.ts";
import { powerOf } from "./queries.ts";

/** TYT-093, TYT-101: the cards a buyer looks at, the topmost first. */
export function topCards(s: Tytani, power: Power, count = NATION_CARDS_SEEN): NationCardId[] {
  const { deck } = powerOf(s, power);
  const cards: NationCardId[] = [];
  for (let i = deck.length - 1; i >= 0 && cards.length < count; i--) cards.push(deck[i]!);
  return cards;
}

/** TYT-094, TYT-095, TYT-213, TYT-326: what a card costs now. */
export function priceOf(s: Tytani, card: NationCardId, discount: number): number {
  return Math.max(0, nationCardOf(card).cost - discount - discounts[s.round]!);
}

/** What cards of a power's deck cost now: in a purchase with its discount. */
export function pricesOf(s: Tytani, power: Power, cards: readonly NationCardId[]): number[] {
  const purchase = frameOf<PurchaseFrame>(s, "purchase");
  const discount = purchase?.power === power ? purchase.discount : 0;
  const prices: number[] = [];
  for (const card of cards) prices.push(priceOf(s, card, discount));
  return prices;
}

/** TYT-099, TYT-333: whether a power has enough cards for one of the top cards. */
export function canBuy(s: Tytani, power: Power, discount: number): boolean {
  const { hand } = powerOf(s, power);
  return topCards(s, power).some(card => priceOf(s, card, discount) <= hand.length);
}

/** Takes a card out of the deck. */
export function removeFromDeck(s: Tytani, power: Power, card: NationCardId): void {
  const own = powerOf(s, power);
  own.deck.splice(own.deck.indexOf(card), 1);
  own.bottomed = Math.min(own.bottomed, own.deck.length);
}

/** TYT-096: a card goes under the deck; its owner knows it there. */
export function putUnder(s: Tytani, power: Power, card: NationCardId): void {
  const own = powerOf(s, power);
  const isKnown = own.deck.indexOf(card) < own.bottomed;
  removeFromDeck(s, power, card);
  own.deck.unshift(card);
  own.bottomed = Math.min(own.deck.length, isKnown ? own.bottomed : own.bottomed + 1);
}

/** TYT-048: the seen cards lie on top in the order given, the topmost first. */
export function putOnTop(s: Tytani, power: Power, cards: readonly NationCardId[]): void {
  const { deck } = powerOf(s, power);
  deck.splice(deck.length - cards.length, cards.length, ...[...cards].reverse());
}

/** TYT-046, TYT-096: which of the cards may go under the deck; none need. */
export function bottomChoices(cards: readonly NationCardId[]): (Bottom | Plain)[] {
  return [...cards.map(card => ({ kind: "bottom", card }) as const), keepOnTop];
}

/** TYT-048: every order of cards. */
export function arrangements(cards: readonly NationCardId[]): Arrange[] {
  return permutations(cards).map(order => ({ kind: "arrange", cards: order }));
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((item, i) => permutations(list.filter((_, j) => j !== i)).map(rest => [item, ...rest]));
}
