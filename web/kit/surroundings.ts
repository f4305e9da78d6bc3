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
  /** Told whether a board has them in its rail, so that they stand nowhere else. */
  onRail(isThere: boolean): void;
  /** A guide explains: nothing closes by itself. */
  readonly isTaught: boolean;
}

const SurroundingsContext = createContext<Surroundings>({
  players: null,
  onRail: () => {},
  isTaught: false,
});
/** Apart from the rest, which changes with every look: every thing on a board wants to know it. */
const AskedContext = createContext<Asked | null>(null);

/** Says what surrounds the board. */
export const SurroundingsProvider = SurroundingsContext.Provider;

/** Says what the step of a lesson asks for. */
export const AskedProvider = AskedContext.Provider;

/** What surrounds the board. */
export const useSurroundings = () => useContext(SurroundingsContext);

/** What the step of a lesson asks for; null outside of lessons, and while it asks for nothing. */
export const useAskedPlan = () => useContext(AskedContext);

/** What a lesson asks for, as a choice of the game; null where it asks for nothing. */
export function useAsked<C extends Choice>(): C | null {
  return (useAskedPlan()?.next ?? null) as C | null;
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
