import { expect, test } from "vitest";
import type { Plan, Progress, Verdict } from "#bots/learning/train.ts";
import { trainingPage, trustPage } from "#cli/learning/page.ts";

const score = { games: 200, share: 0.62, interval: [0.55, 0.69] as const };
const trust = { brier: 0.2, auc: 0.7 };
const moments: Verdict["moments"] = [{ moment: 0.5, hand: trust, learned: { brier: 0.15, auc: 0.8 } }];
const plan = { command: "hetman train duel --seed a" } as Plan;
const progress: Progress = {
  plan,
  log: [
    { generation: 1, lessons: 900, score, isKept: true },
    { generation: 2, lessons: 900, score: { ...score, share: 0.48 }, isKept: false },
  ],
  kept: null,
  latest: null,
};

test("the curves of a training show each generation, which were kept, and what they came to", () => {
  const page = trainingPage("duel", progress, { duel: score, moments }, "en");
  expect(page).toContain("hetman train duel --seed a");
  expect(page).toContain("1 ✓: 62.0 % (55.0 % – 69.0 %), 200");
  expect(page).toContain("<title>2: 48.0 %");
  expect(page).toContain("0.1500");
  expect(trainingPage("duel", progress, null, "pl")).toContain("Każde pokolenie");
});

test("the curve of a calibration has a point for each chance that was given", () => {
  const reliability = [
    { count: 40, thought: 0.25, won: 0.2 },
    { count: 0, thought: 0, won: 0 },
  ];
  const calibration = { games: 50, moments: [{ moment: 0.5, hand: trust, chances: trust }], reliability, error: 0.05 };
  const page = trustPage("duel", 2, calibration, "en");
  expect(page.match(/<circle/g)).toHaveLength(1);
  expect(page).toContain("25.0 %: 20.0 %");
  expect(page).toContain("0.050 apart");
});
