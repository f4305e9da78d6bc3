// The shelf: the games in the order shown, with what a box says on its side.
import type { Language } from "#kernel/texts.ts";
import { type CatalogueGame, gameNamed, games } from "../catalogue.ts";

/** What a box says on its side. */
interface Box {
  readonly id: string;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  /** From 1 (light) to 5 (heavy). */
  readonly weight: 1 | 2 | 3 | 4 | 5;
}

const boxes: readonly Box[] = [
  { id: "xidit", players: [3, 5], minutes: [30, 60], weight: 3 },
  { id: "northgard", players: [2, 5], minutes: [45, 90], weight: 3 },
  { id: "tytani", players: [1, 4], minutes: [40, 80], weight: 3 },
  { id: "hlas", players: [1, 4], minutes: [60, 120], weight: 4 },
  { id: "runewars", players: [2, 4], minutes: [90, 180], weight: 5 },
];

/** A game on the shelf. */
export interface ShelfGame extends Box {
  readonly name: string;
  readonly tagline: string;
  readonly game: CatalogueGame;
}

/** What is known of a game that came without a box. */
function plainBox({ id, seats }: CatalogueGame): Box {
  return { id, players: [Math.min(...seats), Math.max(...seats)], minutes: [10, 30], weight: 1 };
}

/** Every game: those with a box in its order, then those installed beside them. */
export function shelf(language: Language): ShelfGame[] {
  const known = boxes.map(({ id }) => gameNamed(id)).filter(game => game !== null);
  const others = games.filter(({ id }) => !boxes.some(box => box.id === id));
  return [...known, ...others].map(game => {
    const { name, tagline } = game.texts[language];
    const box = boxes.find(({ id }) => id === game.id) ?? plainBox(game);
    return { ...box, name, tagline, game };
  });
}

/** The picture of a game. */
export function pictureOf(id: string): string {
  return boxes.some(box => box.id === id) ? `/art/${id}.svg` : "/art/other.svg";
}
