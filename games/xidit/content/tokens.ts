// The two-sided city tokens. Recruitment side: the units to be recruited. Threat side: the units required and the
// three rewards (sovereigns, bards, floors). Counts of units are by strength: militia, archers, infantry, clerics, mages.
// Both sides are open to everybody at any time (XID-255).

import { type Source, table } from "#kernel/content.ts";
import { advanceVirtualPlayer, chooseTwo, type Effect, payUnits, type Reward, rewardsOf } from "./effects.ts";
import type { UnitCounts } from "./units.ts";

interface TokenRow {
  readonly city: number;
  readonly recruits: UnitCounts;
  readonly requires: UnitCounts;
  readonly rewards: readonly [sovereigns: number, bards: number, floors: number];
  readonly source: Source;
  /** Where the recruitment side comes from, if not from the same source. */
  readonly recruitsSource?: Source;
  /** Which parts the rulebook fixes. */
  readonly fixed?: string;
}

/** XID-009, 080 One city token, both its sides; it lies only on the city of its number. */
export interface CityToken extends Omit<TokenRow, "rewards"> {
  readonly rewards: readonly Reward[];
  /** What eliminating the threat does. */
  readonly effects: readonly Effect[];
}

// XID-228 The virtual player advances after the rewards.
const token = (row: TokenRow): CityToken => ({
  ...row,
  rewards: rewardsOf(...row.rewards),
  effects: [payUnits(row.requires), chooseTwo, advanceVirtualPlayer],
});

/** XID-007 The set for four and five players, by city from 1. */
export const tokensFor45: readonly CityToken[] = table("xidit", "tokensFor45", [
  token({ city: 1, recruits: [0, 1, 1, 2, 1], requires: [0, 1, 1, 1, 0], rewards: [5, 4, 2], source: "designed" }),
  token({ city: 2, recruits: [2, 1, 1, 1, 0], requires: [1, 0, 1, 0, 0], rewards: [3, 2, 2], source: "designed" }),
  token({ city: 3, recruits: [3, 1, 0, 0, 1], requires: [2, 0, 0, 0, 0], rewards: [2, 3, 1], source: "designed" }),
  token({ city: 4, recruits: [1, 2, 1, 1, 0], requires: [0, 1, 0, 1, 0], rewards: [2, 3, 2], source: "designed" }),
  token({
    city: 5,
    recruits: [2, 0, 1, 1, 1],
    requires: [0, 0, 2, 0, 0],
    rewards: [2, 1, 3],
    source: "designed",
    fixed: "the recruitment side includes militia",
  }),
  token({
    city: 6,
    recruits: [1, 2, 1, 0, 1],
    requires: [0, 2, 0, 0, 0],
    rewards: [3, 2, 2],
    source: "designed",
    recruitsSource: "rulebook",
    fixed: "recruitment side exactly 1 militia, 2 archers, 1 infantry, 1 battle mage",
  }),
  token({
    city: 7,
    recruits: [2, 1, 1, 0, 1],
    requires: [1, 0, 0, 0, 1],
    rewards: [3, 1, 3],
    source: "designed",
    fixed: "after two recruitments 1 archer, 1 infantry, 1 battle mage remain; the two spent icons are designed",
  }),
  token({ city: 8, recruits: [0, 2, 2, 1, 0], requires: [0, 0, 1, 1, 0], rewards: [3, 4, 1], source: "designed" }),
  token({
    city: 9,
    recruits: [1, 1, 2, 1, 0],
    requires: [0, 1, 0, 1, 0],
    rewards: [5, 2, 1],
    source: "designed",
    fixed: "5 sovereigns; rest designed",
  }),
  token({
    city: 10,
    recruits: [3, 1, 0, 1, 0],
    requires: [0, 1, 0, 0, 1],
    rewards: [1, 1, 4],
    source: "designed",
    fixed: "cost 1 archer + 1 battle mage, 4 floors; designed: sovereigns and bards",
  }),
  token({
    city: 11,
    recruits: [1, 1, 1, 1, 1],
    requires: [1, 0, 0, 1, 0],
    rewards: [2, 4, 1],
    source: "designed",
    fixed: "4 bards; rest designed",
  }),
  token({
    city: 12,
    recruits: [0, 3, 1, 0, 1],
    requires: [0, 1, 1, 0, 0],
    rewards: [1, 4, 1],
    source: "designed",
    fixed:
      "4 bards so that the bard example holds whichever of the two printed numbers (11 or 12) is its token; rest designed",
  }),
  token({ city: 13, recruits: [1, 0, 2, 1, 1], requires: [0, 0, 1, 0, 1], rewards: [3, 2, 3], source: "designed" }),
  token({ city: 14, recruits: [2, 2, 1, 0, 0], requires: [1, 1, 0, 0, 0], rewards: [4, 1, 1], source: "designed" }),
  token({ city: 15, recruits: [1, 1, 0, 2, 1], requires: [0, 0, 0, 2, 0], rewards: [5, 2, 2], source: "designed" }),
  token({ city: 16, recruits: [2, 1, 0, 1, 1], requires: [0, 1, 1, 0, 0], rewards: [2, 1, 3], source: "designed" }),
  token({
    city: 17,
    recruits: [0, 1, 2, 1, 1],
    requires: [1, 1, 0, 1, 0],
    rewards: [3, 3, 3],
    source: "designed",
    fixed: "cost 1 militia + 1 archer + 1 cleric, 3 floors, 3 bards; designed: sovereign amount",
  }),
  token({ city: 18, recruits: [1, 2, 0, 1, 1], requires: [1, 0, 1, 0, 0], rewards: [4, 2, 1], source: "designed" }),
  token({ city: 19, recruits: [2, 0, 2, 0, 1], requires: [1, 0, 0, 0, 1], rewards: [2, 2, 3], source: "designed" }),
  token({ city: 20, recruits: [1, 1, 1, 2, 0], requires: [2, 0, 0, 0, 1], rewards: [6, 2, 2], source: "designed" }),
  token({ city: 21, recruits: [1, 0, 1, 1, 2], requires: [1, 0, 0, 1, 1], rewards: [4, 3, 4], source: "designed" }),
]);

/** XID-007, 008 The set for three players, by city from 1. */
export const tokensFor3: readonly CityToken[] = table("xidit", "tokensFor3", [
  token({ city: 1, recruits: [0, 1, 1, 1, 1], requires: [0, 0, 0, 1, 1], rewards: [4, 3, 3], source: "designed" }),
  token({ city: 2, recruits: [2, 1, 1, 0, 0], requires: [1, 0, 1, 0, 0], rewards: [3, 2, 2], source: "designed" }),
  token({ city: 3, recruits: [2, 1, 0, 0, 1], requires: [1, 0, 0, 1, 0], rewards: [1, 3, 2], source: "designed" }),
  token({ city: 4, recruits: [1, 1, 1, 1, 0], requires: [0, 1, 0, 1, 0], rewards: [2, 3, 2], source: "designed" }),
  token({ city: 5, recruits: [1, 0, 1, 1, 1], requires: [0, 0, 1, 0, 1], rewards: [3, 2, 3], source: "designed" }),
  token({ city: 6, recruits: [1, 2, 1, 0, 0], requires: [0, 1, 1, 0, 0], rewards: [4, 2, 1], source: "designed" }),
  token({ city: 7, recruits: [2, 0, 1, 0, 1], requires: [1, 0, 0, 0, 1], rewards: [3, 1, 3], source: "designed" }),
  token({ city: 8, recruits: [0, 2, 1, 1, 0], requires: [0, 0, 1, 1, 0], rewards: [3, 4, 1], source: "designed" }),
  token({ city: 9, recruits: [1, 1, 2, 0, 0], requires: [1, 1, 0, 0, 1], rewards: [5, 3, 3], source: "designed" }),
  token({ city: 10, recruits: [2, 1, 0, 1, 0], requires: [1, 0, 0, 0, 1], rewards: [1, 1, 4], source: "designed" }),
  token({ city: 11, recruits: [1, 1, 1, 0, 1], requires: [0, 1, 1, 0, 0], rewards: [2, 4, 1], source: "designed" }),
  token({ city: 12, recruits: [0, 1, 1, 0, 2], requires: [0, 2, 0, 0, 0], rewards: [1, 4, 1], source: "designed" }),
  token({ city: 13, recruits: [1, 0, 2, 1, 0], requires: [0, 0, 2, 0, 0], rewards: [2, 1, 3], source: "designed" }),
  token({ city: 14, recruits: [1, 2, 0, 0, 1], requires: [2, 0, 0, 0, 0], rewards: [3, 2, 1], source: "designed" }),
  token({ city: 15, recruits: [1, 0, 0, 2, 1], requires: [0, 0, 0, 2, 0], rewards: [5, 2, 2], source: "designed" }),
  token({ city: 16, recruits: [2, 0, 0, 1, 1], requires: [2, 0, 1, 0, 0], rewards: [5, 3, 2], source: "designed" }),
  token({ city: 17, recruits: [0, 1, 2, 1, 0], requires: [1, 1, 0, 1, 0], rewards: [3, 3, 3], source: "designed" }),
  token({ city: 18, recruits: [1, 1, 0, 2, 0], requires: [1, 1, 0, 0, 0], rewards: [4, 1, 1], source: "designed" }),
]);

/** The tokens of a game for so many seats, by city from 1. */
export function tokensFor(seats: number): readonly CityToken[] {
  return seats === 3 ? tokensFor3 : tokensFor45;
}
