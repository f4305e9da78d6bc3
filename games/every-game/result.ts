// Whether a result has its shape.
import type { AnyGame, Result } from "#kernel/game.ts";
import type { State } from "#kernel/procedure.ts";
import type { Problem } from "./report.ts";

/** What is wrong with the result of a finished game, if anything. */
export function resultProblem(game: AnyGame, state: State): Problem | null {
  const broken = complaint(game.result(state), state.seats);
  return broken ? { kind: "invariant", message: `the result ${broken}` } : null;
}

/** Whether a total, where there is one, is the sum of the other sources. */
function addsUp({ total, ...sources }: Readonly<Record<string, number>>): boolean {
  return total === undefined || total === Object.values(sources).reduce((sum, points) => sum + points, 0);
}

function complaint({ winners, places, scores, others = [], reason }: Result, seats: number): string | null {
  if (places.length !== seats) return `has ${places.length} places for ${seats} seats`;
  if (scores.length !== seats) return `has ${scores.length} scores for ${seats} seats`;
  // Players without a seat (automas, a virtual player) take some of the places.
  const all = [...places, ...others.map(({ place }) => place)];
  if (all.some(place => !Number.isInteger(place) || place < 1 || place > all.length)) return `has places ${all}`;
  if (new Set(winners).size !== winners.length) return `names a winner twice: ${winners}`;
  if (winners.some(seat => places[seat] !== 1)) return `has winners ${winners} who are not first of ${places}`;
  if (scores.some(score => Object.values(score).some(points => !Number.isFinite(points))))
    return "has a score of no number";
  const unfair = [...scores, ...others.map(other => other.scores)].find(score => !addsUp(score));
  if (unfair) return `has a total that is not the sum of its sources: ${JSON.stringify(unfair)}`;
  if (typeof reason !== "string" || reason === "") return "gives no reason";
  return null;
}
