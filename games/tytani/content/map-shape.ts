// What a side of the board looks like: for boards; the rules know only who borders on whom.
import type { RegionId } from "./regions.ts";

/** A point of the map: from the left, from the top. */
export type Point = readonly [x: number, y: number];

/** A polygon, corner by corner: "12.5,7 13,20 …". */
export type Outline = string;

/** The corners of a polygon. */
export function cornersOf(outline: Outline): Point[] {
  return outline.split(" ").map(corner => {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    return [x, y];
  });
}

/** The outline of a region and the place of its name. */
export interface RegionShape {
  readonly id: RegionId;
  readonly label: Point;
  readonly outline: Outline;
}

/** A border between two regions; attackers stand at its anchor. */
export interface BorderShape {
  readonly between: readonly [RegionId, RegionId];
  readonly anchor: Point;
  readonly length: number;
}

/** TYT-016: a sea, where nothing can be. */
export interface SeaShape {
  readonly id: string;
  readonly outlines: readonly Outline[];
}

/** A side of the board. */
export interface MapShape {
  readonly width: number;
  readonly height: number;
  readonly regions: readonly RegionShape[];
  readonly borders: readonly BorderShape[];
  readonly seas: readonly SeaShape[];
}
