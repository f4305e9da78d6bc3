// What the short lookaheads of games have in common: a game says which questions it follows, and how it judges.
import { type AnyGame, copyState } from "#kernel/game.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import { type Runner, runnerOf } from "#kernel/run.ts";

/** Plays options in copies of an imagined world. The game is asked for late: it hands itself in while it is being made. */
export abstract class Lookahead<S extends State, C extends Choice, Reach> {
  private readonly game: () => AnyGame;
  protected readonly reach: Reach;
  /** How good a world is for a seat. */
  protected readonly evaluate: (s: S, seat: Seat) => number;
  private rules: Runner | null = null;

  constructor(game: () => AnyGame, reach: Reach, evaluate: (s: S, seat: Seat) => number) {
    this.game = game;
    this.reach = reach;
    this.evaluate = evaluate;
  }

  /** The best next choice of a seat. */
  abstract choose(s: S, seat: Seat, options: readonly C[]): C;

  /** The best of all that the rules offer. */
  advise(s: S, seat: Seat): C {
    return this.choose(s, seat, this.options(s, seat));
  }

  protected get runner(): Runner {
    this.rules ??= runnerOf(this.game());
    return this.rules;
  }

  protected options(s: S, seat: Seat): readonly C[] {
    return this.runner.options(s, seat) as readonly C[];
  }

  /** A copy in which the option is taken; each sample has luck of its own. */
  protected after(s: S, seat: Seat, option: C, sample = 0): S {
    const next = copyState(this.game(), s);
    if (sample > 0 && next.chance.kind === "fast") next.chance.a = (next.chance.a + Math.imul(sample, 0x9e3779b9)) | 0;
    this.runner.play(next, seat, option, []);
    return next;
  }

  /** Answers a question of another seat without thinking about it, in place. */
  protected answerQuietly(s: S): void {
    const asked = s.open[0]!;
    this.runner.play(s, asked, this.game().fallback(s, asked, this.runner.options(s, asked)), []);
  }

  /** The option of the highest value, the first of equal ones. */
  protected best(options: readonly C[], worth: (option: C) => number): C {
    let best = options[0]!;
    let top = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const value = worth(option);
      if (value <= top) continue;
      top = value;
      best = option;
    }
    return best;
  }
}
