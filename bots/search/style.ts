// What makes one searcher differ from another, as data.
import type { Horizon } from "./playout.ts";
import type { Taste } from "./tree.ts";

/** How much a search may think; whichever ends first. */
export interface Budget {
  readonly iterations: number;
  /** A limit of time, by a clock of the caller's; without it a search is the same every time. */
  readonly time?: { readonly milliseconds: number; now(): number };
}

/** How a searcher thinks. */
export interface Style extends Taste, Horizon {
  readonly iterations: number;
  /** The longest it thinks where there is a clock. */
  readonly milliseconds: number;
  /** Moves deep the tree grows; below it playouts decide. */
  readonly depth: number;
  /** Visits of a move before the tree grows below it, where the game has quick choices of its own. */
  readonly patience: number;
  /** What it expects of others: their best moves, what comes to mind first, or nothing at all. */
  readonly others: "best" | "habit" | "nothing";
  /**
   * How clearly a move must be better than the game's own advice to be taken instead, in standard errors; null for those
   * who get no advice.
   */
  readonly evidence: number | null;
  /** Moves worth this much less than the best look just as good to it. */
  readonly indifference: number;
}

/** The full strength; levels take something away from it. */
export const fullStyle: Style = {
  iterations: 2000,
  milliseconds: 5000,
  curiosity: 2,
  width: 6,
  growth: 0.5,
  depth: 24,
  patience: 24,
  decisions: 40,
  most: 400,
  others: "best",
  evidence: 2,
  indifference: 0,
};
