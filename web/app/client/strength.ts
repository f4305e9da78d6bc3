// How strong bots are, as measured: numbers for a game and a number of seats.
import type { CatalogueGame } from "../catalogue.ts";
import type { Words } from "../i18n/index.ts";

/** The measured strength of a level, in the points that players of chess know: 200 more win three games out of four. */
export interface Strength {
  readonly points: number;
  /** The true value lies within this of the points, 19 times out of 20. */
  readonly margin: number;
}

/** What an unknown player has, as a rating and in points. */
const USUAL = { rating: 25, points: 1500 };
/** Points of a rating of one more: with them the ladders of all games come out as chess players would expect. */
const POINTS = 23;

/** The strength of a level at a table of so many; null where it was never measured. */
export function strengthOf(game: CatalogueGame | null, seats: number, level: string): Strength | null {
  const found = game?.ratings[seats]?.bots[level];
  if (!found) return null;
  const [low = found.rating, high = found.rating] = found.interval;
  return {
    points: Math.round(USUAL.points + POINTS * (found.rating - USUAL.rating)),
    margin: Math.round((POINTS * (high - low)) / 2),
  };
}

/** The number as it is shown beside a name: "1504 ± 35". */
export function strengthText({ points, margin }: Strength): string {
  return `${points} ± ${margin}`;
}

/** What the numbers mean, for people who never saw one; null where nothing was measured. */
export function strengthAbout(t: Words, game: CatalogueGame | null, seats: number): string | null {
  const tournament = game?.ratings[seats];
  if (!tournament) return null;
  const about = t("bots.strengthAbout", { games: tournament.games, seats });
  // Rules and bots have changed since: the order of levels is the same, numbers may not be.
  return tournament.rules === game.rules ? about : `${about} ${t("bots.strengthEarlier")}`;
}
