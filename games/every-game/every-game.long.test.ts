import { describe, expect, test } from "vitest";
import { template } from "#games/_template/test/registered.ts";
import { registry } from "#games/registry.ts";
import { caseCount } from "./cases.ts";
import { checkGame } from "./check.ts";

/** Enough for every seat count with every combination of settings, and for rare cards. */
const GAMES = 200;

describe.each(Object.values({ ...registry, template }))("$game.id", registered => {
  test("passes the suite in every setting, and everything in it is exercised", async () => {
    const games = Math.max(GAMES, caseCount(registered.game));
    const report = await checkGame(registered, { games, seed: "long" });
    expect(report.failures.map(({ kind, message, command }) => `${kind}: ${message}\n${command}`)).toEqual([]);
    expect(report.plantedCaught).toBe(report.plantedLeaks);
    expect([...report.uncoveredSteps, ...report.uncoveredContent]).toEqual([]);
  });
});
