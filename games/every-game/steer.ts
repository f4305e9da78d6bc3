// Random play alone seldom gets to what good play finds. Some games are steered: half of their decisions follow the
// game's own advice, or else the better of a few options. For coverage only: who decides here may look at everything.
import { below, type ChanceState, chanceOf } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { copy, equal } from "#kernel/json.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { decisionFor, randomDecision } from "./decisions.ts";
import type { Decider } from "./play.ts";

/** Advice may be dear: so many pieces of it are asked for per game. */
const ADVICE = 40;
/** Options that are compared. */
const COMPARED = 3;

/** Decides half at random, half with some sense. */
export function steered(game: AnyGame, source: ChanceState): Decider {
  let advice = game.bot.advise ? ADVICE : 0;
  return (runner, state) => {
    const random = randomDecision(runner, state, source);
    const { seat } = random.entry;
    if ("keep" in random.entry || below(source, 2) === 0) return random;
    const options = runner.options(state, seat);
    const advised = advice-- > 0 ? (game.bot.advise?.(copy(state), seat, chanceOf(source)) ?? null) : null;
    const at = advised
      ? options.findIndex(option => equal(option, advised))
      : betterOf(game, state, seat, options, source);
    return at < 0 ? random : decisionFor(state, seat, options, at);
  };
}

/** The best of a few options, each played on a copy; a secret answer shows nothing, so there the first is as good. */
function betterOf(game: AnyGame, state: State, seat: Seat, options: readonly Choice[], source: ChanceState): number {
  let best = below(source, options.length);
  if (state.answers.length > 0) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < Math.min(COMPARED, options.length); i++) {
    const at = below(source, options.length);
    const next = copy(state);
    runnerOf(game).play(next, seat, copy(options[at]!), []);
    const value = game.bot.evaluate(next, seat);
    if (value > most) [best, most] = [at, value];
  }
  return best;
}
