// Supremacy (RUN-115 to RUN-118, RUN-469).
import type { Seat } from "#kernel/procedure.ts";
import type { Runewars } from "../state.ts";
import { playerOf } from "./queries.ts";

const isHighest = (s: Runewars, seat: Seat, order: number): boolean =>
  playerOf(s, seat).used.every(used => used <= order);

/** Whether the active Order is the highest of those face up, looked at now. */
export function isSupreme(s: Runewars, seat: Seat): boolean {
  const { active } = playerOf(s, seat);
  return active > 0 && isHighest(s, seat, active);
}

/** Of some Orders, those that would be Supreme if they were carried out now. */
export const supremeOf = (s: Runewars, seat: Seat, orders: readonly number[]): number[] =>
  orders.filter(order => isHighest(s, seat, order));
