// Bots at a local table, answering at once instead of in a worker.
import { SCRIPTED } from "../messages.ts";
import { chooseAt, type LocalTable, nextBot, scripted } from "../table.ts";
import { answerTo } from "../thinking.ts";

/** Lets bots answer until people are asked or the game is over. */
export function letBots(table: LocalTable): void {
  for (let bot = nextBot(table); bot; bot = nextBot(table)) {
    const { seat, level } = bot;
    const { game, state, start } = table.match;
    const task = { level, state, seat, seed: table.faced.seedFor(start.seed, state, seat) };
    chooseAt(table, seat, level === SCRIPTED ? [scripted(table, seat)] : answerTo(game, task)!);
  }
}
