// Where an order would lead, given the orders set before it: for the labels of the wheels.
import type { Question } from "#kernel/look.ts";
import type { XiditChoice } from "../choices.ts";
import { cities } from "../content/cities.ts";
import { type OrderId, orders } from "../content/orders.ts";
import type { XiditView } from "../view/view.ts";

function follow(from: number, order: OrderId): number | null {
  const color = orders.find(({ id }) => id === order)?.color;
  return color ? cities[from - 1]!.roads[color] : null;
}

/** The city to which a move would lead after the orders set so far; null if there is no such road. */
export function cityAfter(view: XiditView, question: Question, order: OrderId): number | null {
  let at = view.seats[question.seat]?.city ?? null;
  if (at === null) return null;
  for (const choice of question.soFar as readonly XiditChoice[]) {
    if (choice.kind === "order") at = follow(at, choice.order) ?? at;
  }
  return follow(at, order);
}
