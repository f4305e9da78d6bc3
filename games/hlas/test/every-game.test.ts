import { expect, test } from "vitest";
import { checkGame, isClean } from "#games/every-game/check.ts";
import { registered } from "./registered.ts";

/** Two games of each number of seats and of each mode; `hetman check` plays as many as one likes. */
const GAMES = 8;

test("HLAS-423 passes the suite of every game: secrecy, saves, undo, replays, both languages", async () => {
  const report = await checkGame(registered, { games: GAMES, seed: "hlas" });
  expect(report.failures.map(({ kind, message, command }) => `${kind}: ${message}\n${command}`)).toEqual([]);
  expect(isClean(report)).toBe(true);
}, 60_000);
