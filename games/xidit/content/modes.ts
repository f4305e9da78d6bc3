// The six ways to play: three seat counts, long and short; and the levels of the virtual player.
import { type Source, table } from "#kernel/content.ts";
import type { RegionId } from "./regions.ts";

/** The id of a mode. */
export type ModeId = "long-3" | "long-4" | "long-5" | "short-3" | "short-4" | "short-5";

/** What a mode sets. */
export interface Mode {
  readonly id: ModeId;
  readonly seats: number;
  /** XID-024, 236 How many Years the calendar counts. */
  readonly years: number;
  /** XID-237 The Years that end with a census. */
  readonly censusYears: readonly number[];
  readonly tokenSet: "3" | "4-5";
  /** Numbers of tokens that are left out; XID-241 their cities stay on the map. */
  readonly removed: readonly number[];
  readonly recruitmentsOnBoard: number;
  readonly threatsOnBoard: number;
  /** XID-220 Four for three players. */
  readonly unitsPerRecruitment: number;
  /** Sizes of the piles before the Next spaces are filled. */
  readonly recruitmentPile: number;
  readonly threatPile: number;
  /** XID-215 Regions without bards. */
  readonly wastelands: readonly RegionId[];
  /** XID-039, 223 How many are eliminated in the first, second and third evaluation. */
  readonly eliminations: readonly number[];
  readonly source: Source;
}

/** Every mode; XID-242 a short game differs in these values only. */
export const modes: readonly Mode[] = table<Mode[]>("xidit", "modes", [
  {
    id: "long-3",
    seats: 3,
    years: 12,
    censusYears: [4, 8, 12],
    tokenSet: "3",
    removed: [],
    recruitmentsOnBoard: 4,
    threatsOnBoard: 4,
    unitsPerRecruitment: 4,
    recruitmentPile: 5,
    threatPile: 5,
    wastelands: ["ashen-coast", "drowned-fens"],
    eliminations: [1, 1, 1],
    source: "rulebook",
  },
  {
    id: "long-4",
    seats: 4,
    years: 12,
    censusYears: [4, 8, 12],
    tokenSet: "4-5",
    removed: [],
    recruitmentsOnBoard: 5,
    threatsOnBoard: 5,
    unitsPerRecruitment: 5,
    recruitmentPile: 5,
    threatPile: 6,
    wastelands: [],
    eliminations: [1, 1, 1],
    source: "rulebook",
  },
  {
    id: "long-5",
    seats: 5,
    years: 12,
    censusYears: [4, 8, 12],
    tokenSet: "4-5",
    removed: [],
    recruitmentsOnBoard: 5,
    threatsOnBoard: 5,
    unitsPerRecruitment: 5,
    recruitmentPile: 5,
    threatPile: 6,
    wastelands: [],
    eliminations: [2, 1, 1],
    source: "rulebook",
  },
  // XID-240 Three players; XID-243 a short game has the virtual player too.
  {
    id: "short-3",
    seats: 3,
    years: 9,
    censusYears: [3, 6, 9],
    tokenSet: "3",
    removed: [14, 18],
    recruitmentsOnBoard: 4,
    threatsOnBoard: 4,
    unitsPerRecruitment: 4,
    recruitmentPile: 5,
    threatPile: 3,
    wastelands: ["ashen-coast", "drowned-fens"],
    eliminations: [1, 1, 1],
    source: "rulebook",
  },
  // XID-239 Four players.
  {
    id: "short-4",
    seats: 4,
    years: 9,
    censusYears: [3, 6, 9],
    tokenSet: "4-5",
    removed: [19, 20, 21],
    recruitmentsOnBoard: 5,
    threatsOnBoard: 5,
    unitsPerRecruitment: 5,
    recruitmentPile: 5,
    threatPile: 3,
    wastelands: ["ashen-coast", "drowned-fens"],
    eliminations: [1, 1, 1],
    source: "rulebook",
  },
  // XID-238 Five players.
  {
    id: "short-5",
    seats: 5,
    years: 9,
    censusYears: [3, 6, 9],
    tokenSet: "4-5",
    removed: [20, 21],
    recruitmentsOnBoard: 5,
    threatsOnBoard: 5,
    unitsPerRecruitment: 5,
    recruitmentPile: 5,
    threatPile: 4,
    wastelands: ["ashen-coast"],
    eliminations: [2, 1, 1],
    source: "rulebook",
  },
]);

/** How strong the virtual player of a game for three is. */
export type Level = "normal" | "hard" | "master" | "tyrant" | "veteran";

/** The virtual player's first values: in the column of the first, second and third evaluation. XID-244 A short game has
 * the same. */
export const virtualStart: Readonly<Record<Level, readonly number[]>> = table("xidit", "virtualStart", {
  normal: [6, 5, 4],
  hard: [7, 6, 5],
  master: [14, 13, 12],
  tyrant: [18, 16, 14],
  veteran: [9, 8, 7],
});

/** XID-225, XID-226 The levels in the order in which they were added: states know them by their places. The first two are
 * the rulebook's. */
export const levelIds = Object.keys(virtualStart) as readonly Level[];
