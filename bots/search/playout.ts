// Playing on below the tree: quick choices until the position is quiet, then the game's own judgement of it.
import { below, type ChanceState, chanceOf } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { isOver } from "#kernel/look.ts";
import type { Choice, GameEvent, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";

/** A quick choice for a seat: the game's own, or drawn by its priors, or any. */
export function quickChoice(game: AnyGame, world: State, seat: Seat): Choice {
  const options = runnerOf(game).options(world, seat);
  if (options.length === 1) return options[0]!;
  const { playout, priors } = game.bot;
  if (playout) return playout(world, seat, options, chanceOf(world.chance));
  if (!priors) return options[below(world.chance, options.length)]!;
  return options[drawIndex(priors(world, seat, options), world.chance)]!;
}

/** A place in a list of weights, drawn in proportion to them. */
export function drawIndex(weights: readonly number[], chance: ChanceState): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let left = (below(chance, 1 << 24) / (1 << 24)) * sum;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  return weights.length - 1;
}

/** How long playouts run at most, in decisions. */
export interface Horizon {
  /** Decisions after which a playout stops where the game does not say when it is quiet. */
  readonly decisions: number;
  /** Decisions after which it stops in any case. */
  readonly most: number;
}

const noEvents: GameEvent[] = [];

/** Plays a world on until it is quiet, as compared with where the search began, or over. */
export function playOn(
  game: AnyGame,
  from: State,
  world: State,
  horizon: Horizon,
  choose: (world: State, seat: Seat) => Choice,
): void {
  const runner = runnerOf(game);
  const { isQuiet } = game.bot;
  const most = isQuiet ? horizon.most : horizon.decisions;
  for (let i = 0; i < most && !isOver(world); i++) {
    if (isQuiet?.(from, world)) return;
    const seat = world.open[0]!;
    runner.play(world, seat, choose(world, seat), noEvents);
    noEvents.length = 0;
  }
}
