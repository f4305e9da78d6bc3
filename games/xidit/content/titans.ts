// The six titans, two of each size. They ask for any units; their size comes from the rulebook, their rewards do not.

import { type Source, table } from "#kernel/content.ts";
import {
  advanceVirtualPlayer,
  chooseTwo,
  type Effect,
  payAnyUnits,
  type Reward,
  removeFromGame,
  rewardsOf,
} from "./effects.ts";

/** The id of a titan. */
export type TitanId = "titan-3a" | "titan-3b" | "titan-4a" | "titan-4b" | "titan-5a" | "titan-5b";

interface TitanRow {
  readonly id: TitanId;
  /** How many units, of any types, it takes to eliminate it. */
  readonly units: number;
  readonly rewards: readonly [sovereigns: number, bards: number, floors: number];
  readonly source: Source;
}

/** One titan token. */
export interface Titan extends Omit<TitanRow, "rewards"> {
  readonly rewards: readonly Reward[];
  /** What eliminating it does. */
  readonly effects: readonly Effect[];
}

// XID-160 A titan advances the virtual player as a threat does.
const titan = (row: TitanRow): Titan => ({
  ...row,
  rewards: rewardsOf(...row.rewards),
  effects: [payAnyUnits(row.units), chooseTwo, advanceVirtualPlayer, removeFromGame],
});

/** XID-010 Every titan, by size; two of a size form a stack. */
export const titans: readonly Titan[] = table("xidit", "titans", [
  titan({ id: "titan-3a", units: 3, rewards: [3, 2, 2], source: "designed" }),
  titan({ id: "titan-3b", units: 3, rewards: [2, 3, 2], source: "designed" }),
  titan({ id: "titan-4a", units: 4, rewards: [5, 3, 2], source: "designed" }),
  titan({ id: "titan-4b", units: 4, rewards: [3, 4, 3], source: "designed" }),
  titan({ id: "titan-5a", units: 5, rewards: [6, 4, 3], source: "designed" }),
  titan({ id: "titan-5b", units: 5, rewards: [5, 4, 4], source: "designed" }),
]);
