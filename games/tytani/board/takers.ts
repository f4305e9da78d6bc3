// Who takes the cards that are left in the Order pool.
import { NONE } from "../content/marks.ts";
import { boardOf } from "../map/board.ts";
import type { Power } from "../state.ts";
import type { TytaniView } from "../view/view.ts";

/** How many more cards of this pool will be taken. */
function turnsLeft(view: TytaniView, hasTaken: boolean): number {
  const isLastOfTwo = view.isLastPool && boardOf(view).scenario.nations === 2;
  // The last two cards of two Nations are not taken, and the hidden one comes in between.
  if (isLastOfTwo) return (view.hasHiddenOrder ? 2 : 1) - (hasTaken ? 1 : 0);
  return view.pool.filter(card => card !== "").length - 1;
}

/** The powers that take the remaining cards of the pool, in order. */
export function takersOf(view: TytaniView): Power[] {
  if (view.active === NONE || view.order.length === 0) return [];
  const hasTaken = view.orderInUse !== "" || view.phase !== "orders";
  const from = view.order.indexOf(view.active) + (hasTaken ? 1 : 0);
  const count = Math.max(0, turnsLeft(view, hasTaken && view.phase === "orders"));
  return Array.from({ length: count }, (_, i) => view.order[(from + i) % view.order.length]!);
}
