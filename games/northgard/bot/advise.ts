// A short lookahead: plays each option in a copy of the imagined world, answers the questions that belong to it in the
// best way found, and compares the worlds that come out. Battles are judged by their odds, not by one throw of dice.
import { Lookahead } from "#bots/lookahead.ts";
import { pass, type Seat, whereIs } from "#kernel/procedure.ts";
import type { NorthChoice } from "../choices.ts";
import { cardOf } from "../content/cards.ts";
import type { PlayFrame } from "../frames.ts";
import type { Northgard } from "../state.ts";
import { combatAdvice, huntAdvice } from "./combat-sense.ts";
import { isWaste } from "./trade-sense.ts";

/** How far a lookahead goes. */
interface Reach {
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

/** Whether nothing is half done. */
export function isCalm(s: Northgard): boolean {
  return s.answers.length === 0 && LEAVES.has(whereIs(s));
}

/** A number that changes whenever luck is used. */
const luckOf = ({ chance }: Northgard): number => (chance.kind === "fast" ? chance.d : 0);

/** The lookahead of this game. */
export class NorthLookahead extends Lookahead<Northgard, NorthChoice, Reach> {
  private leaves = 0;

  /** The best next choice of a seat. */
  override choose(s: Northgard, seat: Seat, all: readonly NorthChoice[]): NorthChoice {
    const sensible = all.filter(option => !isWaste(s, seat, option));
    const options = sensible.length > 0 ? sensible : all;
    if (options.length === 1) return options[0]!;
    if (whereIs(s) === "play.respond") return answer(s, options);
    const battle = combatAdvice(s, seat, options) ?? huntAdvice(s, options);
    if (battle) return battle;
    const path = [whereIs(s)];
    const share = Math.max(3, Math.floor(this.reach.leaves / options.length));
    return this.best(options, option => {
      this.leaves = share;
      return this.worthOf(s, seat, option, path);
    });
  }

  /** What an option leads to, if the questions that follow it are answered well; on average where luck decides. */
  private worthOf(s: Northgard, seat: Seat, option: NorthChoice, path: readonly string[]): number {
    const { samples } = this.reach;
    let sum = 0;
    for (let sample = 0; sample < samples; sample++) {
      const next = this.after(s, seat, option, sample);
      while (whereIs(next) === "play.respond" && next.open[0] !== seat) this.runner.play(next, next.open[0]!, pass, []);
      this.leaves--;
      sum += this.follow(next, seat, path);
      if (sample === 0 && luckOf(next) === luckOf(s)) return sum;
    }
    return sum / samples;
  }

  private follow(s: Northgard, seat: Seat, path: readonly string[]): number {
    if (!this.goesOn(s, seat, path)) return this.evaluate(s, seat);
    const deeper = [...path, whereIs(s)];
    let best = Number.NEGATIVE_INFINITY;
    for (const answer of this.options(s, seat)) {
      best = Math.max(best, this.worthOf(s, seat, answer, deeper));
      if (this.leaves <= 0) break;
    }
    return best;
  }

  private goesOn(s: Northgard, seat: Seat, path: readonly string[]): boolean {
    if (s.open[0] !== seat || this.leaves <= 0 || path.length > this.reach.depth) return false;
    const place = whereIs(s);
    return !LEAVES.has(place) && !place.startsWith("combat.") && !path.includes(place);
  }
}

/** NOR-249: a response is worth it against attacks and strong cards, not against the first little thing. */
function answer(s: Northgard, options: readonly NorthChoice[]): NorthChoice {
  const { card } = s.stack.at(-1) as PlayFrame;
  const { kind, effects } = cardOf(card);
  const isAttack = effects.some(effect => effect.op === "move" && effect.moves > 1);
  const isStrong = kind === "advanced" || kind === "clan";
  const cancel = options.find(option => option.kind === "cancel");
  return cancel && (isAttack || isStrong) ? cancel : options[0]!;
}
