// How good a position is for a seat, counted in victory points it will probably have at the end.
import type { Seat } from "#kernel/procedure.ts";
import { scoreOf } from "../rules/scoring.ts";
import type { Hlas } from "../state.ts";

/** Higher is better. */
export function evaluate(s: Hlas, seat: Seat): number {
  return scoreOf(s, seat).total;
}
