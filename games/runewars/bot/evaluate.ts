// How good a world is for a seat: dragon runes first, then what brings and keeps them.
import type { Seat } from "#kernel/procedure.ts";
import { dragonsOf } from "../rules/ending.ts";
import { areasOf, playerOf } from "../rules/queries.ts";
import type { Runewars } from "../state.ts";

export function evaluate(s: Runewars, seat: Seat): number {
  return dragonsOf(s, seat) * 10 + areasOf(s, seat).length + playerOf(s, seat).influence * 0.3;
}
