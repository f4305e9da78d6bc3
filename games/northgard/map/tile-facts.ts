// The tile tables turned and flattened for the map: what lies on which side and corner of a tile in each rotation.
import type { Resource } from "../content/resources.ts";
import { AREAS_PER_TILE, type Corner, type Side, type Slot, type TileId, tiles } from "../content/tiles.ts";

/** Sides clockwise; side `i` of an unturned tile becomes side `i + turn`. */
export const sideNames: readonly Side[] = ["N", "E", "S", "W"];
/** Corners clockwise. */
export const cornerNames: readonly Corner[] = ["NW", "NE", "SE", "SW"];
/** NOR-018: quarter turns. */
export const TURNS = 4;

const unturnedSides = tiles.map(tile => sideNames.map(side => tile.areas.findIndex(area => area.sides.includes(side))));
const unturnedCorners = tiles.map(tile =>
  cornerNames.map(corner => tile.borders.some(border => border.from === corner || border.to === corner)),
);

/** The area (0 to 3) that owns a side, at (tile × 4 + turn) × 4 + side. */
export const areaOfSide: readonly number[] = tiles.flatMap(tile =>
  [0, 1, 2, 3].flatMap(turn => [0, 1, 2, 3].map(side => unturnedSides[tile.id]![(side - turn + TURNS) % TURNS]!)),
);

/** Which corners have a border end, one bit each, at tile × 4 + turn. */
export const cornersOf: readonly number[] = tiles.flatMap(tile =>
  [0, 1, 2, 3].map(turn =>
    [0, 1, 2, 3].reduce(
      (bits, corner) => bits | (unturnedCorners[tile.id]![(corner - turn + TURNS) % TURNS] ? 1 << corner : 0),
      0,
    ),
  ),
);

/** The place of the tile that an area of the map lies on, and which of the tile's areas it is. */
export const placeOfArea = (area: number): number => area >> 2;
export const partOfArea = (area: number): number => area & 3;

/** Where an area of the map stands in the tables by area of a tile. */
export const entryOf = (tiles: readonly TileId[], area: number): number =>
  tiles[placeOfArea(area)]! * AREAS_PER_TILE + partOfArea(area);

/** How many areas a tile has. */
export const areaCounts: readonly number[] = tiles.map(tile => tile.areas.length);

/** A tile's borders: its two areas and 1 if it is difficult, three numbers each. */
export const bordersOf: readonly (readonly number[])[] = tiles.map(tile =>
  tile.borders.flatMap(border => [
    tile.areas.findIndex(area => area.id === border.between[0]),
    tile.areas.findIndex(area => area.id === border.between[1]),
    border.isDifficult ? 1 : 0,
  ]),
);

/** The area with the lair, or -1. */
export const lairOf: readonly number[] = tiles.map(tile => tile.areas.findIndex(area => area.lair));

const perArea = <T>(none: T, value: (tile: TileId, area: number) => T): readonly T[] =>
  tiles.flatMap(tile =>
    Array.from({ length: AREAS_PER_TILE }, (_, area) => (area < tile.areas.length ? value(tile.id, area) : none)),
  );

/** The slot of an area, at tile × 4 + area. */
export const slots: readonly Slot[] = perArea<Slot>("none", (tile, area) => tiles[tile]!.areas[area]!.slot);
/** The icon of an area, at tile × 4 + area. */
export const icons: readonly (Resource | null)[] = perArea<Resource | null>(
  null,
  (tile, area) => tiles[tile]!.areas[area]!.icon,
);
