// What can happen.
import type { Seat } from "#kernel/procedure.ts";
import type { CardId } from "./content/cards.ts";

/** Anything that happens in this game. */
export type BeaconsEvent =
  | { readonly type: "roundBegan"; readonly round: number; readonly worth: number; readonly first: Seat }
  | { readonly type: "cardsRevealed"; readonly committed: readonly CardId[] }
  | { readonly type: "sparkPlayed"; readonly seat: Seat; readonly card: CardId; readonly amount: number }
  | {
      readonly type: "beaconWon";
      readonly seat: Seat;
      readonly card: CardId;
      readonly worth: number;
      readonly strength: number;
    }
  | { readonly type: "beaconStayedDark"; readonly strength: number }
  | { readonly type: "cardsLaidAside"; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: "lightGained"; readonly seat: Seat; readonly amount: number; readonly card: CardId }
  | { readonly type: "lightDimmed"; readonly seat: Seat; readonly by: Seat; readonly amount: number }
  | {
      readonly type: "cardsDrawn";
      readonly seat: Seat;
      readonly amount: number;
      /** The cards; null for everybody but the one who drew. */
      readonly cards: readonly CardId[] | null;
    }
  | { readonly type: "discardShuffled"; readonly amount: number };
