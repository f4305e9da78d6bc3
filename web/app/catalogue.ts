// The installed games as the lobby needs them: collected from the registry when the client is built.
import found from "virtual:catalogue";
import type { OptionSpec } from "#kernel/game.ts";
import type { Language, OptionText } from "#kernel/texts.ts";

/** What a game says about itself before its rules are loaded. */
export interface GameWords {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly seatOptions: Readonly<Record<string, OptionText>>;
  readonly scores: Readonly<Record<string, string>>;
}

/** An installed game. */
export interface CatalogueGame {
  readonly id: string;
  readonly rules: string;
  readonly seats: readonly number[];
  readonly options: readonly OptionSpec[];
  readonly seatOptions: readonly OptionSpec[];
  /** Strengths of bots, weakest first. */
  readonly levels: readonly string[];
  /** The strength a newcomer meets. */
  readonly usualLevel: string;
  readonly texts: Readonly<Record<Language, GameWords>>;
}

/** Every installed game. */
export const games: readonly CatalogueGame[] = found;

/** An installed game by id. */
export function gameNamed(id: string): CatalogueGame | null {
  return games.find(game => game.id === id) ?? null;
}
