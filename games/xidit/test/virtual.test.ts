// Three players with the virtual player; wastelands.
import { describe, expect, test } from "vitest";
import type { XiditChoice } from "../choices.ts";
import { regions } from "../content/regions.ts";
import type { Participant } from "../events.ts";
import { finalStanding } from "../rules/evaluation.ts";
import { resultOf } from "../rules/result.ts";
import { impossibleRewards } from "../rules/rewards.ts";
import { raging, type Setting } from "./scene-spec.ts";
import { type Scene, scene } from "./scenes.ts";

const gold: XiditChoice = { kind: "take", rewards: ["sovereigns", "floors"] };
const bard = (region: Extract<XiditChoice, { kind: "bard" }>["region"]): XiditChoice => ({ kind: "bard", region });

/** Seat 0 eliminates threat 2 (one militia, one infantry). */
function free(setting: Setting = {}): Scene {
  const { units, ...rest } = setting;
  return scene({ seats: 3, at: [2], threats: [2], units: { 0: [1, 0, 1, 0, 0], ...units }, ...rest }).plan("a");
}

/** Who is ranked how in the first evaluation, and who goes out. */
function first(game: Scene): { order: Participant[]; out: Participant[] } {
  const { ranking } = finalStanding(game.s).evaluated[0]!;
  return {
    order: ranking.map(({ who }) => who),
    out: ranking.filter(({ goesOut }) => goesOut).map(({ who }) => who),
  };
}

/** Guilds that give each seat so many floors. */
function guilds(...floors: readonly number[]): NonNullable<Setting["guilds"]> {
  const sites: Record<number, readonly [number, number]> = {};
  let city = 1;
  floors.forEach((total, seat) => {
    for (let left = total; left > 0; left -= 4) sites[city++] = [seat, Math.min(4, left)];
  });
  return sites;
}

describe("wastelands", () => {
  test("XID-215 regions 1 and 2 take no bards", () => {
    const game = free().choose(0, { kind: "take", rewards: ["sovereigns", "bards"] });
    expect(game.view(0).wastelands).toEqual(["ashen-coast", "drowned-fens"]);
    expect(regions.filter(({ number }) => number !== null).map(({ id, number }) => [id, number])).toEqual([
      ["ashen-coast", 1],
      ["drowned-fens", 2],
    ]);
    expect(game.options()).toEqual([bard("ombel"), bard("rapha")]);
  });

  test("XID-216, XID-EX-27 all 21 cities may be travelled; those without a token never get one", () => {
    const game = scene({ seats: 3, at: [14], titans: raging, units: { 0: [3, 0, 0, 0, 0] } }).plan("rba");
    expect(game.s.idrakis[0]).toBe(20);
    // A titan may be fought there, a guild founded, no bards placed.
    expect(game.where).toBe("challenge.chooseTitan");
    game.choose(0, { kind: "fight", titan: "titan-3a" });
    expect(game.of("rewardsChosen")).toMatchObject([{ rewards: ["sovereigns", "floors"] }]);
    expect(game.s.guildHeight[20]).toBe(2);
    expect(game.s.token.slice(19)).toEqual([0, 0, 0]);
  });

  test("XID-218 guilds may be built in cities that border wastelands", () => {
    const game = free().choose(0, gold);
    expect(game.view(0).guilds).toEqual([{ city: 2, seat: 0, floors: 2 }]);
  });

  test("XID-241, XID-EX-47 short game: cities of removed tokens stay; only the closed region is refused", () => {
    const game = scene({ seats: 5, years: "short", at: [15], threats: [15], units: { 0: [0, 0, 0, 2, 0] } }).plan("a");
    game.choose(0, { kind: "take", rewards: ["sovereigns", "bards"] });
    expect(game.options()).toEqual([bard("ad-larian"), bard("estoria")]);
    const south = scene({ seats: 5, years: "short", at: [3], threats: [3], units: { 0: [2, 0, 0, 0, 0] } }).plan("a");
    south.choose(0, { kind: "take", rewards: ["sovereigns", "bards"] });
    expect(south.options()).toEqual([bard("rapha"), bard("drowned-fens")]);
    const removed = scene({ seats: 5, years: "short", at: [20], titans: raging, units: { 0: [3, 0, 0, 0, 0] } });
    removed.plan("a").choose(0, { kind: "fight", titan: "titan-3a" });
    expect(removed.s.guildHeight[20]).toBe(2);
  });
});

describe("the virtual player", () => {
  test("XID-224, 235 no figure, no orders, no part in the census, no seat", () => {
    const game = scene({ seats: 3, year: 4 });
    expect(game.asked).toEqual([0, 1, 2]);
    game.plan();
    expect(game.asked).toEqual([0, 1, 2]);
    expect(game.s.idrakis.length).toBe(3);
    for (let i = 0; i < 5; i++) game.show(0, 0, 0);
    expect(game.s.first).toBe(1);
    // Seats to the right are counted among the three humans.
    const tied = scene({
      seats: 3,
      first: 0,
      evaluations: ["wealth", "influence", "reputation"],
      sovereigns: [7, 7, 7],
    });
    expect(first(tied).order).toEqual([1, 2, 0, "virtual"]);
  });

  test("XID-227, 268, 309, XID-EX-23 after each elimination one marker of choice goes up, also where it leads", () => {
    const game = free({ virtual: { wealth: 5, influence: 6, reputation: 4 } }).choose(0, gold);
    expect([game.where, game.asked]).toEqual(["virtualPlayer.chooseColumn", [0]]);
    expect(game.options()).toEqual(
      ["wealth", "influence", "reputation"].map(evaluation => ({ kind: "advance", evaluation })),
    );
    game.choose(0, { kind: "advance", evaluation: "wealth" });
    expect(game.view(1).virtual).toEqual({ wealth: 6, influence: 6, reputation: 4 });
    expect(game.of("virtualAdvanced")).toEqual([{ type: "virtualAdvanced", seat: 0, evaluation: "wealth", value: 6 }]);
  });

  test("XID-228 after the own rewards are resolved", () => {
    const game = free().choose(0, { kind: "take", rewards: ["bards", "floors"] });
    expect(game.where).toBe("bards.chooseRegion");
    while (game.where === "bards.chooseRegion") game.choose(0, bard("rapha"));
    expect(game.s.guildHeight[2]).toBe(2);
    expect(game.where).toBe("virtualPlayer.chooseColumn");
    // The token is replaced only afterwards.
    expect(game.s.token[2]).toBe(2);
  });

  test("XID-229 its columns have no upper end", () => {
    const game = free();
    game.s.virtual = [40, 5, 4];
    game.s.freed[1] = 34;
    game.choose(0, gold).choose(0, { kind: "advance", evaluation: "wealth" });
    expect(game.view(0).virtual!.wealth).toBe(41);
  });

  test("XID-230, 231, 232 its markers are its values; it places no bards; it can eliminate players", () => {
    const game = scene({
      seats: 3,
      evaluations: ["reputation", "wealth", "influence"],
      regionBards: { frostmarch: [2, 1, 0] },
      virtual: { wealth: 5, influence: 4, reputation: 6 },
    });
    const lines = finalStanding(game.s).evaluated[0]!.ranking;
    expect(lines.map(({ who, value }) => [who, value])).toEqual([
      ["virtual", 6],
      [0, 4],
      [1, 1],
      [2, 0],
    ]);
    expect(first(game).out).toEqual([2]);
  });

  test("XID-233, XID-EX-56 it ranks below every human it ties with, whatever the units", () => {
    const game = scene({
      seats: 3,
      evaluations: ["influence", "wealth", "reputation"],
      guilds: guilds(12, 9, 9),
      units: { 1: [2, 0, 0, 0, 0] },
      virtual: { wealth: 3, influence: 9, reputation: 3 },
    });
    expect(first(game)).toEqual({ order: [0, 1, 2, "virtual"], out: ["virtual"] });
  });

  test("XID-EX-57 the virtual player in the middle", () => {
    // P 0, M 1, O 2.
    const game = scene({
      seats: 3,
      evaluations: ["wealth", "influence", "reputation"],
      sovereigns: [16, 13, 15],
      virtual: { wealth: 14, influence: 1, reputation: 0 },
    });
    expect(first(game)).toEqual({ order: [0, 2, "virtual", 1], out: [1] });
  });

  test("XID-EX-72 a tie above the last place does not eliminate it", () => {
    // P 0, M 1, O 2.
    const game = scene({
      seats: 3,
      evaluations: ["wealth", "influence", "reputation"],
      sovereigns: [14, 9, 12],
      units: { 1: [5, 0, 0, 0, 0] },
      virtual: { wealth: 12, influence: 2, reputation: 1 },
    });
    expect(first(game)).toEqual({ order: [0, 2, "virtual", 1], out: [1] });
  });

  test("XID-234, XID-EX-58 if it survives it wins, all humans lose, the last one out is second", () => {
    const game = scene({
      seats: 3,
      year: 12,
      evaluations: ["wealth", "influence", "reputation"],
      sovereigns: [16, 0, 13],
      guilds: guilds(12, 0, 1),
      regionBards: { frostmarch: [2, 0, 0], estoria: [1, 0, 0] },
      virtual: { wealth: 5, influence: 2, reputation: 8 },
    }).plan();
    while (game.where === "census.show") game.show(0, 0, 0);
    expect(resultOf(game.s)).toMatchObject({
      winners: [],
      places: [2, 4, 3],
      wentOut: ["reputation", "wealth", "influence"],
      others: [{ id: "virtual", place: 1, scores: { wealth: 5, influence: 2, reputation: 8 }, wentOut: null }],
      reason: "virtual-player",
    });
    expect(game.of("gameEnded")).toEqual([{ type: "gameEnded", winner: "virtual" }]);
  });

  test("impossible rewards know the wasteland", () => {
    const game = scene({ seats: 3, at: [19] });
    expect(impossibleRewards(game.s, 0).map(({ why }) => why)).toEqual(["only-wasteland"]);
  });
});
