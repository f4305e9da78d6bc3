// A short lookahead: plays each option in a copy of the imagined world, answers the questions that belong to it in the
// best way found, and compares the worlds that come out. An Order card is judged by the best use of its actions.
import { Lookahead } from "#bots/lookahead.ts";
import { type Seat, whereIs } from "#kernel/procedure.ts";
import type { TytaniChoice } from "../choices.ts";
import { missionOf } from "../content/missions.ts";
import type { Tytani } from "../state.ts";
import { setupAdvice } from "./setup-sense.ts";

/** How far a lookahead goes. */
interface Reach {
  /** Options of one question that are looked at. */
  readonly width: number;
  /** Throws tried where luck decides. */
  readonly samples: number;
  /** Actions planned ahead when an Order card is judged. */
  readonly actions: number;
}

/** For a real decision. */
export const FAR: Reach = { width: 60, samples: 5, actions: 3 };
/** For the many decisions of playouts. */
export const NEAR: Reach = { width: 4, samples: 1, actions: 1 };

/** Questions that belong to what was chosen before them. */
const FOLLOW: ReadonlySet<string> = new Set([
  "move.pickUnit",
  "move.chooseTarget",
  "deploy.placeUnit",
  "build.chooseSite",
  "purchase.chooseCard",
  "purchase.payCard",
  "purchase.chooseBottom",
  "purchase.arrangeTop",
  "effects.payCard",
  "discard.discardCard",
  "draw.drawCard",
  "bring.chooseUnit",
  "dice.pickDie",
  "extraDie.chooseDie",
  "missionDraw.keepOne",
]);
/** Of these the first options are as good as any. */
const EASY: ReadonlySet<string> = new Set(["purchase.arrangeTop", "purchase.chooseBottom"]);

/** Who has begun a purchase buys: one that ends without a card leads back to where it began, for ever. */
function inEarnest(s: Tytani, options: readonly TytaniChoice[]): readonly TytaniChoice[] {
  const cards = whereIs(s) === "purchase.chooseCard" ? options.filter(option => option.kind === "buy") : [];
  return cards.length > 0 ? cards : options;
}

/** The lookahead of this game. */
export class TytaniLookahead extends Lookahead<Tytani, TytaniChoice, Reach> {
  /** The best next choice of a seat. */
  override choose(s: Tytani, seat: Seat, all: readonly TytaniChoice[]): TytaniChoice {
    const options = inEarnest(s, all);
    if (options.length === 1) return options[0]!;
    const settled = setupAdvice(s, seat, options) ?? bestClaim(options);
    if (settled) return settled;
    return this.best(options, option => this.worthOf(s, seat, option));
  }

  /** What an option leads to; on average where luck decides. */
  private worthOf(s: Tytani, seat: Seat, option: TytaniChoice): number {
    const place = whereIs(s);
    const isLucky = place === "battle.act" || place === "dice.pickDie" || place === "bring.chooseUnit";
    // What a card changes of the losses is seen when they are taken.
    const isBattle = isLucky || place.startsWith("battle.useAs");
    const samples = isLucky ? this.reach.samples : 1;
    let sum = 0;
    for (let sample = 0; sample < samples; sample++) {
      const next = this.after(s, seat, option, sample);
      this.settle(next, seat, isBattle);
      if (place === "turn.takeOrder" && option.kind === "order") this.planActions(next, seat);
      sum += this.evaluate(next, seat);
    }
    return sum / samples;
  }

  /** Answers, in place, what belongs to the choice just made; in a Battle to the end of the own Stage. */
  private settle(s: Tytani, seat: Seat, isBattle: boolean): void {
    for (let i = 0; i < 12 && s.open[0] === seat && FOLLOW.has(whereIs(s)); i++) this.step(s, seat);
    if (!isBattle) return;
    if (whereIs(s) === "battle.act" && s.open[0] === seat) this.runner.play(s, seat, { kind: "endStage" }, []);
    for (let i = 0; i < 12 && whereIs(s).startsWith("battle.") && whereIs(s) !== "battle.act"; i++) {
      this.answerQuietly(s);
    }
  }

  /** Takes the best answer to one question that follows, in place. */
  private step(s: Tytani, seat: Seat): void {
    const options = inEarnest(s, this.options(s, seat));
    const few = EASY.has(whereIs(s)) ? options.slice(-1) : spread(options, this.reach.width);
    if (few.length === 1) {
      this.runner.play(s, seat, few[0]!, []);
      return;
    }
    const best = this.best(few, option => {
      const next = this.after(s, seat, option);
      this.finish(next, seat);
      return this.evaluate(next, seat);
    });
    this.runner.play(s, seat, best, []);
  }

  /** Ends what an answer has begun by the best target at hand, one question deep. */
  private finish(s: Tytani, seat: Seat): void {
    if (whereIs(s) === "move.pickUnit" && s.open[0] === seat) {
      const done = this.options(s, seat).find(option => option.kind === "done");
      if (done) this.runner.play(s, seat, done, []);
    }
    if (whereIs(s) !== "move.chooseTarget" || s.open[0] !== seat) return;
    const best = this.best(this.options(s, seat), option => this.evaluate(this.after(s, seat, option), seat));
    this.runner.play(s, seat, best, []);
  }

  /** Carries out, in place, the actions of an Order card as well as it can be seen at once. */
  private planActions(s: Tytani, seat: Seat): void {
    for (let i = 0; i < this.reach.actions && whereIs(s) === "turn.act" && s.open[0] === seat; i++) {
      let best: TytaniChoice | null = null;
      let top = this.evaluate(s, seat);
      for (const option of this.options(s, seat)) {
        if (option.kind !== "act") continue;
        const next = this.after(s, seat, option);
        this.settle(next, seat, false);
        const value = this.evaluate(next, seat);
        if (value > top) [top, best] = [value, option];
      }
      if (!best) return;
      this.runner.play(s, seat, best, []);
      this.settle(s, seat, false);
    }
  }
}

/** A Mission that is met is claimed at once: it may not be met for long. */
function bestClaim(options: readonly TytaniChoice[]): TytaniChoice | null {
  let best: TytaniChoice | null = null;
  let top = 0;
  for (const option of options) {
    if (option.kind !== "claim" || missionOf(option.mission).reward <= top) continue;
    best = option;
    top = missionOf(option.mission).reward;
  }
  return best;
}

/** So many options, some from everywhere in the list. */
function spread<T>(options: readonly T[], most: number): readonly T[] {
  if (options.length <= most) return options;
  const stride = options.length / most;
  return Array.from({ length: most }, (_, i) => options[Math.floor(i * stride)]!);
}
