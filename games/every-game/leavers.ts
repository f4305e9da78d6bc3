// Leavers: from some position on a seat is played for its player, first a thinking bot, then whatever is done for an
// absent player. The game must still end.
import { greedy } from "#bots/greedy.ts";
import { type ChanceState, chanceOf, fastChance } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { sightOf } from "#kernel/imagine.ts";
import { copy, hash } from "#kernel/json.ts";
import { isOver } from "#kernel/look.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { MOST_DECISIONS, problemOf } from "./play.ts";
import type { Probe } from "./suite.ts";

/** Thinking costs many plays: so many options in all are thought about per game. */
const THOUGHT = 60;

/** Lets a seat leave here and plays on to the end. */
export const leaverProbe: Probe = ({ game, report }, before) => {
  if (isOver(before)) return null;
  report.leavers++;
  const source = fastChance(hash(before));
  const leaver = chanceOf(source).below(before.seats);
  const failed = (message: string) => ({ kind: "leaver", message: `${message}, after seat ${leaver} left` }) as const;
  try {
    return endsWithout(game, copy(before), leaver, source)
      ? null
      : failed(`not over after ${MOST_DECISIONS} decisions`);
  } catch (error) {
    return failed(problemOf(error).message);
  }
};

function endsWithout(game: AnyGame, state: State, leaver: Seat, source: ChanceState): boolean {
  const chance = chanceOf(source);
  let thought = THOUGHT;
  for (let i = 0; i < MOST_DECISIONS; i++) {
    if (isOver(state)) return true;
    const seat = chance.pick(state.open);
    let choice: Choice;
    if (seat !== leaver) choice = randomChoice(game, state, seat, source);
    else {
      const options = runnerOf(game).options(state, seat);
      thought -= options.length;
      choice = thought > 0 ? thoughtOut(game, state, seat, source) : game.fallback(state, seat, options);
    }
    runnerOf(game).play(state, seat, choice, []);
  }
  return false;
}

function thoughtOut(game: AnyGame, state: State, seat: Seat, source: ChanceState): Choice {
  return greedy(game).choose(sightOf(game, state, seat), source);
}
