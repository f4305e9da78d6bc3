// The same two small games on this kernel and on boardgame.io, in one run: moves per CPU second.
import { createRequire } from "node:module";
import { connectFour, onKernel, type Small, ticTacToe } from "./games/small-game.ts";
import { type Effort, type Row, rates, type Task } from "./measure.ts";
import { type G, onBoardgameIo, type PeerGame, peerConnectFour, peerTicTacToe } from "./peer-games.ts";
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

const pairs: readonly (readonly [Small, PeerGame])[] = [
  [ticTacToe, peerTicTacToe],
  [connectFour, peerConnectFour],
];

/** One row for each small game. */
export function peerRows(effort: Effort): Row[] {
  const io = boardgameIo();
  return pairs.map(([small, peer]) => {
    const own = new RandomPlay(onKernel(small), false);
    const tasks: Task[] = [() => own.play().decisions];
    if (io) tasks.push(peerTask(io, peer));
    const [value, peerValue] = rates(effort, tasks);
    const row = { name: `${small.id}: random play`, unit: "moves/CPU s", value: value! };
    return peerValue === undefined ? row : { ...row, peer: "boardgame.io", peerValue, ratio: value! / peerValue };
  });
}

/** The fastest way boardgame.io offers: its reducer alone, without client, store, transport and undo. */
function peerTask({ CreateGameReducer, InitializeGame }: BoardgameIo, peer: PeerGame): Task {
  const game = onBoardgameIo(peer);
  const reducer = CreateGameReducer({ game });
  const initial = InitializeGame({ game, numPlayers: 2 });
  return () => {
    let state = initial;
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const args = [randomPlace(state.G, peer)];
      const payload = { type: "set", args, playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: "MAKE_MOVE", payload });
      moves++;
    }
    return moves;
  };
}

function randomPlace({ cells }: G, { places, isFree }: PeerGame): number {
  const free: number[] = [];
  for (let at = 0; at < places; at++) if (isFree(cells, at)) free.push(at);
  return free[Math.floor(Math.random() * free.length)]!;
}
