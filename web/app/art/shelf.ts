// The shelf: which games there are to be, in the order shown, with what a box says on its side.
import type { Language } from "#kernel/texts.ts";
import { type CatalogueGame, gameNamed, games } from "../catalogue.ts";
import type { Words } from "../i18n/index.ts";

/** What a box says on its side. */
interface Box {
  readonly id: string;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  /** From 1 (light) to 5 (heavy). */
  readonly weight: 1 | 2 | 3 | 4 | 5;
}

const boxes = [
  { id: "xidit", players: [3, 5], minutes: [30, 60], weight: 3 },
  { id: "northgard", players: [2, 5], minutes: [45, 90], weight: 3 },
  { id: "tytani", players: [1, 4], minutes: [40, 80], weight: 3 },
  { id: "hlas", players: [1, 4], minutes: [60, 120], weight: 4 },
  { id: "runewars", players: [2, 4], minutes: [90, 180], weight: 5 },
] as const satisfies readonly Box[];

type BoxId = (typeof boxes)[number]["id"];

/** A game on the shelf. */
export interface ShelfGame extends Box {
  readonly name: string;
  readonly tagline: string;
  /** Null while the game cannot be played yet. */
  readonly game: CatalogueGame | null;
}

/** Games that have only a box yet. */
const coming = ["hlas", "runewars"] as const;

function worded(id: BoxId, game: CatalogueGame | null, language: Language, t: Words) {
  if (game) return game.texts[language];
  const box = coming.find(each => each === id);
  return box ? { name: t(`shelf.${box}.name`), tagline: t(`shelf.${box}.tagline`) } : { name: id, tagline: "" };
}

/** Every game of the shelf, then those installed beside it. */
export function shelf(language: Language, t: Words): ShelfGame[] {
  const known = boxes.map(box => {
    const game = gameNamed(box.id);
    const { name, tagline } = worded(box.id, game, language, t);
    return { ...box, name, tagline, game };
  });
  const others = games
    .filter(({ id }) => !boxes.some(box => box.id === id))
    .map((game): ShelfGame => {
      const { name, tagline } = game.texts[language];
      const players = [Math.min(...game.seats), Math.max(...game.seats)] as const;
      return { id: game.id, name, tagline, game, players, minutes: [10, 30], weight: 1 };
    });
  return [...known, ...others];
}

/** The picture of a game. */
export function pictureOf(id: string): string {
  return boxes.some(box => box.id === id) ? `/art/${id}.svg` : "/art/other.svg";
}
