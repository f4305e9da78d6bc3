// What people read of measured strength.
import { expect, test } from "vitest";
import { levelIds } from "#bots/levels.ts";
import ratings from "#bots/ratings.json" with { type: "json" };
import type { CatalogueGame } from "../catalogue.ts";
import type { Words } from "../i18n/index.ts";
import { strengthAbout, strengthOf, strengthText } from "./strength.ts";

const gameWith = (bots: object): CatalogueGame => ({ ratings: { 2: { games: 8, bots } } }) as unknown as CatalogueGame;

test("strength is told in the points that players of chess know", () => {
  const game = gameWith({
    adept: { rating: 25, interval: [20, 30] },
    master: { rating: 34.7, interval: [29.7, 39.7] },
  });
  expect(strengthText(strengthOf(game, 2, "adept")!)).toBe("1500 ± 115");
  expect(strengthText(strengthOf(game, 2, "master")!)).toBe("1723 ± 115");
  expect(strengthOf(game, 2, "beginner")).toBeNull();
  expect(strengthOf(game, 3, "adept")).toBeNull();
});

test("who reads a number learns when it was measured by earlier rules", () => {
  const words = ((key: string) => key) as unknown as Words;
  const game = {
    rules: "2",
    ratings: { 2: { rules: "2", games: 8, bots: {} }, 3: { rules: "1", games: 8, bots: {} } },
  };
  const about = (seats: number) => strengthAbout(words, game as unknown as CatalogueGame, seats);
  expect([about(2), about(3), about(4)]).toEqual([
    "bots.strengthAbout",
    "bots.strengthAbout bots.strengthEarlier",
    null,
  ]);
});

test("no level of any game has points that look like a mistake", () => {
  for (const tables of Object.values(ratings)) {
    for (const { bots } of Object.values(tables)) {
      for (const level of levelIds) expect(strengthOf(gameWith(bots), 2, level)!.points).toBeGreaterThan(0);
    }
  }
});
