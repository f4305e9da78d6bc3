// Who meets whom in a tournament.
import { chanceOf, fastChance } from "#kernel/chance.ts";

/** The bots of each game, seat by seat. */
export type LineUps = (game: number) => string[];

/** Round-robin: with more bots than seats every group of them meets in turn, with fewer they share the seats evenly. */
export function lineUps(entrants: readonly string[], count: number, seed: string): LineUps {
  return inTurn(entrants.length > count ? combinations(entrants, count) : [entrants], count, seed);
}

/** Each against the next in the order given: the games that tell most about bots whose order is no question. */
export function ladder(entrants: readonly string[], count: number, seed: string): LineUps {
  return inTurn(
    entrants.slice(1).map((entrant, i) => [entrants[i]!, entrant]),
    count,
    seed,
  );
}

/** Each line-up is shuffled and stays for as many games as there are seats, so that every bot sits everywhere. */
function inTurn(groups: readonly (readonly string[])[], count: number, seed: string): LineUps {
  return game => {
    const round = Math.floor(game / count);
    const group = groups[round % groups.length]!;
    // With fewer bots than seats it changes from turn to turn who gets the seats left over.
    const turn = Math.floor(round / groups.length);
    const line = Array.from({ length: count }, (_, place) => group[(place + turn) % group.length]!);
    return chanceOf(fastChance(`${seed} round ${round}`)).shuffle(line);
  };
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map(rest => [item, ...rest]));
}
