// Games of self-play, and what is kept of them: figures as the deciding seat knew them, and how the game ended.
import { below, fastChance } from "#kernel/chance.ts";
import type { AnyGame, BotHints, Learning, Result } from "#kernel/game.ts";
import type { Sight } from "#kernel/imagine.ts";
import type { Figures } from "#kernel/network.ts";
import type { Seat, State } from "#kernel/procedure.ts";
import type { Bot } from "../bot.ts";
import { playOut } from "../driver.ts";
import { greedy } from "../greedy.ts";

/** How good a world is for a seat. */
export type Evaluate = BotHints<State>["evaluate"];

/** A game that can be learned. */
export interface Learner {
  readonly game: AnyGame;
  readonly learning: Learning<State>;
}

/** A position of a game, as one seat knew it. */
export interface Position extends Figures {
  readonly viewer: Seat;
  /** When it was: decisions before it. */
  readonly at: number;
  /** What the hand-made evaluation says, to compare with. */
  readonly hand: number;
}

/** A game of self-play. */
export interface Record {
  readonly positions: readonly Position[];
  readonly decisions: number;
  readonly result: Result;
}

/** The one-step bot with another judgement. */
export function judging({ game, learning }: Learner, evaluate: Evaluate): Bot {
  return greedy({ ...game, bot: learning.hints(evaluate) });
}

/** Of so many decisions one is kept, and of so many one is made at random, so that odd positions are seen, too. */
const KEPT = 8;
const WHIM = 20;

/** Plays a game among bots that now and then do anything. */
export function selfPlay(
  learner: Learner,
  seats: number,
  seed: string,
  bots: readonly Bot[],
  isExploring: boolean,
): Record {
  const { game, learning } = learner;
  const { features } = learning;
  const positions: Position[] = [];
  const whims = fastChance(`${seed} whims`);
  let decisions = 0;
  const note = (sight: Sight): void => {
    // The figures of an imagined world are those of the true one: the seat cannot tell them apart.
    const world = sight.imagine(whims);
    const rows = new Float64Array(sight.seats * features.names.length);
    const time = features.fill(world, sight.seat, rows);
    const hand = game.bot.evaluate(world, sight.seat);
    positions.push({ viewer: sight.seat, seats: sight.seats, time, rows, at: decisions, hand });
  };
  const watched = bots.map(bot => ({
    ...bot,
    choose: (sight: Sight, chance: Parameters<Bot["choose"]>[1]) => {
      decisions++;
      const { options } = sight;
      if (below(whims, KEPT) === 0) note(sight);
      if (isExploring && options.length > 1 && below(whims, WHIM) === 0) return options[below(whims, options.length)]!;
      return bot.choose(sight, chance);
    },
  }));
  const { result } = playOut(game, { seats, seed }, watched, { limit: LONGEST });
  return { positions, decisions, result };
}

/** Decisions after which a game of bots that explore is given up. */
const LONGEST = 50_000;
