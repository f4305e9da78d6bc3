// The types of state, frames, choices and events.
import type { Frame, Pass, Seat, State, WindowFrame } from "#kernel/procedure.ts";
import type { CardId, Effect } from "./content/cards.ts";

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

/** Commits a card face down. */
export interface Commit {
  readonly kind: "commit";
  readonly card: CardId;
}

/** Adds a card as a spark. */
export interface PlaySpark {
  readonly kind: "spark";
  readonly card: CardId;
}

/** Dims a seat's light. */
export interface Dim {
  readonly kind: "dim";
  readonly target: Seat;
}

/** Lays a card of the hand aside. */
export interface LayAside {
  readonly kind: "layAside";
  readonly card: CardId;
}

/** Keeps the rest of the hand. */
export interface Keep {
  readonly kind: "keep";
}

/** Any choice of this game. */
export type BeaconsChoice = Commit | PlaySpark | Dim | LayAside | Keep | Pass;

/** What questions tell besides the options: the numbers of their sentences, by procedure and step. */
export interface BeaconsArgs {
  "round.playSparks": { readonly strength: number };
  "round.layAside": { readonly left: number };
}

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
