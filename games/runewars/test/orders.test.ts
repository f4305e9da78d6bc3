import { describe, expect, test } from "vitest";
import { NONE } from "../content/marks.ts";
import { areaOf, areas } from "../content/tiles.ts";
import { titleIds } from "../content/titles.ts";
import { armyOf } from "../rules/queries.ts";
import { type Scene, scene } from "./scenes.ts";

const city = (g: Scene, area: string, id: Scene["s"]["city"][number]): Scene => {
  g.s.city[areaOf(area)] = id;
  return g;
};

describe("Orders", () => {
  test("RUN-326, RUN-327 Strategize: moves, and with Supremacy a Tactics card for every symbol of the dials", () => {
    const g = scene();
    Object.assign(g.s.players[0]!, { food: 7, wood: 6, ore: 3 });
    g.turn(0, 1).skip("actions.act").take("done").skip("actions.act").take("supremacy");
    // Daqan: food 7, wood 2 and 6, ore 3.
    expect(g.s.players[0]!.fresh).toHaveLength(4);
  });

  test("RUN-335, RUN-336, RUN-EX-25 Harvest sets all dials to what the areas produce, up or down", () => {
    const g = scene().put(0, "1B", "footman", 1).stronghold(0, "1B").stronghold(0, "DA");
    Object.assign(g.s.players[0]!, { food: 2, wood: 4, ore: 2, influence: 1 });
    g.s.development[areaOf("DA")] = "diplomat";
    g.turn(0, 4).skip("actions.act");
    expect([g.s.players[0]!.food, g.s.players[0]!.wood, g.s.players[0]!.ore]).toEqual([4, 3, 2]);
    g.take("supremacy");
    expect(g.s.players[0]!.influence).toBe(3);
    expect(g.where).toBe("develop.build");
    const places = g.options().flatMap(option => (option.kind === "build" ? [areas[option.area]!.id] : []));
    expect(new Set(places)).toEqual(new Set(["1B"]));
    g.take({ kind: "build", area: areaOf("1B"), development: "training-ground" });
    expect([g.s.players[0]!.wood, g.s.development[areaOf("1B")]]).toEqual([2, "training-ground"]);
  });

  test("RUN-337, RUN-339, RUN-343, RUN-344, RUN-EX-64 first the benefits, then a new development, which gives nothing yet", () => {
    const g = scene().stronghold(0, "DA");
    const before = g.s.players[0]!.influence;
    g.turn(0, 4)
      .skip("actions.act")
      .take("supremacy")
      .take({ kind: "build", area: areaOf("DA"), development: "diplomat" });
    expect(g.s.players[0]!.influence).toBe(before);
    const h = scene().stronghold(0, "DA");
    h.s.development[areaOf("DA")] = "training-ground";
    h.turn(0, 4).skip("actions.act").take("supremacy");
    expect(h.s.players[0]!.fresh).toHaveLength(1);
  });

  test("RUN-338, RUN-340 no wood, no development; one at each stronghold", () => {
    const g = scene().stronghold(0, "DA").put(1, "DA", "berserker", 0);
    for (const area of ["DA", "DB", "DC"]) g.s.development[areaOf(area)] = "";
    g.put(1, "DB", "berserker", 1).put(1, "DC", "berserker", 1);
    g.s.stronghold[areaOf("DA")] = 0;
    g.s.homes[0] = 0;
    g.turn(0, 4).skip("actions.act").take("supremacy");
    // DA alone gives one wood.
    expect(g.where).toBe("develop.build");
    const h = scene().stronghold(0, "DA");
    h.s.development[areaOf("DA")] = "diplomat";
    h.turn(0, 4).skip("actions.act").take("supremacy");
    expect(h.where).not.toBe("develop.build");
    const k = scene()
      .stronghold(0, "9A")
      .put(1, "DA", "berserker", 1)
      .put(1, "DB", "berserker", 1)
      .put(1, "DC", "berserker", 1);
    k.turn(0, 4).skip("actions.act").take("supremacy");
    expect(k.s.players[0]!.wood).toBe(0);
    expect(k.where).not.toBe("develop.build");
  });

  test("RUN-341, RUN-342 Resources raise a dial their area provides, of the owner's choice", () => {
    const g = scene().stronghold(0, "DC");
    g.s.development[areaOf("DC")] = "resources";
    g.turn(0, 4).skip("actions.act").take("supremacy");
    expect(g.options()).toEqual(["food", "wood", "ore"].map(resource => ({ kind: "resource", resource })));
    g.take({ kind: "resource", resource: "ore" });
    expect(g.s.players[0]!.ore).toBe(3);
  });

  test("RUN-017 with no token of a kind left one on the board is moved", () => {
    const g = scene().stronghold(0, "DA").stronghold(0, "DB");
    g.s.development[areaOf("DA")] = "diplomat";
    g.turn(0, 4)
      .skip("actions.act")
      .take("supremacy")
      .take({ kind: "build", area: areaOf("DB"), development: "diplomat" });
    expect(g.where).toBe("develop.free");
    g.at("DA");
    expect([g.s.development[areaOf("DA")], g.s.development[areaOf("DB")]]).toEqual(["", "diplomat"]);
  });

  test("RUN-351, RUN-352, RUN-353, RUN-354, RUN-355, RUN-EX-26 Recruit: a dial, with Supremacy another; at strongholds, at most eight", () => {
    const g = scene().stronghold(0, "DA").put(0, "DA", "bowman", 3).put(0, "DA", "footman", 2);
    Object.assign(g.s.players[0]!, { wood: 3, ore: 4 });
    g.turn(0, 5).skip("actions.act").take({ kind: "resource", resource: "wood" });
    expect(g.standing("DA", "bowman")).toBe(5);
    g.skip("actions.act").take("supremacy");
    expect(g.options()).toEqual([
      { kind: "resource", resource: "food" },
      { kind: "resource", resource: "ore" },
    ]);
    g.take({ kind: "resource", resource: "ore" });
    expect(g.where).toBe("limits.destroySurplus");
    g.take({ kind: "unit", area: areaOf("DA"), unit: "footman", isRouted: false });
    expect(armyOf(g.s, 0, areaOf("DA"))).toBe(8);
    expect([g.standing("DA", "knight"), g.standing("DA", "siege-tower")]).toEqual([1, 1]);
    expect([g.s.players[0]!.wood, g.s.players[0]!.ore]).toEqual([3, 4]);
    const h = scene().stronghold(0, "DA").stronghold(0, "DB");
    h.turn(0, 5).skip("actions.act").take({ kind: "resource", resource: "food" });
    expect(h.where).toBe("recruit.place");
    h.at("DA").at("DB").at("DB");
    expect([h.standing("DA", "footman"), h.standing("DB", "footman")]).toEqual([1, 2]);
  });

  test("RUN-356 without a stronghold nothing is recruited", () => {
    const g = scene().turn(0, 5).skip("actions.act");
    expect(g.happened("unitsPlaced")).toEqual([]);
    expect(g.where).toBe("turn.useSupremacy");
  });

  test("RUN-016, RUN-019, RUN-357, RUN-459 figures that are all in play can be recruited again by destroying one, one for one; else they are lost", () => {
    const g = scene().stronghold(0, "DA").put(0, "DB", "siege-tower", 4);
    g.s.players[0]!.ore = 4;
    g.turn(0, 5).skip("actions.act").take({ kind: "resource", resource: "ore" });
    expect(g.where).toBe("recruit.free");
    g.take({ kind: "unit", area: areaOf("DB"), unit: "siege-tower", isRouted: false });
    expect([g.standing("DB", "siege-tower"), g.standing("DA", "siege-tower")]).toEqual([3, 1]);
    const h = scene().stronghold(0, "DA").put(0, "DB", "siege-tower", 4);
    h.s.players[0]!.ore = 4;
    h.turn(0, 5).skip("actions.act").take({ kind: "resource", resource: "ore" }).take("decline");
    expect(h.standing("DA", "siege-tower")).toBe(0);
    // Cards that only place units do not allow it.
    const k = scene()
      .stronghold(0, "DA")
      .put(0, "DB", "footman", 8)
      .put(0, "DC", "footman", 8)
      .put(0, "1B", "bowman", 8)
      .tactics(0, "village-levy")
      .turn(0, 1);
    expect(k.options().some(option => option.kind === "tactics")).toBe(false);
  });

  test("RUN-358, RUN-359, RUN-360, RUN-502 Rally Support: each city in turn, one benefit; neutral units of the player's choice, allied at once", () => {
    const g = city(city(scene().put(0, "1C", "footman", 1).put(0, "8D", "footman", 1), "1C", "tamalir"), "8D", "forge");
    g.s.players[0]!.influence = 0;
    g.turn(0, 6).skip("actions.act");
    expect(g.options()).toHaveLength(8);
    g.take({ kind: "rally", area: areaOf("8D"), benefit: "influence" });
    expect(g.s.players[0]!.influence).toBe(3);
    g.take({ kind: "rally", area: areaOf("1C"), benefit: "neutral" });
    expect(g.where).toBe("rally.placeNeutral");
    g.take({ kind: "unit", area: areaOf("1C"), unit: "beastman", isRouted: false }).take({
      kind: "unit",
      area: areaOf("1C"),
      unit: "razorwing",
      isRouted: false,
    });
    expect(armyOf(g.s, 0, areaOf("1C"))).toBe(3);
    const h = city(scene().put(0, "1C", "footman", 1), "1C", "forge");
    h.s.supply[19] = 0;
    h.turn(0, 6).skip("actions.act");
    expect(h.options()).not.toContainEqual({ kind: "rally", area: areaOf("1C"), benefit: "neutral" });
  });

  test("RUN-358 a city gives Tactics cards, as many as it says, for a later season", () => {
    const g = city(scene().put(0, "1C", "footman", 1), "1C", "nerekhall");
    g.turn(0, 6)
      .skip("actions.act")
      .take({ kind: "rally", area: areaOf("1C"), benefit: "tactics" });
    const { fresh, quests } = g.s.players[0]!;
    expect([fresh.length, quests.length]).toEqual([2, 0]);
  });

  test("RUN-361 quests of a city, then down to three", () => {
    const g = city(scene().put(0, "1C", "footman", 1), "1C", "vynelvale");
    g.s.players[0]!.quests = g.s.quests.splice(0, 1);
    g.turn(0, 6)
      .skip("actions.act")
      .take({ kind: "rally", area: areaOf("1C"), benefit: "quests" });
    expect(g.where).toBe("limits.discardQuests");
  });

  test("RUN-362, RUN-363 Supremacy: one to three influence, so many heroes, one must be kept, the others go back", () => {
    const g = scene().stronghold(0, "DA");
    g.s.players[0]!.influence = 3;
    const deck = g.s.heroDeck.length;
    g.turn(0, 6).skip("actions.act").take("supremacy");
    expect(g.options()).toHaveLength(3);
    g.take({ kind: "amount", n: 3 });
    expect(g.kinds()).toEqual(["pickHero"]);
    expect(g.options()).toHaveLength(3);
    g.take(g.options()[1]!).at("DA");
    expect(g.s.heroDeck).toHaveLength(deck - 1);
    expect(g.s.heroes).toHaveLength(1);
  });

  test("RUN-363 heroes who are not kept are shuffled into their deck", () => {
    const g = scene().stronghold(0, "DA");
    g.s.players[0]!.influence = 3;
    const deck = [...g.s.heroDeck];
    g.turn(0, 6).skip("actions.act").take("supremacy").take({ kind: "amount", n: 3 });
    const [kept] = g.options();
    const hero = kept?.kind === "pickHero" ? kept.hero : null;
    g.take(kept!).at("DA");
    const left = deck.filter(each => each !== hero);
    expect([...g.s.heroDeck].sort()).toEqual([...left].sort());
    expect(g.s.heroDeck).not.toEqual(left);
  });

  test("RUN-364, RUN-365, RUN-366, RUN-367, RUN-EX-27 Acquire Power: influence of the dials; a title for more than lies on it", () => {
    const g = scene().faction(0, "latari");
    Object.assign(g.s.players[0]!, { food: 2, wood: 3, ore: 2, influence: 4 });
    g.turn(0, 7).skip("actions.act");
    expect(g.s.players[0]!.influence).toBe(6);
    g.take("supremacy").take({ kind: "title", title: titleIds[2]! });
    expect(g.options()[0]).toEqual({ kind: "amount", n: 1 });
    g.take({ kind: "amount", n: 3 });
    expect([g.s.players[0]!.influence, g.s.titleHolder[2], g.s.titleInfluence[2]]).toEqual([3, 0, 3]);
    g.s.players[1]!.influence = 4;
    g.s.players[1]!.ore = 0;
    g.s.players[1]!.food = 0;
    g.s.players[1]!.wood = 0;
    g.turn(1, 7).skip("actions.act").take("supremacy").take({ kind: "title", title: titleIds[2]! });
    expect(g.options()).toEqual([{ kind: "amount", n: 4 }]);
  });

  test("RUN-368, RUN-369 a title has one owner and is never taken from oneself", () => {
    const g = scene();
    g.s.titleHolder[0] = 0;
    g.s.titleInfluence[0] = 1;
    g.s.players[0]!.influence = 5;
    g.turn(0, 7).skip("actions.act").take("supremacy");
    expect(g.options().map(option => option.kind === "title" && option.title)).not.toContain(titleIds[0]);
    const h = scene();
    h.s.titleHolder[0] = 1;
    h.s.titleInfluence[0] = 1;
    h.s.players[0]!.influence = 5;
    h.turn(0, 7)
      .skip("actions.act")
      .take("supremacy")
      .take({ kind: "title", title: titleIds[0]! })
      .take(h.options()[0]!);
    expect(h.s.titleHolder[0]).toBe(0);
  });

  test("RUN-370, RUN-371 Fortify: each action once, in any order, no Supremacy; a stronghold for wood and ore, not in a city", () => {
    const g = scene()
      .stronghold(0, "DA", true)
      .put(0, "8B", "footman", 1)
      .put(0, "1C", "footman", 1)
      .rune("DA", "false");
    g.turn(0, 8).skip("actions.act");
    expect(g.options()).toHaveLength(4);
    g.take({ kind: "action", action: "stronghold" });
    expect(g.areas().sort()).toEqual(["8B", "DB", "DC"]);
    g.at("8B");
    expect([
      g.s.stronghold[areaOf("8B")],
      g.s.damaged[areaOf("8B")],
      g.s.players[0]!.wood,
      g.s.players[0]!.ore,
    ]).toEqual([0, 0, 1, 1]);
    expect(g.options()).not.toContainEqual({ kind: "action", action: "stronghold" });
    g.take("done").skip("actions.act");
    expect(g.where).toBe("end");
    const h = scene();
    h.s.players[0]!.wood = 0;
    h.turn(0, 8).skip("actions.act");
    expect(h.kinds()).toEqual(["done"]);
  });

  test("RUN-372 a repair costs one ore", () => {
    const g = scene()
      .stronghold(0, "DA", true)
      .turn(0, 8)
      .skip("actions.act")
      .take({ kind: "action", action: "repair" })
      .at("DA");
    expect([g.s.damaged[areaOf("DA")], g.s.players[0]!.ore]).toEqual([0, 1]);
    const h = scene().stronghold(0, "DA", true);
    h.s.players[0]!.ore = 0;
    h.turn(0, 8).skip("actions.act");
    expect(h.options()).not.toContainEqual({ kind: "action", action: "repair" });
  });

  test("RUN-373, RUN-374, RUN-375, RUN-376 rune tokens of two areas are mixed and laid face down as the player likes; one token may move home", () => {
    const g = scene()
      .put(0, "8B", "footman", 1)
      .rune("8B", "dragon", true)
      .rune("DA", "false", true)
      .rune("DB", "dragon", true);
    g.turn(0, 8).skip("actions.act").take({ kind: "action", action: "runes" }).at("8B").at("DA");
    expect(g.options()).toEqual([
      { kind: "dragon", area: areaOf("8B") },
      { kind: "dragon", area: areaOf("DA") },
    ]);
    g.take({ kind: "dragon", area: areaOf("DA") });
    expect([g.s.runes[areaOf("DA")], g.s.runes[areaOf("8B")]]).toEqual([1, 2]);
    expect([g.s.runeUp[areaOf("DA")], g.s.runeUp[areaOf("8B")], g.s.runeUp[areaOf("DB")]]).toEqual([0, 0, 1]);
    const h = scene().put(0, "8B", "footman", 1).rune("8B", "dragon", true);
    h.turn(0, 8).skip("actions.act").take({ kind: "action", action: "runes" }).at("8B").at("DC");
    h.at("DC");
    expect([h.s.runes[areaOf("8B")], h.s.runes[areaOf("DC")]]).toEqual([0, 1]);
  });

  test("RUN-503, RUN-017 with all four strongholds out one is moved, its development is lost, the new one is whole", () => {
    const g = scene().put(0, "8B", "footman", 1).put(0, "8C", "footman", 1);
    for (const area of ["DA", "DB", "DC"]) g.stronghold(0, area, true);
    g.stronghold(0, "8B", true);
    g.s.development[areaOf("8B")] = "diplomat";
    g.turn(0, 8).skip("actions.act").take({ kind: "action", action: "stronghold" }).at("8C");
    expect(g.where).toBe("fortify.freeStronghold");
    g.at("8B");
    expect([
      g.s.stronghold[areaOf("8B")],
      g.s.development[areaOf("8B")],
      g.s.stronghold[areaOf("8C")],
      g.s.damaged[areaOf("8C")],
    ]).toEqual([NONE, "", 0, 0]);
  });

  test("RUN-018 a development without its stronghold is gone at once", () => {
    const g = scene().stronghold(1, "9B", true).put(0, "DC", "footman", 5);
    g.s.development[areaOf("9B")] = "resources";
    g.turn(0, 2)
      .skip("actions.act")
      .at("9B")
      .skip("actions.act")
      .take({ kind: "march", from: areaOf("DC"), to: areaOf("9B"), unit: "footman", count: 5 })
      .take("done")
      .skip("actions.act")
      .take("decline");
    expect(g.s.development[areaOf("9B")]).toBe("");
    expect(g.s.stronghold[areaOf("9B")]).toBe(NONE);
  });

  test("RUN-399, RUN-512 the windows of a turn: before and after the Order, after activation, after the moves, between parts", () => {
    const g = scene().put(0, "DC", "footman", 2).put(NONE, "9B", "sorcerer", 1).tactics(0, "rich-seam");
    g.s.players[0]!.influence = 1;
    const windows: string[] = [];
    g.turn(0, 2);
    const note = (name: string): void => {
      expect(g.where).toBe("actions.act");
      windows.push(name);
      g.take("pass");
    };
    note("before");
    g.at("9B");
    note("after activation");
    g.take({ kind: "march", from: areaOf("DC"), to: areaOf("9B"), unit: "footman", count: 2 }).take("done");
    note("after the moves");
    g.take("diplomacy").fate(5).take("amount").skip("diplomacy.playCards").take("fate");
    note("between");
    g.take("decline");
    note("after");
    expect(windows).toHaveLength(5);
    expect(g.where).toBe("end");
  });

  test("RUN-402 after a whole draw the excess above ten Tactics cards is discarded", () => {
    const g = scene();
    g.s.players[0]!.tactics = g.s.tactics.splice(0, 9);
    g.effects("tactics:shared-intelligence", { seat: 0 })
      .take({ kind: "amount", n: 4 })
      .take({ kind: "seat", seat: 1 });
    expect(g.where).toBe("limits.discardTactics");
    while (g.where === "limits.discardTactics") g.take(g.options()[0]!);
    const { tactics, fresh } = g.s.players[0]!;
    expect(tactics.length + fresh.length).toBe(10);
    expect(g.s.players[1]!.fresh).toHaveLength(4);
  });

  test("RUN-508 a card that could change nothing is not offered", () => {
    const g = scene()
      .tactics(0, "night-masons", "sabotage", "swift-couriers", "spy-guild", "bribery", "rich-seam")
      .turn(0, 1);
    expect(g.options().flatMap(option => (option.kind === "tactics" ? [option.card] : []))).toEqual(["rich-seam"]);
  });
});

describe("titles in play", () => {
  test("RUN-368, RUN-022 the Captain discards three rewards of any heroes for a dragon rune, and asking for it is deciding it", () => {
    const g = scene()
      .hero(0, "silhouette", "DA", ["elixir-of-life", "roc-feather-cloak"])
      .hero(0, "ezra-vale", "DB", ["ice-storm"]);
    g.s.titleHolder[1] = 0;
    g.turn(0, 1).take("captain");
    expect(g.kinds()).toEqual(["dropReward"]);
    for (let i = 0; i < 3; i++) g.take(g.options()[0]!);
    expect(g.where).toMatch(/^receiveRune/);
    expect(g.s.rewardDiscard).toHaveLength(3);
  });

  test("RUN-373 the two areas whose rune tokens are mixed are picked in any order", () => {
    const g = scene().put(0, "8B", "footman", 1).rune("8B", "dragon").rune("DA", "false");
    g.turn(0, 8).skip("actions.act").take({ kind: "action", action: "runes" }).at("DA").at("8B");
    expect(g.options()).toEqual([
      { kind: "dragon", area: areaOf("8B") },
      { kind: "dragon", area: areaOf("DA") },
    ]);
  });

  test("RUN-390, RUN-512 an Objective fulfilled by the gains of Harvest may be discarded before a development is paid", () => {
    const g = scene().stronghold(0, "DA").stronghold(0, "DB");
    Object.assign(g.s.players[0]!, { objective: "voice-of-the-council", influence: 11 });
    g.s.development[areaOf("DA")] = "diplomat";
    g.turn(0, 4).skip("actions.act").take("supremacy");
    expect([g.where, g.s.players[0]!.influence]).toEqual(["actions.act", 13]);
    expect(g.kinds()).toContain("objective");
    g.skip("actions.act");
    expect(g.where).toBe("develop.build");
  });
});
