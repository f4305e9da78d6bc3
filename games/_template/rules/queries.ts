// Pure questions that several chapters ask.
import type { Seat } from "#kernel/procedure.ts";
import type { Keep, LayAside } from "../choices.ts";
import { type CardId, cardOf } from "../content/cards.ts";
import { numbers } from "../content/numbers.ts";
import type { RoundFrame } from "../frames.ts";
import type { Beacons } from "../state.ts";

/** All seats, from the first seat of the round on. */
export function seatsInTurn(s: Beacons): Seat[] {
  return s.hands.map((_, i) => (s.first + i) % s.seats);
}

/** What a card adds as a spark; 0 when it cannot be one. */
export function sparkOf(card: CardId): number {
  return cardOf(card).spark ?? 0;
}

/** A seat's strength for the beacon: its card and its sparks (TPL-006, TPL-007). */
export function strengthOf(round: RoundFrame, seat: Seat): number {
  const card = round.committed[seat];
  const sparks = round.sparks[seat] ?? [];
  return sparks.reduce((sum, spark) => sum + sparkOf(spark), card ? cardOf(card).strength : 0);
}

/** Whether the long game is played. */
export function isLong(s: Beacons): boolean {
  return s.rounds === numbers.rounds.long;
}

/** The cards a seat would still hold if it laid these aside (TPL-014). */
export function keptOf(s: Beacons, seat: Seat, soFar: readonly (LayAside | Keep)[]): CardId[] {
  const hand = [...s.hands[seat]!];
  for (const choice of soFar) if (choice.kind === "layAside") hand.splice(hand.indexOf(choice.card), 1);
  return hand;
}

/** Each card of a hand once: equal cards are one option. */
export function differentCards(hand: readonly CardId[]): CardId[] {
  return hand.filter((card, i) => hand.indexOf(card) === i);
}
