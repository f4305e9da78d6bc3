// Who has won (HLAS-290, HLAS-385, HLAS-386, HLAS-428): places by points, then by resources.
import type { Result } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import { ENEMY } from "../content/marks.ts";
import type { Hlas } from "../state.ts";
import { realmOf } from "./queries.ts";
import { totalOf } from "./resources.ts";
import { type Score, scoreOf } from "./scoring.ts";

/** What sides are compared by: points, then resources; who is out, or lost the Capital, comes last. */
interface Standing {
  readonly seats: readonly Seat[];
  readonly isOut: boolean;
  readonly points: number;
  readonly wealth: number;
}

function standingOf(s: Hlas, seats: readonly Seat[], scores: readonly Score[]): Standing {
  const playing = seats.filter(seat => !realmOf(s, seat).isOut);
  return {
    seats,
    isOut: playing.length === 0,
    points: seats.reduce((sum, seat) => sum + scores[seat]!.total, 0),
    wealth: playing.reduce((sum, seat) => sum + totalOf(realmOf(s, seat)), 0),
  };
}

/** HLAS-290: more points, then more resources; equal standings share a place. */
function compare(a: Standing, b: Standing): number {
  return Number(a.isOut) - Number(b.isOut) || b.points - a.points || b.wealth - a.wealth;
}

/** The sides that were in the game: teams, seats, and the solo enemy. */
function sidesOf(s: Hlas): Seat[][] {
  if (s.teams)
    return [
      [0, 2],
      [1, 3],
    ];
  const seats = Array.from({ length: s.seats }, (_, seat) => [seat]);
  return s.solo ? [...seats, [ENEMY]] : seats;
}

/** How the game has ended. */
export function resultOf(s: Hlas): Result {
  const scores = s.realms.map((_, seat) => scoreOf(s, seat));
  const standings = sidesOf(s)
    .map(seats => standingOf(s, seats, scores))
    .sort(compare);
  const places = Array<number>(s.realms.length).fill(1);
  let place = 1;
  standings.forEach((standing, i) => {
    if (i > 0 && compare(standings[i - 1]!, standing) !== 0)
      place = 1 + standings.slice(0, i).reduce((n, each) => n + each.seats.length, 0);
    for (const seat of standing.seats) places[seat] = place;
  });
  return {
    winners: Array.from({ length: s.seats }, (_, seat) => seat).filter(seat => places[seat] === 1),
    places: places.slice(0, s.seats),
    scores: scores.slice(0, s.seats),
    ...(s.solo ? { others: [{ id: "enemy", place: places[ENEMY]!, scores: scores[ENEMY]! }] } : {}),
    reason: s.ending === "" ? "rounds" : s.ending,
  };
}
