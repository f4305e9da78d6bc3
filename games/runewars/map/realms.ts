// Home realm markers and home realms (board steps 4 and 6): where they may lie, looking ahead so that no choice ends in
// a restart that could be avoided (RUN-078, RUN-086, RUN-463).
import { type Board, hexesOf, type Placement } from "./atlas.ts";
import { around, keyOf, qOf, rOf } from "./hex.ts";
import { bordersFit, rimOf } from "./placement.ts";

/** A marker: its two hexes, the smaller first. */
export type Marker = readonly [number, number];

/** RUN-075: uncoloured borders a marker must touch. */
const OPEN_BORDERS = 3;
/** RUN-076: areas that every way from one marker to another must have. */
const AREAS_BETWEEN = 3;

/** Free hexes that are not enclosed by the board. */
function outsideOf(board: Board): Set<number> {
  const hexes = [...board.areaAt.keys()];
  const least = keyOf(Math.min(...hexes.map(qOf)) - 3, Math.min(...hexes.map(rOf)) - 3);
  const most = keyOf(Math.max(...hexes.map(qOf)) + 3, Math.max(...hexes.map(rOf)) + 3);
  const outside = new Set<number>([least]);
  const queue = [least];
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    for (const next of around(hex)) {
      const isFar = qOf(next) < qOf(least) || qOf(next) > qOf(most) || rOf(next) < rOf(least) || rOf(next) > rOf(most);
      if (isFar || outside.has(next) || board.areaAt.has(next)) continue;
      outside.add(next);
      queue.push(next);
    }
  }
  return outside;
}

/** Board areas next to a hex, with whether the border towards it is uncoloured. */
function contacts(board: Board, hex: number): { area: number; isOpen: boolean }[] {
  return around(hex).flatMap((neighbour, direction) => {
    const area = board.areaAt.get(neighbour);
    return area === undefined ? [] : [{ area, isOpen: board.borders[area]![(direction + 3) % 6] === "open" }];
  });
}

/** RUN-074: areas next to a marker. */
export function areasAt(board: Board, marker: Marker): Set<number> {
  return new Set(marker.flatMap(hex => contacts(board, hex).map(({ area }) => area)));
}

/** RUN-073, RUN-075: every place a single marker may have. */
export function markerPlaces(board: Board): Marker[] {
  const outside = outsideOf(board);
  const found: Marker[] = [];
  const seen = new Set<string>();
  for (const hex of rimOf(board)) {
    if (!outside.has(hex)) continue;
    for (const other of around(hex)) {
      const marker: Marker = hex < other ? [hex, other] : [other, hex];
      if (!outside.has(other) || seen.has(marker.join())) continue;
      seen.add(marker.join());
      const open = marker.flatMap(each => contacts(board, each)).filter(({ isOpen }) => isOpen).length;
      if (open >= OPEN_BORDERS) found.push(marker);
    }
  }
  return found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** RUN-076: whether two markers are three areas apart and do not touch. */
export function areApart(board: Board, a: Marker, b: Marker): boolean {
  for (const hex of a) if (b.includes(hex) || around(hex).some(next => b.includes(next))) return false;
  const far = areasAt(board, b);
  let ring = areasAt(board, a);
  for (let steps = 1; steps < AREAS_BETWEEN; steps++) {
    for (const area of ring) if (far.has(area)) return false;
    ring = new Set([...ring].flatMap(area => board.edges[area]!.map(({ to }) => to)));
  }
  return true;
}

/** A home realm as it could lie on a marker. */
interface Site {
  readonly home: Placement;
  readonly hexes: readonly number[];
  /** Its hexes and those around them. */
  readonly reach: ReadonlySet<number>;
}

/** Sites found so far, by board, marker and tile: the look-ahead asks for them again and again. */
const sites = new WeakMap<Board, Map<string, Site[]>>();

/** RUN-083, RUN-513: sites of a home realm on a marker. */
function sitesAt(board: Board, marker: Marker, tile: number): Site[] {
  const known = sites.get(board) ?? new Map<string, Site[]>();
  sites.set(board, known);
  const key = `${marker[0]} ${marker[1]} ${tile}`;
  const found = known.get(key) ?? findSites(board, marker, tile);
  known.set(key, found);
  return found;
}

function findSites(board: Board, marker: Marker, tile: number): Site[] {
  const found: Site[] = [];
  for (let turn = 0; turn < 6; turn++) {
    for (const local of hexesOf({ tile, q: 0, r: 0, turn })) {
      const home = { tile, q: qOf(marker[0]) - qOf(local.hex), r: rOf(marker[0]) - rOf(local.hex), turn };
      const hexes = hexesOf(home).map(({ hex }) => hex);
      if (!hexes.includes(marker[1]) || hexes.some(hex => board.areaAt.has(hex))) continue;
      if (!bordersFit(board, home) || !hasGate(board, home)) continue;
      found.push({ home, hexes, reach: new Set(hexes.flatMap(hex => [hex, ...around(hex)])) });
    }
  }
  return found;
}

/** RUN-084, RUN-085: sites that no other marker covers and that border on no other home realm. */
function freeSites(
  board: Board,
  marker: Marker,
  tile: number,
  markers: readonly Marker[],
  placed: readonly Site[],
): Site[] {
  return sitesAt(board, marker, tile).filter(
    ({ hexes, reach }) =>
      !markers.some(other => other !== marker && (hexes.includes(other[0]) || hexes.includes(other[1]))) &&
      !placed.some(other => other.hexes.some(hex => reach.has(hex))),
  );
}

/** RUN-513: whether some edge between a home realm and the board is coloured on neither side. */
function hasGate(board: Board, placement: Placement): boolean {
  return hexesOf(placement).some(({ hex, borders }) =>
    around(hex).some((neighbour, direction) => {
      const area = board.areaAt.get(neighbour);
      const isOpen = area !== undefined && board.borders[area]![(direction + 3) % 6] === "open";
      return isOpen && borders[direction] === "open";
    }),
  );
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
  queue: readonly number[],
  placed: readonly Placement[],
): Realm[] {
  const [tile, ...rest] = queue;
  if (tile === undefined) return [];
  const others = placed.map(siteOf);
  return markers.flatMap(marker => {
    const left = markers.filter(other => other !== marker);
    return freeSites(board, marker, tile, markers, others)
      .filter(site => canSettle(board, left, rest, [...others, site]))
      .map(({ home }) => ({ marker, home }));
  });
}

function siteOf(home: Placement): Site {
  const hexes = hexesOf(home).map(({ hex }) => hex);
  return { home, hexes, reach: new Set(hexes) };
}

/** Whether all tiles of a queue can get a home at these markers. */
function canSettle(
  board: Board,
  markers: readonly Marker[],
  queue: readonly number[],
  placed: readonly Site[],
): boolean {
  const [tile, ...rest] = queue;
  if (tile === undefined) return true;
  return markers.some(marker => {
    const left = markers.filter(other => other !== marker);
    return freeSites(board, marker, tile, markers, placed).some(site =>
      canSettle(board, left, rest, [...placed, site]),
    );
  });
}

let remembered: { key: string; places: Marker[] } = { key: "", places: [] };

/** RUN-078, RUN-463: places for the next marker from which a complete set with all home realms can be reached. */
export function nextMarkers(
  name: string,
  board: Board,
  chosen: readonly Marker[],
  homeTiles: readonly number[],
): Marker[] {
  const key = `${name}|${chosen.join(";")}|${homeTiles.join()}`;
  if (remembered.key !== key) {
    const all = markerPlaces(board).filter(place => chosen.every(other => areApart(board, place, other)));
    const places = all.filter(place => canComplete(board, [...chosen, place], all, homeTiles));
    remembered = { key, places };
  }
  return remembered.places;
}

function canComplete(
  board: Board,
  chosen: readonly Marker[],
  places: readonly Marker[],
  homeTiles: readonly number[],
): boolean {
  if (chosen.length === homeTiles.length) return canSettle(board, chosen, homeTiles, []);
  const last = chosen[chosen.length - 1]!;
  const left = places.filter(place => place !== last && areApart(board, place, last));
  return left.some(place => canComplete(board, [...chosen, place], left, homeTiles));
}
