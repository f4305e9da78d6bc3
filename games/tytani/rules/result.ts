// Who won: victory points, then regions, then units on the map, then the earlier turn (TYT-192 to TYT-194).
import type { Result } from "#kernel/game.ts";
import { sizeOf } from "../content/army.ts";
import { unitsPerNation, unitTypes } from "../content/units.ts";
import type { Power, Score, Tytani } from "../state.ts";
import { isAutoma, powerOf, totalOf } from "./queries.ts";

/** How many units of a power are on the map. */
export function unitsOnMap(s: Tytani, power: Power): number {
  const { reserve, titan } = powerOf(s, power);
  const all = unitTypes.reduce((sum, unit) => sum + unitsPerNation[unit], 0);
  return all - sizeOf(reserve) - (titan === "map" ? 0 : 1);
}

/** TYT-193: what counts, in this order. */
function merits(s: Tytani, power: Power): number[] {
  const own = powerOf(s, power);
  return [totalOf(own.score), own.regions, unitsOnMap(s, power), -s.order.indexOf(power)];
}

/** Whether the first list of merits is better; the earlier turn does not help against automas (TYT-269). */
function isAhead(s: Tytani, power: Power, other: Power): boolean {
  const [own, others] = [merits(s, power), merits(s, other)];
  const isMixed = isAutoma(s, power) !== isAutoma(s, other);
  for (let i = 0; i < own.length - (isMixed ? 1 : 0); i++) {
    if (own[i] !== others[i]) return own[i]! > others[i]!;
  }
  return isAutoma(s, power);
}

/** TYT-195: victory points by source; what only automas get is told where there are any. */
function scoresOf(score: Score, hasAutomas: boolean) {
  const { regions, battles, titans, fortresses, capitals, missions, automa, start } = score;
  const shared = { total: totalOf(score), regions, battles, titans, fortresses, capitals, missions, start };
  return hasAutomas ? { ...shared, automa } : shared;
}

/** TYT-192, TYT-269: the result of a finished game; alone there is only winning and losing. */
export function resultOf(s: Tytani): Result {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const ahead = (seat: Power): number =>
    s.powers.filter((_, other) => other !== seat && isAhead(s, other, seat)).length;
  const places = seats.map(seat => 1 + ahead(seat));
  const hasAutomas = s.powers.length > s.seats;
  const automas = s.powers.flatMap((own, power) => (isAutoma(s, power) ? [{ own, power }] : []));
  return {
    winners: seats.filter(seat => places[seat] === 1),
    places,
    scores: seats.map(seat => scoresOf(powerOf(s, seat).score, hasAutomas)),
    ...(hasAutomas && {
      others: automas.map(({ own, power }) => ({
        id: own.nation,
        place: 1 + ahead(power),
        scores: scoresOf(own.score, hasAutomas),
      })),
    }),
    reason: hasAutomas ? "solo" : "points",
  };
}
