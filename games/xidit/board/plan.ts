// A plan as the planner sees it: the way it leads along the roads, and what the rules say it would meet if nobody else
// did anything.
import type { Preview, PreviewWish } from "#kernel/preview.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { XiditChoice } from "../choices.ts";
import { cities, type RoadColor } from "../content/cities.ts";
import { limits, type OrderId, orders } from "../content/orders.ts";
import type { UnitCounts, UnitId } from "../content/units.ts";
import type { LostReason, XiditEvent } from "../events.ts";

/** Six wheels; null where nothing is set yet. */
export type Draft = readonly (OrderId | null)[];

/** An empty plan. */
export const emptyDraft: Draft = Array.from({ length: limits.wheels }, () => null);

/** What an order would meet. */
export type Outcome =
  | { readonly kind: "unset" }
  /** The rules are being asked. */
  | { readonly kind: "asking" }
  /** It depends on what nobody can know. */
  | { readonly kind: "unknown" }
  | { readonly kind: "move"; readonly to: number }
  | { readonly kind: "wait" }
  | { readonly kind: "recruit"; readonly unit: UnitId }
  | { readonly kind: "eliminate" }
  | { readonly kind: "titan" }
  | { readonly kind: "lost"; readonly why: LostReason; readonly missing: UnitCounts | null };

/** One order of a plan with the way it leads. */
export interface PlanStep {
  readonly order: OrderId | null;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
}

/** What the rules said of a plan. */
export interface Told {
  readonly draft: Draft;
  readonly outcomes: readonly Outcome[];
}

/** Whether an outcome deserves a warning. */
export function isWarning(outcome: Outcome): boolean {
  return outcome.kind === "lost";
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

/** Where the road of an order leads from a city; the city itself where there is none. */
function roadFrom(city: number, order: OrderId | null): number {
  const color = order && colorOf(order);
  return (color && cities[city - 1]!.roads[color]) || city;
}

/** What to ask the rules about a plan: it is played from its first wheel, unset wheels wait, titans are fought. */
export function wishFor(draft: Draft): PreviewWish {
  const choices = draft.map((order): XiditChoice => ({ kind: "order", order: order ?? "wait" }));
  return { choices, keep: 0, prefer: ["fight"] };
}

/** What a preview tells of a seat's orders: each of them ends in one of these events. */
export function toldBy(draft: Draft, seat: Seat, { events }: Preview): Told {
  const own = (events as readonly XiditEvent[]).filter(event => "seat" in event && event.seat === seat);
  const met = own.flatMap(event => outcomeOf(event) ?? []);
  return { draft, outcomes: draft.map((_, wheel) => met[wheel] ?? { kind: "unknown" }) };
}

function outcomeOf(event: XiditEvent): Outcome | null {
  switch (event.type) {
    case "moved":
      return { kind: "move", to: event.to };
    case "waited":
      return { kind: "wait" };
    case "recruited":
      return { kind: "recruit", unit: event.unit };
    case "threatEliminated":
      return { kind: "eliminate" };
    case "titanSlain":
      return { kind: "titan" };
    case "orderLost":
      return { kind: "lost", why: event.why, missing: event.missing ?? null };
    default:
      return null;
  }
}

/** A plan from the city where a seat stands, with what is known of it: earlier orders of another plan stay true. While the
 * rules are asked, a way is drawn along the road. */
export function stepsOf(city: number, draft: Draft, told: Told | null): PlanStep[] {
  const changed = draft.findIndex((order, wheel) => (order ?? "wait") !== (told?.draft[wheel] ?? "wait"));
  const known = changed < 0 ? draft.length : changed;
  let at = city;
  return draft.map((order, wheel) => {
    const from = at;
    const met = (wheel < known && told?.outcomes[wheel]) || { kind: "asking" as const };
    if (met.kind === "move") at = met.to;
    else if (met.kind === "asking") at = roadFrom(from, order);
    return { order, from, to: at, outcome: order === null ? { kind: "unset" } : met };
  });
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
