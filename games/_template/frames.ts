// The running procedures: what each of them has to remember.
import type { Frame, Seat, WindowFrame } from "#kernel/procedure.ts";
import type { CardId, Effect } from "./content/cards.ts";

/** The whole game: round after round. */
export interface GameFrame extends Frame {
  proc: "game";
}

/** One beacon. */
export interface RoundFrame extends WindowFrame {
  proc: "round";
  /** The card each seat committed, after it was revealed. */
  committed: CardId[];
  /** The cards each seat added as sparks. */
  sparks: CardId[][];
  winner: Seat | null;
}

/** The effects of the winner's card, those that are left. */
export interface EffectsFrame extends Frame {
  proc: "effects";
  seat: Seat;
  card: CardId;
  left: Effect[];
}

/** The winner dims another seat's light. */
export interface DimFrame extends Frame {
  proc: "dim";
  seat: Seat;
  amount: number;
}

/** Any frame of this game. */
export type BeaconsFrame = GameFrame | RoundFrame | EffectsFrame | DimFrame;
