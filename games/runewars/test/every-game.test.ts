// The suite that every game must pass, on a few games of each number of seats and each setting.
import { expect, test } from "vitest";
import { checkGame, isClean } from "#games/every-game/check.ts";
import { registered } from "./registered.ts";

test("passes the suite", async () => {
  const report = await checkGame(registered, { games: 6, seed: "runewars" });
  expect(report.failures.map(({ kind, message, command }) => `${kind}: ${message}\n${command}`)).toEqual([]);
  expect(isClean(report)).toBe(true);
}, 120_000);
