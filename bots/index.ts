// The table of bots that play any game: two plain ones, and one of each level.
import type { AnyGame } from "#kernel/game.ts";
import type { Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { botFor, levelIds } from "./levels.ts";
import { random } from "./random.ts";
import type { Clock } from "./search.ts";

const plain: Readonly<Record<string, (game: AnyGame) => Bot>> = { random, greedy };

/** The ids of all bots: the plain ones, then the levels, the weakest first. */
export const botIds: readonly string[] = [...Object.keys(plain), ...levelIds];

/** The bot of that id for a game, or null if there is none; with a clock it keeps within its level's time. */
export function botNamed(game: AnyGame, id: string, clock?: Clock): Bot | null {
  return Object.hasOwn(plain, id) ? plain[id]!(game) : botFor(game, id, clock);
}
