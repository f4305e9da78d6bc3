// What both small board games, on either framework, are made of: a board of cells and rows of equal marks.

/** A board with its winning length. */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly inARow: number;
}

/** Nobody's cell; a seat's cell holds the seat. */
export const EMPTY = -1;

/** An empty board. */
export function emptyCells({ width, height }: Board): number[] {
  return new Array<number>(width * height).fill(EMPTY);
}

/** Whether the mark just set stands in a row long enough to win. */
export function wins(board: Board, cells: readonly number[], at: number): boolean {
  return (
    rowLength(board, cells, at, 1, 0) >= board.inARow ||
    rowLength(board, cells, at, 0, 1) >= board.inARow ||
    rowLength(board, cells, at, 1, 1) >= board.inARow ||
    rowLength(board, cells, at, 1, -1) >= board.inARow
  );
}

function rowLength(board: Board, cells: readonly number[], at: number, dx: number, dy: number): number {
  return 1 + equalsFrom(board, cells, at, dx, dy) + equalsFrom(board, cells, at, -dx, -dy);
}

function equalsFrom({ width, height }: Board, cells: readonly number[], at: number, dx: number, dy: number): number {
  const mark = cells[at];
  let x = (at % width) + dx;
  let y = Math.floor(at / width) + dy;
  let length = 0;
  while (x >= 0 && x < width && y >= 0 && y < height && cells[y * width + x] === mark) {
    length++;
    x += dx;
    y += dy;
  }
  return length;
}

/** The lowest empty cell of a column, or -1; rows are counted from the bottom. */
export function lowestEmpty({ width, height }: Board, cells: readonly number[], column: number): number {
  for (let at = column; at < width * height; at += width) if (cells[at] === EMPTY) return at;
  return -1;
}
