// Who won (TPL-012).
import type { Result } from "#kernel/game.ts";
import type { Beacons } from "../state.ts";

/** TPL-012 Most light wins; those who have equally much share their place. */
export function result(s: Beacons): Result {
  const places = s.light.map(light => 1 + s.light.filter(other => other > light).length);
  return {
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    places,
    scores: s.light.map(light => ({ light })),
    reason: "rounds-played",
  };
}
