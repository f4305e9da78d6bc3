// The installed games as the lobby needs them: collected from the registry when the client is built.
import found from "virtual:catalogue";
import type { Box, OptionSpec } from "#kernel/game.ts";
import type { Language, OptionText } from "#kernel/texts.ts";

/** What a game says about itself before its rules are loaded. */
export interface GameWords {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly seatOptions: Readonly<Record<string, OptionText>>;
  readonly scores: Readonly<Record<string, string>>;
}

/** How strong a level proved: the rating, and the interval in which 95 % of the belief lies. */
interface Rated {
  readonly rating: number;
  readonly interval: readonly number[];
  /** In how many games it met the level below, and in what share of them it came in before it. */
  readonly lead?: { readonly games: number; readonly share: number };
}

/** How strong bots proved in a tournament of their own. */
export interface Tournament {
  /** The rules it was played by. */
  readonly rules: string;
  readonly games: number;
  /** By level. */
  readonly bots: Readonly<Record<string, Rated>>;
}

/** An installed game. */
export interface CatalogueGame {
  readonly id: string;
  readonly rules: string;
  readonly seats: readonly number[];
  readonly box?: Box;
  /** The address of its picture. */
  readonly picture: string;
  readonly options: readonly OptionSpec[];
  readonly seatOptions: readonly OptionSpec[];
  /** Strengths of bots, weakest first. */
  readonly levels: readonly string[];
  /** The strength a newcomer meets. */
  readonly usualLevel: string;
  /** How strong the bots proved in tournaments, by number of seats; null where none was played. */
  readonly ratings: Readonly<Record<number, Tournament | null>>;
  readonly texts: Readonly<Record<Language, GameWords>>;
}

/** Every installed game. */
export const games: readonly CatalogueGame[] = found;

/** An installed game by id. */
export function gameNamed(id: string): CatalogueGame | null {
  return games.find(game => game.id === id) ?? null;
}
