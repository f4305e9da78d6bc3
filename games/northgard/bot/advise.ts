// A short lookahead: plays each option in a copy of the imagined world, answers the questions that belong to it in the
// best way found, and compares the worlds that come out. Battles are judged by their odds, not by one throw of dice.
import type { Seat } from "#kernel/procedure.ts";
import { pass } from "#kernel/procedure.ts";
import type { Runner } from "#kernel/run.ts";
import type { NorthChoice } from "../choices.ts";
import { cardOf } from "../content/cards.ts";
import { copyNorthgard } from "../copy.ts";
import type { NorthFrame, PlayFrame } from "../frames.ts";
import { isStaleSwap } from "../rules/harvest.ts";
import type { Northgard } from "../state.ts";
import { combatAdvice } from "./combat-sense.ts";
import { evaluate } from "./evaluate.ts";

/** How far a lookahead goes. */
export interface Reach {
  /** Worlds looked at for one decision. */
  readonly leaves: number;
  /** Questions followed in a row. */
  readonly depth: number;
  /** Throws tried where luck decides. */
  readonly samples: number;
}

/** For a real decision. */
export const FAR: Reach = { leaves: 240, depth: 4, samples: 4 };
/** For the many decisions of playouts. */
export const NEAR: Reach = { leaves: 8, depth: 2, samples: 1 };

/** Questions at which a world is judged as it is: battles by their odds, and what begins something new. */
const LEAVES: ReadonlySet<string> = new Set([
  "turn.chooseOption",
  "turn.playOn",
  "passing.takeDisplayCard",
  "passing.summonCreature",
  "token.placeToken",
  "move.declareHunt",
  "combats.chooseCombat",
  "harvest.trade",
  "harvest.robLand",
]);

/** A number that changes whenever luck is used. */
const luckOf = ({ chance }: Northgard): number => (chance.kind === "fast" ? chance.d : 0);

/** Gives a world other luck. */
function reseed({ chance }: Northgard, sample: number): void {
  if (chance.kind === "fast") chance.a = (chance.a + Math.imul(sample, 0x9e3779b9)) | 0;
}

const topOf = (s: Northgard): NorthFrame | undefined => s.stack[s.stack.length - 1] as NorthFrame | undefined;
const placeOf = (s: Northgard): string => {
  const frame = topOf(s);
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
  choose(s: Northgard, seat: Seat, all: readonly NorthChoice[]): NorthChoice {
    const options = all.filter(option => option.kind !== "swap" || !isStaleSwap(s, option));
    if (options.length === 1) return options[0]!;
    if (placeOf(s) === "play.respond") return answer(s, options);
    const battle = combatAdvice(s, seat, options);
    if (battle) return battle;
    let best = options[0]!;
    let top = Number.NEGATIVE_INFINITY;
    const path = [placeOf(s)];
    const share = Math.max(3, Math.floor(this.reach.leaves / options.length));
    for (const option of options) {
      this.leaves = share;
      const value = this.valueOf(s, seat, option, path);
      if (value <= top) continue;
      top = value;
      best = option;
    }
    return best;
  }

  /** What an option leads to, if the questions that follow it are answered well; on average where luck decides. */
  private valueOf(s: Northgard, seat: Seat, option: NorthChoice, path: readonly string[]): number {
    const { samples } = this.reach;
    let sum = 0;
    for (let sample = 0; sample < samples; sample++) {
      const next = copyNorthgard(s);
      if (sample > 0) reseed(next, sample);
      const before = luckOf(next);
      this.runner.play(next, seat, option, []);
      while (placeOf(next) === "play.respond" && next.open[0] !== seat) this.runner.play(next, next.open[0]!, pass, []);
      this.leaves--;
      sum += this.follow(next, seat, path);
      if (luckOf(next) === before && sample === 0) return sum;
    }
    return sum / samples;
  }

  private follow(s: Northgard, seat: Seat, path: readonly string[]): number {
    if (!this.goesOn(s, seat, path)) return evaluate(s, seat);
    const deeper = [...path, placeOf(s)];
    let best = Number.NEGATIVE_INFINITY;
    for (const answer of this.runner.options(s, seat) as readonly NorthChoice[]) {
      best = Math.max(best, this.valueOf(s, seat, answer, deeper));
      if (this.leaves <= 0) break;
    }
    return best;
  }

  private goesOn(s: Northgard, seat: Seat, path: readonly string[]): boolean {
    if (s.open[0] !== seat || this.leaves <= 0 || path.length > this.reach.depth) return false;
    const place = placeOf(s);
    return !LEAVES.has(place) && !place.startsWith("combat.") && !path.includes(place);
  }
}

/** NOR-249: a response is worth it against attacks and strong cards, not against the first little thing. */
function answer(s: Northgard, options: readonly NorthChoice[]): NorthChoice {
  const { card } = topOf(s) as PlayFrame;
  const { kind, effects } = cardOf(card);
  const isAttack = effects.some(effect => effect.op === "move" && effect.moves > 1);
  const isStrong = kind === "advanced" || kind === "clan";
  const cancel = options.find(option => option.kind === "cancel");
  return cancel && (isAttack || isStrong) ? cancel : options[0]!;
}
