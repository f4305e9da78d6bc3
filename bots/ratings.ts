// How strong the levels are, as measured by `hetman arena --write`: by game and seat count, for clients to show.
import file from "./ratings.json" with { type: "json" };

/** How a level did against the one below it. */
export interface Lead {
  /** The games in which both sat. */
  readonly games: number;
  /** The share of them in which it came in before the other; a tie is half. */
  readonly share: number;
  /** The true share lies between these, 19 times out of 20. */
  readonly interval: readonly number[];
}

/** The measured strength of a bot. */
export interface Rated {
  readonly rating: number;
  /** 95 % of the belief lies between these. */
  readonly interval: readonly number[];
  /** The share of games it won in the tournament. */
  readonly winShare: number;
  /** The seats it had in it. */
  readonly taken: number;
  /** How it did against the level below; nothing for the lowest, or if they never met. */
  readonly lead?: Lead;
}

/** One tournament: what it was played with, and the bots in it. */
export interface Tournament {
  readonly rules: string;
  readonly games: number;
  /** The seeds of its parts, joined by "+". */
  readonly seed: string;
  readonly bots: Readonly<Record<string, Rated>>;
}

/** All tournaments, by game and by seat count. */
export type RatingsFile = Readonly<Record<string, Readonly<Record<string, Tournament>>>>;

const measured: RatingsFile = file;

/** The last tournament of a game with that many seats; null if none was played. */
export function ratingsOf(game: string, seats: number): Tournament | null {
  return tournamentIn(measured, game, seats);
}

/** The tournament of a game and a seat count in a file. */
export function tournamentIn(all: RatingsFile, game: string, seats: number): Tournament | null {
  const tables = Object.hasOwn(all, game) ? all[game]! : {};
  return Object.hasOwn(tables, seats) ? tables[seats]! : null;
}
