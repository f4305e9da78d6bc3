// The same two small games on this kernel and on boardgame.io, in one run: moves and searches per CPU second. Beside them
// an engine with a game of its own, as its authors wrote it: chess on chess.js.
import { createRequire } from "node:module";
import { Search } from "#bots/search/search.ts";
import { fullStyle } from "#bots/search/style.ts";
import { fastChance } from "#kernel/chance.ts";
import { sightOf } from "#kernel/imagine.ts";
import { start } from "#kernel/start.ts";
import { connectFour, onKernel, type Small, ticTacToe } from "./games/small-game.ts";
import { type Effort, type Row, rates, type Task } from "./measure.ts";
import { type G, onBoardgameIo, type PeerGame, peerConnectFour, peerTicTacToe } from "./peer-games.ts";
import { RandomPlay } from "./random-play.ts";

type BoardgameIo = typeof import("boardgame.io/internal") & Pick<typeof import("boardgame.io/ai"), "MCTSBot">;
/** What is used of chess.js. */
interface ChessJs {
  readonly Chess: new () => { isGameOver(): boolean; moves(): string[]; move(move: string): unknown };
}

/** Loads a peer as its server would run it; null when it is not installed (it is needed for development only). */
function installed<T>(name: string): T | null {
  process.env.NODE_ENV ??= "production";
  try {
    return createRequire(import.meta.url)(name) as T;
  } catch {
    return null;
  }
}

function boardgameIo(): BoardgameIo | null {
  const internal = installed<typeof import("boardgame.io/internal")>("boardgame.io/internal");
  const ai = installed<typeof import("boardgame.io/ai")>("boardgame.io/ai");
  return internal && ai && { ...internal, MCTSBot: ai.MCTSBot };
}

const pairs: readonly (readonly [Small, PeerGame])[] = [
  [ticTacToe, peerTicTacToe],
  [connectFour, peerConnectFour],
];

/** One row for each small game, one for searches, and one for chess. */
export function peerRows(effort: Effort): Row[] {
  const io = boardgameIo();
  const chess = installed<ChessJs>("chess.js");
  const rows = pairs.map(([small, peer]) => {
    const own = new RandomPlay(onKernel(small), false);
    const name = `${small.id}: random play`;
    return beside(effort, { name, unit: "moves/CPU s" }, () => own.play().decisions, io && peerTask(io, peer));
  });
  const name = `${connectFour.id}: search of ${ITERATIONS} iterations`;
  rows.push(beside(effort, { name, unit: "iterations/CPU s" }, searchTask(), io && peerSearchTask(io)));
  if (chess) {
    const [value] = rates(effort, [chessTask(chess)]);
    rows.push({ name: "chess on chess.js: random play", unit: "moves/CPU s", value: value! });
  }
  return rows;
}

/** A task of ours and the same of boardgame.io, by turns. */
function beside(effort: Effort, row: Pick<Row, "name" | "unit">, own: Task, peer: Task | null): Row {
  const [value, peerValue] = rates(effort, peer ? [own, peer] : [own]);
  if (peerValue === undefined) return { ...row, value: value! };
  return { ...row, value: value!, peer: "boardgame.io", peerValue, ratio: value! / peerValue };
}

/** Iterations of one search, each played to the end of the game. */
const ITERATIONS = 200;

function searchTask(): Task {
  const game = onKernel(connectFour);
  const sight = sightOf(game, start(game, { seats: 2, seed: "search" }), 0);
  let seed = 0;
  return () => new Search(game, sight, fullStyle, fastChance(seed++)).run(null, { iterations: ITERATIONS }).iterations;
}

/** Its own tree search, as it comes; it thinks before its promise is returned. */
function peerSearchTask({ MCTSBot, InitializeGame }: BoardgameIo): Task {
  const game = onBoardgameIo(peerConnectFour);
  const state = InitializeGame({ game, numPlayers: 2 });
  const enumerate = (G: G) => freePlaces(G, peerConnectFour).map(at => ({ move: "set", args: [at] }));
  return () => {
    const bot = new MCTSBot({
      game,
      enumerate,
      iterations: ITERATIONS,
      playoutDepth: peerConnectFour.board.width * peerConnectFour.board.height,
    });
    void bot.play(state, "0");
    return ITERATIONS;
  };
}

/** Chess by the rules of chess.js, through its fastest way to list moves and make them. */
function chessTask({ Chess }: ChessJs): Task {
  return () => {
    const chess = new Chess();
    let made = 0;
    for (; !chess.isGameOver(); made++) {
      const moves = chess.moves();
      chess.move(moves[Math.floor(Math.random() * moves.length)]!);
    }
    return made;
  };
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

function freePlaces({ cells }: G, { places, isFree }: PeerGame): number[] {
  const free: number[] = [];
  for (let at = 0; at < places; at++) if (isFree(cells, at)) free.push(at);
  return free;
}

function randomPlace(G: G, peer: PeerGame): number {
  const free = freePlaces(G, peer);
  return free[Math.floor(Math.random() * free.length)]!;
}
