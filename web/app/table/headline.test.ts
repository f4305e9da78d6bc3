import { expect, test } from "vitest";
import type { Result } from "#kernel/game.ts";
import type { SeatInfo } from "#web/kit/board.ts";
import type { Words } from "../i18n/index.ts";
import { headline } from "./headline.ts";

const names = ["Anna", "Bartek", "Celina", "Dorota"];
const seated = (teams: readonly (number | null)[]): SeatInfo[] =>
  teams.map((team, seat) => {
    return { seat, name: names[seat]!, colour: "blue", isBot: false, isOnline: true, clock: null, team };
  });
const t = ((key: string, params?: { name?: string; names?: string }) =>
  `${key} ${params?.name ?? params?.names ?? ""}`.trim()) as unknown as Words;
const ended = (...winners: number[]): Result => ({ winners, places: [1, 1, 1, 1], scores: [], reason: "" });

test("a team that won is told so, with the ally's name", () => {
  const seats = seated([0, 1, 0, 1]);
  expect(headline(t, ended(0, 2), [2], seats)).toBe("end.wonWith Anna");
  expect(headline(t, ended(0, 2), [1], seats)).toBe("end.teamWon Anna, Celina");
  expect(headline(t, ended(0, 2), [], seats)).toBe("end.teamWon Anna, Celina");
});

test("equals share a victory, and two teams that drew are no team", () => {
  expect(headline(t, ended(0, 1), [1], seated([null, null, null, null]))).toBe("end.sharedWith Anna");
  expect(headline(t, ended(0, 1), [2], seated([null, null, null, null]))).toBe("end.shared Anna, Bartek");
  expect(headline(t, ended(0, 1, 2, 3), [1], seated([0, 1, 0, 1]))).toBe("end.sharedWith Anna, Celina, Dorota");
});

test("around one screen nobody is addressed alone", () => {
  expect(headline(t, ended(0), [0, 1], seated([null, null]))).toBe("end.lost Anna");
});
