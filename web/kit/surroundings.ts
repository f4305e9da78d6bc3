// What the page around a board tells it, besides what every board is given.
import { createContext, type ReactNode, useContext } from "react";
import { equal } from "#kernel/json.ts";
import type { Choice } from "#kernel/procedure.ts";

/** What the step of a lesson asks for now. */
export interface Asked {
  /** The choice to make. */
  readonly next: Choice;
  /** The choices to make one after another, out of those that a board gathers before it sends them together. */
  plan(gathered: readonly Choice[]): readonly Choice[];
}

/** What the page gives to the frame of its board. */
export interface Surroundings {
  /** The players, for the rail beside the map. */
  readonly players: ReactNode;
  /** A guide explains: nothing closes by itself. */
  readonly isTaught: boolean;
  /** Null outside of lessons, and while a step asks for nothing. */
  readonly asked: Asked | null;
}

const SurroundingsContext = createContext<Surroundings>({ players: null, isTaught: false, asked: null });

/** Says what surrounds the board. */
export const SurroundingsProvider = SurroundingsContext.Provider;

/** What surrounds the board. */
export const useSurroundings = () => useContext(SurroundingsContext);

/** What a lesson asks for, as a choice of the game; null where it asks for nothing. */
export function useAsked<C extends Choice>(): C | null {
  return (useSurroundings().asked?.next ?? null) as C | null;
}

/**
 * Whether pressing a thing with some choices leads to what a lesson asks for. Boards mark such things with `data-leads`;
 * the page points out one of those that are seen.
 */
export function useLeads(): (choices: readonly Choice[]) => boolean {
  const asked = useAsked();
  return choices => asked !== null && choices.some(choice => equal(choice, asked));
}

/** How many more (or, below zero, fewer) of something have to be gathered than there are now. */
export function lacking<C extends Choice>(
  plan: readonly C[],
  have: number,
  isOne: (choice: C) => boolean,
  countOf: (choice: C) => number = () => 1,
): number {
  return plan.filter(isOne).reduce((sum, choice) => sum + countOf(choice), 0) - have;
}
