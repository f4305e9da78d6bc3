import { describe, expect, test } from "vitest";
import type { PickFigure } from "../choices.ts";
import { figureOf } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { areaOf } from "../content/tiles.ts";
import type { UnitId } from "../content/units.ts";
import { attack, battleIn, finish, lineOf, strengths } from "./battle-scenes.ts";
import { type Scene, scene } from "./scenes.ts";

const figure = (unit: UnitId, damage = 0, isRouted = false): PickFigure => ({ kind: "figure", unit, damage, isRouted });
const between = (
  attacker: "daqan" | "latari" | "waiqar" | "uthuk",
  defender: "daqan" | "latari" | "waiqar" | "uthuk",
): Scene => scene().faction(0, attacker).faction(1, defender);

describe("special abilities", () => {
  test("RUN-230, RUN-EX-63 what has been drawn is resolved although all its figures are gone", () => {
    const g = between("latari", "waiqar").put(1, "9B", "skeleton-archer", 2);
    // Archers: special, special; Skeleton Archers: special, damage.
    g.fate(9, 10, 19, 15);
    attack(g, "9B", { archer: 2, warrior: 1 });
    while (g.where === "losses.choose" && g.seat === 0 && lineOf(g, "defender").length > 0) g.take(g.options()[0]!);
    expect(lineOf(g, "defender")).toEqual([]);
    finish(g);
    expect(g.happened("specialUsed").map(event => event.type === "specialUsed" && event.unit)).toEqual([
      "archer",
      "archer",
      "skeleton-archer",
    ]);
    expect(g.happened("figureDestroyed")).toHaveLength(1);
  });

  test("RUN-231, RUN-488 units destroyed or routed before their type draws do not draw; those that join before do", () => {
    const g = between("daqan", "uthuk").put(1, "9B", "berserker", 2);
    g.fate(5, 6, 25, 26);
    attack(g, "9B", { bowman: 2, footman: 2 });
    finish(g);
    expect(g.happened("cardsDrawn").filter(event => event.type === "cardsDrawn" && event.unit === "berserker")).toEqual(
      [],
    );
  });

  test("RUN-232, RUN-233, RUN-EX-31 the attacker's specials come first: a Berserker routed by a Pegasus cannot be sacrificed", () => {
    const g = between("latari", "uthuk").put(1, "9B", "berserker", 1);
    // Pegasus (rectangle) special 3; Berserker (triangle) special 9.
    g.fate(3, 9);
    attack(g, "9B", { "pegasus-rider": 1 });
    finish(g);
    expect(g.happened("figureRouted")).toHaveLength(1);
    expect(g.happened("figureHit")).toEqual([]);
    const h = between("daqan", "uthuk").put(1, "9B", "berserker", 1);
    h.fate(1, 9);
    attack(h, "9B", { knight: 1 });
    expect(h.where).toBe("effects.choose");
    expect(h.seat).toBe(1);
    h.take("accept");
    expect(h.happened("figureHit")).toHaveLength(2);
  });

  test("RUN-234, RUN-EX-40 each Giant special may use the damage on any one Giant", () => {
    const g = between("daqan", "uthuk").put(1, "9B", "chaos-lord", 3).tactics(0, "shield-wall");
    // Chaos Lords miss; both Giants draw specials.
    g.fate(4, 5, 15, 6, 7);
    attack(g, "9B", { giant: 2 });
    battleIn(g).attacker.line = [figureOf(21, 4, false), 21];
    finish(g);
    const hits = g.happened("figureHit").filter(event => event.type === "figureHit" && event.side === "defender");
    expect(hits).toHaveLength(8);
  });

  test("RUN-235, RUN-236, RUN-237, RUN-EX-32 Raise Dead: as many Reanimates as are left; they draw later and stay", () => {
    const g = between("waiqar", "uthuk")
      .put(0, "DA", "reanimate", 8)
      .put(0, "DB", "reanimate", 7)
      .put(1, "9B", "chaos-lord", 1);
    g.fate(1, 9, 2, 3, 4);
    attack(g, "9B", { necromancer: 1 });
    finish(g);
    expect(g.happened("figuresRaised")).toMatchObject([{ count: 1 }]);
    expect(g.s.supply[8]).toBeLessThanOrEqual(1);
    expect(g.happened("cardsDrawn").map(event => event.type === "cardsDrawn" && event.unit)).toContain("reanimate");
    expect(g.happened("unitsDestroyed")).toEqual([]);
  });

  test("RUN-224 Charge routs up to two triangles: one, or none, will do", () => {
    for (const count of [0, 1, 2]) {
      const g = between("latari", "uthuk").put(1, "9B", "berserker", 3);
      g.fate(3, 7, 8, 17);
      attack(g, "9B", { "pegasus-rider": 1 });
      for (let i = 0; i < count; i++) g.take(figure("berserker"));
      if (count < 2) g.take("done");
      const routed = g
        .happened("figureRouted")
        .filter(event => event.type === "figureRouted" && event.side === "defender");
      expect(routed).toHaveLength(count);
    }
  });

  test("RUN-402, RUN-461 a Tactics card drawn by a Knight above ten is one too many at once, in mid-battle", () => {
    const g = between("daqan", "uthuk").put(1, "9B", "berserker", 2);
    g.s.players[0]!.fresh.push(...g.s.tactics.splice(0, 10));
    g.fate(3, 7);
    attack(g, "9B", { knight: 1 });
    expect(g.happened("tacticsDrawn")).toHaveLength(1);
    expect([g.where, g.seat]).toEqual(["limits.discardTactics", 0]);
    g.take("discard");
    expect(g.s.players[0]!.fresh).toHaveLength(10);
    finish(g);
    expect(g.happened("battleEnded")).toHaveLength(1);
  });

  test("RUN-240, RUN-EX-33 Rain Fire: the owner takes an option he can fulfil completely, else as much as possible", () => {
    const rain = (line: Partial<Record<UnitId, number>>): Scene => {
      const g = between("uthuk", "daqan");
      for (const [unit, n] of Object.entries(line)) g.put(1, "9B", unit as UnitId, n);
      // The Warlock's circle: special on 1.
      g.fate(...(line.knight ? [5, 1] : [1]));
      attack(g, "9B", { warlock: 1 });
      return g;
    };
    const both = rain({ footman: 1, knight: 1 });
    finish(both);
    expect(both.happened("figureDestroyed")[0]).toMatchObject({ unit: "knight" });
    const one = rain({ footman: 1 });
    finish(one);
    expect(one.happened("figureDestroyed")[0]).toMatchObject({ unit: "footman" });
    const choice = rain({ footman: 2, knight: 1 });
    expect(choice.where).toBe("effects.choose");
    expect(choice.seat).toBe(1);
    expect(choice.options()).toEqual([
      { kind: "package", n: 0 },
      { kind: "package", n: 1 },
    ]);
  });

  test("RUN-240 Rain Fire: the owner also says which of his units they are", () => {
    const g = between("uthuk", "daqan").put(1, "9B", "footman", 1).put(1, "9B", "bowman", 2);
    // Bowmen (triangle) miss, the Warlock (circle) is special, the Footman misses.
    g.fate(1, 2, 3, 4);
    attack(g, "9B", { warlock: 1 });
    while (g.s.stack.length > 0 && g.where !== "losses.choose") g.take(g.options()[0]!);
    expect([g.seat, g.options().length]).toEqual([1, 2]);
  });

  test("RUN-241 Hellhounds: each standing unit takes one damage, a routed one none", () => {
    const [standing, routed] = [figureOf(2, 0, false), figureOf(2, 0, true)];
    const hits = (...knights: number[]): number => {
      const g = between("uthuk", "daqan").put(1, "9B", "knight", knights.length).tactics(0, "shield-wall");
      // Knights (rectangle) miss; the Hellhound (rectangle) is special.
      g.fate(...[5, 6].slice(0, knights.filter(knight => knight === standing).length), 3);
      attack(g, "9B", { hellhound: 1 });
      battleIn(g).defender.line = [...knights];
      finish(g.skip("battle.startAttack", "battle.roundAttack"));
      expect(g.happened("specialUsed")).toMatchObject([{ unit: "hellhound" }]);
      return g.happened("figureHit").length;
    };
    expect([hits(standing, standing, routed), hits(standing, routed)]).toEqual([2, 1]);
  });

  test("RUN-241, RUN-242 forced destruction hits standing units first; an ability with a free target may choose routed ones", () => {
    const g = between("waiqar", "daqan").put(1, "9B", "footman", 2).put(1, "9B", "knight", 1);
    g.fate(5, 9, 10);
    attack(g, "9B", { "skeleton-archer": 3 });
    // Specials before routs: two units destroyed by choice of the owner among standing ones.
    expect(g.seat).toBe(1);
    expect(g.options().every(option => option.kind === "figure" && !option.isRouted)).toBe(true);
    const h = between("latari", "daqan").put(1, "9B", "footman", 1).put(1, "9B", "knight", 1).tactics(0, "shield-wall");
    h.fate(9);
    attack(h, "9B", { archer: 1 });
    battleIn(h).defender.line = [figureOf(1, 0, true), 2];
    h.skip("battle.startAttack", "battle.roundAttack");
    expect(h.options()).toEqual([figure("knight"), figure("footman", 0, true)]);
  });

  test("RUN-486 symbols are resolved one by one; a number is so many single routs or points", () => {
    const g = between("daqan", "uthuk").put(1, "9B", "berserker", 4);
    // Knights (rectangle): rout 2 on card 1; Berserkers miss.
    g.fate(1, 2, 3, 4, 11);
    attack(g, "9B", { knight: 1 });
    finish(g);
    expect(
      g.happened("figureRouted").filter(event => event.type === "figureRouted" && event.side === "defender"),
    ).toHaveLength(2);
  });

  test("RUN-487, RUN-489, RUN-EX-70 a Beastman's extra card is read at once and set aside with the others", () => {
    const g = between("daqan", "uthuk").put(1, "9B", "flesh-ripper", 3).put(1, "9B", "chaos-lord", 1);
    // Flesh Rippers first (misses), then Beastmen special 9 + miss 1, extra card 5: rout 1.
    g.fate(5, 6, 7, 9, 1, 8);
    attack(g, "9B", { beastman: 2 });
    while (g.s.stack.length > 0 && g.happened("fateDrawn").length === 0) g.take(g.options()[0]!);
    expect(g.happened("fateDrawn")).toMatchObject([{ cause: "extra", cards: [8] }]);
    finish(g);
    expect(
      g.happened("figureRouted").filter(event => event.type === "figureRouted" && event.side === "defender"),
    ).toHaveLength(1);
    // A special on the extra card deals damage, but brings no third card.
    const h = between("daqan", "uthuk").put(1, "9B", "chaos-lord", 2);
    h.fate(9, 1, 10);
    attack(h, "9B", { beastman: 2 });
    finish(h);
    expect(h.happened("fateDrawn")).toHaveLength(1);
    expect(h.happened("figureHit").length).toBeGreaterThanOrEqual(2);
  });

  test("RUN-484 health raised for a battle: Flesh Rippers take three", () => {
    const g = between("daqan", "uthuk").put(1, "9B", "flesh-ripper", 2);
    // Bowmen: damage, damage; Flesh Rippers: special 3, miss 15.
    g.fate(25, 26, 3, 15);
    attack(g, "9B", { bowman: 2 });
    finish(g);
    expect(g.happened("healthChanged")).toMatchObject([{ unit: "flesh-ripper", health: 3 }]);
    expect(g.standing("9B", "flesh-ripper")).toBe(2);
  });

  test("RUN-348, RUN-350 Protective Wards: the defender may use them; the attacker chooses the standing unit that leaves, and the token stays", () => {
    const g = between("daqan", "latari").stronghold(1, "9B", true).put(0, "DC", "footman", 1);
    g.s.development[areaOf("9B")] = "defence";
    attack(g, "9B", { footman: 3, knight: 1 });
    expect(g.where).toBe("battle.useDefence");
    expect(g.seat).toBe(1);
    g.take("accept");
    expect(g.seat).toBe(0);
    g.take(figure("knight"));
    finish(g);
    expect(strengths(g)).toBe("3:3 defender");
    expect(g.s.development[areaOf("9B")]).toBe("defence");
  });

  test("RUN-346, RUN-350 Cursed Tomb routs three units of the attacker's choice, then it is gone", () => {
    const g = between("daqan", "waiqar").stronghold(1, "9B", true).put(0, "DC", "footman", 1);
    g.s.development[areaOf("9B")] = "defence";
    attack(g, "9B", { footman: 4, knight: 1 });
    g.take("accept").take(figure("knight"));
    finish(g);
    expect(strengths(g)).toBe("2:3 defender");
    expect(g.s.development[areaOf("9B")]).toBe("");
    expect(g.happened("developmentRemoved")).toMatchObject([{ seat: 1, area: areaOf("9B"), development: "defence" }]);
  });

  test("RUN-347, RUN-EX-58 Hungry Spawn at the tally: four damage before strength is counted; no standing attacker, no damage to the stronghold", () => {
    const g = scene().stronghold(1, "9B");
    g.s.development[areaOf("9B")] = "defence";
    attack(g, "9B", { footman: 4 });
    g.take("accept");
    finish(g);
    expect(strengths(g)).toBe("0:5 defender");
    expect(g.s.damaged[areaOf("9B")]).toBe(0);
  });

  test("RUN-349 Reinforced Walls add two", () => {
    const g = between("uthuk", "daqan").stronghold(1, "9B", true);
    g.s.development[areaOf("9B")] = "defence";
    attack(g, "9B", { berserker: 4 });
    g.take("accept");
    finish(g);
    expect(strengths(g)).toBe("4:5 defender");
  });

  test("RUN-401 battle cards only for players with figures in the battle: an empty stronghold plays none", () => {
    const g = attack(scene().stronghold(1, "9B").tactics(1, "shield-wall", "to-the-victor"), "9B", { footman: 1 });
    finish(g);
    expect(g.s.players[1]!.tactics).toHaveLength(2);
    const h = scene().put(NONE, "9B", "sorcerer", 1).tactics(1, "summon-lightning");
    attack(h, "9B", { footman: 1 });
    finish(h);
    expect(h.s.players[1]!.tactics).toHaveLength(1);
  });

  test("RUN-401 routed units left in the area count at the start, and those elsewhere do not", () => {
    const asked = (area: string) => {
      const g = scene().stronghold(1, "9B").tactics(1, "shield-wall").put(1, area, "chaos-lord", 0, 1);
      attack(g, "9B", { footman: 1 });
      return g.skip("battle.startAttack", "battle.useDefence").where;
    };
    expect(asked("9B")).toBe("battle.startDefence");
    expect(asked("8B")).not.toBe("battle.startDefence");
  });

  test("RUN-490, RUN-488 Rally Cry before the cards of a round stands two units up, which may still draw", () => {
    const g = scene().put(1, "9B", "berserker", 1).tactics(0, "rally-cry", "shield-wall");
    // The Berserker misses; then three Footmen draw.
    g.fate(1, 2, 3, 4);
    attack(g, "9B", { footman: 3 });
    battleIn(g).attacker.line = [figureOf(1, 0, true), figureOf(1, 0, true), 1];
    g.skip("battle.startAttack");
    expect(g.where).toBe("battle.roundAttack");
    g.take({ kind: "tactics", card: "rally-cry" })
      .take(figure("footman", 0, true))
      .take(figure("footman", 0, true));
    expect(lineOf(g, "attacker")).toEqual(["footman", "footman", "footman"]);
    finish(g);
    expect(g.happened("figureStood")).toHaveLength(2);
    expect(g.happened("cardsDrawn")).toContainEqual(expect.objectContaining({ unit: "footman", count: 3 }));
    expect(strengths(g)).toMatch(/^[34]:1 attacker$/);
  });
});
