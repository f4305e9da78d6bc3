// Plans a Year: walks through all sensible strings of six orders on the forecast board and keeps the best ones.
import type { Seat } from "#kernel/procedure.ts";
import { limits } from "../content/orders.ts";
import { titans } from "../content/titans.ts";
import { ACTION, WAIT } from "../rules/orders.ts";
import { CITIES, destination, ragingTitan, STACKS, tokenOf, UNITS } from "../rules/queries.ts";
import { NO_TOKEN, RECRUITMENT, THREAT, type Xidit } from "../state.ts";
import type { Moment } from "./forecast.ts";
import type { Race } from "./race.ts";
import { bestTwo, distance, ENOUGH, rewardWorths, type Wishes } from "./wishes.ts";

/** A plan and what it is expected to bring. */
export interface Prospect {
  readonly orders: readonly number[];
  readonly value: number;
  /** What it does and where it ends, so that plans that come to the same can be told. */
  readonly outcome: number;
}

/** What a planner works on. */
export interface Outlook {
  readonly s: Xidit;
  readonly seat: Seat;
  readonly race: Race;
  readonly wishes: Wishes;
  readonly moments: readonly Moment[];
  /** Orders that are already set. */
  readonly prefix: readonly number[];
  /** How many different plans to keep. */
  readonly keep: number;
  /** Whether waiting is considered: for the own plan, not for guesses about others. */
  readonly waits: boolean;
}

/** A wasted move back and forth is never better than waiting. */
const NOWHERE = 0;

/** The walk through all plans; one object per search, its fields are the position on the way. */
class Walk {
  private readonly outlook: Outlook;
  private readonly requires: readonly (readonly number[])[];
  private readonly titanSize: number;
  private readonly titanWorth: number;
  private readonly units: number[];
  private readonly orders: number[] = [];
  readonly best: Prospect[] = [];

  constructor(outlook: Outlook) {
    const { s, seat } = outlook;
    this.outlook = outlook;
    this.units = s.units.slice(seat * UNITS, (seat + 1) * UNITS);
    this.requires = Array.from({ length: CITIES + 1 }, (_, city) =>
      city > 0 ? (tokenOf(s, city)?.requires ?? []) : [],
    );
    const titan = cheapest(s);
    this.titanSize = titan < 0 ? 99 : titans[titan]!.units;
    const at = s.idrakis[seat]!;
    this.titanWorth = titan < 0 ? 0 : bestTwo(rewardWorths(s, seat, at, titans[titan]!.rewards, outlook.race));
  }

  /** Goes on from a city; sets of cities are bits. */
  step(
    city: number,
    from: number,
    recruited: number,
    freed: number,
    opened: number,
    value: number,
    done: number,
  ): void {
    const wheel = this.orders.length;
    if (wheel === limits.wheels) {
      this.keep(value + this.ending(city, freed, opened), Math.imul(done, 31) + city);
      return;
    }
    const { prefix, waits } = this.outlook;
    const forced = prefix[wheel];
    if (forced !== undefined && forced < ACTION) {
      this.go(forced, destination(forced, city) || city, NOWHERE, recruited, freed, opened, value, done);
      return;
    }
    if (forced !== WAIT && this.act(city, recruited, freed, opened, value, done)) {
      // The weakest unit may improve by waiting, but an action that pays is tried in any case.
    } else if (forced === ACTION) this.go(ACTION, city, NOWHERE, recruited, freed, opened, value, done);
    if (forced === ACTION) return;
    if (forced === WAIT || waits || wheel === limits.wheels - 1) {
      this.go(WAIT, city, from, recruited, freed, opened, value, done);
    }
    if (forced === WAIT) return;
    for (let order = 0; order < ACTION; order++) {
      const to = destination(order, city);
      if (to !== 0 && to !== from) this.go(order, to, city, recruited, freed, opened, value, done);
    }
  }

  private go(
    order: number,
    city: number,
    from: number,
    recruited: number,
    freed: number,
    opened: number,
    value: number,
    done: number,
  ): void {
    this.orders.push(order);
    this.step(city, from, recruited, freed, opened, value, done);
    this.orders.pop();
  }

  /** Tries an action; whether there is anything to do. */
  private act(city: number, recruited: number, freed: number, opened: number, value: number, done: number): boolean {
    const { moments } = this.outlook;
    const moment = moments[this.orders.length]!;
    const bit = 1 << city;
    const token = (freed & bit) !== 0 ? NO_TOKEN : (opened & bit) !== 0 ? THREAT : moment.token[city]!;
    const mark = Math.imul(done, 37) + city * 4 + token;
    if (token === RECRUITMENT) return this.recruit(moment, city, recruited, freed, opened, value, mark);
    if (token === THREAT) return this.eliminate(moment, city, recruited, freed, opened, value, mark);
    return (freed & bit) === 0 && this.fight(city, recruited, freed, opened, value, mark);
  }

  private recruit(
    moment: Moment,
    city: number,
    recruited: number,
    freed: number,
    opened: number,
    value: number,
    done: number,
  ): boolean {
    const unit = moment.weakest[city]!;
    if (unit < 0 || (recruited & (1 << city)) !== 0) return false;
    this.units[unit]!++;
    this.go(ACTION, city, NOWHERE, recruited | (1 << city), freed, opened, value, done);
    this.units[unit]!--;
    return true;
  }

  private eliminate(
    moment: Moment,
    city: number,
    recruited: number,
    freed: number,
    opened: number,
    value: number,
    done: number,
  ): boolean {
    const { units } = this;
    const needed = this.requires[city]!;
    for (let unit = 0; unit < UNITS; unit++) if (units[unit]! < needed[unit]!) return false;
    for (let unit = 0; unit < UNITS; unit++) units[unit]! -= needed[unit]!;
    const next = moment.nextThreat === city ? opened : opened | (1 << moment.nextThreat);
    const worth = this.outlook.wishes.threats[city]!;
    this.go(ACTION, city, NOWHERE, recruited, freed | (1 << city), next, value + worth, done);
    for (let unit = 0; unit < UNITS; unit++) units[unit]! += needed[unit]!;
    return true;
  }

  /** Any units for the cheapest titan: those of which there are most. */
  private fight(city: number, recruited: number, freed: number, opened: number, value: number, done: number): boolean {
    const { units } = this;
    let total = 0;
    for (let unit = 0; unit < UNITS; unit++) total += units[unit]!;
    if (total < this.titanSize || freed >> 22 !== 0) return false;
    const before = units.slice();
    for (let left = this.titanSize; left > 0; left--) units[most(units)]!--;
    // Bit 22 says that the titan is gone: one in a Year is all the model counts on.
    this.go(ACTION, city, NOWHERE, recruited, freed | (1 << city) | (1 << 22), opened, value + this.titanWorth, done);
    for (let unit = 0; unit < UNITS; unit++) units[unit] = before[unit]!;
    return true;
  }

  /** What the position at the end of the Year is worth: units, threats within reach, recruits nearby. */
  private ending(city: number, freed: number, opened: number): number {
    const { wishes, moments } = this.outlook;
    const { units } = this;
    let worth = wishes.places[city]!;
    for (let unit = 0; unit < UNITS; unit++) {
      const count = units[unit]!;
      worth += wishes.units[unit]! * (Math.min(count, ENOUGH) + 0.3 * Math.max(0, count - ENOUGH));
    }
    const token = moments[limits.wheels - 1]!.token;
    const future = wishes.units[0]! > 0.005 ? 1 : 0;
    let reach = 0;
    for (let threat = 1; threat <= CITIES; threat++) {
      const bit = 1 << threat;
      if ((freed & bit) !== 0 || (token[threat] !== THREAT && (opened & bit) === 0)) continue;
      const needed = this.requires[threat]!;
      let missing = 0;
      for (let unit = 0; unit < UNITS; unit++)
        if (units[unit]! < needed[unit]!) missing += needed[unit]! - units[unit]!;
      if (missing > 1) continue;
      const chance = (missing === 0 ? 0.5 : 0.2) * REACH[distance(city, threat)]!;
      reach = Math.max(reach, chance * wishes.threats[threat]!);
    }
    return worth + reach * future;
  }

  private keep(value: number, outcome: number): void {
    const { best } = this;
    const same = best.findIndex(prospect => prospect.outcome === outcome);
    if (same >= 0) {
      if (best[same]!.value >= value) return;
      best.splice(same, 1);
    } else if (best.length === this.outlook.keep) {
      if (best[best.length - 1]!.value >= value) return;
      best.pop();
    }
    let at = best.length;
    while (at > 0 && best[at - 1]!.value < value) at--;
    best.splice(at, 0, { orders: this.orders.slice(), value, outcome });
  }
}

/** How likely a threat so many moves away is still there next Year. */
const REACH = Array.from({ length: 100 }, (_, moves) => 0.88 ** moves);

function most(units: readonly number[]): number {
  let found = 0;
  for (let unit = 1; unit < UNITS; unit++) if (units[unit]! > units[found]!) found = unit;
  return found;
}

/** The smallest raging titan, or -1. */
function cheapest(s: Xidit): number {
  for (let stack = 0; stack < STACKS; stack++) {
    const titan = ragingTitan(s, stack);
    if (titan >= 0) return titan;
  }
  return -1;
}

/** The best plans from a city on, the best first. */
export function prospects(outlook: Outlook, city: number = outlook.s.idrakis[outlook.seat]!): readonly Prospect[] {
  const walk = new Walk(outlook);
  walk.step(city, NOWHERE, 0, 0, 0, 0, 1);
  return walk.best;
}
