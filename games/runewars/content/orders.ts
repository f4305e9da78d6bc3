// The eight Order cards; every player has all of them. A card goes by its number.
import { frozen } from "#kernel/content.ts";

export type OrderId =
  | "strategize"
  | "mobilize"
  | "conquer"
  | "harvest"
  | "recruit"
  | "rally-support"
  | "acquire-power"
  | "fortify";

/** Orders by number, from 1. */
export const orderIds: readonly OrderId[] = frozen<readonly OrderId[]>([
  "strategize",
  "mobilize",
  "conquer",
  "harvest",
  "recruit",
  "rally-support",
  "acquire-power",
  "fortify",
]);
export const orderNumbers: readonly number[] = frozen([1, 2, 3, 4, 5, 6, 7, 8]);

/** The Order of a number. */
export const orderOf = (number: number): OrderId => orderIds[number - 1]!;

/** The number of an Order. */
export const numberOf = (order: OrderId): number => orderIds.indexOf(order) + 1;

/** RUN-370: Fortify has no Supremacy effect; Conquer's is used inside its battle (RUN-334). */
export const hasSupremacy = (number: number): boolean => !["fortify", "conquer"].includes(orderOf(number));

/** RUN-333: what Conquer's Supremacy takes from a stronghold. */
export const CONQUER_STRENGTH = 3;
