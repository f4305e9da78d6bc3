// Plays a whole game among bots, in place and without a journal: for simulations and tournaments.
import { type ChanceState, fastChance } from "#kernel/chance.ts";
import type { AnyGame, Result } from "#kernel/game.ts";
import { sightOf } from "#kernel/imagine.ts";
import { equal } from "#kernel/json.ts";
import { isOver } from "#kernel/look.ts";
import type { Choice, GameEvent, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { type Start, start } from "#kernel/start.ts";
import type { Bot } from "./bot.ts";

/** A finished game of bots. */
export interface Played {
  readonly state: State;
  readonly result: Result;
  readonly decisions: number;
}

/** What a caller may watch and limit. */
export interface Watch {
  /** Called with what happened before the first question. */
  begun?(events: readonly GameEvent[]): void;
  /** Called with the position before each choice, to be read only. */
  asked?(state: State): void;
  /** Called with each choice and what came of it. */
  seen?(seat: Seat, choice: Choice, events: readonly GameEvent[]): void;
  /** Decisions after which a game counts as endless. */
  readonly limit?: number;
}

/** More decisions than any real game has. */
const ENDLESS = 1_000_000;

/** A bot that answered with something it was not offered, or a game that does not end. */
export class DriverError extends Error {}

/** A seat's own luck: apart from the game's, so that no bot can foresee a die. */
export function luckOf(seed: string, seat: Seat): ChanceState {
  return fastChance(`${seed} bot ${seat}`);
}

/** Plays a game to its end; `bots[seat]` answers for a seat. */
export function playOut(game: AnyGame, from: Start, bots: readonly Bot[], watch: Watch = {}): Played {
  if (bots.length !== from.seats) throw new DriverError(`${from.seats} seats need as many bots, not ${bots.length}`);
  const limit = watch.limit ?? ENDLESS;
  const runner = runnerOf(game);
  const luck = bots.map((_, seat) => luckOf(from.seed, seat));
  const first: GameEvent[] = [];
  const state = start(game, from, first);
  watch.begun?.(first);
  let decisions = 0;
  while (!isOver(state)) {
    if (decisions++ === limit) throw new DriverError(`the game has not ended after ${limit} decisions`);
    watch.asked?.(state);
    const seat = state.open[0]!;
    const choice = answer(game, state, seat, bots[seat]!, luck[seat]!);
    const events: GameEvent[] = [];
    runner.play(state, seat, choice, events);
    watch.seen?.(seat, choice, events);
  }
  return { state, result: game.result(state), decisions };
}

/** A bot's choice, checked to be one of its options. */
export function answer(game: AnyGame, state: State, seat: Seat, bot: Bot, luck: ChanceState): Choice {
  const sight = sightOf(game, state, seat);
  const choice = bot.choose(sight, luck);
  const option = sight.options.includes(choice) ? choice : sight.options.find(other => equal(other, choice));
  if (!option) throw new DriverError(`${bot.id} chose ${JSON.stringify(choice)}, which was not offered`);
  return option;
}
