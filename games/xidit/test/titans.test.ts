// Eliminating a raging titan.
import { describe, expect, test } from "vitest";
import type { XiditChoice } from "../choices.ts";
import type { TitanId } from "../content/titans.ts";
import { raging, type Setting } from "./scene-spec.ts";
import { pausedScene, type Scene, scene } from "./scenes.ts";

const fight = (titan: TitanId): XiditChoice => ({ kind: "fight", titan });
const decline: XiditChoice = { kind: "decline" };
const pay = (unit: Extract<XiditChoice, { kind: "pay" }>["unit"]): XiditChoice => ({ kind: "pay", unit });
const gold: XiditChoice = { kind: "take", rewards: ["sovereigns", "floors"] };
const songs: XiditChoice = { kind: "take", rewards: ["bards", "floors"] };

const allRaging: NonNullable<Setting["titans"]> = [
  ["!titan-3a", "titan-3b"],
  ["!titan-4a", "titan-4b"],
  ["!titan-5a", "titan-5b"],
];

/** Seat 0 acts in city 4, where no token lies. */
function challenge(setting: Setting = {}, plan = "a"): Scene {
  return scene({ at: [4], bare: [4], titans: raging, units: { 0: [3, 0, 0, 0, 0] }, ...setting }).plan(plan);
}

describe("fighting a titan", () => {
  test("XID-148, 149, 217 from any city that holds neither kind of token", () => {
    for (const city of [4, 12, 20]) {
      expect(challenge({ at: [city], bare: [city] }).where).toBe("challenge.chooseTitan");
    }
    expect(challenge({ at: [5], recruits: { 5: "full" } }).where).toBe("year.plan");
    expect(challenge({ at: [15], threats: [15] }).where).toBe("year.plan");
    // With three players also in cities whose token is not in the game.
    expect(scene({ seats: 3, at: [21], titans: raging, units: { 0: [3, 0, 0, 0, 0] } }).plan("a").where).toBe(
      "challenge.chooseTitan",
    );
  });

  test("XID-150, 263 one of the raging titans on top that the player can pay, or none", () => {
    const game = challenge({
      titans: [
        ["!titan-3b", "titan-3a"],
        ["titan-4a", "titan-4b"],
        ["!titan-5a", "titan-5b"],
      ],
      units: { 0: [2, 1, 0, 1, 1] },
    });
    expect(game.options()).toEqual([fight("titan-3b"), fight("titan-5a"), decline]);
  });

  test("XID-151 any units of own choice, one at a time", () => {
    // Three of two militia, an archer and a cleric: one militia in any case, then two of the other three.
    const game = challenge({ units: { 0: [2, 1, 0, 1, 0] } }).choose(0, fight("titan-3a"));
    expect(game.of("unitsPaid")).toMatchObject([{ seat: 0, titan: "titan-3a", units: [1, 0, 0, 0, 0] }]);
    expect(game.options()).toEqual([pay("militia"), pay("archer")]);
    const barracks = [...game.s.barracks];
    game.choose(0, pay("archer"));
    expect(game.units(0)).toEqual([1, 0, 0, 0, 0]);
    expect(game.s.barracks).toEqual(barracks.map((count, unit) => count + [0, 1, 0, 1, 0][unit]!));
  });

  test("XID-264 no question with exactly as many units, or with one type", () => {
    const exact = challenge({ units: { 0: [1, 1, 0, 0, 1] } }).choose(0, fight("titan-3a"));
    expect(exact.where).toBe("rewards.choosePair");
    expect(exact.of("unitsPaid")).toMatchObject([{ titan: "titan-3a", units: [1, 1, 0, 0, 1] }]);
    const one = challenge({ units: { 0: [0, 7, 0, 0, 0] } }).choose(0, fight("titan-3a"));
    expect([one.where, one.units(0)]).toEqual(["rewards.choosePair", [0, 4, 0, 0, 0]]);
  });

  test("XID-152 fighting is optional", () => {
    const game = challenge().choose(0, decline);
    expect(game.units(0)).toEqual([3, 0, 0, 0, 0]);
    expect(game.of("orderLost")).toMatchObject([{ seat: 0, order: "action", why: "declined", rule: "XID-152" }]);
  });

  test("XID-153 two rewards by the same rules, bards and floors at the current city", () => {
    const game = challenge().choose(0, fight("titan-3a")).choose(0, songs);
    expect(game.bardsIn("whisperwood")[0]).toBe(2);
    expect(game.view(0).guilds).toEqual([{ city: 4, seat: 0, floors: 2 }]);
    const asked = challenge({ titans: allRaging, units: { 0: [5, 0, 0, 0, 0] } }).choose(0, fight("titan-3a"));
    expect(asked.look(0).question?.args).toEqual({ city: 4, titan: "titan-3a" });
    const foreign = challenge({ guilds: { 4: [1, 1] } }).choose(0, fight("titan-3a"));
    expect(foreign.of("rewardsChosen")).toMatchObject([{ titan: "titan-3a", rewards: ["sovereigns", "bards"] }]);
  });

  test("XID-138, 154, 155 the titan leaves the game, the one below sleeps on, no token moves", () => {
    const game = challenge();
    const before = [game.s.nextThreat, ...game.s.threatPile, game.s.nextRecruitment, ...game.s.recruitmentPile];
    game.choose(0, fight("titan-3a")).choose(0, gold);
    expect(game.view(0).titans[0]).toEqual({ units: 3, count: 1, raging: null });
    expect(game.view(0).slain).toEqual(["titan-3a"]);
    expect([game.s.nextThreat, ...game.s.threatPile, game.s.nextRecruitment, ...game.s.recruitmentPile]).toEqual(
      before,
    );
    expect(game.of("tokenPlaced")).toEqual([]);
  });

  test("XID-138, 154 a titan leaves the stack it lies on, whichever that is", () => {
    for (const [stack, titan] of (["titan-3a", "titan-4a", "titan-5a"] as const).entries()) {
      const game = challenge({ titans: allRaging, units: { 0: [stack + 3, 0, 0, 0, 0] } });
      game.choose(0, fight(titan)).choose(0, gold);
      expect(game.view(0).slain).toEqual([titan]);
      expect(game.view(0).titans.map(({ count, raging }) => [count, raging !== null])).toEqual(
        [0, 1, 2].map(each => (each === stack ? [1, false] : [2, true])),
      );
    }
  });

  test("XID-156, 157, XID-EX-42 not after a threat in the same city and Year; another player may", () => {
    const game = scene({
      at: [3, 1, 3],
      threats: [3],
      nextThreat: 6,
      units: { 0: [5, 0, 0, 0, 0], 2: [3, 0, 0, 0, 0] },
      titans: raging,
    }).plan("waa", "", "wwa");
    game.choose(0, gold);
    expect(game.of("orderLost")).toMatchObject([
      { seat: 0, step: 3, city: 3, why: "already-eliminated-here", rule: "XID-156" },
    ]);
    expect([game.where, game.asked]).toEqual(["challenge.chooseTitan", [2]]);
  });

  test("XID-156, 186 next Year another titan may be fought in the same city", () => {
    const game = scene({ at: [4], bare: [4], titans: allRaging, units: { 0: [9, 0, 0, 0, 0] } }).plan("a");
    game.choose(0, fight("titan-3a")).choose(0, gold);
    game.plan("a");
    expect([game.where, game.asked]).toEqual(["challenge.chooseTitan", [0]]);
  });

  test("XID-156, XID-EX-62 one titan per player, city and Year; elsewhere another one", () => {
    const game = scene({
      at: [4, 4],
      bare: [4, 5],
      titans: allRaging,
      units: { 0: [9, 0, 0, 0, 0], 1: [0, 9, 0, 0, 0] },
    }).plan("aara", "a");
    game.choose(0, fight("titan-3a")).choose(0, gold);
    expect(game.asked).toEqual([1]);
    game.choose(1, fight("titan-4a"));
    if (game.where === "rewards.choosePair") game.choose(1, gold);
    expect(game.of("orderLost")).toMatchObject([{ seat: 0, step: 2, why: "already-eliminated-here" }]);
    expect([game.where, game.asked, game.s.idrakis[0]]).toEqual(["challenge.chooseTitan", [0], 5]);
    game.choose(0, fight("titan-5a")).choose(0, gold);
    expect(game.of("titanSlain").map(({ seat, city }) => [seat, city])).toEqual([
      [0, 4],
      [1, 4],
      [0, 5],
    ]);
  });

  test("XID-158, XID-EX-43 after a titan no threat there in the same Year, while others may eliminate it", () => {
    const game = pausedScene(
      {
        at: [12, 12],
        bare: [12],
        threats: [6],
        units: { 0: [4, 1, 1, 0, 0], 1: [0, 1, 1, 0, 0] },
        titans: allRaging,
      },
      "awa",
      "wwa",
    );
    game.choose(0, fight("titan-4a"));
    while (game.where === "payment.chooseUnit") game.choose(0, pay("militia"));
    game.choose(0, gold);
    expect(game.units(0)).toEqual([0, 1, 1, 0, 0]);
    // Threat 12 is placed; both players act there in step 3 with the units it takes.
    game.swap(6, 12).choose(3, decline);
    expect(game.of("orderLost").at(-1)).toMatchObject({
      seat: 0,
      step: 3,
      city: 12,
      why: "fought-titan-here",
      rule: "XID-158",
    });
    expect(game.of("unitsPaid").at(-1)).toMatchObject({ seat: 1, city: 12, titan: null });
  });

  test("XID-158, 295 the city of any titan is noted as such, and what it brings comes from a titan", () => {
    for (const titan of ["titan-3a", "titan-4a"] as const) {
      const game = pausedScene({ at: [12], bare: [12], units: { 0: [4, 0, 0, 0, 0] }, titans: allRaging }, "aw");
      game.choose(0, fight(titan));
      expect(game.view(0).seats[0]).toMatchObject({ titanIn: [12], threatIn: [] });
      game.choose(0, gold);
      expect(game.of("sovereignsGained")).toMatchObject([{ seat: 0, cause: "titan" }]);
    }
  });

  test("XID-159, XID-EX-44 recruiting there earlier in the Year does not forbid the titan", () => {
    const game = scene({
      at: [8],
      recruits: { 8: [0, 0, 0, 1, 0] },
      nextRecruitment: 2,
      bare: [2],
      units: { 0: [2, 0, 0, 0, 0] },
      titans: raging,
    }).plan("aa");
    expect(game.of("recruited").length).toBe(1);
    expect(game.where).toBe("challenge.chooseTitan");
  });

  test("XID-160, XID-EX-63 with three players a titan advances the virtual player too, and the choice is mandatory", () => {
    const game = scene({ seats: 3, at: [21], titans: raging, units: { 0: [3, 0, 0, 0, 0] } }).plan("a");
    game.choose(0, fight("titan-3a"));
    expect(game.where).toBe("virtualPlayer.chooseColumn");
    const before = game.view(0).virtual!;
    game.choose(0, { kind: "advance", evaluation: "reputation" });
    expect(game.view(0).virtual).toEqual({ ...before, reputation: before.reputation + 1 });
  });

  test("XID-303 titan, units, rewards, virtual player, removal", () => {
    const game = scene({ seats: 3, at: [4], bare: [4], titans: raging, units: { 0: [3, 0, 0, 0, 0] } }).plan("a");
    game.choose(0, fight("titan-3a")).choose(0, gold);
    game.choose(0, { kind: "advance", evaluation: "wealth" });
    const order = game.events.filter(({ type }) => !/waited|plans|year/.test(type)).map(({ type }) => type);
    expect(order).toEqual([
      "unitsPaid",
      "rewardsChosen",
      "sovereignsGained",
      "floorsBuilt",
      "virtualAdvanced",
      "titanSlain",
    ]);
  });

  test("XID-EX-16 a titan in an empty city", () => {
    const game = challenge({
      titans: [
        ["!titan-3a", "titan-3b"],
        ["titan-4a", "titan-4b"],
        ["!titan-5b", "titan-5a"],
      ],
      units: { 0: [2, 1, 0, 1, 0] },
    });
    expect(game.options()).toEqual([fight("titan-3a"), decline]);
    game.choose(0, fight("titan-3a")).choose(0, pay("militia")).choose(0, pay("archer")).choose(0, songs);
    expect(game.units(0)).toEqual([0, 0, 0, 1, 0]);
    expect(game.bardsIn("whisperwood")[0]).toBe(2);
    expect(game.s.guildHeight[4]).toBe(2);
    expect(game.view(1).titans[0]).toEqual({ units: 3, count: 1, raging: null });
  });

  test("XID-EX-45 too expensive: no question, or only the titan that can be paid, with the reason for the other", () => {
    const big: Setting["titans"] = [
      ["titan-3a", "titan-3b"],
      ["!titan-4a", "titan-4b"],
      ["!titan-5a", "titan-5b"],
    ];
    const poor = challenge({ titans: big, units: { 0: [3, 0, 0, 0, 0] } });
    expect(poor.of("orderLost")).toMatchObject([{ seat: 0, why: "no-titan-affordable", rule: "XID-263" }]);
    const rich = challenge({ titans: big, units: { 0: [4, 0, 0, 0, 0] } });
    expect(rich.options()).toEqual([fight("titan-4a"), decline]);
    expect(rich.refusals()).toEqual([
      { choice: fight("titan-3a"), why: "asleep", rule: "XID-137" },
      { choice: fight("titan-3b"), why: "asleep", rule: "XID-137" },
      { choice: fight("titan-4b"), why: "asleep", rule: "XID-137" },
      { choice: fight("titan-5a"), why: "too-expensive", rule: "XID-151", args: { units: 5, have: 4 } },
      { choice: fight("titan-5b"), why: "asleep", rule: "XID-137" },
    ]);
  });

  test("XID-154 a titan that has left the game is refused with that reason", () => {
    const game = challenge({ titans: [["!titan-3b"], [], ["titan-5a", "titan-5b"]], units: { 0: [3, 0, 0, 0, 0] } });
    const gone = game.refusals().filter(({ why }) => why === "titan-gone");
    expect(gone).toEqual(
      [fight("titan-3a"), fight("titan-4a"), fight("titan-4b")].map(choice => {
        return { choice, why: "titan-gone", rule: "XID-154" };
      }),
    );
  });

  test("XID-EX-46 a titan at the edge of the wasteland", () => {
    const game = scene({ seats: 3, at: [21], titans: raging, units: { 0: [3, 0, 0, 0, 0] } }).plan("a");
    game.choose(0, fight("titan-3a"));
    expect(game.of("rewardsChosen")).toMatchObject([
      {
        rewards: ["sovereigns", "floors"],
        impossible: [{ reward: "bards", why: "only-wasteland", rule: "XID-102" }],
      },
    ]);
    expect([game.s.sovereigns[0], game.s.guildHeight[21]]).toEqual([3, 2]);
  });

  test("XID-EX-65 no titan next to a token", () => {
    const threat = scene({ at: [15], threats: [15], units: { 0: [5, 0, 0, 0, 0] }, titans: raging }).plan("a");
    expect(threat.of("orderLost")).toMatchObject([{ seat: 0, why: "units-missing" }]);
    const recruits = scene({ at: [6], recruits: { 6: "full" }, units: { 0: [5, 0, 0, 0, 0] }, titans: raging });
    expect(recruits.plan("aa").of("orderLost")).toMatchObject([{ seat: 0, step: 2, why: "already-recruited" }]);
  });

  test("XID-EX-68 titan, then recruits", () => {
    const game = pausedScene(
      { at: [12], bare: [12], recruits: { 6: "full" }, units: { 0: [4, 0, 0, 0, 0] }, titans: allRaging },
      "awa",
    );
    game.choose(0, fight("titan-4a")).choose(0, gold);
    expect(game.asked).toEqual([3]);
    game.swap(6, 12).choose(3, decline);
    expect(game.of("recruited")).toMatchObject([{ seat: 0, city: 12, unit: "archer" }]);
  });
});

describe("units of own choice", () => {
  test("XID-295 a titan counts for the Year and among the freed from the moment its last unit is paid", () => {
    const game = challenge({ units: { 0: [3, 1, 0, 0, 0] } }).choose(0, fight("titan-3a"));
    const counted = () => [game.s.freed[0], game.s.titanIn[0]];
    expect([game.where, counted()]).toEqual(["payment.chooseUnit", [0, 0]]);
    game.choose(0, pay("archer"));
    expect([game.where, counted()]).toEqual(["rewards.choosePair", [1, 1 << 4]]);
  });

  test("XID-313 from the last strength upwards, as long as the rest can be paid", () => {
    const game = challenge({
      titans: [
        ["titan-3a", "titan-3b"],
        ["titan-4a", "titan-4b"],
        ["!titan-5a", "titan-5b"],
      ],
      units: { 0: [2, 2, 1, 1, 0] },
    }).choose(0, fight("titan-5a"));
    // Six units for five: one militia in any case; infantry next would leave too few to pay the rest.
    expect(game.options()).toEqual([pay("militia"), pay("archer")]);
    expect(game.refusals()).toEqual([
      { choice: pay("infantry"), why: "rest-not-payable", rule: "XID-313" },
      { choice: pay("cleric"), why: "rest-not-payable", rule: "XID-313" },
      { choice: pay("battle-mage"), why: "no-such-unit", rule: "XID-151" },
    ]);
    game.choose(0, pay("archer"));
    // Now everything from the archer up must go; the other militia stays.
    expect([game.where, game.units(0)]).toEqual(["rewards.choosePair", [1, 0, 0, 0, 0]]);
  });

  test("XID-313 a weaker unit than the last one paid is refused for that, and each seat pays with its own", () => {
    const game = scene({
      at: [1, 4],
      bare: [4],
      titans: allRaging,
      units: { 0: [0, 0, 0, 1, 1], 1: [1, 3, 3, 0, 0] },
    }).plan("", "a");
    game.choose(1, fight("titan-5a")).choose(1, pay("archer"));
    expect(game.options()).toEqual([pay("archer"), pay("infantry")]);
    expect(game.refusals()).toEqual([
      { choice: pay("militia"), why: "weaker-unit", rule: "XID-313" },
      { choice: pay("cleric"), why: "no-such-unit", rule: "XID-151" },
      { choice: pay("battle-mage"), why: "no-such-unit", rule: "XID-151" },
    ]);
  });
});
