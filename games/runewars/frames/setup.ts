// Frames of the setup: factions, the board, the first units and heroes.
import type { HeroId } from "../content/heroes.ts";
import type { Area } from "../content/tiles.ts";
import type { UnitType } from "../content/units.ts";
import type { Named } from "./named.ts";

export type SetupFrame = Named<"setup"> & { turn: number };
/** Building the board. `hands`: tiles not yet placed, by seat; `markers`: hexes, two for each marker. */
export type BoardFrame = Named<"board"> & {
  turn: number;
  /** Seats in a row that could place nothing. */
  stuck: number;
  restarts: number;
  hands: number[][];
  dealt: number[][];
  markers: number[];
  /** Areas picked for the two rune tokens of the acting seat. */
  picked: Area[];
};
/** `heroes`: the starting heroes, in the order of placing. */
export type StartFrame = Named<"start"> & { turn: number; queue: UnitType[]; heroes: HeroId[] };
