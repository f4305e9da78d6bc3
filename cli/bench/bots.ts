// How fast and how strong the search is: iterations in the opening, the share of games the master wins against greedy bots
// with equal time for each move, and against itself with more time.
import { levelNamed, levels } from "#bots/levels.ts";
import { Search } from "#bots/search/search.ts";
import type { Registered } from "#games/registry.ts";
import { fastChance } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { sightOf } from "#kernel/imagine.ts";
import type { State } from "#kernel/procedure.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { Job } from "../pool/job.ts";
import { playBatch } from "../pool/pool.ts";
import { progressOf } from "../progress.ts";
import { shareInterval } from "../stats.ts";
import { type Effort, type Row, rates } from "./measure.ts";

/** How long to play. */
export interface Matches {
  readonly games: number;
  readonly milliseconds: number;
}

const MASTER = levels[levels.length - 1]!.id;
/** Iterations of one measured search. */
const ITERATIONS = 400;

/** The seats at which a game is measured: as few as it has beyond one, and four where it allows them. */
export function tablesOf(game: AnyGame): number[] {
  return game.seats.filter(seats => seats === 2 || seats === 4);
}

/** The rows of one game. */
export async function botRows(registered: Registered, effort: Effort, matches: Matches): Promise<Row[]> {
  const rows = [searchRow(registered.game, effort)];
  for (const seats of tablesOf(registered.game)) {
    rows.push(await matchRow(registered, seats, matches));
    rows.push(await patienceRow(registered, seats, matches));
  }
  return rows;
}

/** The game after every seat has made one choice. */
function opening(game: AnyGame): State {
  const state = start(game, { seats: game.seats.includes(4) ? 4 : game.seats[0]!, seed: "opening" });
  const luck = fastChance("opening");
  for (let i = 0; i < state.seats; i++) {
    const seat = state.open[0]!;
    runnerOf(game).play(state, seat, randomChoice(game, state, seat, luck), []);
  }
  return state;
}

function searchRow(game: AnyGame, effort: Effort): Row {
  const { style } = levelNamed(game, MASTER)!;
  const state = opening(game);
  const sight = sightOf(game, state, state.open[0]!);
  let seed = 0;
  const [rate] = rates(effort, [
    () => new Search(game, sight, style, fastChance(seed++)).run(null, { iterations: ITERATIONS }).iterations,
  ]);
  return { name: `${game.id}: search in the opening`, unit: "iterations/CPU s", value: rate! };
}

/** One master against greedy bots, its seat changing from game to game. */
async function matchRow(registered: Registered, seats: number, { games, milliseconds }: Matches): Promise<Row> {
  const { id } = registered.game;
  const jobs = Array.from({ length: games }, (_, i): Job => {
    const bots = Array.from({ length: seats }, (_, seat) => (seat === i % seats ? MASTER : "greedy"));
    return { game: id, start: { seats, seed: `match ${i}` }, bots, milliseconds };
  });
  const name = `${id}, ${seats} seats: ${MASTER} against greedy, ${milliseconds} ms a move`;
  return wonRow(registered, name, jobs, (seat, i) => seat === i % seats);
}

/** How many times longer the patient think. */
const PATIENCE = 4;

/** Masters against masters with more time; every other seat is patient, and each game is played twice, the other way round. */
async function patienceRow(registered: Registered, seats: number, { games, milliseconds }: Matches): Promise<Row> {
  const { id } = registered.game;
  const isPatient = (seat: number, i: number) => seat % 2 === i % 2;
  const jobs = Array.from({ length: games }, (_, i): Job => {
    const times = Array.from({ length: seats }, (_, seat) => (isPatient(seat, i) ? PATIENCE : 1) * milliseconds);
    const bots = Array.from({ length: seats }, () => MASTER);
    return { game: id, start: { seats, seed: `patience ${i >> 1}` }, bots, milliseconds: times };
  });
  const name = `${id}, ${seats} seats: half of them with ${PATIENCE} times the ${milliseconds} ms of the others`;
  return wonRow(registered, name, jobs, isPatient);
}

/** The share of victories that went to some of the seats. */
async function wonRow(
  registered: Registered,
  name: string,
  jobs: readonly Job[],
  isCounted: (seat: number, game: number) => boolean,
): Promise<Row> {
  const { played } = await playBatch({ registered, jobs, progress: progressOf(name) });
  const games = jobs.length;
  let wins = 0;
  for (const [i, { result }] of played.entries()) {
    const { winners } = result;
    wins += winners.filter(seat => isCounted(seat, i)).length / Math.max(1, winners.length);
  }
  const [low, high] = shareInterval(wins, games).map(share => Math.round(share * 100));
  return { name, unit: `% of ${games} games (95 %: ${low} to ${high})`, value: (100 * wins) / games };
}
