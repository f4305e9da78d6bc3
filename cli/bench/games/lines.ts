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

/** Whether the mark just set, one of so many, stands in a row long enough to win. */
export function wins(board: Board, cells: readonly number[], at: number, marks: number): boolean {
  if (marks < 2 * board.inARow - 1) return false;
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

/** Which places are free, and which cell a mark at a free place takes. */
export interface Places {
  readonly count: number;
  isFree(cells: readonly number[], at: number): boolean;
  cellOf(cells: readonly number[], at: number): number;
}

/** Marks stay where they are put. */
export function cellsOf({ width, height }: Board): Places {
  return { count: width * height, isFree: (cells, at) => cells[at] === EMPTY, cellOf: (_cells, at) => at };
}

/** Marks fall down their column; rows are counted from the bottom. */
export function columnsOf({ width, height }: Board): Places {
  const top = width * (height - 1);
  return {
    count: width,
    isFree: (cells, at) => cells[top + at] === EMPTY,
    cellOf: (cells, at) => {
      let cell = at;
      while (cells[cell] !== EMPTY) cell += width;
      return cell;
    },
  };
}
