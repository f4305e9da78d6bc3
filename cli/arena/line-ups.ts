// Who meets whom in a tournament.
import { chanceOf, fastChance } from "#kernel/chance.ts";

/**
 * Round-robin: with more bots than seats every group of them meets in turn, with fewer they share the seats evenly.
 * Each line-up is shuffled and stays for as many games as there are seats, so that every bot sits everywhere.
 */
export function lineUps(entrants: readonly string[], count: number, seed: string): (game: number) => string[] {
  const groups = entrants.length > count ? combinations(entrants, count) : [entrants];
  return game => {
    const round = Math.floor(game / count);
    const group = groups[round % groups.length]!;
    // With fewer bots than seats the round decides who gets the seats left over.
    const line = Array.from({ length: count }, (_, place) => group[(place + round) % group.length]!);
    return chanceOf(fastChance(`${seed} round ${round}`)).shuffle(line);
  };
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map(rest => [item, ...rest]));
}
