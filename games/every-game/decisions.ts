// Decisions as numbers, so that a failing game can be printed, shrunk and repeated. A number picks who decides and
// what: with `slots` possible deciders, `number % slots` is the decider and the rest of the division the option. Any
// number is a legal decision anywhere; 0 is the first option of the first open seat.
import { below, type ChanceState } from "#kernel/chance.ts";
import type { Entry } from "#kernel/match.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import type { Runner } from "#kernel/run.ts";

/** A decision: its number, and what it means where it was taken. */
export interface Decision {
  readonly number: number;
  readonly entry: Entry;
}

/** Nobody can choose anything, though the game is not over. */
export class DeadEnd extends Error {}

/** One in so many decisions of a simultaneous question takes answers back. */
const RETRACT = 16;

/** The seats that have given answers they could take back. */
function answered(state: State): Seat[] {
  const seats: Seat[] = [];
  for (const [seat, answers] of state.answers.entries()) if (answers && answers.length > 0) seats.push(seat);
  return seats;
}

/** A random decision. */
export function randomDecision(runner: Runner, state: State, chance: ChanceState): Decision {
  const draw = (n: number): number => (n === 1 ? 0 : below(chance, n));
  const given = answered(state);
  const isRetract = given.length > 0 && below(chance, RETRACT) === 0;
  const slot = isRetract ? state.open.length + draw(given.length) : state.open.length && draw(state.open.length);
  return decide(runner, state, given, slot, draw);
}

/** The decision a number means. */
export function decisionOf(runner: Runner, state: State, number: number): Decision {
  const given = answered(state);
  const slots = state.open.length + given.length;
  return decide(runner, state, given, number % slots, n => Math.floor(number / slots) % n);
}

/** The decision of an open seat for one of its options. */
export function decisionFor(state: State, seat: Seat, options: readonly Choice[], at: number): Decision {
  const slots = state.open.length + answered(state).length;
  return { number: state.open.indexOf(seat) + slots * at, entry: { seat, choice: options[at]! } };
}

function decide(
  runner: Runner,
  state: State,
  given: readonly Seat[],
  slot: number,
  pick: (n: number) => number,
): Decision {
  const slots = state.open.length + given.length;
  const seat = state.open[slot] ?? given[slot - state.open.length];
  if (seat === undefined || state.open.length === 0) throw new DeadEnd("the game waits for nobody");
  if (slot >= state.open.length) {
    const keep = pick(state.answers[seat]?.length ?? 1);
    return { number: slot + slots * keep, entry: { seat, keep } };
  }
  const options = runner.options(state, seat);
  if (options.length === 0) throw new DeadEnd(`seat ${seat} has nothing to choose`);
  const at = pick(options.length);
  return { number: slot + slots * at, entry: { seat, choice: options[at]! } };
}

/** Numbers as text, runs of equal ones shortened: "3,0x12,7"; `readChoices` reads it. */
export function writeChoices(numbers: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < numbers.length; ) {
    let end = i;
    while (numbers[end] === numbers[i]) end++;
    parts.push(end - i > 1 ? `${numbers[i]}x${end - i}` : `${numbers[i]}`);
    i = end;
  }
  return parts.join();
}
