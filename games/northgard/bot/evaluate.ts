// How good a world is for a seat.
import type { Seat } from "#kernel/procedure.ts";
import type { Northgard } from "../state.ts";

/** Higher is better. */
export function evaluate(s: Northgard, seat: Seat): number {
  return s.clans[seat]!.glory;
}
