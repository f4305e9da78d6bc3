// Where a tile may lie (board step 3): free hexes, two areas touching two, no coloured border along another.
import type { Area } from "../content/tiles.ts";
import { type Board, type Placement, turnedTile } from "./atlas.ts";
import { keyOf, qOf, rOf, shiftOf } from "./hex.ts";
import { rimOf } from "./rim.ts";

/** RUN-068: whether no shared edge of a placement with the board is coloured on both sides. */
export function bordersFit(board: Board, { tile, q, r, turn }: Placement): boolean {
  const rim = rimOf(board);
  const shift = shiftOf(q, r);
  for (const { hex, coloured } of turnedTile(tile, turn)) {
    if ((coloured & (rim.get(hex + shift)?.coloured ?? 0)) !== 0) return false;
  }
  return true;
}

/** RUN-065, RUN-066: free hexes, and two areas of the tile that touch two areas of the board. */
function touches(board: Board, { tile, q, r, turn }: Placement): boolean {
  const rim = rimOf(board);
  const shift = shiftOf(q, r);
  let touching = 0;
  let touched: Area = -1;
  let isWide = false;
  for (const { hex } of turnedTile(tile, turn)) {
    if (board.areaAt.has(hex + shift)) return false;
    const contact = rim.get(hex + shift);
    if (!contact) continue;
    touching++;
    const first = contact.areas[0]!;
    isWide ||= contact.areas.length > 1 || (touched >= 0 && touched !== first);
    touched = first;
  }
  return touching >= 2 && isWide;
}

/** Placements found so far, by board and tile: they are listed when a question is opened and again when it is asked. */
const found = new WeakMap<Board, Placement[][]>();

/** Every legal placement of a tile (RUN-064 to RUN-068). */
export function placementsFor(board: Board, tile: number): readonly Placement[] {
  let known = found.get(board);
  if (!known) {
    known = [];
    found.set(board, known);
  }
  known[tile] ??= findPlacements(board, tile);
  return known[tile];
}

function findPlacements(board: Board, tile: number): Placement[] {
  if (board.list.length === 0) return [{ tile, q: 0, r: 0, turn: 0 }];
  const places: Placement[] = [];
  const seen = new Set<number>();
  for (let turn = 0; turn < 6; turn++) {
    for (const { hex } of turnedTile(tile, turn)) {
      for (const free of rimOf(board).keys()) {
        const q = qOf(free) - qOf(hex);
        const r = rOf(free) - rOf(hex);
        const key = keyOf(q, r) * 6 + turn;
        if (seen.has(key)) continue;
        seen.add(key);
        const placement = { tile, q, r, turn };
        if (touches(board, placement) && bordersFit(board, placement)) places.push(placement);
      }
    }
  }
  return places.sort((a, b) => a.turn - b.turn || a.q - b.q || a.r - b.r);
}
