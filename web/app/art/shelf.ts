// The shelf: the games in the order of the registry, with what a box says on its side.
import type { Box } from "#kernel/game.ts";
import type { Language } from "#kernel/texts.ts";
import { type CatalogueGame, gameNamed, games } from "../catalogue.ts";

/** A game on the shelf. */
export interface ShelfGame extends Box {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly players: readonly [number, number];
  readonly game: CatalogueGame;
}

/** What is known of a game that came without a box. */
const plainBox: Box = { minutes: [10, 30], weight: 1 };

/** Every game. */
export function shelf(language: Language): ShelfGame[] {
  return games.map(game => {
    const { id, seats, box = plainBox, texts } = game;
    const { name, tagline } = texts[language];
    return { id, name, tagline, players: [Math.min(...seats), Math.max(...seats)], ...box, game };
  });
}

/** The picture of a game. */
export function pictureOf(id: string): string {
  return gameNamed(id)?.picture ?? "/art/other.svg";
}
