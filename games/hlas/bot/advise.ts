// A short lookahead: plays each option in a copy of the imagined world, answers the questions that belong to it in the
// best way found, and compares the worlds that come out. Battles are judged by the Strength that lies open.

import type { Seat } from "#kernel/procedure.ts";
import type { Runner } from "#kernel/run.ts";
import type { HlasChoice, PlayTactic } from "../choices.ts";
import { copyHlas } from "../copy.ts";
import type { HlasFrame } from "../frames/frame.ts";
import { battleOf } from "../rules/battle-queries.ts";
import { quietChoice } from "../rules/fallback.ts";
import type { Hlas } from "../state.ts";
import { evaluate } from "./evaluate.ts";
import { tacticAdvice } from "./tactic-sense.ts";
import { turnsBack } from "./turning-back.ts";

/** How far a lookahead goes: worlds looked at for one decision, questions followed in a row. */
export interface Reach {
  readonly leaves: number;
  readonly depth: number;
}

/** For a real decision, and for the many decisions of playouts. */
export const FAR: Reach = { leaves: 160, depth: 6 };
export const NEAR: Reach = { leaves: 10, depth: 2 };

/** Questions at which a world is judged as it is: they begin something new. */
const LEAVES: ReadonlySet<string> = new Set(["turn.chooseAction", "turn.muster", "turn.finish", "repeats.offerRepeat"]);

const placeOf = (s: Hlas): string => {
  const frame = s.stack[s.stack.length - 1] as HlasFrame | undefined;
  return frame ? `${frame.proc}.${frame.step}` : "end";
};

/** Looks ahead with the rules given; the game hands them in, because rules do not know bots. */
export class Lookahead {
  private readonly runner: Runner;
  private readonly reach: Reach;
  private leaves = 0;

  constructor(runner: Runner, reach: Reach) {
    this.runner = runner;
    this.reach = reach;
  }

  /** The best next choice of a seat. */
  choose(s: Hlas, seat: Seat, offered: readonly HlasChoice[]): HlasChoice {
    const options = offered.filter(option => !turnsBack(s, option));
    if (options.length === 1) return options[0]!;
    const battle = battleOf(s);
    if (options[0]!.kind === "tactic" && battle) return tacticAdvice(s, seat, battle, options as readonly PlayTactic[]);
    if (s.answers.length > 0) return options[0]!;
    let best = options[0]!;
    let top = Number.NEGATIVE_INFINITY;
    const share = Math.max(2, Math.floor(this.reach.leaves / options.length));
    for (const option of options) {
      this.leaves = share;
      const value = this.valueOf(s, seat, option, 1);
      if (value <= top) continue;
      top = value;
      best = option;
    }
    return best;
  }

  /** What an option leads to, if the own questions that follow it are answered well and the others' quietly. */
  private valueOf(s: Hlas, seat: Seat, option: HlasChoice, depth: number): number {
    const next = copyHlas(s);
    this.runner.play(next, seat, option, []);
    this.leaves--;
    for (let i = 0; i < 6 && next.answers.length === 0 && next.open.length > 0 && next.open[0] !== seat; i++) {
      if (LEAVES.has(placeOf(next)) || battleOf(next)) break;
      const other = next.open[0]!;
      this.runner.play(next, other, quietChoice(this.runner.options(next, other)), []);
    }
    return this.follow(next, seat, depth);
  }

  private follow(s: Hlas, seat: Seat, depth: number): number {
    if (!this.goesOn(s, seat, depth)) return evaluate(s, seat);
    let best = Number.NEGATIVE_INFINITY;
    const answers = (this.runner.options(s, seat) as readonly HlasChoice[]).filter(option => !turnsBack(s, option));
    for (const answer of answers) {
      best = Math.max(best, this.valueOf(s, seat, answer, depth + 1));
      if (this.leaves <= 0) break;
    }
    return best;
  }

  private goesOn(s: Hlas, seat: Seat, depth: number): boolean {
    if (s.stack.length === 0 || s.answers.length > 0 || s.open[0] !== seat) return false;
    return this.leaves > 0 && depth < this.reach.depth && !LEAVES.has(placeOf(s));
  }
}
