// How a level thinks about the questions of whole games: how long, and how often it gets to what others answer.

import { levelNamed } from "#bots/levels.ts";
import { Search } from "#bots/search/search.ts";
import { fastChance } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { sightOf } from "#kernel/imagine.ts";
import type { State } from "#kernel/procedure.ts";
import { cpuSeconds } from "../stats.ts";
import type { Row } from "./measure.ts";
import { questionsOf, spread } from "./questions.ts";

/** The levels that are held to a time. */
const LEVELS = ["adept", "master"] as const;
/** Games whose questions are asked again. */
const GAMES = 4;

/** The rows of one game at a table: `count` questions of games among one-step bots, evenly spread over them. */
export function thinkingRows(game: AnyGame, seats: number, count: number): Row[] {
  const games = Array.from({ length: GAMES }, (_, n) => questionsOf(game, seats, `thinking ${n}`));
  const questions = spread(games.flat(), count);
  return LEVELS.flatMap(level => {
    const thoughts = questions
      .map((state, i) => think(game, level, state, i))
      .filter(({ iterations }) => iterations > 0);
    const times = thoughts.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const all = thoughts.reduce((sum, { iterations }) => sum + iterations, 0);
    const answered = thoughts.reduce((sum, { iterations, foresight }) => sum + iterations * foresight, 0);
    const name = `${game.id}, ${seats} seats: ${level}'s decisions`;
    return [
      { name: `${name}, median of ${thoughts.length}`, unit: "CPU ms", value: times[times.length >> 1] ?? 0 },
      { name: `${name}, 95 % are faster than`, unit: "CPU ms", value: times[Math.floor(times.length * 0.95)] ?? 0 },
      { name: `${name}, ways to what others answer`, unit: "%", value: (100 * answered) / Math.max(1, all) },
    ];
  });
}

/** One thought as at a table, but for the time of other programs. */
function think(game: AnyGame, level: string, state: State, luck: number) {
  const { style } = levelNamed(game, level)!;
  const now = () => cpuSeconds() * 1000;
  const begin = now();
  const { iterations, milliseconds } = style;
  const sight = sightOf(game, state, state.open[0]!);
  const finding = new Search(game, sight, style, fastChance(luck)).run(null, {
    iterations,
    time: { milliseconds, now },
  });
  return { milliseconds: now() - begin, iterations: finding.iterations, foresight: finding.foresight };
}
