// Random play as a simulation does it: every decision lists its options, in place, without a journal.
import { type ChanceState, fastChance } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { copy } from "#kernel/json.ts";
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

  constructor(game: AnyGame, withViews: boolean) {
    this.game = game;
    this.luck = fastChance(`bench ${game.id}`);
    this.withViews = withViews;
  }

  /** Plays one game, or its beginning; returns the state and the decisions made. */
  play(most = Number.POSITIVE_INFINITY): { state: State; decisions: number } {
    const { game, luck, withViews } = this;
    const runner = runnerOf(game);
    const state = start(game, { seats: usualSeats(game), seed: `bench ${this.games++}` });
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
export function middleOf(game: AnyGame): State {
  const { decisions } = new RandomPlay(game, false).play();
  return new RandomPlay(game, false).play(Math.floor(decisions / 2)).state;
}

/** Copies of a state, the latest of which stay alive so that copying is not optimised away. */
export class Copies {
  readonly kept: State[] = [];
  private readonly state: State;
  private at = 0;

  constructor(state: State) {
    this.state = state;
  }

  /** Makes so many copies. */
  make(count: number): number {
    for (let i = 0; i < count; i++) {
      this.kept[this.at] = copy(this.state);
      this.at = (this.at + 1) % 64;
    }
    return count;
  }
}
