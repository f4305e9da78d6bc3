// Where the rulebook can be read in two ways a table chooses: both readings, side by side.
import { describe, expect, test } from "vitest";
import { copy } from "#kernel/json.ts";
import type { XiditChoice } from "../choices.ts";
import { xidit } from "../index.ts";
import { finalStanding } from "../rules/evaluation.ts";
import { type Rulings, usualRulings, type Xidit } from "../state.ts";
import { raging, type Setting } from "./scene-spec.ts";
import { type Scene, scene } from "./scenes.ts";

const fight: XiditChoice = { kind: "fight", titan: "titan-3a" };
const decline: XiditChoice = { kind: "decline" };
const gold: XiditChoice = { kind: "take", rewards: ["sovereigns", "floors"] };
const lost = (game: Scene) => game.of("orderLost").map(({ seat, why, rule }) => [seat, why, rule]);

describe("XID-157 one titan per city and Year", () => {
  const allRaging: Setting["titans"] = [
    ["!titan-3a", "titan-3b"],
    ["!titan-4a", "titan-4b"],
    ["!titan-5a", "titan-5b"],
  ];
  const units = { 0: [3, 0, 0, 0, 0], 1: [0, 4, 0, 0, 0] } as const;

  test("XID-157 another player may fight a titan in the same city, or not", () => {
    const played = (titanLimit: Rulings["titanLimit"]) => {
      const game = scene({ at: [4, 4], bare: [4], titans: allRaging, units, rulings: { titanLimit } }).plan("a", "a");
      return game.choose(0, fight).choose(0, gold);
    };
    expect([played("player").where, played("player").asked]).toEqual(["challenge.chooseTitan", [1]]);
    expect(lost(played("city"))).toEqual([[1, "already-eliminated-here", "XID-157"]]);
  });

  test("XID-157, 156 after a threat of another player one may fight a titan there, or not", () => {
    const played = (titanLimit: Rulings["titanLimit"]) => {
      const game = scene({
        at: [3, 3],
        threats: [3],
        nextThreat: 6,
        titans: raging,
        units: { 0: [2, 0, 0, 0, 0], 1: [3, 0, 0, 0, 0] },
        rulings: { titanLimit },
      });
      return game.plan("a", "a").choose(0, gold);
    };
    expect([played("player").where, played("player").asked]).toEqual(["challenge.chooseTitan", [1]]);
    expect(lost(played("city"))).toEqual([[1, "already-eliminated-here", "XID-157"]]);
  });

  test("XID-157, 158 where another player has fought a titan a threat may be eliminated, or not", () => {
    const played = (titanLimit: Rulings["titanLimit"]) => {
      const game = scene({
        at: [4, 4, 1, 20],
        bare: [4, 20],
        titans: allRaging,
        threats: [3],
        units: { 0: [3, 0, 0, 0, 0], 1: [0, 1, 0, 1, 0], 3: [4, 0, 0, 0, 0] },
        rulings: { titanLimit },
      }).plan("a", "wwa", "", "wa");
      game.choose(0, fight).choose(0, gold);
      return game.swap(3, 4).choose(3, decline);
    };
    expect(played("player").of("threatEliminated")).toMatchObject([{ seat: 1, city: 4 }]);
    expect(lost(played("city"))).toEqual([
      [3, "declined", "XID-152"],
      [1, "fought-titan-here", "XID-157"],
    ]);
  });

  test("XID-157, 156, 158 one's own victories count under either reading, with their own rules", () => {
    for (const titanLimit of ["player", "city"] as const) {
      const game = scene({
        at: [4],
        bare: [4],
        titans: allRaging,
        units: { 0: [3, 4, 0, 0, 0] },
        rulings: { titanLimit },
      });
      game.plan("aa").choose(0, fight).choose(0, { kind: "pay", unit: "militia" });
      while (game.where === "payment.chooseUnit") game.choose(0, { kind: "pay", unit: "militia" });
      expect(lost(game.choose(0, gold))).toEqual([[0, "already-eliminated-here", "XID-156"]]);
    }
  });
});

describe("XID-159 recruiting before a titan", () => {
  const played = (titanAfter: Rulings["titanAfter"], plan = "aa", recruits = [0, 0, 0, 1, 0]) =>
    scene({
      at: [8],
      recruits: { 8: recruits },
      titans: raging,
      units: { 0: [3, 0, 0, 0, 0] },
      rulings: { titanAfter },
    }).plan(plan);

  test("XID-159 who has recruited in the city may fight a titan there, or not", () => {
    expect(played("elimination").where).toBe("challenge.chooseTitan");
    expect(lost(played("action"))).toEqual([[0, "already-acted-here", "XID-159"]]);
  });

  test("XID-159 only what was done in the city counts, and only in this Year", () => {
    const game = played("action").plan("a");
    expect([game.s.year, game.where]).toEqual([2, "challenge.chooseTitan"]);
    // An order that was lost there is no action.
    const poor = scene({
      at: [4, 8],
      bare: [4],
      recruits: { 8: [0, 0, 0, 1, 0] },
      titans: raging,
      units: { 1: [3, 0, 0, 0, 0] },
      rulings: { titanAfter: "action" },
    }).plan("a", "a");
    expect(lost(poor)).toEqual([[0, "no-titan-affordable", "XID-263"]]);
  });

  test("XID-159, 292 recruiting after a titan is allowed under either reading", () => {
    for (const titanAfter of ["elimination", "action"] as const) {
      const game = scene({
        at: [12, 1, 1, 20],
        bare: [12, 20],
        recruits: { 6: "full" },
        units: { 0: [3, 0, 0, 0, 0], 3: [4, 0, 0, 0, 0] },
        titans: [
          ["!titan-3a", "titan-3b"],
          ["!titan-4a", "titan-4b"],
          ["titan-5a", "titan-5b"],
        ],
        rulings: { titanAfter },
      }).plan("awa", "", "", "wa");
      game.choose(0, fight).choose(0, gold).swap(6, 12).choose(3, decline);
      expect(game.of("recruited")).toMatchObject([{ seat: 0, city: 12 }]);
    }
  });
});

describe("XID-180 waiting floors and those of a reward", () => {
  /** Seat 0 founds a guild in city 4 with a titan that gives two floors. */
  const founded = (
    waitingFloor: Rulings["waitingFloor"],
    waiting: number,
    titan: "titan-3a" | "titan-5b" = "titan-3a",
  ) => {
    const game = scene({
      at: [4],
      bare: [4],
      titans: [["!titan-3a"], [], ["!titan-5b"]],
      units: { 0: [titan === "titan-3a" ? 3 : 5, 0, 0, 0, 0] },
      waiting: [waiting],
      rulings: { waitingFloor },
    }).plan("a");
    game.choose(0, { kind: "fight", titan }).choose(0, gold);
    return [game.s.guildHeight[4], game.s.waiting[0], game.of("floorsBuilt").map(({ count, cause }) => [cause, count])];
  };

  test("XID-180 where all have room there is no difference", () => {
    const both = [
      4,
      0,
      [
        ["titan", 2],
        ["waiting", 2],
      ],
    ];
    expect([founded("after", 2), founded("before", 2)]).toEqual([both, both]);
    const one = [2, 0, [["titan", 2]]];
    expect([founded("after", 0), founded("before", 0)]).toEqual([one, one]);
  });

  test("XID-180 where not all have room those of the reward come first, or those that waited", () => {
    expect(founded("after", 3)).toEqual([
      4,
      1,
      [
        ["titan", 2],
        ["waiting", 2],
      ],
    ]);
    expect(founded("before", 3)).toEqual([
      4,
      0,
      [
        ["titan", 1],
        ["waiting", 3],
      ],
    ]);
    expect(founded("after", 1, "titan-5b")).toEqual([4, 1, [["titan", 4]]]);
    expect(founded("before", 1, "titan-5b")).toEqual([
      4,
      0,
      [
        ["titan", 3],
        ["waiting", 1],
      ],
    ]);
  });

  test("XID-180, 181 the first floor of a guild is always one of the reward", () => {
    expect(founded("before", 4)).toEqual([
      4,
      1,
      [
        ["titan", 1],
        ["waiting", 3],
      ],
    ]);
  });
});

describe("XID-205 the last tie-break", () => {
  const order = (seatTie: Rulings["seatTie"], first: number) => {
    const { s } = scene({ first, evaluations: ["wealth", "influence", "reputation"], rulings: { seatTie } });
    return finalStanding(s).evaluated[0]!.ranking.map(({ who }) => who);
  };

  test("XID-205 the farthest on the right wins, or the nearest; the First Player loses under either reading", () => {
    expect([order("farthest", 0), order("nearest", 0)]).toEqual([
      [1, 2, 3, 0],
      [3, 2, 1, 0],
    ]);
    expect([order("farthest", 1), order("nearest", 1)]).toEqual([
      [2, 3, 0, 1],
      [0, 3, 2, 1],
    ]);
    expect([order("farthest", 2), order("nearest", 2)]).toEqual([
      [3, 0, 1, 2],
      [1, 0, 3, 2],
    ]);
  });
});

describe("XID-233 ties of the virtual player", () => {
  const standing = (virtualTie: Rulings["virtualTie"], sovereigns: readonly number[]) => {
    const { s } = scene({
      seats: 3,
      sovereigns,
      guilds: { 1: [0, 3], 2: [1, 2], 3: [2, 1] },
      virtual: { wealth: 5, influence: 5, reputation: 5 },
      evaluations: ["wealth", "influence", "reputation"],
      rulings: { virtualTie },
    });
    const { evaluated, standing } = finalStanding(s);
    return [standing, evaluated.map(({ tie }) => tie)];
  };

  test("XID-233 a tie above the last place leaves it in, or sends it out", () => {
    expect(standing("last", [5, 4, 7])).toEqual([
      ["virtual", 0, 2, 1],
      [null, null, null],
    ]);
    const [places, ties] = standing("any", [5, 4, 7]);
    expect([places?.at(-1), ties?.[0]]).toEqual(["virtual", "XID-233"]);
  });

  test("XID-233 a tie for the last place sends it out under either reading", () => {
    for (const reading of ["last", "any"] as const) {
      const [places, ties] = standing(reading, [5, 6, 7]);
      expect([places?.at(-1), ties?.[0]]).toEqual(["virtual", "XID-233"]);
    }
  });

  test("XID-233, 210 a tie with a player who is out already does not count", () => {
    const { s } = scene({
      seats: 3,
      sovereigns: [3, 6, 7],
      guilds: { 1: [0, 4], 2: [1, 3], 3: [2, 2] },
      virtual: { wealth: 5, influence: 4, reputation: 6 },
      evaluations: ["wealth", "influence", "reputation"],
      rulings: { virtualTie: "any" },
    });
    expect(finalStanding(s).standing.slice(2)).toEqual([2, 0]);
  });

  test("XID-233 without a tie nothing changes", () => {
    expect(standing("any", [6, 4, 7])).toEqual(standing("last", [6, 4, 7]));
  });
});

test("XID-203, 205, 233 an evaluation names the rule that broke a tie for the last place", () => {
  const tie = (setting: Setting) =>
    finalStanding(scene({ evaluations: ["wealth", "influence", "reputation"], ...setting }).s).evaluated[0]!.tie;
  expect(tie({ sovereigns: [4, 3, 2, 1] })).toBeNull();
  expect(tie({ sovereigns: [4, 4, 2, 1] })).toBeNull();
  expect(tie({ sovereigns: [4, 3, 1, 1], units: { 2: [1, 0, 0, 0, 0] } })).toBe("XID-203");
  expect(tie({ sovereigns: [4, 3, 1, 1] })).toBe("XID-205");
  expect(tie({ seats: 5, sovereigns: [4, 3, 2, 2, 1] })).toBe("XID-205");
  expect(tie({ seats: 5, sovereigns: [4, 3, 2, 1, 1] })).toBeNull();
});

test("XID-157, 159, 180, 205, 233 the settings of a table are the readings of its game", () => {
  const rulings: Rulings = {
    titanLimit: "city",
    titanAfter: "action",
    waitingFloor: "before",
    seatTie: "nearest",
    virtualTie: "any",
  };
  expect(scene({ seats: 3, rulings }).s.rulings).toEqual(rulings);
  expect(scene({ seats: 3 }).s.rulings).toEqual(usualRulings);
});

test("XID-157, 159, 180, 205, 233 a game saved before there were rulings goes on as before", () => {
  const { rulings, ...old } = copy(scene().s);
  xidit.upgrade?.(old as Xidit);
  expect((old as Xidit).rulings).toEqual(rulings);
});
