// A plan as the planner sees it: where it leads and what it meets if nobody else did anything. Advice, never a rule:
// the table alone decides what an order does.
import { cities, type RoadColor } from "../content/cities.ts";
import { limits, type OrderId, orders } from "../content/orders.ts";
import { titans } from "../content/titans.ts";
import { tokensFor3, tokensFor45 } from "../content/tokens.ts";
import { type UnitCounts, type UnitId, units } from "../content/units.ts";
import type { SeatView, XiditView } from "../view/view.ts";

/** Six wheels; null where nothing is set yet. */
export type Draft = readonly (OrderId | null)[];

/** An empty plan. */
export const emptyDraft: Draft = Array.from({ length: limits.wheels }, () => null);

/** What an order would meet as the board lies now. */
export type Outcome =
  | { readonly kind: "unset" }
  | { readonly kind: "move"; readonly color: RoadColor }
  | { readonly kind: "wait" }
  | { readonly kind: "recruit"; readonly unit: UnitId }
  | { readonly kind: "eliminate" }
  | { readonly kind: "titan" }
  | { readonly kind: "noRoad"; readonly color: RoadColor }
  | { readonly kind: "recruitedAlready" }
  | { readonly kind: "missing"; readonly units: UnitCounts }
  | { readonly kind: "nothingHere" };

/** One order of a plan with the way it leads. */
export interface PlanStep {
  readonly order: OrderId | null;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
}

/** Whether an outcome deserves a warning. */
export function isWarning(outcome: Outcome): boolean {
  return ["noRoad", "recruitedAlready", "missing", "nothingHere"].includes(outcome.kind);
}

/** The tokens of this game, by city from 1. */
export function tokensOf(view: XiditView) {
  return view.seats.length === 3 ? tokensFor3 : tokensFor45;
}

/** The road colour of an order, or null. */
export function colorOf(order: OrderId): RoadColor | null {
  return orders.find(({ id }) => id === order)?.color ?? null;
}

/** The order that leads from one city to a neighbour, or null. */
export function orderTo(from: number, to: number): OrderId | null {
  const { roads } = cities[from - 1]!;
  return orders.find(({ color }) => color !== null && roads[color] === to)?.id ?? null;
}

/** The board as one planner changes it in thought. */
interface Thought {
  city: number;
  readonly own: number[];
  readonly recruits: Map<number, number[]>;
  readonly threats: Set<number>;
  readonly recruitedIn: Set<number>;
  readonly eliminatedIn: Set<number>;
}

function thoughtOf(view: XiditView, seat: SeatView): Thought {
  const recruits = new Map<number, number[]>();
  const threats = new Set<number>();
  for (const { city, units: waiting } of view.tokens) {
    if (waiting) recruits.set(city, [...waiting]);
    else threats.add(city);
  }
  return {
    city: seat.city ?? 1,
    own: [...(seat.units ?? units.map(() => 0))],
    recruits,
    threats,
    recruitedIn: new Set(seat.recruitedIn),
    eliminatedIn: new Set([...seat.threatIn, ...seat.titanIn]),
  };
}

/** Follows a plan from where a seat stands. */
export function forecast(view: XiditView, seat: SeatView, draft: Draft): PlanStep[] {
  const thought = thoughtOf(view, seat);
  return draft.map(order => {
    const from = thought.city;
    const outcome = imagineOrder(view, thought, order);
    return { order, from, to: thought.city, outcome };
  });
}

function imagineOrder(view: XiditView, thought: Thought, order: OrderId | null): Outcome {
  if (order === null) return { kind: "unset" };
  if (order === "wait") return { kind: "wait" };
  const color = colorOf(order);
  if (color === null) return imagineAction(view, thought);
  const to = cities[thought.city - 1]!.roads[color];
  if (to === null) return { kind: "noRoad", color };
  thought.city = to;
  return { kind: "move", color };
}

function imagineAction(view: XiditView, thought: Thought): Outcome {
  const { city } = thought;
  const waiting = thought.recruits.get(city);
  if (waiting) return imagineRecruit(thought, waiting);
  if (thought.threats.has(city)) return imagineFight(view, thought);
  const total = thought.own.reduce((sum, count) => sum + count, 0);
  const canFight = view.titans.some(({ raging }) => {
    const titan = titans.find(({ id }) => id === raging);
    return titan !== undefined && titan.units <= total;
  });
  return canFight && !thought.eliminatedIn.has(city) ? { kind: "titan" } : { kind: "nothingHere" };
}

function imagineRecruit(thought: Thought, waiting: number[]): Outcome {
  if (thought.recruitedIn.has(thought.city)) return { kind: "recruitedAlready" };
  const weakest = waiting.findIndex(count => count > 0);
  if (weakest < 0) return { kind: "nothingHere" };
  waiting[weakest]!--;
  thought.own[weakest]!++;
  thought.recruitedIn.add(thought.city);
  if (waiting.every(count => count === 0)) thought.recruits.delete(thought.city);
  return { kind: "recruit", unit: units[weakest]!.id };
}

function imagineFight(view: XiditView, thought: Thought): Outcome {
  const { requires } = tokensOf(view)[thought.city - 1]!;
  const missing = requires.map((count, type) => Math.max(0, count - thought.own[type]!));
  if (missing.some(count => count > 0)) return { kind: "missing", units: missing };
  requires.forEach((count, type) => {
    thought.own[type]! -= count;
  });
  thought.threats.delete(thought.city);
  thought.eliminatedIn.add(thought.city);
  return { kind: "eliminate" };
}

/** The wheel to set next: the first unset one after the given one, or the first unset one at all, or null. */
export function nextWheel(draft: Draft, after: number): number | null {
  for (let k = 1; k <= draft.length; k++) {
    const wheel = (after + k) % draft.length;
    if (draft[wheel] === null) return wheel;
  }
  return null;
}

/** A copy of a plan with one wheel set. */
export function withOrder(draft: Draft, wheel: number, order: OrderId | null): Draft {
  return draft.map((set, i) => (i === wheel ? order : set));
}

/** The orders set from the first wheel on without a gap: what can be kept at the table before confirming. */
export function settledPart(draft: Draft): OrderId[] {
  const end = draft.indexOf(null);
  return (end < 0 ? draft : draft.slice(0, end)) as OrderId[];
}

/** A plain value read back as a plan; null when it is none. */
export function readDraft(value: unknown): Draft | null {
  if (!Array.isArray(value) || value.length !== limits.wheels) return null;
  const isOrder = (each: unknown) => each === null || orders.some(({ id }) => id === each);
  return value.every(isOrder) ? (value as Draft) : null;
}
