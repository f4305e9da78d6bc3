// Eliminating threats, and the three rewards.
import { describe, expect, test } from "vitest";
import type { XiditChoice } from "../choices.ts";
import { tokensFor45 } from "../content/tokens.ts";
import { xidit } from "../index.ts";
import { impossibleRewards } from "../rules/rewards.ts";
import { raging, type Setting } from "./scene-spec.ts";
import { pausedScene, type Scene, scene } from "./scenes.ts";

const take = (...rewards: ("sovereigns" | "bards" | "floors")[]): XiditChoice => ({ kind: "take", rewards });
const bard = (region: Extract<XiditChoice, { kind: "bard" }>["region"]): XiditChoice => ({ kind: "bard", region });

/** Seat 0 stands at the threat of a city with exactly the units it takes, and acts. */
function fight(city: number, setting: Setting = {}): Scene {
  return scene({ threats: [city], at: [city], units: { 0: tokensFor45[city - 1]!.requires }, ...setting }).plan("a");
}

describe("eliminating a threat", () => {
  test("XID-080 a threat shows the units required and three rewards", () => {
    expect(tokensFor45[16]).toMatchObject({ city: 17, requires: [1, 1, 0, 1, 0] });
    expect(tokensFor45[16]!.rewards.map(({ id, amount }) => [id, amount])).toEqual([
      ["sovereigns", 3],
      ["bards", 3],
      ["floors", 3],
    ]);
  });

  test("XID-081, 083, XID-EX-34 exact types and numbers; stronger units do not replace weaker ones", () => {
    const game = scene({ threats: [4], at: [4], units: { 0: [0, 0, 3, 2, 0] } }).plan("a");
    expect(game.of("orderLost")).toMatchObject([{ seat: 0, why: "units-missing", rule: "XID-083" }]);
    expect(game.units(0)).toEqual([0, 0, 3, 2, 0]);
    // One archer too few for threat 6, which takes two.
    expect(
      scene({ threats: [6], at: [6], units: { 0: [5, 1, 5, 5, 5] } })
        .plan("a")
        .of("orderLost").length,
    ).toBe(1);
  });

  test("XID-082, XID-EX-33 elimination is mandatory if the units are there", () => {
    // The action was meant for a titan; then threat 17 is placed under the player's feet.
    const game = pausedScene(
      { at: [17, 3], threats: [3], nextThreat: 17, bare: [17], units: { 0: [1, 1, 0, 1, 0], 1: [2, 0, 0, 0, 0] } },
      "wa",
      "a",
    );
    game.choose(1, take("sovereigns", "floors"));
    expect(game.where).toBe("rewards.choosePair");
    expect(game.asked).toEqual([0]);
    expect(game.units(0)).toEqual([0, 0, 0, 0, 0]);
  });

  test("XID-084 a threat that is gone is ignored, except that a titan may be fought", () => {
    const gone = (titans?: Setting["titans"]): Scene => {
      const game = scene({
        threats: [3],
        at: [3, 3],
        nextThreat: 6,
        units: { 0: [2, 0, 0, 0, 0], 1: [4, 0, 0, 0, 0] },
        ...(titans ? { titans } : {}),
      }).plan("a", "a");
      return game.choose(0, take("sovereigns", "floors"));
    };
    expect(gone().of("orderLost")).toMatchObject([{ seat: 1, why: "nothing-here" }]);
    expect([gone(raging).where, gone(raging).asked]).toEqual(["challenge.chooseTitan", [1]]);
  });

  test("XID-085, XID-EX-05 the units are shown to all and return to the Barracks", () => {
    const game = scene({ threats: [10], at: [10], units: { 0: [1, 2, 0, 0, 1] } });
    const before = [...game.s.barracks];
    game.plan("a");
    expect(game.of("unitsPaid")).toEqual([
      { type: "unitsPaid", seat: 0, city: 10, titan: null, units: [0, 1, 0, 0, 1] },
    ]);
    expect(xidit.viewEvent(game.of("unitsPaid")[0]!, 3)).toEqual(game.of("unitsPaid")[0]);
    expect(game.units(0)).toEqual([1, 1, 0, 0, 0]);
    expect(game.s.barracks).toEqual(before.map((count, unit) => count + [0, 1, 0, 0, 1][unit]!));
    expect(game.where).toBe("rewards.choosePair");
  });

  test("XID-086, 087, 089 exactly two different rewards of three, received in printed order", () => {
    const game = fight(17);
    expect(game.options()).toEqual([
      take("sovereigns", "bards"),
      take("sovereigns", "floors"),
      take("bards", "floors"),
    ]);
    for (const wrong of [take(), take("bards"), take("floors", "bards"), take("bards", "bards")]) {
      expect(game.refuses(0, wrong)).toBe(true);
    }
    expect(game.refuses(0, { kind: "decline" })).toBe(true);
    game.choose(0, take("bards", "floors"));
    for (let i = 0; i < 3; i++) game.choose(0, bard("ad-larian"));
    const gains = game.events.map(({ type }) => type).filter(type => /bardPlaced|floorsBuilt|sovereigns/.test(type));
    expect(gains).toEqual(["bardPlaced", "bardPlaced", "bardPlaced", "floorsBuilt"]);
    expect(game.s.sovereigns[0]).toBe(0);
  });

  test("XID-088, 265 with two possible rewards nothing is asked, and the log says why", () => {
    const game = fight(4, { guilds: { 4: [1, 1] } });
    expect(game.of("rewardsChosen")).toMatchObject([
      {
        rewards: ["sovereigns", "bards"],
        impossible: [{ reward: "floors", why: "foreign-guild", rule: "XID-109" }],
      },
    ]);
    // City 4 borders one region only, so the bards went there without a question either.
    expect(game.bardsIn("whisperwood")[0]).toBe(3);
    expect(game.where).toBe("year.plan");
  });

  test("XID-090, 293, XID-EX-67 no limit on threats in a Year, not even of the same city twice", () => {
    const game = pausedScene({ at: [3], threats: [3, 6], nextThreat: 9, units: { 0: [4, 0, 0, 0, 0] } }, "awwa");
    game.choose(0, take("sovereigns", "floors"));
    expect(game.s.token[3]).toBe(0);
    game.swap(6, 3).choose(3, { kind: "decline" });
    // The same threat came back: it must be eliminated again.
    game.choose(0, take("sovereigns", "floors"));
    expect(game.of("threatEliminated").map(({ city }) => city)).toEqual([3, 3]);
    expect(game.units(0)).toEqual([0, 0, 0, 0, 0]);
  });

  test("XID-091 pay, rewards, virtual player, discard, next threat, refill", () => {
    const game = scene({
      seats: 3,
      threats: [3],
      at: [3],
      units: { 0: [1, 0, 0, 1, 0] },
      nextThreat: 6,
    }).plan("a");
    game.choose(0, take("sovereigns", "bards"));
    for (let i = 0; i < 3; i++) if (game.where === "bards.chooseRegion") game.choose(0, bard("rapha"));
    game.choose(0, { kind: "advance", evaluation: "wealth" });
    const order = game.events.filter(({ type }) => type !== "waited").map(({ type }) => type);
    expect(order).toEqual([
      "plansRevealed",
      "unitsPaid",
      "rewardsChosen",
      "sovereignsGained",
      "bardPlaced",
      "bardPlaced",
      "bardPlaced",
      "virtualAdvanced",
      "threatEliminated",
      "tokenDiscarded",
      "tokenPlaced",
      "nextDrawn",
      "yearStarted",
    ]);
  });

  test("XID-294 at least one reward is always possible", () => {
    const game = scene({ at: [4], bards: { 0: 0 }, guilds: { 4: [1, 4] } });
    expect(impossibleRewards(game.s, 0).map(({ reward }) => reward)).toEqual(["bards", "floors"]);
  });

  test("XID-295 the yearly limit is noted before the token is replaced", () => {
    const game = fight(17);
    // The rewards are still open, the token still lies there, the limit already holds.
    expect([game.s.token[17], game.view(0).seats[0]!.threatIn]).toEqual([2, [17]]);
  });
});

describe("sovereigns", () => {
  test("XID-092, XID-EX-06 the printed value, behind the screen", () => {
    const game = fight(9).choose(0, take("sovereigns", "floors"));
    expect(game.s.sovereigns[0]).toBe(5);
    expect(game.view(0).seats[0]!.sovereigns).toBe(5);
  });

  test("XID-093, 247 the value owned stays secret until the end", () => {
    const game = fight(9).choose(0, take("sovereigns", "floors"));
    for (const viewer of [1, 2, 3, "spectator"] as const) {
      expect(game.view(viewer).seats[0]!.sovereigns).toBeNull();
      const event = xidit.viewEvent(game.of("sovereignsGained")[0]!, viewer);
      expect(event).toMatchObject({ amount: 5, total: null });
    }
    expect(xidit.viewEvent(game.of("sovereignsGained")[0]!, 0)).toMatchObject({ total: 5 });
  });

  test("XID-094 sovereigns are never spent", () => {
    const game = scene({ at: [6], recruits: { 6: "full" }, sovereigns: [4, 0, 0, 0] }).plan("arraba");
    expect(game.s.sovereigns[0]).toBe(4);
    expect(game.options(0).every(({ kind }) => kind === "order")).toBe(true);
  });
});

describe("bards", () => {
  test("XID-095, 096, 097, XID-EX-07 split among the regions at the city; central ones vanish into the Bastion", () => {
    const game = fight(11).choose(0, take("sovereigns", "bards"));
    expect(game.options()).toEqual([bard("heart-of-xidit"), bard("frostmarch"), bard("whisperwood")]);
    game.choose(0, bard("heart-of-xidit")).choose(0, bard("heart-of-xidit"));
    game.choose(0, bard("frostmarch")).choose(0, bard("whisperwood"));
    expect(game.view(0).bards[0]).toEqual([2, null, null, null]);
    expect(game.view(1).bards[0]).toEqual([null, 0, null, null]);
    expect(game.view(1).bards[1]).toEqual([1, 0, 0, 0]);
    expect(game.bardsIn("whisperwood")[0]).toBe(1);
    expect(fight(12).choose(0, take("sovereigns", "bards")).options()).toEqual([
      bard("heart-of-xidit"),
      bard("rapha"),
      bard("whisperwood"),
    ]);
  });

  test("XID-098, XID-EX-37 who has used all bards may not choose them; with fewer than printed all are placed", () => {
    const game = fight(11, { bards: { 0: 2 }, units: { 0: [2, 0, 0, 2, 0] } });
    game.choose(0, take("sovereigns", "bards"));
    game.choose(0, bard("frostmarch")).choose(0, bard("frostmarch"));
    expect([game.s.bards[0], game.where]).toEqual([0, "year.plan"]);
    expect(impossibleRewards(game.s, 0)).toContainEqual({ reward: "bards", why: "no-bards-left", rule: "XID-098" });
    // Also where all of them go to one region without a question.
    const one = fight(4, { bards: { 0: 2 } }).choose(0, take("sovereigns", "bards"));
    expect([one.s.bards[0], one.bardsIn("whisperwood")[0]]).toEqual([0, 2]);
  });

  test("XID-099, 100 as many as printed or owned, and none may be kept back", () => {
    const game = fight(8, { bards: { 0: 3 } }).choose(0, take("sovereigns", "bards"));
    for (let i = 0; i < 3; i++) {
      expect(game.options().every(({ kind }) => kind === "bard")).toBe(true);
      game.choose(0, bard("frostmarch"));
    }
    expect(game.bardsIn("frostmarch")[0]).toBe(3);
    expect(game.where).toBe("year.plan");
  });

  test("XID-101 no bards into a wasteland, and the refusal says so", () => {
    const game = fight(2, { years: "short" }).choose(0, take("sovereigns", "bards"));
    expect(game.options()).toEqual([bard("ombel"), bard("rapha")]);
    expect(game.refusals()).toContainEqual({ choice: bard("drowned-fens"), why: "wasteland", rule: "XID-101" });
    expect(game.refuses(0, bard("drowned-fens"))).toBe(true);
  });

  test("XID-095, 100 regions elsewhere and keeping bards back are refused with their reasons", () => {
    const game = fight(2, { years: "short" }).choose(0, take("sovereigns", "bards"));
    const elsewhere = ["heart-of-xidit", "frostmarch", "ad-larian", "estoria", "whisperwood", "ashen-coast"] as const;
    expect(game.refusals()).toEqual([
      ...elsewhere.map(region => ({ choice: bard(region), why: "not-adjacent", rule: "XID-095" })),
      { choice: bard("drowned-fens"), why: "wasteland", rule: "XID-101" },
      { choice: { kind: "stop" }, why: "must-place", rule: "XID-100" },
    ]);
  });

  test("XID-102 where only wasteland borders the city bards cannot be chosen", () => {
    const game = scene({ years: "short", seats: 5, at: [20] });
    expect(impossibleRewards(game.s, 0)).toEqual([{ reward: "bards", why: "only-wasteland", rule: "XID-102" }]);
    game.s.idrakis[0] = 15;
    expect(impossibleRewards(game.s, 0)).toEqual([]);
  });

  test("XID-103 placed bards never move", () => {
    const game = fight(11, { regionBards: { frostmarch: [1, 2, 0, 0] } }).choose(0, take("sovereigns", "bards"));
    for (let i = 0; i < 4; i++) game.choose(0, bard("whisperwood"));
    expect(game.bardsIn("frostmarch")).toEqual([1, 2, 0, 0]);
    game.plan("rarara");
    expect(game.bardsIn("whisperwood")[0]).toBe(4);
  });

  test("XID-083 who has some of the units is told which are missing", () => {
    const game = scene({ at: [15], threats: [15], units: { 0: [0, 0, 0, 1, 0] } }).plan("a");
    expect(game.of("orderLost")[0]).toMatchObject({ why: "units-missing", missing: [0, 0, 0, 1, 0] });
    const other = scene({ at: [1, 15], threats: [15], units: { 0: [0, 0, 0, 2, 0], 1: [1, 0, 0, 0, 0] } }).plan(
      "",
      "a",
    );
    expect(other.of("orderLost")[0]).toMatchObject({ seat: 1, missing: [0, 0, 0, 2, 0] });
  });

  test("XID-097, 099 asked is about as many bards as are left", () => {
    const game = fight(11, { bards: { 0: 2 } }).choose(0, take("sovereigns", "bards"));
    expect(game.look(0).question?.args).toEqual({ left: 2 });
    expect(game.choose(0, bard("frostmarch")).look(0).question?.args).toEqual({ left: 1 });
  });

  test("XID-266, 313 one region at a time, in any order", () => {
    const game = fight(11).choose(0, take("sovereigns", "bards")).choose(0, bard("whisperwood"));
    const all = [bard("heart-of-xidit"), bard("frostmarch"), bard("whisperwood")];
    expect(game.options()).toEqual(all);
    expect(game.refusals().filter(({ why }) => why !== "not-adjacent")).toEqual([
      { choice: { kind: "stop" }, why: "must-place", rule: "XID-100" },
    ]);
    game.choose(0, bard("frostmarch")).choose(0, bard("heart-of-xidit"));
    expect(game.options()).toEqual(all);
    game.choose(0, bard("whisperwood"));
    expect([game.bardsIn("whisperwood")[0], game.bardsIn("frostmarch")[0], game.where]).toEqual([2, 1, "year.plan"]);
  });
});

describe("guilds", () => {
  test("XID-104 the printed number of floors on the site of the city", () => {
    const game = fight(17).choose(0, take("sovereigns", "floors"));
    expect(game.view(1).guilds).toEqual([{ city: 17, seat: 0, floors: 3 }]);
    expect(game.view(1).seats[0]).toMatchObject({ built: 3, floors: 12 });
  });

  test("XID-105, 107, 108, XID-EX-08 an own guild grows up to four floors; the rest stays in the supply", () => {
    const game = fight(10, { guilds: { 10: [0, 2] } }).choose(0, take("sovereigns", "floors"));
    expect(game.of("floorsBuilt")).toMatchObject([{ count: 2, height: 4 }]);
    expect(game.view(0).seats[0]).toMatchObject({ built: 4, floors: 11 });
  });

  test("XID-106, 109, XID-EX-35 one guild of one colour: with a foreign guild the other two rewards are taken", () => {
    const game = fight(5, { guilds: { 5: [3, 1] } });
    // Nothing is asked about rewards; the bard has two regions to choose from.
    expect(game.of("rewardsChosen")).toMatchObject([{ rewards: ["sovereigns", "bards"] }]);
    game.choose(0, bard("rapha"));
    expect(game.s.sovereigns[0]).toBe(2);
    expect(game.view(0).guilds).toEqual([{ city: 5, seat: 3, floors: 1 }]);
    const full = scene({ at: [5], guilds: { 5: [0, 4] } });
    expect(impossibleRewards(full.s, 0)).toEqual([{ reward: "floors", why: "guild-full", rule: "XID-109" }]);
    const none = scene({ at: [5], guilds: { 1: [0, 4], 2: [0, 4], 3: [0, 4], 4: [0, 3] } });
    expect(impossibleRewards(none.s, 0)).toEqual([{ reward: "floors", why: "no-floors-left", rule: "XID-109" }]);
  });

  test("XID-110 as many as are printed, fit and are owned; never fewer", () => {
    const game = fight(17, { guilds: { 17: [0, 3] } }).choose(0, take("sovereigns", "floors"));
    expect(game.of("floorsBuilt")).toMatchObject([{ count: 1, height: 4 }]);
    expect(fight(17).options().length).toBe(3);
  });

  test("XID-111 guilds are never removed and block nothing", () => {
    const game = scene({
      at: [5, 3],
      recruits: { 12: "full" },
      threats: [3],
      guilds: { 12: [2, 4], 3: [2, 4] },
      units: { 1: [2, 0, 0, 0, 0] },
    }).plan("ba", "a");
    for (let i = 0; i < 3; i++) if (game.where === "bards.chooseRegion") game.choose(1, bard("rapha"));
    expect(game.of("recruited")).toMatchObject([{ seat: 0, city: 12 }]);
    expect(game.of("threatEliminated")).toMatchObject([{ seat: 1, city: 3 }]);
    expect(game.view(0).guilds).toEqual([
      { city: 3, seat: 2, floors: 4 },
      { city: 12, seat: 2, floors: 4 },
    ]);
  });

  test("XID-296 while floors wait during play the supply is never empty", () => {
    // Floors wait only while all own guilds are full: at most three of them with 15 floors, so at least one is left
    // before the last census, in which no more than one more can come.
    for (let guilds = 0; guilds <= 3; guilds++) {
      for (let waiting = 1; waiting <= 2; waiting++) expect(15 - 4 * guilds - waiting).toBeGreaterThan(0);
    }
  });

  test("XID-179, 180, XID-EX-40 a waiting floor joins the guild just built, as far as it fits", () => {
    const game = fight(17, { waiting: [1, 0, 0, 0] }).choose(0, take("sovereigns", "floors"));
    expect(game.of("floorsBuilt")).toMatchObject([
      { count: 3, height: 3, cause: "threat" },
      { count: 1, height: 4, cause: "waiting" },
    ]);
    expect(game.s.waiting[0]).toBe(0);
    const full = fight(10, { waiting: [1, 0, 0, 0] }).choose(0, take("sovereigns", "floors"));
    expect([full.s.guildHeight[10], full.s.waiting[0]]).toEqual([4, 1]);
  });

  test("XID-181 a waiting floor founds no guild by itself", () => {
    const game = fight(17, { waiting: [1, 0, 0, 0] }).choose(0, take("sovereigns", "bards"));
    for (let i = 0; i < 3; i++) if (game.where === "bards.chooseRegion") game.choose(0, bard("ad-larian"));
    expect(game.view(0).guilds).toEqual([]);
    expect(game.view(3).seats[0]!.waiting).toBe(1);
  });

  test("XID-267 placing waiting floors asks nothing", () => {
    const game = fight(17, { waiting: [1, 0, 0, 0] }).choose(0, take("sovereigns", "floors"));
    expect(game.where).toBe("year.plan");
  });

  test("XID-EX-36 only one reward possible", () => {
    const game = fight(5, { bards: { 0: 0 }, guilds: { 5: [0, 4] } });
    expect(game.of("rewardsChosen")).toMatchObject([{ rewards: ["sovereigns"] }]);
    expect([game.s.sovereigns[0], game.where]).toEqual([2, "year.plan"]);
    expect(game.of("tokenDiscarded")).toEqual([{ type: "tokenDiscarded", city: 5, side: "threat" }]);
  });

  test("XID-EX-38 floor supply exhausted", () => {
    const game = fight(21, { guilds: { 1: [0, 4], 2: [0, 4], 3: [0, 4], 4: [0, 2] } });
    game.choose(0, take("sovereigns", "floors"));
    expect([game.s.guildHeight[21], game.s.built[0]]).toEqual([1, 15]);
  });

  test("XID-EX-73 waiting floors and a small supply", () => {
    const game = fight(17, { guilds: { 1: [0, 4], 2: [0, 4], 3: [0, 4] }, waiting: [2, 0, 0, 0] });
    game.choose(0, take("sovereigns", "floors"));
    expect(game.of("floorsBuilt")).toMatchObject([{ count: 1 }, { count: 2, cause: "waiting" }]);
    expect(game.view(0).seats[0]).toMatchObject({ floors: 0, waiting: 0, built: 15 });
    expect(game.s.guildHeight[17]).toBe(3);
  });
});

test("XID-EX-25 the sample round", () => {
  const game = scene({
    at: [7],
    units: { 0: [2, 2, 0, 1, 0] },
    recruits: { 7: [0, 1, 1, 0, 1], 6: "full" },
    threats: [17],
    nextThreat: 14,
    bare: [14],
  }).plan("arabra");
  expect(game.of("recruited")).toMatchObject([
    { city: 7, unit: "archer" },
    { city: 6, unit: "militia" },
  ]);
  expect(game.of("moved").map(({ to }) => to)).toEqual([6, 11, 17]);
  expect(game.units(0)).toEqual([2, 2, 0, 0, 0]);
  const top = game.s.threatPile[0];
  game.choose(0, take("bards", "floors"));
  game.choose(0, bard("heart-of-xidit")).choose(0, bard("heart-of-xidit")).choose(0, bard("frostmarch"));
  expect(game.view(0).guilds).toEqual([{ city: 17, seat: 0, floors: 3 }]);
  expect([game.bardsIn("frostmarch")[0], game.bardsIn("heart-of-xidit")[0]]).toEqual([1, 2]);
  expect(game.s.sovereigns[0]).toBe(0);
  expect(game.s.discardedThreats).toEqual([17]);
  expect([game.s.token[14], game.s.nextThreat]).toEqual([2, top]);
  expect([game.s.year, game.s.first]).toEqual([2, 1]);
});
