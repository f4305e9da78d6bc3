// The same two small games on this kernel and on boardgame.io, in one run: moves per CPU second.
import { createRequire } from "node:module";
import { below, type ChanceState, fastChance } from "#kernel/chance.ts";
import { emptyCells, type Places, wins } from "./games/lines.ts";
import { connectFour, onKernel, type Small, ticTacToe } from "./games/small-game.ts";
import { type Effort, type Row, rates, type Task } from "./measure.ts";
import { RandomPlay } from "./random-play.ts";

type BoardgameIo = typeof import("boardgame.io/internal");

/** Loads boardgame.io as its server would run; null when it is not installed (it is needed for development only). */
function boardgameIo(): BoardgameIo | null {
  process.env.NODE_ENV ??= "production";
  try {
    return createRequire(import.meta.url)("boardgame.io/internal") as BoardgameIo;
  } catch {
    return null;
  }
}

interface G {
  cells: number[];
  last: number;
  marks: number;
}

/** One row for each small game. */
export function peerRows(effort: Effort): Row[] {
  const io = boardgameIo();
  return [ticTacToe, connectFour].map(small => {
    const own = new RandomPlay(onKernel(small), false);
    const tasks: Task[] = [() => own.play().decisions];
    if (io) tasks.push(peerTask(io, small));
    const [value, peerValue] = rates(effort, tasks);
    const row = { name: `${small.id}: random play`, unit: "moves/CPU s", value: value! };
    return peerValue === undefined ? row : { ...row, peer: "boardgame.io", peerValue, ratio: value! / peerValue };
  });
}

/**
 * The fastest way boardgame.io offers: its reducer alone, without client, store, transport and undo, the first state
 * made once. Moves change a draft: that is faster here than building new objects by hand.
 */
function peerTask({ CreateGameReducer, InitializeGame }: BoardgameIo, { board, places }: Small): Task {
  const game = {
    disableUndo: true,
    setup: (): G => ({ cells: emptyCells(board), last: -1, marks: 0 }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      set: ({ G, playerID }: { G: G; playerID: string }, at: number) => {
        G.last = places.cellOf(G.cells, at);
        G.cells[G.last] = Number(playerID);
        G.marks++;
      },
    },
    endIf: ({ G }: { G: G }) => {
      if (G.last < 0) return undefined;
      if (wins(board, G.cells, G.last, G.marks)) return { winner: G.cells[G.last] };
      return G.marks === G.cells.length ? { winner: null } : undefined;
    },
  };
  const reducer = CreateGameReducer({ game });
  const initial = InitializeGame({ game, numPlayers: 2 });
  const luck = fastChance("bench");
  return () => {
    let state = initial;
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const args = [randomPlace(state.G.cells, places, luck)];
      const payload = { type: "set", args, playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: "MAKE_MOVE", payload });
      moves++;
    }
    return moves;
  };
}

function randomPlace(cells: readonly number[], places: Places, luck: ChanceState): number {
  const free: number[] = [];
  for (let at = 0; at < places.count; at++) if (places.isFree(cells, at)) free.push(at);
  return free[below(luck, free.length)]!;
}
