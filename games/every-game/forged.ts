// Values that were not offered: each must be refused, and the position must stay as it was.
import { type Chance, chanceOf, fastChance } from "#kernel/chance.ts";
import { choose, retract } from "#kernel/choose.ts";
import { copy, equal, hash } from "#kernel/json.ts";
import { isOver } from "#kernel/look.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import type { Probe } from "./suite.ts";

interface Forgery {
  readonly seat: unknown;
  readonly value: unknown;
}

/** Sends forged choices of every sort. */
export const forgedProbe: Probe = (suite, state) => {
  const { game, report } = suite;
  const before = hash(state);
  const forgeries = isOver(state) ? lateForgeries(state) : forgeriesAt(runnerOf(game).options, state, before);
  const accepted = ({ seat, value }: Forgery): boolean => choose(game, state, seat as Seat, value).ok;
  report.forged += forgeries.length + 1;
  const bad = forgeries.find(accepted);
  if (bad) return { kind: "forged", message: `accepted ${JSON.stringify(bad.value)} from seat ${String(bad.seat)}` };
  if (retract(game, state, state.seats, 0).ok) return { kind: "forged", message: "a seat that is none took back" };
  if (hash(state) !== before) return { kind: "forged", message: "a refused value changed the position" };
  return null;
};

function lateForgeries(state: State): Forgery[] {
  return Array.from({ length: state.seats }, (_, seat) => ({ seat, value: { kind: "pass" } }));
}

const malformed: readonly unknown[] = [
  null,
  undefined,
  0,
  "pass",
  [],
  [{}],
  { kind: undefined },
  { kind: Number.NaN },
  () => 0,
];
const noSeats: readonly unknown[] = [-1, 0.5, "0", null, undefined, Number.NaN];

function forgeriesAt(optionsOf: (s: State, seat: Seat) => readonly Choice[], state: State, seed: string): Forgery[] {
  const chance = chanceOf(fastChance(seed));
  const seat = chance.pick(state.open);
  const options = optionsOf(state, seat);
  const choice = chance.pick(options);
  const mutants = Array.from({ length: 8 }, () => mutant(choice, options, chance));
  const notOffered = mutants.filter(value => !options.some(option => equal(option, value)));
  const others = Array.from({ length: state.seats }, (_, other) => other).filter(other => !state.open.includes(other));
  return [
    ...notOffered.map(value => ({ seat, value })),
    { seat, value: {} },
    { seat, value: { ...choice, extra: 0 } },
    { seat, value: { kind: "no-such-choice" } },
    ...malformed.map(value => ({ seat, value })),
    ...[...others, state.seats, ...noSeats].map(wrong => ({ seat: wrong, value: choice })),
  ];
}

/** A choice with one of its parts changed: to a neighbour, to another type, to the same part of another option, to nothing. */
function mutant(choice: Choice, options: readonly Choice[], chance: Chance): unknown {
  const value: Record<string, unknown> = copy({ ...choice });
  const key = chance.pick(Object.keys(value));
  switch (chance.below(4)) {
    case 0:
      value[key] = changed(value[key], chance);
      break;
    case 1:
      value[key] = { ...chance.pick(options) } as unknown;
      break;
    case 2:
      Object.assign(value, { ...chance.pick(options), kind: choice.kind });
      break;
    default:
      delete value[key];
  }
  return value;
}

function changed(value: unknown, chance: Chance): unknown {
  if (typeof value === "number") return value + (chance.below(2) === 0 ? 1 : -1);
  if (typeof value === "string") return chance.below(2) === 0 ? `${value}x` : value.slice(1);
  if (typeof value === "boolean") return !value;
  return Array.isArray(value) ? [...value, 0] : 1;
}
