// The state: what lies on the table.
import type { Seat, State } from "#kernel/procedure.ts";
import type { CardId } from "./content/cards.ts";

/** A game of beacons. */
export interface Beacons extends State {
  /** The current round, counted from 1. */
  round: number;
  /** How many rounds are played. */
  rounds: number;
  /** Who is asked first in the current round. */
  first: Seat;
  /** What the current beacon is worth. */
  worth: number;
  /** Each seat's light: the score. */
  light: number[];
  /** Each seat's cards, known to it alone. */
  hands: CardId[][];
  /** The face-down pile; the last card is on top. Nobody knows its order. */
  deck: CardId[];
  discard: CardId[];
  /** What each seat laid aside last; it stays in sight when the discard pile is shuffled. */
  laidAside: CardId[][];
}
