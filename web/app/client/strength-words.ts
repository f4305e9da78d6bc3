// What measured strength means, in sentences.
import type { CatalogueGame } from "../catalogue.ts";
import type { Words } from "../i18n/index.ts";
import { levelName } from "./start-local.ts";

/** How a level does against the one below it, in a sentence; null where they never met. */
export function leadText(t: Words, game: CatalogueGame | null, seats: number, level: string): string | null {
  const lead = game?.ratings[seats]?.bots[level]?.lead;
  const below = game?.levels[game.levels.indexOf(level) - 1];
  if (!lead || !below) return null;
  const percent = Math.round(lead.share * 100);
  return t("bots.lead", { percent, games: lead.games, below: levelName(t, below) });
}
