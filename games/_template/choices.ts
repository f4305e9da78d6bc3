// What players can be asked to choose, and what questions tell.
import type { Pass, Seat } from "#kernel/procedure.ts";
import type { CardId } from "./content/cards.ts";

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
