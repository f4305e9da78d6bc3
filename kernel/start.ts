// From settings to the first open question.
import { type ChanceState, chanceOf, cipherChance, fastChance, laterSeed } from "./chance.ts";
import { type AnyGame, type Options, SetupError, settle } from "./game.ts";
import type { GameEvent, State } from "./procedure.ts";
import { runnerOf } from "./run.ts";
import { firstStep } from "./steps.ts";

/** What a table is started from; the same start and choices always give the same game. */
export interface Start {
  readonly seats: number;
  readonly options?: Options;
  readonly seatOptions?: readonly Options[];
  /** For the fast source any text; for the cipher 64 hex digits. */
  readonly seed: string;
  readonly chance?: "fast" | "cipher";
}

const noOptions: Options = {};

/** Sets a game up and runs it to its first question. */
export function start(game: AnyGame, from: Start, events: GameEvent[] = []): State {
  return startWith(game, from, sourceOf(from, from.seed), events);
}

const sourceOf = ({ chance }: Start, seed: string): ChanceState =>
  chance === "cipher" ? cipherChance(seed) : fastChance(seed);

/** The source of chance after the n-th undo by consent: having seen the dice that were taken back gains nothing. */
export const laterChance = (from: Start, n: number): ChanceState => sourceOf(from, laterSeed(from.seed, n));

/** Like `start`, with a source of chance of the caller's own (tests use a script). */
export function startWith(game: AnyGame, from: Start, chance: ChanceState, events: GameEvent[] = []): State {
  if (!game.seats.includes(from.seats)) throw new SetupError("bad-seats", { seats: from.seats });
  const options = settle(game.options, from.seats, from.options ?? noOptions);
  const seatOptions = settleSeats(game, from);
  const fresh = game.setup({ seats: from.seats, options, seatOptions, chance: chanceOf(chance) });
  const frame = { ...game.main, step: firstStep(game, game.main.proc) };
  const state: State = { ...fresh, seats: from.seats, stack: [frame], open: [], answers: [], chance };
  runnerOf(game).advance(state, events);
  return state;
}

/** The settings of each seat; refuses what two seats may not both have. */
export function settleSeats(game: AnyGame, from: Pick<Start, "seats" | "seatOptions">): Options[] {
  const settled: Options[] = [];
  for (let seat = 0; seat < from.seats; seat++) {
    settled.push(settle(game.seatOptions, from.seats, from.seatOptions?.[seat] ?? noOptions));
  }
  for (const spec of game.seatOptions) {
    const values = settled.map(options => options[spec.id]).filter(value => value !== spec.default);
    const twice = values.find((value, i) => value !== undefined && values.indexOf(value) !== i);
    if (spec.unique && twice !== undefined) throw new SetupError("taken-twice", { option: spec.id, value: twice });
  }
  return settled;
}
