// Games of self-play, and what is kept of them: figures as the deciding seat knew them, and how the game ended.
import { below, type ChanceState, fastChance } from "#kernel/chance.ts";
import type { AnyGame, Learning, Result } from "#kernel/game.ts";
import { imagine, type Sight } from "#kernel/imagine.ts";
import { learnedHints } from "#kernel/learned.ts";
import type { Figures, NetworkFile } from "#kernel/network.ts";
import type { Seat, State } from "#kernel/procedure.ts";
import type { Bot } from "../bot.ts";
import { playOut } from "../driver.ts";
import { greedy } from "../greedy.ts";
import { quickChoice } from "../search/playout.ts";

/** A game that can be learned. */
export interface Learner {
  readonly game: AnyGame;
  readonly learning: Learning<State>;
}

/** A position of a game, as one seat knew it. */
export interface Position extends Figures {
  readonly viewer: Seat;
  /** When it was: decisions before it. */
  readonly at: number;
  /** What the hand-made evaluation says, to compare with. */
  readonly hand: number;
  /** The chance to win that the game gives the viewer today; null where it knows none. */
  readonly chance: number | null;
}

/** A game of self-play. */
export interface Record {
  readonly positions: readonly Position[];
  readonly decisions: number;
  readonly result: Result;
}

/** The game as those know it who judge by these weights, or by hand. */
function judgedBy({ game, learning }: Learner, file: NetworkFile | null): AnyGame {
  return { ...game, bot: file ? learnedHints(learning, file) : learning.hints(learning.hand) };
}

/** The one-step bot that judges by these weights, or by hand. */
export function judging(learner: Learner, file: NetworkFile | null): Bot {
  return greedy(judgedBy(learner, file));
}

/** The same without a second thought, as in playouts: several games in the time of one, and worth learning from, too. */
export function hurrying(learner: Learner, file: NetworkFile | null): Bot {
  const game = judgedBy(learner, file);
  return { id: "quick", choose: (sight, chance) => quickChoice(game, sight.imagine(chance), sight.seat) };
}

/** Of so many decisions one is kept, and of so many one is made at random, so that odd positions are seen, too. */
const KEPT = 4;
const WHIM = 20;

/** Plays a game among bots that now and then do anything. */
export function selfPlay(
  learner: Learner,
  seats: number,
  seed: string,
  bots: readonly Bot[],
  isExploring: boolean,
): Record {
  const { game } = learner;
  const positions: Position[] = [];
  const whims = fastChance(`${seed} whims`);
  let decisions = 0;
  const asked = (state: State): void => {
    // Any seat looks on, not only the one whose turn it is: a judgement is asked after a move as often as before one.
    if (below(whims, KEPT) === 0) positions.push(positionOf(learner, state, below(whims, seats), whims, decisions));
    decisions++;
  };
  const exploring = bots.map(bot => ({
    ...bot,
    choose: (sight: Sight, chance: ChanceState) => {
      const { options } = sight;
      if (isExploring && options.length > 1 && below(whims, WHIM) === 0) return options[below(whims, options.length)]!;
      return bot.choose(sight, chance);
    },
  }));
  const { result } = playOut(game, { seats, seed }, exploring, { limit: LONGEST, asked });
  return { positions, decisions, result };
}

/** What a seat knows of a position, in figures: those of a world it cannot tell from the true one. */
function positionOf(
  { game, learning: { features, hand } }: Learner,
  state: State,
  viewer: Seat,
  chance: ChanceState,
  at: number,
): Position {
  const world = imagine(game, state, viewer, chance);
  const rows = new Float64Array(state.seats * features.names.length);
  const time = features.fill(world, viewer, rows);
  // No more digits than tell anything: games that are remembered are written down.
  const figures = rows.map(figure => Number(figure.toPrecision(5)));
  const known = game.bot.chance?.(world, viewer) ?? null;
  return { viewer, seats: state.seats, time, rows: figures, at, hand: hand(world, viewer), chance: known };
}

/** Decisions after which a game of bots that explore is given up. */
const LONGEST = 50_000;
