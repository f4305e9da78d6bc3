// Where a tile may lie (NOR-131 to NOR-136, holes allowed: NOR-141): beside land that may be explored, without breaking a border at a corner
// shared by four tiles, and without joining territories that must stay apart.
import type { TileId } from "../content/tiles.ts";
import { chart, SIDE_X, SIDE_Y, tileIn, visit } from "./grid.ts";
import { areaAtSide, type Land } from "./land.ts";
import { areaCounts, areaOfSide, cornersOf, TURNS } from "./tile-facts.ts";

/** What a placement must respect besides the borders; all lists are by territory. */
export interface Terms {
  /** Truthy where a tile may be put against the territory; null: anywhere. */
  readonly reach: readonly number[] | null;
  /** Only the first so many tiles of the map may be touched. */
  readonly places: number;
  /** Two different marks may not come into one territory; 0 goes with everything. */
  readonly marks: readonly number[];
  /** Truthy where a territory is taken: one territory of the new tile must touch none of these; null: no matter. */
  readonly taken: readonly number[] | null;
}

/** Every legal cell and rotation of a tile, three numbers each: x, y, quarter turns. */
export function placements(land: Land, tile: TileId, terms: Terms): number[] {
  const found: number[] = [];
  scan(land, tile, terms, found);
  return found;
}

/** Whether a tile fits anywhere. */
export function fits(land: Land, tile: TileId, terms: Terms): boolean {
  return scan(land, tile, terms, null);
}

/** The empty cells beside the map. */
export function cellsBeside(land: Land): (readonly [x: number, y: number])[] {
  const found: (readonly [number, number])[] = [];
  chart(land);
  for (let place = 0; place < land.tiles.length; place++) {
    for (let side = 0; side < 4; side++) {
      const x = land.x[place]! + SIDE_X[side]!;
      const y = land.y[place]! + SIDE_Y[side]!;
      if (tileIn(x, y) < 0 && visit(x, y)) found.push([x, y]);
    }
  }
  return found;
}

function scan(land: Land, tile: TileId, terms: Terms, found: number[] | null): boolean {
  chart(land);
  for (let place = 0; place < terms.places; place++) {
    for (let side = 0; side < 4; side++) {
      const x = land.x[place]! + SIDE_X[side]!;
      const y = land.y[place]! + SIDE_Y[side]!;
      if (tileIn(x, y) >= 0) continue;
      if (terms.reach && !terms.reach[land.territory[areaAtSide(land, place, side)]!]) continue;
      if (visit(x, y) && tryCell(land, tile, x, y, terms, found) && !found) return true;
    }
  }
  return found !== null && found.length > 0;
}

/** The territories that the four sides of the cell in question face; -1 where there is no tile. */
const facing = [-1, -1, -1, -1];
/** Corners of the cell, as bits, that must have a border end, and that must not. */
let needed = 0;
let forbidden = 0;

function tryCell(land: Land, tile: TileId, x: number, y: number, terms: Terms, found: number[] | null): boolean {
  for (let side = 0; side < 4; side++) {
    const other = tileIn(x + SIDE_X[side]!, y + SIDE_Y[side]!);
    facing[side] = other < 0 ? -1 : land.territory[areaAtSide(land, other, (side + 2) % 4)]!;
  }
  readCorners(land, x, y);
  let any = false;
  for (let turn = 0; turn < TURNS; turn++) {
    const corners = cornersOf[tile * 4 + turn]!;
    if ((corners & needed) !== needed || (corners & forbidden) !== 0) continue;
    if (!isJointLegal(tile, turn, terms)) continue;
    any = true;
    if (!found) return true;
    found.push(x, y, turn);
  }
  return any;
}

// The three other cells around each corner of a cell, and which of their corners lies there.
const AROUND: readonly (readonly number[])[] = [
  [-1, 0, 1, 0, -1, 3, -1, -1, 2],
  [1, 0, 0, 0, -1, 2, 1, -1, 3],
  [1, 0, 3, 0, 1, 1, 1, 1, 0],
  [-1, 0, 2, 0, 1, 0, -1, 1, 1],
];

/** NOR-133, NOR-134: only a corner between four tiles counts; there the number of border ends may not be one. */
function readCorners(land: Land, x: number, y: number): void {
  needed = 0;
  forbidden = 0;
  for (let corner = 0; corner < 4; corner++) {
    const ends = endsAround(land, x, y, AROUND[corner]!);
    if (ends === 0) forbidden |= 1 << corner;
    else if (ends === 1) needed |= 1 << corner;
  }
}

/** Border ends of the three other tiles at a corner, or -1 if one of them is missing. */
function endsAround(land: Land, x: number, y: number, around: readonly number[]): number {
  let ends = 0;
  for (let i = 0; i < 9; i += 3) {
    const other = tileIn(x + around[i]!, y + around[i + 1]!);
    if (other < 0) return -1;
    ends += (cornersOf[land.tiles[other]! * 4 + land.turn[other]!]! >> around[i + 2]!) & 1;
  }
  return ends;
}

/** For each area of the new tile the lowest area that ends in the same territory, the mark found there, whether taken. */
const group = [0, 1, 2, 3];
const markOf = [0, 0, 0, 0];
const takenIn = [0, 0, 0, 0];

/** NOR-135, NOR-046, NOR-047: what the tile joins, also by way of a territory that touches two of its areas. */
function isJointLegal(tile: TileId, turn: number, terms: Terms): boolean {
  const base = (tile * 4 + turn) * 4;
  for (let i = 0; i < 4; i++) {
    group[i] = i;
    markOf[i] = 0;
    takenIn[i] = 0;
  }
  for (let side = 1; side < 4; side++) {
    for (let before = 0; before < side; before++) {
      if (facing[side]! < 0 || facing[side] !== facing[before]) continue;
      unite(areaOfSide[base + side]!, areaOfSide[base + before]!);
    }
  }
  for (let side = 0; side < 4; side++) {
    const territory = facing[side]!;
    if (territory < 0) continue;
    const at = group[areaOfSide[base + side]!]!;
    if (terms.taken?.[territory]) takenIn[at] = 1;
    const mark = terms.marks[territory]!;
    if (mark === 0) continue;
    if (markOf[at] !== 0 && markOf[at] !== mark) return false;
    markOf[at] = mark;
  }
  return terms.taken === null || hasUntaken(areaCounts[tile]!);
}

function unite(a: number, b: number): void {
  const one = group[a]!;
  const other = group[b]!;
  if (one === other) return;
  const kept = Math.min(one, other);
  for (let i = 0; i < 4; i++) if (group[i] === one || group[i] === other) group[i] = kept;
}

function hasUntaken(areas: number): boolean {
  for (let i = 0; i < areas; i++) if (group[i] === i && takenIn[i] === 0) return true;
  return false;
}
