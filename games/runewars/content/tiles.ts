// The map (RUN-008): nine numbered tiles and four home realms, as hexes in axial coordinates. Borders run from north clockwise.
// An area goes by its place in `areas`, all tiles one after another, so that it has the same number in every game.
import { frozen, type Source, table } from "#kernel/content.ts";
import type { FactionId } from "./factions.ts";
import type { Resource } from "./resources.ts";
import type { UnitId } from "./units.ts";

export type BorderKind = "open" | "mountain" | "water";
export interface Hex {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly neutrals: readonly { readonly unit: UnitId; readonly n: number }[];
  readonly city: boolean;
  /** N, NE, SE, S, SW, NW. */
  readonly borders: readonly BorderKind[];
}
export interface Tile {
  readonly id: string;
  /** Whose home realm; null for a numbered tile. */
  readonly faction: FactionId | null;
  /** Whether it consists of two interlocking pieces (RUN-009). */
  readonly twoPiece: boolean;
  readonly hexes: readonly Hex[];
  readonly source: Source;
}

export const tiles: readonly Tile[] = table<readonly Tile[]>("runewars", "tiles", [
  {
    id: "1",
    faction: null,
    twoPiece: false,
    source: "designed",
    hexes: [
      {
        id: "1A",
        q: 0,
        r: 0,
        resources: { food: 1, wood: 0, ore: 1 },
        neutrals: [{ unit: "sorcerer", n: 1 }],
        city: false,
        borders: ["mountain", "mountain", "open", "open", "open", "open"],
      },
      {
        id: "1B",
        q: 1,
        r: 0,
        resources: { food: 1, wood: 1, ore: 0 },
        neutrals: [{ unit: "razorwing", n: 1 }],
        city: false,
        borders: ["open", "open", "open", "open", "open", "open"],
      },
      {
        id: "1C",
        q: 0,
        r: 1,
        resources: { food: 0, wood: 0, ore: 1 },
        neutrals: [],
        city: true,
        borders: ["open", "open", "open", "open", "water", "open"],
      },
    ],
  },
  {
    id: "2",
    faction: null,
    twoPiece: false,
    source: "designed",
    hexes: [
      {
        id: "2A",
        q: 0,
        r: 0,
        resources: { food: 3, wood: 0, ore: 0 },
        neutrals: [{ unit: "giant", n: 2 }],
        city: false,
        borders: ["water", "open", "open", "open", "open", "water"],
      },
      {
        id: "2B",
        q: 0,
        r: 1,
        resources: { food: 0, wood: 1, ore: 0 },
        neutrals: [],
        city: false,
        borders: ["open", "open", "open", "open", "open", "open"],
      },
      {
        id: "2C",
        q: 1,
        r: 1,
        resources: { food: 1, wood: 0, ore: 0 },
        neutrals: [],
        city: true,
        borders: ["open", "open", "mountain", "open", "open", "open"],
      },
    ],
  },
  {
    id: "3",
    faction: null,
    twoPiece: false,
    source: "designed",
    hexes: [
      {
        id: "3A",
        q: 0,
        r: 0,
        resources: { food: 0, wood: 2, ore: 0 },
        neutrals: [{ unit: "sorcerer", n: 2 }],
        city: false,
        borders: ["open", "mountain", "open", "open", "open", "open"],
      },
      {
        id: "3B",
        q: 0,
        r: 1,
        resources: { food: 1, wood: 0, ore: 0 },
        neutrals: [],
        city: false,
        borders: ["open", "open", "water", "open", "open", "open"],
      },
      {
        id: "3C",
        q: 0,
        r: 2,
        resources: { food: 0, wood: 0, ore: 2 },
        neutrals: [{ unit: "giant", n: 1 }],
        city: false,
        borders: ["open", "open", "open", "open", "mountain", "open"],
      },
    ],
  },
  {
    id: "4",
    faction: null,
    twoPiece: false,
    source: "designed",
    hexes: [
      {
        id: "4A",
        q: 0,
        r: 0,
        resources: { food: 2, wood: 0, ore: 0 },
        neutrals: [{ unit: "beastman", n: 2 }],
        city: false,
        borders: ["open", "open", "open", "open", "open", "water"],
      },
      {
        id: "4B",
        q: 1,
        r: 0,
        resources: { food: 0, wood: 1, ore: 0 },
        neutrals: [],
        city: true,
        borders: ["open", "open", "open", "open", "open", "open"],
      },
      {
        id: "4C",
        q: 0,
        r: 1,
        resources: { food: 0, wood: 1, ore: 1 },
        neutrals: [{ unit: "hellhound", n: 1 }],
        city: false,
        borders: ["open", "open", "open", "mountain", "mountain", "open"],
      },
    ],
  },
  {
    id: "5",
    faction: null,
    twoPiece: true,
    source: "designed",
    hexes: [
      {
        id: "5A",
        q: 0,
        r: 0,
        resources: { food: 1, wood: 0, ore: 0 },
        neutrals: [],
        city: false,
        borders: ["mountain", "open", "open", "open", "open", "mountain"],
      },
      {
        id: "5B",
        q: 1,
        r: 0,
        resources: { food: 0, wood: 1, ore: 0 },
        neutrals: [],
        city: true,
        borders: ["open", "open", "open", "water", "open", "open"],
      },
      {
        id: "5C",
        q: 0,
        r: 1,
        resources: { food: 1, wood: 0, ore: 1 },
        neutrals: [{ unit: "razorwing", n: 2 }],
        city: false,
        borders: ["open", "open", "open", "open", "open", "open"],
      },
      {
        id: "5D",
        q: 1,
        r: 1,
        resources: { food: 0, wood: 0, ore: 2 },
        neutrals: [{ unit: "hellhound", n: 2 }],
        city: false,
        borders: ["water", "open", "water", "open", "open", "open"],
      },
    ],
  },
  {
    id: "6",
    faction: null,
    twoPiece: true,
    source: "designed",
    hexes: [
      {
        id: "6A",
        q: 0,
        r: 0,
        resources: { food: 0, wood: 2, ore: 0 },
        neutrals: [{ unit: "sorcerer", n: 1 }],
        city: false,
        borders: ["open", "mountain", "open", "open", "open", "open"],
      },
      {
        id: "6B",
        q: 1,
        r: 0,
        resources: { food: 1, wood: 0, ore: 0 },
        neutrals: [],
        city: false,
        borders: ["mountain", "open", "open", "open", "open", "open"],
      },
      {
        id: "6C",
        q: 1,
        r: 1,
        resources: { food: 0, wood: 0, ore: 1 },
        neutrals: [],
        city: true,
        borders: ["open", "open", "open", "open", "open", "open"],
      },
      {
        id: "6D",
        q: 2,
        r: 1,
        resources: { food: 2, wood: 0, ore: 0 },
        neutrals: [{ unit: "giant", n: 1 }],
        city: false,
        borders: ["open", "open", "water", "water", "open", "open"],
      },
    ],
  },
  {
    id: "7",
    faction: null,
    twoPiece: false,
    source: "designed",
    hexes: [
      {
        id: "7A",
        q: 0,
        r: 0,
        resources: { food: 1, wood: 1, ore: 0 },
        neutrals: [{ unit: "razorwing", n: 2 }],
        city: false,
        borders: ["water", "open", "open", "open", "open", "open"],
      },
      {
        id: "7B",
        q: 0,
        r: 1,
        resources: { food: 0, wood: 0, ore: 1 },
        neutrals: [],
        city: false,
        borders: ["open", "open", "open", "open", "open", "open"],
      },
      {
        id: "7C",
        q: -1,
        r: 2,
        resources: { food: 1, wood: 0, ore: 0 },
        neutrals: [],
        city: true,
        borders: ["open", "open", "open", "open", "mountain", "mountain"],
      },
    ],
  },
  {
    id: "8",
    faction: null,
    twoPiece: true,
    source: "designed",
    hexes: [
      {
        id: "8A",
        q: 0,
        r: 0,
        resources: { food: 0, wood: 3, ore: 0 },
        neutrals: [{ unit: "dragon", n: 1 }],
        city: false,
        borders: ["open", "open", "open", "open", "open", "mountain"],
      },
      {
        id: "8B",
        q: 1,
        r: 0,
        resources: { food: 1, wood: 0, ore: 0 },
        neutrals: [],
        city: false,
        borders: ["open", "mountain", "open", "open", "open", "open"],
      },
      {
        id: "8C",
        q: 1,
        r: 1,
        resources: { food: 0, wood: 0, ore: 2 },
        neutrals: [{ unit: "hellhound", n: 2 }],
        city: false,
        borders: ["open", "open", "mountain", "open", "open", "open"],
      },
      {
        id: "8D",
        q: 0,
        r: 2,
        resources: { food: 1, wood: 0, ore: 0 },
        neutrals: [],
        city: true,
        borders: ["open", "open", "open", "open", "water", "open"],
      },
    ],
  },
  {
    id: "9",
    faction: null,
    twoPiece: false,
    source: "designed",
    hexes: [
      {
        id: "9A",
        q: 0,
        r: 0,
        resources: { food: 2, wood: 0, ore: 0 },
        neutrals: [{ unit: "beastman", n: 2 }],
        city: false,
        borders: ["water", "open", "open", "open", "open", "open"],
      },
      {
        id: "9B",
        q: 0,
        r: 1,
        resources: { food: 0, wood: 1, ore: 1 },
        neutrals: [{ unit: "dragon", n: 1 }],
        city: false,
        borders: ["open", "open", "mountain", "open", "open", "open"],
      },
    ],
  },
  {
    id: "home-daqan",
    faction: "daqan",
    twoPiece: false,
    source: "designed",
    hexes: [
      {
        id: "DA",
        q: 0,
        r: 0,
        resources: { food: 1, wood: 1, ore: 0 },
        neutrals: [],
        city: false,
        borders: ["mountain", "mountain", "open", "open", "open", "open"],
      },
      {
        id: "DB",
        q: 1,
        r: 0,
        resources: { food: 1, wood: 0, ore: 1 },
        neutrals: [],
        city: false,
        borders: ["open", "open", "open", "open", "open", "open"],
      },
      {
        id: "DC",
        q: 0,
        r: 1,
        resources: { food: 1, wood: 1, ore: 1 },
        neutrals: [],
        city: false,
        borders: ["open", "open", "open", "open", "water", "open"],
      },
    ],
  },
  {
    id: "home-latari",
    faction: "latari",
    twoPiece: false,
    source: "designed",
    hexes: [
      {
        id: "LA",
        q: 0,
        r: 0,
        resources: { food: 1, wood: 1, ore: 0 },
        neutrals: [],
        city: false,
        borders: ["open", "open", "open", "open", "open", "water"],
      },
      {
        id: "LB",
        q: 1,
        r: 0,
        resources: { food: 0, wood: 1, ore: 1 },
        neutrals: [],
        city: false,
        borders: ["open", "open", "mountain", "open", "open", "open"],
      },
      {
        id: "LC",
        q: 0,
        r: 1,
        resources: { food: 1, wood: 1, ore: 1 },
        neutrals: [],
        city: false,
        borders: ["open", "open", "open", "open", "water", "open"],
      },
    ],
  },
  {
    id: "home-waiqar",
    faction: "waiqar",
    twoPiece: false,
    source: "designed",
    hexes: [
      {
        id: "WA",
        q: 0,
        r: 0,
        resources: { food: 1, wood: 0, ore: 1 },
        neutrals: [],
        city: false,
        borders: ["mountain", "mountain", "open", "open", "open", "open"],
      },
      {
        id: "WB",
        q: 1,
        r: 0,
        resources: { food: 1, wood: 1, ore: 0 },
        neutrals: [],
        city: false,
        borders: ["mountain", "mountain", "open", "open", "open", "open"],
      },
      {
        id: "WC",
        q: 0,
        r: 1,
        resources: { food: 1, wood: 1, ore: 1 },
        neutrals: [],
        city: false,
        borders: ["open", "open", "open", "water", "open", "open"],
      },
    ],
  },
  {
    id: "home-uthuk",
    faction: "uthuk",
    twoPiece: false,
    source: "designed",
    hexes: [
      {
        id: "UA",
        q: 0,
        r: 0,
        resources: { food: 1, wood: 0, ore: 1 },
        neutrals: [],
        city: false,
        borders: ["open", "open", "open", "open", "open", "water"],
      },
      {
        id: "UB",
        q: 1,
        r: 0,
        resources: { food: 1, wood: 0, ore: 1 },
        neutrals: [],
        city: false,
        borders: ["open", "mountain", "mountain", "open", "open", "open"],
      },
      {
        id: "UC",
        q: 0,
        r: 1,
        resources: { food: 1, wood: 1, ore: 1 },
        neutrals: [],
        city: false,
        borders: ["open", "open", "open", "open", "open", "open"],
      },
    ],
  },
]);

/** An area by its place in the table. */
export type Area = number;

/** All areas of all tiles, in order. */
export const areas: readonly Hex[] = frozen(tiles.flatMap(tile => tile.hexes));

/** The place of each area's tile in the table of tiles. */
export const tileOfArea: readonly number[] = frozen(tiles.flatMap((tile, place) => tile.hexes.map(() => place)));

const places: Readonly<Record<string, Area>> = Object.fromEntries(areas.map((hex, area) => [hex.id, area]));

/** An area by its printed identifier. */
export const areaOf = (id: string): Area => places[id]!;

const tilePlaces: Readonly<Record<string, number>> = Object.fromEntries(tiles.map((tile, place) => [tile.id, place]));

/** The place of a tile in the table. */
export const tilePlace = (id: string): number => tilePlaces[id]!;

/** The place of a faction's home realm in the table. */
export const homeTileOf = (faction: FactionId): number => tiles.findIndex(tile => tile.faction === faction);
