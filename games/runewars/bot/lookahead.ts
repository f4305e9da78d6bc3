// A short lookahead: plays what is worth thinking about in copies of the imagined world, goes on by habit until the
// turn is over, and compares the worlds that come out.
import { Lookahead } from "#bots/lookahead.ts";
import { chanceOf } from "#kernel/chance.ts";
import { type Seat, whereIs } from "#kernel/procedure.ts";
import type { RuneChoice } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import type { Runewars } from "../state.ts";
import { advise } from "./advise.ts";
import { bestTargets } from "./campaign.ts";
import { orderValue } from "./orders.ts";

/** How far a lookahead goes. */
interface Reach {
  /** Options of a wide question that are looked at. */
  readonly width: number;
  /** Luck tried for each option. */
  readonly samples: number;
  /** Decisions until a world is judged in any case. */
  readonly steps: number;
}

/** For a real decision. */
export const FAR: Reach = { width: 5, samples: 2, steps: 60 };

/** Questions that habit answers as well as any thought: fights by the odds, and how the board is built. */
const HABITS: readonly string[] = ["setup.", "board.", "start.", "losses.", "battle.", "bid.makeBids", "duel.cards"];

/** A number that changes whenever luck is used. */
const luckOf = ({ chance }: Runewars): number => (chance.kind === "fast" ? chance.d : 0);

/** The lookahead of this game. */
export class RuneLookahead extends Lookahead<Runewars, RuneChoice, Reach> {
  /** The best next choice of a seat. */
  override choose(s: Runewars, seat: Seat, options: readonly RuneChoice[]): RuneChoice {
    if (options.length === 1) return options[0]!;
    const habit = advise(s, seat, options, chanceOf(s.chance));
    const place = whereIs(s);
    if (habit && HABITS.some(each => place.startsWith(each))) return habit;
    const worthy = this.worthy(s, seat, options, habit);
    return worthy.length === 1 ? worthy[0]! : this.best(worthy, option => this.worthOf(s, seat, option));
  }

  /** Options worth thinking about, what habit says first. */
  private worthy(
    s: Runewars,
    seat: Seat,
    options: readonly RuneChoice[],
    habit: RuneChoice | null,
  ): readonly RuneChoice[] {
    const others = options.filter(option => option !== habit);
    const few = this.few(s, seat, others, habit);
    return habit ? [habit, ...few] : few;
  }

  private few(
    s: Runewars,
    seat: Seat,
    options: readonly RuneChoice[],
    habit: RuneChoice | null,
  ): readonly RuneChoice[] {
    const { width } = this.reach;
    switch (whereIs(s)) {
      case "season.chooseOrders":
        return options
          .map(option => ({ option, value: option.kind === "order" ? orderValue(s, seat, option.order) : 0 }))
          .sort((a, b) => b.value - a.value)
          .slice(0, width - 1)
          .map(({ option }) => option);
      case "march.activate": {
        const targets = bestTargets(
          s,
          seat,
          options.flatMap(option => (option.kind === "area" ? [option.area] : [])),
        );
        const areas = targets.slice(0, width - 1).map(({ area }) => area);
        return options.filter(option => option.kind !== "area" || areas.includes(option.area));
      }
      // Units go by the plan that activated the area; when they have gone, heroes may follow.
      case "march.assignMoves":
        return habit?.kind === "done" ? options.filter(option => option.kind === "hero") : [];
      case "strategize.assignMoves":
        return spread(options, width - 1);
      case "actions.act":
        return habit?.kind === "pass" ? options.filter(({ kind }) => kind !== "give").slice(0, 2 * width) : [];
      default:
        return spread(options, 2 * width);
    }
  }

  /** What an option leads to on average, if everybody goes on by habit. */
  private worthOf(s: Runewars, seat: Seat, option: RuneChoice): number {
    let sum = 0;
    for (let sample = 0; sample < this.reach.samples; sample++) {
      const next = this.after(s, seat, option, sample);
      this.goOn(s, next, seat);
      sum += this.evaluate(next, seat);
      if (sample === 0 && luckOf(next) === luckOf(s)) return sum * this.reach.samples;
    }
    return sum;
  }

  /** Plays on by habit, in place, until the turn of the seat is over, or what else was going on. */
  private goOn(from: Runewars, s: Runewars, seat: Seat): void {
    const isOrder = whereIs(from) === "season.chooseOrders";
    let hasActed = false;
    for (let i = 0; i < this.reach.steps && s.stack.length > 0; i++) {
      if (isOrder) {
        hasActed ||= s.turn.seat === seat;
        if (hasActed && s.turn.seat !== seat) return;
        if (s.season !== from.season || s.year !== from.year) return;
      } else if (from.turn.seat !== NONE ? s.turn.seat !== from.turn.seat : s.open[0] !== seat) return;
      const asked = s.open[0]!;
      const options = this.options(s, asked);
      const chance = chanceOf(s.chance);
      const choice =
        options.length === 1 ? options[0]! : (advise(s, asked, options, chance) ?? this.glance(s, asked, options));
      this.runner.play(s, asked, choice, []);
    }
  }

  /** What looks best at once. */
  private glance(s: Runewars, seat: Seat, options: readonly RuneChoice[]): RuneChoice {
    return this.best(spread(options, this.reach.width), option => this.evaluate(this.after(s, seat, option), seat));
  }
}

/** So many options, some from everywhere in the list. */
function spread<T>(options: readonly T[], most: number): readonly T[] {
  if (options.length <= most) return options;
  const stride = options.length / most;
  return Array.from({ length: most }, (_, i) => options[Math.floor(i * stride)]!);
}
