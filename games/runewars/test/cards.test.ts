// Cards that no other chapter tests, each by what it says (RUN-460).

import { describe, expect, test } from "vitest";
import type { HeroId } from "../content/heroes.ts";
import { NONE } from "../content/marks.ts";
import type { RewardId } from "../content/rewards.ts";
import { areaOf } from "../content/tiles.ts";
import type { RuneFlow } from "../frames.ts";
import { heroDuelist } from "../rules/duelists.ts";
import { activatable } from "../rules/march.ts";
import { isFulfilled } from "../rules/objectives.ts";
import { revealReward } from "../rules/pieces.ts";
import { viewFor } from "../view/view.ts";
import { attack, finish } from "./battle-scenes.ts";
import { type Scene, scene } from "./scenes.ts";

const hero = (g: Scene, id: HeroId) => g.s.heroes.find(each => each.id === id)!;
const player = (g: Scene, seat: number) => g.s.players[seat]!;
const play = (g: Scene, card: Scene["s"]["tactics"][number]): Scene =>
  g.tactics(0, card).turn(0, 1).take({ kind: "tactics", card });
const season = (g: Scene, card: Scene["s"]["seasonDiscard"][number]): Scene => g.effects(`season:${card}`, { seat: 0 });
const duel = (g: Scene, a: HeroId, b: HeroId): Scene =>
  g.call("duel", {
    area: hero(g, a).area,
    attacker: heroDuelist(hero(g, a)),
    defender: heroDuelist(hero(g, b)),
    round: 0,
    path: "",
    spoils: [],
    result: "",
  });
const rout = (g: Scene, id: HeroId, damage = 0): void => {
  Object.assign(hero(g, id), { routed: true, damage });
};

describe("Tactics cards", () => {
  test("RUN-460 Field Surgeon heals and stands a hero, or stands up to three units of one area", () => {
    const g = scene().hero(0, "silhouette", "DA").put(0, "DB", "footman", 0, 4).put(0, "DC", "footman", 0, 1);
    rout(g, "silhouette", 2);
    play(g, "field-surgeon").take({ kind: "option", option: "hero" }).take("pickHero");
    expect(hero(g, "silhouette")).toMatchObject({ routed: false, damage: 0 });
    play(g, "field-surgeon").take({ kind: "option", option: "units" });
    for (let i = 0; i < 3; i++) g.take({ kind: "unit", area: areaOf("DB"), unit: "footman", isRouted: true });
    expect([g.standing("DB", "footman"), g.routed("DB", "footman"), g.routed("DC", "footman")]).toEqual([3, 1, 1]);
  });

  test("RUN-460 Forced March: one area more for units, not for heroes", () => {
    const g = scene().put(0, "1B", "footman", 1).hero(0, "silhouette", "1B").tactics(0, "forced-march").turn(0, 2);
    g.take({ kind: "tactics", card: "forced-march" }).skip("actions.act").at("9B").skip("actions.act");
    expect(g.options().map(({ kind }) => kind)).toEqual(["done", "march"]);
  });

  test("RUN-460 Holy Truce: no other player activates the area this season", () => {
    const g = play(scene().put(0, "8B", "footman", 1), "holy-truce").at("8B");
    expect(activatable(g.s, 0)).toContain(areaOf("8B"));
    expect(activatable(g.s, 1)).not.toContain(areaOf("8B"));
  });

  test("RUN-460 Horrific Rumors: an opponent's token where he controls nothing and has none", () => {
    const g = scene().put(1, "8B", "berserker", 1);
    g.s.activated[areaOf("8A")] = 2;
    play(g, "horrific-rumors").take("seat");
    expect(g.areas()).not.toContain("8B");
    expect(g.areas()).not.toContain("8A");
    g.at("9B");
    expect(g.s.activated[areaOf("9B")]).toBe(2);
  });

  test("RUN-460 Lost City: neutral units retreat, a damaged stronghold takes their place; not in cities", () => {
    const g = scene().hero(0, "silhouette", "8B").hero(0, "ezra-vale", "1C").put(NONE, "8B", "giant", 1);
    play(g, "lost-city");
    expect(g.areas()).toEqual(["8B"]);
    g.at("8B");
    expect([g.where, g.seat]).toEqual(["retreat.chooseArea", 1]);
    g.at("8A");
    expect(g.routed("8A", "giant")).toBe(1);
    expect([g.s.stronghold[areaOf("8B")], g.s.damaged[areaOf("8B")]]).toEqual([0, 1]);
  });

  test("RUN-017, RUN-460 Lost City with all four strongholds out moves one of them", () => {
    const g = scene().hero(0, "silhouette", "8B").put(0, "8C", "footman", 1).stronghold(0, "8C");
    for (const area of ["DA", "DB", "DC"]) g.stronghold(0, area);
    play(g, "lost-city").at("8B");
    expect(g.areas().sort()).toEqual(["8C", "DA", "DB", "DC"]);
    g.at("8C");
    const strongholds = ["8B", "8C", "DA"].map(area => g.s.stronghold[areaOf(area)]);
    expect([strongholds, g.s.damaged[areaOf("8B")]]).toEqual([[0, NONE, 0], 1]);
  });

  test("RUN-460 Plague Cart: the controller of an enemy area chooses the unit", () => {
    const g = scene().put(1, "8B", "berserker", 1).put(1, "8B", "warlock", 1);
    play(g, "plague-cart").at("8B");
    expect([g.where, g.seat]).toEqual(["effects.choose", 1]);
    g.take({ kind: "unit", area: areaOf("8B"), unit: "berserker", isRouted: false });
    expect([g.standing("8B", "berserker"), g.standing("8B", "warlock")]).toEqual([0, 1]);
  });

  test("RUN-460 Poisoned Wells lowers a dial of an opponent that is not at 0", () => {
    const g = scene();
    Object.assign(player(g, 1), { food: 2, wood: 0, ore: 1 });
    play(g, "poisoned-wells").take("seat");
    expect(g.options()).toEqual([
      { kind: "resource", resource: "food" },
      { kind: "resource", resource: "ore" },
    ]);
    g.take({ kind: "resource", resource: "ore" });
    expect(player(g, 1).ore).toBe(0);
  });

  test("RUN-460 Rune Thief swaps two face-down tokens, one where a hero stands, one in an own area", () => {
    const g = scene().hero(0, "silhouette", "UA").rune("UA", "dragon").rune("DA", "false").rune("UB", "false");
    play(g, "rune-thief").at("UA").at("DA");
    expect([g.s.runes[areaOf("UA")], g.s.runes[areaOf("DA")]]).toEqual([2, 1]);
    expect([g.s.runeUp[areaOf("UA")], g.s.runeUp[areaOf("DA")]]).toEqual([0, 0]);
  });

  test("RUN-460 Seer's Vision shows two face-down tokens anywhere", () => {
    const g = scene().rune("UA", "dragon").rune("9B", "false").rune("8A", "false");
    play(g, "seers-vision").at("UA").at("9B");
    expect(["UA", "9B", "8A"].map(area => g.s.runeKnown[areaOf(area)]! & 1)).toEqual([1, 1, 0]);
    expect(g.where).not.toBe("effects.choose");
  });
});

describe("Reward cards", () => {
  test("RUN-460 Dwarven Fire Bombs: 3 damage, and 1 to oneself on red", () => {
    const g = scene().hero(0, "tova-redsail", "8B", ["dwarven-fire-bombs"]).hero(1, "vethra-bloodmother", "8B");
    // A special for the attacker, a miss for the defender; the test draws a red card.
    g.fate(1, 7, 2, 6, 8, 9);
    duel(g, "tova-redsail", "vethra-bloodmother");
    g.take({ kind: "reward", hero: "tova-redsail", card: "dwarven-fire-bombs" }).skip("test.turnUp");
    g.take({ kind: "fate", card: 2 });
    expect(hero(g, "vethra-bloodmother")?.damage ?? 3).toBe(3);
    expect(hero(g, "tova-redsail").damage).toBe(1);
  });

  test("RUN-460 Flute of Possession moves all neutral units of the hero's area, allied or not, whatever the borders", () => {
    const g = scene().hero(0, "silhouette", "9B", ["flute-of-possession"]).put(1, "9B", "berserker", 1);
    g.put(NONE, "9B", "giant", 1, 1).turn(0, 1);
    g.take({ kind: "reward", hero: "silhouette", card: "flute-of-possession" }).at("9B");
    expect(g.areas()).toContain("8D");
    g.at("8D");
    expect([g.standing("8D", "giant"), g.routed("8D", "giant"), g.standing("9B", "berserker")]).toEqual([1, 1, 1]);
    expect(g.s.rewardDiscard).toContain("flute-of-possession");
  });

  test("RUN-460 Ghost Armor stops what special symbols deal, nothing else", () => {
    const g = scene().hero(0, "tova-redsail", "8B").hero(1, "vethra-bloodmother", "8B", ["ghost-armor"]);
    g.fate(1, 7, 5, 8);
    duel(g, "tova-redsail", "vethra-bloodmother").take("damage");
    g.take({ kind: "reward", hero: "vethra-bloodmother", card: "ghost-armor" });
    expect(g.happened("damagePrevented")).toMatchObject([{ n: 1 }]);
    // The next round deals damage by a symbol of its own.
    expect(g.happened("heroHurt").length).toBeGreaterThan(0);
  });

  test("RUN-460 Staff of Light stands one unit in the hero's area, once in a turn", () => {
    const g = scene().hero(0, "silhouette", "DA", ["staff-of-light"]).put(0, "DA", "footman", 0, 2).turn(0, 1);
    g.take({ kind: "reward", hero: "silhouette", card: "staff-of-light" }).take("unit");
    expect([g.standing("DA", "footman"), g.routed("DA", "footman")]).toEqual([1, 1]);
    expect(g.kinds()).not.toContain("reward");
  });
});

describe("heroes", () => {
  test("RUN-460 Bogran takes a reward at random after a duel he started that both survive", () => {
    const g = scene().hero(0, "bogran-the-shadow", "8B").hero(1, "vethra-bloodmother", "8B", ["soulbiter"]);
    g.fate(7, 8, 9, 10, 17, 18, 19, 20);
    duel(g, "bogran-the-shadow", "vethra-bloodmother").skip("duel.preventDefence");
    expect(hero(g, "bogran-the-shadow").rewards.map(({ card }) => card)).toEqual(["soulbiter"]);
    const h = scene().hero(0, "tova-redsail", "8B", ["soulbiter"]).hero(1, "bogran-the-shadow", "8B");
    h.fate(7, 8, 9, 10, 17, 18, 19, 20);
    duel(h, "tova-redsail", "bogran-the-shadow");
    expect(hero(h, "bogran-the-shadow").rewards).toEqual([]);
  });

  test("RUN-253, RUN-460 Lady Isolde in support: two cards more, two put aside", () => {
    const g = scene().hero(0, "lady-isolde", "9B").put(1, "9B", "berserker", 1);
    attack(g, "9B", { bowman: 2 }).take("support");
    expect(g.happened("cardsDrawn")).toMatchObject([{ unit: "bowman", count: 4 }]);
    for (let i = 0; i < 2; i++) {
      expect(g.where).toBe("battle.putAsideAttack");
      g.take("fate");
    }
    expect(g.where).not.toBe("battle.putAsideAttack");
  });

  test("RUN-460 Varikas heals 1 at the end of each Quest Phase", () => {
    const g = scene().hero(0, "varikas-the-dead", "8B");
    hero(g, "varikas-the-dead").damage = 2;
    g.call("questPhase", { order: [0, 1], turn: 0, acted: [] }).take("pass");
    expect(hero(g, "varikas-the-dead").damage).toBe(1);
  });
});

describe("Objectives of battles", () => {
  test("RUN-391, RUN-460 Discouraging Defeat: right after a battle won as defender against two units or more", () => {
    for (const [units, kinds] of [
      [2, ["decline", "objective"]],
      [1, null],
    ] as const) {
      const g = scene().stronghold(1, "9B").put(1, "9B", "chaos-lord", 4);
      player(g, 1).objective = "discouraging-defeat";
      attack(g, "9B", { footman: units });
      while (g.s.stack.length > 0 && g.where !== "aftermath.useObjective") g.take(g.options()[0]!);
      expect(g.happened("battleEnded")).toMatchObject([{ winner: "defender" }]);
      expect(g.s.stack.length > 0 ? g.kinds() : null).toEqual(kinds);
    }
  });

  test("RUN-390, RUN-460 Rivers of Blood: five enemy units destroyed in one battle of the turn, those left out too", () => {
    for (const [idle, isBloody] of [
      [5, true],
      [4, false],
    ] as const) {
      const g = scene().faction(0, "waiqar").faction(1, "daqan").put(1, "9B", "footman", 0, idle);
      player(g, 0).objective = "rivers-of-blood";
      finish(attack(g, "9B", { "dark-knight": 2 }));
      expect(isFulfilled(g.s, 0)).toBe(isBloody);
    }
  });

  test("RUN-390, RUN-460 Bane of Titans: a victory over four neutral units, or over two with a hexagon", () => {
    for (const [unit, n, isBane] of [
      ["giant", 2, true],
      ["giant", 1, false],
      ["beastman", 4, true],
      ["beastman", 3, false],
    ] as const) {
      const g = scene().faction(0, "waiqar").put(NONE, "9B", unit, n);
      player(g, 0).objective = "bane-of-titans";
      attack(g, "9B", { "dark-knight": 4, reanimate: 8 });
      finish(g);
      expect(g.happened("battleEnded")).toMatchObject([{ winner: "attacker" }]);
      expect(isFulfilled(g.s, 0)).toBe(isBane);
    }
  });
});

describe("season cards", () => {
  test("RUN-460 Broken Oaths: 2 influence for an opposite hero, 1 for a neutral one, or he deserts", () => {
    const g = scene().hero(0, "mad-carthos", "DA").hero(0, "tova-redsail", "DA").hero(0, "silhouette", "DA");
    player(g, 0).influence = 3;
    season(g, "broken-oaths");
    expect(g.args()).toEqual({ hero: "mad-carthos", n: 2 });
    g.take("accept");
    expect(g.args()).toEqual({ hero: "tova-redsail", n: 1 });
    g.take("decline");
    expect(g.s.heroes.map(({ id }) => id)).toEqual(["mad-carthos", "silhouette"]);
    expect(player(g, 0).influence).toBe(1);
  });

  test("RUN-460 Council in Session: a dragon rune for the highest, 2 influence for the lowest bidder", () => {
    const g = scene();
    Object.assign(player(g, 0), { influence: 3 });
    Object.assign(player(g, 1), { influence: 3 });
    season(g, "council-in-session").take({ kind: "bid", influence: 2 }, 0).take({ kind: "bid", influence: 1 }, 1);
    expect([g.where, g.seat]).toEqual(["receiveRune.pickArea", 0]);
    g.take("area").take("area").take("dragon");
    expect(g.s.dragonPile).toBe(20);
    expect([player(g, 0).influence, player(g, 1).influence]).toEqual([1, 4]);
  });

  test("RUN-460 Crisis of Faith: heroes of the opposite alignment test Wisdom and desert on red", () => {
    const g = scene().hero(0, "mad-carthos", "DA").hero(0, "tova-redsail", "DA");
    g.fate(1, 2, 6, 8);
    season(g, "crisis-of-faith").take("fate");
    expect(g.s.heroes.map(({ id }) => id)).toEqual(["tova-redsail"]);
  });

  test("RUN-460 Flooded Valleys: food or wood, not one at 0", () => {
    const g = scene();
    Object.assign(player(g, 0), { food: 0, wood: 2, influence: 9 });
    Object.assign(player(g, 1), { food: 0, wood: 0 });
    season(g, "flooded-valleys");
    expect(g.options()).toEqual([{ kind: "option", option: "wood" }]);
    g.take("option");
    expect([player(g, 0).wood, g.where]).toEqual([1, "end"]);
  });

  test("RUN-460 Forgotten Lore: a reward for a hero of the highest bidder, or 2 Quest cards", () => {
    const bid = (g: Scene): Scene =>
      season(g, "forgotten-lore").take({ kind: "bid", influence: 1 }, 0).take({ kind: "bid", influence: 0 }, 1);
    const g = bid(scene().hero(0, "silhouette", "DA"))
      .take({ kind: "option", option: "reward" })
      .take("pickHero");
    expect(hero(g, "silhouette").rewards).toHaveLength(1);
    const h = bid(scene());
    expect(h.options()).toEqual([{ kind: "option", option: "quests" }]);
    expect(player(h.take("option"), 0).quests).toHaveLength(2);
  });

  test("RUN-107, RUN-460 Hidden Granaries: food and 2 more, never above eight", () => {
    const g = season(scene(), "hidden-granaries");
    player(g, 0).food = 3;
    player(g, 1).food = 7;
    expect(viewFor(g.s, 0).players.map(each => each.winterLimit)).toEqual([5, 8]);
  });

  test("RUN-460 Hunter's Moon: a triangle in an own city, or 1 influence", () => {
    const g = scene().put(0, "1C", "footman", 1);
    Object.assign(player(g, 0), { influence: 5 });
    const before = player(g, 1).influence;
    season(g, "hunters-moon").take({ kind: "option", option: "unit" });
    expect(g.options().every(option => option.kind === "unit" && option.area === areaOf("1C"))).toBe(true);
    g.take("unit");
    expect(g.options()).toEqual([{ kind: "option", option: "influence" }]);
    g.take("option");
    expect(player(g, 1).influence).toBe(before + 1);
  });

  test("RUN-460 Masters of the Anvil: a free repair, or 1 ore", () => {
    const g = scene().stronghold(0, "DA", true);
    Object.assign(player(g, 0), { influence: 5, ore: 2 });
    Object.assign(player(g, 1), { ore: 2 });
    season(g, "masters-of-the-anvil").take({ kind: "option", option: "repair" }).at("DA").take("option");
    expect([g.s.damaged[areaOf("DA")], player(g, 0).ore, player(g, 1).ore]).toEqual([0, 2, 3]);
  });

  test("RUN-460 Merchant Caravans and Taxes of the Barons: influence for cities, at least 1, and for areas", () => {
    const g = scene().put(0, "1C", "footman", 1).put(0, "8D", "footman", 1).put(0, "8B", "footman", 1);
    const [one, two] = [player(g, 0).influence, player(g, 1).influence];
    season(g, "merchant-caravans");
    expect([player(g, 0).influence, player(g, 1).influence]).toEqual([one + 2, two + 1]);
    season(g, "taxes-of-the-barons");
    expect([player(g, 0).influence, player(g, 1).influence]).toEqual([one + 4, two + 2]);
  });

  test("RUN-460 Monsters Stir: the highest bidder may move unallied neutral units to an own or uncontrolled area", () => {
    const g = scene().put(NONE, "8B", "giant", 1).put(0, "8A", "footman", 1).put(1, "1A", "berserker", 1);
    season(g, "monsters-stir").take({ kind: "bid", influence: 1 }, 0).take({ kind: "bid", influence: 0 }, 1);
    g.take("accept").at("8B");
    expect(g.areas()).toContain("8A");
    expect(g.areas()).not.toContain("1A");
    g.at("8A");
    expect(g.standing("8A", "giant")).toBe(1);
  });

  test("RUN-460 Spring Muster: triangles of one dial", () => {
    const g = scene().stronghold(0, "DA");
    Object.assign(player(g, 0), { food: 6, wood: 9, ore: 9, influence: 9 });
    season(g, "spring-muster").take({ kind: "resource", resource: "ore" });
    expect([g.standing("DA", "knight"), g.standing("DA", "siege-tower")]).toEqual([0, 0]);
    season(g, "spring-muster").take({ kind: "resource", resource: "food" });
    expect(g.standing("DA", "footman")).toBe(5);
  });

  test("RUN-460 The Long Night: more than 6 influence goes down to 6, others take 1", () => {
    const g = scene();
    player(g, 0).influence = 9;
    player(g, 1).influence = 6;
    season(g, "the-long-night");
    expect([player(g, 0).influence, player(g, 1).influence]).toEqual([6, 7]);
  });

  test("RUN-460 Tournament of Heroes: a standing hero may test any attribute: gold a reward, silver training", () => {
    const g = scene().hero(0, "silhouette", "DA").hero(0, "ezra-vale", "DA");
    rout(g, "ezra-vale");
    g.fate(5, 3, 13, 14);
    season(g, "tournament-of-heroes").take("accept");
    expect(g.options()).toEqual([{ kind: "pickHero", hero: "silhouette" }]);
    g.take("pickHero").take({ kind: "train", attribute: "agility" }).take({ kind: "fate", card: 5 });
    expect(hero(g, "silhouette").rewards).toHaveLength(1);
  });

  test("RUN-460 Unrest in the Ranks: a Tactics card, or two standing units anywhere", () => {
    const g = scene().put(0, "DA", "footman", 1).put(0, "DB", "footman", 1).tactics(1, "ambush");
    Object.assign(player(g, 0), { influence: 9 });
    season(g, "unrest-in-the-ranks");
    expect(g.options()).toEqual([{ kind: "option", option: "rout" }]);
    g.take("option").take("unit").take("unit");
    expect([g.routed("DA", "footman"), g.routed("DB", "footman")]).toEqual([1, 1]);
    expect(g.options()).toEqual([{ kind: "option", option: "tactics" }]);
    g.take("option").take("discard");
    expect(player(g, 1).tactics).toEqual([]);
  });

  test("RUN-460 Wandering Champions: a Hero card each, for 2 influence or back into the deck", () => {
    const g = scene().stronghold(0, "DA").stronghold(1, "UA");
    player(g, 0).influence = 9;
    player(g, 1).influence = 1;
    season(g, "wandering-champions").take("pickHero").at("DA");
    expect([g.s.heroes.length, player(g, 0).influence]).toEqual([1, 7]);
    expect(g.options()).toEqual([{ kind: "decline" }]);
    const left = g.s.heroDeck.length;
    g.take("decline");
    expect(g.s.heroDeck).toHaveLength(left + 1);
  });
});

test("RUN-296 a card that is used lies last, wherever it lay face down: others do not learn which it was", () => {
  const after = (...held: readonly RewardId[]) => {
    const { s } = scene().hero(0, "silhouette", "9B", held);
    const [hero] = s.heroes;
    revealReward(hero!, "ice-storm", { emit: () => {} } as unknown as RuneFlow);
    return hero!.rewards.map(({ card, up }) => (up ? card : "hidden"));
  };
  expect(after("ice-storm", "soulbiter")).toEqual(["hidden", "ice-storm"]);
  expect(after("soulbiter", "ice-storm")).toEqual(["hidden", "ice-storm"]);
});
