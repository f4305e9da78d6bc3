import { describe, expect, test } from "vitest";
import type { HeroId } from "../content/heroes.ts";
import { NONE } from "../content/marks.ts";
import type { QuestId } from "../content/quests.ts";
import type { RewardId } from "../content/rewards.ts";
import { areaOf, areas } from "../content/tiles.ts";
import { typeOf } from "../content/units.ts";
import { heroDuelist, unitDuelist } from "../rules/duelists.ts";
import { shieldsOf } from "../rules/prevention.ts";
import { controllerOf } from "../rules/queries.ts";
import { noteRunes } from "../rules/settle.ts";
import { viewFor } from "../view/view.ts";
import { type Scene, scene } from "./scenes.ts";

// Circle: special 1–4 11–14 21–24; damage 1: 5 6 25 26; rout 1: 15 16; the others miss.
const phase = (g: Scene, order: number[] = [0, 1]): Scene => g.call("questPhase", { order, turn: 0, acted: [] });
const act = (g: Scene, hero: HeroId): Scene => g.take({ kind: "pickHero", hero });
const move = (g: Scene, hero: HeroId, ...path: string[]): Scene => {
  act(g, hero).take({ kind: "action", action: "move" });
  for (const area of path) g.at(area);
  return g.where === "heroAction.move" ? g.take("done") : g;
};
const TOKEN_PORTAL = 4 * 2 + 1;
const quests = (g: Scene, seat: number, ...cards: QuestId[]): Scene => {
  for (const card of cards) g.s.quests = g.s.quests.filter(id => id !== card);
  g.s.players[seat]!.quests.push(...cards);
  return g;
};
const hero = (g: Scene, id: HeroId) => g.s.heroes.find(each => each.id === id);
const duel = (g: Scene, a: HeroId, b: HeroId): Scene =>
  g.call("duel", {
    area: hero(g, a)!.area,
    attacker: heroDuelist(hero(g, a)!),
    defender: heroDuelist(hero(g, b)!),
    round: 0,
    path: "",
    spoils: [],
    result: "",
  });

describe("heroes and the Quest Phase", () => {
  test("RUN-270, RUN-277, RUN-494 heroes act one after another, in any order; each may do something else, or nothing", () => {
    const g = phase(scene().hero(0, "silhouette", "DA").hero(0, "tova-redsail", "DB"));
    expect(g.options()).toHaveLength(3);
    act(g, "tova-redsail")
      .take({ kind: "action", action: "train" })
      .take({ kind: "train", attribute: "wisdom" })
      .take({ kind: "train", attribute: "wisdom" });
    expect(g.options()).toEqual([{ kind: "pass" }, { kind: "pickHero", hero: "silhouette" }]);
    g.take("pass");
    expect(g.where).toBe("end");
  });

  test("RUN-272, RUN-448, RUN-385 a player's heroes let him see rune tokens in their areas, enemy areas included", () => {
    const g = scene().put(1, "8B", "berserker", 1).rune("8B", "dragon").hero(0, "silhouette", "8A");
    expect(viewFor(g.s, 0).runes[areaOf("8B")]).toBe(3);
    move(phase(g), "silhouette", "8B").skip("effects.choose");
    expect(viewFor(g.s, 0).runes[areaOf("8B")]).toBe(1);
  });

  test("RUN-385, RUN-272 a hero sees a rune token before he duels or quests beside it", () => {
    const g = scene()
      .put(1, "8B", "berserker", 1)
      .rune("8B", "dragon")
      .hero(0, "silhouette", "8A")
      .hero(1, "mad-carthos", "8B");
    act(phase(g), "silhouette").take({ kind: "action", action: "move" }).at("8B");
    if (g.where === "heroAction.move") g.take("done");
    expect(g.where).toBe("heroAction.engage");
    expect(viewFor(g.s, 0).runes[areaOf("8B")]).toBe(1);
  });

  test("RUN-430, RUN-431 in the Quest Phase a portal is paid before a hero steps through", () => {
    const g = scene().hero(0, "silhouette", "8A");
    g.s.discovery = true;
    for (const area of ["8A", "9A"]) {
      g.s.token[areaOf(area)] = TOKEN_PORTAL;
      g.s.tokenUp[areaOf(area)] = 1;
    }
    g.s.players[0]!.influence = 2;
    act(phase(g), "silhouette").take({ kind: "action", action: "move" });
    expect(g.areas()).not.toContain("9A");
    g.take("portal");
    expect([g.s.players[0]!.influence, g.areas().includes("9A"), g.kinds().includes("portal")]).toEqual([
      1,
      true,
      false,
    ]);
  });

  test("RUN-273, RUN-274 a new hero comes to a stronghold, without one to the home realm, else nowhere", () => {
    const g = scene()
      .stronghold(0, "8C")
      .turn(0, 6)
      .skip("actions.act")
      .take("supremacy")
      .take({ kind: "amount", n: 1 })
      .take("pickHero");
    expect(g.areas()).toEqual(["8C"]);
    const h = scene().turn(0, 6).skip("actions.act").take("supremacy").take({ kind: "amount", n: 1 }).take("pickHero");
    expect(h.areas().sort()).toEqual(["DA", "DB", "DC"]);
    const k = scene().put(0, "8C", "footman", 1);
    for (const area of ["DA", "DB", "DC"]) k.put(1, area, "berserker", 1);
    k.turn(0, 6).skip("actions.act");
    expect(k.where).not.toBe("turn.useSupremacy");
  });

  test("RUN-275, RUN-324, RUN-325, RUN-EX-55 a fourth hero drives one of the others away, whatever titles say; his rewards are discarded", () => {
    const g = scene()
      .stronghold(0, "DA")
      .hero(0, "silhouette", "DA", ["timmorran-shard"])
      .hero(0, "tova-redsail", "DA")
      .hero(0, "ezra-vale", "DA");
    g.s.titleHolder[1] = 0;
    g.turn(0, 6).skip("actions.act").take("supremacy").take({ kind: "amount", n: 1 }).take("pickHero");
    expect(g.where).toBe("hiring.dismiss");
    expect(g.options()).toHaveLength(3);
    g.take({ kind: "pickHero", hero: "silhouette" }).at("DA");
    expect(g.s.heroDeck).toContain("silhouette");
    expect(g.s.rewardDiscard).toEqual(["timmorran-shard"]);
    expect(g.s.heroes).toHaveLength(3);
  });

  test("RUN-278, RUN-279 a move of up to two areas, none included, then a duel or a quest; nothing is activated", () => {
    const g = quests(scene().hero(0, "tova-redsail", "8B"), 0, "setup-3-the-cliff-shrine");
    move(phase(g), "tova-redsail");
    expect(g.where).toBe("heroAction.engage");
    expect(g.kinds()).toEqual(["pass"]);
    const h = quests(scene().hero(0, "tova-redsail", "8B"), 0, "setup-3-the-cliff-shrine");
    move(phase(h), "tova-redsail", "3A");
    expect(h.kinds()).toEqual(["pass", "quest"]);
    expect(h.s.activated.every(token => token === 0)).toBe(true);
  });

  test("RUN-280, RUN-281, RUN-282, RUN-284, RUN-495, RUN-EX-18 heal in a friendly area, train two points, at most +2 each; routed heroes may", () => {
    const g = scene().hero(0, "silhouette", "DA").hero(1, "mad-carthos", "8B");
    hero(g, "silhouette")!.damage = 2;
    hero(g, "silhouette")!.routed = true;
    phase(g);
    act(g, "silhouette");
    expect(g.options()).toEqual([
      { kind: "pass" },
      { kind: "action", action: "heal" },
      { kind: "action", action: "train" },
    ]);
    g.take({ kind: "action", action: "heal" });
    expect(hero(g, "silhouette")!.damage).toBe(0);
    act(g, "mad-carthos");
    expect(g.options()).not.toContainEqual({ kind: "action", action: "heal" });
    g.take({ kind: "action", action: "train" })
      .take({ kind: "train", attribute: "agility" })
      .take({ kind: "train", attribute: "agility" });
    expect(hero(g, "mad-carthos")!.agility).toBe(2);
    const full = scene().hero(0, "silhouette", "DA");
    Object.assign(hero(full, "silhouette")!, { strength: 2, agility: 2, wisdom: 1 });
    act(phase(full), "silhouette").take({ kind: "action", action: "train" });
    expect(full.options()).toEqual([{ kind: "train", attribute: "wisdom" }]);
    full.take("train");
    expect(full.where).toBe("end");
  });

  test("RUN-283 training by a card raises by one only", () => {
    const g = scene().hero(0, "silhouette", "DA");
    g.effects("discovery:training-event", { seat: 0, hero: "silhouette", area: areaOf("DA") })
      .take("accept")
      .take({ kind: "train", attribute: "strength" });
    expect(hero(g, "silhouette")!.strength).toBe(1);
    expect(g.where).toBe("end");
  });

  test("RUN-285, RUN-424 with an Order heroes neither quest nor duel nor discover", () => {
    const g = quests(scene().hero(0, "silhouette", "8B").hero(1, "mad-carthos", "3A"), 0, "setup-3-the-cliff-shrine");
    g.s.discovery = true;
    g.s.token[areaOf("3A")] = 1;
    g.turn(0, 1)
      .skip("actions.act")
      .take({ kind: "hero", hero: "silhouette", to: areaOf("3A") })
      .take("done");
    expect(g.happened("tokenRevealed")).toEqual([]);
    expect(g.happened("duelStarted")).toEqual([]);
    expect(g.s.tokenUp[areaOf("3A")]).toBe(0);
  });

  test("RUN-286, RUN-361 above three Quest cards the owner discards", () => {
    const g = quests(scene(), 0, "setup-3-the-cliff-shrine", "monster-hunt", "the-runes-call");
    g.effects("season:pilgrimage-of-kellos.0.effects", { seat: 0 });
    g.take({ kind: "option", option: "quest" });
    expect(g.where).toBe("limits.discardQuests");
    expect(g.options()).toHaveLength(4);
    g.take({ kind: "quest", quest: "monster-hunt" });
    expect(g.s.questDiscard).toEqual(["monster-hunt"]);
  });

  test("RUN-287, RUN-288, RUN-289, RUN-445 any hero may attempt any quest of the hand where its area is; routed heroes may not", () => {
    const g = quests(scene().hero(0, "tova-redsail", "8B").hero(0, "ezra-vale", "8B"), 0, "setup-3-the-cliff-shrine");
    expect(viewFor(g.s, 1).players[0]!.quests).toBeNull();
    expect(viewFor(g.s, 1).players[0]!.questCount).toBe(1);
    g.fate(1, 2, 6);
    move(phase(g), "ezra-vale", "3A").take("quest");
    expect(viewFor(g.s, 1).players[0]!.shownQuests).toEqual(["setup-3-the-cliff-shrine"]);
    expect(g.happened("questAttempted")).toHaveLength(1);
  });

  test("RUN-290, RUN-292, RUN-295, RUN-297, RUN-EX-17 a test draws the attribute, one card counts; a reward completes the quest", () => {
    const g = quests(scene().hero(0, "ronan-of-the-wild", "8B"), 0, "setup-3-the-cliff-shrine");
    g.fate(1, 5);
    move(phase(g), "ronan-of-the-wild", "3A").take("quest");
    expect(g.where).toBe("test.chooseFate");
    expect(g.options()).toHaveLength(2);
    g.take({ kind: "fate", card: 5 });
    expect(hero(g, "ronan-of-the-wild")!.rewards).toHaveLength(1);
    expect(g.s.questDiscard).toEqual(["setup-3-the-cliff-shrine"]);
    expect(g.happened("questDiscarded")).toMatchObject([{ quest: "setup-3-the-cliff-shrine", isComplete: true }]);
    expect(g.s.players[0]!.quests).toHaveLength(1);
    expect(viewFor(g.s, 0).heroes[0]!.rewards[0]!.card).not.toBe("");
    expect(viewFor(g.s, 1).heroes[0]!.rewards[0]!.card).toBe("");
  });

  test("RUN-290, RUN-460 a completed quest pays Ezra Vale's player, a failed one does not", () => {
    const gained = (card: number) => {
      const g = quests(scene().hero(0, "ezra-vale", "8B"), 0, "setup-3-the-cliff-shrine");
      const { influence } = g.s.players[0]!;
      g.fate(card, 2, 6, 8);
      move(phase(g), "ezra-vale", "3A").take("quest").take({ kind: "fate", card });
      return g.s.players[0]!.influence - influence;
    };
    expect([gained(5), gained(1)]).toEqual([2, 0]);
  });

  test("RUN-291, RUN-497 without a reward the card stays in hand, seen by all", () => {
    const g = quests(scene().hero(0, "ronan-of-the-wild", "8B"), 0, "setup-3-the-cliff-shrine");
    g.fate(1, 2);
    move(phase(g), "ronan-of-the-wild", "3A").take("quest").take("fate");
    expect(g.s.players[0]!.quests).toEqual(["setup-3-the-cliff-shrine"]);
    expect(g.happened("questFailed")).toHaveLength(1);
    const h = quests(scene().hero(0, "tova-redsail", "8B"), 0, "setup-3-the-cliff-shrine");
    h.s.rewards = [];
    h.fate(5, 1, 2);
    move(phase(h), "tova-redsail", "3A").take("quest").take({ kind: "fate", card: 5 });
    expect(h.s.questDiscard).toEqual(["setup-3-the-cliff-shrine"]);
  });

  test("RUN-293, RUN-294 training and rewards raise the number of cards; nothing drawn fails as if red", () => {
    const g = scene().hero(0, "silhouette", "DA", ["tome-of-the-first-kings"]);
    hero(g, "silhouette")!.strength = 1;
    g.call("test", {
      seat: 0,
      hero: "silhouette",
      attribute: "strength",
      cards: [],
      path: "quest:setup-9-the-buried-gate.0",
    });
    expect(g.where).toBe("test.turnUp");
    g.take({ kind: "reveal", hero: "silhouette", card: "tome-of-the-first-kings" });
    const [drawn] = g.happened("fateDrawn");
    expect(drawn?.type === "fateDrawn" && drawn.cards.length).toBe(4);
    const h = scene().hero(0, "silhouette", "DA");
    h.s.fate = [];
    h.s.fateDiscard = [];
    h.call("test", {
      seat: 0,
      hero: "silhouette",
      attribute: "strength",
      cards: [],
      path: "quest:setup-9-the-buried-gate.0",
    });
    expect(hero(h, "silhouette")!.damage).toBe(1);
    const wise = scene().hero(0, "runewitch-astarra", "DA");
    wise.call("test", {
      seat: 0,
      hero: "runewitch-astarra",
      attribute: "wisdom",
      cards: [],
      path: "quest:setup-1-tower-of-the-sorcerer.0",
    });
    expect(wise.happened("fateDrawn")[0]).toMatchObject({ cards: expect.objectContaining({ length: 5 }) });
  });

  test("RUN-496 a Quest card drawn in the phase may be attempted in it by a hero who has not acted", () => {
    const g = quests(
      scene().hero(0, "ronan-of-the-wild", "8B").hero(0, "tova-redsail", "8B"),
      0,
      "setup-3-the-cliff-shrine",
    );
    g.s.quests.push("echoes-in-the-deep");
    g.fate(5, 1);
    move(phase(g), "ronan-of-the-wild", "3A").take("quest").take({ kind: "fate", card: 5 });
    expect(g.s.players[0]!.quests).toContain("echoes-in-the-deep");
    g.skip("heroAction.afterwards");
    expect(g.where).toBe("questPhase.chooseHero");
  });

  test("RUN-296, RUN-299, RUN-300, RUN-498 rewards are turned up when used; one Weapon and one Armour in a duel", () => {
    const g = scene()
      .hero(0, "grum-ironbelly", "8B", ["huntress-bow", "star-rune-staff"])
      .hero(1, "vethra-bloodmother", "8B");
    g.fate(1, 7, 2, 8);
    duel(g, "grum-ironbelly", "vethra-bloodmother");
    while (g.where === "effects.choose") g.take("decline");
    expect(g.where).toBe("duel.specialAttack");
    expect(g.options().filter(option => option.kind === "reward")).toHaveLength(2);
    g.take({ kind: "reward", hero: "grum-ironbelly", card: "huntress-bow" });
    expect(hero(g, "grum-ironbelly")!.rewards.find(reward => reward.card === "huntress-bow")!.up).toBe(true);
    expect(hero(g, "vethra-bloodmother")!.damage).toBe(1);
    expect(g.where).toBe("duel.specialAttack");
    expect(g.options().filter(option => option.kind === "reward")).toEqual([
      { kind: "reward", hero: "grum-ironbelly", card: "huntress-bow" },
    ]);
  });

  test("RUN-296, RUN-298 a reward of once in a turn is spent for the turn, also in the hands of another hero", () => {
    const g = scene().hero(0, "silhouette", "DC", ["crystal-of-far-sight"]).hero(0, "kesh-the-quiet", "DC");
    g.rune("9B", "dragon").rune("9A", "false");
    g.turn(0, 1).take({ kind: "reward", hero: "silhouette", card: "crystal-of-far-sight" }).at("9B");
    expect(g.where).toBe("actions.act");
    g.take({ kind: "give", hero: "silhouette", card: "crystal-of-far-sight", isUp: true, to: "kesh-the-quiet" });
    expect(g.kinds()).not.toContain("reward");
    g.skip("actions.act", "strategize.assignMoves", "turn.useSupremacy");
    g.turn(0, 1);
    expect(g.kinds()).toContain("reward");
  });

  test("RUN-298 heroes in one area exchange rewards, in a turn, in the Quest Phase, and on the way of an Order", () => {
    const g = scene().hero(0, "silhouette", "DA", ["timmorran-shard"]).hero(0, "ezra-vale", "DA").turn(0, 1);
    g.take({ kind: "give", hero: "silhouette", card: "timmorran-shard", isUp: false, to: "ezra-vale" });
    expect(hero(g, "ezra-vale")!.rewards).toHaveLength(1);
    const h = scene().hero(0, "silhouette", "DC", ["timmorran-shard"]).hero(0, "ezra-vale", "9B");
    phase(h);
    act(h, "silhouette").take({ kind: "action", action: "move" }).at("9B");
    expect(h.kinds()).toContain("give");
    const k = scene()
      .hero(0, "silhouette", "DA", ["timmorran-shard"])
      .hero(0, "ezra-vale", "DC")
      .turn(0, 2)
      .skip("actions.act")
      .at("9B")
      .skip("actions.act");
    expect(k.kinds()).not.toContain("give");
    k.take({ kind: "hero", hero: "silhouette", to: areaOf("9B") });
    expect(k.kinds()).toContain("give");
  });

  test("RUN-298, RUN-141 a hero on his way gives no card away that he still needs to get there", () => {
    const boots = "seven-league-boots";
    const cloak = "roc-feather-cloak";
    const sent = (from: string, card: RewardId, order: number): Scene => {
      const g = scene().hero(0, "silhouette", from, [card]).hero(0, "ezra-vale", "1B");
      hero(g, "silhouette")!.rewards[0]!.up = true;
      return g.turn(0, order).skip("actions.act");
    };
    const gives = (g: Scene): boolean => g.options().some(({ kind }) => kind === "give");
    const march = (g: Scene, to: string): Scene =>
      g
        .at(to)
        .skip("actions.act")
        .take({ kind: "hero", hero: "silhouette", to: areaOf(to) });
    // Three areas away both would need the boots; two away one of them does without.
    expect(gives(march(sent("1B", boots, 2), "9B"))).toBe(false);
    expect(gives(march(sent("1B", boots, 2), "8C"))).toBe(true);
    // Over the mountains to 8D: the cloak stays with him who has not left yet.
    const leaves = sent("9B", cloak, 1);
    hero(leaves, "ezra-vale")!.area = areaOf("DC");
    leaves.take({ kind: "hero", hero: "silhouette", to: areaOf("8D") });
    leaves.take({ kind: "hero", hero: "ezra-vale", to: areaOf("9B") });
    expect(gives(leaves)).toBe(false);
    const comes = sent("9B", cloak, 1);
    hero(comes, "ezra-vale")!.area = areaOf("8D");
    comes.take({ kind: "hero", hero: "silhouette", to: areaOf("8D") });
    expect(gives(comes)).toBe(true);
  });

  test("RUN-298 with Strategize a hero exchanges rewards with one who leaves the area he comes to", () => {
    const g = scene().hero(0, "silhouette", "DA", ["soulbiter"]).hero(0, "ezra-vale", "DC");
    g.turn(0, 1).skip("actions.act");
    g.take({ kind: "hero", hero: "ezra-vale", to: areaOf("9B") });
    expect(g.kinds()).not.toContain("give");
    g.take({ kind: "hero", hero: "silhouette", to: areaOf("DC") });
    const gift = { kind: "give", hero: "silhouette", card: "soulbiter", isUp: false, to: "ezra-vale" } as const;
    expect(g.options().filter(({ kind }) => kind === "give")).toEqual([gift]);
    g.take(gift);
    expect(JSON.stringify(viewFor(g.s, 1).frames)).not.toContain("soulbiter");
    g.take("done");
    expect(hero(g, "ezra-vale")).toMatchObject({ area: areaOf("9B"), rewards: [{ card: "soulbiter", up: false }] });
  });
});

describe("duels", () => {
  test("RUN-301, RUN-302, RUN-312 after a move a hero may challenge; the other must fight, also a routed one; no quest in the same phase", () => {
    const g = quests(scene().hero(0, "tova-redsail", "8B").hero(1, "mad-carthos", "3A"), 0, "setup-3-the-cliff-shrine");
    hero(g, "mad-carthos")!.routed = true;
    move(phase(g), "tova-redsail", "3A");
    expect(g.kinds()).toEqual(["pass", "pickHero", "quest"]);
    g.fate(7, 8, 9, 10, 17, 18, 19, 20);
    g.take("pickHero");
    expect(g.happened("duelStarted")).toHaveLength(1);
    expect(g.happened("duelRound")).toHaveLength(4);
    expect(g.s.stack.some(frame => frame.proc === "heroAction")).toBe(false);
    const safe = scene().hero(0, "tova-redsail", "UC").hero(1, "kesh-the-quiet", "UA");
    move(phase(safe), "tova-redsail", "UA");
    expect(safe.happened("duelStarted")).toEqual([]);
    expect(safe.where).not.toBe("heroAction.engage");
  });

  test("RUN-303, RUN-309, RUN-EX-19 the printed duel of Carthos and Silhouette", () => {
    const g = scene()
      .hero(0, "silhouette", "8B", ["timmorran-shard"])
      .hero(1, "mad-carthos", "8B", ["blade-of-wrath", "rune-plate"]);
    // Round 1: special 1 against rout 15. Round 2: damage 5 against damage 6.
    g.fate(1, 15, 5, 6);
    duel(g, "mad-carthos", "silhouette");
    expect(g.where).toBe("wound.prevent");
    g.take("pass");
    expect(hero(g, "silhouette")!.damage).toBe(1);
    expect(g.where).toBe("duel.specialAttack");
    g.take({ kind: "reward", hero: "mad-carthos", card: "blade-of-wrath" });
    g.skip("duel.preventDefence");
    expect(hero(g, "silhouette")!.damage).toBe(2);
    expect(g.where).toBe("duel.preventAttack");
    g.take({ kind: "reward", hero: "mad-carthos", card: "rune-plate" });
    g.skip("duel.preventAttack", "duel.preventDefence");
    expect(hero(g, "silhouette")).toBeUndefined();
    expect(g.s.fallen).toEqual(["silhouette"]);
    expect(hero(g, "mad-carthos")!.damage).toBe(0);
    expect(hero(g, "mad-carthos")!.rewards.map(({ card, up }) => [card, up])).toEqual([
      ["blade-of-wrath", true],
      ["rune-plate", true],
      ["timmorran-shard", false],
    ]);
    expect(g.happened("duelRound")).toHaveLength(2);
    expect(g.s.players[1]!.hasSlain).toBe(true);
  });

  test("RUN-304, RUN-305, RUN-307, RUN-310, RUN-311 up to four rounds; damage stays, survivors stay where they are", () => {
    const g = scene().hero(0, "tova-redsail", "8B").hero(1, "vethra-bloodmother", "8B");
    g.fate(5, 7, 8, 9, 10, 6, 17, 18);
    duel(g, "tova-redsail", "vethra-bloodmother");
    expect(g.happened("duelRound")).toHaveLength(4);
    expect([hero(g, "vethra-bloodmother")!.damage, hero(g, "tova-redsail")!.damage]).toEqual([1, 1]);
    expect([hero(g, "vethra-bloodmother")!.area, hero(g, "vethra-bloodmother")!.routed]).toEqual([areaOf("8B"), false]);
    expect(g.happened("duelEnded")).toMatchObject([{ result: "none" }]);
    expect(g.s.fateDiscard).toHaveLength(8);
  });

  test("RUN-305, RUN-499 a special symbol deals 1 damage, uses a reward, or does nothing", () => {
    const g = scene().hero(0, "tova-redsail", "8B").hero(1, "vethra-bloodmother", "8B");
    g.fate(1, 2);
    duel(g, "tova-redsail", "vethra-bloodmother");
    expect(g.kinds()).toEqual(["damage", "pass"]);
    g.take("damage");
    expect(g.seat).toBe(1);
    g.take("pass");
    expect([hero(g, "vethra-bloodmother")!.damage, hero(g, "tova-redsail")!.damage]).toEqual([1, 0]);
  });

  test("RUN-306, RUN-EX-20 a rout symbol prevents damage and routs nobody", () => {
    const g = scene().hero(0, "tova-redsail", "8B").hero(1, "vethra-bloodmother", "8B");
    g.fate(5, 15, 7, 8, 9, 10, 17, 18);
    duel(g, "tova-redsail", "vethra-bloodmother");
    expect(hero(g, "vethra-bloodmother")).toMatchObject({ damage: 0, routed: false });
  });

  test("RUN-308, RUN-321, RUN-EX-54 both fall at once: each leaves a marker; healing for a victory saves nobody", () => {
    const g = scene()
      .hero(0, "tova-redsail", "8B", ["timmorran-shard"])
      .hero(1, "vethra-bloodmother", "8B", ["amulet-of-shielding"]);
    hero(g, "tova-redsail")!.damage = 3;
    hero(g, "vethra-bloodmother")!.damage = 4;
    g.fate(5, 6);
    duel(g, "tova-redsail", "vethra-bloodmother").skip("duel.preventAttack", "duel.preventDefence");
    expect(g.s.heroes).toEqual([]);
    expect(g.s.graves.map(grave => grave.rewards.map(({ card }) => card))).toEqual([
      ["timmorran-shard"],
      ["amulet-of-shielding"],
    ]);
    expect(g.happened("duelEnded")).toMatchObject([{ result: "both" }]);
  });

  test("RUN-499 Dragonhide Coat stops two damage in a duel, however they fall", () => {
    const g = scene().hero(1, "vethra-bloodmother", "8B", ["dragonhide-coat"]);
    const own = hero(g, "vethra-bloodmother")!;
    const offered = (prevented: number) => shieldsOf(own, { ...heroDuelist(own), prevented }, 3).length;
    expect([offered(0), offered(1), offered(2)]).toEqual([1, 1, 0]);
  });

  test("RUN-313 damage before the first round can end the duel", () => {
    const g = scene().hero(1, "mad-carthos", "8B").hero(0, "silhouette", "8B");
    hero(g, "silhouette")!.damage = 2;
    duel(g, "mad-carthos", "silhouette");
    expect(g.happened("duelRound")).toEqual([]);
    expect(g.s.fallen).toEqual(["silhouette"]);
  });

  const hunt = (g: Scene, unit: "giant" | "beastman" | "sorcerer" | "razorwing", path: string): Scene =>
    g.call("duel", {
      area: areaOf("8B"),
      attacker: heroDuelist(g.s.heroes[0]!),
      defender: unitDuelist(1, typeOf(unit)),
      round: 0,
      path,
      spoils: [],
      result: "",
    });

  test("RUN-314, RUN-315, RUN-316, RUN-318, RUN-500 duel quests: the left neighbour's unit with its own shape, health and ability, without his cards", () => {
    const g = scene().hero(0, "grum-ironbelly", "8B").tactics(1, "dirty-tricks");
    for (let i = 0; i < 8; i++) g.s.supply[18] = 0;
    // Grum: misses; Beastman (triangle): special 9, then an extra card 25: damage 1; then misses.
    g.fate(7, 9, 25, 8, 1, 10, 2, 17, 3);
    hunt(g, "beastman", "quest:setup-4-beastlords-challenge.0");
    expect(g.happened("duelStarted")).toMatchObject([{ unit: "beastman" }]);
    expect(hero(g, "grum-ironbelly")!.damage).toBe(2);
    expect(g.s.players[1]!.tactics).toHaveLength(1);
    expect(g.standing("8B", "beastman")).toBe(0);
  });

  test("RUN-317 a beaten unit brings the card's reward", () => {
    const g = scene().hero(0, "grum-ironbelly", "8B");
    g.fate(5, 1);
    hunt(g, "beastman", "quest:setup-4-beastlords-challenge.0");
    expect(hero(g, "grum-ironbelly")!.rewards).toHaveLength(1);
  });

  test("RUN-EX-56 a Giant that stands after four rounds: the quest is not complete, damage stays on the hero only", () => {
    const g = scene().hero(0, "grum-ironbelly", "8B");
    g.fate(5, 15, 6, 5, 25, 4, 26, 24);
    g.fate(5, 15, 6, 4, 25, 24, 7, 19);
    hunt(g, "giant", "quest:setup-6-the-stone-sleeper.0.fight.0");
    expect(g.happened("duelRound")).toHaveLength(4);
    expect(hero(g, "grum-ironbelly")!.rewards).toEqual([]);
    expect(g.happened("duelEnded")).toMatchObject([{ result: "none" }]);
  });

  test("RUN-323, RUN-500, RUN-EX-74 hero and unit fall together: no reward, his own rewards lie under a marker", () => {
    const g = scene().hero(0, "grum-ironbelly", "8B", ["timmorran-shard"]);
    hero(g, "grum-ironbelly")!.damage = 4;
    g.fate(25, 25, 26);
    g.fate(5, 25);
    hunt(g, "beastman", "quest:setup-4-beastlords-challenge.0");
    while (g.s.stack.length > 0) g.take(g.options()[0]!);
    expect(g.s.heroes).toEqual([]);
    expect(g.s.graves).toHaveLength(1);
    const h = scene().hero(0, "silhouette", "8B");
    h.call("wound", { hero: "silhouette", n: 3 });
    expect(h.s.graves).toEqual([]);
    expect(h.s.fallen).toEqual(["silhouette"]);
  });

  test("RUN-319, RUN-320, RUN-452 a hero beaten in a duel loses his rewards to the winner, who deals them out; former holders still know them", () => {
    const g = scene()
      .hero(0, "tova-redsail", "8B", ["elixir-of-life"])
      .hero(1, "vethra-bloodmother", "8B")
      .hero(1, "mad-carthos", "8B");
    hero(g, "tova-redsail")!.damage = 3;
    g.fate(5, 7);
    duel(g, "vethra-bloodmother", "tova-redsail").skip("duel.preventDefence");
    expect(g.where).toBe("duel.dealOut");
    g.take({ kind: "pickHero", hero: "mad-carthos" });
    const [reward] = viewFor(g.s, 0).heroes.find(each => each.id === "mad-carthos")!.rewards;
    expect(reward).toMatchObject({ card: "elixir-of-life", up: false });
    expect(viewFor(g.s, "spectator").heroes.find(each => each.id === "mad-carthos")!.rewards[0]!.card).toBe("");
  });

  test("RUN-322, RUN-501 a marker's rewards are taken in the own turn, by routed heroes too, never in the Quest Phase", () => {
    const g = scene().hero(0, "silhouette", "8B");
    g.s.rewards = g.s.rewards.filter((card, i, all) => card !== "elixir-of-life" || all.indexOf(card) !== i);
    g.s.graves.push({ area: areaOf("8B"), rewards: [{ card: "elixir-of-life", up: false, known: 2 }] });
    hero(g, "silhouette")!.routed = true;
    act(phase(g), "silhouette");
    expect(g.kinds()).not.toContain("grave");
    g.turn(0, 1).take("grave");
    expect(hero(g, "silhouette")!.rewards).toHaveLength(1);
    expect(g.s.graves).toEqual([]);
  });

  test("RUN-EX-73 a hero's whole action: token, ability, ambush, duel or quest, then what the place pays", () => {
    const g = scene()
      .hero(0, "silhouette", "8A")
      .hero(1, "mad-carthos", "3A")
      .put(1, "3A", "berserker", 1)
      .tactics(1, "ambush")
      .rune("8C", "dragon");
    g.s.discovery = true;
    g.s.token[areaOf("3A")] = 6 * 2 + 1;
    const before = g.s.players[0]!.influence;
    phase(g);
    act(g, "silhouette").take({ kind: "action", action: "move" }).at("8B").at("3A");
    expect(g.happened("tokenRevealed")).toMatchObject([{ token: "temple" }]);
    expect(g.where).toBe("effects.choose");
    g.take("accept").at("8C");
    expect(viewFor(g.s, 0).runes[areaOf("8C")]).toBe(1);
    expect(g.where).toBe("heroAction.ambush");
    expect(g.seat).toBe(1);
    g.take({ kind: "tactics", card: "ambush" });
    expect(hero(g, "silhouette")!.damage).toBe(2);
    g.skip("heroAction.ambush");
    expect(g.where).toBe("heroAction.engage");
    g.take("pass");
    expect(g.s.players[0]!.influence).toBe(before + 2);
  });
});

describe("discovery tokens", () => {
  const token = (g: Scene, area: string, kind: number, up = false): Scene => {
    g.s.discovery = true;
    g.s.token[areaOf(area)] = kind * 2 + 1;
    g.s.tokenUp[areaOf(area)] = up ? 1 : 0;
    return g;
  };

  test("RUN-423, RUN-425, RUN-426 a hero who has moved turns the token up before he may duel or quest; events are discarded", () => {
    const g = token(scene().hero(0, "tova-redsail", "8B"), "3A", 11);
    move(phase(g), "tova-redsail", "3A");
    expect(g.where).toBe("effects.choose");
    g.take("decline");
    expect(g.s.token[areaOf("3A")]).toBe(0);
    const h = token(scene().hero(0, "tova-redsail", "3A"), "3A", 11);
    move(phase(h), "tova-redsail");
    expect(h.s.tokenUp[areaOf("3A")]).toBe(0);
  });

  test("RUN-427 destructible tokens can be discarded in the own turn with six units there", () => {
    const g = token(scene().put(0, "8B", "footman", 3, 3), "8B", 1, true).turn(0, 1);
    g.take({ kind: "raze", area: areaOf("8B") });
    expect(g.s.token[areaOf("8B")]).toBe(0);
    const h = token(scene().put(0, "8B", "footman", 5), "8B", 1, true)
      .tactics(0, "shield-wall")
      .turn(0, 1);
    expect(h.kinds()).not.toContain("raze");
  });

  test("RUN-429 a village produces one more", () => {
    const g = token(scene().put(0, "8B", "footman", 1), "8B", 1, true)
      .turn(0, 4)
      .skip("actions.act");
    expect(g.s.players[0]!.food).toBe(3 + areas[areaOf("8B")]!.resources.food + 1);
  });

  test("RUN-432, RUN-EX-61 a Dungeon stops a hero who enters it; he may still duel or quest", () => {
    const g = token(scene().hero(0, "tova-redsail", "8A").hero(1, "mad-carthos", "8B"), "8B", 5, true);
    phase(g);
    act(g, "tova-redsail").take({ kind: "action", action: "move" }).at("8B");
    expect(g.where).toBe("heroAction.engage");
    expect(g.kinds()).toContain("pickHero");
  });

  test("RUN-433, RUN-434, RUN-435, RUN-511 Temple and Hall pay at the end of any action of a hero who is there", () => {
    const g = token(scene().hero(0, "tova-redsail", "DA"), "DA", 7, true);
    phase(g);
    act(g, "tova-redsail").take({ kind: "action", action: "train" }).take("train").take("train");
    expect(g.s.players[0]!.fresh).toHaveLength(1);
    const h = token(scene().hero(0, "tova-redsail", "DA"), "DA", 6, true);
    const before = h.s.players[0]!.influence;
    move(phase(h), "tova-redsail", "DB");
    expect(h.s.players[0]!.influence).toBe(before);
  });

  test("RUN-436 the Merchant sells a reward for three influence and goes", () => {
    const g = token(scene().hero(0, "tova-redsail", "8B"), "3A", 8);
    g.s.players[0]!.influence = 3;
    move(phase(g), "tova-redsail", "3A").take("accept");
    expect([g.s.players[0]!.influence, hero(g, "tova-redsail")!.rewards.length, g.s.token[areaOf("3A")]]).toEqual([
      0, 1, 0,
    ]);
  });

  test("RUN-437 raiders hurt the hero, twice or at the price of a reward where enemies are", () => {
    const g = token(scene().hero(0, "tova-redsail", "8B"), "3A", 9);
    move(phase(g), "tova-redsail", "3A");
    expect(hero(g, "tova-redsail")!.damage).toBe(1);
    const h = token(scene().hero(0, "tova-redsail", "8B").put(NONE, "3A", "giant", 1), "3A", 9);
    move(phase(h), "tova-redsail", "3A").take({ kind: "option", option: "damage" });
    expect(hero(h, "tova-redsail")!.damage).toBe(2);
  });

  test("RUN-437 raiders ask nothing of a hero whom their first blow has killed", () => {
    const g = token(scene().hero(0, "tova-redsail", "8B").put(NONE, "3A", "giant", 1), "3A", 9);
    hero(g, "tova-redsail")!.damage = 3;
    move(phase(g), "tova-redsail", "3A");
    expect(g.s.fallen).toEqual(["tova-redsail"]);
    expect(g.where).toBe("end");
  });

  test("RUN-438, RUN-455 the Scroll shows rune and discovery token of one area, to its reader only", () => {
    const g = token(token(scene().hero(0, "tova-redsail", "8B").rune("9A", "dragon"), "3A", 10), "9A", 3);
    move(phase(g), "tova-redsail", "3A").at("9A");
    expect(viewFor(g.s, 0).runes[areaOf("9A")]).toBe(1);
    expect(viewFor(g.s, 0).token[areaOf("9A")]).toBe(7);
    expect(viewFor(g.s, 1).runes[areaOf("9A")]).toBe(3);
    expect(viewFor(g.s, 1).token[areaOf("9A")]).toBe(-1);
  });

  test("RUN-439 Training raises one attribute by one, within the limit", () => {
    const g = token(scene().hero(0, "tova-redsail", "8B"), "3A", 11);
    Object.assign(hero(g, "tova-redsail")!, { strength: 2, agility: 2 });
    move(phase(g), "tova-redsail", "3A").take("accept");
    expect(g.options()).toEqual([{ kind: "train", attribute: "wisdom" }]);
  });

  test("RUN-428, RUN-414 the Dragon Throne counts as a dragon rune beside a token", () => {
    const g = token(scene().put(0, "8B", "footman", 1).rune("8B", "false"), "8B", 0, true);
    for (const area of ["DA", "DB", "DC", "1A", "1B"]) g.put(0, area, "footman", 1).rune(area, "dragon");
    g.turn(0, 1);
    expect(g.kinds()).toContain("claim");
    expect(controllerOf(g.s, areaOf("8B"))).toBe(0);
    // The others know of no token, but of the throne, which lies face up.
    noteRunes(g.s);
    expect([0, 1, "spectator" as const].map(viewer => viewFor(g.s, viewer).dragons[0])).toEqual([6, 1, 1]);
  });
});
