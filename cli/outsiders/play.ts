// Plays a game in which some seats are played by bots from outside, who answer in their own time.
import type { Bot } from "#bots/bot.ts";
import { answer, luckOf } from "#bots/driver.ts";
import { greedy } from "#bots/greedy.ts";
import type { ChanceState } from "#kernel/chance.ts";
import type { AnyGame, Result } from "#kernel/game.ts";
import { eventsFor, isOver, look } from "#kernel/look.ts";
import type { Choice, GameEvent, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { type Start, start } from "#kernel/start.ts";
import { Outsider } from "./outsider.ts";

/** Who plays a seat. */
export type Player = Bot | Outsider;

interface Table {
  readonly game: AnyGame;
  readonly state: State;
  readonly players: readonly Player[];
  readonly luck: readonly ChanceState[];
  /** Takes the turns that outsiders lose. */
  readonly standIn: Bot;
}

/** Plays a game to its end. */
export async function playWithOutsiders(
  game: AnyGame,
  from: Start,
  players: readonly Player[],
  milliseconds: number,
): Promise<{ result: Result; decisions: number }> {
  const first: GameEvent[] = [];
  const state = start(game, from, first);
  const luck = players.map((_, seat) => luckOf(from.seed, seat));
  const table: Table = { game, state, players, luck, standIn: greedy(game) };
  const { seats, options = {}, seatOptions = [] } = from;
  for (const [seat, player] of players.entries()) {
    if (player instanceof Outsider)
      await player.begin({ game: game.id, rules: game.rules, seat, seats, options, seatOptions, milliseconds });
  }
  tellAll(table, first);
  let decisions = 0;
  for (; !isOver(state); decisions++) {
    const seat = state.open[0]!;
    const events: GameEvent[] = [];
    runnerOf(game).play(state, seat, await answerOf(table, seat), events);
    tellAll(table, events);
  }
  const result = game.result(state);
  for (const player of players) if (player instanceof Outsider) player.end({ type: "end", result });
  return { result, decisions };
}

function tellAll({ game, players }: Table, events: readonly GameEvent[]): void {
  for (const [seat, player] of players.entries()) {
    if (player instanceof Outsider) player.tell(eventsFor(game, events, seat));
  }
}

async function answerOf(table: Table, seat: Seat): Promise<Choice> {
  const { game, state, players, luck, standIn } = table;
  const player = players[seat]!;
  if (!(player instanceof Outsider)) return answer(game, state, seat, player, luck[seat]!);
  const seen = look(game, state, seat);
  const reply = await player.ask(seen, seen.question!);
  if ("choice" in reply) return reply.choice;
  const instead = answer(game, state, seat, standIn, luck[seat]!);
  player.replaced(reply.fault, instead);
  return instead;
}
