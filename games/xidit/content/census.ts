// The military census: what the most units of each type earn, alone or tied.

import { type Source, table } from "#kernel/content.ts";
import type { Effect } from "./effects.ts";
import type { UnitId } from "./units.ts";

/** What one part of the census gives. */
export interface CensusReward {
  readonly unit: UnitId;
  /** For a player who alone shows most. */
  readonly sole: readonly Effect[];
  /** For each of several players who show most. */
  readonly tied: readonly Effect[];
  readonly source: Source;
}

const sovereigns = (amount: number): Effect => ({ op: "gain-sovereigns", amount });
const bards = (amount: number): Effect => ({ op: "place-bards", amount });
const floor: Effect = { op: "add-floor-to-own-guild" };

/** XID-168..172 The five parts of a census, in their order. */
export const census: readonly CensusReward[] = table<CensusReward[]>("xidit", "census", [
  { unit: "militia", sole: [sovereigns(1)], tied: [sovereigns(1)], source: "rulebook" },
  { unit: "archer", sole: [sovereigns(2)], tied: [sovereigns(1)], source: "rulebook" },
  { unit: "infantry", sole: [bards(1)], tied: [bards(1)], source: "rulebook" },
  { unit: "cleric", sole: [bards(2)], tied: [bards(1)], source: "rulebook" },
  { unit: "battle-mage", sole: [floor], tied: [floor], source: "rulebook" },
]);
