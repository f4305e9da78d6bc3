// Where a tile may lie (board step 3): free hexes, two areas touching two, no coloured border along another.
import type { Area } from "../content/tiles.ts";
import { type Board, type Placement, type Turned, turnedTile } from "./atlas.ts";
import { qOf, rOf, shiftOf } from "./hex.ts";
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

/**
 * RUN-065, RUN-066: free hexes, and two areas of the tile that touch two areas of the board; `first` is the first hex of
 * the tile that touches the board.
 */
function touches(board: Board, tile: readonly Turned[], shift: number, first: number): boolean {
  const rim = rimOf(board);
  let touching = 0;
  let touched: Area = -1;
  let isWide = false;
  for (let i = 0; i < tile.length; i++) {
    const hex = tile[i]!.hex + shift;
    const contact = rim.get(hex);
    if (contact === undefined) {
      if (board.areaAt.has(hex)) return false;
      continue;
    }
    if (i < first) return false;
    touching++;
    const area = contact.areas[0]!;
    isWide ||= contact.areas.length > 1 || (touched >= 0 && touched !== area);
    touched = area;
  }
  return touching >= 2 && isWide;
}

/** What is found out about a board and a tile, kept: placements are listed when a question is opened and when it is asked. */
export function keptByTile<T>(find: (board: Board, tile: number) => T): (board: Board, tile: number) => T {
  const found = new WeakMap<Board, T[]>();
  return (board, tile) => {
    let known = found.get(board);
    if (!known) {
      known = [];
      found.set(board, known);
    }
    known[tile] ??= find(board, tile);
    return known[tile];
  };
}

/** Every legal placement of a tile (RUN-064 to RUN-068). */
export const placementsFor = keptByTile((board, tile): readonly Placement[] => {
  if (board.list.length === 0) return [{ tile, q: 0, r: 0, turn: 0 }];
  const places: Placement[] = [];
  const free = [...rimOf(board).keys()];
  for (let turn = 0; turn < 6; turn++) {
    const hexes = turnedTile(tile, turn);
    for (let first = 0; first < hexes.length; first++) {
      const { hex } = hexes[first]!;
      for (const there of free) {
        const q = qOf(there) - qOf(hex);
        const r = rOf(there) - rOf(hex);
        if (!touches(board, hexes, shiftOf(q, r), first)) continue;
        const placement = { tile, q, r, turn };
        if (bordersFit(board, placement)) places.push(placement);
      }
    }
  }
  return places.sort((a, b) => a.turn - b.turn || a.q - b.q || a.r - b.r);
});
