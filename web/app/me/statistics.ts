// Statistics made from finished games on this device, in the shape the server gives for its own.
import type { GameStatistics } from "#protocol/people.ts";
import type { Finished } from "./finished.ts";

/** Games of one person at this device; shared screens count for nobody. */
export function localStatistics(games: readonly Finished[]): GameStatistics[] {
  const solo = games.filter(({ isLocal, mine, result }) => isLocal && mine.length === 1 && result);
  const ids = [...new Set(solo.map(({ game }) => game))];
  return ids.map(game => {
    const played = solo.filter(each => each.game === game);
    const places: number[] = [];
    const bySeat = new Map<number, { seat: number; played: number; won: number }>();
    for (const { mine, result } of played) {
      const seat = mine[0]!;
      const place = result?.places[seat] ?? 1;
      while (places.length < place) places.push(0);
      places[place - 1]! += 1;
      const line = bySeat.get(seat) ?? { seat, played: 0, won: 0 };
      bySeat.set(seat, { seat, played: line.played + 1, won: line.won + (place === 1 ? 1 : 0) });
    }
    return { game, played: played.length, won: places[0] ?? 0, places, bySeat: [...bySeat.values()], bySetting: [] };
  });
}

/** Adds up statistics of the same game from two places. */
export function together(a: readonly GameStatistics[], b: readonly GameStatistics[]): GameStatistics[] {
  const ids = [...new Set([...a, ...b].map(({ game }) => game))];
  return ids.map(game => {
    const parts = [...a, ...b].filter(each => each.game === game);
    const length = Math.max(...parts.map(({ places }) => places.length));
    const seats = [...new Set(parts.flatMap(({ bySeat }) => bySeat.map(({ seat }) => seat)))].sort((x, y) => x - y);
    const sum = (of: (part: GameStatistics) => number) => parts.reduce((total, part) => total + of(part), 0);
    return {
      game,
      played: sum(({ played }) => played),
      won: sum(({ won }) => won),
      places: Array.from({ length }, (_, i) => sum(({ places }) => places[i] ?? 0)),
      bySeat: seats.map(seat => ({
        seat,
        played: sum(({ bySeat }) => bySeat.find(line => line.seat === seat)?.played ?? 0),
        won: sum(({ bySeat }) => bySeat.find(line => line.seat === seat)?.won ?? 0),
      })),
      bySetting: parts.flatMap(({ bySetting }) => bySetting),
    };
  });
}
