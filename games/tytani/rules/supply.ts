// Support cards: the deck, the open pool, hands and the discard pile.
import { SUPPORT_POOL } from "../content/numbers.ts";
import { type SupportId, supportNumber } from "../content/support.ts";
import type { DiscardCause, DrawCause } from "../events.ts";
import type { TytaniFlow } from "../frames.ts";
import type { Power, Tytani } from "../state.ts";
import { powerOf, whoOf } from "./queries.ts";

/** TYT-174, TYT-175: the next card; the discards are shuffled when it is needed and the deck is empty. */
function nextSupport(s: Tytani, flow: TytaniFlow): SupportId | null {
  if (s.supportDeck.length === 0 && s.supportDiscard.length > 0) {
    s.shuffledIn = s.supportDiscard.map(supportNumber);
    s.supportDeck = flow.shuffle(s.supportDiscard);
    s.supportDiscard = [];
    flow.emit({ type: "supportShuffled", count: s.supportDeck.length });
  }
  return s.supportDeck.pop() ?? null;
}

/** Whether a card can be drawn from the deck. */
export function hasSupportLeft(s: Tytani): boolean {
  return s.supportDeck.length + s.supportDiscard.length > 0;
}

/** Draws cards from the top of the deck, as far as there are any. */
export function drawSupport(s: Tytani, power: Power, count: number, cause: DrawCause, flow: TytaniFlow): void {
  const { hand } = powerOf(s, power);
  const held = hand.length;
  for (let i = 0; i < count; i++) {
    const card = nextSupport(s, flow);
    if (card) hand.push(card);
  }
  const cards = hand.slice(held);
  if (cards.length === 0) return;
  const drawn = { type: "supportDrawn", who: whoOf(s, power), count: cards.length, cards, cause } as const;
  flow.emit(cause === "structure" ? { ...drawn, cites: "TYT-121" } : drawn);
}

/** TYT-173: takes an open card; another takes its place at once. */
export function takeSupport(s: Tytani, power: Power, card: SupportId, flow: TytaniFlow): void {
  const place = s.supportPool.indexOf(card);
  const own = powerOf(s, power);
  s.supportPool.splice(place, 1);
  own.hand.push(card);
  own.shown.push(supportNumber(card));
  flow.emit({ type: "supportTaken", who: whoOf(s, power), card });
  const next = nextSupport(s, flow);
  if (!next) return;
  s.supportPool.splice(place, 0, next);
  flow.emit({ type: "supportRevealed", cards: [next] });
}

/** TYT-173: fills the pool up to four, as far as there are cards. */
export function openPool(s: Tytani, flow: TytaniFlow): void {
  const opened: SupportId[] = [];
  while (s.supportPool.length < SUPPORT_POOL) {
    const card = nextSupport(s, flow);
    if (!card) break;
    s.supportPool.push(card);
    opened.push(card);
  }
  if (opened.length > 0) flow.emit({ type: "supportRevealed", cards: opened });
}

/** A card goes from a hand to the face-up discard pile. */
function dropSupport(s: Tytani, power: Power, card: SupportId): void {
  const own = powerOf(s, power);
  own.hand.splice(own.hand.indexOf(card), 1);
  const known = own.shown.indexOf(supportNumber(card));
  if (known >= 0) own.shown.splice(known, 1);
  s.supportDiscard.push(card);
}

/** Discards a card; a pool that ran short is filled with what is there again. */
export function discardSupport(s: Tytani, power: Power, card: SupportId, cause: DiscardCause, flow: TytaniFlow): void {
  dropSupport(s, power, card);
  flow.emit({ type: "supportDiscarded", who: whoOf(s, power), card, cause });
  openPool(s, flow);
}

/** TYT-132: cards that are played are discarded at once. */
export function playSupport(s: Tytani, power: Power, cards: readonly SupportId[], flow: TytaniFlow): void {
  for (const card of cards) dropSupport(s, power, card);
  flow.emit({ type: "supportPlayed", who: whoOf(s, power), cards: [...cards] });
  openPool(s, flow);
}

/** TYT-245: a card of the game's choice, if there is one. */
export function discardRandom(s: Tytani, power: Power, cause: DiscardCause, flow: TytaniFlow): void {
  const { hand } = powerOf(s, power);
  if (hand.length > 0) discardSupport(s, power, flow.pick(hand), cause, flow);
}
