import { describe, expect, test } from "vitest";
import { NONE } from "../content/marks.ts";
import { areaOf } from "../content/tiles.ts";
import { armyOf, controllerOf } from "../rules/queries.ts";
import { type Scene, scene } from "./scenes.ts";

// Gold: 5, 7, 17, 27. Silver: 3, 4, 13, 14, 15, 23, 24, 25. Red: the others.
const talk = (units: number, influence: number, order = 2): Scene => {
  const g = scene().put(0, "DC", "footman", units).put(NONE, "9B", "beastman", 2).put(NONE, "9B", "dragon", 1);
  g.s.players[0]!.influence = influence;
  g.turn(0, order).skip("actions.act").at("9B").skip("actions.act");
  g.take({ kind: "march", from: areaOf("DC"), to: areaOf("9B"), unit: "footman", count: units })
    .take("done")
    .skip("actions.act");
  return g;
};

describe("diplomacy", () => {
  test("RUN-162, RUN-163 only when units have just met neutral ones; one to six influence, never without any", () => {
    expect(talk(2, 0).kinds()).toEqual(["battle"]);
    const g = talk(2, 9).take("diplomacy");
    expect(g.options()).toEqual([1, 2, 3, 4, 5, 6].map(n => ({ kind: "amount", n })));
    const h = talk(2, 2).take("diplomacy");
    expect(h.options()).toHaveLength(2);
  });

  test("RUN-164, RUN-165, RUN-166, RUN-187, RUN-475, RUN-EX-08 as many cards as influence, one is chosen, gold makes allies", () => {
    const g = talk(2, 4, 3).take("diplomacy").fate(1, 5, 3).take({ kind: "amount", n: 3 });
    expect(g.where).toBe("diplomacy.chooseFate");
    expect(g.options()).toHaveLength(3);
    g.take({ kind: "fate", card: 5 });
    expect(g.s.fateDiscard).toEqual([1, 5, 3]);
    expect(g.s.players[0]!.influence).toBe(1);
    expect(armyOf(g.s, 0, areaOf("9B"))).toBe(5);
  });

  test("RUN-167, RUN-261 silver: all neutral units retreat together, routed; the left neighbour chooses where", () => {
    const g = talk(2, 4).take("diplomacy").fate(3).take({ kind: "amount", n: 1 }).take("fate");
    expect(g.where).toBe("retreat.chooseArea");
    expect(g.seat).toBe(1);
    expect(g.areas().sort()).toEqual(["3B", "3C", "8C", "9A"]);
    g.at("3C");
    expect([g.routed("3C", "beastman"), g.routed("3C", "dragon"), g.standing("9B", "footman")]).toEqual([2, 1, 2]);
  });

  test("RUN-167, RUN-261 they may go where others stand as well as where nobody does, never to a player", () => {
    const g = talk(2, 4).put(NONE, "3B", "giant", 1).put(1, "9A", "berserker", 1);
    g.take("diplomacy").fate(3).take({ kind: "amount", n: 1 }).take("fate");
    expect(g.areas().sort()).toEqual(["3B", "3C", "8C"]);
  });

  test("RUN-168, RUN-171, RUN-475 red: battle or retreat, no second attempt", () => {
    const g = talk(2, 4).take("diplomacy").fate(1, 2).take({ kind: "amount", n: 2 }).take("fate");
    expect(g.kinds()).toEqual(["battle", "retreat"]);
    g.take("retreat");
    if (g.where === "retreat.chooseArea") g.at("DC");
    expect(g.routed("DC", "footman")).toBe(2);
  });

  test("RUN-169, RUN-477 allies keep their state; more than eight units are destroyed down to eight", () => {
    const g = scene().put(0, "DC", "footman", 8).put(NONE, "9B", "beastman", 1, 1);
    g.s.players[0]!.influence = 1;
    g.turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
    g.take({ kind: "march", from: areaOf("DC"), to: areaOf("9B"), unit: "footman", count: 8 })
      .take("done")
      .skip("actions.act");
    g.take("diplomacy").fate(5).take("amount").take("fate");
    expect(g.where).toBe("limits.destroySurplus");
    g.take({ kind: "unit", area: areaOf("9B"), unit: "footman", isRouted: false }).take({
      kind: "unit",
      area: areaOf("9B"),
      unit: "footman",
      isRouted: false,
    });
    expect([g.standing("9B", "beastman"), g.routed("9B", "beastman")]).toEqual([1, 1]);
  });

  test("RUN-477 a battle after a red symbol begins at once", () => {
    const g = talk(2, 4).take("diplomacy").fate(1).take({ kind: "amount", n: 1 }).take("fate").take("battle");
    expect(g.happened("battleStarted")).toHaveLength(1);
  });

  test("RUN-170, RUN-EX-09 one attempt decides for all neutral units of the area", () => {
    const g = talk(2, 1).take("diplomacy").fate(5).take("amount").take("fate");
    expect([g.standing("9B", "beastman"), g.standing("9B", "dragon")]).toEqual([2, 1]);
    expect(controllerOf(g.s, areaOf("9B"))).toBe(0);
  });

  test("RUN-476 heroes are not touched by any result", () => {
    const g = scene().put(0, "DC", "footman", 1).hero(0, "silhouette", "DC").put(NONE, "9B", "dragon", 1);
    g.s.players[0]!.influence = 1;
    g.turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
    g.take({ kind: "march", from: areaOf("DC"), to: areaOf("9B"), unit: "footman", count: 1 })
      .take("hero")
      .take("done")
      .skip("actions.act");
    g.take("diplomacy").fate(1).take("amount").take("fate").take("retreat");
    if (g.where === "retreat.chooseArea") g.at("DC");
    expect(g.s.heroes[0]).toMatchObject({ area: areaOf("9B"), routed: false });
    expect(g.s.activated[areaOf("9B")]).toBe(1);
  });

  test("RUN-328, RUN-329, RUN-330, RUN-332, RUN-EX-10 Mobilize twice: after a battle only talks, at most eight, and red means retreat", () => {
    const g = scene()
      .put(0, "DC", "footman", 3)
      .put(0, "8C", "footman", 2)
      .put(NONE, "9B", "sorcerer", 1)
      .put(NONE, "3A", "sorcerer", 2)
      .put(1, "8B", "berserker", 1);
    g.s.players[0]!.influence = 2;
    g.turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
    g.take({ kind: "march", from: areaOf("DC"), to: areaOf("9B"), unit: "footman", count: 3 })
      .take("done")
      .skip("actions.act");
    g.fate(25, 26, 27, 18, 28, 16, 17).take("battle");
    while (g.where.startsWith("battle.") || g.where.startsWith("losses.")) g.take(g.options()[0]!);
    g.skip("actions.act").take("supremacy");
    expect(g.areas()).not.toContain("9B");
    g.at("3A").skip("actions.act");
    g.take({ kind: "march", from: areaOf("8C"), to: areaOf("3A"), unit: "footman", count: 2 })
      .take("done")
      .skip("actions.act");
    expect(g.kinds()).toEqual(["diplomacy"]);
    g.take("diplomacy").fate(1, 2).take({ kind: "amount", n: 2 }).take("fate");
    expect(g.kinds()).toEqual(["retreat"]);
  });

  test("RUN-331, RUN-EX-62 talks without a battle leave the battle to the second part; a battle after red does not", () => {
    for (const [card, kinds] of [
      [5, 1],
      [1, 0],
    ] as const) {
      const g = talk(2, 4).put(0, "8C", "footman", 2).put(1, "8B", "berserker", 1);
      g.take("diplomacy").fate(card).take({ kind: "amount", n: 1 }).take("fate");
      if (card === 1) g.take("battle");
      while (g.where.startsWith("battle.") || g.where.startsWith("losses.") || g.where.startsWith("retreat."))
        g.take(g.options()[0]!);
      g.skip("actions.act").take("supremacy").at("8B").skip("actions.act");
      const offered = g.options().filter(option => option.kind === "march").length;
      expect(offered > 0 ? 1 : 0).toBe(kinds);
    }
  });

  test("RUN-475 Golden Tongue is played after paying and before drawing", () => {
    const g = talk(2, 4).tactics(0, "golden-tongue").take("diplomacy").fate(1, 2, 5).take({ kind: "amount", n: 1 });
    expect(g.where).toBe("diplomacy.playCards");
    g.take({ kind: "tactics", card: "golden-tongue" }).skip("diplomacy.playCards");
    expect(g.options()).toContainEqual({ kind: "fate", card: 5 });
  });
});
