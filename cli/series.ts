// Plays a series of games among bots whose seats rotate, and counts what came of them.
import type { AnyGame, Options } from "#kernel/game.ts";
import type { Start } from "#kernel/start.ts";
import { totalOf } from "./pool/course.ts";
import type { Job, Played } from "./pool/job.ts";
import { mean, rounded } from "./stats.ts";

/** A series: in game number g the bot at place p of the line-up sits in seat (p + g) mod seats. */
export interface Series {
  readonly game: AnyGame;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly options: Options;
  readonly seatOptions: readonly Options[];
  /** The ids of the bots of one game, by place. */
  lineUp(game: number): readonly string[];
}

/** One game of a series: how it ended, and who sat where. */
interface Finished extends Pick<Played, "result" | "decisions"> {
  /** The ids of the bots by seat. */
  readonly bots: readonly string[];
}

/** The start of one game; the number is part of the seed, so that any game can be played again alone. */
function startOf({ seats, options, seatOptions, seed }: Series, game: number): Start {
  return { seats, options, seatOptions, seed: `${seed}/${game}` };
}

/** The ids of the bots of one game by seat. */
export function seated({ seats, lineUp }: Series, game: number): string[] {
  const bots = lineUp(game);
  return Array.from({ length: seats }, (_, seat) => bots[(((seat - game) % seats) + seats) % seats]!);
}

/** One game of the series as a job. */
export const jobOf = (series: Series, game: number): Job => ({
  game: series.game.id,
  start: startOf(series, game),
  bots: seated(series, game),
});

/** What a series counts. */
export interface Tally {
  decisions: number;
  /** Won games of each seat; a shared victory counts for each winner. */
  wins: number[];
  winsByBot: Record<string, number>;
  /** Games that nobody won, and that several won together. */
  unwon: number;
  shared: number;
  shortest: number;
  longest: number;
  /** How often each reason ended a game. */
  reasons: Record<string, number>;
  /** Places of each seat. */
  places: number[][];
  /** Total scores of each seat. */
  scores: number[][];
}

/** An empty tally. */
export function newTally(seats: number, bots: readonly string[]): Tally {
  const lists = (): number[][] => Array.from({ length: seats }, () => []);
  return {
    decisions: 0,
    wins: new Array<number>(seats).fill(0),
    winsByBot: Object.fromEntries(bots.map(id => [id, 0])),
    unwon: 0,
    shared: 0,
    shortest: Number.POSITIVE_INFINITY,
    longest: 0,
    reasons: {},
    places: lists(),
    scores: lists(),
  };
}

/** Counts one finished game. */
export function count(tally: Tally, { result, decisions, bots }: Finished): void {
  const { winners, places, scores, reason } = result;
  tally.decisions += decisions;
  tally.shortest = Math.min(tally.shortest, decisions);
  tally.longest = Math.max(tally.longest, decisions);
  if (winners.length === 0) tally.unwon++;
  if (winners.length > 1) tally.shared++;
  tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1;
  for (const seat of winners) {
    tally.wins[seat]!++;
    tally.winsByBot[bots[seat]!]!++;
  }
  for (const [seat, place] of places.entries()) tally.places[seat]!.push(place);
  for (const [seat, score] of scores.entries()) {
    tally.scores[seat]!.push(totalOf(score));
  }
}

/** The part of a tally that tells how games went. */
export function resultsOf({ unwon, shared, shortest, longest, reasons, places, scores }: Tally) {
  const means = (lists: number[][]) => lists.map(list => rounded(mean(list), 3));
  return { unwon, shared, shortest, longest, reasons, meanPlaces: means(places), meanScores: means(scores) };
}
