// One ready board for each number of players: for a quick start, and where no board can be built (RUN-070).
import { table } from "#kernel/content.ts";
import type { FactionId } from "./factions.ts";

export interface SampleBoard {
  readonly factions: readonly FactionId[];
  /** Tile, q, r, rotation. */
  readonly tiles: readonly (readonly [string, number, number, number])[];
  readonly homes: readonly (readonly [string, number, number, number])[];
  /** The two hexes of each marker, as q, r, q, r; in the order of `homes`. */
  readonly markers: readonly (readonly [number, number, number, number])[];
}

/** By number of players, from two. */
export const sampleBoards: readonly SampleBoard[] = table<readonly SampleBoard[]>("runewars", "sampleBoards", [
  {
    factions: ["daqan", "uthuk"],
    tiles: [
      ["8", 0, 0, 0],
      ["3", 2, 0, 0],
      ["1", 0, 1, 2],
      ["9", 1, 3, 3],
    ],
    homes: [
      ["home-daqan", -1, 4, 4],
      ["home-uthuk", 0, -1, 5],
    ],
    markers: [
      [-1, 3, 0, 3],
      [0, -1, 1, -1],
    ],
  },
  {
    factions: ["daqan", "waiqar", "latari"],
    tiles: [
      ["8", 0, 0, 0],
      ["9", 0, -1, 5],
      ["2", 0, 1, 2],
      ["1", -1, 0, 3],
      ["7", -3, 1, 0],
      ["6", -4, 4, 5],
    ],
    homes: [
      ["home-daqan", -3, 5, 4],
      ["home-waiqar", 0, -2, 5],
      ["home-latari", 0, 3, 5],
    ],
    markers: [
      [-3, 5, -3, 4],
      [0, -2, 1, -2],
      [0, 3, 1, 2],
    ],
  },
  {
    factions: ["daqan", "latari", "uthuk", "waiqar"],
    tiles: [
      ["6", 0, 0, 0],
      ["9", 2, 0, 5],
      ["4", 4, -1, 3],
      ["7", 1, 2, 2],
      ["2", -2, 2, 4],
      ["5", 1, -2, 0],
      ["3", 0, -1, 2],
      ["1", 2, -3, 5],
    ],
    homes: [
      ["home-daqan", -1, 3, 3],
      ["home-latari", 4, -4, 4],
      ["home-uthuk", -1, -2, 5],
      ["home-waiqar", 4, 0, 1],
    ],
    markers: [
      [-1, 3, -1, 2],
      [4, -4, 4, -5],
      [-1, -2, 0, -2],
      [3, 1, 4, 0],
    ],
  },
]);
