// Managing the cities: the flow of tokens, Awakening, Reinforcements.
import { describe, expect, test } from "vitest";
import type { XiditChoice } from "../choices.ts";
import { modes } from "../content/modes.ts";
import { tokensFor3, tokensFor45 } from "../content/tokens.ts";
import { raging, type Setting } from "./scene-spec.ts";
import { type Scene, scene } from "./scenes.ts";

const gold: XiditChoice = { kind: "take", rewards: ["sovereigns", "floors"] };

/** Seat 0 recruits the last unit of token 8. */
function exhaust(setting: Setting): Scene {
  return scene({ at: [8], recruits: { 8: [0, 0, 0, 1, 0] }, ...setting }).plan("a");
}

/** Seat 0 eliminates the threat of city 3. */
function eliminate(setting: Setting): Scene {
  const { threats, ...rest } = setting;
  const game = scene({ at: [3], units: { 0: [2, 0, 0, 0, 0] }, ...rest, threats: [3, ...(threats ?? [])] }).plan("a");
  return game.choose(0, gold);
}

describe("removing and placing", () => {
  test("XID-112, 115, 117, 122, XID-EX-09 the last unit: token 8 is discarded, token 2 comes with units, 18 is next", () => {
    const game = exhaust({ nextRecruitment: 2, recruitmentPile: [18, 13, 14, 15], bare: [2] });
    expect(game.s.discardedRecruitments).toEqual([8]);
    expect([game.s.token[8], game.s.token[2]]).toEqual([0, 1]);
    expect(game.recruits(2)).toEqual([2, 1, 1, 1, 0]);
    expect([game.s.nextRecruitment, game.s.recruitmentPile]).toEqual([18, [13, 14, 15]]);
  });

  test("XID-113, 123 an eliminated threat is discarded, the next one comes, the pile fills the Next space", () => {
    const game = eliminate({ nextThreat: 12, threatPile: [6, 7, 9], bare: [12] });
    expect(game.s.discardedThreats).toEqual([3]);
    expect([game.s.token[3], game.s.token[12]]).toEqual([0, 2]);
    expect([game.s.nextThreat, game.s.threatPile]).toEqual([6, [7, 9]]);
  });

  test("XID-114 a token that still holds units stays and is never refilled", () => {
    const game = scene({ at: [5, 5], recruits: { 5: [1, 0, 1, 1, 1] } }).plan("a", "a");
    expect(game.recruits(5)).toEqual([0, 0, 0, 1, 1]);
    game.plan();
    expect(game.recruits(5)).toEqual([0, 0, 0, 1, 1]);
    expect(game.s.token[5]).toBe(1);
  });

  test("XID-116 the numbers of tokens on the board stay constant", () => {
    const count = (game: Scene, side: number): number => game.s.token.filter(token => token === side).length;
    for (const game of [exhaust({}), eliminate({})]) expect([count(game, 1), count(game, 2)]).toEqual([5, 5]);
    const three = scene({ seats: 3, at: [8], recruits: { 8: [0, 0, 0, 1, 0] } }).plan("a");
    expect([count(three, 1), count(three, 2)]).toEqual([4, 4]);
  });

  test("XID-118, 119, XID-EX-39 the Barracks lack units: the token stays incomplete and is not completed later", () => {
    const game = exhaust({ nextRecruitment: 1, bare: [1], barracks: [5, 5, 5, 1, 0] });
    expect(game.recruits(1)).toEqual([0, 1, 1, 1, 0]);
    expect(game.s.barracks).toEqual([5, 4, 4, 0, 0]);
    game.s.barracks[4] = 3;
    game.s.idrakis = [1, 1, 1, 5];
    game.plan("a", "a", "a");
    expect(
      game
        .of("recruited")
        .slice(-3)
        .map(({ unit }) => unit),
    ).toEqual(["archer", "infantry", "cleric"]);
    expect(game.s.discardedRecruitments).toContain(1);
  });

  test("XID-120, 298 empty tokens are replaced at once; the third in a row stays until the end of the Year", () => {
    const game = scene({
      at: [8, 4, 20],
      bare: [2, 4, 6, 20],
      recruits: { 8: [0, 0, 0, 1, 0] },
      nextRecruitment: 2,
      recruitmentPile: [6, 4, 13],
      barracks: [0, 0, 0, 0, 0],
      units: { 1: [3, 0, 0, 0, 0], 2: [3, 0, 0, 0, 0] },
      titans: raging,
    }).plan("a", "wa", "wa");
    // Seat 2 pauses the Year with a titan; tokens 2 and 6 came and went, token 4 lies empty.
    expect(game.of("tokenPlaced").map(({ city }) => city)).toEqual([2, 6, 4]);
    expect([game.s.token[2], game.s.token[6], game.s.token[4]]).toEqual([0, 0, 1]);
    expect(game.s.discardedRecruitments.slice(-3)).toEqual([8, 2, 6]);
    // Actions there are ignored, and titans cannot be fought there.
    expect(game.of("orderLost")).toMatchObject([{ seat: 1, city: 4, why: "no-units-left", rule: "XID-120" }]);
    game.s.barracks = [9, 9, 9, 9, 9];
    game.choose(2, { kind: "decline" });
    expect([game.s.token[4], game.s.token[13]]).toEqual([0, 1]);
    expect(game.recruits(13)).toEqual([1, 0, 2, 1, 1]);
    expect(game.events.findLastIndex(({ type }) => type === "tokenPlaced")).toBeLessThan(
      game.events.findLastIndex(({ type }) => type === "yearStarted"),
    );
  });

  test("XID-298 not after the last Year", () => {
    const game = scene({ year: 12, recruits: { 4: [0, 0, 0, 0, 0] } }).plan();
    for (let i = 0; i < 5; i++) game.show(0, 0, 0, 0);
    expect([game.where, game.s.token[4]]).toEqual(["end", 1]);
    const empty = [0, 0, 0, 0, 0];
    const earlier = scene({ year: 11, recruits: { 21: empty, 4: empty } }).plan();
    // All of them, the lowest number first.
    expect(earlier.of("tokenDiscarded").map(({ city }) => city)).toEqual([4, 21]);
  });

  test("XID-121, XID-EX-10 a new token is in effect at once: planning ahead pays", () => {
    const game = scene({
      at: [3, 1, 12],
      threats: [3],
      nextThreat: 12,
      bare: [12],
      units: { 0: [2, 0, 0, 0, 0], 2: [0, 1, 1, 0, 0] },
    }).plan("wwwa", "", "wwwwwa");
    game.choose(0, gold);
    expect([game.where, game.asked]).toEqual(["rewards.choosePair", [2]]);
    expect(game.of("unitsPaid").at(-1)).toMatchObject({ seat: 2, city: 12 });
  });

  test("XID-297 the sequence after the last unit, before the next player acts", () => {
    const game = scene({
      at: [8, 5],
      recruits: { 8: [0, 0, 0, 1, 0] },
      nextRecruitment: 2,
      bare: [2],
      recruitmentPile: [18],
      threatPile: [],
      discardedRecruitments: [],
      discardedThreats: [4, 6, 7, 9, 10, 11, 20, 21],
      threats: [12, 13, 14, 15, 16],
    }).plan("a", "b");
    expect(game.events.slice(1, 8).map(event => [event.type, "city" in event ? event.city : ""])).toEqual([
      ["recruited", 8],
      ["tokenDiscarded", 8],
      ["pileTurned", ""],
      ["tokenPlaced", 2],
      ["nextDrawn", 18],
      ["pileTurned", ""],
      ["moved", ""],
    ]);
    expect(game.of("pileTurned").map(({ side }) => side)).toEqual(["threat", "recruitment"]);
  });
});

describe("refilling the tracks", () => {
  test("XID-124, 126, XID-EX-11 an empty Recruitment pile is made of the discarded threats, first discarded on top", () => {
    const game = exhaust({ recruitmentPile: [18], discardedThreats: [17, 5, 10, 15], nextRecruitment: 2 });
    expect([game.s.nextRecruitment, game.s.recruitmentPile]).toEqual([18, [17, 5, 10, 15]]);
    expect(game.s.discardedThreats).toEqual([]);
    expect(game.of("pileTurned")).toEqual([{ type: "pileTurned", side: "recruitment", tokens: [17, 5, 10, 15] }]);
  });

  test("XID-125, 126, XID-EX-12 an empty Threat pile is made of the discarded recruitments", () => {
    const game = eliminate({ threatPile: [14], discardedRecruitments: [8, 5], nextThreat: 12 });
    expect([game.s.nextThreat, game.s.threatPile, game.s.discardedRecruitments]).toEqual([14, [8, 5], []]);
  });

  test("XID-127 without discards of the needed kind the pile stays empty", () => {
    const game = exhaust({ recruitmentPile: [18], discardedThreats: [], nextRecruitment: 2 });
    expect([game.s.nextRecruitment, game.s.recruitmentPile]).toEqual([18, []]);
  });

  test("XID-128, 301, XID-EX-70 a just discarded threat feeds the empty Recruitment pile at once", () => {
    const game = scene({
      at: [9],
      threats: [9],
      units: { 0: [0, 1, 0, 1, 0] },
      nextThreat: 4,
      bare: [4],
      recruitmentPile: [],
      threatPile: [6, 10],
      discardedThreats: [],
    });
    expect(game.s.discardedRecruitments.length).toBe(7);
    game.plan("a").choose(0, gold);
    expect(game.s.recruitmentPile).toEqual([9]);
    expect([game.s.token[4], game.s.nextThreat, game.s.threatPile]).toEqual([2, 6, [10]]);
    expect(game.of("titansAwoke")).toEqual([]);
  });

  test("XID-129, 300, XID-EX-13 a dry recruitment track takes the top of the Threat pile; no titan wakes", () => {
    const game = exhaust({ nextRecruitment: 2, recruitmentPile: [], threatPile: [6, 10, 15], discardedThreats: [] });
    expect(game.s.nextRecruitment).toBe(6);
    expect(game.s.threatPile).toEqual([10, 15]);
    expect(game.of("nextDrawn")).toEqual([{ type: "nextDrawn", city: 6, side: "recruitment", from: "threat" }]);
    expect(game.of("titansAwoke")).toEqual([]);
    // Arithmetic of XID-300: outside board and Next spaces there are always tokens enough.
    for (const { tokenSet, removed, recruitmentsOnBoard, threatsOnBoard } of modes) {
      const all = (tokenSet === "3" ? tokensFor3 : tokensFor45).length - removed.length;
      expect(all - recruitmentsOnBoard - threatsOnBoard - 2).toBeGreaterThanOrEqual(6);
    }
  });

  test("XID-132 when the fallback takes the last token of the Threat pile, that is refilled from its discards", () => {
    const game = exhaust({
      nextRecruitment: 2,
      recruitmentPile: [],
      threatPile: [6],
      discardedThreats: [],
      discardedRecruitments: [10, 15, 1, 4, 5, 7, 20, 21],
    });
    expect(game.s.nextRecruitment).toBe(6);
    expect(game.s.threatPile).toEqual([10, 15, 1, 4, 5, 7, 20, 21, 8]);
    expect(game.s.discardedRecruitments).toEqual([]);
  });

  test("XID-130, 131, XID-EX-71 no Awakening while the threat track still holds a token", () => {
    const game = scene({
      at: [8, 3],
      recruits: { 8: [0, 0, 0, 1, 0] },
      threats: [3],
      nextThreat: 4,
      bare: [4],
      threatPile: [],
      discardedRecruitments: [],
      recruitmentPile: [18, 13],
      units: { 1: [2, 0, 0, 0, 0] },
    }).plan("a", "a");
    expect(game.s.threatPile).toEqual([8]);
    game.choose(1, gold);
    expect([game.s.token[4], game.s.nextThreat, game.s.threatPile]).toEqual([2, 8, []]);
    expect(game.of("titansAwoke")).toEqual([]);
  });
});

/** Seat 0 eliminates threat 13 with an empty threat track. */
const dry: Setting = {
  at: [13],
  threats: [13],
  units: { 0: [0, 0, 1, 0, 1] },
  nextThreat: 4,
  bare: [4],
  threatPile: [],
  discardedRecruitments: [],
  recruitmentPile: [17, 14],
  discardedThreats: [1, 5, 9, 11, 2, 20, 6],
};
/** Leaves eight tokens as they are. */
const still = [7, 6, 5, 4, 3, 2, 1];

describe("Awakening and Reinforcements", () => {
  test("XID-134, XID-140..146, XID-EX-14 titans wake; two tokens stay for recruits, eight are shuffled into threats", () => {
    const game = scene({ ...dry, chance: still });
    const [next, board] = [game.s.nextRecruitment, [...game.s.token]];
    game.plan("a").choose(0, gold);
    expect(game.s.token[4]).toBe(2);
    expect(game.view(0).titans.map(({ raging: titan }) => titan !== null)).toEqual([true, true, true]);
    expect(game.s.recruitmentPile).toEqual([17, 14]);
    expect([game.s.nextThreat, game.s.threatPile]).toEqual([1, [5, 9, 11, 2, 20, 6, 13]]);
    expect([game.s.discardedThreats, game.s.discardedRecruitments]).toEqual([[], []]);
    // XID-145 Next Recruitment and the other tokens on the board are untouched.
    expect(game.s.nextRecruitment).toBe(next);
    expect(game.s.token).toEqual(board.map((token, city) => (city === 13 ? 0 : city === 4 ? 2 : token)));
  });

  test("XID-143 the threats are shuffled", () => {
    const game = scene({ ...dry, chance: [0, 0, 0, 0, 0, 0, 0] })
      .plan("a")
      .choose(0, gold);
    expect([game.s.nextThreat, ...game.s.threatPile]).not.toEqual([1, 5, 9, 11, 2, 20, 6, 13]);
    expect([game.s.nextThreat, ...game.s.threatPile].sort((a, b) => a - b)).toEqual([1, 2, 5, 6, 9, 11, 13, 20]);
  });

  test("XID-142, 146 with a short Recruitment pile the first discarded threats fill it up", () => {
    const game = scene({ ...dry, recruitmentPile: [17], discardedThreats: [14, 1, 5, 9, 11, 2, 20, 6], chance: still });
    game.plan("a").choose(0, gold);
    expect(game.s.recruitmentPile).toEqual([17, 14]);
  });

  test("XID-135, 136, 137, XID-EX-15 raging tops stay, lower ones sleep on, empty stacks do nothing", () => {
    const game = scene({
      ...dry,
      titans: [["!titan-3a", "titan-3b"], ["titan-4b"], []],
      chance: still,
    });
    game.plan("a").choose(0, gold);
    expect(game.of("titansAwoke")).toEqual([{ type: "titansAwoke", titans: ["titan-4b"] }]);
    expect(game.view(0).titans).toEqual([
      { units: 3, count: 2, raging: "titan-3a" },
      { units: 4, count: 1, raging: "titan-4b" },
      { units: 5, count: 0, raging: null },
    ]);
    expect(game.of("reinforcementsArrived").length).toBe(1);
    // XID-137 A sleeping titan cannot be fought.
    const asleep = scene({ at: [20], bare: [20], units: { 0: [9, 9, 0, 0, 0] } }).plan("a");
    expect(asleep.of("orderLost")).toMatchObject([{ seat: 0, why: "nothing-here" }]);
  });

  test("XID-133, 139 it may happen several times, also when no titan is left", () => {
    const game = scene({ ...dry, titans: [[], [], []], chance: still })
      .plan("a")
      .choose(0, gold);
    expect(game.of("titansAwoke")).toEqual([{ type: "titansAwoke", titans: [] }]);
    expect(game.of("reinforcementsArrived")).toEqual([{ type: "reinforcementsArrived", recruitments: 2, threats: 8 }]);
    // Once more: the threat track runs dry again.
    const { s } = game;
    s.discardedThreats = [...s.threatPile];
    s.threatPile = [];
    s.idrakis[0] = 4;
    s.units[1] = 1;
    s.units[3] = 1;
    s.barracks[1]!--;
    s.barracks[3]!--;
    s.chance = { kind: "script", values: still, used: 0 };
    game.plan("a");
    while (game.where !== "year.plan") game.choose(0, game.options()[0]!);
    expect(game.of("reinforcementsArrived").length).toBe(2);
  });

  test("XID-147 in every mode the stack has more than two tokens", () => {
    const sizes = modes.map(({ tokenSet, removed, recruitmentsOnBoard, threatsOnBoard }) => {
      const all = (tokenSet === "3" ? tokensFor3 : tokensFor45).length - removed.length;
      // Everything but the board (the freed city's threat has been replaced) and Next Recruitment.
      return all - recruitmentsOnBoard - threatsOnBoard - 1;
    });
    expect(Object.fromEntries(modes.map(({ id }, i) => [id, sizes[i]]))).toEqual({
      "long-3": 9,
      "long-4": 10,
      "long-5": 10,
      "short-3": 7,
      "short-4": 7,
      "short-5": 8,
    });
  });

  test("XID-302 inside the order that caused it: the next player may already fight a titan", () => {
    const game = scene({
      ...dry,
      at: [13, 10],
      bare: [4, 10],
      units: { 0: [0, 0, 1, 0, 1], 1: [3, 0, 0, 0, 0] },
      chance: still,
    }).plan("a", "a");
    game.choose(0, gold);
    expect([game.where, game.asked]).toEqual(["challenge.chooseTitan", [1]]);
  });

  test("XID-316 in the long game for four or five an Awakening leaves 2 and 7 tokens and no discards", () => {
    const game = scene({ ...dry, chance: still })
      .plan("a")
      .choose(0, gold);
    const { recruitmentPile, threatPile, discardedRecruitments, discardedThreats } = game.s;
    expect([recruitmentPile, threatPile, discardedRecruitments, discardedThreats].map(pile => pile.length)).toEqual([
      2, 7, 0, 0,
    ]);
  });

  test("XID-EX-60 after Reinforcements the next elimination refills normally", () => {
    const game = scene({
      ...dry,
      at: [13, 3],
      threats: [13, 3],
      units: { 0: [0, 0, 1, 0, 1], 1: [2, 0, 0, 0, 0] },
      chance: still,
    }).plan("a", "a");
    game.choose(0, gold).choose(1, gold);
    expect(game.of("titansAwoke").length).toBe(1);
    expect(game.s.nextThreat).toBe(5);
    expect(game.s.discardedThreats).toEqual([3]);
  });
});

test("XID-EX-66 a payment returns before the new token is placed", () => {
  // No cleric is in the Barracks; seat 0 pays one for threat 17; seat 1 then empties token 8.
  const clerics = scene({
    at: [17, 8],
    threats: [17],
    recruits: { 8: [0, 0, 0, 1, 0] },
    nextRecruitment: 2,
    bare: [2],
    units: { 0: [1, 1, 0, 1, 0] },
    barracks: [5, 5, 5, 0, 5],
  }).plan("a", "a");
  clerics.choose(0, gold);
  expect(clerics.recruits(2)).toEqual([2, 1, 1, 1, 0]);
  expect(clerics.s.barracks[3]).toBe(0);
});
