// How a seat stands in the race: the game is won by not being last, three times. For each evaluation the seat's value
// is held against the bar it must clear; the logarithm of the chance to clear all three is what bots improve.
import type { Seat } from "#kernel/procedure.ts";
import { evaluations } from "../content/evaluations.ts";
import { regions } from "../content/regions.ts";
import { isPlanning, modeOf } from "../rules/queries.ts";
import type { Xidit } from "../state.ts";

/** The places of the evaluations in their table. */
export const WEALTH = evaluations.findIndex(({ id }) => id === "wealth");
export const INFLUENCE = evaluations.findIndex(({ id }) => id === "influence");
export const REPUTATION = evaluations.findIndex(({ id }) => id === "reputation");

/** How far values still drift: at the end of the game, and more by the share of it that is left. */
const DRIFT = [
  { end: 1.2, start: 6 },
  { end: 1, start: 4.5 },
  { end: 1.5, start: 6 },
] as const;

/** The bar: which of the others, from the lowest up, must be beaten in the first, second and third evaluation. */
const BARS: Readonly<Record<number, readonly number[]>> = { 3: [0, 0.6, 1.3], 4: [1, 1.5, 2.2] };

/** A seat's standing, by evaluation. */
export interface Race {
  readonly own: readonly number[];
  readonly bar: readonly number[];
  readonly drift: readonly number[];
  /** The share of the game that is left, from 1 to 0. */
  readonly timeLeft: number;
}

/** The share of the game that is left, counting the running Year. */
export function timeLeft(s: Xidit): number {
  const { years } = modeOf(s);
  return (years - s.year + (isPlanning(s) ? 1 : 0.5)) / years;
}

/** A rising curve from 0 to 1, cheap to compute. */
function rising(x: number): number {
  return 0.5 + (0.5 * x) / (1 + Math.abs(x));
}

/** What the bards of each seat promise in Reputation: places that are held, or within reach while time is left. */
function promisedReputations(s: Xidit, time: number): number[] {
  const promised: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) promised.push(0);
  const { wastelands } = modeOf(s);
  for (let region = 0; region < regions.length; region++) {
    const { id, lyre } = regions[region]!;
    if (!wastelands.includes(id)) addRegion(s, region, lyre, time, promised);
  }
  return promised;
}

function addRegion(s: Xidit, region: number, lyre: { first: number; second: number }, time: number, into: number[]) {
  const at = region * s.seats;
  let most = 0;
  let second = 0;
  let third = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const bards = s.regionBards[at + seat]!;
    if (bards > most) {
      third = second;
      second = most;
      most = bards;
    } else if (bards > second) {
      third = second;
      second = bards;
    } else if (bards > third) third = bards;
  }
  const reach = 0.35 + 1.6 * time;
  for (let seat = 0; seat < s.seats; seat++) {
    const bards = s.regionBards[at + seat]!;
    // A tie for first pays in full, so half a bard more than the rival is as good as a lead.
    const first = rising((bards - (bards === most ? second : most) + 0.5) / reach);
    const next = rising((bards - (bards >= second ? third : second) + 0.5) / reach);
    const presence = bards > 0 ? 1 : 0.5 * time;
    into[seat]! += presence * (lyre.first * first + lyre.second * (1 - first) * next);
  }
}

/** The value at a place between the entries of a sorted list. */
function between(sorted: readonly number[], place: number): number {
  const low = Math.min(Math.floor(place), sorted.length - 1);
  const high = Math.min(low + 1, sorted.length - 1);
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (place - low);
}

/** How a seat stands. */
export function raceOf(s: Xidit, seat: Seat): Race {
  const time = timeLeft(s);
  const values = [s.sovereigns, s.built, promisedReputations(s, time)];
  const own: number[] = [];
  const bar: number[] = [];
  const drift: number[] = [];
  for (let evaluation = 0; evaluation < values.length; evaluation++) {
    const others: number[] = [];
    for (let other = 0; other < s.seats; other++) if (other !== seat) others.push(values[evaluation]![other]!);
    if (s.virtual.length > 0) others.push(s.virtual[evaluation]! - 0.5);
    others.sort((a, b) => a - b);
    own.push(values[evaluation]![seat]!);
    bar.push(between(others, BARS[others.length]![s.evaluations.indexOf(evaluation)]!));
    drift.push(DRIFT[evaluation]!.end + DRIFT[evaluation]!.start * time);
  }
  return { own, bar, drift, timeLeft: time };
}

/** The logarithm of the chance to clear the bar of one evaluation with so much more than now. */
function clearing(race: Race, evaluation: number, more: number): number {
  const margin = (race.own[evaluation]! + more - race.bar[evaluation]!) / race.drift[evaluation]!;
  return -Math.log1p(Math.exp(-margin));
}

/** What so much more in an evaluation is worth. */
export function gain(race: Race, evaluation: number, more: number): number {
  return clearing(race, evaluation, more) - clearing(race, evaluation, 0);
}
