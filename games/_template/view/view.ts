// What one viewer sees: an allow-list. What is not named here nobody sees.
import type { Viewer } from "#kernel/game.ts";
import { frameOf, type Seat } from "#kernel/procedure.ts";
import type { CardId } from "../content/cards.ts";
import type { RoundFrame } from "../frames.ts";
import { strengthOf } from "../rules/queries.ts";
import type { Beacons } from "../state.ts";

/** The table as one viewer sees it. */
export interface BeaconsView {
  readonly round: number;
  readonly rounds: number;
  readonly first: Seat;
  readonly worth: number;
  readonly deckSize: number;
  readonly discard: readonly CardId[];
  readonly seats: readonly SeatView[];
}

/** One seat as a viewer sees it. */
export interface SeatView {
  readonly light: number;
  readonly handSize: number;
  /** The cards of the hand; null for everybody but its owner. */
  readonly hand: readonly CardId[] | null;
  /** The revealed card of this round; null before. */
  readonly committed: CardId | null;
  readonly sparks: readonly CardId[];
  readonly laidAside: readonly CardId[];
  readonly strength: number;
}

/** TPL-013 The view of a seat or a spectator: hands are shown to their owners alone, the deck to nobody. */
export function viewFor(s: Beacons, viewer: Viewer): BeaconsView {
  const round = frameOf<RoundFrame>(s, "round");
  return {
    round: s.round,
    rounds: s.rounds,
    first: s.first,
    worth: s.worth,
    deckSize: s.deck.length,
    discard: s.discard,
    seats: s.hands.map((hand, seat) => ({
      light: s.light[seat]!,
      handSize: hand.length,
      hand: seat === viewer ? hand : null,
      committed: round?.committed[seat] ?? null,
      sparks: round?.sparks[seat] ?? [],
      laidAside: s.laidAside[seat]!,
      strength: round ? strengthOf(round, seat) : 0,
    })),
  };
}
