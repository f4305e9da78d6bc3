// Home realm markers (board step 4): where they may lie, looking ahead so that no choice ends in a restart that could be
// avoided (RUN-072 to RUN-078, RUN-463).
import { type Area, areas } from "../content/tiles.ts";
import type { Board } from "./atlas.ts";
import { areClose, around, keyOf, qOf, rOf } from "./hex.ts";
import { canHold, canSettle, type Marker } from "./realms.ts";
import { rimOf } from "./rim.ts";

/** RUN-075: uncoloured borders a marker must touch. */
const OPEN_BORDERS = 3;
/** RUN-076: areas that every way from one marker to another must have. */
const AREAS_BETWEEN = 3;

/** Free hexes that are not enclosed by the board. */
function outsideOf(board: Board): Set<number> {
  const hexes = [...board.areaAt.keys()];
  const least = keyOf(Math.min(...hexes.map(qOf)) - 3, Math.min(...hexes.map(rOf)) - 3);
  const most = keyOf(Math.max(...hexes.map(qOf)) + 3, Math.max(...hexes.map(rOf)) + 3);
  const [q, r, farQ, farR] = [qOf(least), rOf(least), qOf(most), rOf(most)];
  const outside = new Set<number>([least]);
  const queue = [least];
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    for (const next of around(hex)) {
      if (qOf(next) < q || qOf(next) > farQ || rOf(next) < r || rOf(next) > farR) continue;
      if (outside.has(next) || board.areaAt.has(next)) continue;
      outside.add(next);
      queue.push(next);
    }
  }
  return outside;
}

/** RUN-074: areas next to a marker. */
export function areasAt(board: Board, marker: Marker): Set<Area> {
  return new Set(marker.flatMap(hex => rimOf(board).get(hex)?.areas ?? []));
}

/** Uncoloured borders at a free hex. */
function openBorders(board: Board, hex: number): number {
  let count = 0;
  for (let bits = rimOf(board).get(hex)?.open ?? 0; bits > 0; bits >>= 1) count += bits & 1;
  return count;
}

/** RUN-073, RUN-075: every place a single marker may have. */
export function markerPlaces(board: Board): Marker[] {
  const outside = outsideOf(board);
  const found: Marker[] = [];
  for (const hex of rimOf(board).keys()) {
    if (!outside.has(hex)) continue;
    for (const other of around(hex)) {
      // A pair of two rim hexes is found from its smaller one.
      if (!outside.has(other) || (other < hex && rimOf(board).has(other))) continue;
      if (openBorders(board, hex) + openBorders(board, other) < OPEN_BORDERS) continue;
      found.push(hex < other ? [hex, other] : [other, hex]);
    }
  }
  return found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** A place for a marker. */
interface Place {
  readonly marker: Marker;
  readonly areas: readonly Area[];
  /** By area: whether a way from the marker to one next to it is too short. */
  readonly isNear: readonly boolean[];
}

function placeOf(board: Board, marker: Marker): Place {
  const isNear = Array<boolean>(areas.length).fill(false);
  let ring = [...areasAt(board, marker)];
  const beside = ring;
  for (let steps = 1; steps < AREAS_BETWEEN; steps++) {
    for (const area of ring) isNear[area] = true;
    ring = ring.flatMap(area => board.edges[area]!.map(({ to }) => to));
  }
  return { marker, areas: beside, isNear };
}

/** RUN-076: whether two markers are three areas apart and do not touch. */
function areApart(a: Place, b: Place): boolean {
  for (const area of b.areas) if (a.isNear[area]) return false;
  for (const one of a.marker) for (const two of b.marker) if (areClose(one, two)) return false;
  return true;
}

/** All places of the board looked at last; one marker is placed after another. */
let latest: { board: Board | null; places: readonly Place[] } = { board: null, places: [] };

function placesOn(board: Board): readonly Place[] {
  if (latest.board !== board) latest = { board, places: markerPlaces(board).map(marker => placeOf(board, marker)) };
  return latest.places;
}

/** The home realms to come, and whether each needs a way out (RUN-513). */
export interface Homes {
  readonly tiles: readonly number[];
  readonly needGates: boolean;
}

let remembered: { key: string; places: Marker[] } = { key: "", places: [] };

/** RUN-078, RUN-463: places for the next marker from which a complete set with all home realms can be reached. */
export function nextMarkers(name: string, board: Board, chosen: readonly Marker[], homes: Homes): Marker[] {
  const key = `${name}|${chosen.join(";")}|${homes.tiles.join()}|${homes.needGates}`;
  if (remembered.key !== key) remembered = { key, places: findNext(board, chosen, homes) };
  return remembered.places;
}

function findNext(board: Board, chosen: readonly Marker[], homes: Homes): Marker[] {
  const before = chosen.map(marker => placeOf(board, marker));
  const all = placesOn(board).filter(
    place =>
      before.every(other => areApart(place, other)) &&
      canHold(board, place.marker, chosen, homes.tiles, homes.needGates),
  );
  // Whatever belongs to a complete set can come first: one set found speaks for all its places, and a place that belongs
  // to none need not be tried with the others.
  const good = new Set<Place>();
  let hopeful: readonly Place[] = all;
  for (const place of all) {
    if (good.has(place)) continue;
    const found = completion(board, [...before, place], hopeful, homes, good);
    for (const each of found) good.add(each);
    if (found.length === 0) hopeful = hopeful.filter(other => other !== place);
  }
  return all.filter(place => good.has(place)).map(({ marker }) => marker);
}

/** A complete set of the chosen places and some of the others, or nothing; those too near to the last one drop out. */
function completion(
  board: Board,
  chosen: readonly Place[],
  others: readonly Place[],
  homes: Homes,
  good: ReadonlySet<Place>,
): readonly Place[] {
  const markers = chosen.map(({ marker }) => marker);
  if (!markers.every(marker => canHold(board, marker, markers, homes.tiles, homes.needGates))) return [];
  if (markers.length === homes.tiles.length)
    return canSettle(board, markers, homes.tiles, homes.needGates) ? chosen : [];
  const last = chosen[chosen.length - 1]!;
  const left = others.filter(place => areApart(place, last));
  // Places not yet known to be good come first, so that a set found tells more.
  const queue = [...left.filter(place => !good.has(place)), ...left.filter(place => good.has(place))];
  for (const [i, place] of queue.entries()) {
    const found = completion(board, [...chosen, place], queue.slice(i + 1), homes, good);
    if (found.length > 0) return found;
  }
  return [];
}
