// The cases of a run: every seat count with every combination of settings, one after another, each with its own seed.
import { bits, type ChanceState, chanceOf, fastChance } from "#kernel/chance.ts";
import type { AnyGame, OptionSpec, Options } from "#kernel/game.ts";
import type { Start } from "#kernel/start.ts";

/** The start of the n-th case: seat counts take turns, and each goes through all its combinations of settings. */
export function caseOf(game: AnyGame, seed: string, n: number): Start {
  const seats = game.seats[n % game.seats.length]!;
  const round = Math.floor(n / game.seats.length);
  const chance = fastChance(`case ${seed} ${n}`);
  const options = { ...combination(game, seats, round), ...rulings(game, seats, chance) };
  const start = { seats, options, seatOptions: seatSettings(game, seats, chance) };
  // Real tables draw from a cipher: one case in four does too.
  if (round % 4 !== 3) return { ...start, seed: `${seed} ${n}` };
  return { ...start, seed: hexSeed(chance), chance: "cipher" };
}

/** How many cases it takes to see every seat count with every combination of settings. */
export function caseCount(game: AnyGame): number {
  return game.seats.length * Math.max(...game.seats.map(seats => sizeOf(settingsFor(game, seats))));
}

const specsFor = (specs: readonly OptionSpec[], seats: number): readonly OptionSpec[] =>
  specs.filter(spec => !spec.seats || spec.seats.includes(seats));

/** The settings whose combinations are counted through; there are too many rulings for that. */
const settingsFor = (game: AnyGame, seats: number): readonly OptionSpec[] =>
  specsFor(game.options, seats).filter(({ ruling }) => !ruling);

/** Every other game is played by the usual rulings, the rest by random ones. */
function rulings(game: AnyGame, seats: number, source: ChanceState): Options {
  const specs = specsFor(game.options, seats).filter(({ ruling }) => ruling);
  const chance = chanceOf(source);
  if (specs.length === 0 || chance.below(2) === 0) return {};
  return Object.fromEntries(specs.map(({ id, values }) => [id, chance.pick(values)]));
}

const sizeOf = (specs: readonly OptionSpec[]): number => specs.reduce((size, spec) => size * spec.values.length, 1);

/** The n-th combination. A stride through all of them lets few cases differ in many settings. */
function combination(game: AnyGame, seats: number, n: number): Options {
  const specs = settingsFor(game, seats);
  const size = sizeOf(specs);
  let rest = (n * strideFor(size)) % size;
  const options: Record<string, string> = {};
  for (const spec of specs) {
    options[spec.id] = spec.values[rest % spec.values.length]!;
    rest = Math.floor(rest / spec.values.length);
  }
  return options;
}

/** About three eighths of the size, and without a common divisor, so that every combination comes once. */
function strideFor(size: number): number {
  let stride = Math.max(1, Math.round(size * 0.382));
  while (commonDivisor(stride, size) > 1) stride++;
  return stride;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Random settings for each seat; values that only one seat may have are dealt like cards. */
function seatSettings(game: AnyGame, seats: number, source: ChanceState): Options[] {
  const chance = chanceOf(source);
  const settings = Array.from({ length: seats }, (): Record<string, string> => ({}));
  for (const spec of specsFor(game.seatOptions, seats)) {
    const deck = chance.shuffle(spec.values.filter(value => value !== spec.default));
    for (const own of settings) {
      const isDefault = chance.below(4) === 0;
      const dealt = spec.unique ? deck.pop() : chance.pick(spec.values);
      own[spec.id] = isDefault || dealt === undefined ? spec.default : dealt;
    }
  }
  return settings;
}

function hexSeed(chance: ChanceState): string {
  const words = Array.from({ length: 8 }, () => bits(chance).toString(16).padStart(8, "0"));
  return words.join("");
}
