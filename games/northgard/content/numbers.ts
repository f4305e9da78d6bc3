// The numbers of the rulebook that belong to no card: years, setup, prices, winter, scoring, the die.
import { type Source, table } from "#kernel/content.ts";

/** The two lengths of the game. */
export interface Length {
  readonly years: number;
  /** Development cards dealt per seat. */
  readonly early: number;
  readonly advanced: number;
  /** Closed territories with a large building that win at once; null: no such victory. */
  readonly domination: number | null;
  readonly source: Source;
}

/** NOR-030, NOR-274: the lengths by the number of years. */
export const lengths: Readonly<Record<"7" | "10", Length>> = table("northgard", "lengths", {
  7: { years: 7, early: 2, advanced: 4, domination: 3, source: "rulebook" },
  10: { years: 10, early: 3, advanced: 6, domination: null, source: "rulebook" },
});

/** Domination of a team. */
export const TEAM_DOMINATION = 5;

/** Resources at the start, by the place in turn order. */
export const startingResources = table("northgard", "startingResources", [
  { food: 2, wood: 2 },
  { food: 2, wood: 2 },
  { food: 2, wood: 2 },
  { food: 3, wood: 2 },
  { food: 3, wood: 2 },
]);

export const SETUP_TILES = 3;
export const SETUP_ROUNDS = 2;
export const GROUP_SIZE = 3;
export const CARDS_PER_YEAR = 4;

/** Lore paid for turn options, and cards drawn by them. */
export const REPLACE = table("northgard", "REPLACE", { lore: 1, cards: 1 });
export const REMOVE = table("northgard", "REMOVE", { lore: 2, cards: 2 });
export const UPGRADE = table("northgard", "UPGRADE", { lore: 3 });

/** Harvest glory of a closed territory: of two tiles, of more. */
export const CLOSED_GLORY_TWO_TILES = 1;
export const CLOSED_GLORY_MORE_TILES = 2;

/** Resources given for one in step C of Harvest. */
export const EXCHANGE_RATE = 3;

/** What winter takes, from a number of units on. */
export interface WinterCost {
  readonly fromUnits: number;
  readonly food: number;
  readonly wood: number;
}

/** The winter table; unit brackets from the rulebook, wood from public material. */
export const winterCosts: readonly WinterCost[] = table("northgard", "winterCosts", [
  { fromUnits: 13, food: 4, wood: 2 },
  { fromUnits: 10, food: 3, wood: 1 },
  { fromUnits: 7, food: 2, wood: 0 },
  { fromUnits: 4, food: 1, wood: 0 },
  { fromUnits: 0, food: 0, wood: 0 },
]);

/** What a number of units costs in winter. */
export function winterCostOf(units: number): WinterCost {
  return winterCosts.find(row => units >= row.fromUnits) ?? { fromUnits: 0, food: 0, wood: 0 };
}

/** NOR-006, NOR-200: Unrest cards in the box, and what each costs at the end. */
export const UNREST_CARDS = 10;
export const UNREST_GLORY = 5;

/** Resources left over that are worth one glory. */
export const RESOURCES_PER_GLORY = 3;

/** One face of the combat die; on a choice face its roller takes the axe or the skull. */
export interface Face {
  readonly id: FaceId;
  readonly axes: number;
  readonly skulls: number;
  readonly isChoice: boolean;
}

/** The id of a face. */
export type FaceId = "axes-2" | "axes-3" | "axe-or-skull" | "axes-2-skull" | "skulls-2" | "axe-skull";

/** NOR-170: the six faces of the combat die. */
export const faces: readonly Face[] = table("northgard", "faces", [
  { id: "axes-2", axes: 2, skulls: 0, isChoice: false },
  { id: "axes-3", axes: 3, skulls: 0, isChoice: false },
  { id: "axe-or-skull", axes: 1, skulls: 1, isChoice: true },
  { id: "axes-2-skull", axes: 2, skulls: 1, isChoice: false },
  { id: "skulls-2", axes: 0, skulls: 2, isChoice: false },
  { id: "axe-skull", axes: 1, skulls: 1, isChoice: false },
]);
