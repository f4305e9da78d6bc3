// How good a world is for a seat.
import type { Seat } from "#kernel/procedure.ts";
import { totalOf } from "../rules/queries.ts";
import type { Tytani } from "../state.ts";

/** How good a world is for a seat; the unit is a victory point. */
export function evaluate(s: Tytani, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  const worth = (power: number): number => {
    const own = s.powers[power]!;
    return totalOf(own.score) + own.regions * (s.rounds - s.round + 1) + 0.5 * own.hand.length + own.cards.length;
  };
  for (let other = 0; other < s.powers.length; other++) if (other !== seat) rival = Math.max(rival, worth(other));
  return s.powers.length > 1 ? worth(seat) - 0.5 * rival : worth(seat);
}
