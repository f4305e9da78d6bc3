import { describe, expect, test } from "vitest";
import { template } from "#games/_template/test/registered.ts";
import { registry } from "#games/registry.ts";
import { checkGame, isClean } from "./check.ts";
import { checksOf } from "./checks.ts";

/** A few games of each; `hetman check` plays as many as one likes. */
const GAMES = 10;

describe.each(Object.values({ ...registry, template }))("$game.id", registered => {
  test("passes the suite", async () => {
    const report = await checkGame(registered, { games: GAMES, seed: "every-game" });
    expect(report.failures.map(({ kind, message, command }) => `${kind}: ${message}\n${command}`)).toEqual([]);
    expect(isClean(report)).toBe(true);
    expect(report.games).toBe(GAMES);
    expect(report.untargetedSteps).toEqual([]);
    expect((await checksOf(registered)).referee).toBeDefined();
    for (const figure of [
      "decisions",
      "secrecyPairs",
      "plantedLeaks",
      "forged",
      "restarts",
      "leavers",
      "targets",
    ] as const) {
      expect(report[figure], figure).toBeGreaterThan(0);
    }
  });
});
