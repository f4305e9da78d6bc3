// Questions of whole games, to be asked again: those of games among one-step bots.
import { playOut } from "#bots/driver.ts";
import { greedy } from "#bots/greedy.ts";
import { type AnyGame, copyState } from "#kernel/game.ts";
import type { State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";

/** The positions of a game at which there is something to choose. */
export function questionsOf(game: AnyGame, seats: number, seed: string): State[] {
  const questions: State[] = [];
  const bots = Array.from({ length: seats }, () => greedy(game));
  const asked = (state: State): void => {
    if (runnerOf(game).options(state, state.open[0]!).length > 1) questions.push(copyState(game, state));
  };
  playOut(game, { seats, seed }, bots, { asked });
  return questions;
}

/** So many of them, evenly spread. */
export function spread<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor(i * step)]!);
}
