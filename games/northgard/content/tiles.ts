// The 35 map tiles (NOR-012 to NOR-014, NOR-017): areas with sides, icon, slot and lair, and their borders. A tile is known by its
// number: 0 is the start tile, 34 the second start tile of five-seat games. Their outlines are in `tile-shapes.ts`.
import { type Source, table } from "#kernel/content.ts";
import type { Resource } from "./resources.ts";

/** The number of a tile. */
export type TileId = number;

/** The start tile and the second one for five seats. */
export const START_TILE: TileId = 0;
export const START_TILE_FOR_FIVE: TileId = 34;

/** A side of a tile. */
export type Side = "N" | "E" | "S" | "W";
/** A corner of a tile. */
export type Corner = "NW" | "NE" | "SE" | "SW";

/** A place for a building; on `stone` any small building may stand, and a Menhir only there. */
export type Slot = "none" | "small" | "stone" | "large";

/** The part of a territory that lies on one tile. */
export interface TileArea {
  readonly id: string;
  readonly sides: readonly Side[];
  readonly icon: Resource | null;
  readonly slot: Slot;
  readonly lair: boolean;
}

/** A border between two areas; it ends at corners of the tile or at inner junctions (J1, J2). */
export interface TileBorder {
  readonly between: readonly [string, string];
  readonly isDifficult: boolean;
  readonly from: string;
  readonly to: string;
}

/** One map tile, as it lies unturned. */
export interface Tile {
  readonly id: TileId;
  /** Its name in the tables it was taken from. */
  readonly name: string;
  readonly kind: "start" | "start-5p" | "regular";
  readonly source: Source;
  readonly areas: readonly TileArea[];
  readonly borders: readonly TileBorder[];
}

/** The most areas a tile has. */
export const AREAS_PER_TILE = 4;

const area = (id: string, sides: string, icon: Resource | null, slot: Slot, lair = false): TileArea => ({
  id,
  sides: [...sides] as Side[],
  icon,
  slot,
  lair,
});

const border =
  (isDifficult: boolean) =>
  (a: string, b: string, from: string, to: string): TileBorder => ({
    between: [a, b],
    isDifficult,
    from,
    to,
  });
const regular = border(false);
const difficult = border(true);

const tile = (
  id: TileId,
  name: string,
  kind: Tile["kind"],
  source: Source,
  areas: readonly TileArea[],
  borders: readonly TileBorder[],
): Tile => ({ id, name, kind, source, areas, borders });

/** Every tile by its number. */
export const tiles: readonly Tile[] = table("northgard", "tiles", [
  tile(
    0,
    "start",
    "start",
    "public",
    [
      area("n", "N", null, "none"),
      area("e", "E", null, "none"),
      area("s", "S", null, "none"),
      area("w", "W", null, "none"),
    ],
    [
      regular("n", "w", "NW", "J1"),
      regular("n", "e", "NE", "J1"),
      regular("w", "s", "SW", "J2"),
      regular("e", "s", "SE", "J2"),
      regular("w", "e", "J1", "J2"),
    ],
  ),
  tile(
    1,
    "tile-01",
    "regular",
    "public",
    [
      area("n", "N", "food", "none"),
      area("e", "E", null, "small"),
      area("s", "S", null, "small"),
      area("w", "W", null, "none", true),
    ],
    [
      regular("n", "w", "NW", "J1"),
      regular("n", "e", "NE", "J1"),
      regular("w", "s", "SW", "J2"),
      difficult("e", "s", "SE", "J2"),
      regular("w", "e", "J1", "J2"),
    ],
  ),
  tile(
    2,
    "tile-02",
    "regular",
    "public",
    [area("n", "N", null, "small"), area("s", "ESW", "food", "small")],
    [regular("n", "s", "NW", "NE")],
  ),
  tile(
    3,
    "tile-03",
    "regular",
    "public",
    [
      area("n", "N", null, "none", true),
      area("e", "E", null, "stone"),
      area("s", "S", null, "small"),
      area("w", "W", "food", "none"),
    ],
    [
      regular("n", "w", "NW", "J1"),
      difficult("n", "e", "NE", "J1"),
      difficult("w", "s", "SW", "J2"),
      regular("e", "s", "SE", "J2"),
      difficult("w", "e", "J1", "J2"),
    ],
  ),
  tile(
    4,
    "tile-04",
    "regular",
    "public",
    [area("n", "NW", null, "large"), area("e", "E", null, "none", true), area("s", "S", null, "stone")],
    [regular("n", "e", "NE", "J1"), regular("n", "s", "SW", "J1"), regular("e", "s", "SE", "J1")],
  ),
  tile(
    5,
    "tile-05",
    "regular",
    "public",
    [area("n", "NW", null, "stone"), area("s", "ES", null, "large")],
    [regular("n", "s", "NE", "SW")],
  ),
  tile(
    6,
    "tile-06",
    "regular",
    "public",
    [
      area("n", "N", null, "small"),
      area("e", "E", null, "small"),
      area("s", "S", "lore", "none"),
      area("w", "W", "wood", "none"),
    ],
    [
      regular("n", "w", "NW", "J1"),
      regular("n", "e", "NE", "J1"),
      difficult("w", "s", "SW", "J2"),
      regular("e", "s", "SE", "J2"),
      regular("w", "e", "J1", "J2"),
    ],
  ),
  tile(
    7,
    "tile-07",
    "regular",
    "public",
    [area("n", "N", null, "stone"), area("m", "EW", "food", "small"), area("s", "S", null, "none", true)],
    [regular("n", "m", "NW", "NE"), regular("m", "s", "SE", "SW")],
  ),
  tile(
    8,
    "tile-08",
    "regular",
    "public",
    [area("n", "N", null, "none"), area("m", "EW", null, "small"), area("s", "S", null, "small")],
    [difficult("n", "m", "NW", "NE"), regular("m", "s", "SE", "SW")],
  ),
  tile(
    9,
    "tile-09",
    "regular",
    "public",
    [area("n", "NW", "food", "small"), area("e", "E", null, "stone"), area("s", "S", null, "small")],
    [regular("n", "e", "NE", "J1"), regular("n", "s", "SW", "J1"), regular("e", "s", "SE", "J1")],
  ),
  tile(
    10,
    "tile-10",
    "regular",
    "public",
    [area("n", "NW", "food", "small"), area("e", "E", null, "small"), area("s", "S", null, "small")],
    [regular("n", "e", "NE", "J1"), regular("n", "s", "SW", "J1"), regular("e", "s", "SE", "J1")],
  ),
  tile(
    11,
    "tile-11",
    "regular",
    "public",
    [area("n", "N", "wood", "small"), area("s", "ESW", null, "large")],
    [regular("n", "s", "NW", "NE")],
  ),
  tile(
    12,
    "tile-12",
    "regular",
    "public",
    [area("n", "N", null, "small"), area("m", "EW", "wood", "small"), area("s", "S", null, "none")],
    [regular("n", "m", "NW", "NE"), regular("m", "s", "SE", "SW")],
  ),
  tile(13, "tile-13", "regular", "public", [area("a", "NESW", "wood", "large")], []),
  tile(
    14,
    "tile-14",
    "regular",
    "public",
    [area("n", "N", null, "small"), area("m", "EW", null, "small"), area("s", "S", "food", "none")],
    [difficult("n", "m", "NW", "NE"), regular("m", "s", "SE", "SW")],
  ),
  tile(
    15,
    "tile-15",
    "regular",
    "public",
    [area("n", "NW", null, "large"), area("e", "E", null, "small"), area("s", "S", "lore", "none")],
    [regular("n", "e", "NE", "J1"), regular("n", "s", "SW", "J1"), regular("e", "s", "SE", "J1")],
  ),
  tile(
    16,
    "tile-16",
    "regular",
    "public",
    [area("n", "NW", "food", "small"), area("e", "E", null, "small"), area("s", "S", "lore", "none")],
    [regular("n", "e", "NE", "J1"), difficult("n", "s", "SW", "J1"), regular("e", "s", "SE", "J1")],
  ),
  tile(
    17,
    "tile-17",
    "regular",
    "public",
    [area("n", "N", null, "none", true), area("s", "ESW", null, "large")],
    [regular("n", "s", "NW", "NE")],
  ),
  tile(
    18,
    "tile-18",
    "regular",
    "public",
    [area("n", "NW", null, "stone"), area("e", "E", null, "small"), area("s", "S", "wood", "none")],
    [regular("n", "e", "NE", "J1"), difficult("n", "s", "SW", "J1"), difficult("e", "s", "SE", "J1")],
  ),
  tile(
    19,
    "tile-19",
    "regular",
    "public",
    [area("n", "NW", null, "small"), area("e", "E", "lore", "none"), area("s", "S", null, "small")],
    [difficult("n", "e", "NE", "J1"), difficult("n", "s", "SW", "J1"), regular("e", "s", "SE", "J1")],
  ),
  tile(
    20,
    "tile-20",
    "regular",
    "public",
    [area("n", "NW", "food", "small"), area("s", "ES", "lore", "small")],
    [difficult("n", "s", "NE", "SW")],
  ),
  tile(
    21,
    "tile-21",
    "regular",
    "public",
    [area("n", "NW", "food", "small"), area("s", "ES", null, "large")],
    [regular("n", "s", "NE", "SW")],
  ),
  tile(
    22,
    "tile-22",
    "regular",
    "public",
    [
      area("n", "N", null, "small"),
      area("e", "E", null, "none", true),
      area("s", "S", "lore", "none"),
      area("w", "W", null, "stone"),
    ],
    [
      difficult("n", "w", "NW", "J1"),
      difficult("n", "e", "NE", "J1"),
      regular("w", "s", "SW", "J2"),
      regular("e", "s", "SE", "J2"),
      regular("w", "e", "J1", "J2"),
    ],
  ),
  tile(
    23,
    "tile-23",
    "regular",
    "public",
    [area("n", "NW", "lore", "small"), area("e", "E", null, "small"), area("s", "S", null, "none", true)],
    [regular("n", "e", "NE", "J1"), regular("n", "s", "SW", "J1"), regular("e", "s", "SE", "J1")],
  ),
  tile(
    24,
    "tile-24",
    "regular",
    "public",
    [area("n", "NW", null, "large"), area("e", "E", null, "small"), area("s", "S", null, "small")],
    [regular("n", "e", "NE", "J1"), regular("n", "s", "SW", "J1"), regular("e", "s", "SE", "J1")],
  ),
  tile(
    25,
    "tile-25",
    "regular",
    "public",
    [area("n", "NW", null, "large"), area("e", "E", null, "none", true), area("s", "S", null, "small")],
    [regular("n", "e", "NE", "J1"), regular("n", "s", "SW", "J1"), difficult("e", "s", "SE", "J1")],
  ),
  tile(
    26,
    "tile-26",
    "regular",
    "public",
    [area("n", "NW", "food", "none"), area("e", "E", null, "small"), area("s", "S", "wood", "small")],
    [regular("n", "e", "NE", "J1"), difficult("n", "s", "SW", "J1"), regular("e", "s", "SE", "J1")],
  ),
  tile(
    27,
    "tile-27",
    "regular",
    "public",
    [area("n", "NW", null, "large"), area("e", "E", "wood", "small"), area("s", "S", null, "none", true)],
    [regular("n", "e", "NE", "J1"), regular("n", "s", "SW", "J1"), regular("e", "s", "SE", "J1")],
  ),
  tile(
    28,
    "tile-28",
    "regular",
    "public",
    [area("n", "NW", null, "large"), area("s", "ES", "wood", "small")],
    [regular("n", "s", "NE", "SW")],
  ),
  tile(
    29,
    "tile-29",
    "regular",
    "public",
    [area("n", "N", "wood", "none"), area("e", "ES", null, "large"), area("w", "W", null, "small")],
    [regular("n", "w", "NW", "J1"), regular("n", "e", "NE", "J1"), regular("w", "e", "SW", "J1")],
  ),
  tile(
    30,
    "tile-30",
    "regular",
    "public",
    [
      area("n", "N", null, "small"),
      area("e", "E", "wood", "none"),
      area("s", "S", null, "small"),
      area("w", "W", null, "none", true),
    ],
    [
      regular("n", "w", "NW", "J1"),
      regular("n", "e", "NE", "J1"),
      regular("w", "s", "SW", "J2"),
      regular("e", "s", "SE", "J2"),
      regular("w", "e", "J1", "J2"),
    ],
  ),
  tile(
    31,
    "tile-31",
    "regular",
    "public",
    [area("n", "NW", null, "large"), area("e", "E", null, "small"), area("s", "S", "lore", "none")],
    [difficult("n", "e", "NE", "J1"), difficult("n", "s", "SW", "J1"), regular("e", "s", "SE", "J1")],
  ),
  tile(
    32,
    "tile-32",
    "regular",
    "public",
    [area("n", "NW", null, "small"), area("e", "E", "wood", "none"), area("s", "S", null, "small")],
    [regular("n", "e", "NE", "J1"), regular("n", "s", "SW", "J1"), difficult("e", "s", "SE", "J1")],
  ),
  tile(
    33,
    "tile-33",
    "regular",
    "public",
    [area("n", "N", null, "stone"), area("m", "EW", null, "large"), area("s", "S", null, "none", true)],
    [difficult("n", "m", "NW", "NE"), regular("m", "s", "SE", "SW")],
  ),
  tile(
    34,
    "start-5p",
    "start-5p",
    "public",
    [
      area("n", "N", null, "none"),
      area("e", "E", null, "none"),
      area("s", "S", null, "none"),
      area("w", "W", "food", "none"),
    ],
    [
      regular("n", "w", "NW", "J1"),
      regular("n", "e", "NE", "J2"),
      regular("w", "s", "SW", "J1"),
      regular("e", "s", "SE", "J2"),
      regular("n", "s", "J1", "J2"),
    ],
  ),
]);
