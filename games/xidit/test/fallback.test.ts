// XID-273: what is chosen for a seat whose time ran out.
import { describe, expect, test } from "vitest";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { xidit } from "../index.ts";
import { RECRUITMENT, type Xidit } from "../state.ts";
import { raging } from "./scene-spec.ts";
import { scene } from "./scenes.ts";

describe("XID-273 safe choices", () => {
  test("XID-273 starting city: the lowest free city with recruits, else the lowest free city", () => {
    const s = start(xidit, { seats: 4, seed: "fallback" }) as Xidit;
    const seat = s.open[0]!;
    const lowest = s.token.indexOf(RECRUITMENT);
    expect(xidit.fallback(s, seat, runnerOf(xidit).options(s, seat))).toEqual({ kind: "start", city: lowest });
    s.token.fill(0);
    expect(xidit.fallback(s, seat, runnerOf(xidit).options(s, seat))).toEqual({ kind: "start", city: 1 });
    for (const city of [7, 5, 9]) s.token[city] = RECRUITMENT;
    expect(xidit.fallback(s, seat, runnerOf(xidit).options(s, seat))).toEqual({ kind: "start", city: 5 });
  });

  test("XID-273 planning: wait on every wheel not yet set, then confirm", () => {
    const game = scene();
    game.choose(0, { kind: "order", order: "move-red" });
    for (let wheel = 1; wheel < 6; wheel++) {
      expect(game.fallback(0)).toEqual({ kind: "order", order: "wait" });
      game.choose(0, { kind: "order", order: "wait" });
    }
    expect(game.fallback(0)).toEqual({ kind: "confirm" });
  });

  test("XID-273 titan: decline; payment: the weakest unit", () => {
    const game = scene({ at: [4], bare: [4], titans: raging, units: { 0: [2, 2, 1, 0, 0] } }).plan("a");
    expect(game.fallback()).toEqual({ kind: "decline" });
    game.choose(0, { kind: "fight", titan: "titan-3a" });
    expect(game.fallback()).toEqual({ kind: "pay", unit: "militia" });
  });

  test("XID-273 rewards: sovereigns and bards; bards: the highest first lyre, the first of equals", () => {
    const game = scene({ at: [15], threats: [15], units: { 0: [0, 0, 0, 2, 0] } }).plan("a");
    expect(game.fallback()).toEqual({ kind: "take", rewards: ["sovereigns", "bards"] });
    expect(game.look(0).question?.args).toEqual({ city: 15, titan: null });
    game.choose(0, { kind: "take", rewards: ["sovereigns", "bards"] });
    expect(game.fallback()).toEqual({ kind: "bard", region: "ad-larian" });
  });

  test("XID-273 census: all owned units; its bard is placed; its floor goes to the highest guild with room", () => {
    const game = scene({
      year: 4,
      at: [11],
      units: { 0: [2, 0, 1, 0, 1] },
      guilds: { 2: [0, 1], 3: [0, 3], 4: [0, 3], 5: [0, 4] },
    }).plan();
    expect(game.fallback(0)).toEqual({ kind: "show", count: 2 });
    game.show(0, 0, 0, 0).show(0, 0, 0, 0).show(1, 0, 0, 0);
    expect(game.fallback()).toEqual({ kind: "bard", region: "heart-of-xidit" });
    game.choose(0, { kind: "stop" }).show(0, 0, 0, 0).show(1, 0, 0, 0);
    expect(game.fallback()).toEqual({ kind: "floor", city: 3 });
  });

  test("XID-273 virtual player: the lowest marker, of equal ones the one evaluated first", () => {
    const game = scene({
      seats: 3,
      at: [2],
      threats: [2],
      units: { 0: [1, 0, 1, 0, 0] },
      evaluations: ["influence", "reputation", "wealth"],
      virtual: { wealth: 4, influence: 6, reputation: 5 },
    }).plan("a");
    game.choose(0, { kind: "take", rewards: ["sovereigns", "floors"] });
    expect(game.fallback()).toEqual({ kind: "advance", evaluation: "wealth" });
    game.s.virtual = [5, 6, 5];
    expect(game.fallback()).toEqual({ kind: "advance", evaluation: "reputation" });
  });
});
