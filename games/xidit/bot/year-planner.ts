// Plans a Year: walks through all sensible strings of six orders on the forecast board and keeps the best ones.
import type { Seat } from "#kernel/procedure.ts";
import { limits } from "../content/orders.ts";
import { type Titan, titans } from "../content/titans.ts";
import { ACTION, WAIT } from "../rules/orders.ts";
import { CITIES, destination, hasCity, ragingTitan, STACKS, tokenOf, UNITS, withCity } from "../rules/queries.ts";
import { NO_TOKEN, RECRUITMENT, THREAT, type Xidit } from "../state.ts";
import type { Moment } from "./forecast.ts";
import type { Race } from "./race.ts";
import { bestTwo, distance, missingUnits, rewardWorths, stockWorth, type Wishes } from "./wishes.ts";

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

/** A point on the way through a plan; sets of cities are bits. */
interface Point {
  readonly city: number;
  /** Where it came from by the last order: going straight back is never better than waiting. */
  readonly from: number;
  readonly recruited: number;
  readonly freed: number;
  /** Cities of Threat tokens that came because the seat eliminated another one. */
  readonly opened: number;
  /** Whether the titan of the model has been fought: one in a Year is all it counts on. */
  readonly slain: boolean;
  readonly value: number;
  /** What was done so far, mixed into one number. */
  readonly done: number;
}

/** The walk through all plans. */
class Walk {
  private readonly outlook: Outlook;
  private readonly requires: readonly (readonly number[])[];
  private readonly titanSize: number;
  private readonly titanWorth: number;
  /** Units in stock and orders so far, at the present point of the walk. */
  private readonly units: number[];
  private readonly orders: number[] = [];
  readonly best: Prospect[] = [];

  constructor(outlook: Outlook) {
    const { s, seat, race } = outlook;
    this.outlook = outlook;
    this.units = s.units.slice(seat * UNITS, (seat + 1) * UNITS);
    this.requires = Array.from({ length: CITIES + 1 }, (_, city) => tokenOf(s, city)?.requires ?? []);
    const titan = smallestRaging(s);
    this.titanSize = titan ? titan.units : Number.POSITIVE_INFINITY;
    this.titanWorth = titan ? bestTwo(rewardWorths(s, seat, s.idrakis[seat]!, titan.rewards, race)) : 0;
  }

  /** Goes on from a point in every sensible way. */
  walk(point: Point): void {
    const wheel = this.orders.length;
    if (wheel === limits.wheels) {
      this.keep(point.value + this.ending(point), Math.imul(point.done, 31) + point.city);
      return;
    }
    const { prefix, waits } = this.outlook;
    const forced = prefix[wheel];
    const isFree = forced === undefined;
    if (isFree || forced === ACTION) {
      const acted = this.act(point);
      if (!acted && !isFree) this.go(ACTION, point);
    }
    if (isFree ? waits || wheel === limits.wheels - 1 : forced === WAIT) this.go(WAIT, point);
    for (let order = 0; order < ACTION; order++) {
      if (isFree || forced === order) this.move(order, point, isFree);
    }
  }

  private go(order: number, next: Point): void {
    this.orders.push(order);
    this.walk(next);
    this.orders.pop();
  }

  private move(order: number, point: Point, isFree: boolean): void {
    const to = destination(order, point.city);
    if (to === 0) {
      if (!isFree) this.go(order, point);
    } else if (!isFree || to !== point.from) this.go(order, { ...point, city: to, from: point.city });
  }

  /** Tries an action; whether there is anything to do. */
  private act(point: Point): boolean {
    const { city, freed, opened, done } = point;
    const moment = this.outlook.moments[this.orders.length]!;
    const token = hasCity(freed, city) ? NO_TOKEN : hasCity(opened, city) ? THREAT : moment.token[city]!;
    const next = { ...point, from: 0, done: Math.imul(done, 37) + city * 4 + token };
    if (token === RECRUITMENT) return this.recruit(moment, next);
    return token === THREAT ? this.eliminate(moment, next) : this.fight(next);
  }

  private recruit(moment: Moment, point: Point): boolean {
    const { city, recruited } = point;
    const unit = moment.weakest[city]!;
    if (unit < 0 || hasCity(recruited, city)) return false;
    this.units[unit]!++;
    this.go(ACTION, { ...point, recruited: withCity(recruited, city) });
    this.units[unit]!--;
    return true;
  }

  private eliminate(moment: Moment, point: Point): boolean {
    const { units } = this;
    const { city, freed, value } = point;
    const needed = this.requires[city]!;
    for (let unit = 0; unit < UNITS; unit++) if (units[unit]! < needed[unit]!) return false;
    for (let unit = 0; unit < UNITS; unit++) units[unit]! -= needed[unit]!;
    const opened = moment.nextThreat === city ? point.opened : withCity(point.opened, moment.nextThreat);
    const worth = this.outlook.wishes.threats[city]!;
    this.go(ACTION, { ...point, freed: withCity(freed, city), opened, value: value + worth });
    for (let unit = 0; unit < UNITS; unit++) units[unit]! += needed[unit]!;
    return true;
  }

  /** Any units for the smallest titan: those of which there are most. */
  private fight(point: Point): boolean {
    const { units } = this;
    const { city, freed, slain, value } = point;
    let total = 0;
    for (let unit = 0; unit < UNITS; unit++) total += units[unit]!;
    if (total < this.titanSize || slain || hasCity(freed, city)) return false;
    const before = units.slice();
    for (let left = this.titanSize; left > 0; left--) units[most(units)]!--;
    this.go(ACTION, { ...point, freed: withCity(freed, city), slain: true, value: value + this.titanWorth });
    for (let unit = 0; unit < UNITS; unit++) units[unit] = before[unit]!;
    return true;
  }

  /** What the position at the end of the Year is worth: units, recruits nearby, a threat within reach. */
  private ending(point: Point): number {
    const { wishes } = this.outlook;
    let worth = wishes.places[point.city]!;
    for (let unit = 0; unit < UNITS; unit++) worth += stockWorth(this.units[unit]!) * wishes.units[unit]!;
    return worth + this.reach(point) * wishes.future;
  }

  /** The best threat that could be eliminated next Year. */
  private reach({ city, freed, opened }: Point): number {
    const { wishes, moments } = this.outlook;
    const { token } = moments[limits.wheels - 1]!;
    let best = 0;
    for (let threat = 1; threat <= CITIES; threat++) {
      if (hasCity(freed, threat) || (token[threat] !== THREAT && !hasCity(opened, threat))) continue;
      const missing = missingUnits(this.units, 0, this.requires[threat]!);
      if (missing > 1) continue;
      const chance = (missing === 0 ? 0.5 : 0.2) * STILL_THERE[distance(city, threat)]!;
      best = Math.max(best, chance * wishes.threats[threat]!);
    }
    return best;
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
const STILL_THERE = Array.from({ length: 100 }, (_, moves) => 0.88 ** moves);

function most(units: readonly number[]): number {
  let found = 0;
  for (let unit = 1; unit < UNITS; unit++) if (units[unit]! > units[found]!) found = unit;
  return found;
}

function smallestRaging(s: Xidit): Titan | null {
  for (let stack = 0; stack < STACKS; stack++) {
    const titan = ragingTitan(s, stack);
    if (titan >= 0) return titans[titan]!;
  }
  return null;
}

/** The best plans from a city on, the best first. */
export function prospects(outlook: Outlook, city: number = outlook.s.idrakis[outlook.seat]!): readonly Prospect[] {
  const walk = new Walk(outlook);
  walk.walk({ city, from: 0, recruited: 0, freed: 0, opened: 0, slain: false, value: 0, done: 1 });
  return walk.best;
}
