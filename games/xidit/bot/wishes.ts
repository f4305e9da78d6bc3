// What things are worth to a seat, measured in chance to win: rewards, units, a place on the map.
import type { Seat } from "#kernel/procedure.ts";
import { cities } from "../content/cities.ts";
import type { Reward } from "../content/effects.ts";
import { limits } from "../content/orders.ts";
import { regions } from "../content/regions.ts";
import { CITIES, floorSupply, modeOf, openRegionsAt, tokenOf, UNITS } from "../rules/queries.ts";
import { RECRUITMENT, THREAT, type Xidit } from "../state.ts";
import { gain, INFLUENCE, type Race, REPUTATION, WEALTH } from "./race.ts";

/** By cities: how many moves lie between them. */
const distances: readonly (readonly number[])[] = Array.from({ length: CITIES + 1 }, (_, from) => distancesFrom(from));

function distancesFrom(from: number): number[] {
  const found = Array.from({ length: CITIES + 1 }, () => 99);
  const queue = from === 0 ? [] : [from];
  found[from] = 0;
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const { black, red, blue } = cities[at - 1]!.roads;
    for (const next of [black, red, blue]) {
      if (next === null || found[next]! < 99) continue;
      found[next] = found[at]! + 1;
      queue.push(next);
    }
  }
  return found;
}

/** How many moves lie between two cities. */
export function distance(from: number, to: number): number {
  return distances[from]![to]!;
}

/** What one more bard in a region promises a seat, in Reputation; `placed` are those it is about to place. */
function bardPromise(s: Xidit, seat: Seat, region: number, placed: number, time: number): number {
  const { lyre } = regions[region]!;
  let most = 0;
  let second = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const bards = s.regionBards[region * s.seats + other]!;
    if (bards > most) {
      second = most;
      most = bards;
    } else if (bards > second) second = bards;
  }
  const own = s.regionBards[region * s.seats + seat]! + placed;
  const value = (bards: number): number => {
    if (bards === 0) return 0;
    const reach = 0.35 + 1.6 * time;
    const first = share((bards - most + 0.5) / reach);
    return lyre.first * first + lyre.second * (1 - first) * share((bards - second + 0.5) / reach);
  };
  return value(own + 1) - value(own);
}

const share = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));

/** Where bards would go: counts by region, and what they promise in Reputation. */
export interface Placement {
  readonly regions: readonly number[];
  readonly promise: number;
}

/** The best regions at a city for some bards, chosen one after the other; in the order of the table. */
export function bestPlacement(s: Xidit, seat: Seat, open: readonly number[], bards: number, time: number): Placement {
  const chosen: number[] = [];
  let promise = 0;
  for (let i = 0; i < Math.min(bards, s.bards[seat]!) && open.length > 0; i++) {
    let best = open[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const region of open) {
      const more = bardPromise(s, seat, region, count(chosen, region), time);
      if (more > most) {
        most = more;
        best = region;
      }
    }
    chosen.push(best);
    promise += most;
  }
  return { regions: chosen.sort((a, b) => a - b), promise };
}

function count(list: readonly number[], item: number): number {
  let found = 0;
  for (const each of list) if (each === item) found++;
  return found;
}

/** What each of three rewards is worth to a seat in a city: sovereigns, bards, floors. */
export function rewardWorths(s: Xidit, seat: Seat, city: number, rewards: readonly Reward[], race: Race): number[] {
  const [gold, songs, towers] = rewards;
  const owner = s.guildOwner[city]!;
  const room = owner >= 0 && owner !== seat ? 0 : limits.guildHeight - s.guildHeight[city]!;
  const floors = Math.min(towers!.amount, room, floorSupply(s, seat));
  const { promise } = bestPlacement(s, seat, openRegionsAt(s, city), songs!.amount, race.timeLeft);
  return [gain(race, WEALTH, gold!.amount), gain(race, REPUTATION, promise), gain(race, INFLUENCE, floors)];
}

/** What the best two of three rewards are worth. */
export function bestTwo(worths: readonly number[]): number {
  const [a, b, c] = worths;
  return a! + b! + c! - Math.min(a!, b!, c!);
}

/** What a seat wants on a board: the worth of every threat, of a unit of each type, and of standing in a city. */
export interface Wishes {
  /** By city: what eliminating its threat would be worth, whether it lies there or not. */
  readonly threats: readonly number[];
  /** By type: what a unit in stock is worth. */
  readonly units: readonly number[];
  /** By city: what it is worth to stand there when the Year ends. */
  readonly places: readonly number[];
  /** How much next Year counts: less near the end, nothing after the last one. */
  readonly future: number;
}

/** Units beyond so many of a type are worth little more. */
const ENOUGH = 3;

/** What some units of a type are worth, measured in the first one. */
export function stockWorth(count: number): number {
  return Math.min(count, ENOUGH) + 0.3 * Math.max(0, count - ENOUGH);
}

/** How many units are missing to pay; the owned ones begin at a place of a list. */
export function missingUnits(owned: readonly number[], at: number, needed: readonly number[]): number {
  let missing = 0;
  for (let unit = 0; unit < UNITS; unit++) missing += Math.max(0, needed[unit]! - owned[at + unit]!);
  return missing;
}

/** A unit takes about this share of an average threat's worth, by strength. */
const UNIT_SHARE = [0.19, 0.21, 0.23, 0.25, 0.27] as const;

/** What a seat wants. */
export function wishesOf(s: Xidit, seat: Seat, race: Race): Wishes {
  const { years, tokenSet } = modeOf(s);
  const last = tokenSet === "3" ? 18 : 21;
  const threats = [0];
  let total = 0;
  for (let city = 1; city <= CITIES; city++) {
    const worth = city > last ? 0 : bestTwo(rewardWorths(s, seat, city, tokenOf(s, city).rewards, race));
    threats.push(worth);
    total += worth;
  }
  // In the last Year units only break ties and win the census.
  const future = Math.min(1, (years - s.year) / 1.5);
  const average = (total / last) * future;
  const asked = demand(s);
  const units = UNIT_SHARE.map((part, unit) => average * part * (0.75 + 0.12 * asked[unit]!) + 0.004);
  return { threats, units, places: placeWorths(s, units, future), future };
}

/** How often each type is asked for by the threats on the board and the next one. */
function demand(s: Xidit): number[] {
  const asked = [0, 0, 0, 0, 0];
  for (let city = 1; city <= CITIES; city++) {
    if (s.token[city] !== THREAT && city !== s.nextThreat) continue;
    const { requires } = tokenOf(s, city);
    for (let unit = 0; unit < UNITS; unit++) asked[unit]! += requires[unit]!;
  }
  return asked;
}

/** Next Year's recruits are worth more the nearer they are. */
function placeWorths(s: Xidit, worths: readonly number[], future: number): number[] {
  const places = [0];
  for (let city = 1; city <= CITIES; city++) {
    let worth = 0;
    for (let other = 1; other <= CITIES; other++) {
      if (s.token[other] !== RECRUITMENT) continue;
      for (let unit = 0; unit < UNITS; unit++) {
        if (s.recruits[other * UNITS + unit] === 0) continue;
        worth += worths[unit]! * 0.6 ** (distance(city, other) + 1);
        break;
      }
    }
    places.push(worth * future);
  }
  return places;
}
