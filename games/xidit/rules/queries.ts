// Pure questions used by several chapters. What the board and the mode fix is worked out once, in tables.
import type { Seat } from "#kernel/procedure.ts";
import { cities } from "../content/cities.ts";
import { type Mode, modes } from "../content/modes.ts";
import { limits, orders } from "../content/orders.ts";
import { type RegionId, regions } from "../content/regions.ts";
import { type Titan, titans } from "../content/titans.ts";
import { type CityToken, tokensFor } from "../content/tokens.ts";
import { type UnitCounts, units } from "../content/units.ts";
import type { PaymentFrame } from "../frames.ts";
import type { Xidit } from "../state.ts";

/** How many unit types, cities and titan stacks there are. */
export const UNITS = units.length;
export const CITIES = cities.length;
export const STACKS = titans.length / 2;

/** The central region: its bards lie in the Bastion. */
export const BASTION = regions.findIndex(region => region.central);

/** The place of a region in the table. */
export const regionIndex: ReadonlyMap<RegionId, number> = new Map(regions.map((region, i) => [region.id, i]));

const numbers = [0, ...cities.map(city => city.number)];

/** By order and city: where a move leads; 0 if no such road leaves the city or the order is no move. */
const destinations: readonly (readonly number[])[] = orders.map(({ color }) =>
  numbers.map(number => (color && number > 0 && cities[number - 1]!.roads[color]) || 0),
);

/** Where a move order leads from a city; 0 if it leads nowhere. */
export function destination(order: number, city: number): number {
  return destinations[order]![city]!;
}

function openRegions(mode: Mode, number: number): readonly number[] {
  const borders = number > 0 ? cities[number - 1]!.regions : [];
  return borders.filter(id => !mode.wastelands.includes(id)).map(id => regionIndex.get(id)!);
}

/** By mode and city: the bordering regions that take bards, in the order of the table of regions. */
const openByMode: readonly (readonly (readonly number[])[])[] = modes.map(mode =>
  numbers.map(number => openRegions(mode, number)),
);

/** The regions that border a city and take bards. */
export function openRegionsAt(s: Xidit, city: number): readonly number[] {
  return openByMode[s.mode]![city]!;
}

/** The mode of a game. */
export function modeOf(s: Xidit): Mode {
  return modes[s.mode]!;
}

/** The token of a city in the set of this game. */
export function tokenOf(s: Xidit, city: number): CityToken {
  return tokensFor(s.seats)[city - 1]!;
}

/** What is being eliminated: a titan, or the threat of a city (titan -1). */
export function foeOf(s: Xidit, city: number, titan: number): CityToken | Titan {
  return titan < 0 ? tokenOf(s, city) : titans[titan]!;
}

/** The units behind a screen, all types together. */
export function unitTotal(s: Xidit, seat: Seat): number {
  let total = 0;
  for (let at = seat * UNITS; at < (seat + 1) * UNITS; at++) total += s.units[at]!;
  return total;
}

/** Whether a seat owns all of these units. */
export function hasUnits(s: Xidit, seat: Seat, needed: UnitCounts): boolean {
  for (let unit = 0; unit < UNITS; unit++) if (s.units[seat * UNITS + unit]! < needed[unit]!) return false;
  return true;
}

/** The units that a seat would need besides those it has. */
export function missingUnits(s: Xidit, seat: Seat, needed: UnitCounts): UnitCounts {
  return needed.map((count, unit) => Math.max(0, count - s.units[seat * UNITS + unit]!));
}

/** The weakest unit on a Recruitment token; -1 if it is empty. */
export function weakestRecruit(s: Xidit, city: number): number {
  for (let unit = 0; unit < UNITS; unit++) if (s.recruits[city * UNITS + unit]! > 0) return unit;
  return -1;
}

/** Floors that a seat can still build. */
export function floorSupply(s: Xidit, seat: Seat): number {
  return limits.floors - s.built[seat]! - s.waiting[seat]!;
}

/** XID-046 The seat that acts as the given one in a round, the First Player being 0: clockwise is upwards. */
export function seatInTurn(s: Xidit, turn: number): Seat {
  return (s.first + turn) % s.seats;
}

/** XID-137 The titan that rages on top of a stack; -1 if none does, as sleeping ones do nothing. */
export function ragingTitan(s: Xidit, stack: number): number {
  return s.raging[stack] ? s.titans[stack * 2]! : -1;
}

/** How few units the cheapest raging titan takes; infinitely many if none rages. */
export function cheapestTitan(s: Xidit): number {
  for (let stack = 0; stack < STACKS; stack++) if (s.raging[stack]) return titans[s.titans[stack * 2]!]!.units;
  return Number.POSITIVE_INFINITY;
}

/** Whether the orders of a Year are being planned. */
export function isPlanning(s: Xidit): boolean {
  return s.stack[s.stack.length - 1]?.step === "plan";
}

/** Whether a census is being held: it runs inside the Year. */
export function isCensus(s: Xidit): boolean {
  return s.stack[2]?.proc === "census";
}

/** Whether a set of cities, a bit each, has a city. */
export function hasCity(set: number, city: number): boolean {
  return (set & (1 << city)) !== 0;
}

/** A set of cities with one more. */
export function withCity(set: number, city: number): number {
  return set | (1 << city);
}

/** XID-157 Of a yearly list of cities, those that count for a seat's titans: its own, or by ruling those of all. */
export function countedCities(s: Xidit, seat: Seat, lists: readonly number[]): number {
  return s.rulings.titanLimit === "player" ? lists[seat]! : lists.reduce((all, list) => all | list, 0);
}

/** XID-159 Whether recruiting in a city forbids a titan there: only by ruling, as eliminations alone are named. */
export function recruitingCounts(s: Xidit): boolean {
  return s.rulings.titanAfter === "action";
}

/** XID-313 The types that may be paid next: from the last one on, as long as the rest can still be paid. */
export function payableTypes(s: Xidit, { seat, from, left }: PaymentFrame): number[] {
  return payableOf(s.units, seat * UNITS, from, left);
}

/** The same of units in a list, from a place on. */
export function payableOf(counts: UnitCounts, at: number, from: number, left: number): number[] {
  const payable = [];
  let owned = 0;
  for (let unit = UNITS - 1; unit >= from; unit--) {
    const count = counts[at + unit]!;
    owned += count;
    if (count > 0 && owned >= left) payable.push(unit);
  }
  return payable.reverse();
}
