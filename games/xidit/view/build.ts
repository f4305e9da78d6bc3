// Builds the view of one viewer. It is built for every decision of every bot, so it allocates little and shares what
// never changes.
import type { Viewer } from "#kernel/game.ts";
import { frameOf, type Seat } from "#kernel/procedure.ts";
import { colors } from "../content/colors.ts";
import { evaluations } from "../content/evaluations.ts";
import { levelIds, modes } from "../content/modes.ts";
import { limits, type OrderId, orders } from "../content/orders.ts";
import { regions } from "../content/regions.ts";
import { type TitanId, titans } from "../content/titans.ts";
import { units } from "../content/units.ts";
import type { CensusFrame, EliminationFrame, PaymentFrame, RewardsFrame, XiditFrame, YearFrame } from "../frames.ts";
import { finalStanding } from "../rules/evaluation.ts";
import {
  BASTION,
  CITIES,
  floorSupply,
  hasCity,
  isCensus,
  isPlanning,
  modeOf,
  ragingTitan,
  STACKS,
  UNITS,
} from "../rules/queries.ts";
import { rewardsIn } from "../rules/rewards.ts";
import { NO_TOKEN, THREAT, type Xidit } from "../state.ts";
import type {
  CensusView,
  EliminationView,
  EvaluationView,
  GuildView,
  LastYearView,
  PathView,
  PileView,
  SeatView,
  TitanStackView,
  TokenView,
  XiditView,
} from "./view.ts";

const NONE: readonly never[] = Object.freeze([]);

/** Rows of a region without bards, by number of seats. */
const noBards: readonly (readonly number[])[] = Array.from({ length: 6 }, (_, seats) =>
  Object.freeze(Array.from({ length: seats }, () => 0)),
);

/** A copy of a list, or the one empty list. */
function copied(list: readonly number[]): readonly number[] {
  return list.length === 0 ? NONE : list.slice();
}

/** Everything a viewer may know. XID-252 What is public is shared with the view of another viewer of that moment. */
export function viewFor(s: Xidit, viewer: Viewer, like?: XiditView): XiditView {
  const mode = modeOf(s);
  const over = s.stack.length === 0;
  const year = over ? null : frameOf<YearFrame>(s, "year");
  const top = s.stack[s.stack.length - 1] as XiditFrame | undefined;
  const final = over ? finalStanding(s) : null;
  const phase = phaseOf(s, year);
  const inOrders = phase === "orders" && year !== null;
  return {
    viewer,
    mode: mode.id,
    level: s.virtual.length === 0 ? null : levelIds[s.level]!,
    phase,
    year: s.year,
    years: mode.years,
    censusYears: mode.censusYears,
    first: s.first,
    step: inOrders ? year.wheel + 1 : 0,
    acting: inOrders ? (s.first + year.turn) % s.seats : null,
    seats: seatViews(s, viewer, over, inOrders ? year : null, like),
    tokens: like?.tokens ?? tokenViews(s),
    guilds: like?.guilds ?? guildViews(s),
    bards: bardRows(s, viewer, over, like),
    wastelands: mode.wastelands,
    barracks: like?.barracks ?? s.barracks.slice(),
    path: like?.path ?? pathView(s, over),
    titans: like?.titans ?? titanViews(s),
    slain: like?.slain ?? slainTitans(s),
    evaluations: columnsOf(s),
    virtual: s.virtual.length === 0 ? null : virtualView(s),
    elimination: inOrders && s.stack.length > 2 ? eliminationView(s) : null,
    placing: top?.proc === "bards" ? { seat: top.seat, bards: top.left } : null,
    census: phase === "census" ? censusView(s) : null,
    lastYear: phase === "planning" && s.plans.length > 0 ? (like?.lastYear ?? lastYearView(s)) : null,
    final: final === null ? null : final.evaluated,
    winner: final === null ? null : final.standing[0]!,
  };
}

function phaseOf(s: Xidit, year: YearFrame | null): XiditView["phase"] {
  if (year === null) return s.stack.length === 0 ? "over" : "placement";
  if (year.step === "plan") return "planning";
  return isCensus(s) ? "census" : "orders";
}

/** How many orders a seat has executed; the running Year is null outside the order steps. */
function executed(s: Xidit, seat: Seat, year: YearFrame | null, revealed: boolean): number {
  if (year === null) return revealed ? limits.wheels : 0;
  const turn = (seat - s.first + s.seats) % s.seats;
  return year.wheel + (turn < year.turn ? 1 : 0);
}

/** XID-093, 246..249, 251 What is behind a screen or in the Bastion is for its owner until the game is over; XID-257
 * waiting floors are open. */
function seatViews(s: Xidit, viewer: Viewer, over: boolean, year: YearFrame | null, like?: XiditView): SeatView[] {
  const views: SeatView[] = [];
  const revealed = s.plans.length > 0 && !isPlanning(s);
  for (let seat = 0; seat < s.seats; seat++) {
    const own = over || seat === viewer;
    if (like && (over || (seat !== viewer && seat !== like.viewer))) {
      views.push(like.seats[seat]!);
      continue;
    }
    views.push({
      color: colors[s.color[seat]!]!.id,
      city: s.idrakis[seat] || null,
      units: own ? s.units.slice(seat * UNITS, (seat + 1) * UNITS) : null,
      sovereigns: own ? s.sovereigns[seat]! : null,
      bards: own ? s.bards[seat]! : null,
      bastion: own ? s.regionBards[BASTION * s.seats + seat]! : null,
      floors: floorSupply(s, seat),
      built: s.built[seat]!,
      waiting: s.waiting[seat]!,
      freed: s.freed[seat]!,
      plan: revealed ? planOf(s, seat) : null,
      executed: executed(s, seat, year, revealed),
      recruitedIn: cityList(s.recruitedIn[seat]!),
      threatIn: cityList(s.threatIn[seat]!),
      titanIn: cityList(s.titanIn[seat]!),
    });
  }
  return views;
}

/** Every plan that was ever shown, by its number: there are only so many. */
const planTable: (readonly OrderId[] | undefined)[] = [];

function planOf(s: Xidit, seat: Seat): readonly OrderId[] {
  const from = seat * limits.wheels;
  let number = 0;
  for (let wheel = 0; wheel < limits.wheels; wheel++) number = number * orders.length + s.plans[from + wheel]!;
  const known = planTable[number];
  if (known) return known;
  const plan = Object.freeze(s.plans.slice(from, from + limits.wheels).map(order => orders[order]!.id));
  planTable[number] = plan;
  return plan;
}

function lastYearView(s: Xidit): LastYearView {
  const plans: (readonly OrderId[])[] = [];
  const shown: (readonly number[])[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    plans.push(planOf(s, seat));
    if (s.shown.length > 0) shown.push(s.shown.slice(seat * UNITS, (seat + 1) * UNITS));
  }
  return { plans, shown: shown.length > 0 ? shown : null };
}

/** Every set of cities that was ever shown, by its bits. */
const cityTable: (readonly number[] | undefined)[] = [NONE];

/** The cities of a set of bits. */
function cityList(set: number): readonly number[] {
  const known = cityTable[set];
  if (known) return known;
  const list: number[] = [];
  for (let city = 1; city <= CITIES; city++) if (hasCity(set, city)) list.push(city);
  cityTable[set] = Object.freeze(list);
  return list;
}

function tokenViews(s: Xidit): TokenView[] {
  const views: TokenView[] = [];
  for (let city = 1; city <= CITIES; city++) {
    const token = s.token[city];
    if (token === NO_TOKEN) continue;
    views.push(token === THREAT ? threats[city]! : recruitmentView(s, city));
  }
  return views;
}

const threats: readonly TokenView[] = Array.from({ length: CITIES + 1 }, (_, city) =>
  Object.freeze({ city, side: "threat", units: null }),
);

/** Every token that was ever shown with some units in some city: there are only so many. */
const recruitments = new Map<number, TokenView>();
/** More than there are units of a kind. */
const MANY = 32;

function recruitmentView(s: Xidit, city: number): TokenView {
  let key = city;
  for (let i = 0; i < UNITS; i++) key = key * MANY + s.recruits[city * UNITS + i]!;
  let view = recruitments.get(key);
  if (!view) {
    const units = Object.freeze(s.recruits.slice(city * UNITS, (city + 1) * UNITS));
    view = Object.freeze({ city, side: "recruitment", units });
    recruitments.set(key, view);
  }
  return view;
}

function guildViews(s: Xidit): readonly GuildView[] {
  if (isAllZero(s.built, 0, s.seats)) return NONE;
  const views: GuildView[] = [];
  for (let city = 1; city <= CITIES; city++) {
    const seat = s.guildOwner[city]!;
    if (seat >= 0) views.push({ city, seat, floors: s.guildHeight[city]! });
  }
  return views;
}

function isAllZero(list: readonly number[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (list[i] !== 0) return false;
  return true;
}

function bardRows(s: Xidit, viewer: Viewer, over: boolean, like?: XiditView): (readonly (number | null)[])[] {
  const rows: (readonly (number | null)[])[] = [];
  for (let region = 0; region < regions.length; region++) {
    const from = region * s.seats;
    const to = from + s.seats;
    if (region === BASTION && !over) rows.push(bastionRow(s, viewer));
    else if (like) rows.push(like.bards[region]!);
    else rows.push(isAllZero(s.regionBards, from, to) ? noBards[s.seats]! : s.regionBards.slice(from, to));
  }
  return rows;
}

/** XID-249 */
function bastionRow(s: Xidit, viewer: Viewer): (number | null)[] {
  const row: (number | null)[] = [];
  for (let seat = 0; seat < s.seats; seat++)
    row.push(seat === viewer ? s.regionBards[BASTION * s.seats + seat]! : null);
  return row;
}

/** XID-253 The top; the tokens below it only when the game is over. */
function pileView(pile: readonly number[], over: boolean): PileView {
  return { count: pile.length, top: pile.length > 0 ? pile[0]! : null, tokens: over ? pile.slice() : null };
}

/** XID-254 Discarded tokens are open, in their order. */
function pathView(s: Xidit, over: boolean): PathView {
  return {
    nextRecruitment: s.nextRecruitment,
    nextThreat: s.nextThreat,
    recruitmentPile: pileView(s.recruitmentPile, over),
    threatPile: pileView(s.threatPile, over),
    discardedRecruitments: copied(s.discardedRecruitments),
    discardedThreats: copied(s.discardedThreats),
  };
}

/** XID-256 A titan has a name only while it rages. */
function titanStack(stack: number, count: number, raging: number): TitanStackView {
  return Object.freeze({ units: titans[stack * 2]!.units, count, raging: raging < 0 ? null : titans[raging]!.id });
}

/** All six asleep, as for most of the game. */
const asleep: readonly TitanStackView[] = Object.freeze([0, 1, 2].map(stack => titanStack(stack, 2, -1)));

function titanViews(s: Xidit): readonly TitanStackView[] {
  if (isAllZero(s.raging, 0, STACKS) && !s.titans.includes(-1)) return asleep;
  return asleep.map((_, stack) => {
    const count = s.titans[stack * 2 + 1]! >= 0 ? 2 : s.titans[stack * 2]! >= 0 ? 1 : 0;
    return titanStack(stack, count, ragingTitan(s, stack));
  });
}

function slainTitans(s: Xidit): readonly TitanId[] {
  if (!s.titans.includes(-1)) return NONE;
  return titans.filter((_, titan) => !s.titans.includes(titan)).map(({ id }) => id);
}

/** By mode and order of evaluations: the columns of the Hall of Fame. */
const columns = new Map<number, readonly EvaluationView[]>();

function columnsOf(s: Xidit): readonly EvaluationView[] {
  const key = s.mode * 100 + s.evaluations[0]! * 10 + s.evaluations[1]!;
  let views = columns.get(key);
  if (!views) {
    const { eliminations } = modes[s.mode]!;
    views = s.evaluations.map((evaluation, i) => ({ id: evaluations[evaluation]!.id, eliminates: eliminations[i]! }));
    columns.set(key, views);
  }
  return views;
}

function virtualView(s: Xidit): XiditView["virtual"] {
  const [wealth, influence, reputation] = s.virtual;
  return { wealth: wealth!, influence: influence!, reputation: reputation! };
}

function eliminationView(s: Xidit): EliminationView | null {
  const elimination = frameOf<EliminationFrame>(s, "elimination");
  if (!elimination) return null;
  const { seat, titan } = elimination;
  const rewards = frameOf<RewardsFrame>(s, "rewards");
  return {
    seat,
    city: s.idrakis[seat]!,
    titan: titan < 0 ? null : titans[titan]!.id,
    rewards: rewards && rewards.step === "receive" ? rewardsIn(rewards.chosen) : null,
    unitsToPay: frameOf<PaymentFrame>(s, "payment")?.left ?? 0,
  };
}

function censusView(s: Xidit): CensusView {
  const { unit } = frameOf<CensusFrame>(s, "census")!;
  const shown: (number | null)[][] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    shown.push(s.shown.slice(seat * UNITS, (seat + 1) * UNITS).map(count => (count < 0 ? null : count)));
  }
  return { unit: units[unit]!.id, shown };
}
