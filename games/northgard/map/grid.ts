// The square grid: which tile lies in which cell. A chart of one map at a time is kept between calls, because looking
// up cells is most of the work of placing tiles; it is drawn again from the map whenever it is asked for.
import type { Land } from "./land.ts";

/** The 35 tiles reach at most 34 cells from the start. */
const MIDDLE = 36;
const SPAN = 2 * MIDDLE + 1;
const EMPTY = 0;
const SEEN = -1;

const cells = new Int8Array(SPAN * SPAN);
const marked: number[] = [];

/** What the four sides lead to, clockwise from north. */
export const SIDE_X: readonly number[] = [0, 1, 0, -1];
export const SIDE_Y: readonly number[] = [-1, 0, 1, 0];

const cellAt = (x: number, y: number): number => (y + MIDDLE) * SPAN + x + MIDDLE;

function mark(cell: number, value: number): void {
  cells[cell] = value;
  marked.push(cell);
}

/** Draws the chart of a map. */
export function chart(land: Land): void {
  for (let i = 0; i < marked.length; i++) cells[marked[i]!] = EMPTY;
  marked.length = 0;
  for (let i = 0; i < land.tiles.length; i++) mark(cellAt(land.x[i]!, land.y[i]!), i + 1);
}

/** The place in the map of the tile in a cell of the chart, or -1. */
export function tileIn(x: number, y: number): number {
  const found = cells[cellAt(x, y)]!;
  return found > 0 ? found - 1 : -1;
}

/** Marks an empty cell as visited; false if it holds a tile or was visited already. */
export function visit(x: number, y: number): boolean {
  const cell = cellAt(x, y);
  if (cells[cell] !== EMPTY) return false;
  mark(cell, SEEN);
  return true;
}
