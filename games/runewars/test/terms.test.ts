import { describe, expect, test } from "vitest";
import { NONE } from "../content/marks.ts";
import { areaOf } from "../content/tiles.ts";
import { holds } from "../rules/conditions.ts";
import { addUnits, destroyUnits } from "../rules/pieces.ts";
import { areasOf, armyOf, controllerOf, isEmpty, isEnemy, isFriendly, isNeutral, leftOf } from "../rules/queries.ts";
import { Scene, scene } from "./scenes.ts";

describe("important terms", () => {
  test("RUN-023, RUN-025 heroes are no units: alone they control nothing and count for nothing", () => {
    const g = scene().hero(0, "silhouette", "8B").put(NONE, "8B", "beastman", 1);
    expect(controllerOf(g.s, areaOf("8B"))).toBe(NONE);
    expect(isNeutral(g.s, areaOf("8B"))).toBe(true);
    expect(armyOf(g.s, 0, areaOf("8B"))).toBe(0);
  });

  test("RUN-024, RUN-028, RUN-029 a faction unit, standing or routed, or a stronghold controls an area", () => {
    const g = scene().put(0, "8B", "footman", 0, 1).stronghold(1, "3A");
    expect(controllerOf(g.s, areaOf("8B"))).toBe(0);
    expect(controllerOf(g.s, areaOf("3A"))).toBe(1);
    expect(isFriendly(g.s, 0, areaOf("8B"))).toBe(true);
    expect(isEnemy(g.s, 0, areaOf("3A"))).toBe(true);
  });

  test("RUN-026, RUN-027 home areas belong to their owner unless an enemy is in them; neutral units there are his allies", () => {
    const g = scene().put(NONE, "DA", "giant", 1).put(1, "DB", "berserker", 1);
    expect(controllerOf(g.s, areaOf("DA"))).toBe(0);
    expect(armyOf(g.s, 0, areaOf("DA"))).toBe(1);
    expect(controllerOf(g.s, areaOf("DB"))).toBe(1);
    expect(isEmpty(g.s, areaOf("DC"))).toBe(false);
  });

  test("RUN-030, RUN-031, RUN-032 empty, neutral and uncontrolled areas", () => {
    const g = scene().put(NONE, "9A", "beastman", 2);
    expect(isEmpty(g.s, areaOf("8D"))).toBe(true);
    expect(g.s.city[areaOf("8D")]).not.toBe("");
    expect(isNeutral(g.s, areaOf("9A"))).toBe(true);
    expect(isEmpty(g.s, areaOf("9A"))).toBe(false);
    expect([controllerOf(g.s, areaOf("9A")), controllerOf(g.s, areaOf("8D"))]).toEqual([NONE, NONE]);
  });

  test("RUN-033 during a battle the defender controls the contested area", () => {
    const g = scene().put(0, "DC", "footman", 3).put(1, "9B", "berserker", 2);
    g.tactics(0, "shield-wall").turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
    g.take({ kind: "march", from: areaOf("DC"), to: areaOf("9B"), unit: "footman", count: 3 })
      .take("done")
      .skip("actions.act");
    expect(g.where).toBe("battle.startAttack");
    expect(controllerOf(g.s, areaOf("9B"))).toBe(1);
    expect(g.s.army[areaOf("9B") * 10]).toBe(0);
  });

  test("RUN-034, RUN-037, RUN-038 an area is activated for a player who has a token there; the active player is the one whose turn it is", () => {
    const g = scene().put(0, "DC", "footman", 1).turn(0, 2).at("9B");
    expect(g.s.activated[areaOf("9B")]).toBe(1);
    expect(g.s.turn.seat).toBe(0);
    g.take("done").skip("turn.useSupremacy", "actions.act");
    expect(g.s.turn.seat).toBe(NONE);
  });

  test("RUN-035 routed figures may not move", () => {
    const g = scene().put(0, "DC", "footman", 0, 2).hero(0, "silhouette", "DC");
    g.s.heroes[0]!.routed = true;
    g.turn(0, 1).skip("actions.act");
    expect(g.kinds()).toEqual(["done"]);
  });

  test("RUN-036 neutral units allied with another player are enemy units, unallied ones too", () => {
    const g = scene().put(1, "8B", "berserker", 1).put(NONE, "8B", "giant", 1).put(NONE, "3A", "sorcerer", 1);
    expect(isEnemy(g.s, 0, areaOf("8B"))).toBe(true);
    expect(armyOf(g.s, 1, areaOf("8B"))).toBe(2);
    expect(holds(g.s, { type: "areaHasUnits", who: "neutralOrEnemy" }, { seat: 0, area: areaOf("3A") })).toBe(true);
  });

  test("RUN-039 the Quest Phase is nobody's turn: cards for a turn are not offered in it", () => {
    const g = scene().hero(0, "silhouette", "DA").tactics(0, "rich-seam");
    g.s.turn.seat = NONE;
    g.call("questPhase", { order: [0, 1], turn: 0, acted: [] }).take("pickHero");
    expect(g.where).toBe("heroAction.chooseAction");
    expect(g.kinds()).not.toContain("tactics");
  });

  test("RUN-040, RUN-041, RUN-441 left is the next seat still in the game; with two players it is the opponent", () => {
    const g = new Scene(3).clear();
    expect([leftOf(g.s, 0), leftOf(g.s, 2)]).toEqual([1, 0]);
    g.s.players[1]!.isOut = true;
    expect(leftOf(g.s, 0)).toBe(2);
    expect(leftOf(scene().s, 0)).toBe(1);
  });

  test("RUN-172, RUN-174 neutral units beside faction units are allied; in a controlled area they stay so without them", () => {
    const g = scene()
      .put(0, "8B", "footman", 1)
      .put(NONE, "8B", "beastman", 2)
      .stronghold(0, "3A")
      .put(NONE, "3A", "giant", 1);
    expect(armyOf(g.s, 0, areaOf("8B"))).toBe(3);
    expect(armyOf(g.s, 0, areaOf("3A"))).toBe(1);
  });

  test("RUN-173, RUN-181, RUN-EX-45 without control the alliance is broken, and a hero changes nothing", () => {
    const g = scene().put(0, "8B", "footman", 1).put(NONE, "8B", "beastman", 2).hero(0, "silhouette", "8B");
    g.turn(0, 1).skip("actions.act");
    const alone = g.options().filter(option => option.kind === "march" && option.unit === "beastman");
    expect(alone).toEqual([]);
    const to = areaOf("3A");
    g.take({ kind: "march", from: areaOf("8B"), to, unit: "footman", count: 1 });
    const follow = g.options().filter(option => option.kind === "march" && option.unit === "beastman");
    expect(follow.length).toBeGreaterThan(0);
    expect(follow.every(option => option.kind === "march" && option.to === to)).toBe(true);
    g.take("done").skip("turn.useSupremacy", "actions.act");
    expect(controllerOf(g.s, areaOf("8B"))).toBe(NONE);
    expect(isNeutral(g.s, areaOf("8B"))).toBe(true);
  });

  test("RUN-179 the allied player decides for allied units, the left neighbour for unallied ones", () => {
    const g = scene().put(1, "8B", "berserker", 3).put(NONE, "8B", "beastman", 3);
    g.effects("season:frozen-wastes", { seat: 0 });
    expect(g.seat).toBe(1);
  });

  test("RUN-183 unallied neutral units never act: no question is ever about moving them unless a card says so", () => {
    const g = scene().put(NONE, "8B", "giant", 2).turn(0, 1).skip("actions.act");
    expect(g.options().some(option => option.kind === "march")).toBe(false);
  });

  test("RUN-415, RUN-461 a player who controls nothing is eliminated once an effect is complete", () => {
    const g = scene().put(1, "DA", "berserker", 1).put(1, "DB", "berserker", 1).put(1, "DC", "berserker", 1);
    expect(areasOf(g.s, 0)).toEqual([]);
    g.effects("objective", { seat: 1 });
    while (g.s.stack.length > 0) g.take(g.options()[0]!);
    expect(g.s.players[0]!.isOut).toBe(true);
  });

  test("RUN-460 a card that contradicts the rules is followed: Hidden Pass opens mountains", () => {
    const g = scene().put(0, "9B", "footman", 1).tactics(0, "hidden-pass").turn(0, 1);
    g.take({ kind: "tactics", card: "hidden-pass" }).skip("actions.act");
    expect(g.options().some(option => option.kind === "march" && option.to === areaOf("8D"))).toBe(true);
  });

  test("RUN-415, RUN-418, RUN-026 the home realm of an eliminated player is nobody's, and empty without units", () => {
    const g = new Scene(3).clear();
    g.s.phase = "turns";
    const home = areasOf(g.s, 2);
    expect(home).toHaveLength(3);
    for (const area of home) {
      g.s.owner[area] = 0;
      addUnits(g.s, 0, area, 0, 1, 0);
    }
    g.call("aftermath", {
      area: home[0]!,
      attacker: 0,
      defender: 2,
      isNeutral: false,
      winner: "attacker",
      isCancelled: false,
      surplus: [],
      stakes: [],
      supporters: [],
    });
    expect(g.s.players[2]!.isOut).toBe(true);
    destroyUnits(g.s, home[0]!, 0, 1, 0);
    expect([controllerOf(g.s, home[0]!), isEmpty(g.s, home[0]!)]).toEqual([NONE, true]);
    expect(controllerOf(g.s, home[1]!)).toBe(0);
  });
});
