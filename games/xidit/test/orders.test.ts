// Moves, waits, actions, recruitment.
import { describe, expect, test } from "vitest";
import { cities } from "../content/cities.ts";
import { raging } from "./scene-spec.ts";
import { pausedScene, scene } from "./scenes.ts";

describe("move", () => {
  test("XID-061 along the road of the colour to its other end, from every city", () => {
    for (const { number, roads } of cities) {
      for (const [letter, color] of [
        ["k", "black"],
        ["r", "red"],
        ["b", "blue"],
      ] as const) {
        expect(scene({ at: [number] }).plan(letter).s.idrakis[0]).toBe(roads[color] ?? number);
      }
    }
  });

  test("XID-062 a planned move is executed without asking, wanted or not", () => {
    // City 6 has recruits; the plan leads away from them all the same.
    const game = scene({ at: [6], recruits: { 6: "full" } }).plan("r");
    expect(game.of("moved")).toEqual([{ type: "moved", seat: 0, order: "move-red", from: 6, to: 7, step: 1 }]);
  });

  test("XID-063, XID-EX-28 without a road of the colour the order is lost, later orders go on from there", () => {
    const game = scene({ at: [7], recruits: { 6: "full" } }).plan("kra");
    expect(game.of("orderLost")).toEqual([
      { type: "orderLost", seat: 0, order: "move-black", city: 7, step: 1, why: "no-road", rule: "XID-063" },
    ]);
    expect(game.s.idrakis[0]).toBe(6);
    expect(game.of("recruited")).toMatchObject([{ city: 6 }]);
  });

  test("XID-064 figures, tokens, guilds and wastelands never block a move, and it costs nothing", () => {
    const game = scene({
      years: "short",
      at: [15, 9],
      units: { 0: [1, 0, 0, 0, 0] },
      threats: [9],
      guilds: { 9: [1, 4] },
    }).plan("bk");
    expect(game.s.idrakis[0]).toBe(20);
    expect(game.units(0)).toEqual([1, 0, 0, 0, 0]);
  });

  test("XID-EX-03 from 5 along the blue road to 12", () => {
    expect(scene({ at: [5] }).plan("b").s.idrakis[0]).toBe(12);
  });
});

describe("wait", () => {
  test("XID-065, 066, XID-EX-29 the Idrakis stays and does nothing, and the recruitment stays available", () => {
    const game = scene({ at: [6], recruits: { 6: "full" } }).plan("wwwwwa");
    expect(game.of("waited").filter(({ seat }) => seat === 0).length).toBe(5);
    expect(game.of("recruited").length).toBe(1);
    expect(game.s.idrakis[0]).toBe(6);
  });
});

describe("action", () => {
  test("XID-067 what happens depends on what lies in the city at that moment", () => {
    // At planning time city 2 is bare; in step 1 the token of 8 is exhausted and token 2 comes.
    const game = scene({ at: [8, 2], recruits: { 8: [0, 0, 0, 1, 0] }, bare: [2], nextRecruitment: 2 }).plan("a", "a");
    expect(game.of("recruited")).toMatchObject([
      { seat: 0, city: 8 },
      { seat: 1, city: 2 },
    ]);
  });

  test("XID-068, 069, 070 recruits are recruited, a threat is eliminated, elsewhere a titan may be fought", () => {
    const game = scene({
      at: [6, 3, 4],
      recruits: { 6: "full" },
      threats: [3],
      bare: [4],
      units: { 1: [2, 0, 0, 0, 0], 2: [3, 0, 0, 0, 0] },
      titans: raging,
    }).plan("a", "a", "a");
    expect(game.of("recruited")).toMatchObject([{ seat: 0 }]);
    expect([game.where, game.asked]).toEqual(["rewards.choosePair", [1]]);
    game.choose(1, { kind: "take", rewards: ["sovereigns", "floors"] });
    expect([game.where, game.asked]).toEqual(["challenge.chooseTitan", [2]]);
  });

  test("XID-071 if nothing applies the action is ignored", () => {
    const game = scene({ at: [20], bare: [20], units: { 0: [3, 3, 3, 3, 3] } }).plan("a");
    expect(game.of("orderLost")).toMatchObject([{ seat: 0, city: 20, why: "nothing-here", rule: "XID-071" }]);
    expect(game.units(0)).toEqual([3, 3, 3, 3, 3]);
  });
});

describe("recruitment", () => {
  test("XID-072, 073, XID-EX-04 one unit, the weakest, without a choice", () => {
    const game = scene({ at: [1, 1, 5], recruits: { 5: "full" } }).plan("", "", "a");
    expect(game.units(2)).toEqual([1, 0, 0, 0, 0]);
    expect(game.recruits(5)).toEqual([1, 0, 1, 1, 1]);
    expect(game.where).toBe("year.plan");
  });

  test("XID-074 recruiting is mandatory, even of an unwanted unit", () => {
    const game = scene({ at: [5], recruits: { 5: "full" }, units: { 0: [9, 0, 0, 0, 0] } }).plan("a");
    expect(game.units(0)[0]).toBe(10);
  });

  test("XID-075, 076, XID-EX-26 of several actions in a city only the first recruits", () => {
    const game = scene({ at: [6], recruits: { 6: "full" } }).plan("aaa");
    expect(game.of("recruited").length).toBe(1);
    expect(game.of("orderLost")).toMatchObject([
      { step: 2, why: "already-recruited", rule: "XID-075" },
      { step: 3, why: "already-recruited" },
    ]);
    // The first at which it is possible: here the recruits come only in step 2.
    const later = scene({ at: [8, 2], recruits: { 8: [0, 0, 0, 1, 0] }, bare: [2], nextRecruitment: 2 });
    later.plan("wa", "aaa");
    expect(later.of("recruited").filter(({ seat }) => seat === 1)).toMatchObject([{ city: 2 }]);
  });

  test("XID-077, XID-EX-30 also after leaving and coming back, and on a new token of the same city", () => {
    const game = scene({ at: [6], recruits: { 6: "full" } }).plan("arra");
    expect(game.of("moved").map(({ to }) => to)).toEqual([7, 6]);
    expect(game.of("recruited").length).toBe(1);
    expect(game.of("orderLost")).toMatchObject([{ step: 4, city: 6, why: "already-recruited" }]);
    // In step 1 seat 0 recruits in city 6; that token leaves, comes back full, and still gives seat 0 nothing more.
    const again = pausedScene({ at: [6], recruits: { 6: "full" }, nextRecruitment: 13, bare: [13] }, "awa");
    again.swap(6, 13).swap(13, 6);
    expect(again.recruits(6)).toEqual([1, 2, 1, 0, 1]);
    again.choose(3, { kind: "decline" });
    expect(again.of("recruited").length).toBe(1);
    expect(again.of("orderLost").at(-1)).toMatchObject({ seat: 0, step: 3, why: "already-recruited" });
  });

  test("XID-078 recruiting is free and there is no limit to the units behind a screen", () => {
    const game = scene({ at: [5], recruits: { 5: "full" }, units: { 0: [9, 9, 9, 9, 7] }, sovereigns: [3] }).plan("a");
    expect(game.units(0)).toEqual([10, 9, 9, 9, 7]);
    expect(game.s.sovereigns[0]).toBe(3);
  });

  test("XID-079 who cannot recruit because of the limit may not fight a titan there instead", () => {
    const game = scene({ at: [6], recruits: { 6: "full" }, units: { 0: [5, 0, 0, 0, 0] }, titans: raging }).plan("aa");
    expect(game.where).toBe("year.plan");
    expect(game.of("orderLost")).toMatchObject([{ step: 2, why: "already-recruited" }]);
  });

  test("XID-292 eliminations do not forbid recruiting later, nor recruiting an elimination", () => {
    // Seat 0 eliminates threat 3 in step 1; then token 3 lies there recruitment side up.
    const game = pausedScene({ at: [3], threats: [3], recruits: { 6: "full" }, units: { 0: [2, 0, 0, 0, 0] } }, "awa");
    game.choose(0, { kind: "take", rewards: ["sovereigns", "floors"] });
    game.swap(6, 3).choose(3, { kind: "decline" });
    expect(game.of("recruited")).toMatchObject([{ seat: 0, city: 3, unit: "militia" }]);
    // And the other way round: seat 0 recruits in city 6, then threat 6 lies there.
    const back = pausedScene(
      { at: [6], recruits: { 6: "full" }, threats: [9], units: { 0: [0, 2, 0, 0, 0] }, nextRecruitment: 13 },
      "awa",
    );
    back.swap(6, 13).swap(9, 6).choose(3, { kind: "decline" });
    expect(back.of("unitsPaid")).toMatchObject([{ seat: 0, city: 6 }]);
  });

  test("XID-EX-31 beaten to the last unit", () => {
    const game = scene({ at: [1, 8, 1, 8], recruits: { 8: [0, 0, 0, 1, 0] }, nextRecruitment: 2, bare: [2] });
    game.plan("", "wa", "", "wa");
    expect(game.units(1)).toEqual([0, 0, 0, 1, 0]);
    expect([game.s.token[8], game.s.token[2]]).toEqual([0, 1]);
    expect(game.of("orderLost")).toMatchObject([{ seat: 3, step: 2, why: "nothing-here" }]);
  });

  test("XID-EX-32 a new token under one's feet", () => {
    const game = scene({ at: [8, 2], recruits: { 8: [0, 0, 0, 1, 0] }, nextRecruitment: 2, bare: [2] });
    game.plan("wwa", "wwa");
    expect(game.units(1)).toEqual([1, 0, 0, 0, 0]);
    expect(game.recruits(2)).toEqual([1, 1, 1, 1, 0]);
  });
});
