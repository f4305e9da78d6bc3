// How strong bots are, as measured: numbers for a game and a number of seats.
import type { Language } from "#kernel/texts.ts";
import type { CatalogueGame } from "../catalogue.ts";
import type { Words } from "../i18n/index.ts";
import { levelName } from "./start-local.ts";

/** The measured strength of a level. */
export interface Strength {
  readonly rating: number;
  /** The true value lies within this of the rating, 19 times out of 20. */
  readonly margin: number;
}

/** The strength of a level at a table of so many; null where it was never measured. */
export function strengthOf(game: CatalogueGame | null, seats: number, level: string): Strength | null {
  const found = game?.ratings[seats]?.bots[level];
  if (!found) return null;
  const [low = found.rating, high = found.rating] = found.interval;
  return { rating: found.rating, margin: (high - low) / 2 };
}

/** The number as it is shown beside a name: "25.1 ± 1.2". */
export function strengthText({ rating, margin }: Strength, language: Language): string {
  const { format } = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${format(rating)} ± ${format(margin)}`;
}

/** How a level does against the one below it, in a sentence; null where they never met. */
export function leadText(t: Words, game: CatalogueGame | null, seats: number, level: string): string | null {
  const lead = game?.ratings[seats]?.bots[level]?.lead;
  const below = game?.levels[game.levels.indexOf(level) - 1];
  if (!lead || !below) return null;
  const percent = Math.round(lead.share * 100);
  return t("bots.lead", { percent, games: lead.games, below: levelName(t, below) });
}

/** What the numbers mean, for people who never saw one; null where nothing was measured. */
export function strengthAbout(t: Words, game: CatalogueGame | null, seats: number): string | null {
  const tournament = game?.ratings[seats];
  return tournament ? t("bots.strengthAbout", { games: tournament.games, seats }) : null;
}
