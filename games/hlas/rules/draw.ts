// The Spell Library: drawing, discarding down to the limit, and the deck that never ends (HLAS-110, HLAS-119, HLAS-120).
import type { Seat } from "#kernel/procedure.ts";
import type { Discard } from "../choices.ts";
import type { SpellId } from "../content/spells.ts";
import type { HlasEvent } from "../events.ts";
import type { DrawFrame, HlasFlow } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { libraryLimit } from "./modifiers.ts";
import { realmOf } from "./queries.ts";
import { steps } from "./steps.ts";

/** HLAS-119, HLAS-394: the discard pile becomes the deck when that is empty. */
function refill(s: Hlas, flow: HlasFlow): void {
  if (s.deck.length > 0 || s.discard.length === 0) return;
  s.deck = flow.shuffle(s.discard);
  s.discard = [];
  s.cast = [];
  flow.emit({ type: "deckShuffled", count: s.deck.length });
}

/** Draws cards into the Library as far as there are any. */
export function drawCards(
  s: Hlas,
  seat: Seat,
  count: number,
  cause: Extract<HlasEvent, { type: "cardsDrawn" }>["cause"],
  flow: HlasFlow,
): void {
  const cards: SpellId[] = [];
  for (let i = 0; i < count; i++) {
    refill(s, flow);
    const card = s.deck.pop();
    if (card) cards.push(card);
  }
  if (cards.length === 0) return;
  realmOf(s, seat).library.push(...cards);
  flow.emit({ type: "cardsDrawn", seat, count: cards.length, cards, cause });
}

/** HLAS-111: a card goes face down to the discard pile. */
export function discardCard(s: Hlas, seat: Seat, card: SpellId, flow: HlasFlow): void {
  const { library } = realmOf(s, seat);
  library.splice(library.indexOf(card), 1);
  s.discard.push(card);
  flow.emit({ type: "cardsDiscarded", seat, count: 1, cards: [card] });
}

/** Each kind of card in a Library once. */
export function differentCards(library: readonly SpellId[]): SpellId[] {
  return library.filter((card, at) => library.indexOf(card) === at);
}

export const isOverLimit = (s: Hlas, seat: Seat): boolean => realmOf(s, seat).library.length > libraryLimit(s, seat);

const { procedure, auto, ask } = steps<DrawFrame>();

export const draw = procedure("draw", {
  drawCards: auto((s, frame, flow) => drawCards(s, frame.seat, frame.count, frame.cause, flow)),
  // HLAS-110 Any of the drawn and held cards, until the Library is at its limit.
  discard: ask<Discard>({
    when: (s, frame) => isOverLimit(s, frame.seat),
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => differentCards(realmOf(s, frame.seat).library).map(card => ({ kind: "discard", card })),
    args: (s, frame) => ({ limit: libraryLimit(s, frame.seat) }),
    take: (s, frame, { card }, flow) => {
      discardCard(s, frame.seat, card, flow);
      flow.repeat();
    },
  }),
});
