// A short lookahead: plays each option in a copy of the imagined world, answers the questions that belong to it in the
// best way found, and compares the worlds that come out. Battles are judged by the Strength that lies open.

import { Lookahead } from "#bots/lookahead.ts";
import { type Seat, whereIs } from "#kernel/procedure.ts";
import type { HlasChoice, PlayTactic } from "../choices.ts";
import { battleOf } from "../rules/battle-queries.ts";
import { quietChoice } from "../rules/fallback.ts";
import type { Hlas } from "../state.ts";
import { tacticAdvice } from "./tactic-sense.ts";
import { turnsBack } from "./turning-back.ts";

/** How far a lookahead goes: worlds looked at for one decision, questions followed in a row. */
interface Reach {
  readonly leaves: number;
  readonly depth: number;
  /** Whether battles are fought out before a world is judged. */
  readonly fights: boolean;
}

/** For a real decision, and for the many decisions of playouts. */
export const FAR: Reach = { leaves: 160, depth: 6, fights: true };
export const NEAR: Reach = { leaves: 10, depth: 2, fights: false };

/** Questions of the longest battle that is fought out. */
const LONGEST_BATTLE = 60;

/** Questions at which a world is judged as it is: they begin something new. */
const LEAVES: ReadonlySet<string> = new Set(["turn.chooseAction", "turn.muster", "turn.finish", "repeats.offerRepeat"]);

/** Whether a spell is being cast: until the others have let it be, it has cost something and done nothing. */
const isAnsweringSpell = (s: Hlas): boolean => s.stack.at(-1)?.proc === "spell";

/** The lookahead of this game. */
export class HlasLookahead extends Lookahead<Hlas, HlasChoice, Reach> {
  private leaves = 0;

  /** The best next choice of a seat. */
  override choose(s: Hlas, seat: Seat, offered: readonly HlasChoice[]): HlasChoice {
    const options = offered.filter(option => !turnsBack(s, option));
    if (options.length === 1) return options[0]!;
    const battle = battleOf(s);
    if (options[0]!.kind === "tactic" && battle) return tacticAdvice(s, seat, battle, options as readonly PlayTactic[]);
    if (s.answers.length > 0) return options[0]!;
    const share = Math.max(2, Math.floor(this.reach.leaves / options.length));
    return this.best(options, option => {
      this.leaves = share;
      return this.worthOf(s, seat, option, 1);
    });
  }

  /** What an option leads to, if the own questions that follow it are answered well and the others' quietly. */
  private worthOf(s: Hlas, seat: Seat, option: HlasChoice, depth: number): number {
    const next = this.after(s, seat, option);
    this.leaves--;
    for (let i = 0; i < 6 && next.answers.length === 0 && next.open.length > 0 && next.open[0] !== seat; i++) {
      if (LEAVES.has(whereIs(next)) || (battleOf(next) && !isAnsweringSpell(next))) break;
      this.answerQuietly(next);
    }
    if (this.reach.fights) this.fightOut(next);
    return this.follow(next, seat, depth);
  }

  /** Fights a battle out in place, as both sides probably will: without more spells, with the Tactic cards they should play. */
  private fightOut(s: Hlas): void {
    for (let i = 0; i < LONGEST_BATTLE; i++) {
      const battle = battleOf(s);
      const asked = s.open[0];
      if (!battle || asked === undefined) return;
      const options = this.options(s, asked);
      const isTactic = options[0]!.kind === "tactic";
      const choice = isTactic ? tacticAdvice(s, asked, battle, options as readonly PlayTactic[]) : quietChoice(options);
      this.runner.play(s, asked, choice, []);
    }
  }

  private follow(s: Hlas, seat: Seat, depth: number): number {
    if (!this.goesOn(s, seat, depth)) return this.evaluate(s, seat);
    let best = Number.NEGATIVE_INFINITY;
    const answers = this.options(s, seat).filter(option => !turnsBack(s, option));
    for (const answer of answers) {
      best = Math.max(best, this.worthOf(s, seat, answer, depth + 1));
      if (this.leaves <= 0) break;
    }
    return best;
  }

  private goesOn(s: Hlas, seat: Seat, depth: number): boolean {
    if (s.stack.length === 0 || s.answers.length > 0 || s.open[0] !== seat) return false;
    return this.leaves > 0 && depth < this.reach.depth && !LEAVES.has(whereIs(s));
  }
}
