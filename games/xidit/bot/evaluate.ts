// How good a position is for a seat: named features, each in the same measure (the logarithm of the chance to clear
// all three evaluations), each with a weight.
import type { Seat } from "#kernel/procedure.ts";
import { census } from "../content/census.ts";
import { CITIES, modeOf, tokenOf, UNITS, unitTotal } from "../rules/queries.ts";
import { THREAT, type Xidit } from "../state.ts";
import { gain, INFLUENCE, type Race, REPUTATION, raceOf, survival, WEALTH } from "./race.ts";
import { bestTwo, distance, missingUnits, rewardWorths, stockWorth } from "./wishes.ts";

/** How much each feature counts. */
export const weights = {
  /** Clearing the bars of the three evaluations. */
  survival: 1,
  /** Units behind the screen. */
  stock: 1,
  /** Being able to eliminate a visible threat, soon. */
  readiness: 0.7,
  /** Leading in units before a census. */
  census: 0.6,
};

/** What an average unit is worth while there is time to use it. */
const UNIT = 0.06;

/** Units in stock; many of a type are worth little more. */
function stock(s: Xidit, seat: Seat, race: Race): number {
  let worth = 0;
  for (let unit = 0; unit < UNITS; unit++) {
    const count = s.units[seat * UNITS + unit]!;
    worth += (0.85 + 0.1 * unit) * stockWorth(count);
  }
  return worth * UNIT * Math.min(1, race.timeLeft * 5) + 0.004 * unitTotal(s, seat);
}

/** The best threat within reach: less for each missing unit and each move. */
function readiness(s: Xidit, seat: Seat, race: Race): number {
  if (race.timeLeft * modeOf(s).years < 1) return 0;
  let best = 0;
  for (let city = 1; city <= CITIES; city++) {
    if (s.token[city] !== THREAT) continue;
    const { requires, rewards } = tokenOf(s, city);
    const missing = missingUnits(s.units, seat * UNITS, requires);
    if (missing > 1) continue;
    const chance = (missing === 0 ? 0.6 : 0.25) * 0.9 ** distance(s.idrakis[seat]!, city);
    best = Math.max(best, chance * bestTwo(rewardWorths(s, seat, city, rewards, race)));
  }
  return best;
}

/** What leading in each type would bring in the next census, less the farther it is away. */
function censusHope(s: Xidit, seat: Seat, race: Race): number {
  const next = modeOf(s).censusYears.find(year => year >= s.year);
  if (next === undefined) return 0;
  const worths = [
    gain(race, WEALTH, 1),
    gain(race, WEALTH, 2),
    gain(race, REPUTATION, 1),
    gain(race, REPUTATION, 2),
    gain(race, INFLUENCE, 1),
  ];
  let hope = 0;
  for (let unit = 0; unit < census.length; unit++) {
    const own = s.units[seat * UNITS + unit]!;
    let most = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat) most = Math.max(most, s.units[other * UNITS + unit]!);
    }
    if (own > 0 && own >= most) hope += worths[unit]! * (own > most ? 1 : 0.6);
  }
  return hope * 0.55 ** (next - s.year);
}

/** How good a position is for a seat; higher is better. */
export function evaluate(s: Xidit, seat: Seat): number {
  const race = raceOf(s, seat);
  return (
    weights.survival * survival(race) +
    weights.stock * stock(s, seat, race) +
    weights.readiness * readiness(s, seat, race) +
    weights.census * censusHope(s, seat, race)
  );
}
