// What a hero may do within his action, and what a duel leaves behind.
import { describe, expect, test } from "vitest";
import type { HeroId } from "../content/heroes.ts";
import { areaOf } from "../content/tiles.ts";
import { heroDuelist } from "../rules/duelists.ts";
import { viewFor } from "../view/view.ts";
import { type Scene, scene } from "./scenes.ts";

const hero = (g: Scene, id: HeroId) => g.s.heroes.find(each => each.id === id);
const phase = (g: Scene): Scene => g.call("questPhase", { order: [0, 1], turn: 0, acted: [] });
const begin = (g: Scene, id: HeroId, action: "move" | "train"): Scene =>
  phase(g).take({ kind: "pickHero", hero: id }).take({ kind: "action", action });
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

describe("a duel's end", () => {
  test("RUN-313, RUN-320 a hero beaten before the first round leaves his rewards to the winner", () => {
    const g = scene().hero(0, "mad-carthos", "8A").hero(1, "silhouette", "8A", ["timmorran-shard"]);
    hero(g, "silhouette")!.damage = 2;
    duel(g, "mad-carthos", "silhouette").skip("wound.prevent");
    expect(g.s.fallen).toEqual(["silhouette"]);
    expect(g.s.graves).toEqual([]);
    expect(hero(g, "mad-carthos")!.rewards.map(({ card }) => card)).toEqual(["timmorran-shard"]);
    expect(g.s.players[0]!.hasSlain).toBe(true);
    expect(g.happened("duelEnded")).toMatchObject([{ result: "attacker" }]);
  });

  test("RUN-303, RUN-508 at the start of a duel any number of cards may be played, two of a kind too", () => {
    const g = scene().hero(0, "tova-redsail", "8B").hero(1, "vethra-bloodmother", "8B");
    g.tactics(0, "dirty-tricks", "dirty-tricks");
    duel(g, "tova-redsail", "vethra-bloodmother").take("tactics").take("tactics");
    expect(hero(g, "vethra-bloodmother")!.damage).toBeGreaterThanOrEqual(2);
    expect(g.happened("tacticsPlayed")).toHaveLength(2);
  });

  test("RUN-299, RUN-303 Rune Plate works in rounds: not against damage before the first, where the Coat helps", () => {
    for (const [card, damage] of [
      ["rune-plate", 1],
      ["dragonhide-coat", 0],
    ] as const) {
      const g = scene().hero(0, "mad-carthos", "8A").hero(1, "silhouette", "8A", [card]);
      g.fate(7, 8, 9, 10, 17, 18, 19, 20);
      duel(g, "mad-carthos", "silhouette");
      expect(g.where).toBe("wound.prevent");
      g.take(g.options().find(option => option.kind === "reward") ?? "pass").skip("wound.prevent");
      expect(hero(g, "silhouette")!.damage).toBe(damage);
    }
  });

  test("RUN-320, RUN-297 the winner sees each captured reward before he deals it out, others do not", () => {
    const g = scene()
      .hero(0, "tova-redsail", "8B", ["elixir-of-life"])
      .hero(1, "vethra-bloodmother", "8B")
      .hero(1, "mad-carthos", "8B");
    hero(g, "tova-redsail")!.damage = 3;
    g.fate(5, 7);
    duel(g, "vethra-bloodmother", "tova-redsail").skip("duel.preventDefence");
    expect(g.where).toBe("duel.dealOut");
    expect(g.args()).toEqual({ n: 1, card: "elixir-of-life" });
    expect(JSON.stringify(viewFor(g.s, 1).frames)).toContain("elixir-of-life");
    expect(JSON.stringify(viewFor(g.s, "spectator").frames)).not.toContain("elixir-of-life");
  });
});

describe("a hero's action", () => {
  test("RUN-281, RUN-495 two attributes are trained in any order", () => {
    const g = begin(scene().hero(0, "silhouette", "DA"), "silhouette", "train");
    g.take({ kind: "train", attribute: "wisdom" }).take({ kind: "train", attribute: "strength" });
    expect(hero(g, "silhouette")).toMatchObject({ strength: 1, agility: 0, wisdom: 1 });
  });

  test("RUN-385, RUN-448 a hero who only passes through sees the rune token there", () => {
    const g = scene().put(1, "8B", "berserker", 1).rune("8B", "dragon").hero(0, "silhouette", "8A");
    begin(g, "silhouette", "move").at("8B");
    expect(viewFor(g.s, 0).runes[areaOf("8B")]).toBe(1);
    expect(viewFor(scene().rune("8B", "dragon").s, 0).runes[areaOf("8B")]).toBe(3);
  });

  test("RUN-423, RUN-425 a hero who comes back to where he began turns up the token there", () => {
    const g = scene().hero(0, "tova-redsail", "8A");
    g.s.discovery = true;
    g.s.token[areaOf("8A")] = 5 * 2 + 1;
    begin(g, "tova-redsail", "move").at("8B").at("8A");
    expect(g.happened("tokenRevealed")).toHaveLength(1);
  });

  test("RUN-298 exchanges are free: as many cards as there are, each once to each other hero", () => {
    const g = scene()
      .hero(0, "silhouette", "DA", ["blade-of-wrath", "rune-plate", "soulbiter", "ice-storm"])
      .hero(0, "ezra-vale", "DA");
    phase(g).take({ kind: "pickHero", hero: "silhouette" });
    for (const card of ["blade-of-wrath", "rune-plate", "soulbiter", "ice-storm"] as const)
      g.take({ kind: "give", hero: "silhouette", card, isUp: false, to: "ezra-vale" });
    expect(hero(g, "ezra-vale")!.rewards).toHaveLength(4);
    g.take({ kind: "give", hero: "ezra-vale", card: "soulbiter", isUp: false, to: "silhouette" });
    expect(g.options()).not.toContainEqual({
      kind: "give",
      hero: "silhouette",
      card: "soulbiter",
      isUp: false,
      to: "ezra-vale",
    });
  });

  test("RUN-296, RUN-298 rewards are exchanged and used where the move ended, with nobody to fight, and after a duel", () => {
    const g = scene().hero(0, "silhouette", "8A").hero(0, "ezra-vale", "8B", ["elixir-of-life"]);
    hero(g, "silhouette")!.damage = 1;
    begin(g, "silhouette", "move").at("8B").take("done").skip("effects.choose");
    expect(g.where).toBe("heroAction.engage");
    g.take({ kind: "give", hero: "ezra-vale", card: "elixir-of-life", isUp: false, to: "silhouette" });
    g.take({ kind: "reward", hero: "silhouette", card: "elixir-of-life" });
    expect(hero(g, "silhouette")!.damage).toBe(0);
    const h = scene().hero(0, "tova-redsail", "8B", ["elixir-of-life"]).hero(1, "vethra-bloodmother", "8B");
    hero(h, "tova-redsail")!.damage = 1;
    h.fate(7, 8, 9, 10, 17, 18, 19, 20);
    begin(h, "tova-redsail", "move");
    expect(h.options()).toContainEqual({ kind: "reward", hero: "tova-redsail", card: "elixir-of-life" });
    h.take("done").skip("effects.choose").take({ kind: "pickHero", hero: "vethra-bloodmother" });
    expect(h.where).toBe("heroAction.afterwards");
    h.take({ kind: "reward", hero: "tova-redsail", card: "elixir-of-life" });
    expect(hero(h, "tova-redsail")!.damage).toBe(0);
  });

  test("RUN-296 the Signet may be turned up in fall and pays at once; a player with a card face down is asked", () => {
    const g = scene().hero(0, "silhouette", "DA", ["signet-of-tamalir"]).hero(1, "mad-carthos", "8B", ["soulbiter"]);
    const before = g.s.players[0]!.influence;
    g.call("fall", { order: [0, 1], turn: 0 }).take({ kind: "option", option: "tactics" });
    expect(g.where).toBe("fall.turnUp");
    g.take({ kind: "reveal", hero: "silhouette", card: "signet-of-tamalir" });
    expect(g.s.players[0]!.influence).toBe(before + 1);
    g.take({ kind: "option", option: "tactics" });
    expect([g.where, g.options()]).toEqual(["fall.turnUp", [{ kind: "pass" }]]);
  });
});
