// The free hexes next to a board and what each of them touches: worked out once for every board, because tiles, markers
// and home realms are all fitted to the rim.
import type { Area } from "../content/tiles.ts";
import type { Board } from "./atlas.ts";
import { around } from "./hex.ts";

/** What a free hex touches. */
export interface Contact {
  readonly areas: readonly Area[];
  /** Directions in which it touches an uncoloured border, and a coloured one; one bit each from north on. */
  readonly open: number;
  readonly coloured: number;
}

/** The free hexes next to a board, in ascending order. */
export type Rim = ReadonlyMap<number, Contact>;

const rims = new WeakMap<Board, Rim>();

/** The rim of a board. */
export function rimOf(board: Board): Rim {
  let rim = rims.get(board);
  if (!rim) {
    rim = findRim(board);
    rims.set(board, rim);
  }
  return rim;
}

function findRim(board: Board): Rim {
  const free = new Set<number>();
  for (const hex of board.areaAt.keys()) for (const each of around(hex)) if (!board.areaAt.has(each)) free.add(each);
  return new Map([...free].sort((a, b) => a - b).map(hex => [hex, contactAt(board, hex)]));
}

function contactAt(board: Board, hex: number): Contact {
  const touched: Area[] = [];
  let open = 0;
  let coloured = 0;
  for (const [direction, neighbour] of around(hex).entries()) {
    const area = board.areaAt.get(neighbour);
    if (area === undefined) continue;
    touched.push(area);
    if (board.borders[area]![(direction + 3) % 6] === "open") open |= 1 << direction;
    else coloured |= 1 << direction;
  }
  return { areas: touched, open, coloured };
}
