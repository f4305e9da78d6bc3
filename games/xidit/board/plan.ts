// A plan as the planner sees it: where it leads and what it meets if nobody else did anything, with the tokens that the
// plan itself brings to the board. Advice, never a rule: the table alone decides what an order does.
import { cities, type RoadColor } from "../content/cities.ts";
import { limits, type OrderId, orders } from "../content/orders.ts";
import { type UnitCounts, type UnitId, units } from "../content/units.ts";
import type { SeatView, XiditView } from "../view/view.ts";
import { freeCity, type Thought, takeRecruit, thoughtOf } from "./thought.ts";

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

/** The road colour of an order, or null. */
export function colorOf(order: OrderId): RoadColor | null {
  return orders.find(({ id }) => id === order)?.color ?? null;
}

/** The order that leads from one city to a neighbour, or null. */
export function orderTo(from: number, to: number): OrderId | null {
  const { roads } = cities[from - 1]!;
  return orders.find(({ color }) => color !== null && roads[color] === to)?.id ?? null;
}

/** Follows a plan from where a seat stands. */
export function forecast(view: XiditView, seat: SeatView, draft: Draft): PlanStep[] {
  const thought = thoughtOf(view, seat);
  return draft.map(order => {
    const from = thought.city;
    const outcome = imagineOrder(thought, order);
    return { order, from, to: thought.city, outcome };
  });
}

function imagineOrder(thought: Thought, order: OrderId | null): Outcome {
  if (order === null) return { kind: "unset" };
  if (order === "wait") return { kind: "wait" };
  const color = colorOf(order);
  if (color === null) return imagineAction(thought);
  const to = cities[thought.city - 1]!.roads[color];
  if (to === null) return { kind: "noRoad", color };
  thought.city = to;
  return { kind: "move", color };
}

function imagineAction(thought: Thought): Outcome {
  const { city } = thought;
  const waiting = thought.recruits.get(city);
  if (waiting) return imagineRecruit(thought, waiting);
  if (thought.threats.has(city)) return imagineFight(thought);
  const total = thought.own.reduce((sum, count) => sum + count, 0);
  const canFight = thought.raging.some(size => size <= total);
  return canFight && !thought.eliminatedIn.has(city) ? { kind: "titan" } : { kind: "nothingHere" };
}

function imagineRecruit(thought: Thought, waiting: number[]): Outcome {
  if (thought.recruitedIn.has(thought.city)) return { kind: "recruitedAlready" };
  const weakest = waiting.findIndex(count => count > 0);
  if (weakest < 0) return { kind: "nothingHere" };
  takeRecruit(thought, thought.city, waiting, weakest);
  return { kind: "recruit", unit: units[weakest]!.id };
}

function imagineFight(thought: Thought): Outcome {
  const { requires } = thought.tokens[thought.city - 1]!;
  const missing = requires.map((count, type) => Math.max(0, count - thought.own[type]!));
  if (missing.some(count => count > 0)) return { kind: "missing", units: missing };
  freeCity(thought, thought.city, requires);
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
