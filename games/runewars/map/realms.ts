// Home realms (board step 6): where they may lie on the markers, looking ahead so that all of them find a place (RUN-083
// to RUN-086, RUN-463).
import { type Board, hexesOf, type Placement, turnedTile } from "./atlas.ts";
import { areClose, areFarApart, qOf, rOf, shiftOf } from "./hex.ts";
import { bordersFit } from "./placement.ts";
import { rimOf } from "./rim.ts";

/** A marker: its two hexes, the smaller first. */
export type Marker = readonly [number, number];

/** A home realm as it could lie on a marker. */
interface Site {
  readonly home: Placement;
  readonly hexes: readonly number[];
}

/** Sites found so far, by board, marker and tile: the look-ahead asks for them again and again. */
const sites = new WeakMap<Board, Map<number, Site[]>>();

/** RUN-083, RUN-513: sites of a home realm on a marker. */
function sitesAt(board: Board, marker: Marker, tile: number, needsGate: boolean): Site[] {
  let known = sites.get(board);
  if (!known) {
    known = new Map();
    sites.set(board, known);
  }
  // The two hexes are at most 256 apart.
  const key = (marker[0] * 512 + marker[1] - marker[0]) * 128 + tile * 2 + Number(needsGate);
  let found = known.get(key);
  if (!found) {
    found = findSites(board, marker, tile, needsGate);
    known.set(key, found);
  }
  return found;
}

function findSites(board: Board, marker: Marker, tile: number, needsGate: boolean): Site[] {
  const found: Site[] = [];
  for (let turn = 0; turn < 6; turn++) {
    for (const local of turnedTile(tile, turn)) {
      const home = { tile, q: qOf(marker[0]) - qOf(local.hex), r: rOf(marker[0]) - rOf(local.hex), turn };
      const hexes = hexesOf(home).map(({ hex }) => hex);
      if (!hexes.includes(marker[1]) || hexes.some(hex => board.areaAt.has(hex))) continue;
      if (bordersFit(board, home) && (!needsGate || hasGate(board, home))) found.push({ home, hexes });
    }
  }
  return found;
}

/** RUN-513: whether some edge between a home realm and the board is coloured on neither side. */
function hasGate(board: Board, { tile, q, r, turn }: Placement): boolean {
  const rim = rimOf(board);
  const shift = shiftOf(q, r);
  return turnedTile(tile, turn).some(({ hex, coloured }) => ((rim.get(hex + shift)?.open ?? 0) & ~coloured) !== 0);
}

/** Home realms whose first hexes are farther apart neither touch nor cover each other's markers. */
const REACH = 5;

/** RUN-084, RUN-085: whether a site covers none of the other markers and borders on no other home realm. */
function isFree({ hexes }: Site, marker: Marker, markers: readonly Marker[], placed: readonly Site[]): boolean {
  const first = hexes[0]!;
  for (const other of markers) {
    if (other === marker || areFarApart(first, other[0], REACH)) continue;
    if (hexes.includes(other[0]) || hexes.includes(other[1])) return false;
  }
  for (const other of placed) {
    if (areFarApart(first, other.hexes[0]!, REACH)) continue;
    for (const one of other.hexes) for (const two of hexes) if (areClose(one, two)) return false;
  }
  return true;
}

/** A home realm on a marker. */
export interface Realm {
  readonly marker: Marker;
  readonly home: Placement;
}

/** RUN-086, RUN-463: homes the first of the tiles may have, so that all later ones still have one. */
export function realmsFor(
  board: Board,
  markers: readonly Marker[],
  tiles: readonly number[],
  placed: readonly Placement[],
  needsGate: boolean,
): Realm[] {
  const found: Realm[] = [];
  const [tile] = tiles;
  if (tile === undefined) return found;
  const others: Site[] = placed.map(home => ({ home, hexes: hexesOf(home).map(({ hex }) => hex) }));
  for (const [i, marker] of markers.entries()) {
    for (const site of sitesAt(board, marker, tile, needsGate)) {
      if (!isFree(site, marker, markers, others)) continue;
      if (canSettle(board, markers, tiles, needsGate, [...others, site], 1, 1 << i))
        found.push({ marker, home: site.home });
    }
  }
  return found;
}

/** Whether a marker could hold one of these tiles beside the other markers. */
export function canHold(
  board: Board,
  marker: Marker,
  markers: readonly Marker[],
  tiles: readonly number[],
  needsGate: boolean,
): boolean {
  return tiles.some(tile => sitesAt(board, marker, tile, needsGate).some(site => isFree(site, marker, markers, [])));
}

/** Whether the tiles from one on can get a home at the markers that are not used yet, a bit each. */
export function canSettle(
  board: Board,
  markers: readonly Marker[],
  tiles: readonly number[],
  needsGate: boolean,
  placed: Site[] = [],
  from = 0,
  used = 0,
): boolean {
  const tile = tiles[from];
  if (tile === undefined) return true;
  for (let i = 0; i < markers.length; i++) {
    if ((used & (1 << i)) !== 0) continue;
    const marker = markers[i]!;
    for (const site of sitesAt(board, marker, tile, needsGate)) {
      if (!isFree(site, marker, markers, placed)) continue;
      placed.push(site);
      const canAll = canSettle(board, markers, tiles, needsGate, placed, from + 1, used | (1 << i));
      placed.pop();
      if (canAll) return true;
    }
  }
  return false;
}
