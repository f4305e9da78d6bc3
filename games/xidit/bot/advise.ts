// Advice for bots: plans for a Year that answer what the others will probably do, and quick choices for everything
// that one look ahead judges badly.
import type { Plan } from "#kernel/game.ts";
import type { Choice, Seat } from "#kernel/procedure.ts";
import type { XiditChoice } from "../choices.ts";
import { rewardIds } from "../content/effects.ts";
import { limits, type OrderId, orders } from "../content/orders.ts";
import { regions } from "../content/regions.ts";
import { titans } from "../content/titans.ts";
import { units } from "../content/units.ts";
import type { BardsFrame, PaymentFrame, RewardsFrame, XiditFrame } from "../frames.ts";
import { orderChoices } from "../rules/planning.ts";
import { CITIES, foeOf, openRegionsAt, payableTypes, ragingTitan, STACKS, UNITS } from "../rules/queries.ts";
import type { Xidit } from "../state.ts";
import { forecast, type Moment } from "./forecast.ts";
import { raceOf } from "./race.ts";
import { bestPlacement, bestTwo, rewardWorths, wishesOf } from "./wishes.ts";
import { type Prospect, prospects } from "./year-planner.ts";

const orderIndex: ReadonlyMap<OrderId, number> = new Map(orders.map(({ id }, i) => [id, i]));

/** How many different plans a search may think about. */
const PLANS = 24;
/** How much worse a plan may be for a good player to take it half as often. */
const INDIFFERENCE = 0.06;

/** The plan that each of the others would make if nobody else moved. */
function guesses(s: Xidit, seat: Seat): (readonly number[] | null)[] {
  return s.idrakis.map((_, other) =>
    other === seat ? null : (best(s, other, forecast(s, other, []), [], 1, false)[0]?.orders ?? null),
  );
}

function best(
  s: Xidit,
  seat: Seat,
  moments: readonly Moment[],
  prefix: readonly number[],
  keep: number,
  waits: boolean,
) {
  const race = raceOf(s, seat);
  const wishes = wishesOf(s, seat, race);
  return prospects({ s, seat, race, wishes, moments, prefix, keep, waits });
}

/** The best plans of a seat that begin with what it has set so far. */
function ownProspects(s: Xidit, seat: Seat, keep: number): readonly Prospect[] {
  const prefix: number[] = [];
  for (const choice of (s.answers[seat] ?? []) as readonly XiditChoice[]) {
    if (choice.kind === "order") prefix.push(orderIndex.get(choice.order)!);
  }
  return best(s, seat, forecast(s, seat, guesses(s, seat)), prefix, keep, true);
}

function topOf(s: Xidit): XiditFrame {
  return s.stack[s.stack.length - 1] as XiditFrame;
}

/** The next choice of a short lookahead; null where one step ahead judges well. */
export function advise(s: Xidit, seat: Seat): Choice | null {
  const top = topOf(s);
  if (top.proc === "year") return nextOrder(s, seat);
  if (top.proc === "game") return bestStart(s, seat);
  return quickly(s, seat, top);
}

function nextOrder(s: Xidit, seat: Seat): XiditChoice {
  const set = s.answers[seat]?.length ?? 0;
  if (set >= limits.wheels) return { kind: "confirm" };
  const [prospect] = ownProspects(s, seat, 1);
  return orderChoices[prospect!.orders[set]!]!;
}

/** The free city from which the best Year can be played. */
function bestStart(s: Xidit, seat: Seat): XiditChoice {
  const worths = startWorths(s, seat);
  let found = 0;
  for (let city = 1; city <= CITIES; city++) {
    if (!s.idrakis.includes(city) && (found === 0 || worths[city]! > worths[found]!)) found = city;
  }
  return { kind: "start", city: found };
}

// Before anything is placed all seats are alike and the board alone decides; a search asks very often.
let judged = { board: "", worths: [] as readonly number[] };

/** What the first Year promises, by city. */
export function startWorths(s: Xidit, seat: Seat): readonly number[] {
  const board = `${s.mode} ${s.token} ${s.nextRecruitment} ${s.nextThreat} ${s.evaluations}`;
  if (judged.board !== board) judged = { board, worths: worthsFrom(s, seat) };
  return judged.worths;
}

function worthsFrom(s: Xidit, seat: Seat): number[] {
  const race = raceOf(s, seat);
  const wishes = wishesOf(s, seat, race);
  const moments = forecast(s, seat, []);
  const worths = [Number.NEGATIVE_INFINITY];
  for (let city = 1; city <= CITIES; city++) {
    const [prospect] = prospects({ s, seat, race, wishes, moments, prefix: [], keep: 1, waits: false }, city);
    worths.push(prospect?.value ?? 0);
  }
  return worths;
}

/** Whole plans for a Year, the likelier the better they look. */
export function plans(s: Xidit, seat: Seat): readonly Plan[] | null {
  if (topOf(s).proc !== "year" || (s.answers[seat]?.length ?? 0) >= limits.wheels) return null;
  const set = s.answers[seat]?.length ?? 0;
  const found = ownProspects(s, seat, PLANS);
  return found.map(({ orders: plan, value }) => ({
    choices: [...plan.slice(set).map(order => orderChoices[order]!), { kind: "confirm" } as const],
    weight: 0.5 ** ((found[0]!.value - value) / INDIFFERENCE),
  }));
}

/** A playout stops when the next Year is planned. */
export function isQuiet(from: Xidit, now: Xidit): boolean {
  const top = topOf(now);
  return top.proc === "year" && top.step === "plan" && (now.year !== from.year || topOf(from).proc !== "year");
}

/** Choices that need no search: rewards, bards, titans, payments, the census. */
function quickly(s: Xidit, seat: Seat, top: XiditFrame): XiditChoice | null {
  switch (top.proc) {
    case "rewards":
      return bestPair(s, seat, top);
    case "bards":
      return bestRegion(s, seat, top);
    case "challenge":
      return bestTitan(s, seat);
    case "payment":
      return cheapestUnit(s, top);
    case "census":
      return { kind: "show", count: s.units[seat * UNITS + top.unit]! };
    default:
      return null;
  }
}

function bestPair(s: Xidit, seat: Seat, { titan }: RewardsFrame): XiditChoice {
  const city = s.idrakis[seat]!;
  const worths = rewardWorths(s, seat, city, foeOf(s, city, titan).rewards, raceOf(s, seat));
  const left = worths.indexOf(Math.min(...worths));
  return { kind: "take", rewards: rewardIds.filter((_, i) => i !== left) };
}

function bestRegion(s: Xidit, seat: Seat, { left }: BardsFrame): XiditChoice {
  const open = openRegionsAt(s, s.idrakis[seat]!);
  const { regions: chosen } = bestPlacement(s, seat, open, left, raceOf(s, seat).timeLeft);
  return { kind: "bard", region: regions[chosen[0] ?? open[0]!]!.id };
}

/** A titan is worth its rewards if they beat what the units could still do. */
function bestTitan(s: Xidit, seat: Seat): XiditChoice {
  const race = raceOf(s, seat);
  const wishes = wishesOf(s, seat, race);
  let total = 0;
  for (let unit = 0; unit < UNITS; unit++) total += s.units[seat * UNITS + unit]!;
  const unitWorth = wishes.units.reduce((a, b) => a + b, 0) / UNITS;
  let most = 0;
  let found = -1;
  for (let stack = 0; stack < STACKS; stack++) {
    const titan = ragingTitan(s, stack);
    if (titan < 0 || titans[titan]!.units > total) continue;
    const worth = bestTwo(rewardWorths(s, seat, s.idrakis[seat]!, titans[titan]!.rewards, race));
    const net = worth - unitWorth * titans[titan]!.units;
    if (net > most) {
      most = net;
      found = titan;
    }
  }
  return found < 0 ? { kind: "decline" } : { kind: "fight", titan: titans[found]!.id };
}

/** The type of which most are left for its strength. */
function cheapestUnit(s: Xidit, frame: PaymentFrame): XiditChoice {
  const types = payableTypes(s, frame);
  let found = types[0]!;
  for (const unit of types) {
    if (s.units[frame.seat * UNITS + unit]! > s.units[frame.seat * UNITS + found]!) found = unit;
  }
  return { kind: "pay", unit: units[found]!.id };
}
