// Who knows what: views, events, imagined worlds.
import { describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import type { Viewer } from "#kernel/game.ts";
import { imagine } from "#kernel/imagine.ts";
import { copy } from "#kernel/json.ts";
import type { XiditChoice } from "../choices.ts";
import { tokensFor45 } from "../content/tokens.ts";
import type { PaymentFrame } from "../frames.ts";
import { xidit } from "../index.ts";
import { payableTypes } from "../rules/queries.ts";
import type { Xidit } from "../state.ts";
import { checks } from "./checks.ts";
import { raging } from "./scene-spec.ts";
import { pausedScene, type Scene, scene } from "./scenes.ts";

const others = [1, 2, 3, "spectator"] as const;
const dream = (game: Scene, viewer: Viewer, seed: string): Xidit =>
  imagine(xidit, game.s, viewer, fastChance(seed)) as Xidit;
const dreams = (game: Scene, viewer: Viewer, count = 40): Xidit[] =>
  Array.from({ length: count }, (_, i) => dream(game, viewer, `dream ${i}`));
const gold: XiditChoice = { kind: "take", rewards: ["sovereigns", "floors"] };

describe("behind the screens", () => {
  test("XID-246 units are hidden, each recruitment and payment is seen by all", () => {
    const game = scene({ at: [6, 3], recruits: { 6: "full" }, threats: [3], units: { 1: [2, 0, 0, 0, 0] } });
    game.plan("a", "a");
    const [recruited] = game.of("recruited");
    const [paid] = game.of("unitsPaid");
    for (const viewer of [2, 3, "spectator"] as const) {
      expect(game.view(viewer).seats[0]!.units).toBeNull();
      expect(xidit.viewEvent(recruited!, viewer)).toMatchObject({ seat: 0, unit: "militia", total: null });
      expect(xidit.viewEvent(paid!, viewer)).toEqual(paid);
    }
    expect(game.view(0).seats[0]!.units).toEqual([1, 0, 0, 0, 0]);
    expect(xidit.viewEvent(recruited!, 0)).toMatchObject({ total: 1 });
  });

  test("XID-248 bards not yet placed are hidden", () => {
    const game = scene({ bards: { 0: 7 } });
    expect(game.view(0).seats[0]!.bards).toBe(7);
    for (const viewer of others) expect(game.view(viewer).seats[0]!.bards).toBeNull();
  });

  test("XID-249 the Bastion is closed; everybody knows the own bards in it", () => {
    const game = scene({ regionBards: { "heart-of-xidit": [3, 1, 0, 0] } });
    expect(game.view(0).seats.map(({ bastion }) => bastion)).toEqual([3, null, null, null]);
    expect(game.view(1).bards[0]).toEqual([null, 1, null, null]);
    expect(game.view("spectator").bards[0]).toEqual([null, null, null, null]);
  });

  test("XID-250 the log states bards that go into the Bastion, the view only the own total", () => {
    const game = scene({ at: [11], threats: [11], units: { 0: [1, 0, 0, 1, 0] } }).plan("a");
    game.choose(0, { kind: "take", rewards: ["sovereigns", "bards"] });
    game.choose(0, { kind: "bard", region: "heart-of-xidit" });
    const [placed] = game.of("bardPlaced");
    for (const viewer of others) {
      expect(xidit.viewEvent(placed!, viewer)).toMatchObject({ seat: 0, region: "heart-of-xidit", left: null });
      expect(game.view(viewer).bards[0]![0]).toBeNull();
    }
    expect(xidit.viewEvent(placed!, 0)).toMatchObject({ left: 19 });
  });

  test("XID-251 a view tells nothing of another seat's units, sovereigns, bards or Bastion bards", () => {
    const plain = scene({ units: { 0: [1, 0, 0, 0, 0] } });
    const rich = scene({ units: { 0: [1, 0, 0, 0, 0] } });
    // The same public position; only what lies behind the screen of seat 1 differs.
    rich.s.sovereigns[1] = 9;
    rich.s.regionBards[1] = 4;
    rich.s.bards[1]! -= 4;
    for (const viewer of [0, 2, 3, "spectator"] as const) expect(rich.view(viewer)).toEqual(plain.view(viewer));
    expect(rich.view(1)).not.toEqual(plain.view(1));
  });

  test("XID-252 everything on the board is public", () => {
    const game = pausedScene({
      at: [5, 6, 7],
      regionBards: { frostmarch: [1, 2, 0, 0] },
      guilds: { 5: [1, 3] },
    });
    const seen = game.view("spectator");
    expect(seen.seats.map(({ city }) => city)).toEqual([5, 6, 7, 20]);
    expect(seen.bards[1]).toEqual([1, 2, 0, 0]);
    expect(seen.guilds).toEqual([{ city: 5, seat: 1, floors: 3 }]);
    expect(seen.tokens.filter(({ units }) => units).map(({ units }) => units)).not.toContain(null);
    expect([seen.barracks, seen.year, seen.first]).toEqual([game.s.barracks, 1, 0]);
    expect(seen.evaluations.length).toBe(3);
    expect(scene({ seats: 3 }).view("spectator").virtual).not.toBeNull();
  });

  test("XID-257 the number of waiting floors is public", () => {
    for (const viewer of others) expect(scene({ waiting: [2, 0, 0, 0] }).view(viewer).seats[0]!.waiting).toBe(2);
  });
});

describe("tokens and titans", () => {
  test("XID-253 the Next tokens and the tops are public, the tokens below are not", () => {
    const game = scene({ recruitmentPile: [18, 3, 4], threatPile: [6, 10, 15] });
    const { path } = game.view(0);
    expect(path.recruitmentPile).toEqual({ count: 3, top: 18, tokens: null });
    expect(path.threatPile).toEqual({ count: 3, top: 6, tokens: null });
    expect([path.nextRecruitment, path.nextThreat]).toEqual([game.s.nextRecruitment, game.s.nextThreat]);
    const swapped = scene({ recruitmentPile: [18, 4, 3], threatPile: [6, 15, 10] });
    expect(swapped.view(0)).toEqual(game.view(0));
  });

  test("XID-254 discard piles are public with their order", () => {
    const game = scene({ discardedThreats: [17, 5], discardedRecruitments: [8, 2] });
    expect(game.view("spectator").path).toMatchObject({ discardedThreats: [17, 5], discardedRecruitments: [8, 2] });
  });

  test("XID-255 both sides of all tokens are open reference data", () => {
    for (const token of tokensFor45) {
      expect(Object.isFrozen(token)).toBe(true);
      expect([token.recruits.length, token.requires.length, token.rewards.length]).toEqual([5, 5, 3]);
    }
  });

  test("XID-256 which of two sleeping titans lies on top is hidden; the size of a stack is public", () => {
    const one = scene({
      titans: [
        ["titan-3a", "titan-3b"],
        ["titan-4a", "titan-4b"],
        ["titan-5a", "titan-5b"],
      ],
    });
    const two = scene({
      titans: [
        ["titan-3b", "titan-3a"],
        ["titan-4b", "titan-4a"],
        ["titan-5b", "titan-5a"],
      ],
    });
    for (const viewer of [0, "spectator"] as const) expect(one.view(viewer)).toEqual(two.view(viewer));
    expect(one.view(0).titans.map(({ units, count }) => [units, count])).toEqual([
      [3, 2],
      [4, 2],
      [5, 2],
    ]);
    const tops = new Set(dreams(one, 0).map(world => world.titans.join()));
    expect(tops.size).toBe(8);
  });

  test("XID-310 imagined worlds shuffle the hidden tokens of both piles and keep what is seen", () => {
    const game = scene({ recruitmentPile: [18, 3, 4, 7], threatPile: [6, 10, 15, 1] });
    const worlds = dreams(game, 0);
    for (const world of worlds) {
      expect([world.recruitmentPile[0], world.threatPile[0]]).toEqual([18, 6]);
      expect([...world.recruitmentPile, ...world.threatPile].sort((a, b) => a - b)).toEqual([
        1, 3, 4, 6, 7, 10, 15, 18,
      ]);
      expect(xidit.viewFor(world, 0)).toEqual(game.view(0));
    }
    expect(new Set(worlds.map(({ threatPile }) => threatPile.join())).size).toBeGreaterThan(20);
  });
});

describe("imagined worlds", () => {
  test("a dream keeps all laws and the dreamer's view, and does not depend on what the dreamer cannot know", () => {
    const game = scene({
      at: [6, 3, 9, 12],
      units: { 0: [1, 2, 0, 0, 1], 1: [3, 0, 1, 0, 0], 2: [0, 1, 1, 2, 0] },
      sovereigns: [4, 7, 2, 0],
      regionBards: { "heart-of-xidit": [1, 3, 0, 2], estoria: [0, 1, 1, 0] },
    });
    game.s.freed = [1, 3, 1, 1];
    for (const viewer of [0, 1, "spectator"] as const) {
      for (const world of dreams(game, viewer, 10)) {
        expect(checks.invariants(world)).toEqual([]);
        expect(xidit.viewFor(world, viewer)).toEqual(game.view(viewer));
        const again = imagine(xidit, world, viewer, fastChance("same"));
        expect(again).toEqual(imagine(xidit, game.s, viewer, fastChance("same")));
      }
    }
  });

  test("XID-311 who is asked about a titan can pay one in every imagined world, and has a choice when paying", () => {
    const asked = scene({ at: [4], bare: [4], titans: raging, units: { 0: [2, 2, 0, 0, 0], 1: [1, 0, 0, 0, 0] } });
    asked.plan("a");
    for (const world of dreams(asked, 1)) {
      expect(world.units.slice(0, 5).reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(3);
    }
    asked.choose(0, { kind: "fight", titan: "titan-3a" });
    expect(asked.where).toBe("payment.chooseUnit");
    for (const world of dreams(asked, 1)) {
      expect(payableTypes(world, world.stack.at(-1) as PaymentFrame).length).toBeGreaterThanOrEqual(2);
    }
    // A seat with too few units is not asked at all.
    const poor = scene({ at: [4], bare: [4], titans: raging, units: { 0: [2, 0, 0, 0, 0] } }).plan("a");
    expect(poor.of("orderLost")).toMatchObject([{ seat: 0, why: "no-titan-affordable" }]);
  });

  test("XID-259 what was shown in a census is there for sure", () => {
    const game = scene({ year: 4, at: [11], units: { 0: [0, 0, 3, 0, 0], 1: [0, 0, 1, 0, 0] } }).plan();
    game.show(0, 0, 0, 0).show(0, 0, 0, 0).show(2, 1, 0, 0);
    expect(game.where).toBe("bards.chooseRegion");
    for (const world of dreams(game, 3)) {
      expect(world.units[2]).toBeGreaterThanOrEqual(2);
      expect(world.units[7]).toBeGreaterThanOrEqual(1);
      expect(world.bards[0]).toBeGreaterThanOrEqual(1);
    }
  });

  test("a finished game has nothing left to imagine", () => {
    const game = scene({ year: 12, sovereigns: [1, 2, 3, 4] }).plan();
    while (game.where === "census.show") game.show(0, 0, 0, 0);
    const world = dream(game, 0, "end");
    expect({ ...world, chance: null }).toEqual({ ...copy(game.s), chance: null });
  });
});

describe("decisions", () => {
  test("XID-260 planning and the census are simultaneous, everything else is one player at a time", () => {
    expect(scene().asked).toEqual([0, 1, 2, 3]);
    const census = scene({ year: 4 }).plan();
    expect([census.where, census.asked]).toEqual(["census.show", [0, 1, 2, 3]]);
    const threat = scene({ at: [3, 6], threats: [3, 6], units: { 0: [2, 0, 0, 0, 0], 1: [0, 2, 0, 0, 0] } });
    threat.plan("a", "a");
    expect([threat.where, threat.asked]).toEqual(["rewards.choosePair", [0]]);
    threat.choose(0, gold);
    expect(threat.asked).toEqual([1]);
  });

  test("XID-272 recruiting, a foreign or affordable threat, moving, waiting and refilling ask nobody", () => {
    const game = scene({
      at: [8, 5, 6],
      recruits: { 8: [0, 0, 0, 1, 0], 6: "full" },
      threats: [5],
      guilds: { 5: [3, 4] },
      bards: { 1: 0 },
      units: { 1: [0, 0, 2, 0, 0] },
    }).plan("ar", "aw", "ar");
    expect(game.where).toBe("year.plan");
    expect(game.of("recruited").length).toBe(2);
    expect(game.of("threatEliminated").length).toBe(1);
    expect(game.of("tokenPlaced").length).toBe(2);
  });

  test("XID-315 titan, payment, rewards, bards, floors, virtual player, tokens, then the next player", () => {
    const game = scene({
      seats: 3,
      at: [11, 5],
      bare: [11],
      titans: raging,
      units: { 0: [2, 2, 0, 0, 0] },
    }).plan("a", "b");
    const places: string[] = [];
    while (game.asked.length === 1) {
      places.push(game.where);
      const choice =
        game.where === "rewards.choosePair"
          ? ({ kind: "take", rewards: ["bards", "floors"] } as const)
          : game.options()[0]!;
      game.choose(0, choice);
    }
    expect([...new Set(places)]).toEqual([
      "challenge.chooseTitan",
      "payment.chooseUnit",
      "rewards.choosePair",
      "bards.chooseRegion",
      "virtualPlayer.chooseColumn",
    ]);
    const order = game.events.map(({ type }) => type);
    expect(order.indexOf("floorsBuilt")).toBeGreaterThan(order.lastIndexOf("bardPlaced"));
    expect(order.indexOf("virtualAdvanced")).toBeGreaterThan(order.indexOf("floorsBuilt"));
    expect(order.indexOf("moved")).toBeGreaterThan(order.indexOf("titanSlain"));
  });
});
