// Two judgements play each other on paired seeds: every game twice, the second time with the seats exchanged.
import type { Bot } from "../bot.ts";
import { playOut } from "../driver.ts";
import type { Learner } from "./self-play.ts";
import { sharesOf } from "./targets.ts";

/** How one side did against another. */
export interface Score {
  readonly games: number;
  /** The share of victories that went to it. */
  readonly share: number;
  /** The true share lies between these, 19 times out of 20. */
  readonly interval: readonly [number, number];
}

/** Decisions after which a game is given up as nobody's. */
const LONGEST = 50_000;

/** The challenger's share of victories in a game; with an odd number of seats the second game makes up for the first. */
function played(
  { game }: Learner,
  seats: number,
  seed: string,
  isChallenger: (seat: number) => boolean,
  sides: readonly [Bot, Bot],
): number {
  const bots = Array.from({ length: seats }, (_, seat) => sides[isChallenger(seat) ? 0 : 1]);
  const shares = sharesOf(playOut(game, { seats, seed }, bots, { limit: LONGEST }).result);
  return shares.reduce((sum, share, seat) => sum + (isChallenger(seat) ? share : 0), 0);
}

/** What is played: numbers of seats, which take turns, and the seed of the pairs. */
export interface Pairs {
  readonly seats: readonly number[];
  readonly seed: string;
}

/** The challenger's share of victories in one pair of games. */
export function playPair(
  learner: Learner,
  sides: readonly [challenger: Bot, champion: Bot],
  { seats, seed }: Pairs,
  pair: number,
): number {
  const count = seats[pair % seats.length]!;
  const one = (rest: number) => played(learner, count, `${seed}/${pair}`, seat => seat % 2 === rest, sides);
  return (one(0) + one(1)) / 2;
}

/** What so many pairs of games say. */
export function scoreOf(pairs: readonly number[]): Score {
  if (pairs.length === 0) return { games: 0, share: 0.5, interval: [0, 1] };
  const share = pairs.reduce((a, b) => a + b, 0) / pairs.length;
  const squares = pairs.reduce((sum, score) => sum + (score - share) ** 2, 0);
  const reach = 1.96 * Math.sqrt(squares / Math.max(1, pairs.length - 1) / pairs.length);
  return { games: 2 * pairs.length, share, interval: [Math.max(0, share - reach), Math.min(1, share + reach)] };
}
