// The map: placed tiles and the territories that their areas form (NOR-019, NOR-403). An area is named by `place of its tile × 4 + its
// number on the tile`, a territory by its lowest area; both never change hands with anybody's pieces. Everything here
// is worked out when a tile is placed and only read in between.
import { AREAS_PER_TILE, type TileId } from "../content/tiles.ts";
import { chart, SIDE_X, SIDE_Y, tileIn } from "./grid.ts";
import { areaCounts, areaOfSide, bordersOf, lairOf, placeOfArea } from "./tile-facts.ts";

/** The part of a territory on one tile. */
export type Area = number;
/** A territory, by its lowest area. */
export type Territory = number;

/** The map. Lists by area have four places per tile; those by territory are filled at territories only. */
export interface Land {
  /** The placed tiles, first placed first, with their cells (x grows east, y south) and quarter turns clockwise. */
  readonly tiles: readonly TileId[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly turn: readonly number[];
  /** By area: its territory; -1 where the tile has no such area. */
  readonly territory: readonly Territory[];
  /** All territories, ascending. */
  readonly list: readonly Territory[];
  /** NOR-025: by territory, on how many tiles it lies. */
  readonly size: readonly number[];
  /** By territory: how many of its sides face no tile; it is closed when there is none. */
  readonly free: readonly number[];
  /** By territory: where its neighbours begin in `near`. */
  readonly nearFrom: readonly number[];
  /** Neighbours as `territory × 2 + (1 if every border between is difficult)`, each run ended by -1. */
  readonly near: readonly number[];
}

/** A map being made. */
type Draft = { -readonly [K in keyof Land]: Land[K][number][] };

/** The territory of an entry of `near`, and whether every border with it is difficult. */
export const neighbourAt = (entry: number): Territory => entry >> 1;
const isDifficultAt = (entry: number): boolean => (entry & 1) === 1;

/** The end of a run of neighbours. */
export const NO_NEIGHBOUR = -1;

/** A map without tiles. */
export function emptyLand(): Draft {
  return { tiles: [], x: [], y: [], turn: [], territory: [], list: [], size: [], free: [], nearFrom: [], near: [] };
}

/** A map with one more tile in an empty cell; legality is `placement.ts`'s business. */
export function withTile(land: Land, tile: TileId, x: number, y: number, turn: number): Land {
  const draft: Draft = {
    tiles: land.tiles.slice(),
    x: land.x.slice(),
    y: land.y.slice(),
    turn: land.turn.slice(),
    territory: land.territory.slice(),
    list: land.list.slice(),
    size: land.size.slice(),
    free: land.free.slice(),
    nearFrom: land.nearFrom.slice(),
    near: land.near.slice(),
  };
  placeTile(draft, tile, x, y, turn);
  return draft;
}

/** The area that owns a side of a placed tile. */
export function areaAtSide(land: Land, place: number, side: number): Area {
  const tile = land.tiles[place]!;
  return place * AREAS_PER_TILE + areaOfSide[(tile * 4 + land.turn[place]!) * 4 + side]!;
}

/** Puts a tile into an empty cell and joins, grows and closes territories. */
export function placeTile(land: Draft, tile: TileId, x: number, y: number, turn: number): void {
  chart(land);
  const place = land.tiles.length;
  land.tiles.push(tile);
  land.x.push(x);
  land.y.push(y);
  land.turn.push(turn);
  for (let i = 0; i < AREAS_PER_TILE; i++) {
    land.territory.push(i < areaCounts[tile]! ? place * AREAS_PER_TILE + i : -1);
    land.size.push(0);
    land.free.push(0);
    land.nearFrom.push(-1);
  }
  for (let side = 0; side < 4; side++) meetSide(land, place, side);
  for (let i = 0; i < areaCounts[tile]!; i++) measure(land, land.territory[place * AREAS_PER_TILE + i]!);
  listTerritories(land);
  chartBorders(land);
}

/** One side of a new tile: a new free side, or the end of a free side and a joint with the territory behind it. */
function meetSide(land: Draft, place: number, side: number): void {
  const area = areaAtSide(land, place, side);
  const other = tileIn(land.x[place]! + SIDE_X[side]!, land.y[place]! + SIDE_Y[side]!);
  if (other < 0) {
    land.free[land.territory[area]!]!++;
    return;
  }
  join(land, area, areaAtSide(land, other, (side + 2) % 4));
  land.free[land.territory[area]!]!--;
}

function join(land: Draft, a: Area, b: Area): void {
  const one = land.territory[a]!;
  const other = land.territory[b]!;
  if (one === other) return;
  const kept = Math.min(one, other);
  const lost = Math.max(one, other);
  const { territory } = land;
  for (let area = lost; area < territory.length; area++) if (territory[area] === lost) territory[area] = kept;
  land.free[kept]! += land.free[lost]!;
  land.free[lost] = 0;
  land.size[lost] = 0;
}

function measure(land: Draft, territory: Territory): void {
  let size = 0;
  let last = -1;
  for (let area = territory; area < land.territory.length; area++) {
    if (land.territory[area] !== territory || placeOfArea(area) === last) continue;
    last = placeOfArea(area);
    size++;
  }
  land.size[territory] = size;
}

function listTerritories(land: Draft): void {
  land.list.length = 0;
  for (let area = 0; area < land.territory.length; area++) if (land.territory[area] === area) land.list.push(area);
}

// Neighbours are gathered as linked lists, one per territory, and then laid out one after another.
const first: number[] = [];
const next: number[] = [];
const target: number[] = [];

function chartBorders(land: Draft): void {
  for (const territory of land.list) first[territory] = -1;
  next.length = 0;
  target.length = 0;
  for (let place = 0; place < land.tiles.length; place++) {
    const borders = bordersOf[land.tiles[place]!]!;
    for (let i = 0; i < borders.length; i += 3) {
      const a = land.territory[place * AREAS_PER_TILE + borders[i]!]!;
      const b = land.territory[place * AREAS_PER_TILE + borders[i + 1]!]!;
      // NOR-020, NOR-021: a border makes neighbours of what lies on its two sides, but nothing of one territory.
      if (a === b) continue;
      link(a, b, borders[i + 2]!);
      link(b, a, borders[i + 2]!);
    }
  }
  const { near, nearFrom } = land;
  near.length = 0;
  for (const territory of land.list) {
    nearFrom[territory] = near.length;
    for (let i = first[territory]!; i >= 0; i = next[i]!) near.push(target[i]!);
    near.push(NO_NEIGHBOUR);
  }
}

// NOR-022: one regular border makes the whole way regular.
function link(from: Territory, to: Territory, difficult: number): void {
  for (let i = first[from]!; i >= 0; i = next[i]!) {
    if (neighbourAt(target[i]!) !== to) continue;
    if (difficult === 0) target[i] = to * 2;
    return;
  }
  next.push(first[from]!);
  target.push(to * 2 + difficult);
  first[from] = next.length - 1;
}

/** NOR-023, NOR-024, NOR-407: whether a territory can no longer grow. */
export function isClosed(land: Land, territory: Territory): boolean {
  return land.free[territory] === 0;
}

/** The way between two territories. */
export function borderBetween(land: Land, from: Territory, to: Territory): "none" | "regular" | "difficult" {
  for (let i = land.nearFrom[from]!; land.near[i]! !== NO_NEIGHBOUR; i++) {
    if (neighbourAt(land.near[i]!) === to) return isDifficultAt(land.near[i]!) ? "difficult" : "regular";
  }
  return "none";
}

/** The neighbours of a territory; for loops that must be fast read `near` itself. */
export function neighboursOf(land: Land, territory: Territory): Territory[] {
  const found: Territory[] = [];
  for (let i = land.nearFrom[territory]!; land.near[i]! !== NO_NEIGHBOUR; i++) found.push(neighbourAt(land.near[i]!));
  return found;
}

/** The areas of a territory. */
export function areasOf(land: Land, territory: Territory): Area[] {
  const found: Area[] = [];
  for (let area = territory; area < land.territory.length; area++) {
    if (land.territory[area] === territory) found.push(area);
  }
  return found;
}

/** The area with the lair of a placed tile, or -1. */
export function lairArea(land: Land, place: number): Area {
  const lair = lairOf[land.tiles[place]!]!;
  return lair < 0 ? -1 : place * AREAS_PER_TILE + lair;
}
