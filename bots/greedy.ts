// Looks one choice ahead: follows the game's own advice where it has any, else plays each option in imagined worlds
// and takes the one after which they look best on average.
import { below, type ChanceState, chanceOf } from "#kernel/chance.ts";
import { type AnyGame, copyState } from "#kernel/game.ts";
import type { Sight } from "#kernel/imagine.ts";
import { equal } from "#kernel/json.ts";
import { isOver } from "#kernel/look.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import type { Bot } from "./bot.ts";

/** Worlds to average over where something is hidden or left to chance. */
const WORLDS = 8;
/** What a finished game is worth beyond any evaluation. */
const DECIDED = 1e9;

/** The one-step bot. */
export function greedy(game: AnyGame): Bot {
  return {
    id: "greedy",
    choose: (sight, chance) => {
      const { options } = sight;
      if (options.length === 1) return options[0]!;
      const world = sight.imagine(chance);
      return advised(game, sight, world, chance) ?? best(options, valuesOf(game, sight, world, chance), chance);
    },
  };
}

/** The game's advice, as long as it is one of the options. */
function advised(game: AnyGame, sight: Sight, world: State, chance: ChanceState): Choice | null {
  const advice = game.bot.advise?.(copyState(game, world), sight.seat, chanceOf(chance)) ?? null;
  return advice && (sight.options.find(option => equal(option, advice)) ?? null);
}

/** What each option is worth, summed over one world if nothing is unknown, else over several. */
function valuesOf(game: AnyGame, sight: Sight, first: State, chance: ChanceState): number[] {
  const values = sight.options.map(() => 0);
  let isUncertain = addValues(game, sight, first, values);
  const second = sight.imagine(chance);
  isUncertain ||= !equal({ ...first, chance: null }, { ...second, chance: null });
  if (!isUncertain) return values;
  addValues(game, sight, second, values);
  for (let i = 2; i < WORLDS; i++) addValues(game, sight, sight.imagine(chance), values);
  return values;
}

/** Adds what each option leads to in one world, all with the same luck; returns whether any of them needed luck. */
function addValues(game: AnyGame, sight: Sight, world: State, values: number[]): boolean {
  let needsLuck = false;
  for (const [i, option] of sight.options.entries()) {
    const next = copyState(game, world);
    playOne(game, next, sight.seat, option);
    // A losing seat would rather do nothing for ever.
    values[i]! += equal(next, world) ? Number.NEGATIVE_INFINITY : worthOf(game, next, sight.seat);
    needsLuck ||= !equal(next.chance, world.chance);
  }
  return needsLuck;
}

/** Plays one option. A simultaneous question shows nothing until all have answered: the rest is answered at random. */
function playOne(game: AnyGame, world: State, seat: Seat, option: Choice): void {
  const { answers } = world;
  runnerOf(game).play(world, seat, option, []);
  while (answers.length > 0 && world.answers === answers) {
    const next = world.open[0]!;
    runnerOf(game).play(world, next, randomChoice(game, world, next, world.chance), []);
  }
}

function worthOf(game: AnyGame, world: State, seat: Seat): number {
  const value = game.bot.evaluate(world, seat);
  if (!isOver(world)) return value;
  return game.result(world).winners.includes(seat) ? value + DECIDED : value - DECIDED;
}

/** The best option; among equals any. */
function best(options: readonly Choice[], values: readonly number[], chance: ChanceState): Choice {
  const top = Math.max(...values);
  const ties = options.filter((_, i) => values[i] === top);
  const among = ties.length > 0 ? ties : options;
  return among[among.length === 1 ? 0 : below(chance, among.length)]!;
}
