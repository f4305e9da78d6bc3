// The two small games as boardgame.io likes them. They share no code with those on this kernel: its frozen and
// proxied arrays would spoil functions used by both, and slow this kernel down.
import type { Board } from "./games/lines.ts";

/** What boardgame.io calls G: the state of the game. */
export interface G {
  cells: (number | null)[];
  last: number;
  marks: number;
}

/** A small game: its board, its places, and where a mark goes. */
export interface PeerGame {
  readonly board: Board;
  readonly places: number;
  isFree(cells: G["cells"], at: number): boolean;
  cellOf(cells: G["cells"], at: number): number;
}

/** Tic-tac-toe. */
export const peerTicTacToe: PeerGame = {
  board: { width: 3, height: 3, inARow: 3 },
  places: 9,
  isFree: (cells, at) => cells[at] === null,
  cellOf: (_cells, at) => at,
};

/** Connect four. */
export const peerConnectFour: PeerGame = {
  board: { width: 7, height: 6, inARow: 4 },
  places: 7,
  isFree: (cells, at) => cells[35 + at] === null,
  cellOf: (cells, at) => (cells[at] === null ? at : peerConnectFour.cellOf(cells, at + 7)),
};

/** A small game as boardgame.io takes it; moves change a draft, which is faster here than building new objects. */
export function onBoardgameIo({ board, cellOf }: PeerGame) {
  const lines = linesThrough(board);
  const fewest = 2 * board.inARow - 1;
  return {
    disableUndo: true,
    setup: (): G => ({ cells: lines.map(() => null), last: -1, marks: 0 }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      set: ({ G, playerID }: { G: G; playerID: string }, at: number) => {
        G.last = cellOf(G.cells, at);
        G.cells[G.last] = Number(playerID);
        G.marks++;
      },
    },
    endIf: ({ G: { cells, last, marks } }: { G: G }) => {
      if (marks < fewest) return undefined;
      const mark = cells[last];
      if (lines[last]!.some(line => line.every(cell => cells[cell] === mark))) return { winner: mark };
      return marks === cells.length ? { winner: null } : undefined;
    },
  };
}

/** For each cell all lines that win and contain it. */
function linesThrough({ width, height, inARow }: Board): number[][][] {
  const through: number[][][] = Array.from({ length: width * height }, () => []);
  const steps = [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ] as const;
  for (const at of through.keys()) {
    for (const [dx, dy] of steps) {
      const [x, y] = [(at % width) + dx * (inARow - 1), Math.floor(at / width) + dy * (inARow - 1)];
      if (x >= width || y < 0 || y >= height) continue;
      const line = Array.from({ length: inARow }, (_, i) => at + i * (dx + dy * width));
      for (const cell of line) through[cell]!.push(line);
    }
  }
  return through;
}
