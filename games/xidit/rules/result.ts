// The result of a finished game.
import type { Result } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import { evaluations } from "../content/evaluations.ts";
import type { Xidit } from "../state.ts";
import { finalStanding, valuesOf } from "./evaluation.ts";

/** XID-212, 213, 234 One winner, or nobody at the table if the virtual player survives; places by order of elimination.
 * XID-206 Scores stand in the order of the evaluations, and say at which one a seat went out. */
export function resultOf(s: Xidit): Result {
  const { standing, evaluated } = finalStanding(s);
  const winner = standing[0]!;
  const leaving = (seat: Seat) =>
    evaluated.find(({ ranking }) => ranking.some(line => line.who === seat && line.goesOut));
  return {
    winners: winner === "virtual" ? [] : [winner],
    places: s.idrakis.map((_, seat) => standing.indexOf(seat) + 1),
    scores: s.idrakis.map((_, seat) =>
      Object.fromEntries(s.evaluations.map(at => [evaluations[at]!.id, valuesOf(s, at)[seat]!])),
    ),
    wentOut: s.idrakis.map((_, seat) => leaving(seat)?.evaluation ?? null),
    reason: winner === "virtual" ? "virtual-player" : "saviour",
  };
}
