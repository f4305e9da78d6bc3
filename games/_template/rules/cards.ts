// Drawing and discarding; called by the round and by effects.
import type { Flow, Seat } from "#kernel/procedure.ts";
import type { CardId } from "../content/cards.ts";
import type { BeaconsEvent } from "../events.ts";
import type { BeaconsFrame } from "../frames.ts";
import type { Beacons } from "../state.ts";

/** Takes one card out of a list. */
export function removeCard(list: CardId[], card: CardId): void {
  list.splice(list.indexOf(card), 1);
}

/** TPL-011 Draws cards; an empty deck is made of the shuffled discard pile, and if that is empty too, nothing is drawn. */
export function draw(s: Beacons, seat: Seat, amount: number, flow: Flow<BeaconsEvent, BeaconsFrame>): void {
  const drawn: CardId[] = [];
  for (let i = 0; i < amount; i++) {
    if (s.deck.length === 0 && s.discard.length > 0) {
      flow.emit({ type: "discardShuffled", amount: s.discard.length });
      s.deck = flow.shuffle(s.discard);
      s.discard = [];
    }
    const card = s.deck.pop();
    if (card !== undefined) drawn.push(card);
  }
  s.hands[seat]!.push(...drawn);
  if (drawn.length > 0) flow.emit({ type: "cardsDrawn", seat, amount: drawn.length, cards: drawn });
}
