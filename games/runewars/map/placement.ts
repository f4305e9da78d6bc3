// Where a tile may lie (board step 3): free hexes, two areas touching two, no coloured border along another.
import { type Board, hexesOf, type Placement } from "./atlas.ts";
import { around, keyOf, qOf, rOf } from "./hex.ts";

/** RUN-068: whether no shared edge of a placement with the board is coloured on both sides. */
export function bordersFit(board: Board, placement: Placement): boolean {
  for (const { hex, borders } of hexesOf(placement)) {
    const neighbours = around(hex);
    for (let direction = 0; direction < 6; direction++) {
      const other = board.areaAt.get(neighbours[direction]!);
      if (other === undefined || borders[direction] === "open") continue;
      if (board.borders[other]![(direction + 3) % 6] !== "open") return false;
    }
  }
  return true;
}

/** RUN-065, RUN-066: free hexes, and two areas of the tile that touch two areas of the board. */
function touches(board: Board, placement: Placement): boolean {
  const touching = new Set<number>();
  const touched = new Set<number>();
  for (const { area, hex } of hexesOf(placement)) {
    if (board.areaAt.has(hex)) return false;
    for (const neighbour of around(hex)) {
      const other = board.areaAt.get(neighbour);
      if (other === undefined) continue;
      touching.add(area);
      touched.add(other);
    }
  }
  return touching.size >= 2 && touched.size >= 2;
}

/** Every legal placement of a tile (RUN-064 to RUN-068). */
export function placementsFor(board: Board, tile: number): Placement[] {
  if (board.list.length === 0) return [{ tile, q: 0, r: 0, turn: 0 }];
  const rim = rimOf(board);
  const found: Placement[] = [];
  const seen = new Set<number>();
  for (let turn = 0; turn < 6; turn++) {
    for (const { hex } of hexesOf({ tile, q: 0, r: 0, turn })) {
      for (const free of rim) {
        const q = qOf(free) - qOf(hex);
        const r = rOf(free) - rOf(hex);
        const key = keyOf(q, r) * 6 + turn;
        if (seen.has(key)) continue;
        seen.add(key);
        const placement = { tile, q, r, turn };
        if (touches(board, placement) && bordersFit(board, placement)) found.push(placement);
      }
    }
  }
  return found.sort((a, b) => a.turn - b.turn || a.q - b.q || a.r - b.r);
}

/** Free hexes next to the board. */
export function rimOf(board: Board): number[] {
  const rim = new Set<number>();
  for (const hex of board.areaAt.keys()) for (const each of around(hex)) if (!board.areaAt.has(each)) rim.add(each);
  return [...rim].sort((a, b) => a - b);
}
