import { describe, expect, test } from "vitest";
import { runnerOf } from "#kernel/run.ts";
import { NONE } from "../content/marks.ts";
import type { ObjectiveId } from "../content/objectives.ts";
import { areaOf } from "../content/tiles.ts";
import { runewars } from "../index.ts";
import { dragonsOf, leader, resultOf } from "../rules/result.ts";
import { canClaim } from "../rules/victory.ts";
import { viewFor } from "../view/view.ts";
import { Scene, scene } from "./scenes.ts";

const runner = runnerOf(runewars);
const receive = (g: Scene): Scene => g.effects("objective", { seat: 0 });
/** Six dragon runes for seat 0: three at home, three outside. */
const six = (): Scene => {
  const g = scene();
  for (const area of ["DA", "DB", "DC", "1A", "1B", "8B"]) g.put(0, area, "footman", 1).rune(area, "dragon");
  return g;
};

describe("dragon runes", () => {
  test("RUN-022, RUN-384 a rune counts for the player who controls its area", () => {
    const g = scene().rune("DA", "dragon").rune("8B", "dragon").rune("DB", "false").put(1, "8B", "berserker", 1);
    expect([dragonsOf(g.s, 0), dragonsOf(g.s, 1)]).toEqual([1, 1]);
  });

  test("RUN-377, RUN-378, RUN-379, RUN-380, RUN-506, RUN-EX-24 receiving: false runes may go first, then a dragon and a false one in two areas", () => {
    const g = scene().rune("DA", "false").rune("DB", "false", true).put(1, "8B", "berserker", 1);
    receive(g);
    expect(g.where).toBe("receiveRune.discardFalse");
    expect(g.areas().sort()).toEqual(["DA", "DB"]);
    g.at("DB").take("done");
    expect(g.s.falsePile).toBe(15);
    expect(g.areas()).toContain("DB");
    expect(g.areas()).not.toContain("DA");
    expect(g.areas()).not.toContain("8B");
    g.at("9B")
      .at("DC")
      .take({ kind: "dragon", area: areaOf("DC") });
    expect([g.s.runes[areaOf("DC")], g.s.runes[areaOf("9B")]]).toEqual([1, 2]);
    expect([g.s.runeUp[areaOf("DC")], g.s.dragonPile]).toEqual([0, 20]);
  });

  test("RUN-377, RUN-448 a player who is offered a false rune has seen it, even in an area won a moment ago", () => {
    const g = scene().rune("8B", "false").put(0, "8B", "footman", 1);
    expect(g.s.runeKnown[areaOf("8B")]).toBe(0);
    receive(g);
    expect(g.areas()).toEqual(["8B"]);
    expect(viewFor(g.s, 0).runes[areaOf("8B")]).toBe(2);
    expect(viewFor(g.s, 1).runes[areaOf("8B")]).not.toBe(2);
  });

  test("RUN-381, RUN-EX-53 a pile that is empty gives nothing; discarding false runes fills it", () => {
    const g = scene().rune("DA", "false").rune("DB", "false");
    g.s.falsePile = 0;
    receive(g).at("DA").at("DB");
    g.at("DA")
      .at("DB")
      .take({ kind: "dragon", area: areaOf("DA") });
    expect(g.s.falsePile).toBe(1);
    const h = scene();
    h.s.falsePile = 0;
    receive(h).at("DA");
    expect(h.where).toBe("end");
    expect(h.s.runes[areaOf("DA")]).toBe(1);
    const k = scene();
    k.s.dragonPile = 0;
    receive(k);
    expect(k.where).toBe("end");
    expect(k.s.falsePile).toBe(17);
  });

  test("RUN-383, RUN-EX-52, RUN-INV-03 with one free area one token is placed, the other goes back face up", () => {
    const g = scene();
    for (const area of ["1A", "1B", "1C", "3A", "3B", "3C", "8A", "8B", "8C", "8D", "9A", "9B", "DB", "DC"])
      g.rune(area, "dragon");
    receive(g).skip("receiveRune.discardFalse").at("DA");
    expect(g.options()).toEqual([
      { kind: "dragon", area: areaOf("DA") },
      { kind: "dragon", area: NONE },
    ]);
    const piles = [g.s.dragonPile, g.s.falsePile];
    g.take({ kind: "dragon", area: NONE });
    expect([g.s.runes[areaOf("DA")], g.s.dragonPile, g.s.falsePile]).toEqual([2, piles[0]! + 1, piles[1]]);
  });

  test("RUN-379, RUN-448 who hides a token in land that nobody controls knows it; nobody else does", () => {
    const g = receive(scene()).at("8A").at("8B");
    g.take({ kind: "dragon", area: areaOf("8B") });
    expect(["8A", "8B"].map(area => viewFor(g.s, 0).runes[areaOf(area)])).toEqual([2, 1]);
    expect(["8A", "8B"].map(area => viewFor(g.s, 1).runes[areaOf(area)])).toEqual([3, 3]);
  });

  test("RUN-382 effects that only place or move runes bring no false one", () => {
    const g = scene().rune("DA", "dragon");
    g.effects("season:threatened-home-realms", { seat: 0 }).at("DA").at("8B");
    expect(g.s.falsePile).toBe(17);
  });

  test("RUN-386, RUN-387, RUN-443 nobody can show tokens: no choice turns one up unless an effect says so", () => {
    const g = scene().rune("DA", "dragon").tactics(0, "rich-seam").turn(0, 1);
    expect(g.kinds()).toEqual(["pass", "tactics"]);
    expect(viewFor(g.s, 1).runes[areaOf("DA")]).toBe(3);
  });

  test("RUN-388, RUN-389 revealing: one of the own tokens, which stays face up", () => {
    const g = scene().rune("DA", "false").put(1, "8B", "berserker", 1).rune("8B", "dragon");
    g.effects("season:spies-everywhere.0.effects", { seat: 0 }).take({ kind: "option", option: "reveal" });
    expect(g.areas()).toEqual(["DA"]);
    g.at("DA");
    expect(g.s.runeUp[areaOf("DA")]).toBe(1);
    expect(viewFor(g.s, 1).runes[areaOf("DA")]).toBe(2);
  });

  test("RUN-379 the two areas for received runes are picked in any order", () => {
    const g = receive(scene());
    const [low, high] = [areaOf("8B"), areaOf("DC")];
    g.at("DC");
    expect(g.areas()).toContain("8B");
    expect(g.areas()).not.toContain("DC");
    g.at("8B");
    expect(g.options()).toEqual([
      { kind: "dragon", area: low },
      { kind: "dragon", area: high },
    ]);
  });
});

describe("Objectives", () => {
  test("RUN-390, RUN-391, RUN-444 fulfilled in the own turn it may be discarded for a rune; others never see it before", () => {
    const g = scene().tactics(0, "shield-wall");
    g.s.players[0]!.objective = "voice-of-the-council";
    g.s.players[0]!.influence = 12;
    g.turn(0, 1);
    expect(g.kinds()).not.toContain("objective");
    g.s.players[0]!.influence = 13;
    expect(JSON.stringify(viewFor(g.s, 1))).not.toContain("voice-of-the-council");
    g.take("objective");
    expect(g.where).toMatch(/^receiveRune/);
    expect(g.s.players[0]!.objective).toBe("");
    expect(viewFor(g.s, 1).objectiveDiscard).toContain("voice-of-the-council");
  });

  const fulfilments: readonly (readonly [ObjectiveId, (g: Scene) => unknown])[] = [
    ["bound-by-honor", (g: Scene) => g.put(0, "8B", "footman", 1).put(NONE, "8B", "beastman", 3)],
    [
      "friends-of-every-kind",
      (g: Scene) =>
        g
          .put(0, "8B", "footman", 1)
          .put(NONE, "8B", "beastman", 1)
          .put(NONE, "8B", "giant", 1)
          .put(NONE, "8B", "dragon", 1),
    ],
    ["pact-of-the-free-cities", (g: Scene) => g.put(0, "1C", "footman", 1).put(0, "8D", "footman", 1)],
    [
      "fellowship",
      (g: Scene) =>
        g
          .hero(0, "silhouette", "DA", ["ice-storm", "soulbiter"])
          .hero(0, "tova-redsail", "DA")
          .hero(0, "ezra-vale", "DA", ["rune-plate"]),
    ],
    ["land-of-plenty", (g: Scene) => Object.assign(g.s.players[0]!, { food: 8, wood: 4, ore: 4 })],
    [
      "bastions-of-light",
      (g: Scene) => g.stronghold(0, "DA").stronghold(0, "DB").stronghold(0, "DC").stronghold(0, "9B"),
    ],
    [
      "peers-of-the-realm",
      (g: Scene) => {
        g.s.titleHolder.fill(0, 0, 2);
        g.s.players[0]!.influence = 10;
      },
    ],
    ["broken-walls", (g: Scene) => (g.s.turn.tookStronghold = true)],
    [
      "iron-dominion",
      (g: Scene) => ["1A", "1B", "1C", "8A", "8B", "8C", "8D"].map(area => g.put(0, area, "footman", 1)),
    ],
    ["boots-on-sacred-soil", (g: Scene) => g.put(0, "UA", "footman", 1)],
    [
      "endless-horde",
      (g: Scene) =>
        g.put(0, "8A", "footman", 8).put(0, "8B", "footman", 8).put(0, "8C", "bowman", 8).put(0, "DA", "knight", 2),
    ],
    ["hero-slayers", (g: Scene) => (g.s.players[0]!.hasSlain = true)],
  ];

  test.each(fulfilments)("RUN-390 %s is offered when it is fulfilled, and only then", (objective, fulfil) => {
    const g = scene();
    g.s.players[0]!.objective = objective;
    g.s.players[0]!.influence = 0;
    g.turn(0, 1);
    expect(g.kinds()).not.toContain("objective");
    fulfil(g);
    expect(g.kinds()).toContain("objective");
  });
});

describe("victory", () => {
  test("RUN-407, RUN-408, RUN-412, RUN-509 with six dragon runes a claim may be made, never must; only as many as needed are turned up", () => {
    const g = six().rune("9B", "dragon").put(0, "9B", "footman", 1);
    g.s.runeUp[areaOf("DA")] = 1;
    g.turn(0, 1);
    expect(g.kinds()).toContain("claim");
    g.take("claim");
    expect(g.where).toBe("showRunes.turnUp");
    expect(g.options()).toHaveLength(6);
    while (g.where === "showRunes.turnUp") g.take(g.options()[0]!);
    expect(g.s.runeUp.filter(up => up === 1)).toHaveLength(6);
    expect(g.s.players[0]!.claim).toBe(0);
    expect(viewFor(g.s, 1).players[0]!.claim).toBe(0);
  });

  test("RUN-409 a year later six runes win at once", () => {
    const g = six();
    g.s.players[0]!.claim = 1;
    g.s.season = 1;
    g.call("claimCheck", { seat: 0 });
    while (g.s.stack.length > 0) g.take(g.options()[0]!);
    expect([g.s.ending, g.s.winner]).toEqual(["victory", 0]);
    expect(g.happened("gameEnded")).toHaveLength(1);
  });

  test("RUN-EX-21 a claim that has lost a rune fails, and in year seven none can be made", () => {
    const g = six();
    g.s.players[0]!.claim = 1;
    g.s.season = 1;
    g.s.year = 7;
    g.put(1, "UA", "berserker", 1);
    g.s.runes[areaOf("8B")] = 0;
    g.call("claimCheck", { seat: 0 });
    expect(g.s.players[0]!.claim).toBe(NONE);
    expect(g.happened("claimFailed")).toHaveLength(1);
    g.s.runes[areaOf("8B")] = 1;
    expect(canClaim(g.s, 0)).toBe(false);
  });

  test("RUN-410, RUN-411, RUN-413, RUN-456, RUN-EX-59, RUN-INV-19 one Victory card per deck and per player, none in the seventh year", () => {
    const g = six();
    g.s.season = 2;
    g.s.players[1]!.claim = 2;
    expect(canClaim(g.s, 0)).toBe(false);
    g.s.season = 3;
    expect(canClaim(g.s, 0)).toBe(true);
    g.s.players[0]!.claim = 0;
    expect(canClaim(g.s, 0)).toBe(false);
    g.s.players[0]!.claim = NONE;
    g.s.year = 7;
    expect(canClaim(g.s, 0)).toBe(false);
    expect(viewFor(g.s, "spectator").players[1]!.claim).toBe(2);
  });

  test("RUN-405, RUN-406, RUN-INV-23 after the seventh winter all runes are turned up; most dragons win, then influence, then starting influence", () => {
    const g = scene().rune("DA", "dragon").rune("UA", "dragon");
    g.s.players[0]!.influence = 2;
    g.s.players[1]!.influence = 2;
    expect(leader(g.s)).toBe(0);
    g.s.players[1]!.influence = 3;
    expect(leader(g.s)).toBe(1);
    g.rune("DB", "dragon");
    expect(leader(g.s)).toBe(0);
    // The last winter ends the game.
    g.rune("9B", "false");
    g.s.year = 7;
    g.s.season = 3;
    g.s.stack = [
      { proc: "game", step: "play" },
      { proc: "season", step: "close" },
    ];
    runner.advance(g.s, g.events as never[]);
    expect([g.s.ending, g.s.winner]).toEqual(["years", 0]);
    // To anyone watching, it ends in that winter: no spring follows.
    const view = viewFor(g.s, "spectator");
    expect([view.year, view.season]).toEqual([7, 3]);
    expect(g.s.stack).toEqual([]);
    for (const area of ["DA", "DB", "UA", "9B"]) expect(g.s.runeUp[areaOf(area)]).toBe(1);
    expect(resultOf(g.s)).toMatchObject({ winners: [0], places: [1, 2], reason: "years" });
  });

  test("RUN-415, RUN-416, RUN-417, RUN-418, RUN-419, RUN-EX-65 elimination: heroes and hands go back, titles too; the last one left wins", () => {
    const g = new Scene(3).clear();
    g.s.phase = "turns";
    g.hero(0, "silhouette", "8B", ["timmorran-shard"]).tactics(0, "shield-wall", "ambush");
    g.s.players[0]!.quests = g.s.quests.splice(0, 2);
    g.s.titleHolder[1] = 0;
    g.s.titleInfluence[1] = 4;
    g.s.players[0]!.active = 8;
    g.s.activated[areaOf("8B")] = 1;
    for (const area of ["DA", "DB", "DC"]) g.put(1, area, "reanimate", 1);
    g.effects("season:long-drought", { seat: 1 });
    expect(g.s.players[0]).toMatchObject({ isOut: true, tactics: [], quests: [], influence: 0, active: 0 });
    expect(g.s.heroDeck).toContain("silhouette");
    expect([g.s.titleHolder[1], g.s.titleInfluence[1], g.s.activated[areaOf("8B")]]).toEqual([NONE, 4, 0]);
    expect(g.s.ending).toBe("");
    const h = scene();
    h.s.phase = "turns";
    for (const area of ["DA", "DB", "DC"]) h.put(1, area, "berserker", 1);
    h.effects("season:long-drought", { seat: 1 });
    expect([h.s.ending, h.s.winner]).toEqual(["last", 1]);
  });
});
