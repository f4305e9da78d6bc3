// The result of a finished game.
import type { Result } from "#kernel/game.ts";
import type { Participant } from "../events.ts";
import type { Xidit } from "../state.ts";
import { finalStanding } from "./evaluation.ts";

/** XID-212, 213, 234 One winner, or nobody at the table if the virtual player survives; places by order of elimination.
 * XID-206 Scores stand in the order of the evaluations, and say at which one a player went out. */
export function resultOf(s: Xidit): Result {
  const { standing, evaluated } = finalStanding(s);
  const values = evaluated.map(
    ({ evaluation, ranking }) => [evaluation, new Map(ranking.map(each => [each.who, each]))] as const,
  );
  const of = (who: Participant) => ({
    place: standing.indexOf(who) + 1,
    scores: Object.fromEntries(values.map(([evaluation, lines]) => [evaluation, lines.get(who)!.value])),
    wentOut: values.find(([, lines]) => lines.get(who)!.goesOut)?.[0] ?? null,
  });
  const seats = s.idrakis.map((_, seat) => of(seat));
  const winner = standing[0]!;
  return {
    winners: winner === "virtual" ? [] : [winner],
    places: seats.map(({ place }) => place),
    scores: seats.map(({ scores }) => scores),
    wentOut: seats.map(({ wentOut }) => wentOut),
    ...(s.virtual.length > 0 && { others: [{ id: "virtual", ...of("virtual") }] }),
    reason: winner === "virtual" ? "virtual-player" : "saviour",
  };
}
