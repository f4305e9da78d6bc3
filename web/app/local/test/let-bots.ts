// Bots at a local table, answering at once instead of in a worker.
import { SCRIPTED } from "../messages.ts";
import { chooseAt, idlePerson, type LocalTable, nextBot, scripted } from "../table.ts";
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

/** Lets bots answer, and the person let things be where nothing else can be done. */
export function letGoOn(table: LocalTable): void {
  letBots(table);
  for (let idle = idlePerson(table); idle; idle = idlePerson(table)) {
    chooseAt(table, idle.seat, [idle.choice]);
    letBots(table);
  }
}
