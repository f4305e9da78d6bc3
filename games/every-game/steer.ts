// Random play alone seldom gets to what good play finds. Some games are steered: half of their decisions follow what the
// game tells its bots, or else the better of a few options. For coverage only: who decides here may look at everything.
import { type Chance, type ChanceState, chanceOf } from "#kernel/chance.ts";
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
  const adviser = new Adviser(game, chanceOf(source));
  return (runner, state) => {
    const random = randomDecision(runner, state, source);
    const { entry } = random;
    if ("keep" in entry) return adviser.forget(entry.seat) ?? random;
    const options = runner.options(state, entry.seat);
    const wanted = adviser.choose(state, entry.seat, options);
    const at = wanted ? options.findIndex(option => equal(option, wanted)) : -1;
    return at < 0 ? random : decisionFor(state, entry.seat, options, at);
  };
}

/** Asks a game what it would do; remembers the plans it is following. */
class Adviser {
  private readonly game: AnyGame;
  private readonly chance: Chance;
  private readonly plans = new Map<Seat, Choice[]>();
  private left = ADVICE;

  constructor(game: AnyGame, chance: Chance) {
    this.game = game;
    this.chance = chance;
  }

  /** A seat has taken answers back: its plan is off. */
  forget(seat: Seat): null {
    this.plans.delete(seat);
    return null;
  }

  /** What a seat might do here; null leaves it to luck. */
  choose(state: State, seat: Seat, options: readonly Choice[]): Choice | null {
    const next = this.plans.get(seat)?.shift();
    if (next) return next;
    if (this.chance.below(2) === 0) return null;
    return this.advised(state, seat) ?? this.quick(state, seat, options) ?? this.better(state, seat, options);
  }

  private advised(state: State, seat: Seat): Choice | null {
    const { bot } = this.game;
    if (this.left <= 0) return null;
    this.left--;
    const isNew = state.answers[seat]?.length === 0;
    const plans = isNew ? (bot.plans?.(copy(state), seat, this.chance) ?? []) : [];
    if (plans.length === 0) return bot.advise?.(copy(state), seat, this.chance) ?? null;
    const [first, ...rest] = this.chance.pick(plans).choices;
    this.plans.set(seat, rest);
    return first ?? null;
  }

  private quick(state: State, seat: Seat, options: readonly Choice[]): Choice | null {
    return this.game.bot.playout?.(copy(state), seat, options, this.chance) ?? null;
  }

  /** The best of a few options, each played on a copy; a secret answer shows nothing, so there luck is as good. */
  private better(state: State, seat: Seat, options: readonly Choice[]): Choice | null {
    if (state.answers.length > 0) return null;
    let best: Choice | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < Math.min(COMPARED, options.length); i++) {
      const option = this.chance.pick(options);
      const next = copy(state);
      runnerOf(this.game).play(next, seat, copy(option), []);
      const value = this.game.bot.evaluate(next, seat);
      if (value > most) [best, most] = [option, value];
    }
    return best;
  }
}
