// The levels of play, as data. Strength comes from iterations, not from time, so that a level is equally strong on
// every machine; the clock only keeps slow machines from keeping people waiting. Names live in the client's texts.
import type { AnyGame } from "#kernel/game.ts";
import type { Bot } from "./bot.ts";
import { fullStyle, type Style } from "./search/style.ts";
import { type Clock, searcher } from "./search.ts";

/** A level of play. */
export interface Level {
  readonly id: string;
  readonly style: Style;
}

/** Every level, the weakest first; iterations are those of a game with quick playouts. */
export const levels: readonly Level[] = [
  // Looks ahead as if it were alone, and what is not far worse looks just as good to it.
  {
    id: "beginner",
    style: {
      ...fullStyle,
      iterations: 24,
      milliseconds: 300,
      depth: 1,
      others: "nothing",
      evidence: null,
      indifference: 0.6,
    },
  },
  {
    id: "apprentice",
    style: {
      ...fullStyle,
      iterations: 48,
      milliseconds: 400,
      depth: 2,
      others: "habit",
      evidence: null,
      indifference: 0.2,
    },
  },
  {
    id: "adept",
    style: {
      ...fullStyle,
      iterations: 96,
      milliseconds: 700,
      depth: 4,
      others: "habit",
      indifference: 0,
    },
  },
  {
    id: "expert",
    style: { ...fullStyle, iterations: 320, milliseconds: 1500, depth: 8 },
  },
  { id: "master", style: { ...fullStyle, iterations: 1200, milliseconds: 4000 } },
];

/** The level at which most people will enjoy a first real game. */
export const middleLevel = "adept";

/** The ids of all levels, the weakest first. */
export const levelIds: readonly string[] = levels.map(({ id }) => id);

/** The id of the next weaker level; null for the weakest and for what is no level. */
export function levelBelow(id: string): string | null {
  return levelIds[levelIds.indexOf(id) - 1] ?? null;
}

/** The level of that id for a game, or null if there is none. */
export function levelNamed(game: AnyGame, id: string): Level | null {
  const level = levels.find(each => each.id === id);
  if (!level) return null;
  const { iterations, indifference } = level.style;
  const { weight = 1, leniency = 1 } = game.bot;
  const style = {
    ...level.style,
    iterations: Math.ceil(iterations / weight),
    indifference: indifference * leniency,
  };
  return { id, style };
}

/** A player of that level: for servers and workers. With a clock (milliseconds) it keeps within the level's time. */
export function botFor(game: AnyGame, levelId: string, clock?: Clock): Bot | null {
  const level = levelNamed(game, levelId);
  return level && searcher(game, level.id, level.style, clock);
}

/** A player of that level that thinks for so long about each move, however many iterations that makes. */
export function timedBot(game: AnyGame, levelId: string, milliseconds: number, clock: Clock): Bot | null {
  const level = levelNamed(game, levelId);
  const style = level && { ...level.style, iterations: Number.MAX_SAFE_INTEGER, milliseconds };
  return style && searcher(game, levelId, style, clock);
}
