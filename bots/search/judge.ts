// Turns a game's judgement of worlds, which may have any scale, into outcomes from 0 (lost) to 1 (won).
import type { AnyGame } from "#kernel/game.ts";
import { isOver } from "#kernel/look.ts";
import type { Seat, State } from "#kernel/procedure.ts";

/** How much of an outcome is the victory itself; the rest is for good places, or a good margin on the way there. */
const VICTORY = 0.98;

/** What a finished game was worth to a seat. */
export function worthOf(game: AnyGame, world: State, seat: Seat): number {
  const { winners, places } = game.result(world);
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  if (world.seats < 2) return won;
  const place = (world.seats - places[seat]!) / (world.seats - 1);
  return VICTORY * won + (1 - VICTORY) * Math.max(0, Math.min(1, place));
}

/** Log odds that are hardly surpassed. */
const DECIDED = 6;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** A running mean with its spread. */
interface Scale {
  count: number;
  mean: number;
  /** Sum of squared distances from the mean. */
  squares: number;
}

/** Judges the worlds that playouts come to: the better for a seat than what it has seen so far, the nearer to 1. */
export class Judge {
  private readonly game: AnyGame;
  private readonly scales: Scale[];

  constructor(game: AnyGame, seats: number) {
    this.game = game;
    this.scales = Array.from({ length: seats }, () => ({ count: 0, mean: 0, squares: 0 }));
  }

  /** Notes what a world is worth to a seat, for comparison. */
  see(world: State, seat: Seat): number {
    const value = this.game.bot.evaluate(world, seat);
    if (isOver(world)) return value;
    const scale = this.scales[seat]!;
    const distance = value - (scale.count === 0 ? value : scale.mean);
    scale.count++;
    scale.mean += distance / scale.count;
    scale.squares += distance * (value - scale.mean);
    return value;
  }

  /** How good a world is for a seat, from 0 (lost) to 1 (won). */
  outcome(world: State, seat: Seat): number {
    if (isOver(world)) return worthOf(this.game, world, seat);
    const chance = this.game.bot.chance?.(world, seat) ?? null;
    // Where a game is decided chances no longer differ, but the odds do.
    if (chance !== null)
      return VICTORY * chance + (1 - VICTORY) * sigmoid(this.game.bot.evaluate(world, seat) / DECIDED);
    const value = this.see(world, seat);
    const { count, mean, squares } = this.scales[seat]!;
    const spread = Math.sqrt(squares / count);
    return spread > 0 ? sigmoid((value - mean) / spread) : 0.5;
  }

  /** Whether it knows chances to win in worlds like this one. */
  knows(world: State): boolean {
    return (this.game.bot.chance?.(world, 0) ?? null) !== null;
  }
}
