// Answers to a simultaneous question change nothing but the answers, as long as the question is open: states before and
// after share the rest, and what a viewer sees is worked out once for all of them.
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { type AnyGame, copyState } from "#kernel/game.ts";
import { copy, equal, hash } from "#kernel/json.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import type { Problem } from "./report.ts";
import { viewersOf } from "./secrecy.ts";
import type { Probe } from "./suite.ts";

/** An answer leads where playing it leads, leaves the state before as it was, and shows in no view. */
export const answersProbe: Probe = ({ game }, state) => {
  if (state.answers.length === 0) return null;
  const chance = chanceOf(fastChance(hash(state)));
  for (const seat of state.open) {
    const problem = answerProblem(game, state, seat, chance.pick(runnerOf(game).options(state, seat)));
    if (problem) return problem;
  }
  return null;
};

function answerProblem(game: AnyGame, state: State, seat: Seat, choice: Choice): Problem | null {
  const runner = runnerOf(game);
  const before = hash(state);
  const answered = runner.answered(state, seat, copy(choice));
  const wrong = (what: string): Problem => ({
    kind: "invariant",
    message: `the answer ${JSON.stringify(choice)} of seat ${seat} ${what}`,
  });
  if (hash(state) !== before) return wrong("changed the state before it");
  if (!answered) return null;
  const played = copyState(game, state);
  runner.play(played, seat, copy(choice), []);
  if (!equal(answered, played)) return wrong("does not lead where playing it leads");
  const sees = viewersOf(state).find(viewer => !equal(game.viewFor(state, viewer), game.viewFor(answered, viewer)));
  return sees === undefined ? null : wrong(`shows in the view of ${sees}`);
}
