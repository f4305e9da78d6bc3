import { describe, expect, test } from "vitest";
import { runnerOf } from "#kernel/run.ts";
import type { HlasChoice } from "../choices.ts";
import { slotIds } from "../content/actions.ts";
import { AIR_DECK, FREE, HIDDEN, NONE, READY, SEA_DECK, SERF, SHOWN, TOKEN } from "../content/marks.ts";
import { levels } from "../content/numbers.ts";
import type { HlasFrame } from "../frames.ts";
import { hlas } from "../index.ts";
import { distance } from "../map/atlas.ts";
import { SHIFTS } from "../rules/boarding.ts";
import { libraryLimit } from "../rules/modifiers.ts";
import { canRepeat } from "../rules/repeat.ts";
import { scoreOf } from "../rules/scoring.ts";
import type { Spec } from "./scene-spec.ts";
import { at, type Scene, scene } from "./scenes.ts";

const rich: Spec["resources"] = [
  [10, 10, 10],
  [10, 10, 10],
];
const home = (more: Spec = {}): Spec => ({
  units: [
    [0, "nw-1", "serf", 2],
    [0, "nw-1", "warrior"],
    [1, "ne-1", "serf", 2],
  ],
  ...more,
});

describe("turns", () => {
  test("HLAS-060, 061, 419 each round everybody takes two turns in order, then Harvest and Round End follow", () => {
    const it = scene(home({ turn: 0 }));
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(it.seat);
      it.slot(it.seat === 0 ? (["recruit", "build"] as const)[i >> 1]! : (["sail", "fly"] as const)[i >> 1]!);
      it.until("turn.chooseAction");
    }
    expect(order).toEqual([0, 1, 0, 1]);
    expect(it.s.round).toBe(2);
    expect(it.events.map(event => event.type).filter(type => type === "harvested" || type === "roundEnded")).toEqual([
      "harvested",
      "harvested",
      "roundEnded",
    ]);
  });
  test("HLAS-062..064 a token goes on one of nine slots; a used slot is closed", () => {
    expect(slotIds).toHaveLength(9);
    const it = scene(home());
    expect(it.offered("slot").map(({ slot }) => slot)).toEqual([...slotIds]);
    it.realm(0).slots[3] = SERF;
    expect(it.offered("slot").map(({ slot }) => slot)).not.toContain("tax");
    expect(it.refusals).toContainEqual({ choice: { kind: "slot", slot: "tax" }, why: "slot-used", rule: "HLAS-064" });
  });
  test("HLAS-065 the token may go where nothing can be done, or nothing is wanted; others may still repeat", () => {
    const it = scene(home()).slot("sail");
    expect(it.realm(0).slots[6]).toBe(TOKEN);
    const idle = scene(home()).slot("tax").plain("skip");
    expect(idle.place).toBe("repeats.offerRepeat");
    expect(idle.seat).toBe(1);
  });
  test("HLAS-429, 430, D32 free actions come before the token or after the action, and the turn ends when declared", () => {
    const it = scene(
      home({
        units: [
          [0, "nw-1", "sea-vessel"],
          [0, "nw-1", "serf", 2],
          [1, "ne-1", "serf"],
        ],
      }),
    );
    it.choose({ kind: "board", piece: "serf", place: at("nw-1"), deck: SEA_DECK });
    it.slot("tax").choose({ kind: "resource", resource: "ore" }).plain("pass");
    expect(it.place).toBe("turn.finish");
    expect(it.seat).toBe(0);
    it.plain("endTurn");
    expect(it.seat).toBe(1);
  });
});

describe("Recruit", () => {
  test("HLAS-067, 069, EX-01 a Warrior costs 2 Food and goes to the Courtyard; one Unit an action", () => {
    const it = scene(home({ resources: [[0, 0, 2]] }))
      .slot("recruit")
      .choose({ kind: "recruit", piece: "warrior", count: 1 });
    expect(it.resources(0)).toEqual([0, 0, 0]);
    expect(it.count(0, "warrior", "nw-1")).toBe(2);
    expect(it.place).not.toContain("recruit");
  });
  test("HLAS-EX-01 with one Food a Serf, but no Warrior", () => {
    const it = scene(home({ resources: [[0, 0, 1]] })).slot("recruit");
    expect(it.offered("recruit")).toEqual([{ kind: "recruit", piece: "serf", count: 1 }]);
    expect(it.refusals).toContainEqual({
      choice: { kind: "recruit", piece: "warrior", count: 1 },
      why: "too-expensive",
      rule: "HLAS-072",
    });
  });
  test("HLAS-068, EX-02 three Food recruit two Serfs", () => {
    const it = scene(home({ resources: [[0, 0, 3]] }))
      .slot("recruit")
      .choose({ kind: "recruit", piece: "serf", count: 2 });
    expect(it.resources(0)[2]).toBe(0);
    expect(it.count(0, "serf", "nw-1")).toBe(4);
  });
  test("HLAS-EX-02 ten in supply become eight", () => {
    const it = scene(home({ resources: [[0, 0, 3]] }));
    expect(it.realm(0).serfsLeft).toBe(10);
    it.slot("recruit").choose({ kind: "recruit", piece: "serf", count: 2 });
    expect(it.realm(0).serfsLeft).toBe(8);
  });
  test("HLAS-070, 393 an empty supply recruits nobody; a last Serf is no pair", () => {
    const it = scene(
      home({
        units: [
          [0, "nw-2", "serf", 5],
          [0, "nw-5", "serf", 5],
          [0, "nw-4", "serf", 1],
          [0, "nw-3", "warrior", 5],
        ],
        resources: rich,
      }),
    );
    it.slot("recruit");
    expect(it.offered("recruit").map(({ piece, count }) => [piece, count])).toEqual([["serf", 1]]);
    expect(it.refusals).toContainEqual({
      choice: { kind: "recruit", piece: "warrior", count: 1 },
      why: "no-supply",
      rule: "HLAS-070",
    });
  });
  test("HLAS-071, EX-03 a Hero needs its Building", () => {
    const without = scene(home({ resources: [[2, 0, 3]] })).slot("recruit");
    expect(without.offered("recruit").some(({ piece }) => piece === "hero-1")).toBe(false);
    expect(without.refusals).toContainEqual({
      choice: { kind: "recruit", piece: "hero-1", count: 1 },
      why: "no-building",
      rule: "HLAS-071",
    });
    const it = scene(home({ resources: [[2, 0, 3]], buildings: [["cathedral"]] }))
      .slot("recruit")
      .choose({ kind: "recruit", piece: "hero-1", count: 1 });
    expect(it.resources(0)).toEqual([0, 0, 0]);
    expect(it.realm(0).heroes[0]).toBe(at("nw-1"));
  });
  test("HLAS-EX-03 the Paladin is worth 2 VP at the end", () => {
    const it = scene(home({ units: [[0, "nw-1", "hero-1"]] }));
    expect(scoreOf(it.s, 0).units).toBe(2);
  });
  test("HLAS-073, 085 abilities of level II and III work from that Capital level on, and add up", () => {
    const counts = [1, 2, 3].map(
      level =>
        libraryLimit(scene(home({ buildings: [["academy"]], levels: [level] })).s, 0) - levels[level - 1]!.library,
    );
    expect(counts).toEqual([1, 1, 1]);
    const draws = [1, 2].map(level => {
      const it = scene(home({ buildings: [["academy"]], levels: [level] }))
        .slot("research")
        .plain("discover");
      return it.realm(0).library.length;
    });
    expect(draws).toEqual([3, 4]);
  });
  test("HLAS-074, 167 new Vessels come to the Capital Region, a Sea Vessel docked there", () => {
    const it = scene(home({ resources: rich, buildings: [["dock", "sky-harbor"]] }))
      .slot("recruit")
      .choose({ kind: "recruit", piece: "sea-vessel", count: 1 });
    expect(it.realm(0).seaVessel).toBe(at("nw-1"));
  });
});

describe("boarding", () => {
  const crewed: Spec = {
    units: [
      [0, "nw-2", "sea-vessel"],
      [0, "nw-2", "serf", 3],
      [0, "nw-2", "hero-1"],
    ],
  };
  test("HLAS-077, 078 two Units fit aboard, from the Land Region where the Vessel is", () => {
    const it = scene(crewed);
    it.choose(
      { kind: "board", piece: "serf", place: at("nw-2"), deck: SEA_DECK },
      { kind: "board", piece: "serf", place: at("nw-2"), deck: SEA_DECK },
    );
    expect(it.offered("board")).toEqual([]);
    expect(
      scene({
        units: [
          [0, "sea-nw", "sea-vessel"],
          [0, "sea", "serf"],
        ],
      }).offered("leave"),
    ).toEqual([]);
  });
  test("HLAS-078 boarding can be taken back, and taken again", () => {
    const it = scene(crewed);
    const board = { kind: "board", piece: "serf", place: at("nw-2"), deck: SEA_DECK } as const;
    it.choose(board, { kind: "leave", piece: "serf", place: SEA_DECK }, board);
    expect(it.offers({ kind: "leave", piece: "serf", place: SEA_DECK })).toBe(true);
    expect(it.count(0, "serf", "sea")).toBe(1);
  });
  test("HLAS-078 a Vessel is boarded and left when its action has been chosen, until it moves", () => {
    const it = scene(crewed).slot("sail");
    it.choose({ kind: "board", piece: "hero-1", place: at("nw-2"), deck: SEA_DECK });
    expect([it.place, it.offered("leave").length]).toEqual(["voyage.sail", 1]);
    it.steps("sea-nw");
    expect([it.offered("board"), it.offered("leave")]).toEqual([[], []]);
    it.plain("stop");
    expect(it.realm(0).heroes[0]).toBe(SEA_DECK);
    const air = scene({
      units: [
        [0, "nw-2", "sea-vessel"],
        [0, "nw-2", "air-vessel"],
        [0, "nw-2", "serf"],
      ],
    }).slot("fly");
    expect(air.offered("board").map(({ deck }) => deck)).toEqual([AIR_DECK]);
  });
  test("HLAS-435 what comes after an action does not follow one that was passed", () => {
    const galleon = (): Scene =>
      scene({
        factions: ["humans", "orcs"],
        buildings: [["dock"]],
        units: [
          [0, "sea-n-outer", "sea-vessel"],
          [0, "sea", "warrior", 2],
          [1, "nw-3", "serf"],
        ],
      }).slot("sail");
    const use = { kind: "use", ability: "dock-1" } as const;
    expect(galleon().plain("skip").offers(use)).toBe(false);
    expect(galleon().steps("sea-nw", "stop").offers(use)).toBe(true);
  });
  test("HLAS-079, 429 boarding is free on the own turn and between a Command action and its muster", () => {
    const it = scene({
      units: [
        [0, "nw-1", "air-vessel"],
        [0, "nw-1", "serf", 3],
        [0, "nw-5", "warrior"],
      ],
    }).march("nw-5", ["warrior"], "nw-10", "stop");
    expect(it.place).toBe("turn.muster");
    it.choose({ kind: "board", piece: "serf", place: at("nw-1"), deck: AIR_DECK });
    expect(it.place).toBe("turn.muster");
    expect(it.count(0, "serf", "air")).toBe(1);
  });
  test("HLAS-079 a Unit that went aboard before a voyage may leave after it, in the same turn", () => {
    const it = scene({
      units: [
        [0, "nw-3", "air-vessel"],
        [0, "nw-3", "warrior"],
      ],
    })
      .choose({ kind: "board", piece: "warrior", place: at("nw-3"), deck: AIR_DECK })
      .slot("fly")
      .steps("nw-5", "stop");
    expect(it.offered("leave")).toEqual([{ kind: "leave", piece: "warrior", place: AIR_DECK }]);
    it.choose({ kind: "leave", piece: "warrior", place: AIR_DECK });
    expect(it.count(0, "warrior", "nw-5")).toBe(1);
  });
  test("HLAS-079 a kind of Unit boards a Vessel and leaves it six times between two actions, then no more", () => {
    const it = scene({
      units: [
        [0, "nw-3", "air-vessel"],
        [0, "nw-3", "serf"],
      ],
    });
    const on: HlasChoice = { kind: "board", piece: "serf", place: at("nw-3"), deck: AIR_DECK };
    const off: HlasChoice = { kind: "leave", piece: "serf", place: AIR_DECK };
    for (let i = 0; i < SHIFTS; i++) it.choose(on).choose(off);
    expect([it.offered("board"), it.offered("leave")]).toEqual([[], []]);
    expect(it.refusals).toContainEqual({ choice: on, why: "shifted-enough", rule: "HLAS-079" });
    it.slot("tax").until("turn.finish");
    expect(it.offered("board")).toEqual([on]);
  });
  test("HLAS-080, 161 leaving a Vessel does not explore", () => {
    const it = scene({
      units: [
        [0, "nw-2", "sea-vessel"],
        [0, "sea", "serf"],
      ],
      tokens: [["nw-2", "ore-vein"]],
    }).choose({ kind: "leave", piece: "serf", place: SEA_DECK });
    expect(it.seen("tokenRevealed")).toEqual([]);
  });
  test("HLAS-081, 129 Serfs on the Action Bar and on Buildings cannot board or march", () => {
    const it = scene({ units: [[0, "nw-1", "sea-vessel"]], buildings: [["dock"]] });
    it.realm(0).slots[3] = SERF;
    it.realm(0).serfsLeft--;
    expect(it.offered("board")).toEqual([]);
    it.slot("march-1");
    expect(it.place).not.toBe("march.chooseStart");
  });
  test("HLAS-431, EX-81 a Serf aboard a Vessel at the own Capital counts as in the Courtyard", () => {
    const it = scene({
      units: [
        [0, "nw-1", "sea-vessel"],
        [0, "sea", "serf"],
        [1, "ne-1", "serf"],
      ],
      turn: 1,
    });
    it.slot("tax").choose({ kind: "resource", resource: "ore" });
    expect(it.seat).toBe(0);
    it.plain("repeat");
    expect(it.count(0, "serf", "sea")).toBe(0);
    expect(it.realm(0).slots[3]).toBe(SERF);
  });
  test("HLAS-EX-81 the Galleon elsewhere does not help", () => {
    const it = scene({
      units: [
        [0, "nw-2", "sea-vessel"],
        [0, "sea", "serf"],
      ],
    });
    expect(canRepeat(it.s, 0, "tax")).toBe(false);
  });
  test("HLAS-432 Units aboard a docked Vessel may march and build a Tower at once", () => {
    const it = scene({
      units: [
        [0, "nw-2", "sea-vessel"],
        [0, "sea", "serf"],
      ],
      resources: rich,
    });
    const builder = scene({
      units: [
        [0, "nw-2", "sea-vessel"],
        [0, "sea", "serf"],
      ],
      resources: rich,
    }).slot("build");
    expect(builder.offers({ kind: "tower", at: at("nw-2") })).toBe(true);
    it.slot("march-1")
      .choose({ kind: "start", from: at("nw-2") })
      .unit(0, "serf", "sea")
      .steps("nw-5", "stop");
    expect(it.count(0, "serf", "nw-5")).toBe(1);
  });
});

describe("Build", () => {
  test("HLAS-082, 083 Build offers a Vessel, a Building, the upgrade and a Tower; a Vessel costs and goes as when recruited", () => {
    const it = scene(
      home({
        units: [
          [0, "nw-1", "serf"],
          [0, "nw-2", "serf"],
        ],
        resources: rich,
        buildings: [["dock"]],
      }),
    ).slot("build");
    expect(new Set(it.options.map(({ kind }) => kind))).toEqual(
      new Set(["tower", "vessel", "building", "upgrade", "skip"]),
    );
    it.choose({ kind: "vessel", piece: "sea-vessel" });
    expect(it.resources(0)).toEqual([8, 10, 8]);
    expect(it.realm(0).seaVessel).toBe(at("nw-1"));
  });
  test("HLAS-084, 086, 087, EX-04 a Building costs 3 Ore and a Serf of the Courtyard, who stays there", () => {
    const it = scene(home({ resources: [[3, 0, 0]] }))
      .slot("build")
      .choose({ kind: "building", building: 3 });
    expect(it.resources(0)[0]).toBe(0);
    expect(it.count(0, "serf", "nw-1")).toBe(1);
    expect(it.realm(0).buildings).toEqual([3]);
    expect(scoreOf(it.s, 0).buildings).toBe(1);
  });
  test("HLAS-EX-04 then the Galleon may be recruited", () => {
    const it = scene(home({ resources: [[2, 0, 2]], buildings: [["dock"]] })).slot("recruit");
    expect(it.offers({ kind: "recruit", piece: "sea-vessel", count: 1 })).toBe(true);
  });
  test("HLAS-089 each Building is built once", () => {
    const it = scene(home({ resources: rich, buildings: [["dock"]] })).slot("build");
    expect(it.offered("building").map(({ building }) => building)).toEqual([0, 1, 2, 4]);
    expect(it.refusals).toContainEqual({ choice: { kind: "building", building: 3 }, why: "built", rule: "HLAS-089" });
  });
  test("HLAS-090..092, EX-05 the next level costs 4 (6) of each and raises Strength and limits", () => {
    const it = scene(home({ resources: [[4, 4, 4]] }))
      .slot("build")
      .plain("upgrade");
    expect(it.resources(0)).toEqual([0, 0, 0]);
    expect(it.realm(0).level).toBe(2);
    expect(levels.map(level => [level.strength, level.towers, level.library, level.scribed, level.vp])).toEqual([
      [6, 1, 1, 1, 0],
      [7, 2, 2, 2, 3],
      [8, 3, 3, 3, 6],
    ]);
    const top = scene(home({ resources: rich, levels: [2] }))
      .slot("build")
      .plain("upgrade");
    expect(top.resources(0)).toEqual([4, 4, 4]);
    expect(
      scene(home({ resources: rich, levels: [3] }))
        .slot("build")
        .offered("upgrade"),
    ).toEqual([]);
  });
  test("HLAS-EX-05 level 2 lets hold two spells", () => {
    expect(libraryLimit(scene(home({ levels: [2] })).s, 0)).toBe(2);
  });
  test("HLAS-093, 097, 106, 107, EX-06 a Tower four Regions away costs 4 Ore, turns up tokens around it, and scores 4", () => {
    const it = scene({
      seats: 3,
      homes: ["nw", "ne", "se"],
      units: [[0, "sw-5", "serf"]],
      resources: [[4, 0, 0]],
      tokens: [
        ["sw-2", "ore-vein"],
        ["sw-3", "ore-vein"],
        ["sw-4", "ore-vein"],
        ["sw-7", "ore-vein"],
        ["sw-10", "ore-vein"],
        ["sw-1", "ore-vein"],
        ["nw-3", "wild-herd"],
        ["sw-8", "wild-herd"],
      ],
    });
    it.slot("build").choose({ kind: "tower", at: at("sw-5") });
    expect(it.resources(0)[0]).toBe(0);
    for (const near of ["sw-1", "sw-2", "sw-3", "sw-4", "sw-7", "sw-10"]) expect(it.s.faces[at(near)]).toBe(SHOWN);
    for (const far of ["nw-3", "sw-8"]) expect(it.s.faces[at(far)]).toBe(HIDDEN);
    expect(it.seen("tokenResolved")).toEqual([]);
    expect(scoreOf(it.s, 0).towers).toBe(4);
    expect(it.count(0, "serf", "sw-5")).toBe(1);
  });
  test("HLAS-EX-06 with 3 Ore it is too dear", () => {
    const it = scene({
      seats: 3,
      homes: ["nw", "ne", "se"],
      units: [[0, "sw-5", "serf"]],
      resources: [[3, 0, 0]],
    }).slot("build");
    expect(it.offered("tower" as "tower")).toEqual([]);
    expect(distance(at("nw-1"), at("sw-5"), NONE)).toBe(4);
  });
  test("HLAS-096 the builder must be in the Land Region, not at sea", () => {
    const it = scene({
      units: [
        [0, "sea-nw", "sea-vessel"],
        [0, "sea", "serf"],
      ],
      resources: rich,
    }).slot("build");
    expect(it.offered("tower")).toEqual([]);
  });
  test("HLAS-098..100 a token turned up by a Tower is resolved by the next Unit to end a move there, not by passing through or standing", () => {
    const it = scene({
      units: [
        [0, "nw-2", "warrior"],
        [0, "nw-5", "serf"],
      ],
      tokens: [
        ["nw-5", "ore-vein", "up"],
        ["nw-4", "mana-spring", "up"],
      ],
    });
    const passing = scene({ units: [[0, "nw-2", "warrior"]], tokens: [["nw-5", "ore-vein", "up"]] }).march(
      "nw-2",
      ["warrior"],
      "nw-5",
      "nw-10",
      "stop",
    );
    expect(passing.seen("tokenResolved")).toEqual([]);
    it.march("nw-2", ["warrior"], "nw-5", "nw-4", "stop");
    expect(it.seen("tokenResolved").map(({ token }) => token)).toEqual(["mana-spring"]);
  });
  test("HLAS-101, 102 the builder goes on; Towers are limited by the Capital level", () => {
    const it = scene({
      units: [
        [0, "nw-2", "serf"],
        [0, "ne-7", "serf"],
      ],
      towers: [[0, "nw-5"]],
      resources: rich,
    });
    expect(
      scene({ units: [[0, "ne-7", "serf"]], towers: [[0, "nw-5"]], resources: rich, levels: [2] })
        .slot("build")
        .offered("tower"),
    ).toHaveLength(1);
    it.slot("build");
    expect(it.offered("tower")).toEqual([]);
    expect(it.refusals).toContainEqual({
      choice: { kind: "tower", at: at("nw-2") },
      why: "tower-limit",
      rule: "HLAS-102",
    });
  });
  test("HLAS-103, 390, 391, EX-74 one Tower per continent, two in a game of two", () => {
    const sites = (seats: number) =>
      scene({ seats, units: [[0, "nw-2", "serf"]], towers: [[0, "nw-5"]], resources: rich, levels: [2] })
        .slot("build")
        .offered("tower").length;
    expect(sites(2)).toBe(1);
    expect(sites(3)).toBe(0);
  });
  test("HLAS-EX-74 level 2, own Tower there: legal for two players", () => {
    const it = scene({ units: [[0, "nw-10", "serf"]], towers: [[0, "nw-5"]], resources: rich, levels: [2] })
      .slot("build")
      .choose({ kind: "tower", at: at("nw-10") });
    expect(it.realm(0).towers).toHaveLength(2);
  });
  test("HLAS-104, 105, 434, EX-82 a Region holds one Tower and none where a Capital stands; rivals share a continent", () => {
    const it = scene({
      units: [
        [0, "nw-5", "serf"],
        [0, "nw-1", "serf"],
        [0, "nw-2", "serf"],
      ],
      towers: [
        [0, "nw-5"],
        [1, "nw-10"],
      ],
      resources: rich,
      levels: [2],
    }).slot("build");
    expect(it.offered("tower")).toEqual([{ kind: "tower", at: at("nw-2") }]);
  });
  test("HLAS-EX-82 the second Tower goes to another Region", () => {
    const it = scene({ units: [[0, "nw-5", "serf"]], towers: [[0, "nw-5"]], resources: rich, levels: [2] }).slot(
      "build",
    );
    expect(it.offered("tower")).toEqual([]);
  });
});

describe("Discover and Scribe", () => {
  test("HLAS-109..111, EX-07 draw three, then discard to the limit, unseen by others", () => {
    const it = scene(home({ libraries: [["fury"]], deck: ["haste", "recall", "dread"] }))
      .slot("research")
      .plain("discover");
    expect([...it.realm(0).library].sort()).toEqual(["dread", "fury", "haste", "recall"]);
    for (const card of ["fury", "haste", "recall"] as const) it.choose({ kind: "discard", card });
    expect(it.realm(0).library).toEqual(["dread"]);
    expect(it.s.discard).toHaveLength(3);
    expect(it.look(1).view.realms[0]!.library).toBeNull();
    expect(it.s.cast).toEqual([]);
  });
  test("HLAS-EX-07 nothing is discarded below the limit", () => {
    const it = scene(home({ levels: [3] }))
      .slot("research")
      .plain("discover");
    expect(it.realm(0).library).toHaveLength(3);
    expect(it.s.discard).toEqual([]);
  });
  test("HLAS-112, 113, 116, 117, EX-08 an Incanted spell is Scribed face up and Ready, worth 1 VP", () => {
    const it = scene(home({ libraries: [["haste", "fury", "cancel-spell"]], levels: [3] })).slot("research");
    expect(it.offered("scribe")).toEqual([{ kind: "scribe", card: "haste" }]);
    it.choose({ kind: "scribe", card: "haste" });
    expect([it.realm(0).scribed, it.realm(0).turned]).toEqual([["haste"], [READY]]);
    expect(it.look(1).view.realms[0]!.scribed).toEqual(["haste"]);
    expect(scoreOf(it.s, 0).scribed).toBe(1);
  });
  test("HLAS-114, 118, EX-09 no more Scribed spells than the level; they do not fill the Library", () => {
    const full = scene(home({ libraries: [["haste"]], scribed: [["recall", "gateway"]], levels: [2] })).slot(
      "research",
    );
    expect(full.offered("scribe")).toEqual([]);
    expect(full.refusals).toContainEqual({
      choice: { kind: "scribe", card: "haste" },
      why: "scribe-limit",
      rule: "HLAS-114",
    });
  });
  test("HLAS-EX-08 at level 1 a second Scribe is illegal", () => {
    expect(
      scene(home({ libraries: [["haste"]], scribed: [["recall"]] }))
        .slot("research")
        .offered("scribe"),
    ).toEqual([]);
  });
  test("HLAS-EX-09 with two Scribed at level 2 none, at level 3 one more", () => {
    expect(
      scene(home({ libraries: [["haste"]], scribed: [["recall", "gateway"]], levels: [3] }))
        .slot("research")
        .offered("scribe"),
    ).toHaveLength(1);
  });
  test("HLAS-115 nothing lets a player discard a Scribed spell", () => {
    const it = scene(home({ scribed: [["haste"]] }))
      .slot("research")
      .plain("discover");
    expect(it.offered("discard").every(({ card }) => it.realm(0).library.includes(card))).toBe(true);
    expect(it.realm(0).scribed).toEqual(["haste"]);
  });
  test("HLAS-119, 394 the discard pile becomes the deck when that is empty", () => {
    const it = scene(home());
    it.s.discard = it.s.deck.splice(0, it.s.deck.length - 1);
    it.slot("research").plain("discover");
    expect(it.realm(0).library).toHaveLength(3);
    expect(it.seen("deckShuffled")).toHaveLength(1);
    expect(it.s.discard).toEqual([]);
  });
  test("HLAS-120 with nothing left a draw gives nothing", () => {
    const it = scene(home());
    it.realm(1).library.push(...it.s.deck.splice(0));
    it.s.stack.push({ proc: "draw", step: "drawCards", seat: 0, count: 3, cause: "effect" } as HlasFrame);
    runnerOf(hlas).advance(it.s, it.events);
    expect(it.realm(0).library).toEqual([]);
    expect(it.seen("cardsDrawn")).toEqual([]);
  });
});

describe("Tax", () => {
  test("HLAS-121, 122, EX-10 one resource by its marker; then 2 becomes 3, 3 becomes 4, 4 becomes 2", () => {
    const it = scene(home({ tax: ["mana", "ore", "food"], resources: [[0, 5, 0]] }))
      .slot("tax")
      .choose({ kind: "resource", resource: "mana" });
    expect(it.resources(0)).toEqual([0, 9, 0]);
    expect(it.s.tax).toEqual(["mana", "ore", "food"]);
    it.plain("pass");
    expect(it.s.tax).toEqual(["ore", "food", "mana"]);
  });
  test("HLAS-EX-10 Mana 2, Ore 4, Food 3 afterwards", () => {
    const it = scene(home({ tax: ["mana", "ore", "food"], units: [[0, "nw-1", "serf"]] }))
      .slot("tax")
      .choose({ kind: "resource", resource: "mana" });
    expect(it.s.tax).toEqual(["ore", "food", "mana"]);
  });
  test("HLAS-123, 392 nobody has more than 10", () => {
    const it = scene(home({ tax: ["mana", "ore", "food"], resources: [[0, 8, 0]] }))
      .slot("tax")
      .choose({ kind: "resource", resource: "mana" });
    expect(it.resources(0)[1]).toBe(10);
  });
});

describe("repeating", () => {
  const three = (more: Spec = {}): Spec => ({
    seats: 3,
    units: [
      [0, "nw-1", "serf", 2],
      [1, "ne-1", "serf", 2],
      [2, "se-1", "serf", 2],
    ],
    ...more,
  });
  test("HLAS-124, 125, 128, 132, 435 everybody else may repeat with a Serf, clockwise, choosing freely, before the markers move", () => {
    const it = scene(
      three({
        tax: ["mana", "ore", "food"],
        resources: [
          [0, 0, 0],
          [0, 0, 0],
          [0, 0, 0],
        ],
      }),
    )
      .slot("tax")
      .choose({ kind: "resource", resource: "mana" });
    expect(it.seat).toBe(1);
    it.plain("repeat").choose({ kind: "resource", resource: "ore" });
    expect(it.realm(1).slots[3]).toBe(SERF);
    expect(it.count(1, "serf", "ne-1")).toBe(1);
    expect(it.seat).toBe(2);
    it.plain("repeat").choose({ kind: "resource", resource: "mana" });
    expect([it.resources(0), it.resources(1), it.resources(2)]).toEqual([
      [0, 4, 0],
      [3, 0, 0],
      [0, 4, 0],
    ]);
    expect(it.s.tax[0]).toBe("ore");
  });
  test("HLAS-126, 127 a Command action and a repeat are not repeated", () => {
    const it = scene(three()).slot("sail");
    expect(it.place).not.toBe("repeats.offerRepeat");
    const tax = scene(three())
      .slot("tax")
      .choose({ kind: "resource", resource: "ore" })
      .plain("repeat")
      .choose({ kind: "resource", resource: "ore" })
      .plain("pass");
    expect(tax.seat).toBe(1);
    expect(tax.place).toBe("turn.chooseAction");
  });
  test("HLAS-131, EX-56 a Serf closes its slot until Round End", () => {
    const it = scene(three())
      .slot("tax")
      .choose({ kind: "resource", resource: "ore" })
      .plain("repeat")
      .choose({ kind: "resource", resource: "ore" })
      .plain("pass");
    expect(it.offered("slot").map(({ slot }) => slot)).not.toContain("tax");
  });
  test("HLAS-EX-56 a player who passed may take Tax", () => {
    const it = scene(three()).slot("tax").choose({ kind: "resource", resource: "ore" }).plain("pass", "pass");
    expect(it.offered("slot").map(({ slot }) => slot)).toContain("tax");
  });
  test("HLAS-133, EX-17 repeating Build with a Building needs two Serfs", () => {
    const it = scene({
      units: [
        [0, "nw-1", "serf"],
        [1, "ne-1", "serf", 2],
      ],
      resources: [
        [0, 0, 0],
        [3, 0, 0],
      ],
    }).slot("build");
    expect(it.seat).toBe(1);
    it.plain("repeat").choose({ kind: "building", building: 0 });
    expect(it.count(1, "serf", "ne-1")).toBe(0);
    const one = scene({
      units: [
        [0, "nw-1", "serf"],
        [1, "ne-1", "serf"],
      ],
      resources: [
        [0, 0, 0],
        [3, 0, 0],
      ],
    }).slot("build");
    expect(one.place).not.toBe("repeats.offerRepeat");
  });
  test("HLAS-EX-17 the slot is closed until Round End", () => {
    const it = scene({
      units: [
        [0, "nw-1", "serf"],
        [1, "ne-1", "serf", 2],
      ],
      resources: [
        [0, 0, 0],
        [3, 0, 0],
      ],
    })
      .slot("build")
      .plain("repeat")
      .choose({ kind: "building", building: 0 });
    expect(it.realm(1).slots[1]).toBe(SERF);
  });
  test("HLAS-134 a repeat is offered only where something can be done", () => {
    const it = scene(
      three({
        resources: [
          [0, 0, 9],
          [0, 0, 0],
          [0, 0, 1],
        ],
      }),
    )
      .slot("recruit")
      .choose({ kind: "recruit", piece: "serf", count: 1 });
    expect(it.seat).toBe(2);
  });
});

describe("mustering", () => {
  const ready: Spec = {
    units: [
      [0, "nw-1", "serf", 2],
      [0, "nw-5", "warrior"],
    ],
  };
  test("HLAS-135..138, EX-16 after a Command action one more with a Serf, also a second March of the same army", () => {
    const it = scene(ready).march("nw-5", ["warrior"], "nw-10", "stop");
    expect(it.place).toBe("turn.muster");
    it.march("nw-10", ["warrior"], "nw-5", "nw-2", "stop");
    expect(it.realm(0).slots.slice(4, 6)).toEqual([TOKEN, SERF]);
    expect(it.place).toBe("turn.chooseAction");
    expect(it.seat).toBe(1);
  });
  test("HLAS-EX-16 full Speed again", () => {
    const it = scene(ready)
      .march("nw-5", ["warrior"], "nw-10", "nw-9")
      .slot("march-2")
      .choose({ kind: "start", from: at("nw-9") })
      .unit(0, "warrior", "nw-9");
    it.steps("nw-8", "nw-7", "nw-4");
    expect(it.count(0, "warrior", "nw-4")).toBe(1);
  });
  test("HLAS-136 a Capital action is not followed by a muster", () => {
    const it = scene(ready).slot("tax").choose({ kind: "resource", resource: "ore" });
    expect(it.seat).toBe(1);
  });
  test("HLAS-139, EX-57 the Serf must be in the Courtyard", () => {
    const it = scene({
      units: [
        [0, "nw-5", "warrior"],
        [0, "nw-2", "serf"],
      ],
      buildings: [["dock"]],
    }).march("nw-5", ["warrior"], "nw-10", "stop");
    expect(it.place).not.toBe("turn.muster");
  });
  test("HLAS-EX-57 a Serf who came home in the first action qualifies", () => {
    const it = scene({
      units: [
        [0, "nw-2", "serf"],
        [0, "nw-5", "warrior"],
      ],
    }).march("nw-2", ["serf"], "nw-1", "stop");
    expect(it.place).toBe("turn.muster");
  });
  test("HLAS-436, 478 Sail and Fly need a Vessel that can move; Cast is offered to every player who holds a card, whatever it is", () => {
    const it = scene({ ...ready, libraries: [["cancel-spell"]] }).march("nw-5", ["warrior"], "nw-10", "stop");
    expect(it.offered("slot").map(({ slot }) => slot)).toEqual(["march-2", "cast"]);
    it.slot("cast");
    expect(it.place).toBe("cast.chooseSpell");
    expect(it.options).toEqual([{ kind: "skip" }]);
  });
  test("HLAS-436 the Serf that Musters a March cannot be the one that marches", () => {
    const slots = (units: Spec["units"]): string[] =>
      scene({ libraries: [["cancel-spell"]], units: units! })
        .slot("sail")
        .offered("slot")
        .map(({ slot }) => slot);
    expect(slots([[0, "nw-1", "serf"]])).toEqual(["cast"]);
    expect(slots([[0, "nw-1", "serf", 2]])).toEqual(["march-1", "cast"]);
    expect(
      slots([
        [0, "nw-1", "serf"],
        [0, "nw-1", "warrior"],
      ]),
    ).toEqual(["march-1", "cast"]);
    expect(
      slots([
        [0, "nw-1", "serf"],
        [0, "nw-5", "serf"],
      ]),
    ).toEqual(["march-1", "cast"]);
  });
  test("HLAS-EX-15 March, then Cast in the same turn; the Serf returns at Round End", () => {
    const it = scene({ ...ready, libraries: [["harvest-hymn"]], resources: [[0, 5, 0]], turn: 0 })
      .march("nw-5", ["warrior"], "nw-10", "stop")
      .slot("cast")
      .cast("harvest-hymn")
      .pass();
    expect(it.realm(0).vp).toBe(1);
    expect(it.realm(0).slots[8]).toBe(SERF);
    while (it.s.round === 1) it.choose(it.options.find(({ kind }) => kind !== "slot") ?? it.options.at(-1)!);
    expect(it.realm(0).slots).toEqual(Array(9).fill(FREE));
  });
});
