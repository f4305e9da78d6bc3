// How strong the levels are, as measured by `hetman arena --write`: by game and seat count, for clients to show.

/** The measured strength of a bot. */
export interface Rated {
  readonly rating: number;
  /** 95 % of the belief lies between these. */
  readonly interval: readonly number[];
  /** The share of games it won in the tournament. */
  readonly winShare: number;
}

/** One tournament: what it was played with, and the bots in it. */
export interface Tournament {
  readonly rules: string;
  readonly games: number;
  readonly seed: string;
  readonly bots: Readonly<Record<string, Rated>>;
}

/** All tournaments, by game and by seat count. */
export type RatingsFile = Readonly<Record<string, Readonly<Record<string, Tournament>>>>;
