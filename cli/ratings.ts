// Ratings of bots from the places they took, by openskill (Weng and Lin's Bayesian ranking).
import { rate, rating } from "openskill";
import type { Rated, Tournament } from "#bots/ratings.ts";

/** Belief about a bot's strength: mean and spread. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Ratings by bot id. */
export type Ratings = Map<string, Rating>;

/** What is known before a tournament: everybody unknown, but those who were rated earlier. */
export function newRatings(ids: readonly string[], earlier: Tournament | null = null): Ratings {
  return new Map(ids.map(id => [id, earlier?.bots[id] ? beliefIn(earlier.bots[id]) : rating()]));
}

/** A game as ratings see it: who sat where, and the place of each seat. */
export interface Ranking {
  readonly bots: readonly string[];
  readonly places: readonly number[];
}

/**
 * How often games are gone through: until nothing moves. Bots who never met are linked only through those between them,
 * and gone through once a rating still remembers that all began equal, and what came last.
 */
const PASSES = 20;

/** What all games together tell, going on from earlier ratings. How sure one may be of it, one pass tells. */
export function rateGames(earlier: Ratings, games: readonly Ranking[]): Ratings {
  const ratings = new Map(earlier);
  let once: Ratings = ratings;
  for (let pass = 0; pass < PASSES; pass++) {
    for (const { bots, places } of games) rateGame(ratings, bots, places);
    if (pass === 0) once = new Map(ratings);
  }
  const drift = driftOf(earlier, ratings, new Set(games.flatMap(({ bots }) => bots)));
  return new Map([...ratings].map(([id, { mu }]) => [id, { mu: mu - drift(id), sigma: once.get(id)!.sigma }]));
}

/** Games tell how those who play stand to each other, not to all others: on the whole they stay where they were. */
function driftOf(earlier: Ratings, now: Ratings, played: ReadonlySet<string>): (id: string) => number {
  let sum = 0;
  for (const id of played) sum += now.get(id)!.mu - earlier.get(id)!.mu;
  return id => (played.has(id) ? sum / played.size : 0);
}

/** How many spreads the 95 % interval reaches to either side. */
const REACH = 1.96;

function beliefIn({ rating: mu, interval: [low = mu, high = mu] }: Rated): Rating {
  return { mu, sigma: (high - low) / 2 / REACH };
}

/**
 * Takes one game into account. A bot in several seats moves by the mean of what its seats say, so that it gains
 * nothing by playing against itself. Strength does not change between games, hence no `tau`.
 */
export function rateGame(ratings: Ratings, ids: readonly string[], places: readonly number[]): void {
  const teams = ids.map(id => [ratings.get(id)!]);
  const rated = rate(teams, { rank: [...places], tau: 0 });
  for (const id of new Set(ids)) {
    const own = rated.filter((_, seat) => ids[seat] === id).map(([each]) => each!);
    const mean = (of: (each: Rating) => number) => own.reduce((sum, each) => sum + of(each), 0) / own.length;
    ratings.set(id, { mu: mean(each => each.mu), sigma: mean(each => each.sigma) });
  }
}

/** The 95 % interval of a rating. */
export function interval({ mu, sigma }: Rating): [number, number] {
  return [mu - REACH * sigma, mu + REACH * sigma];
}
