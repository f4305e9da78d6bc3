// Phase 6: three evaluations in the order drawn at setup; each eliminates the last of those still active. Computed from
// the finished position whenever asked for; nobody decides anything (XID-308).
import type { Seat } from "#kernel/procedure.ts";
import { type EvaluationId, evaluations } from "../content/evaluations.ts";
import { regions } from "../content/regions.ts";
import type { Participant, Ranked } from "../events.ts";
import type { Xidit } from "../state.ts";
import { modeOf, unitTotal } from "./queries.ts";

/** What most and second most bards of a region are worth. */
interface Lyre {
  readonly first: number;
  readonly second: number;
}

/** One evaluation: its ranking, the best first. */
export interface Evaluated {
  readonly evaluation: EvaluationId;
  readonly ranking: readonly Ranked[];
  /** The rule that broke a tie between one who goes out and one who stays; null without such a tie. */
  readonly tie: string | null;
}

/** All three evaluations, and everybody from the winner to the one who went out first. */
export interface FinalStanding {
  readonly evaluated: readonly Evaluated[];
  readonly standing: readonly Participant[];
}

/** XID-195..201 Reputation of every seat: lyre points for most and second most bards of each region.
 * XID-231 Seats only: the virtual player has no bards. */
export function reputations(s: Xidit): number[] {
  const points = Array.from({ length: s.seats }, () => 0);
  const { wastelands } = modeOf(s);
  regions.forEach(({ id, lyre }, region) => {
    if (!wastelands.includes(id)) addLyrePoints(s.regionBards, region * s.seats, lyre, points);
  });
  return points;
}

/** XID-196..200 Adds the points of one region, whose bards lie in a list from a place on, a number for each seat. */
export function addLyrePoints(bardsOf: readonly number[], at: number, lyre: Lyre, points: number[]): void {
  let most = 0;
  // XID-199 Where several have most, they have second most as well: nobody else is rewarded.
  let second = 0;
  for (let seat = 0; seat < points.length; seat++) {
    const bards = bardsOf[at + seat]!;
    if (bards > most) {
      second = most;
      most = bards;
    } else if (bards > second) second = bards;
  }
  for (let seat = 0; seat < points.length; seat++) {
    const bards = bardsOf[at + seat]!;
    if (bards === 0) continue;
    if (bards === most) points[seat]! += lyre.first;
    else if (bards === second) points[seat]! += lyre.second;
  }
}

/** XID-192..195 The value of every seat in an evaluation. */
export function valuesOf(s: Xidit, evaluation: number): readonly number[] {
  const { id } = evaluations[evaluation]!;
  if (id === "wealth") return s.sovereigns;
  return id === "influence" ? s.built : reputations(s);
}

/** XID-204, 205 Seats to the right, against playing order, from the First Player; by ruling the nearest one on the right,
 * the last in playing order, wins. */
function seatsToTheRight(s: Xidit, seat: Seat): number {
  const distance = s.rulings.seatTie === "farthest" ? s.first - seat : seat - s.first;
  return (distance + s.seats) % s.seats;
}

/** A line of a ranking, before it is known who goes out. */
type Line = Omit<Ranked, "goesOut">;

/** Sorts the better seat first. XID-203..205 Ties: units, then the seat. */
function compare(s: Xidit, a: Line & { who: Seat }, b: Line & { who: Seat }): number {
  if (a.value !== b.value) return b.value - a.value;
  const units = unitTotal(s, b.who) - unitTotal(s, a.who);
  return units !== 0 ? units : seatsToTheRight(s, b.who) - seatsToTheRight(s, a.who);
}

/** XID-029, 191, 202 Everybody by value, also those who are out; XID-230, 232, 233 the virtual player by its marker, after
 * all with the same value. */
function rank(s: Xidit, evaluation: number, out: readonly Participant[]): Line[] {
  const seats = valuesOf(s, evaluation)
    .map((value, seat) => ({ who: seat, value, units: unitTotal(s, seat), wasOut: out.includes(seat) }))
    .sort((a, b) => compare(s, a, b));
  const value = s.virtual[evaluation];
  if (value === undefined) return seats;
  const virtual: Line = { who: "virtual", value, units: null, wasOut: out.includes("virtual") };
  return [...seats.filter(line => line.value >= value), virtual, ...seats.filter(line => line.value < value)];
}

/** The last of the active ones; XID-233 by ruling the virtual player as soon as it ties with any of them. */
function leavingOf(s: Xidit, active: readonly Line[], count: number): readonly Line[] {
  const virtual = active.find(line => line.who === "virtual");
  if (virtual && s.rulings.virtualTie === "any" && isTied(virtual, active)) return [virtual];
  return active.slice(active.length - count);
}

function isTied(line: Line, others: readonly Line[]): boolean {
  return others.some(other => other.who !== line.who && other.value === line.value);
}

/** The rule by which the best of those who go out loses a tie with those who stay. */
function tieRule([out]: readonly Line[], staying: readonly Line[]): string | null {
  if (!isTied(out!, staying)) return null;
  if (out!.who === "virtual") return "XID-233";
  return out!.units === staying[staying.length - 1]!.units ? "XID-205" : "XID-203";
}

/** XID-206..213, 290 Everybody is ranked, the last of the active ones go out; who remains has won. */
export function finalStanding(s: Xidit): FinalStanding {
  const standing: Participant[] = [];
  const { eliminations } = modeOf(s);
  const evaluated = s.evaluations.map((evaluation, place) => {
    const ranked = rank(s, evaluation, standing);
    const active = ranked.filter(line => !line.wasOut);
    const leaving = leavingOf(s, active, eliminations[place]!);
    const ranking = ranked.map(line => ({ ...line, goesOut: leaving.includes(line) }));
    const staying = active.filter(line => !leaving.includes(line));
    standing.unshift(...leaving.map(line => line.who));
    return { evaluation: evaluations[evaluation]!.id, ranking, tie: tieRule(leaving, staying) };
  });
  const winner = evaluated[0]!.ranking.find(line => !standing.includes(line.who))!.who;
  standing.unshift(winner);
  return { evaluated, standing };
}
