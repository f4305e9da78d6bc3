// Edges of rules that other tests touch only in the middle: each fails when its rule is taken out.
import { describe, expect, test } from "vitest";
import { figureOf } from "../content/army.ts";
import { areaOf } from "../content/tiles.ts";
import { titleIds } from "../content/titles.ts";
import { typeOf } from "../content/units.ts";
import { decideBattle } from "../rules/decision.ts";
import { targetsOf } from "../rules/line.ts";
import { attack, battleIn } from "./battle-scenes.ts";
import { Scene, scene } from "./scenes.ts";

const flow = { emit: () => undefined } as unknown as Parameters<typeof decideBattle>[2];

describe("battles", () => {
  test.each([
    ["standing", false, 1],
    ["routed", true, 0],
  ] as const)("RUN-212, RUN-482 attackers who are %s", (_how, isRouted, damaged) => {
    const g = scene().put(1, "8B", "berserker", 2).stronghold(1, "8B");
    attack(g, "8B", { "siege-tower": 1 });
    const battle = battleIn(g);
    battle.attacker.line = [figureOf(typeOf("siege-tower"), 0, isRouted)];
    decideBattle(g.s, battle, flow);
    expect(battle.winner).toBe("defender");
    expect(g.s.damaged[areaOf("8B")]).toBe(damaged);
  });

  test("RUN-246 a damaged unit takes damage first, also when it is routed and others stand", () => {
    const [hurt, whole] = [figureOf(typeOf("knight"), 1, true), figureOf(typeOf("knight"), 0, false)];
    const blow = { what: "damage", filter: "normal", hit: [] } as const;
    expect(targetsOf({ ...blow, hit: [] }, { line: [whole, hurt], health: [] }, true)).toEqual([hurt]);
    expect(
      targetsOf({ ...blow, hit: [] }, { line: [whole, figureOf(typeOf("knight"), 0, true)], health: [] }, true),
    ).toEqual([whole]);
  });
});

describe("heroes", () => {
  test.each([
    ["friendly", "DC", true],
    ["uncontrolled", "9B", false],
  ] as const)("RUN-280 a hero heals in a friendly area only: %s", (_what, area, may) => {
    const g = scene().hero(0, "silhouette", area);
    g.s.heroes[0]!.damage = 1;
    g.call("questPhase", { order: [0, 1], turn: 0, acted: [] }).take("pickHero");
    const heals = g.options().some(option => option.kind === "action" && option.action === "heal");
    expect(heals).toBe(may);
  });

  test("RUN-102 a routed hero stands up in spring", () => {
    const g = scene().hero(0, "silhouette", "DC");
    g.s.heroes[0]!.routed = true;
    g.s.season = 0;
    g.s.seasonDecks[0] = ["rune-tremor"];
    g.call("season", {});
    expect(g.s.heroes[0]!.routed).toBe(false);
    expect(g.happened("heroStood")).toHaveLength(1);
  });

  test("RUN-324 the Captain's heroes do not desert", () => {
    const evil = () => scene().hero(0, "bogran-the-shadow", "DC");
    const g = evil();
    g.s.players[0]!.influence = 0;
    g.effects("season:broken-oaths", { seat: 0 });
    expect(g.s.heroes).toHaveLength(0);
    const h = evil();
    h.s.players[0]!.influence = 0;
    h.s.titleHolder[titleIds.indexOf("captain-of-the-heroes-league")] = 0;
    h.effects("season:broken-oaths", { seat: 0 });
    expect(h.s.heroes).toHaveLength(1);
  });
});

describe("the year", () => {
  test("RUN-400 Tactics cards drawn in winter may be played in spring of the next year", () => {
    const g = scene();
    g.s.players[0]!.fresh = ["rich-seam"];
    Object.assign(g.s, { season: 3, year: 1 });
    g.s.seasonDecks[0] = ["rune-tremor"];
    g.s.season = 0;
    g.s.year = 2;
    g.call("season", {});
    expect(g.s.players[0]).toMatchObject({ fresh: [], tactics: ["rich-seam"] });
  });

  test("RUN-396 the Primarch decides a tie that is not his own", () => {
    const g = new Scene(3).clear();
    for (const player of g.s.players) player.influence = 3;
    g.s.titleHolder[titleIds.indexOf("primarch-of-the-wizards-council")] = 1;
    g.effects("season:council-of-wizards", { seat: 0 });
    for (const [seat, influence] of [2, 0, 2].entries()) g.take({ kind: "bid", influence }, seat);
    expect([g.where, g.seat]).toEqual(["bid.breakTie", 1]);
    expect(
      g
        .options()
        .map(option => option.kind === "seat" && option.seat)
        .sort(),
    ).toEqual([0, 2]);
  });

  test.each([
    [1, 1, true],
    [1, 0, false],
    [0, 1, false],
  ])("RUN-371 a stronghold takes wood and ore: %i and %i", (wood, ore, may) => {
    const g = scene().put(0, "8B", "footman", 1);
    Object.assign(g.s.players[0]!, { wood, ore });
    g.turn(0, 8).skip("actions.act");
    const builds = g.options().some(option => option.kind === "action" && option.action === "stronghold");
    expect(builds).toBe(may);
  });
});
