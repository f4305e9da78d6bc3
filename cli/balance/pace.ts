// Who can play a series in good time: the strongest level that plays a thousand games in an hour on this machine.
import { availableParallelism } from "node:os";
import { botFor, levelIds } from "#bots/levels.ts";
import { fastChance } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { sightOf } from "#kernel/imagine.ts";
import { questionsOf, spread } from "../bench/questions.ts";
import { cpuSeconds } from "../stats.ts";

const GAMES_AN_HOUR = 1000;
const HOUR = 3600;
/** Questions of one game that each level is asked. */
const ASKED = 8;

/** The strongest level that is fast enough; one-step bots where none is. `threads` play at once. */
export function strongestInTime(game: AnyGame, seats: number, threads: number = availableParallelism()): string {
  const questions = questionsOf(game, seats, "pace");
  const few = spread(questions, ASKED);
  const secondsEach = (HOUR * threads) / GAMES_AN_HOUR / Math.max(1, questions.length);
  const isInTime = (level: string): boolean => {
    const begin = cpuSeconds();
    for (const state of few) botFor(game, level)!.choose(sightOf(game, state, state.open[0]!), fastChance(0));
    return cpuSeconds() - begin <= secondsEach * few.length;
  };
  return [...levelIds].reverse().find(isInTime) ?? "greedy";
}
