// What is in the box.
import { expect, test } from "vitest";
import { start } from "#kernel/start.ts";
import { colors } from "../content/colors.ts";
import { coins, components } from "../content/components.ts";
import { rewardIds } from "../content/effects.ts";
import { evaluations } from "../content/evaluations.ts";
import { limits } from "../content/orders.ts";
import { titans } from "../content/titans.ts";
import { tokensFor3, tokensFor45 } from "../content/tokens.ts";
import { units } from "../content/units.ts";
import { xidit } from "../index.ts";
import type { Xidit } from "../state.ts";
import { scene } from "./scenes.ts";

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const numbers = (to: number): number[] => Array.from({ length: to }, (_, i) => i + 1);

test("XID-001 three, four or five players; two or six cannot start", () => {
  expect(xidit.seats).toEqual([3, 4, 5]);
  for (const seats of [1, 2, 6]) expect(() => start(xidit, { seats, seed: "x" })).toThrow("bad-seats");
  for (const seats of [3, 4, 5]) expect(start(xidit, { seats, seed: "x" }).seats).toBe(seats);
});

test("XID-002, 003 seventy units of five types, in order of strength", () => {
  expect(units.map(({ id, count }) => [id, count])).toEqual([
    ["militia", 18],
    ["archer", 16],
    ["infantry", 14],
    ["cleric", 12],
    ["battle-mage", 10],
  ]);
  expect(sum(units.map(({ count }) => count))).toBe(components.unitFigures);
  // Strength decides what is recruited: with one of each left, they go in this order.
  const game = scene({ recruits: { 11: "full" }, at: [11, 11, 11, 11] }).plan("a", "a", "a", "a");
  expect(game.of("recruited").map(({ unit }) => unit)).toEqual(["militia", "archer", "infantry", "cleric"]);
});

test("XID-004 five colours, each with 15 floors, 20 bards and its own figure, screen, board and tokens", () => {
  expect(colors.map(({ id }) => id).sort()).toEqual(["black", "blue", "green", "red", "yellow"]);
  expect([limits.floors, limits.bards]).toEqual([15, 20]);
  expect([components.guildFloors, components.bards]).toEqual([5 * limits.floors, 5 * limits.bards]);
  const { scoreTokens, idrakisFigures, screens, planningBoards, orderTokens } = components;
  expect([scoreTokens, idrakisFigures, screens, planningBoards, orderTokens]).toEqual([18, 5, 5, 5, 5]);
  const s = start(xidit, { seats: 5, seed: "x" }) as Xidit;
  expect([s.bards, s.built, s.waiting]).toEqual([Array(5).fill(20), Array(5).fill(0), Array(5).fill(0)]);
});

test("XID-005 sixty sovereign tokens of 1, 2 and 5; a game keeps totals only", () => {
  expect(coins.map(({ value }) => value)).toEqual([1, 2, 5]);
  expect(sum(coins.map(({ count }) => count))).toBe(60);
  expect(components.sovereignTokens).toBe(60);
  expect(scene({ sovereigns: [7, 0, 0, 0] }).view(0).seats[0]!.sovereigns).toBe(7);
});

test("XID-006 the Bank never runs out", () => {
  const all = sum(coins.map(({ value, count }) => value * count));
  const game = scene({ threats: [9], at: [9], units: { 0: [0, 1, 0, 1, 0] }, sovereigns: [0, all, 0, 0] }).plan("a");
  game.choose(0, { kind: "take", rewards: ["sovereigns", "floors"] });
  expect(game.s.sovereigns[0]).toBe(5);
});

test("XID-007, 008 two sets of city tokens: 1 to 21, and 1 to 18 for three players", () => {
  expect(tokensFor45.map(({ city }) => city)).toEqual(numbers(21));
  expect(tokensFor3.map(({ city }) => city)).toEqual(numbers(18));
  expect(tokensFor45.length + tokensFor3.length).toBe(components.cityTokens);
});

test("XID-009 every token has units to recruit on one side, a cost and three rewards on the other", () => {
  for (const [set, size] of [
    [tokensFor45, 5],
    [tokensFor3, 4],
  ] as const) {
    for (const { recruits, requires, rewards } of set) {
      expect(sum(recruits)).toBe(size);
      expect(sum(requires)).toBeGreaterThanOrEqual(2);
      expect(rewards.map(({ id }) => id)).toEqual(rewardIds);
      for (const { amount } of rewards) expect(amount).toBeGreaterThanOrEqual(1);
    }
  }
  const view = scene({ recruits: { 6: "full" }, threats: [7] }).view("spectator");
  expect(view.tokens.find(({ city }) => city === 6)).toEqual({ city: 6, side: "recruitment", units: [1, 2, 1, 0, 1] });
  expect(view.tokens.find(({ city }) => city === 7)).toEqual({ city: 7, side: "threat", units: null });
});

test("XID-010 six titans: two each of 3, 4 and 5 any-unit symbols", () => {
  expect(titans.map(({ units: size }) => size)).toEqual([3, 3, 4, 4, 5, 5]);
  expect(titans.length).toBe(components.titanTokens);
});

test("XID-011 three evaluations", () => {
  expect(evaluations.map(({ id }) => id)).toEqual(["wealth", "influence", "reputation"]);
  expect(components.evaluationTokens).toBe(3);
});

test("XID-012 the other pieces", () => {
  const { wastelandTokens, calendarTiles, bastions, yearMarkers, firstPlayerTokens, scoreTokens } = components;
  expect([wastelandTokens, calendarTiles, bastions, yearMarkers, firstPlayerTokens]).toEqual([2, 3, 1, 1, 1]);
  expect(scoreTokens).toBe(5 * 3 + 3);
  expect([components.virtualPlayerBoards, components.virtualPlayerMarkers]).toEqual([1, 3]);
});
