// The closed list of things that threats, titans and census rewards do; `rules/effects.ts` runs them.
import { frozen } from "#kernel/content.ts";
import type { UnitCounts } from "./units.ts";

/** One thing that happens to a player, or that the player does. */
export type Effect =
  /** Takes this value in sovereigns from the Bank. */
  | { readonly op: "gain-sovereigns"; readonly amount: number }
  /** Places own bards into open regions that border the city of the own Idrakis; after a census only as many as wanted. */
  | { readonly op: "place-bards"; readonly amount: number }
  /** Adds floors to the guild of the city of the own Idrakis. */
  | { readonly op: "build-floors"; readonly amount: number }
  /** Adds a floor to any own guild; it waits behind the screen while none has room. */
  | { readonly op: "add-floor-to-own-guild" }
  /** Returns exactly these units to the Barracks. */
  | { readonly op: "pay-units"; readonly units: UnitCounts }
  /** Returns this many units of own choice to the Barracks. */
  | { readonly op: "pay-any-units"; readonly amount: number }
  /** Picks two of the possible rewards, then receives them in printed order. */
  | { readonly op: "choose-rewards" }
  /** The titan leaves the game. */
  | { readonly op: "remove-from-game" }
  /** Moves one marker of the virtual player up; nothing in games without one. */
  | { readonly op: "advance-virtual-player" };

/** The kinds of rewards, in printed order. */
export type RewardId = "sovereigns" | "bards" | "floors";

/** Every kind of reward, in printed order. */
export const rewardIds: readonly RewardId[] = frozen<RewardId[]>(["sovereigns", "bards", "floors"]);

/** One of the three rewards of a threat or titan. */
export interface Reward {
  readonly id: RewardId;
  readonly amount: number;
  readonly effect: Effect;
}

/** The three rewards of a threat or titan, in printed order. */
export function rewardsOf(sovereigns: number, bards: number, floors: number): readonly Reward[] {
  return [
    { id: "sovereigns", amount: sovereigns, effect: { op: "gain-sovereigns", amount: sovereigns } },
    { id: "bards", amount: bards, effect: { op: "place-bards", amount: bards } },
    { id: "floors", amount: floors, effect: { op: "build-floors", amount: floors } },
  ];
}

export const payUnits = (units: UnitCounts): Effect => ({ op: "pay-units", units });
export const payAnyUnits = (amount: number): Effect => ({ op: "pay-any-units", amount });
export const chooseTwo: Effect = { op: "choose-rewards" };
export const advanceVirtualPlayer: Effect = { op: "advance-virtual-player" };
export const removeFromGame: Effect = { op: "remove-from-game" };
