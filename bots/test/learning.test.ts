import { describe, expect, test } from "vitest";
import { nextGeneration, type Plan, type Progress, verdictOf } from "#bots/learning/train.ts";
import { beacons } from "#games/_template/index.ts";
import { registry } from "#games/registry.ts";
import { fastChance } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { imagine } from "#kernel/imagine.ts";
import { isOver } from "#kernel/look.ts";
import { Network, type NetworkFile } from "#kernel/network.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";

const games: AnyGame[] = [beacons, ...Object.values(registry).map(({ game }) => game)].filter(
  ({ bot }) => bot.learning,
);

/** The figures a viewer gets of a world. */
function figuresOf(game: AnyGame, s: Parameters<AnyGame["copy"] & object>[0], viewer: number): number[] {
  const { features } = game.bot.learning!;
  const rows = new Float64Array(s.seats * features.names.length);
  return [features.fill(s, viewer, rows), ...rows];
}

describe("figures to learn from", () => {
  test.each(games.map(game => [game.id, game] as const))(
    "of %s are the same in worlds a seat cannot tell apart",
    (_, game) => {
      const s = start(game, { seats: Math.min(4, Math.max(...game.seats)), seed: "figures" });
      const luck = fastChance("figures");
      for (let i = 0; !isOver(s); i++) {
        const seat = s.open[0]!;
        if (i % 5 === 0) {
          const truth = figuresOf(game, s, seat);
          expect(truth.every(Number.isFinite)).toBe(true);
          expect(figuresOf(game, imagine(game, s, seat, luck), seat)).toEqual(truth);
        }
        runnerOf(game).play(s, seat, randomChoice(game, s, seat, luck), []);
      }
    },
  );
});

describe("training", () => {
  const plan: Plan = { seed: "t", seats: [2, 3], generations: 2, games: 60, match: 40, hidden: 2, command: "test" };
  const learner = { game: beacons as AnyGame, learning: (beacons as AnyGame).bot.learning! };
  const fresh: Progress = { plan, log: [], kept: null };
  const told = (): void => {};
  const first = nextGeneration(learner, fresh, told);
  const second = nextGeneration(learner, first, told);

  test("is the same each time, also when it was stopped and read from a file", () => {
    const resumed = JSON.parse(JSON.stringify(nextGeneration(learner, fresh, told))) as Progress;
    expect(resumed).toEqual(JSON.parse(JSON.stringify(first)));
    expect(JSON.stringify(nextGeneration(learner, resumed, told))).toBe(JSON.stringify(second));
  });

  test("keeps a generation only if it wins against the one before", () => {
    for (const { score, isKept } of second.log) expect(isKept).toBe(score.share > 0.5);
    if (!second.log.at(-1)!.isKept) expect(second.kept).toBe(first.kept);
  });

  test("measures what it learned on games of their own", () => {
    const file: NetworkFile = {
      recipe: { command: "", rules: "1", games: 0, generations: 0 },
      seats: [2, 3],
      names: learner.learning.features.names,
      scales: [1, 1, 1, 1, 1],
      hidden: 0,
      step: 1,
      weights: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    };
    const verdict = verdictOf(learner, { ...fresh, kept: file }, 40, told)!;
    expect(verdict.moments.map(({ moment }) => moment)).toEqual([0.25, 0.5, 0.75]);
    // Who has more light late in the game wins more often than not.
    expect(verdict.moments[2]!.learned.auc).toBeGreaterThan(0.6);
    expect(verdictOf(learner, fresh, 40, told)).toBeNull();
  });

  test("gives chances that sum to one, and refuses weights of other figures", () => {
    const s = start(beacons, { seats: 3, seed: "a" });
    const inputs = learner.learning.features.names.length;
    const file: NetworkFile = {
      recipe: { command: "", rules: "1", games: 0, generations: 0 },
      seats: [3],
      names: learner.learning.features.names,
      scales: Array.from({ length: inputs }, () => 1),
      hidden: 1,
      step: 0.01,
      weights: Array.from({ length: 2 * inputs + inputs + 3 }, (_, i) => i),
    };
    const network = new Network(learner.learning.features, file);
    const chances = network.value(s, 1);
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(network.evaluate(s, 1)).toBeCloseTo(Math.log(chances[1]! / (1 - chances[1]!)), 9);
    expect(network.covers(start(beacons, { seats: 2, seed: "a" }))).toBe(false);
    expect(() => new Network(learner.learning.features, { ...file, names: ["other"] })).toThrow("train again");
  });
});
