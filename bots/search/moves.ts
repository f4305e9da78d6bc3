// What can be done at a node, the most promising first: whole plans where the game has them, else single options,
// ordered by the game's priors or by a look one step ahead.
import { type ChanceState, chanceOf } from "#kernel/chance.ts";
import type { AnyGame, Plan } from "#kernel/game.ts";
import { copy } from "#kernel/json.ts";
import type { Choice, GameEvent, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { keyOf, type Move, type Node } from "./tree.ts";

/** Visits after which a node is worth a look one step ahead. */
const WORTH_A_LOOK = 6;

/** Whole plans as moves. */
export function planMoves(plans: readonly Plan[]): Move[] {
  const sum = plans.reduce((total, plan) => total + plan.weight, 0);
  return plans
    .map(({ choices, weight }) => ({ key: choices.map(keyOf).join(" "), choices, prior: weight / sum }))
    .sort((a, b) => b.prior - a.prior);
}

/** The options of a seat as moves, the most promising first. */
export function optionMoves(game: AnyGame, world: State, node: Node): Move[] {
  const options = runnerOf(game).options(world, node.seat);
  if (options.length > 1 && !node.hunches && !game.bot.priors && node.visits >= WORTH_A_LOOK) {
    node.hunches = hunchesOf(game, world, node.seat, options);
  }
  const weights = game.bot.priors?.(world, node.seat, options);
  const even = 1 / options.length;
  const moves = options.map((choice, i) => {
    const key = keyOf(choice);
    return { key, choices: [choice], prior: weights?.[i] ?? node.hunches?.get(key) ?? even };
  });
  return node.hunches || weights ? normalised(moves) : moves;
}

function normalised(moves: Move[]): Move[] {
  const sum = moves.reduce((total, move) => total + move.prior, 0) || 1;
  return moves.map(move => ({ ...move, prior: move.prior / sum })).sort((a, b) => b.prior - a.prior);
}

/** First impressions: each option played in one world and judged, as shares that sum to one. */
function hunchesOf(game: AnyGame, world: State, seat: Seat, options: readonly Choice[]): Map<string, number> {
  const values = options.map(option => valueAfter(game, world, seat, option));
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  const weights = values.map(value => Math.exp((1.5 * (value - mean)) / spread));
  const sum = weights.reduce((a, b) => a + b, 0);
  return new Map(options.map((option, i) => [keyOf(option), weights[i]! / sum]));
}

function valueAfter(game: AnyGame, world: State, seat: Seat, option: Choice): number {
  const next = copy(world);
  const events: GameEvent[] = [];
  runnerOf(game).play(next, seat, option, events);
  return game.bot.evaluate(next, seat);
}

/** The plans a game has for a seat's question, thought up once per search. */
export class PlanBook {
  private readonly game: AnyGame;
  private readonly pages = new Map<Seat, { plans: readonly Plan[]; moves: Move[]; weights: number[] } | null>();

  constructor(game: AnyGame) {
    this.game = game;
  }

  /** The plans of a seat; the first world asked decides, since the public board is the same in all of them. */
  of(world: State, seat: Seat, chance: ChanceState) {
    let page = this.pages.get(seat);
    if (page === undefined) {
      const plans = this.game.bot.plans?.(copy(world), seat, chanceOf(chance)) ?? null;
      page =
        plans && plans.length > 0 ? { plans, moves: planMoves(plans), weights: plans.map(plan => plan.weight) } : null;
      this.pages.set(seat, page);
    }
    return page;
  }
}
