// Statistics made from finished games on this device, in the shape the server gives for its own.
import type { GameStatistics } from "#protocol/people.ts";
import type { Finished } from "./finished.ts";

type Tally = { played: number; won: number };

/** Counts a game under a key. */
function count<E extends object>(tallies: Map<string, Tally & E>, key: string, isWon: boolean, what: E): void {
  const { played, won } = tallies.get(key) ?? { played: 0, won: 0 };
  tallies.set(key, { ...what, played: played + 1, won: won + (isWon ? 1 : 0) });
}

function figuresOf(game: string, played: readonly Finished[]): GameStatistics {
  const places: number[] = [];
  const seats = new Map<string, Tally & { seat: number }>();
  const settings = new Map<string, Tally & { option: string; value: string }>();
  for (const { mine, result, settings: chosen } of played) {
    const seat = mine[0]!;
    const place = result?.places[seat] ?? 1;
    while (places.length < place) places.push(0);
    places[place - 1]! += 1;
    count(seats, String(seat), place === 1, { seat });
    for (const [option, value] of Object.entries(chosen[seat] ?? {})) {
      count(settings, `${option} ${value}`, place === 1, { option, value });
    }
  }
  const [won = 0] = places;
  return { game, played: played.length, won, places, bySeat: [...seats.values()], bySetting: [...settings.values()] };
}

/** Games of one person at this device; shared screens count for nobody. */
export function localStatistics(games: readonly Finished[]): GameStatistics[] {
  const solo = games.filter(({ isLocal, mine, result }) => isLocal && mine.length === 1 && result);
  const ids = [...new Set(solo.map(({ game }) => game))];
  return ids.map(game =>
    figuresOf(
      game,
      solo.filter(each => each.game === game),
    ),
  );
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
      bySetting: merged(parts.flatMap(({ bySetting }) => bySetting)),
    };
  });
}

type Setting = GameStatistics["bySetting"][number];

/** Lines about the same value of a setting become one. */
function merged(lines: readonly Setting[]): Setting[] {
  const found = new Map<string, Setting>();
  for (const line of lines) {
    const key = `${line.option} ${line.value}`;
    const { played, won } = found.get(key) ?? { played: 0, won: 0 };
    found.set(key, { ...line, played: line.played + played, won: line.won + won });
  }
  return [...found.values()];
}
