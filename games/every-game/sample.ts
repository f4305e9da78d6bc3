// Which positions of a game are looked at closely: each kind of question at least once, then any.
import type { Chance } from "#kernel/chance.ts";
import type { Played } from "./play.ts";

/** About so many positions of a played game, in order; position n is the one before the n-th decision. */
export function samplePositions(played: Played, count: number, chance: Chance): number[] {
  const { places } = played;
  const order = chance.shuffle(places.map((_, at) => at));
  const seen = new Set<string>();
  const firsts = order.filter(at => {
    const isNew = !seen.has(places[at]!);
    seen.add(places[at]!);
    return isNew;
  });
  return [...new Set([...firsts.slice(0, count), ...order.slice(0, count)])].slice(0, count).sort((a, b) => a - b);
}
