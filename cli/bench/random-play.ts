// Random play as a simulation does it: every decision lists its options, in place, without a journal.
import { type ChanceState, fastChance } from "#kernel/chance.ts";
import { type AnyGame, copyState } from "#kernel/game.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";

/** The seats to measure with: four if the game allows it. */
export function usualSeats({ seats }: AnyGame): number {
  return seats.includes(4) ? 4 : Math.max(...seats);
}

/** A game played at random again and again. */
export class RandomPlay {
  games = 0;
  /** The last view built, kept so that building it is not optimised away. */
  view: unknown = null;
  private readonly game: AnyGame;
  private readonly luck: ChanceState;
  private readonly withViews: boolean;
  private readonly seats: number;

  constructor(game: AnyGame, withViews: boolean, seats: number = usualSeats(game)) {
    this.game = game;
    this.seats = seats;
    this.luck = fastChance(`bench ${game.id}`);
    this.withViews = withViews;
  }

  /** Plays one game, or its beginning; returns the state and the decisions made. */
  play(most = Number.POSITIVE_INFINITY): { state: State; decisions: number } {
    const { game, luck, withViews, seats } = this;
    const runner = runnerOf(game);
    const state = start(game, { seats, seed: `bench ${this.games++}` });
    const events: GameEvent[] = [];
    let decisions = 0;
    while (state.stack.length > 0 && decisions < most) {
      const seat = state.open[0]!;
      if (withViews) this.view = game.viewFor(state, seat);
      runner.play(state, seat, randomChoice(game, state, seat, luck), events);
      events.length = 0;
      decisions++;
    }
    return { state, decisions };
  }
}

/** A state in the middle of a random game. */
export function middleOf(game: AnyGame, seats: number = usualSeats(game)): State {
  const { decisions } = new RandomPlay(game, false, seats).play();
  return new RandomPlay(game, false, seats).play(Math.floor(decisions / 2)).state;
}

/** Copies of a state as its game makes them, the latest of which stay alive so that copying is not optimised away. */
export class Copies {
  readonly kept: State[] = [];
  private readonly game: AnyGame;
  private readonly state: State;
  private at = 0;

  constructor(game: AnyGame, state: State) {
    this.game = game;
    this.state = state;
  }

  /** Makes so many copies. */
  make(count: number): number {
    for (let i = 0; i < count; i++) {
      this.kept[this.at] = copyState(this.game, this.state);
      this.at = (this.at + 1) % 64;
    }
    return count;
  }
}
