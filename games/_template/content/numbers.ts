// The numbers of the rules, each in one place.
import { frozen } from "#kernel/content.ts";

/** How many there are of what. */
export const numbers = frozen({
  copiesOfEachCard: 4,
  handSize: 3,
  /** The sides of the die that says what a beacon is worth. */
  worthDie: 3,
  /** Rounds by the table setting `length`. */
  rounds: { short: 4, long: 7 },
});
