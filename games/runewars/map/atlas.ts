// Boards by their names. A state holds only the name of its board, the placements in their order; what follows from them
// (where areas lie, who borders on whom and how) is worked out once, remembered here and only read.
import { type Area, areas, type BorderKind, tiles } from "../content/tiles.ts";
import { around, keyOf, shiftOf, turned } from "./hex.ts";

/** Placements, first placed first: "tile q r rotation", separated by slashes; tiles by their place in the table. */
export type BoardName = string;

/** The name of a board without tiles. */
export const NO_BOARD: BoardName = "";

export interface Placement {
  readonly tile: number;
  readonly q: number;
  readonly r: number;
  readonly turn: number;
}

/** A way from an area to a neighbour. */
export interface Edge {
  readonly to: Area;
  readonly border: BorderKind;
}

/** A board as rules read it. */
export interface Board {
  readonly placements: readonly Placement[];
  /** The areas on the board, in ascending order. */
  readonly list: readonly Area[];
  /** By area: its hex, or -1 when it is not on the board. */
  readonly hexOf: readonly number[];
  /** By area: borders N to NW as they lie on this board. */
  readonly borders: readonly (readonly BorderKind[])[];
  readonly areaAt: ReadonlyMap<number, Area>;
  /** By area: the ways to its neighbours, and the neighbours alone. */
  readonly edges: readonly (readonly Edge[])[];
  readonly near: readonly (readonly Area[])[];
}

/** First area of each tile. */
const firstArea: readonly number[] = tiles.map((_, place) =>
  tiles.slice(0, place).reduce((sum, tile) => sum + tile.hexes.length, 0),
);

/** An area of a laid tile: its hex and its borders as they lie. */
export interface Laid {
  readonly area: Area;
  readonly hex: number;
  readonly borders: readonly BorderKind[];
}

/** A hex of a tile at the origin. */
export interface Turned extends Laid {
  /** Its coloured borders, one bit each from north on. */
  readonly coloured: number;
}

/** Every tile in each of its six rotations, laid at the origin; placements are looked at very often. */
const rotations: readonly (readonly Turned[])[] = tiles.flatMap((tile, place) =>
  [0, 1, 2, 3, 4, 5].map(turn =>
    tile.hexes.map((hex, i) => {
      const borders = hex.borders.map((_, direction) => hex.borders[(direction + 6 - turn) % 6]!);
      const coloured = borders.reduce((bits, border, direction) => bits | (border === "open" ? 0 : 1 << direction), 0);
      return { area: firstArea[place]! + i, hex: keyOf(...turned(hex.q, hex.r, turn)), borders, coloured };
    }),
  ),
);

/** The hexes of a tile at the origin, turned so many times. */
export const turnedTile = (tile: number, turn: number): readonly Turned[] => rotations[tile * 6 + turn]!;

/** Where the areas of a tile come to lie. */
export function hexesOf({ tile, q, r, turn }: Placement): Laid[] {
  const shift = shiftOf(q, r);
  return turnedTile(tile, turn).map(({ area, hex, borders }) => ({ area, hex: hex + shift, borders }));
}

/** RUN-126: a shared edge is coloured if it is coloured on either side. */
function borderOf(near: BorderKind, far: BorderKind): BorderKind {
  return near === "open" ? far : near;
}

const empty: Board = {
  placements: [],
  list: [],
  hexOf: areas.map(() => -1),
  borders: areas.map(() => []),
  areaAt: new Map(),
  edges: areas.map(() => []),
  near: areas.map(() => []),
};

/** A board with one more tile: only that tile and what it touches get new ways. */
function grown(board: Board, placement: Placement): Board {
  const hexOf = board.hexOf.slice();
  const borders = board.borders.slice();
  const areaAt = new Map(board.areaAt);
  const laid = hexesOf(placement);
  const changed = new Set<Area>();
  for (const each of laid) {
    hexOf[each.area] = each.hex;
    borders[each.area] = each.borders;
    areaAt.set(each.hex, each.area);
  }
  for (const { area, hex } of laid) {
    changed.add(area);
    for (const other of around(hex)) if (areaAt.has(other)) changed.add(areaAt.get(other)!);
  }
  const edges = board.edges.slice();
  const near = board.near.slice();
  for (const area of changed) {
    edges[area] = around(hexOf[area]!).flatMap((hex, direction) => {
      const to = areaAt.get(hex);
      if (to === undefined) return [];
      return [{ to, border: borderOf(borders[area]![direction]!, borders[to]![(direction + 3) % 6]!) }];
    });
    near[area] = edges[area].map(({ to }) => to);
  }
  const list = [...board.list, ...laid.map(({ area }) => area)].sort((a, b) => a - b);
  return { placements: [...board.placements, placement], list, hexOf, borders, areaAt, edges, near };
}

/** Boards remembered at most; beyond it all are forgotten and come back as they are asked for. */
const MOST = 512;
const known = new Map<BoardName, Board>([[NO_BOARD, empty]]);
let latestName = NO_BOARD;
let latest: Board = empty;

/** The board of a state. */
export function boardIn({ board }: { readonly board: BoardName }): Board {
  if (board !== latestName) {
    latest = remember(board);
    latestName = board;
  }
  return latest;
}

/** The name of a board with one more tile. */
export function boardWith(board: BoardName, { tile, q, r, turn }: Placement): BoardName {
  const placement = `${tile} ${q} ${r} ${turn}`;
  return board === NO_BOARD ? placement : `${board}/${placement}`;
}

/** The placements of a board. */
export const placementsOf = (board: BoardName): readonly Placement[] => boardIn({ board }).placements;

function placementIn(text: string): Placement {
  const [tile = 0, q = 0, r = 0, turn = 0] = text.split(" ").map(Number);
  return { tile, q, r, turn };
}

function remember(name: BoardName): Board {
  const kept = known.get(name);
  if (kept) return kept;
  const last = name.lastIndexOf("/");
  const before = last < 0 ? empty : remember(name.slice(0, last));
  const board = grown(before, placementIn(name.slice(last + 1)));
  if (known.size >= MOST) {
    known.clear();
    known.set(NO_BOARD, empty);
  }
  known.set(name, board);
  return board;
}
