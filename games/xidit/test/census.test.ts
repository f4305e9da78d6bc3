// The military census.
import { describe, expect, test } from "vitest";
import { retract } from "#kernel/choose.ts";
import type { XiditChoice } from "../choices.ts";
import { xidit } from "../index.ts";
import type { Setting } from "./scene-spec.ts";
import { type Scene, scene } from "./scenes.ts";

const bard = (region: Extract<XiditChoice, { kind: "bard" }>["region"]): XiditChoice => ({ kind: "bard", region });
const stop: XiditChoice = { kind: "stop" };
const floor = (city: number): XiditChoice => ({ kind: "floor", city });

/** A census at the end of Year 4; the parts before the given one pass with empty hands. */
function census(unit: number, setting: Setting): Scene {
  const seats = setting.seats ?? 4;
  const game = scene({ year: 4, ...setting }).plan();
  for (let part = 0; part < unit; part++) game.show(...Array<number>(seats).fill(0));
  return game;
}

describe("showing", () => {
  test("XID-161 at the end of Years 4, 8 and 12, after all orders", () => {
    for (let year = 1; year <= 12; year++) {
      const game = scene({ year }).plan();
      expect(game.where === "census.show").toBe([4, 8, 12].includes(year));
      if (game.where === "census.show") expect(game.of("waited").length).toBe(24);
    }
  });

  test("XID-162 militia, archers, infantry, clerics, battle mages, one after the other", () => {
    const game = census(0, {});
    const asked: (string | undefined)[] = [];
    while (game.where === "census.show") {
      asked.push(game.view(0).census?.unit);
      game.show(0, 0, 0, 0);
    }
    expect(asked).toEqual(["militia", "archer", "infantry", "cleric", "battle-mage"]);
  });

  test("XID-163, 269 any number from none to all owned; everybody is asked, also who owns none", () => {
    const game = census(0, { units: { 0: [3, 0, 0, 0, 0] } });
    expect(game.asked).toEqual([0, 1, 2, 3]);
    expect(game.options(0)).toEqual([0, 1, 2, 3].map(count => ({ kind: "show", count })));
    expect(game.options(1)).toEqual([{ kind: "show", count: 0 }]);
    expect(game.refuses(0, { kind: "show", count: 4 })).toBe(true);
    expect(game.refusals(0)).toEqual([{ choice: { kind: "show", count: 4 }, why: "not-owned", rule: "XID-163" }]);
    const third = census(2, { units: { 0: [0, 0, 2, 0, 0], 2: [0, 0, 1, 0, 0] } });
    expect(third.look(2).question?.args).toEqual({ unit: "infantry", owned: 1 });
    expect(third.refusals(2)).toEqual([{ choice: { kind: "show", count: 2 }, why: "not-owned", rule: "XID-163" }]);
    const all = census(0, { units: { 0: [18, 0, 0, 0, 0] } });
    expect(all.refusals(0)).toEqual([]);
  });

  test("XID-164, 258 choices are hidden until all are in, then revealed at once", () => {
    const game = census(0, { units: { 0: [3, 0, 0, 0, 0], 1: [2, 0, 0, 0, 0] } });
    const before = game.look(2);
    game.choose(0, { kind: "show", count: 3 });
    expect(game.look(2)).toEqual({ ...before, waiting: { ...before.waiting!, open: [1, 2, 3], ready: [0] } });
    const back = retract(xidit, game.s, 0);
    expect(back.ok).toBe(true);
    game.choose(1, { kind: "show", count: 2 }).choose(2, { kind: "show", count: 0 });
    expect(game.of("censusRevealed")).toEqual([]);
    game.choose(3, { kind: "show", count: 0 });
    expect(game.of("censusRevealed")).toEqual([
      { type: "censusRevealed", unit: "militia", shown: [3, 2, 0, 0], winners: [0] },
    ]);
    expect(game.view("spectator").census!.shown.map(row => row[0])).toEqual([3, 2, 0, 0]);
    expect(game.s.sovereigns).toEqual([1, 0, 0, 0]);
  });

  test("XID-164 what was shown four Years ago is not shown any more", () => {
    const game = scene({ year: 8 });
    game.s.shown = Array<number>(20).fill(3);
    expect(game.plan().s.shown).toEqual(Array(20).fill(-1));
  });

  test("XID-165 a census costs nothing", () => {
    const game = census(0, { units: { 0: [3, 1, 0, 0, 0] } })
      .show(3, 0, 0, 0)
      .show(1, 0, 0, 0);
    expect(game.units(0)).toEqual([3, 1, 0, 0, 0]);
  });

  test("XID-166 the reward of one type is resolved before the next type is chosen", () => {
    const game = census(2, { at: [11], units: { 0: [0, 0, 1, 0, 0] } }).show(1, 0, 0, 0);
    expect([game.where, game.asked]).toEqual(["bards.chooseRegion", [0]]);
    game.choose(0, bard("frostmarch"));
    expect([game.where, game.view(0).census?.unit]).toEqual(["census.show", "cleric"]);
  });

  test("XID-167, XID-EX-50 who shows none never wins", () => {
    const game = census(4, { units: { 1: [0, 0, 0, 0, 1] }, guilds: { 1: [1, 1] } }).show(0, 0, 0, 0);
    expect(game.of("censusRevealed").at(-1)).toMatchObject({ winners: [] });
    expect(game.s.built).toEqual([0, 1, 0, 0]);
  });

  test("XID-259, XID-EX-51 bluffing low wins nothing and reveals nothing more", () => {
    const game = census(2, { at: [1, 1, 7], units: { 1: [0, 0, 4, 0, 0], 2: [0, 0, 3, 0, 0] } }).show(0, 2, 3, 0);
    expect(game.of("censusRevealed").at(-1)).toMatchObject({ shown: [0, 2, 3, 0], winners: [2] });
    expect(game.view(0).seats[1]!.units).toBeNull();
    expect(JSON.stringify(game.view(0).census)).not.toContain("4");
  });
});

describe("rewards", () => {
  test("XID-168 most militia: one sovereign", () => {
    expect(census(0, { units: { 2: [2, 0, 0, 0, 0] } }).show(0, 0, 2, 0).s.sovereigns).toEqual([0, 0, 1, 0]);
  });

  test("XID-169 most archers: two sovereigns", () => {
    expect(census(1, { units: { 2: [0, 1, 0, 0, 0] } }).show(0, 0, 1, 0).s.sovereigns).toEqual([0, 0, 2, 0]);
  });

  test("XID-170 most infantry: one bard at the own Idrakis", () => {
    const game = census(2, { at: [11], units: { 0: [0, 0, 1, 0, 0] } }).show(1, 0, 0, 0);
    expect(game.options()).toEqual([bard("heart-of-xidit"), bard("frostmarch"), bard("whisperwood"), stop]);
    game.choose(0, bard("whisperwood"));
    expect([game.bardsIn("whisperwood")[0], game.where]).toEqual([1, "census.show"]);
  });

  test("XID-171, XID-EX-17 most clerics: two bards in one or two regions; the shown clerics return", () => {
    const units = { 0: [0, 0, 0, 1, 0], 1: [0, 0, 0, 1, 0], 2: [0, 0, 0, 2, 0] };
    const game = census(3, { at: [1, 1, 11], units }).show(1, 1, 2, 0);
    expect(game.asked).toEqual([2]);
    game.choose(2, bard("frostmarch")).choose(2, bard("whisperwood"));
    expect([game.bardsIn("frostmarch")[2], game.bardsIn("whisperwood")[2]]).toEqual([1, 1]);
    expect(game.units(2)).toEqual([0, 0, 0, 2, 0]);
    expect(game.of("bardPlaced").every(({ seat }) => seat === 2)).toBe(true);
  });

  test("XID-172, 271 most battle mages: one floor on any own guild with room", () => {
    const game = census(4, { units: { 0: [0, 0, 0, 0, 1] }, guilds: { 1: [0, 2], 2: [0, 4], 3: [0, 1], 4: [1, 4] } });
    game.show(1, 0, 0, 0);
    expect(game.options()).toEqual([floor(1), floor(3), stop]);
    const reasons = game.refusals().slice(0, 3);
    expect(reasons).toEqual([
      { choice: floor(2), why: "guild-full", rule: "XID-105" },
      { choice: floor(4), why: "foreign-guild", rule: "XID-172" },
      { choice: floor(5), why: "no-guild", rule: "XID-181" },
    ]);
    game.choose(0, floor(3));
    expect(game.s.guildHeight.slice(1, 4)).toEqual([2, 4, 2]);
  });

  test("XID-271, 183 the floor may be declined, also with one guild with room", () => {
    const game = census(4, { units: { 0: [0, 0, 0, 0, 1] }, guilds: { 1: [0, 2] } }).show(1, 0, 0, 0);
    expect(game.options()).toEqual([floor(1), stop]);
    game.choose(0, stop);
    expect([game.s.guildHeight[1], game.s.waiting[0], game.where]).toEqual([2, 0, "year.plan"]);
    expect(game.of("floorLost")).toEqual([{ type: "floorLost", seat: 0, why: "declined" }]);
  });

  test("XID-173, XID-EX-48 tied players get exactly one each", () => {
    const units = { 0: [0, 3, 0, 0, 0], 1: [0, 3, 0, 0, 0], 2: [0, 1, 0, 0, 0] };
    const game = census(1, { units }).show(3, 3, 1, 0);
    expect(game.s.sovereigns).toEqual([1, 1, 0, 0]);
    const clerics = census(3, { at: [4, 7], units: { 0: [0, 0, 0, 1, 0], 1: [0, 0, 0, 1, 0] } }).show(1, 1, 0, 0);
    clerics.choose(0, bard("whisperwood")).choose(1, bard("frostmarch"));
    expect(clerics.of("bardPlaced").length).toBe(2);
    const mages = census(4, { units: { 0: [0, 0, 0, 0, 1], 1: [0, 0, 0, 0, 1] }, guilds: { 1: [0, 1], 2: [1, 1] } });
    mages.show(1, 1, 0, 0).choose(0, floor(1)).choose(1, floor(2));
    expect(mages.s.built).toEqual([2, 2, 0, 0]);
  });

  test("XID-174, 304, 307, XID-EX-49 in playing order from the First Player of the Year just played", () => {
    // O is seat 3 and First Player; S is seat 0.
    const units = { 0: [0, 0, 0, 2, 0], 3: [0, 0, 0, 2, 0] };
    const game = census(3, { first: 3, at: [11, 1, 1, 11], units }).show(2, 0, 0, 2);
    expect([game.s.first, game.asked]).toEqual([3, [3]]);
    game.choose(3, bard("frostmarch"));
    expect(game.asked).toEqual([0]);
    game.choose(0, stop);
    expect(game.bardsIn("frostmarch")).toEqual([0, 0, 0, 1]);
    const mages = census(4, {
      first: 2,
      units: { 0: [0, 0, 0, 0, 1], 2: [0, 0, 0, 0, 1] },
      guilds: { 1: [0, 1], 2: [0, 1], 3: [2, 1], 4: [2, 1] },
    }).show(1, 0, 1, 0);
    expect(mages.asked).toEqual([2]);
    expect(mages.choose(2, floor(3)).asked).toEqual([0]);
  });

  test("XID-175 own remaining bards, no wasteland, the central region into the Bastion", () => {
    const game = census(3, { years: "short", year: 3, at: [2], units: { 0: [0, 0, 0, 1, 0] }, bards: { 0: 1 } });
    game.show(1, 0, 0, 0);
    expect(game.options()).toEqual([bard("ombel"), bard("rapha"), stop]);
    game.choose(0, bard("ombel"));
    // The only bard is placed; the second of the two printed is lost.
    expect(game.of("bardsLost")).toEqual([{ type: "bardsLost", seat: 0, count: 1, why: "no-bards" }]);
    // With the last bard placed nothing is lost.
    const last = census(2, { at: [2], units: { 0: [0, 0, 1, 0, 0] }, bards: { 0: 1 } }).show(1, 0, 0, 0);
    last.choose(0, bard("ombel"));
    expect([last.s.bards[0], last.of("bardsLost")]).toEqual([0, []]);
    const central = census(2, { at: [1], units: { 0: [0, 0, 1, 0, 0] } }).show(1, 0, 0, 0);
    central.choose(0, bard("heart-of-xidit"));
    expect(central.view(1).bards[0]).toEqual([null, 0, null, null]);
    expect(central.view(0).seats[0]!.bastion).toBe(1);
  });

  test("XID-176, 270, 306 census bards may be declined or placed in part, and are lost then", () => {
    const game = census(3, { at: [4], units: { 0: [0, 0, 0, 1, 0] } }).show(1, 0, 0, 0);
    expect(game.options()).toEqual([bard("whisperwood"), stop]);
    expect(game.refusals().filter(({ choice }) => choice.kind === "stop")).toEqual([]);
    game.choose(0, bard("whisperwood")).choose(0, stop);
    expect(game.of("bardsLost")).toEqual([{ type: "bardsLost", seat: 0, count: 1, why: "declined" }]);
    expect([game.s.bards[0], game.bardsIn("whisperwood")[0]]).toEqual([19, 1]);
  });

  test("XID-177 without a guild the floor waits behind the screen, for all to see", () => {
    const game = census(4, { units: { 0: [0, 0, 0, 0, 1] } }).show(1, 0, 0, 0);
    expect(game.of("floorKept")).toEqual([{ type: "floorKept", seat: 0, waiting: 1 }]);
    expect(game.view(3).seats[0]).toMatchObject({ waiting: 1, built: 0, floors: 14 });
  });

  test("XID-178 also when all own guilds have four floors", () => {
    const game = census(4, { units: { 0: [0, 0, 0, 0, 1] }, guilds: { 1: [0, 4] } }).show(1, 0, 0, 0);
    expect(game.s.waiting[0]).toBe(1);
  });

  test("XID-182 with an empty supply the floor is lost", () => {
    const guilds = { 1: [0, 4], 2: [0, 4], 3: [0, 4], 4: [0, 3] } as const;
    const game = census(4, { units: { 0: [0, 0, 0, 0, 1] }, guilds }).show(1, 0, 0, 0);
    expect(game.of("floorLost")).toEqual([{ type: "floorLost", seat: 0, why: "no-floors" }]);
    expect([game.s.built[0], game.s.waiting[0]]).toEqual([15, 0]);
  });

  test("XID-305, XID-EX-69 a tied player who cannot use the reward still makes it a tie", () => {
    const units = { 0: [0, 0, 0, 2, 0], 1: [0, 0, 0, 2, 0] };
    const game = census(3, { at: [4, 7], units, bards: { 0: 0 } }).show(2, 2, 0, 0);
    expect(game.of("bardsLost")).toMatchObject([{ seat: 0, count: 1, why: "no-bards" }]);
    game.choose(1, bard("frostmarch"));
    expect(game.where).toBe("census.show");
    expect(game.bardsIn("frostmarch")[1]).toBe(1);
  });

  test("XID-EX-52 a census at a wasteland city", () => {
    const game = census(2, { seats: 3, at: [1, 1, 20], units: { 2: [0, 0, 1, 0, 0] } }).show(0, 0, 1);
    expect(game.of("bardsLost")).toEqual([{ type: "bardsLost", seat: 2, count: 1, why: "no-region" }]);
    expect([game.where, game.s.bards[2]]).toEqual(["census.show", 20]);
  });
});
