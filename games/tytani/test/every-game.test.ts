import { expect, test } from "vitest";
import { checkGame, isClean } from "#games/every-game/check.ts";
import { registered } from "./registered.ts";

/** Enough to see every seat count with several settings. */
const GAMES = 12;

test("passes the suite that every game must pass", { timeout: 60_000 }, async () => {
  const report = await checkGame(registered, { games: GAMES, seed: "tytani" });
  expect(report.failures.map(({ kind, message, command }) => `${kind}: ${message}\n${command}`)).toEqual([]);
  expect(isClean(report)).toBe(true);
  expect(report.games).toBe(GAMES);
  for (const figure of ["decisions", "secrecyPairs", "plantedLeaks", "forged", "restarts", "leavers"] as const) {
    expect(report[figure], figure).toBeGreaterThan(0);
  }
});
