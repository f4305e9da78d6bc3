// The result of a finished game.
import type { Result } from "#kernel/game.ts";
import { evaluations } from "../content/evaluations.ts";
import type { Xidit } from "../state.ts";
import { finalStanding, valuesOf } from "./evaluation.ts";

/** XID-212, 213, 234 One winner, or nobody at the table if the virtual player survives; places by order of elimination. */
export function resultOf(s: Xidit): Result {
  const { standing } = finalStanding(s);
  const winner = standing[0]!;
  const values = evaluations.map((_, evaluation) => valuesOf(s, evaluation));
  return {
    winners: winner === "virtual" ? [] : [winner],
    places: s.idrakis.map((_, seat) => standing.indexOf(seat) + 1),
    scores: s.idrakis.map((_, seat) =>
      Object.fromEntries(evaluations.map(({ id }, evaluation) => [id, values[evaluation]![seat]!])),
    ),
    reason: winner === "virtual" ? "virtual-player" : "saviour",
  };
}
