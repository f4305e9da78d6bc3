import { describe, expect, test } from "vitest";
import { AIR_DECK, GONE, HIDDEN, NONE, SEA_DECK, SERF, SETTLED } from "../content/marks.ts";
import type { TokenId } from "../content/tokens.ts";
import { scoreOf } from "../rules/scoring.ts";
import type { Spec } from "./scene-spec.ts";
import { at, type Scene, scene } from "./scenes.ts";

const rich: Spec["resources"] = [
  [5, 5, 5],
  [5, 5, 5],
];

describe("March", () => {
  test("HLAS-010, 140, 144, 145 up to five land Units march together; others stay, Vessels never go", () => {
    const it = scene({
      units: [
        [0, "nw-1", "serf", 7],
        [0, "nw-1", "sea-vessel"],
      ],
    })
      .slot("march-1")
      .choose({ kind: "start", from: at("nw-1") });
    for (let i = 0; i < 5; i++) it.unit(0, "serf", "nw-1");
    expect(it.offered("unit")).toEqual([]);
    it.steps("nw-2", "stop");
    expect([it.count(0, "serf", "nw-1"), it.count(0, "serf", "nw-2")]).toEqual([2, 5]);
    expect(it.realm(0).seaVessel).toBe(at("nw-1"));
  });
  test("HLAS-141, EX-11 the slowest Unit decides", () => {
    const it = scene({
      units: [
        [0, "nw-5", "warrior", 2],
        [0, "nw-5", "hero-1"],
      ],
    }).march("nw-5", ["warrior", "warrior", "hero-1"], "nw-10");
    expect(it.count(0, "warrior", "nw-10")).toBe(2);
  });
  test("HLAS-EX-11 two Warriors alone go three Regions", () => {
    const it = scene({ units: [[0, "nw-1", "warrior", 2]] }).march(
      "nw-1",
      ["warrior", "warrior"],
      "nw-5",
      "nw-10",
      "nw-8",
    );
    expect(it.count(0, "warrior", "nw-8")).toBe(2);
  });
  test("HLAS-017, 020, 143, EX-55 five Units at most where the March ends; a full Region may be passed", () => {
    const it = scene({
      units: [
        [0, "nw-2", "warrior", 3],
        [0, "nw-5", "serf", 5],
      ],
    }).march("nw-2", ["warrior", "warrior", "warrior"], "nw-5");
    expect(it.offered("stop" as "stop")).toEqual([]);
    it.steps("nw-10", "stop");
    expect(it.count(0, "warrior", "nw-10")).toBe(3);
  });
  test("HLAS-EX-55 with Speed 1 the full Region is no way", () => {
    const it = scene({
      units: [
        [0, "nw-2", "hero-1"],
        [0, "nw-5", "serf", 5],
      ],
    })
      .slot("march-1")
      .choose({ kind: "start", from: at("nw-2") })
      .unit(0, "hero-1", "nw-2");
    expect(it.ways).not.toContain("nw-5");
  });
  test("HLAS-018, 023 the own Capital Region holds any number", () => {
    const it = scene({
      units: [
        [0, "nw-1", "serf", 8],
        [0, "nw-2", "warrior", 3],
      ],
    }).march("nw-2", ["warrior", "warrior", "warrior"], "nw-1", "stop");
    expect(it.count(0, "serf", "nw-1") + it.count(0, "warrior", "nw-1")).toBe(11);
  });
  test("HLAS-146, EX-75 a March ends in another Region", () => {
    const it = scene({ units: [[0, "nw-2", "warrior"]] }).march("nw-2", ["warrior"], "nw-3", "nw-2");
    expect(it.offered("stop" as "stop")).toEqual([]);
  });
  test("HLAS-EX-75 from the detour it has to go on", () => {
    const it = scene({ units: [[0, "nw-2", "warrior"]] }).march("nw-2", ["warrior"], "nw-3", "nw-2", "nw-1");
    expect(it.count(0, "warrior", "nw-1")).toBe(1);
  });
  test("HLAS-147, 207 entering a Region with enemies ends the March in a battle", () => {
    const it = scene({
      units: [
        [0, "nw-2", "warrior"],
        [1, "nw-5", "serf"],
      ],
    }).march("nw-2", ["warrior"], "nw-5");
    expect(it.place).toBe("battle.chooseTactics");
  });
  test("HLAS-148, 149, EX-12 a Tower and the own Capital are adjacent, two Towers are not", () => {
    const it = scene({
      units: [[0, "nw-7", "serf"]],
      towers: [
        [0, "nw-7"],
        [0, "ne-2"],
      ],
      levels: [2],
    }).march("nw-7", ["serf"], "nw-1");
    expect(it.ways).toContain("ne-2");
    const direct = scene({
      units: [[0, "nw-7", "serf"]],
      towers: [
        [0, "nw-7"],
        [0, "ne-2"],
      ],
      levels: [2],
    })
      .slot("march-1")
      .choose({ kind: "start", from: at("nw-7") })
      .unit(0, "serf", "nw-7");
    expect(direct.ways).toContain("nw-1");
    expect(direct.ways).not.toContain("ne-2");
  });
  test("HLAS-EX-12 Speed 2 takes it to the other Tower", () => {
    const it = scene({
      units: [[0, "nw-7", "serf"]],
      towers: [
        [0, "nw-7"],
        [0, "ne-2"],
      ],
      levels: [2],
    }).march("nw-7", ["serf"], "nw-1", "ne-2");
    expect(it.count(0, "serf", "ne-2")).toBe(1);
  });
  test("HLAS-424 the shortcut of the owner is nobody else's", () => {
    const it = scene({ units: [[1, "nw-2", "serf"]], towers: [[0, "ne-7"]], turn: 1 })
      .slot("march-1")
      .choose({ kind: "start", from: at("nw-2") })
      .unit(1, "serf", "nw-2");
    expect(it.ways).toEqual(["nw-1", "nw-3", "nw-5"]);
  });
  test("HLAS-150..152, EX-14 by ferry, also over the edge; at a fork the army picks the branch", () => {
    const it = scene({ seats: 3, homes: ["nw", "ne", "se"], units: [[0, "nw-3", "hero-1"]] })
      .slot("march-1")
      .choose({ kind: "start", from: at("nw-3") })
      .unit(0, "hero-1", "nw-3");
    expect(it.ways).toEqual(["ne-7", "nw-10", "nw-2", "nw-5", "nw-6", "sw-4", "sw-7"]);
  });
  test("HLAS-EX-14 each branch costs 1", () => {
    const it = scene({ seats: 3, homes: ["nw", "ne", "se"], units: [[0, "nw-3", "hero-1"]] }).march(
      "nw-3",
      ["hero-1"],
      "sw-4",
    );
    expect(it.realm(0).heroes[0]).toBe(at("sw-4"));
  });
  test("HLAS-046 branches to the excluded continent cannot be used", () => {
    const it = scene({ excluded: "sw", units: [[0, "nw-3", "hero-1"]] })
      .slot("march-1")
      .choose({ kind: "start", from: at("nw-3") })
      .unit(0, "hero-1", "nw-3");
    expect(it.ways).not.toContain("sw-4");
  });
  test("HLAS-153 a Sea Vessel does not block a ferry", () => {
    const it = scene({
      units: [
        [0, "nw-3", "hero-1"],
        [1, "sea-n-inner", "sea-vessel"],
        [1, "sea-n-outer", "air-vessel"],
      ],
    }).march("nw-3", ["hero-1"], "ne-7");
    expect(it.realm(0).heroes[0]).toBe(at("ne-7"));
  });
  test("HLAS-154, EX-54 a Desert ends the March", () => {
    const it = scene({ units: [[0, "nw-8", "warrior"]] }).march("nw-8", ["warrior"], "nw-9");
    expect(it.count(0, "warrior", "nw-9")).toBe(1);
  });
  test("HLAS-155, EX-54 a later March leaves it with full Speed", () => {
    const it = scene({ units: [[0, "nw-9", "warrior"]] }).march("nw-9", ["warrior"], "nw-8", "nw-7", "nw-4");
    expect(it.count(0, "warrior", "nw-4")).toBe(1);
  });
  test("HLAS-EX-54 with the Outrider of level 2 it need not stop", () => {
    const it = scene({ units: [[0, "nw-8", "hero-3"]], levels: [2] }).march("nw-8", ["hero-3"], "nw-9");
    expect(it.place).toBe("march.move");
  });
  test("HLAS-024 an ability beats the general rule: the Wolf Rider passes enemies alone, not their Capital", () => {
    const it = scene({
      factions: ["orcs", "humans"],
      units: [
        [0, "nw-2", "hero-3"],
        [1, "nw-5", "serf"],
      ],
    }).march("nw-2", ["hero-3"], "nw-5", "nw-10", "stop");
    expect(it.realm(0).heroes[2]).toBe(at("nw-10"));
  });
  test("HLAS-154 nor a Desert, with enemies in it or without", () => {
    const it = scene({
      factions: ["orcs", "humans"],
      units: [
        [0, "nw-8", "hero-3"],
        [1, "nw-9", "serf"],
      ],
    }).march("nw-8", ["hero-3"], "nw-9");
    expect(it.frame("battle").region).toBe(at("nw-9"));
  });
});

describe("exploring", () => {
  test("HLAS-156, 158, 162 the token where a March ends is resolved and leaves; those passed stay hidden", () => {
    const it = scene({
      units: [[0, "nw-2", "warrior"]],
      tokens: [
        ["nw-5", "mana-spring"],
        ["nw-4", "ore-vein"],
      ],
      resources: [[0, 0, 0]],
    }).march("nw-2", ["warrior"], "nw-5", "nw-4", "stop");
    expect(it.resources(0)).toEqual([2, 0, 0]);
    expect(it.s.faces[at("nw-4")]).toBe(GONE);
    expect(it.s.spent).toEqual(["ore-vein"]);
    expect(it.s.faces[at("nw-5")]).toBe(HIDDEN);
  });
  test("HLAS-157, 402, EX-13 in a Swamp the second token is turned up when the first is resolved", () => {
    const it = scene({
      units: [[0, "nw-3", "warrior"]],
      tokens: [
        ["nw-6", "lost-caravan"],
        ["nw-6", "wild-herd"],
      ],
      resources: [[0, 0, 0]],
    }).march("nw-3", ["warrior"], "nw-6", "stop");
    expect(it.place).toBe("resources.chooseKind");
    expect(it.seen("tokenRevealed").map(({ token }) => token)).toEqual(["lost-caravan"]);
    expect(JSON.stringify(it.look(0).view.tokens)).not.toContain("wild-herd");
    it.choose({ kind: "resource", resource: "ore" });
    expect(it.resources(0)).toEqual([2, 0, 2]);
  });
  test("HLAS-EX-13 both are gone at the end", () => {
    const it = scene({
      units: [[0, "nw-3", "warrior"]],
      tokens: [
        ["nw-6", "ore-vein"],
        ["nw-6", "wild-herd"],
      ],
    }).march("nw-3", ["warrior"], "nw-6", "stop");
    expect(it.s.spent).toEqual(["ore-vein", "wild-herd"]);
  });
  test("HLAS-160 when the first token removes everybody, the second stays face down", () => {
    const it = scene({
      units: [[0, "nw-3", "warrior"]],
      tokens: [
        ["nw-6", "monster-lair"],
        ["nw-6", "wild-herd"],
      ],
    }).march("nw-3", ["warrior"], "nw-6", "stop");
    expect(it.count(0, "warrior", "nw-1")).toBe(1);
    expect(it.s.faces.filter(face => face === HIDDEN)).toHaveLength(2);
  });
  test("HLAS-159, 456 a battle comes before exploring, and only a surviving attacker explores", () => {
    const won = scene({
      units: [
        [0, "nw-2", "warrior", 3],
        [1, "nw-5", "serf"],
      ],
      tokens: [["nw-5", "heroic-tale"]],
    })
      .march("nw-2", ["warrior", "warrior", "warrior"], "nw-5")
      .tactics("stand-together", "fall-back");
    expect(won.seen("tokenResolved")).toHaveLength(1);
    const lost = scene({
      units: [
        [0, "nw-2", "serf"],
        [1, "nw-5", "warrior", 3],
      ],
      tokens: [["nw-5", "heroic-tale"]],
    })
      .march("nw-2", ["serf"], "nw-5")
      .tactics("fall-back", "stand-together");
    expect(lost.seen("tokenRevealed")).toEqual([]);
  });
  test("HLAS-161 retreats and recruits do not explore", () => {
    const it = scene({
      units: [
        [0, "nw-2", "serf"],
        [1, "nw-5", "warrior", 3],
      ],
      towers: [[0, "nw-4"]],
      tokens: [["nw-4", "heroic-tale"]],
    })
      .march("nw-2", ["serf"], "nw-5")
      .tactics("fall-back", "stand-together");
    it.choose({ kind: "retreat", to: at("nw-4") });
    expect(it.seen("tokenRevealed")).toEqual([]);
  });
  test("HLAS-162, 288 permanent tokens stay and score for the player who controls the Region", () => {
    const it = scene({ units: [[0, "nw-2", "warrior"]], tokens: [["nw-5", "wonder"]] }).march(
      "nw-2",
      ["warrior"],
      "nw-5",
      "stop",
    );
    expect(it.s.faces[at("nw-5")]).toBe(SETTLED);
    expect(scoreOf(it.s, 0).tokens).toBe(2);
  });
  test("HLAS-EX-88 Refugees go to the Courtyard when the Region is full, and stay away when none is left", () => {
    const it = scene({ units: [[0, "nw-2", "warrior", 5]], tokens: [["nw-5", "refugees"]] }).march(
      "nw-2",
      Array(5).fill("warrior"),
      "nw-5",
      "stop",
    );
    expect(it.count(0, "serf", "nw-1")).toBe(1);
    const none = scene({
      units: [
        [0, "nw-2", "warrior"],
        [0, "nw-4", "serf", 5],
        [0, "nw-7", "serf", 5],
        [0, "nw-8", "serf", 2],
      ],
      tokens: [["nw-5", "refugees"]],
    }).march("nw-2", ["warrior"], "nw-5", "stop");
    expect(none.realm(0).serfsLeft).toBe(0);
  });
  test("HLAS-426 an effect does what it can: Bandits leave only the options that can be paid", () => {
    const it = scene({ units: [[0, "nw-2", "warrior"]], tokens: [["nw-5", "bandits"]], resources: [[1, 0, 0]] }).march(
      "nw-2",
      ["warrior"],
      "nw-5",
      "stop",
    );
    expect(it.options).toEqual([{ kind: "option", option: 1 }]);
  });
  test("HLAS-437 a token resolved from a distance: what it places goes to its Region, losses hit the army that explores", () => {
    const it = scene({
      factions: ["dwarves", "orcs"],
      units: [
        [0, "nw-5", "hero-3"],
        [0, "nw-5", "serf"],
      ],
      levels: [3],
      tokens: [
        ["nw-10", "sinkhole"],
        ["nw-4", "refugees"],
        ["sw-10", "heroic-tale"],
      ],
    });
    it.choose({ kind: "use", ability: "prospector-3" }).region("nw-10").unit(0, "serf", "nw-5");
    expect(it.count(0, "serf", "nw-5")).toBe(0);
    expect(it.offered("use")).toEqual([]);
  });
  test("HLAS-438 Local Guide lets the army march on at once, leaving a second Swamp token in place", () => {
    const it = scene({
      units: [[0, "nw-3", "warrior"]],
      tokens: [
        ["nw-6", "local-guide"],
        ["nw-6", "wild-herd"],
      ],
    }).march("nw-3", ["warrior"], "nw-6", "stop");
    expect(it.place).toBe("march.move");
    it.steps("nw-10");
    expect(it.count(0, "warrior", "nw-10")).toBe(1);
    expect(it.seen("tokenRevealed").map(({ token }) => token)).toEqual(["local-guide"]);
    expect(it.realm(0).slots.filter(slot => slot === SERF)).toEqual([]);
  });
  test("HLAS-435, 438 not following a guide does not count as skipping an action", () => {
    const it = scene({ units: [[0, "nw-2", "warrior"]], tokens: [["nw-5", "local-guide"]] });
    it.march("nw-2", ["warrior"], "nw-5", "stop").plain("skip");
    expect([it.seen("tokenResolved").length, it.seen("actionSkipped")]).toEqual([1, []]);
  });
  test("HLAS-438 a guide who leads an army back does not set off the token it came from again", () => {
    const it = scene({
      units: [[0, "nw-2", "warrior"]],
      tokens: [
        ["nw-5", "local-guide"],
        ["nw-10", "local-guide"],
      ],
    }).march("nw-2", ["warrior"], "nw-5", "stop");
    it.steps("nw-10").steps("nw-5");
    expect([it.place, it.seen("tokenResolved").length]).toEqual(["turn.chooseAction", 2]);
  });
  test("HLAS-438 Local Guide leads on only those whom the first token of a Swamp has left", () => {
    const swamp = (first: TokenId): Scene =>
      scene({
        factions: ["orcs", "elves"],
        units: [
          [0, "nw-3", "serf"],
          [0, "nw-3", "warrior"],
          [0, "nw-6", "serf"],
        ],
        tokens: [
          ["nw-6", first],
          ["nw-6", "local-guide"],
        ],
      }).march("nw-3", ["serf", "warrior"], "nw-6", "stop");
    const sunk = swamp("sinkhole").unit(0, "warrior", "nw-6").steps("nw-10");
    expect([sunk.count(0, "serf", "nw-10"), sunk.count(0, "warrior", "nw-10")]).toEqual([1, 0]);
    const gone = swamp("local-guide").steps("nw-10");
    expect([gone.count(0, "serf", "nw-10"), gone.count(0, "warrior", "nw-10")]).toEqual([1, 1]);
    gone.steps("nw-3");
    expect([gone.count(0, "serf", "nw-3"), gone.count(0, "warrior", "nw-3")]).toEqual([1, 0]);
  });
});

describe("Sail", () => {
  test("HLAS-163..165, EX-66 out of the dock, over the sea and to another shore: one each", () => {
    const it = scene({
      units: [[0, "nw-1", "sea-vessel"]],
      tokens: [
        ["sea-nw", "shoal"],
        ["sea-n-outer", "shoal"],
        ["ne-7", "ore-vein"],
      ],
    }).slot("sail");
    expect(it.ways).toEqual(["sea-nw"]);
    it.steps("sea-nw", "sea-n-outer", "ne-7");
    expect(it.realm(0).seaVessel).toBe(at("ne-7"));
    expect(it.seen("tokenRevealed").map(event => event.at)).toEqual([at("ne-7")]);
  });
  test("HLAS-EX-66 the fourth step is too far", () => {
    const it = scene({ units: [[0, "nw-1", "sea-vessel"]] })
      .slot("sail")
      .steps("sea-nw", "sea-n-outer", "sea-n-inner");
    expect(it.place).not.toBe("voyage.sail");
  });
  test("HLAS-168, 169 Units aboard sail along; it may sail empty", () => {
    const it = scene({
      units: [
        [0, "nw-1", "sea-vessel"],
        [0, "sea", "serf", 2],
      ],
    })
      .slot("sail")
      .steps("sea-nw", "stop");
    expect(it.realm(0).serfs[SEA_DECK]).toBe(2);
    expect(it.count(0, "serf", "sea-nw")).toBe(2);
  });
  test("HLAS-170, 173 tokens are resolved where it ends: at sea, both in the central Sea, or on the shore", () => {
    const it = scene({
      units: [[0, "nw-9", "sea-vessel"]],
      tokens: [
        ["sea-center", "shoal"],
        ["sea-center", "flotsam"],
      ],
      resources: [[0, 0, 0]],
    })
      .slot("sail")
      .steps("sea-center");
    expect(it.resources(0)).toEqual([2, 0, 2]);
  });
  test("HLAS-171 it must stop in the central Sea, the Swan Ship of level 2 need not", () => {
    const it = scene({ units: [[0, "nw-9", "sea-vessel"]] })
      .slot("sail")
      .steps("sea-center");
    expect(it.place).not.toBe("voyage.sail");
    const swan = scene({
      factions: ["elves", "orcs"],
      levels: [2],
      buildings: [["swan-harbor"]],
      units: [[0, "nw-9", "sea-vessel"]],
    })
      .slot("sail")
      .steps("sea-center");
    expect(swan.place).toBe("voyage.sail");
  });
  test("HLAS-172, 174, 213, 214 it fights where enemies are: Vessels at sea, land Units at the shore, with those aboard", () => {
    const sea = scene({
      units: [
        [0, "nw-1", "sea-vessel"],
        [1, "sea-nw", "sea-vessel"],
      ],
    })
      .slot("sail")
      .steps("sea-nw");
    expect(sea.place).toBe("battle.chooseTactics");
    const shore = scene({
      units: [
        [0, "sea-nw", "sea-vessel"],
        [0, "sea", "warrior", 2],
        [1, "nw-2", "serf"],
      ],
    })
      .slot("sail")
      .steps("nw-2")
      .tactics("stand-together", "fall-back");
    expect(shore.seen("strengthCounted")[0]!.attackTotal).toBe(3 + 4 + 1);
  });
  test("HLAS-175 a lost Unit is one aboard; the Vessel only if there is none", () => {
    const it = scene({
      units: [
        [0, "sea-nw", "sea-vessel"],
        [0, "sea", "serf"],
      ],
      tokens: [["nw-2", "sinkhole"]],
    })
      .slot("sail")
      .steps("nw-2", "stop");
    expect(it.options).toEqual([{ kind: "unit", owner: 0, piece: "serf", place: SEA_DECK }]);
    const empty = scene({ units: [[0, "sea-nw", "sea-vessel"]], tokens: [["nw-2", "sinkhole"]] })
      .slot("sail")
      .steps("nw-2", "stop");
    empty.unit(0, "sea-vessel", "nw-2");
    expect(empty.realm(0).seaVessel).toBe(NONE);
  });
  test("HLAS-439 after a won battle it explores", () => {
    const it = scene({
      units: [
        [0, "nw-1", "sea-vessel"],
        [0, "sea", "warrior", 2],
        [1, "sea-nw", "sea-vessel"],
      ],
      tokens: [["sea-nw", "sea-legend"]],
      vp: [0, 0],
    })
      .slot("sail")
      .steps("sea-nw")
      .tactics("stand-together", "fall-back");
    expect(it.seen("tokenResolved")).toHaveLength(1);
  });
  test("HLAS-254, 433 those aboard a Vessel lost at sea are lost, on land they stay", () => {
    const sea = scene({
      units: [
        [0, "sea-n-inner", "sea-vessel"],
        [0, "sea", "serf", 2],
      ],
      tokens: [["sea-center", "kraken"]],
      resources: [[0, 0, 0]],
    })
      .slot("sail")
      .steps("sea-center")
      .choose({ kind: "option", option: 1 })
      .unit(0, "sea-vessel", "sea-center");
    expect([sea.realm(0).seaVessel, sea.realm(0).serfsLeft]).toEqual([NONE, 12]);
    const land = scene({
      units: [
        [0, "nw-2", "sea-vessel"],
        [0, "sea", "warrior"],
        [1, "ne-1", "serf"],
        [1, "nw-5", "warrior", 4],
      ],
      turn: 1,
    })
      .march("nw-5", Array(4).fill("warrior"), "nw-2")
      .tactics("stand-together", "stand-together");
    land.unit(0, "sea-vessel", "nw-2");
    expect(land.count(0, "warrior", "nw-1")).toBe(1);
  });
});

describe("Fly", () => {
  test("HLAS-176..178, 191 over land borders and the Tower shortcut, over sea, but by no ferry", () => {
    const it = scene({ units: [[0, "nw-3", "air-vessel"]], towers: [[0, "nw-3"]] }).slot("fly");
    expect(it.ways).toEqual(["nw-1", "nw-10", "nw-2", "nw-5", "nw-6", "sea-n-inner", "sea-n-outer", "sea-nw"]);
  });
  test("HLAS-179 it may wrap over the map's edge by sea", () => {
    const it = scene({ units: [[0, "nw-2", "air-vessel"]] })
      .slot("fly")
      .steps("sea-nw");
    expect(it.ways).toContain("sea-sw");
  });
  test("HLAS-178, EX-25 entering the central Sea costs 2", () => {
    const it = scene({ units: [[0, "nw-9", "air-vessel"]] })
      .slot("fly")
      .steps("sea-center");
    expect(it.realm(0).airVessel).toBe(at("sea-center"));
  });
  test("HLAS-EX-25 the Skyship of Speed 3 goes on to a shore", () => {
    const it = scene({ units: [[0, "nw-9", "air-vessel"]], buildings: [["sky-harbor"]] })
      .slot("fly")
      .steps("sea-center");
    expect(it.ways).toContain("ne-9");
  });
  test("HLAS-180, 184, 277, 441 over the sea at the end of the phase it crashes with everybody aboard", () => {
    const it = scene({
      units: [
        [0, "sea-nw", "air-vessel"],
        [0, "air", "serf", 2],
      ],
      turn: "harvest",
    });
    expect([it.realm(0).airVessel, it.realm(0).serfsLeft]).toEqual([NONE, 12]);
    const types = it.events.map(event => event.type);
    expect(types.indexOf("vesselCrashed")).toBeLessThan(types.indexOf("harvested"));
    const loft = scene({
      factions: ["dwarves", "orcs"],
      buildings: [["engine-loft"]],
      units: [[0, "sea-nw", "air-vessel"]],
      turn: "harvest",
    });
    expect(loft.realm(0).airVessel).toBe(at("sea-nw"));
  });
  test("HLAS-181..183, 440, EX-67 after a won battle over the sea one more step to a free shore", () => {
    const it = scene({
      units: [
        [0, "nw-6", "air-vessel"],
        [0, "air", "warrior", 2],
        [1, "sea-n-inner", "sea-vessel"],
        [1, "ne-7", "serf"],
      ],
      tokens: [["nw-3", "ore-vein"]],
    })
      .slot("fly")
      .steps("sea-n-inner")
      .tactics("stand-together", "fall-back");
    expect(it.place).toBe("landing.chooseShore");
    expect(it.offered("region").map(option => option.at)).not.toContain(at("ne-7"));
    it.region("nw-3");
    expect(it.seen("tokenResolved")).toHaveLength(1);
  });
  test("HLAS-EX-67 for example to nw-6", () => {
    const it = scene({
      units: [
        [0, "nw-6", "air-vessel"],
        [0, "air", "warrior", 2],
        [1, "sea-n-inner", "sea-vessel"],
      ],
    })
      .slot("fly")
      .steps("sea-n-inner")
      .tactics("stand-together", "fall-back")
      .region("nw-6");
    expect(it.realm(0).airVessel).toBe(at("nw-6"));
  });
  test("HLAS-180, 183 an Air Vessel that has won a defence over the sea stays there until the phase ends", () => {
    const attacked = scene({
      units: [
        [1, "sea-n-inner", "air-vessel"],
        [1, "air", "warrior", 2],
        [0, "nw-6", "sea-vessel"],
      ],
    })
      .slot("sail")
      .steps("sea-n-inner")
      .tactics("fall-back", "stand-together");
    expect(attacked.place).not.toBe("landing.chooseShore");
    expect([attacked.realm(1).airVessel, attacked.realm(1).warriors[AIR_DECK]]).toEqual([at("sea-n-inner"), 2]);
    expect(attacked.seen("vesselCrashed")).toEqual([]);
    const cutOff = scene({
      units: [
        [1, "sea-n-outer", "air-vessel"],
        [1, "air", "warrior", 2],
        [0, "sea-nw", "sea-vessel"],
        [0, "nw-3", "serf"],
        [0, "ne-7", "serf"],
      ],
    })
      .slot("sail")
      .steps("sea-n-outer")
      .tactics("fall-back", "stand-together");
    expect(cutOff.realm(1).airVessel).toBe(at("sea-n-outer"));
  });
  test("HLAS-182, 440 an Air Vessel that came to fight beside the attacker's Sea Vessel lands, too", () => {
    const beside = scene({
      units: [
        [0, "sea-n-outer", "air-vessel"],
        [0, "sea-n-outer", "sea-vessel"],
        [1, "sea-nw", "sea-vessel"],
      ],
      resources: [
        [9, 9, 9],
        [9, 9, 9],
      ],
    })
      .slot("sail")
      .steps("sea-nw")
      .tactics("conscripts", "fall-back")
      .unit(0, "air-vessel", "sea-n-outer");
    expect([beside.place, beside.seat]).toEqual(["landing.chooseShore", 0]);
    expect(beside.offered("region").map(option => option.at)).toContain(at("nw-1"));
  });
  test("HLAS-EX-87 with no shore free it is lost, and the VP are kept", () => {
    const it = scene({
      factions: ["orcs", "humans"],
      units: [
        [0, "sea-nw", "air-vessel"],
        [0, "air", "warrior", 2],
        [1, "sea-n-outer", "sea-vessel"],
        [1, "nw-3", "serf"],
        [1, "ne-7", "serf"],
      ],
    })
      .slot("fly")
      .steps("sea-n-outer")
      .tactics("stand-together", "fall-back");
    expect([it.realm(0).airVessel, it.realm(0).warriorsLeft, it.realm(0).vp]).toEqual([NONE, 5, 1]);
  });
  test("HLAS-185, 187 it explores where it ends on land, never at sea", () => {
    const it = scene({
      units: [[0, "nw-2", "air-vessel"]],
      tokens: [
        ["nw-3", "ore-vein"],
        ["nw-6", "wild-herd"],
      ],
    })
      .slot("fly")
      .steps("nw-3", "nw-6");
    expect(it.seen("tokenRevealed").map(event => event.at)).toEqual([at("nw-6")]);
    const sea = scene({ units: [[0, "nw-2", "air-vessel"]], tokens: [["sea-nw", "shoal"]] })
      .slot("fly")
      .steps("sea-nw", "stop");
    expect(sea.seen("tokenRevealed")).toEqual([]);
  });
  test("HLAS-186, EX-80 a Sinkhole takes one of the Units aboard, the Vessel only when it is empty", () => {
    const it = scene({ units: [[0, "nw-2", "air-vessel"]], tokens: [["nw-3", "sinkhole"]] });
    it.realm(0).heroes[1] = AIR_DECK;
    it.slot("fly").steps("nw-3", "stop").unit(0, "hero-2", "air");
    expect([it.realm(0).heroes[1], it.realm(0).airVessel]).toEqual([NONE, at("nw-3")]);
  });
  test("HLAS-EX-80 nobody aboard: the Skyship is lost", () => {
    const it = scene({ units: [[0, "nw-2", "air-vessel"]], tokens: [["nw-3", "sinkhole"]] })
      .slot("fly")
      .steps("nw-3", "stop")
      .unit(0, "air-vessel", "nw-3");
    expect(it.realm(0).airVessel).toBe(NONE);
  });
  test("HLAS-188..190 it stops for enemies in the Region it enters, at sea only for Vessels there, and for no Desert", () => {
    const it = scene({
      units: [
        [0, "nw-2", "air-vessel"],
        [1, "nw-5", "serf"],
      ],
      resources: rich,
    })
      .slot("fly")
      .steps("nw-5");
    expect(it.place).toBe("battle.chooseTactics");
    const docked = scene({
      units: [
        [0, "nw-2", "air-vessel"],
        [1, "nw-4", "sea-vessel"],
      ],
    })
      .slot("fly")
      .steps("sea-nw");
    expect(docked.place).toBe("voyage.sail");
    const desert = scene({ units: [[0, "nw-8", "air-vessel"]] })
      .slot("fly")
      .steps("nw-9");
    expect(desert.place).toBe("voyage.sail");
  });
  test("HLAS-019, 020 a Vessel with two aboard needs three places where it ends", () => {
    const it = scene({
      units: [
        [0, "nw-2", "air-vessel"],
        [0, "air", "serf", 2],
        [0, "nw-3", "serf", 3],
      ],
    })
      .slot("fly")
      .steps("nw-3");
    expect(it.options.some(({ kind }) => kind === "stop")).toBe(false);
  });
});
