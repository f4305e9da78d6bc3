// A cheap model of a Year: what lies in the cities at each order step if the others do what they are expected to do.
// It follows tokens and units, not rewards; the rules themselves are in `rules`.
import type { Seat } from "#kernel/procedure.ts";
import { limits } from "../content/orders.ts";
import { ACTION, WAIT } from "../rules/orders.ts";
import { CITIES, destination, hasCity, tokenOf, UNITS, withCity } from "../rules/queries.ts";
import { NO_TOKEN, RECRUITMENT, THREAT, type Xidit } from "../state.ts";

/** What a seat finds when it comes to its turn in an order step. */
export interface Moment {
  /** By city. */
  readonly token: readonly number[];
  /** By city: the weakest recruit, or -1. */
  readonly weakest: readonly number[];
  readonly nextThreat: number;
}

/** The board as the model moves it. */
interface Model {
  readonly token: number[];
  readonly recruits: number[];
  readonly units: number[];
  readonly idrakis: number[];
  readonly recruitedIn: number[];
  nextRecruitment: number;
  nextThreat: number;
  /** The tops of the piles, as far as they can be seen. */
  readonly recruitmentTops: number[];
  readonly threatTops: number[];
}

function modelOf(s: Xidit): Model {
  return {
    token: s.token.slice(),
    recruits: s.recruits.slice(),
    units: s.units.slice(),
    idrakis: s.idrakis.slice(),
    recruitedIn: s.idrakis.map(() => 0),
    nextRecruitment: s.nextRecruitment,
    nextThreat: s.nextThreat,
    recruitmentTops: s.recruitmentPile.slice(0, 1),
    threatTops: s.threatPile.slice(0, 1),
  };
}

function weakestIn(recruits: readonly number[], city: number): number {
  for (let unit = 0; unit < UNITS; unit++) if (recruits[city * UNITS + unit]! > 0) return unit;
  return -1;
}

function momentOf(model: Model): Moment {
  const weakest = [-1];
  for (let city = 1; city <= CITIES; city++) {
    weakest.push(model.token[city] === RECRUITMENT ? weakestIn(model.recruits, city) : -1);
  }
  return { token: model.token.slice(), weakest, nextThreat: model.nextThreat };
}

/** What a seat finds at each order step, given the plans of the others (null: a seat that does nothing). */
export function forecast(s: Xidit, seat: Seat, plans: readonly (readonly number[] | null)[]): Moment[] {
  const model = modelOf(s);
  const moments: Moment[] = [];
  let quiet: Moment | null = null;
  for (let wheel = 0; wheel < limits.wheels; wheel++) {
    for (let turn = 0; turn < s.seats; turn++) {
      const mover = (s.first + turn) % s.seats;
      const plan = plans[mover];
      if (mover === seat) {
        quiet = quiet ?? momentOf(model);
        moments.push(quiet);
      } else if (plan && execute(s, model, mover, plan[wheel]!)) quiet = null;
    }
  }
  return moments;
}

/** Executes an order in the model; whether the cities changed. */
function execute(s: Xidit, model: Model, seat: Seat, order: number): boolean {
  const city = model.idrakis[seat]!;
  if (order === WAIT) return false;
  if (order !== ACTION) {
    model.idrakis[seat] = destination(order, city) || city;
    return false;
  }
  if (model.token[city] === RECRUITMENT) return recruit(s, model, seat, city);
  return model.token[city] === THREAT && eliminate(s, model, seat, city);
}

function recruit(s: Xidit, model: Model, seat: Seat, city: number): boolean {
  const unit = weakestIn(model.recruits, city);
  if (unit < 0 || hasCity(model.recruitedIn[seat]!, city)) return false;
  model.recruitedIn[seat] = withCity(model.recruitedIn[seat]!, city);
  model.recruits[city * UNITS + unit]!--;
  model.units[seat * UNITS + unit]!++;
  if (weakestIn(model.recruits, city) < 0) {
    model.token[city] = NO_TOKEN;
    const next = model.nextRecruitment;
    if (next > 0) {
      model.token[next] = RECRUITMENT;
      const { recruits } = tokenOf(s, next);
      for (let type = 0; type < UNITS; type++) model.recruits[next * UNITS + type] = recruits[type]!;
    }
    model.nextRecruitment = model.recruitmentTops.shift() ?? 0;
  }
  return true;
}

function eliminate(s: Xidit, model: Model, seat: Seat, city: number): boolean {
  const { requires } = tokenOf(s, city);
  for (let unit = 0; unit < UNITS; unit++) if (model.units[seat * UNITS + unit]! < requires[unit]!) return false;
  for (let unit = 0; unit < UNITS; unit++) model.units[seat * UNITS + unit]! -= requires[unit]!;
  model.token[city] = NO_TOKEN;
  if (model.nextThreat > 0) model.token[model.nextThreat] = THREAT;
  model.nextThreat = model.threatTops.shift() ?? 0;
  return true;
}
