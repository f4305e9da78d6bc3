import { describe, expect, test } from "vitest";
import { type MissionId, missions } from "../content/missions.ts";
import type { BattleFrame } from "../frames.ts";
import { claims, isMet, mayClaim, refusedClaims } from "../rules/missions.ts";
import type { Spec } from "./scene-spec.ts";
import { bring, rolls, type Scene, scene, strength, until } from "./scenes.ts";

const claimable = (it: Scene): MissionId[] => it.offered("claim").map(({ mission }) => mission);

/** The board Missions that a position allows to claim. */
function metBy(map: Spec["map"], spec: Spec = {}): MissionId[] {
  const it = scene({ ...spec, map: map ?? {}, using: "order-great-march" });
  it.power(0).missions = [];
  return missions
    .filter(({ needs }) => needs.cond !== "battle")
    .filter(({ id }) => {
      it.power(0).missions = [id];
      return claims(it.s, 0).length > 0;
    })
    .map(({ id }) => id);
}

describe("Missions of the board", () => {
  const base: Spec = { capitals: true };

  test("TYT-103 a Mission that is met may be revealed for its VP and is discarded", () => {
    const it = scene({ map: { "a-lithuania": "0 t" }, missions: [["mission-heart-of-europe", "mission-great-host"]] });
    expect(claimable(it)).toEqual(["mission-heart-of-europe"]);
    it.choose({ kind: "claim", mission: "mission-heart-of-europe" });
    expect([it.vp(0), it.power(0).missions, it.s.missionDiscard]).toEqual([
      4,
      ["mission-great-host"],
      ["mission-heart-of-europe"],
    ]);
    expect(it.place).toBe("turn.takeOrder");
  });

  test.each<[MissionId, Spec["map"], Spec["map"]]>([
    ["mission-heart-of-europe", { "a-lithuania": "0 t" }, { "a-lithuania": "0 i" }],
    ["mission-iron-garrison", { "a-lithuania": "0 iic" }, { "a-lithuania": "0 ii" }],
    [
      "mission-ring-of-iron",
      { "a-gotland": "0", "a-livonia": "0", "a-prussia": "0" },
      { "a-gotland": "0", "a-livonia": "0" },
    ],
    [
      "mission-broad-frontiers",
      {
        "a-denmark": "0",
        "a-gotaland": "0",
        "a-norrland": "0",
        "a-finland": "0",
        "a-livonia": "0",
        "a-gotland": "0",
        "a-pomerania": "0",
      },
      { "a-denmark": "0", "a-gotaland": "0", "a-norrland": "0", "a-finland": "0", "a-livonia": "0", "a-gotland": "0" },
    ],
    ["mission-first-among-crowns", { "a-denmark": "0", "a-gotaland": "0" }, { "a-denmark": "0" }],
    ["mission-foreign-throne", { "a-lesser-poland": "0", "a-volhynia": "1" }, { "a-volhynia": "1" }],
    ["mission-at-the-gates", { "a-prussia": "0 t" }, { "a-lithuania": "0 t" }],
    ["mission-cavalry-corps", { "a-prussia": "0 cccc" }, { "a-prussia": "0 ccc" }],
    ["mission-great-host", { "a-prussia": "0 iii", "a-gotland": "0 iii" }, { "a-prussia": "0 iiiii" }],
    ["mission-grand-battery", { "a-prussia": "0 aa" }, { "a-prussia": "0 a", "a-gotland": "0 a" }],
    ["mission-combined-arms", { "a-livonia": "0 icat" }, { "a-livonia": "0 ica", "a-finland": "0 t" }],
    [
      "mission-everywhere-at-once",
      {
        "a-denmark": "0 i",
        "a-gotaland": "0 i",
        "a-norrland": "0 i",
        "a-finland": "0 i",
        "a-livonia": "0 i",
        "a-gotland": "0 i",
      },
      {
        "a-denmark": "0 i",
        "a-gotaland": "0 i",
        "a-norrland": "0 i",
        "a-finland": "0 i",
        "a-livonia": "0 i",
        "a-gotland": "0",
      },
    ],
  ])("TYT-108, TYT-018 %s looks at the board as it is now", (mission, met, unmet) => {
    expect(metBy(met, base)).toContain(mission);
    expect(metBy(unmet, base)).not.toContain(mission);
  });

  test("TYT-108 structures, Nation cards and land taken in this turn count too; attackers on a border stand nowhere", () => {
    expect(metBy({ "a-prussia": "0" }, { fortresses: ["a-prussia"] })).toContain("mission-walls-of-stone");
    expect(metBy({ "a-prussia": "0" })).not.toContain("mission-walls-of-stone");
    const four = ["sweden-ga-pa", "sweden-drabants", "sweden-salvo-drill", "sweden-hakkapeliitta"] as const;
    expect(metBy({}, { cards: [four] })).toContain("mission-spirit-of-the-nation");
    expect(metBy({}, { cards: [four.slice(1)] })).not.toContain("mission-spirit-of-the-nation");
    const it = scene({
      using: "order-manoeuvre",
      map: { "a-prussia": "0 cai", "a-volhynia": "1", "a-lithuania": "1" },
      missions: [["mission-lightning-war"]],
    });
    it.act("move-cavalry").march("a-prussia", "c", "a-volhynia");
    expect(claimable(it)).toEqual([]);
    it.act("move-any").march("a-prussia", "i", "a-lithuania");
    expect(claimable(it)).toEqual(["mission-lightning-war"]);
    const border = scene({
      using: "order-recruiters",
      map: { "a-lithuania": "0 t", "a-prussia": "1 i", "a-volhynia": "1" },
      missions: [["mission-heart-of-europe"]],
    });
    expect(claimable(border)).toEqual(["mission-heart-of-europe"]);
    border.act("move-any").march("a-lithuania", "t", "a-prussia");
    expect(claimable(border)).toEqual([]);
  });

  test("TYT-108 a Titan that is not on the map is at nobody's gates", () => {
    expect(metBy({ "a-prussia": "0 i" }, base)).not.toContain("mission-at-the-gates");
  });

  test("TYT-108 land that its owner gave up in this turn counts as taken from them", () => {
    const it = scene({
      scenario: "a4-four-crowns",
      using: "order-manoeuvre",
      map: {
        "a-prussia": "0 ca",
        "a-volhynia": "1 i",
        "a-lithuania": "1 c",
        "a-karelia": "1",
        "a-novgorod": "1",
        "a-smolensk": "1",
        "a-ryazan": "1",
        "a-severia": "1",
        "a-wild-fields": "1",
        "a-zaporizhia": "1",
      },
      hands: [[], [bring("own", "infantry")]],
      missions: [["mission-lightning-war"]],
      chance: rolls("c2 i0 c0"),
    });
    it.act("move-cavalry").march("a-prussia", "c", "a-volhynia");
    it.act("move-artillery").march("a-prussia", "a", "a-lithuania").end();
    it.choose({ kind: "fight", at: "a-volhynia" }, { kind: "support", cards: [bring("own", "infantry")] });
    it.choose({ kind: "bring", unit: "cavalry", from: "a-lithuania" });
    expect(it.owner("a-lithuania")).toBe(-1);
    it.passTo("turn.drawSupport");
    expect([it.owner("a-volhynia"), it.owner("a-lithuania")]).toEqual([0, 0]);
    expect(claimable(it)).toEqual(["mission-lightning-war"]);
  });

  test("TYT-104, TYT-106, TYT-317, TYT-EX-39 one Mission in each own turn", () => {
    const it = scene({
      map: { "a-lithuania": "0 aat" },
      missions: [["mission-heart-of-europe", "mission-grand-battery"]],
      using: "order-recruiters",
    });
    expect(claimable(it)).toHaveLength(2);
    it.choose({ kind: "claim", mission: "mission-heart-of-europe" });
    expect(claimable(it)).toEqual([]);
    it.end();
    expect(it.offered("claim")).toEqual([]);
    until(it, each => each.place === "turn.takeOrder" && each.seat === 0);
    expect(claimable(it)).toEqual(["mission-grand-battery"]);
  });

  test("TYT-107, TYT-302 board Missions at every boundary: before the Order, after actions, at the draw, after the Titan came back", () => {
    const it = scene({ map: { "a-lithuania": "0 t" }, missions: [["mission-heart-of-europe"]] });
    expect(it.place).toBe("turn.takeOrder");
    expect(claimable(it)).toHaveLength(1);
    it.choose(it.offered("order")[0]!);
    expect(claimable(it)).toHaveLength(1);
    it.end();
    expect([it.place, claimable(it).length]).toEqual(["turn.drawSupport", 1]);
    it.choose({ kind: "claim", mission: "mission-heart-of-europe" });
    expect([it.vp(0), it.place]).toEqual([4, "turn.drawSupport"]);
    // Only the Titan's return changes the board after the draw.
    const late = scene({
      at: "turn.drawSupport",
      map: { "a-lithuania": "0" },
      missions: [["mission-heart-of-europe"]],
    });
    expect(claimable(late)).toEqual([]);
    late.choose({ kind: "draw", card: "deck" }, { kind: "deploy", unit: "titan", at: "a-lithuania" });
    expect([late.place, claimable(late)]).toEqual(["turn.claimLast", ["mission-heart-of-europe"]]);
    late.choose({ kind: "claim", mission: "mission-heart-of-europe" });
    expect(late.vp(0)).toBe(4);
  });

  test("TYT-327, TYT-EX-55 what is met in the round-end procedure waits for the next turn", () => {
    const three = ["sweden-ga-pa", "sweden-salvo-drill", "sweden-hakkapeliitta"] as const;
    const it = scene({
      at: "round.scoreRegions",
      cards: [three],
      decks: [["sweden-drabants"]],
      missions: [["mission-spirit-of-the-nation"]],
    });
    it.choose({ kind: "decline" }, { kind: "reinforce", with: "buy-card" }, { kind: "buy", card: "sweden-drabants" });
    expect(it.offered("claim")).toEqual([]);
    until(it, each => each.place === "turn.takeOrder");
    expect([it.seat, it.s.round, claimable(it)]).toEqual([0, 2, ["mission-spirit-of-the-nation"]]);
  });

  test("TYT-328 a Mission gained as a reinforcement can be claimed from the next own turn on", () => {
    const it = scene({
      at: "round.scoreRegions",
      map: { "a-lithuania": "0 t" },
      missionDeck: ["mission-heart-of-europe", "mission-great-host"],
    });
    it.choose({ kind: "reinforce", with: "draw-missions" });
    it.choose({ kind: "keep", mission: "mission-heart-of-europe" });
    expect(it.offered("claim")).toEqual([]);
    until(it, each => each.place === "turn.takeOrder");
    expect(claimable(it)).toEqual(["mission-heart-of-europe"]);
  });

  test("TYT-109 too few Missions: the completed ones are shuffled under the deck; what is not there is not drawn", () => {
    const it = scene({ at: "round.scoreRegions", missionDeck: ["mission-heart-of-europe"] });
    const rest = missions
      .map(({ id }) => id)
      .filter(id => id !== "mission-heart-of-europe" && id !== "mission-great-host");
    it.s.missionDeck = ["mission-heart-of-europe"];
    it.s.missionDiscard = ["mission-great-host"];
    it.power(1).missions = rest;
    it.choose({ kind: "reinforce", with: "draw-missions" });
    expect(it.offered("keep").map(({ mission }) => mission)).toEqual(["mission-heart-of-europe", "mission-great-host"]);
    expect(it.s.missionDiscard).toEqual([]);
    const one = scene({ at: "round.scoreRegions" });
    one.s.missionDeck = ["mission-great-host"];
    one.power(1).missions = missions.map(({ id }) => id).filter(id => id !== "mission-great-host");
    one.choose({ kind: "reinforce", with: "draw-missions" });
    expect(one.offered("keep")).toHaveLength(1);
    const none = scene({ at: "round.scoreRegions" });
    const draw = { kind: "reinforce", with: "draw-missions" } as const;
    expect(none.offers(draw)).toBe(true);
    none.s.missionDeck = [];
    expect([none.offers(draw), none.refusals.find(({ choice }) => "with" in choice)?.why]).toEqual([
      false,
      "no-missions",
    ]);
  });

  test("TYT-110 any number of Missions may be held", () => {
    const it = scene({ at: "round.scoreRegions", missions: [missions.slice(0, 9).map(({ id }) => id)] });
    it.choose({ kind: "reinforce", with: "draw-missions" });
    it.choose(it.options[0]!);
    expect(it.power(0).missions).toHaveLength(10);
  });

  test("TYT-111 at the end unfinished Missions are put away for nothing", () => {
    const it = scene({ at: "round.scoreRegions", round: 3, missions: [["mission-great-host"]] });
    expect([it.s.phase, it.power(0).missions, it.vp(0)]).toEqual(["over", [], 1]);
    expect(it.seen("missionsDiscarded")).toMatchObject([{ who: 0, missions: ["mission-great-host"] }]);
  });
});

describe("between two Battles", () => {
  test("TYT-107 a board Mission can be claimed before the next Battle changes the board", () => {
    const it = scene({
      using: "order-manoeuvre",
      map: {
        "a-prussia": "0 cii",
        "a-gotland": "0 a",
        "a-volhynia": "1 i",
        "a-lithuania": "1 i",
        "a-transylvania": "1",
        "a-denmark": "0",
        "a-gotaland": "0",
        "a-norrland": "0",
        "a-finland": "0",
      },
      missions: [["mission-first-among-crowns"]],
      chance: rolls("c1 i1 a0 i0"),
    });
    it.act("move-cavalry")
      .march("a-prussia", "c", "a-volhynia")
      .act("move-artillery")
      .march("a-gotland", "a", "a-lithuania")
      .end();
    it.choose({ kind: "fight", at: "a-volhynia" }).endStage().endStage();
    expect([it.place, claimable(it)]).toEqual(["battle.claimAsAttacker", ["mission-first-among-crowns"]]);
  });
});

describe("Missions of Battles", () => {
  /** A Battle for Volhynia, fought to its end; the choices of both sides are given. */
  function battle(
    mission: MissionId,
    holder: 0 | 1,
    attackers: string,
    defenders: string,
    dice: string,
    spec: Spec = {},
  ): Scene {
    const it = scene({
      using: "order-great-march",
      ...spec,
      missions: holder === 0 ? [[mission]] : [[], [mission]],
      map: { "a-prussia": `0 ${attackers}`, "a-volhynia": `1 ${defenders}`, "a-transylvania": "1", ...spec.map },
      chance: rolls(dice),
    });
    it.act("move-army").march("a-prussia", attackers, "a-volhynia").end().fight();
    while (["battle.loseUnit", "battle.chooseRetreat", "battle.discardExtra"].includes(it.place))
      it.choose(it.options[0]!);
    return it;
  }
  const isOffered = (it: Scene, mission: MissionId): boolean => it.offers({ kind: "claim", mission });

  test.each<[MissionId, 0 | 1, string, string, string, boolean]>([
    ["mission-against-the-odds", 0, "t", "ii", "t4 i0 i0", true],
    ["mission-against-the-odds", 0, "it", "ii", "i0 t4 i0 i0", false],
    ["mission-crushing-victory", 0, "iit", "ii", "i1 i1 t3 i0 i0", true],
    ["mission-crushing-victory", 0, "iit", "ii", "i1 i1 t2 i0 i0", false],
    ["mission-titan-slayer", 0, "iit", "it", "i1 i1 t2 i0 t1", true],
    ["mission-titan-slayer", 0, "iit", "it", "i1 i0 t2 i0 t1", false],
    ["mission-titan-slayer", 0, "iit", "ii", "i1 i1 t2 i0 i0", false],
    ["mission-pride-of-mortals", 0, "iic", "t", "i1 i1 c1 t1", true],
    ["mission-pride-of-mortals", 0, "iit", "t", "i1 i1 t1 t1", false],
    ["mission-our-own-steel", 0, "i", "i", "i1 i0", true],
    ["mission-our-own-steel", 0, "i", "i", "i0 i0", false],
    ["mission-thunder-of-war", 0, "iit", "ii", "i2 i2 t4 i0 i0", true],
    ["mission-thunder-of-war", 0, "iit", "ii", "i2 i1 t4 i0 i0", false],
    ["mission-glorious-defeat", 0, "iit", "iiit", "i2 i1 t2 i2 i1 i1 t1", true],
    ["mission-glorious-defeat", 0, "iit", "iiit", "i1 i1 t2 i2 i1 i1 t1", false],
  ])("TYT-105, TYT-107 %s for seat %i, %s against %s (%s)", (mission, holder, attackers, defenders, dice, isMet) => {
    expect(isOffered(battle(mission, holder, attackers, defenders, dice), mission)).toBe(isMet);
  });

  test("TYT-105, TYT-106, TYT-300, TYT-317 a defender may claim a Mission of the Battle, besides the one of the own turn", () => {
    const it = battle("mission-our-own-steel", 1, "i", "i", "i0 i0");
    expect([it.place, it.seat]).toEqual(["battle.claimAsDefender", 1]);
    it.choose({ kind: "claim", mission: "mission-our-own-steel" });
    expect([it.vp(1), it.s.hasClaimed]).toEqual([3, false]);
    // Board Missions are not for defenders.
    const board = battle("mission-combined-arms", 1, "i", "icat", "i0 i0 c0 a0 t1");
    if (board.place === "battle.claimAsDefender") expect(board.offered("claim")).toEqual([]);
    const whyNot = ({ s }: Scene, holder: number) =>
      refusedClaims(s, holder, (s.stack.find(({ proc }) => proc === "battle") ?? null) as BattleFrame | null);
    const both = battle("mission-our-own-steel", 1, "i", "i", "i0 i0");
    both.power(1).missions = ["mission-combined-arms", "mission-crushing-victory"];
    expect(whyNot(both, 1).map(({ why }) => why)).toEqual(["not-your-turn", "not-met"]);
  });

  test("TYT-107 whether somebody is asked for a Mission depends on those that are met and not done", () => {
    const { s } = scene({ map: { "a-lithuania": "0 t" }, missions: [["mission-great-host"]] });
    expect(mayClaim(s, 0)).toBe(true);
    s.missionDiscard = missions.map(({ id }) => id).filter(id => isMet(s, 0, id, null));
    expect(s.missionDiscard).toContain("mission-heart-of-europe");
    expect(mayClaim(s, 0)).toBe(false);
    s.missionDiscard.shift();
    expect(mayClaim(s, 0)).toBe(true);
    s.powers[0]!.missions = [];
    expect(mayClaim(s, 0)).toBe(false);
  });

  test("TYT-018 the Central region and walls: where the Battle was fought", () => {
    const central = scene({
      using: "order-great-march",
      map: { "a-prussia": "0 i", "a-lithuania": "1 i", "a-transylvania": "1" },
      missions: [["mission-blood-in-the-heartland"]],
      chance: rolls("i1 i0"),
    });
    central.act("move-army").march("a-prussia", "i", "a-lithuania").end().fight();
    central.choose({ kind: "retreat", to: "a-livonia" });
    expect(isOffered(central, "mission-blood-in-the-heartland")).toBe(true);
    const walls = battle("mission-unbroken-walls", 1, "i", "i", "i0 i0", { fortresses: ["a-volhynia"] });
    expect(isOffered(walls, "mission-unbroken-walls")).toBe(true);
    expect(isOffered(battle("mission-unbroken-walls", 1, "i", "i", "i0 i0"), "mission-unbroken-walls")).toBe(false);
  });

  test("TYT-EX-47, TYT-328 the real difference counts, and only of the Battle just fought", () => {
    const it = battle("mission-crushing-victory", 0, "iit", "i", "i1 i1 t4 i0");
    expect(it.seen("battleDecided")).toMatchObject([{ difference: 6, counted: 4 }]);
    expect(isOffered(it, "mission-crushing-victory")).toBe(true);
    it.choose({ kind: "pass" });
    expect([it.place, it.offered("claim")]).toEqual(["turn.drawSupport", []]);
  });

  test("TYT-107, TYT-140 cards spent by choice spoil Our Own Steel: played, or given for a reroll", () => {
    const claimed = (spend: (it: Scene) => Scene) => {
      const it = scene({
        using: "order-great-march",
        missions: [["mission-our-own-steel"]],
        hands: [[strength("own", "infantry")], []],
        map: { "a-prussia": "0 i", "a-volhynia": "1 i", "a-transylvania": "1" },
        chance: rolls("i1 i0 i2"),
      });
      it.act("move-army").march("a-prussia", "i", "a-volhynia").end().endStage();
      return spend(it).endStage().offered("claim").length;
    };
    const card = strength("own", "infantry");
    expect(claimed(it => it)).toBe(1);
    expect(claimed(it => it.choose({ kind: "support", cards: [card] }))).toBe(0);
    expect(claimed(it => it.choose({ kind: "reroll", card }, { kind: "die", die: 0 }))).toBe(0);
  });
});
