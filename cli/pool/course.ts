// How a game went, besides how it ended: points on the way, who was judged best halfway, and how often each seat was asked.
import type { AnyGame } from "#kernel/game.ts";
import type { Seat, State } from "#kernel/procedure.ts";

/** Decisions between two looks. */
const EVERY = 16;
/** The parts of a game after each of which points are told. */
export const PARTS = 4;

/** Watches a game from decision to decision. */
export class Course {
  private readonly game: AnyGame;
  private readonly leaders: Seat[] = [];
  private readonly totals: (readonly number[])[] = [];
  private readonly answered: number[];
  private asks = 0;
  /** Some games cannot count before their end. */
  private counts = true;

  constructor(game: AnyGame, seats: number) {
    this.game = game;
    this.answered = Array.from({ length: seats }, () => 0);
  }

  readonly asked = (state: State): void => {
    this.answered[state.open[0]!]!++;
    if (this.asks++ % EVERY > 0) return;
    const values = Array.from({ length: state.seats }, (_, seat) => this.game.bot.evaluate(state, seat));
    this.leaders.push(values.indexOf(Math.max(...values)));
    if (this.counts) this.count(state);
  };

  private count(state: State): void {
    try {
      this.totals.push(this.game.result(state).scores.map(totalOf));
    } catch {
      this.counts = false;
    }
  }

  /** Who was judged best halfway; null in the shortest games. */
  get halfway(): Seat | null {
    return this.leaders[this.leaders.length >> 1] ?? null;
  }

  /** How many decisions each seat made. */
  get answers(): readonly number[] {
    return this.answered;
  }

  /** The points of all seats after each part of the game but the last; nothing where they are known only at the end. */
  get points(): readonly (readonly number[])[] {
    const { totals } = this;
    if (!this.counts || totals.length < PARTS) return [];
    return Array.from({ length: PARTS - 1 }, (_, i) => totals[Math.floor(((i + 1) * totals.length) / PARTS)]!);
  }
}

/** All points of a seat. */
export const totalOf = (score: Readonly<Record<string, number>>): number =>
  score.total ?? Object.values(score).reduce((sum, points) => sum + points, 0);
