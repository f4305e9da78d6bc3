// The table of bots that play any game; one line each.
import type { AnyGame } from "#kernel/game.ts";
import type { Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { random } from "./random.ts";

const makers: Readonly<Record<string, (game: AnyGame) => Bot>> = { random, greedy };

/** The ids of all bots, the weakest first. */
export const botIds: readonly string[] = Object.keys(makers);

/** The bot of that id for a game, or null if there is none. */
export function botNamed(game: AnyGame, id: string): Bot | null {
  return Object.hasOwn(makers, id) ? makers[id]!(game) : null;
}
