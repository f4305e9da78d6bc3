// Random play alone seldom gets to what good play finds. Some games are steered: their seats follow, some more and some
// less, what the game tells its bots, what leads to its rarest events, or else the better of a few options. For coverage
// only: who decides here may look at everything.
import { type Chance, type ChanceState, chanceOf } from "#kernel/chance.ts";
import type { AnyChecks } from "#kernel/checks.ts";
import type { AnyGame, Plan } from "#kernel/game.ts";
import { copy, equal } from "#kernel/json.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { decisionFor, randomDecision } from "./decisions.ts";
import type { Decider } from "./play.ts";

/** Advice may be dear: so many pieces of it are asked for per game, and per game of keen players. */
const ADVICE = 40;
const KEEN_ADVICE = 1000;
/** Options that are compared. */
const COMPARED = 3;

/** Decides with more or less sense; keen players always with all they have. */
export function steered(game: AnyGame, { lure }: AnyChecks, source: ChanceState, isKeen: boolean): Decider {
  const chance = chanceOf(source);
  const adviser = new Adviser(game, chance, isKeen);
  return (runner, state) => {
    const random = randomDecision(runner, state, source);
    const { entry } = random;
    if ("keep" in entry) return adviser.forget(entry.seat) ?? random;
    const options = runner.options(state, entry.seat);
    const rare = lure && chance.below(4) > 0 ? lure(state, entry.seat, options) : null;
    const wanted = rare ?? adviser.choose(state, entry.seat, options);
    const at = wanted ? options.findIndex(option => equal(option, wanted)) : -1;
    return at < 0 ? random : decisionFor(state, entry.seat, options, at);
  };
}

/** Asks a game what it would do; remembers the plans it is following. */
class Adviser {
  private readonly game: AnyGame;
  private readonly chance: Chance;
  private readonly plans = new Map<Seat, Choice[]>();
  /** Of four decisions of a seat, how many are sensible. */
  private readonly sense = new Map<Seat, number>();
  private readonly isKeen: boolean;
  private left: number;

  constructor(game: AnyGame, chance: Chance, isKeen: boolean) {
    this.game = game;
    this.chance = chance;
    this.isKeen = isKeen;
    this.left = isKeen ? KEEN_ADVICE : ADVICE;
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
    if (this.chance.below(4) >= this.senseOf(seat)) return null;
    return this.advised(state, seat) ?? this.quick(state, seat, options) ?? this.better(state, seat, options);
  }

  private senseOf(seat: Seat): number {
    const sense = this.sense.get(seat) ?? (this.isKeen ? 4 : this.chance.pick([1, 2, 4, 4]));
    this.sense.set(seat, sense);
    return sense;
  }

  private advised(state: State, seat: Seat): Choice | null {
    const { bot } = this.game;
    if (this.left <= 0) return null;
    this.left--;
    const isNew = state.answers[seat]?.length === 0;
    const plans = isNew ? (bot.plans?.(copy(state), seat, this.chance) ?? []) : [];
    if (plans.length === 0) return bot.advise?.(copy(state), seat, this.chance) ?? null;
    const [first, ...rest] = this.likely(plans).choices;
    this.plans.set(seat, rest);
    return first ?? null;
  }

  /** One of the plans, each as likely as its weight says. */
  private likely(plans: readonly Plan[]): Plan {
    const sum = plans.reduce((total, { weight }) => total + weight, 0);
    let left = (this.chance.below(1000) / 1000) * sum;
    for (const plan of plans) {
      left -= plan.weight;
      if (left < 0) return plan;
    }
    return plans[0]!;
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
