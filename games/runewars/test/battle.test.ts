import { describe, expect, test } from "vitest";
import type { PickFigure } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import { areaOf } from "../content/tiles.ts";
import { titleIds } from "../content/titles.ts";
import type { UnitId } from "../content/units.ts";
import { strengthOf } from "../rules/decision.ts";
import { controllerOf } from "../rules/queries.ts";
import { viewFor } from "../view/view.ts";
import { attack, battleIn, finish, lineOf, strengths } from "./battle-scenes.ts";
import { type Scene, scene } from "./scenes.ts";

// Triangle: special 9 10 19 20 29 30; rout 1: 5 6 7 8; damage 1: 15 16 17 18 25 26 27 28; miss: the others.
// Rectangle: special 3 4 13 14 23 24; rout 1: 8 9 10; rout 2: 1 2; damage 1: 18 19 20 28 29 30; damage 2: 11 12 21 22.
// Circle: special 1–4 11–14 21–24; damage 1: 5 6 25 26; rout 1: 15 16. Hexagon: special 6 7 16 17 26 27.
const figure = (unit: UnitId, damage = 0, isRouted = false): PickFigure => ({ kind: "figure", unit, damage, isRouted });
const elves = (): Scene => scene().faction(0, "latari");

describe("battles", () => {
  test("RUN-189, RUN-190, RUN-191, RUN-192 two sides over one area; the side that moved in attacks", () => {
    const g = attack(scene().put(1, "9B", "berserker", 2).tactics(0, "shield-wall"), "9B", { footman: 3 });
    expect(g.happened("battleStarted")).toMatchObject([{ attacker: 0, defender: 1, area: areaOf("9B") }]);
    expect(g.s.contested).toBe(areaOf("9B"));
    expect([battleIn(g).attacker.seat, battleIn(g).defender.seat]).toEqual([0, 1]);
  });

  test("RUN-193, RUN-194, RUN-269, RUN-214, RUN-EX-41 routed units and heroes stay out; if their side loses they are destroyed", () => {
    const g = scene().put(1, "9B", "berserker", 0, 5).hero(1, "mad-carthos", "9B").tactics(1, "shield-wall");
    attack(g, "9B", { footman: 1 });
    expect(g.where).toBe("battle.startDefence");
    expect(lineOf(g, "defender")).toEqual([]);
    finish(g);
    expect(strengths(g)).toBe("1:0 attacker");
    expect([g.routed("9B", "berserker"), g.standing("9B", "footman")]).toEqual([0, 1]);
    expect(g.s.heroes[0]).toMatchObject({ area: areaOf("9B"), routed: false });
  });

  test("RUN-182, RUN-195, RUN-485 unallied neutral units are handled by the left neighbour, without his cards and heroes", () => {
    const g = scene()
      .put(NONE, "9B", "beastman", 1)
      .put(NONE, "9B", "giant", 1)
      .hero(1, "mad-carthos", "9B")
      .tactics(1, "summon-lightning");
    g.fate(25, 26, 1, 5);
    attack(g, "9B", { footman: 2, bowman: 2 });
    expect(g.happened("heroSupported")).toEqual([]);
    expect(battleIn(g).defender).toMatchObject({ seat: NONE, decider: 1 });
    expect(g.where).toBe("losses.choose");
    expect(g.seat).toBe(1);
  });

  test("RUN-197, RUN-198, RUN-508 step 4: the attacker's cards, also those of his turn, then the defender's; then no more", () => {
    const g = scene()
      .put(1, "9B", "berserker", 4)
      .tactics(0, "summon-lightning", "rich-seam", "tactical-retreat")
      .tactics(1, "to-the-victor");
    attack(g, "9B", { footman: 3 });
    const cards = () => g.options().flatMap(option => (option.kind === "tactics" ? [option.card] : []));
    expect(cards().sort()).toEqual(["rich-seam", "summon-lightning"]);
    g.take({ kind: "tactics", card: "summon-lightning" });
    expect(g.s.tacticsDiscard).toContain("summon-lightning");
    // Nothing left to hit: the battle goes on to its end.
    expect(lineOf(g, "defender")).toEqual([]);
    g.take("pass");
    expect(g.happened("roundStarted")).toEqual([]);
  });

  test("RUN-199 at most one copy of a card in a window", () => {
    const g = scene().put(1, "9B", "chaos-lord", 2).tactics(0, "summon-lightning", "summon-lightning");
    attack(g, "9B", { footman: 3 });
    g.take("tactics");
    while (g.where === "losses.choose") g.take(g.options()[0]!);
    expect(g.where).toBe("battle.startAttack");
    expect(g.kinds()).toEqual(["pass"]);
  });

  test("RUN-200, RUN-481, RUN-403, RUN-EX-77 a side emptied in step 4 goes on to strength; the defender's routed units let him play", () => {
    const g = scene().put(1, "9B", "berserker", 0, 3).stronghold(1, "9B").tactics(1, "summon-lightning");
    attack(g, "9B", { footman: 2 });
    expect(g.seat).toBe(1);
    g.take({ kind: "tactics", card: "summon-lightning" });
    finish(g);
    expect(strengths(g)).toBe("0:5 defender");
    expect(g.routed("9B", "berserker")).toBe(3);
    const h = attack(scene().stronghold(1, "9B").tactics(1, "summon-lightning"), "9B", { footman: 2 });
    expect(h.happened("tacticsPlayed")).toEqual([]);
    expect(h.s.players[1]!.tactics).toHaveLength(1);
  });

  test("RUN-201, RUN-221, RUN-222, RUN-228, RUN-229, RUN-490 initiative by initiative; each type draws once, one card per standing figure", () => {
    const g = scene().put(1, "9B", "berserker", 2).put(1, "9B", "flesh-ripper", 1);
    g.fate(1, 2, 5, 7, 3, 4, 11, 12, 13, 14);
    attack(g, "9B", { footman: 2, bowman: 2 });
    finish(g);
    const drawn = g
      .happened("cardsDrawn")
      .map(event => (event.type === "cardsDrawn" ? `${event.unit} ${event.count}` : ""));
    expect(drawn.slice(0, 2)).toEqual(["bowman 2", "flesh-ripper 1"]);
    expect(drawn.filter(text => text.startsWith("footman"))).toHaveLength(1);
    const rounds = g.happened("roundStarted").map(event => (event.type === "roundStarted" ? event.round : 0));
    expect(rounds).toEqual([1, 2, 3]);
  });

  test("RUN-223, RUN-224, RUN-454 drawn cards are seen by their owner only, until their symbols are revealed", () => {
    const g = elves().put(1, "9B", "flesh-ripper", 1).put(1, "9B", "berserker", 1);
    // Archers: special 9, damage 15, miss 1; the Flesh Ripper: damage 18. The Elf is asked for the target of the special.
    g.fate(9, 15, 1, 18);
    attack(g, "9B", { archer: 3 });
    expect(g.where).toBe("losses.choose");
    const seen = (viewer: number | "spectator") => viewFor(g.s, viewer).frames.find(frame => frame.proc === "battle")!;
    expect(seen(0).attacker.cards).toEqual([1, 9, 15]);
    expect(seen(1).attacker.cards).toEqual([9, 0, 0]);
    expect(seen("spectator").attacker.cards).toEqual([9, 0, 0]);
    expect([seen(1).attacker.damage, seen(0).attacker.damage]).toEqual([0, 1]);
    expect([seen(0).defender.cards, seen(1).defender.cards]).toEqual([[0], [18]]);
  });

  test("RUN-225, RUN-227, RUN-243 routs: the defender assigns before the attacker; standing undamaged units only, the owner chooses", () => {
    // Bowmen (triangle) draw rout, rout; Flesh Rippers (rectangle) draw rout 1.
    const g = scene().put(1, "9B", "flesh-ripper", 1).put(1, "9B", "chaos-lord", 1).put(1, "9B", "berserker", 1);
    g.fate(5, 6, 9);
    attack(g, "9B", { bowman: 2, footman: 1 });
    expect(g.where).toBe("losses.choose");
    expect(g.seat).toBe(1);
    expect(g.options()).toHaveLength(3);
    g.take(figure("berserker"));
    expect(g.options()).toEqual([figure("flesh-ripper"), figure("chaos-lord")]);
    g.take(figure("chaos-lord"));
    expect(g.seat).toBe(0);
    g.take(figure("footman"));
    expect(g.happened("figureRouted")).toHaveLength(3);
  });

  test("RUN-244, RUN-245 damaged units are routed only when no undamaged one stands; without a standing unit the rout is lost", () => {
    const g = scene().put(1, "9B", "chaos-lord", 2);
    g.fate(25, 5, 6, 7);
    attack(g, "9B", { bowman: 4 });
    // Bowmen: damage 1, rout 3. Routs come first: both Chaos Lords, the third is lost; then damage on a routed one.
    expect(g.happened("figureRouted")).toHaveLength(2);
    expect(g.happened("figureHit")).toHaveLength(1);
    finish(g);
    expect(g.happened("cardsDrawn").filter(event => event.type === "cardsDrawn" && event.side === "defender")).toEqual(
      [],
    );
  });

  test("RUN-226, RUN-246, RUN-247, RUN-248, RUN-EX-12 damage goes where damage is, then to standing units; what cannot be taken is lost", () => {
    const g = elves()
      .put(1, "9B", "berserker", 3)
      .put(1, "9B", "chaos-lord", 1)
      .tactics(0, "summon-lightning", "shield-wall");
    attack(g, "9B", { archer: 1 });
    g.take({ kind: "tactics", card: "summon-lightning" });
    expect(g.seat).toBe(1);
    g.take(figure("chaos-lord"));
    // Damaged units come first: the next three tokens have no choice.
    expect(lineOf(g, "defender")).toEqual(["berserker", "berserker", "berserker"]);
    expect(g.happened("figureHit").at(-1)).toMatchObject({ unit: "chaos-lord", isDestroyed: true });
    expect(g.s.supply[15]).toBe(4);
  });

  test("RUN-250, RUN-EX-39 Lightning on two standing units kills both, the rest is lost; routed units outside are not touched", () => {
    const g = scene().put(1, "9B", "berserker", 2, 2).tactics(0, "summon-lightning", "shield-wall");
    attack(g, "9B", { footman: 3 });
    g.take({ kind: "tactics", card: "summon-lightning" });
    expect(lineOf(g, "defender")).toEqual([]);
    expect(g.routed("9B", "berserker")).toBe(2);
    expect(g.happened("figureHit")).toHaveLength(2);
  });

  test("RUN-213, RUN-249, RUN-251, RUN-484, RUN-INV-16 damage is gone after the battle; several damaged units leave a choice", () => {
    const g = elves().put(1, "9B", "chaos-lord", 2);
    g.fate(9, 10, 15);
    attack(g, "9B", { archer: 3, warrior: 2 });
    // The first special leaves no choice, the second does; the damage symbol then finds two damaged units.
    g.take(figure("chaos-lord"));
    expect(lineOf(g, "defender")).toEqual(["chaos-lord!1", "chaos-lord!2"]);
    finish(g);
    expect(g.s.stack).toEqual([]);
    expect(g.s.army.every(count => count < 512)).toBe(true);
  });

  test("RUN-202, RUN-203, RUN-204, RUN-205, RUN-EX-30, RUN-EX-71 standing units and stronghold; bonuses stay, and rounds go on without an enemy", () => {
    const g = scene().put(1, "9B", "berserker", 1).stronghold(1, "9B");
    // Berserker draws first at 2 (miss), Footmen at 3 hit, Siege Tower at 5 draws its special.
    g.fate(1, 25, 26, 6);
    attack(g, "9B", { "siege-tower": 1, footman: 2 });
    finish(g);
    expect(g.happened("strengthAdded")).toMatchObject([{ n: 2, side: "attacker" }]);
    expect(strengths(g)).toBe("5:5 defender");
    const h = attack(scene().stronghold(1, "9B", true), "9B", { "siege-tower": 1, footman: 2 });
    finish(h);
    expect(h.happened("cardsDrawn")).toEqual([]);
    expect(strengths(h)).toBe("3:3 defender");
  });

  test("RUN-206, RUN-EX-42 hexagons routed in the battle count, those routed before do not take part", () => {
    const g = elves().put(NONE, "9B", "giant", 1);
    g.fate(5, 6, 1);
    attack(g, "9B", { archer: 1 });
    finish(g);
    expect(strengths(g)).toBe("1:1 defender");
    const h = elves().put(NONE, "9B", "giant", 0, 1);
    attack(h, "9B", { archer: 1 });
    finish(h);
    expect(strengths(h)).toBe("1:0 attacker");
  });

  test("RUN-207, RUN-EX-68 step 6a in order; conditions are looked at when units are counted", () => {
    const g = scene()
      .put(1, "9B", "berserker", 3)
      .stronghold(1, "9B", true)
      .tactics(0, "overwhelm")
      .tactics(1, "shield-wall");
    g.s.development[areaOf("9B")] = "defence";
    g.fate(1, 2, 3, 11, 12, 13, 14);
    attack(g, "9B", { footman: 4 });
    g.skip("battle.startAttack", "battle.startDefence", "battle.roundAttack", "battle.roundDefence");
    expect(g.where).toBe("battle.tallyAttack");
    g.take({ kind: "tactics", card: "overwhelm" })
      .skip("battle.tallyAttack")
      .take({ kind: "tactics", card: "shield-wall" })
      .skip("battle.tallyDefence");
    expect(g.where).toBe("battle.useDefence");
    g.take("accept");
    finish(g);
    expect(strengths(g)).toBe("1:8 defender");
    expect(g.s.development[areaOf("9B")]).toBe("");
  });

  test("RUN-208 the stronger side wins, ties are the defender's", () => {
    const g = scene().put(1, "9B", "berserker", 2);
    g.fate(1, 2, 3, 4);
    attack(g, "9B", { footman: 2 });
    finish(g);
    expect(strengths(g)).toBe("2:2 defender");
  });

  test("RUN-209, RUN-211, RUN-217, RUN-219 a conquered stronghold goes with its development and may be replaced, damaged", () => {
    const g = scene().stronghold(1, "9B", true);
    g.s.development[areaOf("9B")] = "diplomat";
    attack(g, "9B", { footman: 4 });
    expect(g.where).toBe("battle.replaceStronghold");
    g.at("9B");
    expect([g.s.stronghold[areaOf("9B")], g.s.damaged[areaOf("9B")], g.s.development[areaOf("9B")]]).toEqual([
      0,
      1,
      "",
    ]);
    expect(g.s.turn.tookStronghold).toBe(true);
  });

  test("RUN-210, RUN-019, RUN-EX-57 with all four strongholds out one of them may be destroyed for it, or the area stays without", () => {
    const g = scene().stronghold(1, "9B", true);
    for (const area of ["DA", "DB", "DC", "8C"]) g.stronghold(0, area);
    g.s.development[areaOf("DB")] = "diplomat";
    attack(g, "9B", { footman: 4 });
    expect(g.areas().sort()).toEqual(["8C", "DA", "DB", "DC"]);
    expect(g.kinds()).toContain("decline");
    g.at("DB");
    expect([g.s.stronghold[areaOf("DB")], g.s.development[areaOf("DB")], g.s.stronghold[areaOf("9B")]]).toEqual([
      NONE,
      "",
      0,
    ]);
  });

  test("RUN-212, RUN-482, RUN-EX-28 a stronghold that held against standing units is damaged, once", () => {
    const g = attack(scene().stronghold(1, "9B"), "9B", { footman: 5 });
    finish(g);
    expect(strengths(g)).toBe("5:5 defender");
    expect(g.s.damaged[areaOf("9B")]).toBe(1);
    expect(g.happened("unitsMoved")).toMatchObject([{ cause: "retreat" }]);
    const h = attack(scene().stronghold(1, "9B", true), "9B", { footman: 2 });
    finish(h);
    expect(h.s.damaged[areaOf("9B")]).toBe(1);
  });

  test("RUN-333, RUN-334, RUN-EX-69, RUN-EX-28 Conquer's Supremacy: the stronghold counts three less in this battle, never below nothing", () => {
    const siege = (damaged: boolean, use: boolean): string | undefined => {
      const g = scene().stronghold(1, "9B", damaged);
      g.s.players[0]!.used = [3];
      g.s.players[0]!.active = 3;
      attack(g, "9B", { footman: 4 }, true);
      expect(g.where).toBe("battle.besiege");
      g.take(use ? "supremacy" : "decline");
      finish(g);
      return strengths(g);
    };
    expect(siege(false, true)).toBe("4:2 attacker");
    expect(siege(true, true)).toBe("4:0 attacker");
    expect(siege(false, false)).toBe("4:5 defender");
    const g = scene().stronghold(1, "9B");
    g.s.players[0]!.used = [3, 7];
    g.s.players[0]!.active = 3;
    attack(g, "9B", { footman: 4 }, true);
    finish(g);
    expect(strengths(g)).toBe("4:5 defender");
  });

  test("RUN-215, RUN-216, RUN-218 the loser's units retreat routed; the winner's stay, those routed stay routed", () => {
    const g = scene().put(1, "9B", "berserker", 1).stronghold(1, "8C");
    g.fate(5, 6, 25);
    attack(g, "9B", { bowman: 3 });
    finish(g);
    expect(strengths(g)).toMatch(/attacker$/);
    expect(controllerOf(g.s, areaOf("9B"))).toBe(0);
    expect(g.s.contested).toBe(NONE);
    const h = attack(scene().stronghold(1, "9B"), "9B", { footman: 1 });
    finish(h);
    expect(controllerOf(h.s, areaOf("9B"))).toBe(1);
    expect(h.routed("DC", "footman")).toBe(1);
  });

  test("RUN-220, RUN-458 destroyed units go back to their supply", () => {
    const g = scene().put(NONE, "9B", "sorcerer", 1);
    g.fate(7, 25, 26);
    attack(g, "9B", { bowman: 2 });
    finish(g);
    expect(g.s.supply[16]).toBe(8);
  });

  test("RUN-175, RUN-176, RUN-480 allies stay loyal until the battle ends; alone in an uncontrolled area they are unallied", () => {
    const g = scene().put(NONE, "9B", "sorcerer", 1);
    g.fate(5, 25);
    attack(g, "9B", { footman: 1, beastman: 2 });
    finish(g);
    if (g.standing("9B", "footman") + g.routed("9B", "footman") === 0)
      expect(controllerOf(g.s, areaOf("9B"))).toBe(NONE);
    expect(g.s.stack).toEqual([]);
    const h = scene();
    h.s.homes = [NONE, NONE, NONE, 1];
    h.call("retreat", {
      seat: 0,
      chooser: 0,
      from: areaOf("9B"),
      figures: [18],
      heroes: [],
      areRouted: true,
      isNeutral: false,
    });
    while (h.s.stack.length > 0) h.take(h.options()[0]!);
    const at = h.s.army.indexOf(32);
    expect(controllerOf(h.s, Math.floor(at / 10))).toBe(NONE);
  });

  test("RUN-483 after the battle: surplus, then effects of the attacker, then of the defender", () => {
    const g = scene().put(1, "9B", "berserker", 1);
    g.s.titleHolder[2] = 0;
    g.s.players[0]!.influence = 5;
    g.fate(25, 26, 27, 18, 28, 16, 17, 15, 5);
    attack(g, "9B", { bowman: 8, footman: 1 });
    while (g.where.startsWith("battle.") || g.where.startsWith("losses.")) g.take(g.options()[0]!);
    expect(g.where).toBe("aftermath.chooseSurplus");
    g.take(g.options()[0]!);
    while (g.where === "retreat.chooseArea") g.take(g.options()[0]!);
    expect(g.where).toBe("effects.choose");
    g.take("accept");
    expect(g.where).toMatch(/^receiveRune/);
    expect(g.s.players[0]!.influence).toBe(2);
  });

  test("RUN-EX-13, RUN-EX-14 the printed battle of Elves against Uthuk, round by round", () => {
    const g = elves()
      .put(1, "9B", "flesh-ripper", 2)
      .put(1, "9B", "berserker", 2)
      .put(NONE, "9B", "beastman", 3)
      .put(1, "9B", "warlock", 1);
    // Archers: special 9, damage 15, miss 1. Flesh Rippers (rectangle): rout 1 (10), damage 1 (18).
    g.fate(9, 15, 1, 10, 18);
    attack(g, "9B", { archer: 3, "pegasus-rider": 2 });
    g.take(figure("warlock"));
    expect(lineOf(g, "defender")).not.toContain("warlock");
    // The Elf routs one Archer; Uthuk puts 1 damage on a Flesh Ripper; the Elf 1 on a Pegasus Rider.
    const steps = [figure("archer"), figure("flesh-ripper"), figure("pegasus-rider")];
    g.take(steps[0]!);
    g.take(steps[1]!);
    g.fate(11, 19, 25, 2, 5, 16);
    g.take(steps[2]!);
    expect(g.where).toBe("battle.pickDefenceType");
    expect(lineOf(g, "attacker")).toEqual(["archer", "archer", "archer*", "pegasus-rider", "pegasus-rider!1"]);
    // Pegasus Riders: damage 2 (11) + damage 1 (19); Berserkers: damage 1 (25) + miss (2).
    g.take({ kind: "type", unit: "berserker" });
    g.take(figure("berserker")).take(figure("berserker")).take(figure("beastman"));
    expect(lineOf(g, "defender")).toEqual(["beastman", "beastman", "flesh-ripper"]);
    // The Beastmen draw rout 1 (5) and damage 1 (16): the Elf must rout an undamaged unit, then the Pegasus falls.
    expect(g.where).toBe("losses.choose");
    g.take(figure("pegasus-rider"));
    finish(g);
    expect(strengths(g)).toBe("2:3 defender");
  });

  test("RUN-EX-37, RUN-260, RUN-264 a friendly area must be chosen even if it is crowded; above eight units are destroyed", () => {
    const g = scene().put(0, "DC", "footman", 7).put(1, "9B", "berserker", 8);
    for (const area of ["8C", "3B", "9A"]) g.put(1, area, "berserker", 1);
    g.call("retreat", {
      seat: 0,
      chooser: 0,
      from: areaOf("9B"),
      figures: [1, 1, 1, 1],
      heroes: [],
      areRouted: true,
      isNeutral: false,
    });
    expect(g.routed("DC", "footman")).toBe(4);
    expect(g.where).toBe("limits.destroySurplus");
    for (let i = 0; i < 3; i++) g.take({ kind: "unit", area: areaOf("DC"), unit: "footman", isRouted: true });
    expect(g.s.stack).toEqual([]);
  });
});

describe("retreats", () => {
  const flee = (g: Scene, figures: number[], seat = 0, isNeutral = false): Scene =>
    g.call("retreat", {
      seat,
      chooser: seat < 0 ? 1 : seat,
      from: areaOf("9B"),
      figures,
      heroes: [],
      areRouted: true,
      isNeutral,
    });

  test("RUN-258, RUN-259, RUN-263, RUN-267 together to an adjacent friendly area, else to an empty one, else destroyed; always routed", () => {
    const g = flee(scene(), [1, 1]);
    expect(g.routed("DC", "footman")).toBe(2);
    const h = scene().put(1, "DC", "berserker", 1);
    flee(h, [1, 1]);
    expect(h.areas().sort()).toEqual(["3B", "3C", "8C", "9A"]);
    h.at("3C");
    expect(h.routed("3C", "footman")).toBe(2);
    const k = scene();
    for (const area of ["DC", "8C", "3B", "3C", "9A"]) k.put(1, area, "berserker", 1);
    flee(k, [1, 1]);
    expect(k.happened("unitsDestroyed")).toMatchObject([{ cause: "noRetreat" }]);
  });

  test("RUN-261, RUN-479, RUN-EX-38 neutral units retreat only to uncontrolled areas, by their ally's or the left neighbour's choice", () => {
    const g = scene().put(0, "9B", "footman", 1).put(NONE, "9B", "giant", 1).tactics(0, "bestial-panic");
    for (const area of ["8C", "3B", "3C", "9A"]) g.put(1, area, "berserker", 1);
    g.turn(0, 1).take("tactics").at("9B");
    expect(g.happened("unitsDestroyed")).toMatchObject([{ seat: NONE }]);
    const h = scene().put(1, "9B", "berserker", 1).put(NONE, "9B", "giant", 1).tactics(0, "bestial-panic");
    h.turn(0, 1).take("tactics").at("9B");
    expect(h.seat).toBe(1);
    expect(h.areas()).not.toContain("DC");
  });

  test("RUN-266 a group goes where all can follow; otherwise those who cannot are destroyed", () => {
    const g = scene().put(1, "9B", "berserker", 1);
    for (const area of ["8C", "3B", "3C", "9A", "DC"]) if (area !== "DC") g.put(1, area, "berserker", 1);
    g.s.homes = [NONE, NONE, NONE, 1];
    g.put(1, "DC", "berserker", 1).put(0, "8D", "footman", 1);
    // 8D lies behind a mountain: Razorwings (17) fly there, Footmen (1) are lost.
    flee(g, [1, 17]);
    expect(g.routed("8D", "razorwing")).toBe(1);
    expect(g.happened("unitsDestroyed")).toMatchObject([{ groups: [{ unit: "footman", count: 1 }] }]);
  });

  test("RUN-238, RUN-239, RUN-EX-29 a unit made to retreat leaves at once, routed, draws no more and counts for nothing", () => {
    const g = scene()
      .faction(0, "latari")
      .faction(1, "waiqar")
      .put(1, "9B", "dark-knight", 1)
      .put(1, "9B", "reanimate", 2);
    // Round 3: Sorceress (circle) special 1; Reanimates miss 2, 3.
    g.fate(1, 2, 3, 4);
    attack(g, "9B", { sorceress: 1, archer: 0 });
    expect(g.seat).toBe(0);
    g.take(figure("dark-knight"));
    expect(g.seat).toBe(1);
    const area = g.areas()[0]!;
    g.at(area);
    expect(g.routed(area, "dark-knight")).toBe(1);
    finish(g);
    expect(g.happened("cardsDrawn").map(event => event.type === "cardsDrawn" && event.unit)).not.toContain(
      "dark-knight",
    );
    expect(strengths(g)).toBe("1:2 defender");
  });

  test("RUN-255, RUN-256, RUN-262, RUN-EX-16 a supporter draws one more card; beaten, he goes with the units, routed; others stay", () => {
    const g = elves().put(1, "9B", "chaos-lord", 4).hero(0, "silhouette", "9B").hero(0, "ronan-of-the-wild", "9B");
    attack(g, "9B", { archer: 3, "pegasus-rider": 2 });
    expect(g.where).toBe("battle.supportAttack");
    g.fate(1, 2, 3, 4, 11, 12, 13, 14, 15, 16);
    g.take({ kind: "support", hero: "silhouette", unit: "archer", withReward: false }).take("pass");
    expect(g.where).toBe("battle.putAsideAttack");
    expect(battleIn(g).attacker.cards).toHaveLength(4);
    g.take(g.options()[0]!);
    finish(g);
    expect(strengths(g)).toMatch(/defender$/);
    const [silhouette, ronan] = g.s.heroes;
    expect(silhouette).toMatchObject({ id: "silhouette", routed: true });
    expect(silhouette!.area).not.toBe(areaOf("9B"));
    expect(ronan).toMatchObject({ routed: false, area: areaOf("9B") });
  });

  test("RUN-493, RUN-EX-72 a supporter who cannot follow goes elsewhere, all together; with no way out he stays, routed", () => {
    const g = scene().hero(0, "silhouette", "9A").put(0, "3C", "footman", 1).put(1, "9B", "berserker", 1);
    // From 9A only flying units reach 3C; the hero goes to 9B.
    g.call("retreat", {
      seat: 0,
      chooser: 0,
      from: areaOf("9A"),
      figures: [17],
      heroes: ["silhouette"],
      areRouted: true,
      isNeutral: false,
    });
    if (g.where === "retreat.chooseArea") g.at("3C");
    expect(g.where).toBe("retreat.chooseHeroArea");
    expect(g.areas()).toEqual(["9B"]);
    g.at("9B");
    expect(g.s.heroes[0]).toMatchObject({ area: areaOf("9B"), routed: true });
  });
});

describe("support", () => {
  test("RUN-196, RUN-252, RUN-491 the attacker's heroes first, each beside a different type with a standing figure", () => {
    const g = scene()
      .put(1, "9B", "berserker", 2)
      .hero(0, "silhouette", "9B")
      .hero(0, "tova-redsail", "9B")
      .hero(1, "mad-carthos", "9B");
    attack(g, "9B", { footman: 2, bowman: 1 });
    expect(g.seat).toBe(0);
    expect(g.options()).toHaveLength(5);
    g.take({ kind: "support", hero: "silhouette", unit: "footman", withReward: false });
    expect(g.options().filter(option => option.kind === "support")).toEqual([
      { kind: "support", hero: "tova-redsail", unit: "bowman", withReward: false },
    ]);
    g.take("pass");
    expect(g.seat).toBe(1);
  });

  test("RUN-253 better supporters draw and put aside two; the banner is turned up for it", () => {
    const g = scene().put(1, "9B", "berserker", 2).hero(0, "silhouette", "9B", ["war-banner-of-kellar"]);
    attack(g, "9B", { bowman: 2 });
    g.take({ kind: "support", hero: "silhouette", unit: "bowman", withReward: true }).skip("battle.supportAttack");
    expect(g.s.heroes[0]!.rewards[0]!.up).toBe(true);
    expect(battleIn(g).attacker.cards).toHaveLength(4);
    expect(battleIn(g).attacker.spare).toBe(2);
  });

  test("RUN-254 a hero may support allied neutral units", () => {
    const g = scene().put(1, "9B", "berserker", 2).hero(0, "silhouette", "9B");
    attack(g, "9B", { footman: 1, beastman: 1 });
    expect(g.options()).toContainEqual({ kind: "support", hero: "silhouette", unit: "beastman", withReward: false });
  });

  test("RUN-257, RUN-492 supporters of the winner stay standing, also when the battle is cancelled", () => {
    const g = scene().put(1, "9B", "berserker", 1).hero(0, "silhouette", "9B").tactics(1, "tactical-retreat");
    attack(g, "9B", { footman: 3 });
    g.take("support").skip("battle.supportAttack").take({ kind: "tactics", card: "tactical-retreat" });
    finish(g);
    expect(g.s.heroes[0]).toMatchObject({ area: areaOf("9B"), routed: false });
    expect(g.happened("battleEnded")).toEqual([]);
  });

  test("RUN-404, RUN-EX-36 Tactical Retreat: no battle, units leave unrouted, the stronghold changes hands as it is, surplus retreats", () => {
    const g = scene()
      .put(1, "9B", "berserker", 2, 1)
      .stronghold(1, "9B")
      .tactics(1, "tactical-retreat")
      .put(1, "8C", "warlock", 1);
    attack(g, "9B", { footman: 10 });
    g.take({ kind: "tactics", card: "tactical-retreat" }).skip("battle.startDefence");
    while (g.s.stack.length > 0) g.take(g.options()[0]!);
    expect([g.standing("8C", "berserker"), g.routed("8C", "berserker")]).toEqual([2, 1]);
    expect([g.s.stronghold[areaOf("9B")], g.s.damaged[areaOf("9B")]]).toEqual([0, 0]);
    expect(g.standing("9B", "footman")).toBe(8);
    expect(g.routed("DC", "footman")).toBe(2);
  });

  test("RUN-159, RUN-483 the surplus of the winner retreats before anything that was at stake is settled", () => {
    const g = scene().put(1, "9B", "berserker", 1).tactics(0, "to-the-victor");
    attack(g, "9B", { footman: 12 });
    g.take({ kind: "tactics", card: "to-the-victor" }).windows();
    finish(g);
    expect(g.happened("unitsDestroyed").filter(event => event.type === "unitsDestroyed" && event.seat === 0)).toEqual(
      [],
    );
    expect(g.standing("9B", "footman")).toBe(8);
  });

  test("RUN-404, RUN-210 Tactical Retreat against four strongholds: the attacker says which he gives up, or none", () => {
    for (const gives of [true, false]) {
      const g = scene().put(1, "9B", "berserker", 1).stronghold(1, "9B").tactics(1, "tactical-retreat");
      for (const area of ["DA", "DB", "DC", "8A"]) g.stronghold(0, area);
      attack(g, "9B", { footman: 3 });
      g.take({ kind: "tactics", card: "tactical-retreat" }).skip("battle.startDefence", "retreat.choose");
      while (g.where !== "battle.inheritStronghold") g.take(g.options()[0]!);
      expect([g.seat, g.areas().sort()]).toEqual([0, ["8A", "DA", "DB", "DC"]]);
      if (gives) g.at("8A");
      else g.take("decline");
      finish(g);
      expect(g.s.stronghold[areaOf("9B")]).toBe(gives ? 0 : NONE);
      expect(g.s.stronghold[areaOf("8A")]).toBe(gives ? NONE : 0);
      expect(g.s.damaged[areaOf("9B")]).toBe(0);
    }
  });

  test("RUN-203 the Guild's strength counts in a battle one had a unit in, also when it fell before the first round", () => {
    const g = attack(scene().put(1, "9B", "berserker", 1).tactics(1, "shield-wall"), "9B", { footman: 2 });
    const battle = battleIn(g);
    g.s.titleHolder[titleIds.indexOf("guildmaster-of-warriors")] = 1;
    Object.assign(battle.defender, { line: [], lined: 0, lost: 1 });
    expect(strengthOf(g.s, battle, "defender").titles).toBe(2);
    battle.defender.lost = 0;
    expect(strengthOf(g.s, battle, "defender").titles).toBe(0);
  });
});
