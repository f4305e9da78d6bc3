// Whether anything grows: speed and size for each number of seats, and from the beginning of a game to its end.
import { fastChance } from "#kernel/chance.ts";
import { type AnyGame, copyState } from "#kernel/game.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { type Effort, type Row, rates, type Task } from "./measure.ts";
import { middleOf, RandomPlay, usualSeats } from "./random-play.ts";

/** The parts of a game, as many as there are. */
const PARTS = ["first", "second", "third", "last"] as const;
/** Games whose parts are measured. */
const GAMES = 6;

/** The rows of one game. */
export function growthRows(game: AnyGame, effort: Effort): Row[] {
  const parts = partsOf(game);
  const tables = game.seats.map(seats => new RandomPlay(game, false, seats));
  const speeds = rates(effort, [
    ...tables.map(
      (table): Task =>
        () =>
          table.play().decisions,
    ),
    ...parts.map(stretches => taskOf(game, stretches)),
  ]);
  const seatRows = game.seats.flatMap((seats, i) =>
    rowsOf(`${game.id}, seats: ${seats}`, speeds[i]!, sizeOf(middleOf(game, seats))),
  );
  const partRows = parts.flatMap((stretches, i) => {
    const name = `${game.id}, ${PARTS[i]} quarter of a game`;
    const sizes = stretches.map(({ from }) => sizeOf(from));
    return rowsOf(name, speeds[tables.length + i]!, sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  });
  return [...seatRows, ...partRows];
}

const sizeOf = (state: State): number => JSON.stringify(state).length;

const rowsOf = (name: string, speed: number, size: number): Row[] => [
  { name: `${name}: random play`, unit: "decisions/CPU s", value: speed },
  { name: `${name}: size of a state`, unit: "bytes of JSON", value: size },
];

/** A part of a game that can be played again and again. */
interface Stretch {
  readonly from: State;
  readonly decisions: number;
}

/** The same part of several random games, for each part. */
function partsOf(game: AnyGame): Stretch[][] {
  const games = Array.from({ length: GAMES }, (_, n) => stretchesOf(game, `growth ${n}`));
  return PARTS.map((_, part) => games.map(stretches => stretches[part]!));
}

/** One random game, cut into parts of as many decisions each. */
function stretchesOf(game: AnyGame, seed: string): Stretch[] {
  const whole = start(game, { seats: usualSeats(game), seed });
  const decisions = Math.floor(playOn(game, copyState(game, whole), seed) / PARTS.length);
  return PARTS.map((_, part) => {
    const from = copyState(game, whole);
    playOn(game, from, seed, decisions * part);
    return { from, decisions };
  });
}

/** Plays at random, in place; returns how many decisions that took. */
function playOn(game: AnyGame, state: State, seed: string, most = Number.POSITIVE_INFINITY): number {
  const luck = fastChance(seed);
  const runner = runnerOf(game);
  const events: GameEvent[] = [];
  let decisions = 0;
  while (state.stack.length > 0 && decisions < most) {
    const seat = state.open[0]!;
    runner.play(state, seat, randomChoice(game, state, seat, luck), events);
    events.length = 0;
    decisions++;
  }
  return decisions;
}

function taskOf(game: AnyGame, stretches: readonly Stretch[]): Task {
  let played = 0;
  return () => {
    const { from, decisions } = stretches[played % stretches.length]!;
    return playOn(game, copyState(game, from), `growth ${played++}`, decisions);
  };
}
