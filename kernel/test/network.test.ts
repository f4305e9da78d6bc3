import { describe, expect, test } from "vitest";
import type { BotHints } from "#kernel/game.ts";
import { calibratedHints, learnedHints } from "#kernel/learned.ts";
import { chancesOf, type Features, Network, type NetworkFile, scoresOf, weightsIn } from "#kernel/network.ts";
import type { State } from "#kernel/procedure.ts";

const recipe = { command: "train", rules: "1", games: 1, generations: 1 };
const shape = { inputs: 2, hidden: 2 };
/** Each figure now, and by time left; then for each hidden unit its own, its own by time, each figure, and its share. */
const weights = [...[3, 4], ...[8, -2], ...[1, 2, 1, -1, 10], ...[-4, 4, 1, -2, 7]];
const rows = [2, 3, 5, -1, 1, 1];

const features: Features = {
  names: ["gold", "land"],
  fill: (s, _viewer, into) => {
    into.set(rows.slice(0, 2 * s.seats));
    return 0.5;
  },
};
const file: NetworkFile = {
  recipe,
  seats: [2, 3],
  names: ["gold", "land"],
  scales: [1, 1],
  hidden: 2,
  step: 1,
  weights,
};

const world = (seats: number): State => ({
  seats,
  stack: [],
  open: [],
  answers: [],
  chance: { kind: "script", values: [], used: 0 },
});

describe("a network", () => {
  test("has as many weights as its parts need", () => {
    expect(weightsIn(shape)).toBe(weights.length);
    expect(weightsIn({ inputs: 5, hidden: 3 })).toBe(10 + 3 * 8);
  });

  test("adds up figures, those that count by time left, and hidden units that are above zero", () => {
    const figures = { seats: 3, time: 0.5, rows: Float64Array.from([...rows, 100, 100]) };
    // 2×7 + 3×3, a unit of 1 and one below zero; 5×7 − 3, units of 8 and 5; 7 + 3, a unit of 2.
    expect(scoresOf(Float64Array.from(weights), shape, figures)).toEqual([23 + 10, 32 + 80 + 35, 10 + 20]);
    expect(new Network(features, file).chances({ ...figures, seats: 2 })).toEqual(chancesOf([33, 147]));
  });

  test("makes chances of scores, also of very great ones", () => {
    const [one, three] = chancesOf([Math.log(1), Math.log(3)]);
    expect([one, three]).toEqual([expect.closeTo(0.25), expect.closeTo(0.75)]);
    expect(chancesOf([1000, 1000])).toEqual([0.5, 0.5]);
    expect(chancesOf([0, 2000])).toEqual([0, 1]);
  });

  test("judges a world by the odds of a seat against all others together", () => {
    const network = new Network(features, file);
    expect(network.evaluate(world(2), 0)).toBe(33 - 147);
    expect(network.evaluate(world(2), 1)).toBe(147 - 33);
    expect(network.evaluate(world(3), 0)).toBeCloseTo(-Math.log(Math.exp(147 - 33) + Math.exp(30 - 33)));
    expect(network.evaluate(world(3), 1)).toBeCloseTo(-Math.log(Math.exp(33 - 147) + Math.exp(30 - 147)));
    expect(network.evaluate(world(3), 2)).toBeCloseTo(-Math.log(Math.exp(33 - 30) + Math.exp(147 - 30)));
    expect(network.value(world(3), 0)).toEqual(chancesOf([33, 147, 30]));
    const sure = new Network(features, { ...file, weights: weights.map(weight => weight * 100) });
    // Each hidden unit counts twice: by its own weights and by its share.
    expect(sure.evaluate(world(2), 0)).toBe(2300 + 100_000 - 3200 - 1_150_000);
  });

  test("takes the unit of its weights into account, and the scale of each figure wherever the figure counts", () => {
    const scaled = new Network(features, { ...file, scales: [2, 0.5], step: 0.5 });
    const plain = (x: number, y: number): number => {
      const units = [0.5 + 0.5 + x - 0.25 * y, -2 + 1 + x - 0.5 * y].map(unit => Math.max(0, unit));
      return x * (3 + 4) + y * (1 - 0.25) + units[0]! * 5 + units[1]! * 3.5;
    };
    expect(scaled.evaluate(world(2), 0)).toBeCloseTo(plain(2, 3) - plain(5, -1));
    const figures = { seats: 2, time: 0.5, rows: Float64Array.from([0, 5, 2, 3]) };
    expect(scaled.chances(figures)).toEqual(chancesOf([plain(0, 5), plain(2, 3)]));
  });

  test("is refused when it was learned from other figures or has too few weights", () => {
    expect(() => new Network(features, { ...file, names: ["gold", "men"] })).toThrow("train again");
    expect(() => new Network(features, { ...file, weights: weights.slice(1) })).toThrow("train again");
  });

  test("covers the numbers of seats it was learned with, and the worlds its figures tell enough of", () => {
    const network = new Network(features, file);
    expect([1, 2, 3, 4].map(seats => network.covers(world(seats)))).toEqual([false, true, true, false]);
    const pairs = new Network({ ...features, covers: s => s.seats === 2 }, file);
    expect([1, 2, 3].map(seats => pairs.covers(world(seats)))).toEqual([false, true, false]);
  });
});

test("hints judge by learned weights, and by hand where those were not learned", () => {
  const hints = (evaluate: BotHints<State>["evaluate"]): BotHints<State> => ({ evaluate, weight: 3 });
  const learned = learnedHints({ features, hand: () => 42, hints }, { ...file, seats: [3] });
  const network = new Network(features, file);
  expect(learned.weight).toBe(3);
  expect(learned.evaluate(world(3), 1)).toBe(network.evaluate(world(3), 1));
  expect(learned.evaluate(world(2), 1)).toBe(42);
  expect(learned.chance?.(world(3), 1)).toBe(network.value(world(3), 1)[1]);
  expect(learned.chance?.(world(2), 1)).toBeNull();
});

test("hints may judge by hand and know the chances that were learned", () => {
  const hints = (evaluate: BotHints<State>["evaluate"]): BotHints<State> => ({ evaluate, weight: 3 });
  const learning = { features, hand: () => 42, hints };
  const calibrated = calibratedHints(learning, { ...file, seats: [3] });
  const network = new Network(features, file);
  expect([calibrated.weight, calibrated.evaluate(world(3), 1), calibrated.learning]).toEqual([3, 42, learning]);
  expect(calibrated.chance?.(world(3), 1)).toBe(network.value(world(3), 1)[1]);
  expect(calibrated.chance?.(world(2), 1)).toBeNull();
});
