import { describe, expect, test } from "vitest";
import { done } from "../choices.ts";
import { usableOf } from "../content/usables.ts";
import { placeOf } from "../map/atlas.ts";
import { army, type Spec } from "./scene-spec.ts";
import { addDie, bring, rolls, type Scene, scene, strength } from "./scenes.ts";

/** Seat 0 (Sweden) attacks Volhynia, held by seat 1 (the Commonwealth), out of Prussia. */
function attack(attackers: string, defenders: string, spec: Spec = {}): Scene {
  const it = scene({
    using: "order-great-march",
    ...spec,
    map: { "a-prussia": `0 ${attackers}`, "a-volhynia": `1 ${defenders}`, "a-transylvania": "1", ...spec.map },
  });
  it.act("move-army").march("a-prussia", attackers, "a-volhynia");
  return it.end();
}

const setsOf = (it: Scene): string[] =>
  it.offered("support").map(({ cards }) => cards.map(card => card.replace("support-", "")).join("+"));

describe("Battles", () => {
  test("TYT-113 without an attack there is no Phase B", () => {
    const it = scene({ using: "order-recruiters" }).end();
    expect([it.place, it.seen("battleStarted")]).toEqual(["turn.drawSupport", []]);
  });

  test("TYT-114, TYT-EX-28 when the defenders have gone, the attackers move in without a Battle", () => {
    const it = scene({
      using: "order-manoeuvre",
      map: { "a-prussia": "0 ca", "a-volhynia": "1 i", "a-lithuania": "1 c", "a-silesia": "1" },
      hands: [[], [bring("own", "infantry")]],
      fortresses: ["a-lithuania"],
      chance: [0, ...rolls("i1 c2")],
    });
    it.act("move-cavalry")
      .march("a-prussia", "c", "a-volhynia")
      .act("move-artillery")
      .march("a-prussia", "a", "a-lithuania")
      .end();
    it.choose({ kind: "fight", at: "a-volhynia" }, { kind: "support", cards: [bring("own", "infantry")] });
    it.choose({ kind: "bring", unit: "cavalry", from: "a-lithuania" });
    expect(it.units("a-volhynia")).toBe(army("ic"));
    it.endStage().endStage();
    while (it.place.startsWith("battle.")) it.choose(it.options.at(-1)!);
    expect(it.seen("battleAvoided")).toMatchObject([{ at: "a-lithuania" }]);
    expect([it.owner("a-lithuania"), it.units("a-lithuania"), it.structure("a-lithuania")]).toEqual([0, army("a"), -2]);
    expect(it.seen("battleStarted")).toHaveLength(1);
  });

  test("TYT-115, TYT-EX-29 who retreats into another region under attack fights there", () => {
    const it = scene({
      using: "order-manoeuvre",
      map: { "a-prussia": "0 tca", "a-volhynia": "1 i", "a-lithuania": "1 c", "a-silesia": "1" },
      capitals: true,
      chance: [...rolls("t4 i0"), ...rolls("a0 i0 c0")],
    });
    it.s.owner[placeOf("a-lesser-poland")] = 0;
    it.s.structure[placeOf("a-lesser-poland")] = -1;
    it.power(1).regions--;
    it.power(0).regions++;
    it.act("move-any")
      .march("a-prussia", "t", "a-volhynia")
      .act("move-artillery")
      .march("a-prussia", "a", "a-lithuania")
      .end();
    it.choose({ kind: "fight", at: "a-volhynia" }).endStage().endStage();
    while (it.place !== "battle.act") it.choose(it.options[0]!);
    // A lone unit lost by four would be gone: the Battle was lost by 4, so one unit is lost.
    expect(it.frame("battle").at).toBe(placeOf("a-lithuania"));
    const joined = scene({
      using: "order-manoeuvre",
      map: {
        "a-prussia": "0 ca",
        "a-volhynia": "1 i",
        "a-lithuania": "1 c",
        "a-silesia": "1",
        "a-lesser-poland": "0",
        "a-pomerania": "0",
      },
      chance: [...rolls("c1 i0"), ...rolls("a0 i0 c0")],
    });
    joined
      .act("move-cavalry")
      .march("a-prussia", "c", "a-volhynia")
      .act("move-artillery")
      .march("a-prussia", "a", "a-lithuania")
      .end();
    joined.choose({ kind: "fight", at: "a-volhynia" }).endStage().endStage();
    expect(joined.frame("battle").at).toBe(placeOf("a-lithuania"));
    expect(joined.frame("battle").sides[1].dice.map(({ type }) => type)).toEqual(["infantry", "cavalry"]);
  });

  test("TYT-116, TYT-122, TYT-EX-14 a big army rolls no more than the dice of a side", () => {
    const it = scene({
      scenario: "a2-road-to-azov",
      using: "order-great-march",
      turn: 1,
      map: { "a-muscovy": "0 iiiiicaat", "a-smolensk": "1 i", "a-ryazan": "0" },
      hands: [[addDie("own", "infantry"), addDie("own", "cavalry"), addDie("own", "titan")], []],
      chance: rolls("i0 i0 i0 i0 c0 a0 t1 t4"),
    });
    it.act("move-army").march("a-smolensk", "i", "a-muscovy").end();
    const dice = it.frame("battle").sides[1].dice.map(({ type }) => type);
    expect(dice).toEqual(["infantry", "infantry", "infantry", "cavalry", "artillery", "titan"]);
    it.endStage();
    // No Infantry die is left, but a pair of cards still adds the second Titan die.
    expect(setsOf(it).every(set => set.includes("+"))).toBe(true);
    it.choose({ kind: "support", cards: [addDie("own", "infantry"), addDie("own", "cavalry")] });
    expect(it.frame("battle").sides[1].dice.at(-1)).toEqual({ type: "titan", shows: 4 });
  });

  test("TYT-117, TYT-118, TYT-EX-16 Titan dice come from pairs even without a Titan; a third would do nothing and is not offered", () => {
    const cards = [
      addDie("own", "infantry"),
      addDie("own", "infantry", 2),
      addDie("enemy", "infantry"),
      addDie("enemy", "infantry", 2),
      addDie("own", "cavalry"),
      addDie("enemy", "cavalry"),
    ];
    const it = attack("iic", "ic", { hands: [[], cards], chance: rolls("i0 i0 c0 i0 c0 t2 t3") });
    it.choose({ kind: "support", cards: cards.slice(0, 2) }, { kind: "support", cards: cards.slice(2, 4) });
    expect(it.frame("battle").sides[1].dice.map(({ shows }) => shows)).toEqual([0, 0, 2, 3]);
    expect(setsOf(it).some(set => set.includes("+"))).toBe(false);
    expect(setsOf(it)).toHaveLength(2);
    // A Titan rolls one die only.
    expect(attack("t", "i", { chance: rolls("t4 i0") }).frame("battle").sides[0].dice).toHaveLength(1);
  });

  test("TYT-119, TYT-120, TYT-123 dice and bonuses add up; the higher sum wins, ties go to the defender", () => {
    const it = attack("ii", "i", { hands: [[strength("own", "infantry")], []], chance: rolls("i1 i0 i1") });
    expect([it.strengths, it.seat]).toEqual([[1, 1], 1]);
    it.endStage();
    expect(it.seat).toBe(0);
    it.choose({ kind: "support", cards: [strength("own", "infantry")] });
    expect(it.strengths).toEqual([2, 1]);
    it.endStage();
    expect(it.seen("battleDecided")).toMatchObject([{ winner: 0, difference: 1 }]);
    const tie = attack("ii", "i", { chance: rolls("i1 i0 i1") }).fight();
    expect(tie.seen("battleDecided")).toMatchObject([{ winner: 1, difference: 0 }]);
  });

  test("TYT-121, TYT-124, TYT-168, TYT-EX-17 walls: the defender draws a card first, the attacker acts first", () => {
    const hand = [1, 2]
      .flatMap(n => [strength("own", "infantry", n), strength("own", "cavalry", n)])
      .concat(strength("own", "artillery"));
    const it = attack("i", "i", { fortresses: ["a-volhynia"], hands: [[], hand], chance: rolls("i1 i0") });
    expect([it.power(1).hand.length, it.seat]).toEqual([6, 0]);
    const types = it.events.map(({ type }) => type);
    expect(types.indexOf("supportDrawn")).toBeLessThan(types.indexOf("diceRolled"));
    it.endStage();
    expect(it.seat).toBe(1);
    it.endStage();
    // Six cards are held when the Stages end: one goes before anything else.
    expect([it.place, it.seat, it.args.left]).toEqual(["battle.discardExtra", 1, 1]);
    it.choose({ kind: "discard", card: hand[0]! });
    const capital = attack("i", "", { map: { "a-lesser-poland": "1 i" } });
    expect(capital.place).not.toBe("battle.act");
    const walls = scene({
      using: "order-great-march",
      map: { "a-prussia": "0 i", "a-lesser-poland": "1 i", "a-silesia": "1" },
      chance: rolls("i1 i0"),
    });
    walls.act("move-army").march("a-prussia", "i", "a-lesser-poland").end();
    expect([walls.power(1).hand.length, walls.seat]).toEqual([1, 0]);
  });

  test("TYT-166, TYT-299, TYT-EX-51 only the card of the walls has to go: from 8 down to the 7 held before", () => {
    const hand = ["infantry", "cavalry", "artillery"]
      .flatMap(unit => [1, 2].map(n => strength("own", unit as "infantry", n)))
      .concat(addDie("own", "artillery"));
    const it = attack("i", "i", { fortresses: ["a-volhynia"], hands: [[], hand], chance: rolls("i1 i0") });
    expect(it.power(1).hand).toHaveLength(8);
    it.fight().choose({ kind: "discard", card: hand[0]! });
    expect([it.place === "battle.discardExtra", it.power(1).hand.length]).toEqual([false, 8]);
  });

  test("TYT-125, TYT-126, TYT-294 in a Stage: cards, rerolls, Nation cards, abilities, in any order; the attacker has the same", () => {
    const hands = [[strength("own", "infantry"), bring("own", "infantry")], [strength("own", "infantry", 2)]];
    const it = attack("iit", "iicc", {
      hands,
      cards: [["sweden-ga-pa"], ["commonwealth-armoured-companions"]],
      map: { "a-gotland": "0 c" },
      chance: rolls("i0 i0 t1 i0 i0 c1 c1"),
    });
    expect(new Set(it.options.map(({ kind }) => kind))).toEqual(new Set(["support", "reroll", "use", "endStage"]));
    expect(it.offered("use").map(({ id }) => id)).toEqual(["commonwealth-start", "commonwealth-armoured-companions"]);
    it.endStage();
    expect(new Set(it.options.map(({ kind }) => kind))).toEqual(new Set(["support", "reroll", "use", "endStage"]));
  });

  test("TYT-127, TYT-241, TYT-EX-36 who has ended a Stage cannot react any more, not even to changed dice", () => {
    const it = scene({
      scenario: "a2-road-to-azov",
      using: "order-great-march",
      map: { "a-smolensk": "0 t", "a-severia": "1 it", "a-zaporizhia": "1" },
      hands: [[strength("own", "cavalry")], [strength("own", "infantry")]],
      chance: rolls("t1 i2 t4 t1"),
    });
    it.act("move-army").march("a-smolensk", "t", "a-severia").end();
    it.endStage();
    it.use("russia-titan").choose({ kind: "discard", card: strength("own", "cavalry") }, { kind: "die", die: 1 }, done);
    expect(it.strengths).toEqual([1, 3]);
    it.endStage();
    expect(it.seen("battleDecided")).toHaveLength(1);
    expect(it.power(1).hand).toContain(strength("own", "infantry"));
  });

  test("TYT-128, TYT-129, TYT-133, TYT-134, TYT-295 a brought unit rolls at once and counts for what follows; it may be the last of its region", () => {
    const it = attack("i", "c", {
      hands: [[], [bring("own", "cavalry"), bring("enemy", "infantry"), strength("own", "titan")]],
      map: { "a-transylvania": "1", "a-moldavia": "1" },
      chance: rolls("i1 c1 t4"),
      scenario: "a4-four-crowns",
      nations: ["sweden", "commonwealth", "russia", "ottoman"],
    });
    // The Titan waits in the Capital next door.
    it.s.units[placeOf("a-lesser-poland")] = army("t");
    it.power(1).titan = "map";
    expect(setsOf(it)).not.toContain("add-strength-own-titan-1");
    it.choose(
      { kind: "support", cards: [bring("own", "cavalry")] },
      { kind: "bring", unit: "titan", from: "a-lesser-poland" },
    );
    expect([it.strengths[1], it.units("a-volhynia"), it.owner("a-lesser-poland")]).toEqual([5, army("ct"), 1]);
    expect(setsOf(it)).toEqual(["add-strength-own-titan-1"]);
    expect(it.refusals).toContainEqual({
      choice: { kind: "support", cards: [bring("enemy", "infantry")] },
      why: "once",
      rule: "TYT-133",
    });
  });

  test("TYT-332 a second Bring-unit card can still be discarded, and cards and abilities bring more", () => {
    const it = attack("it", "i", {
      map: { "a-gotland": "0 cc", "a-lithuania": "0 cii" },
      hands: [[bring("own", "infantry"), bring("own", "titan"), strength("own", "cavalry")], []],
      chance: rolls("i0 t1 i2 c1 c1"),
    });
    it.endStage();
    it.choose(
      { kind: "support", cards: [bring("own", "infantry")] },
      { kind: "bring", unit: "cavalry", from: "a-lithuania" },
    );
    expect(it.offered("support").flatMap(({ cards }) => cards)).not.toContain(bring("own", "titan"));
    expect(it.offers({ kind: "reroll", card: bring("own", "titan") })).toBe(true);
    it.use("sweden-titan").choose({ kind: "discard", card: bring("own", "titan") });
    expect(it.offered("bring").map(({ unit }) => unit)).not.toContain("titan");
  });

  test("TYT-135 only neighbours help, from wherever; attackers of another Battle do not", () => {
    const it = scene({
      using: "order-manoeuvre",
      map: {
        "a-prussia": "0 ci",
        "a-gotland": "0 a",
        "a-volhynia": "1 i",
        "a-lithuania": "1 i",
        "a-norrland": "0 c",
        "a-silesia": "1",
      },
      hands: [[bring("own", "cavalry")], []],
      chance: rolls("c0 i0"),
    });
    it.act("move-cavalry")
      .march("a-prussia", "c", "a-volhynia")
      .act("move-artillery")
      .march("a-gotland", "a", "a-lithuania")
      .end();
    it.choose({ kind: "fight", at: "a-volhynia" })
      .endStage()
      .choose({ kind: "support", cards: [bring("own", "cavalry")] });
    expect(it.offered("bring")).toEqual([{ kind: "bring", unit: "infantry", from: "a-prussia" }]);
  });

  test("TYT-136, TYT-EX-15 a brought unit without a die joins all the same", () => {
    const it = scene({
      scenario: "a2-road-to-azov",
      using: "order-great-march",
      map: { "a-smolensk": "0 iii", "a-ryazan": "0 i", "a-severia": "1 i", "a-zaporizhia": "1" },
      hands: [[bring("own", "infantry")], []],
      cards: [["russia-human-tide"], []],
      chance: rolls("i0 i0 i0 i0"),
    });
    it.act("move-army").march("a-smolensk", "iii", "a-severia").end().endStage();
    it.choose(
      { kind: "support", cards: [bring("own", "infantry")] },
      { kind: "bring", unit: "infantry", from: "a-ryazan" },
    );
    expect(it.frame("battle").sides[0].dice).toHaveLength(3);
    it.use("russia-human-tide");
    expect(it.strengths[0]).toBe(2);
  });

  test("TYT-130, TYT-EX-34 what was used stays in force", () => {
    const it = attack("i", "cc", { chance: rolls("i2 c0 c0") });
    it.use("commonwealth-start");
    expect(it.strengths[1]).toBe(1);
    it.s.units[placeOf("a-volhynia")] = army("c");
    expect(it.strengths[1]).toBe(1);
    it.s.units[placeOf("a-volhynia")] = army("cc");
    expect(it.offered("use")).toEqual([]);
  });

  test("TYT-131 a Support card needs its unit in its army", () => {
    const cards = [
      strength("own", "cavalry"),
      strength("enemy", "infantry"),
      strength("enemy", "titan"),
      strength("own", "infantry"),
    ];
    const it = attack("i", "c", { hands: [[], cards], chance: rolls("i0 c0") });
    expect(
      it
        .offered("support")
        .filter(({ cards: set }) => set.length === 1)
        .map(({ cards: set }) => set[0]),
    ).toEqual(cards.slice(0, 2));
    expect(it.refusals.filter(({ why }) => why === "needs-unit").map(({ rule }) => rule)).toContain("TYT-131");
  });

  test("TYT-132, TYT-137 one Add-die card adds an Infantry die, two a Titan die; played cards lie open on the discards", () => {
    const cards = [addDie("own", "cavalry"), addDie("enemy", "infantry"), addDie("enemy", "infantry", 2)];
    const it = attack("i", "c", { hands: [[], cards], chance: rolls("i0 c0 i2 t3") });
    it.choose({ kind: "support", cards: [cards[0]!] });
    expect([it.strengths[1], it.s.supportDiscard.at(-1)]).toEqual([2, cards[0]]);
    it.choose({ kind: "support", cards: cards.slice(1) });
    expect(it.strengths[1]).toBe(5);
    expect(it.look(0).view.supportDiscard.slice(-3)).toEqual(cards);
  });

  test("TYT-138, TYT-139, TYT-EX-33 sets of Add-Strength cards: +1, +3, +5, if all are met; singles do not combine later", () => {
    const cards = [strength("own", "infantry"), strength("enemy", "cavalry"), strength("enemy", "titan")];
    const it = attack("ic", "i", { hands: [[], cards], chance: rolls("i0 c0 i0") });
    expect(setsOf(it)).toHaveLength(3);
    it.choose({ kind: "support", cards: cards.slice(0, 2) });
    expect(it.strengths[1]).toBe(3);
    const single = attack("ic", "i", { hands: [[], cards], chance: rolls("i0 c0 i0") });
    single.choose({ kind: "support", cards: [cards[0]!] }, { kind: "support", cards: [cards[1]!] });
    expect(single.strengths[1]).toBe(2);
    const three = attack("ict", "i", { hands: [[], cards], chance: rolls("i0 c0 t1 i0") });
    expect(three.choose({ kind: "support", cards }).strengths[1]).toBe(5);
  });

  test("TYT-140, TYT-141 one card, whatever it needs, rerolls any of the own dice once, at least one", () => {
    const cards = [strength("own", "titan"), bring("own", "artillery")];
    const it = attack("i", "iic", {
      hands: [[], cards],
      chance: [...rolls("i0 i0 i1 c0"), ...rolls("i2 c2"), ...rolls("i0")],
    });
    it.choose({ kind: "reroll", card: cards[0]! });
    expect(it.offers({ kind: "done" })).toBe(false);
    // In any order, and nothing is rolled before all are named.
    it.choose({ kind: "die", die: 2 });
    expect(it.offered("die").map(({ die }) => die)).toEqual([0, 1]);
    it.choose({ kind: "die", die: 0 }, done);
    expect(it.frame("battle").sides[1].dice.map(({ shows }) => shows)).toEqual([2, 1, 2]);
    it.choose({ kind: "reroll", card: cards[1]! }, { kind: "die", die: 1 }, done);
    expect(it.frame("battle").sides[1].dice.map(({ shows }) => shows)).toEqual([2, 0, 2]);
    expect(it.s.supportDiscard).toEqual(cards);
  });

  test("TYT-142, TYT-143 Nation cards need both armies and their moment", () => {
    const cards: Spec["cards"] = [[], ["commonwealth-hussar-charge", "commonwealth-free-riders"]];
    const without = attack("i", "c", { cards, chance: rolls("i0 c0") });
    expect(without.offered("use")).toEqual([]);
    expect(without.refusals).toContainEqual({
      choice: { kind: "use", id: "commonwealth-hussar-charge" },
      why: "needs",
      rule: "TYT-142",
    });
    const half = attack("ia", "i", { cards, chance: rolls("i0 a0 i0") });
    expect(half.offered("use")).toEqual([]);
    const it = attack("ia", "c", { cards, chance: rolls("i0 a0 c0") });
    // Free Riders are for the Orders Phase only.
    expect(it.offered("use")).toEqual([{ kind: "use", id: "commonwealth-hussar-charge" }]);
  });

  test("TYT-144 the solo symbol does nothing among people", () => {
    const it = attack("i", "i", { cards: [["sweden-ga-pa"], []], chance: rolls("i0 i0") });
    expect(it.strengths).toEqual([0, 0]);
  });

  test("TYT-145, TYT-247 cards without the symbol work once in each Battle, again in the next", () => {
    const it = scene({
      using: "order-manoeuvre",
      map: { "a-prussia": "0 cai", "a-volhynia": "1 c", "a-lithuania": "1 c", "a-silesia": "1" },
      cards: [[], ["commonwealth-armoured-companions"]],
      chance: rolls("i0 c0 a0 c0"),
    });
    it.act("move-any")
      .march("a-prussia", "i", "a-volhynia")
      .act("move-artillery")
      .march("a-prussia", "a", "a-lithuania")
      .end();
    it.choose({ kind: "fight", at: "a-volhynia" }).use("commonwealth-armoured-companions");
    expect(it.offered("use")).toEqual([]);
    it.endStage().endStage();
    // The second attacker has no Infantry: the card is ready, but its need is not met.
    expect(it.refusals).toContainEqual({
      choice: { kind: "use", id: "commonwealth-armoured-companions" },
      why: "needs",
      rule: "TYT-142",
    });
  });

  test("TYT-146 a card with the symbol is turned and rests until the next round", () => {
    const it = attack("ia", "c", { cards: [[], ["commonwealth-hussar-charge"]], chance: rolls("i0 a0 c0 t3") });
    it.use("commonwealth-hussar-charge");
    expect([it.power(1).rotated, it.offered("use")]).toEqual([["commonwealth-hussar-charge"], []]);
    const used = attack("ia", "c", {
      cards: [[], ["commonwealth-hussar-charge"]],
      rotated: [[], ["commonwealth-hussar-charge"]],
      chance: rolls("i0 a0 c0"),
    });
    expect(used.refusals).toContainEqual({
      choice: { kind: "use", id: "commonwealth-hussar-charge" },
      why: "used",
      rule: "TYT-145",
    });
  });

  test("TYT-147, TYT-148 Titan and starting ability: once in a Battle, if their needs are met", () => {
    const hands: Spec["hands"] = [[], [strength("own", "cavalry"), strength("own", "cavalry", 2)]];
    const it = attack("i", "cct", { hands, chance: rolls("i0 c0 c0 t1") });
    expect(it.offered("use").map(({ id }) => id)).toEqual(["commonwealth-start", "commonwealth-titan"]);
    it.use("commonwealth-titan").choose({ kind: "discard", card: strength("own", "cavalry") }, { kind: "die", die: 2 });
    it.use("commonwealth-start");
    expect([it.strengths[1], it.offered("use")]).toEqual([5, []]);
    expect(attack("i", "c", { hands, chance: rolls("i0 c0") }).offered("use")).toEqual([]);
    expect(usableOf("commonwealth-titan").cards).toBe(1);
  });

  test("TYT-329, TYT-330 no declared Battle is cancelled; who has fought may be brought into a later one", () => {
    const it = scene({
      using: "order-manoeuvre",
      map: { "a-prussia": "0 tci", "a-volhynia": "1 i", "a-lithuania": "1 i", "a-silesia": "1" },
      hands: [[bring("own", "cavalry")], []],
      chance: rolls("t4 i0 c1 i0 t2"),
    });
    it.act("move-any")
      .march("a-prussia", "t", "a-volhynia")
      .act("move-cavalry")
      .march("a-prussia", "c", "a-lithuania")
      .end();
    it.choose({ kind: "fight", at: "a-volhynia" }).endStage().endStage();
    while (it.place !== "battle.act") it.choose(it.options[0]!);
    expect(it.frame("battle").at).toBe(placeOf("a-lithuania"));
    it.endStage().choose({ kind: "support", cards: [bring("own", "cavalry")] });
    expect(it.offers({ kind: "bring", unit: "titan", from: "a-volhynia" })).toBe(true);
  });

  test("TYT-331 after the Stages only cards that name the moment can be used", () => {
    const it = attack("cit", "ii", {
      nations: ["commonwealth", "sweden"],
      scenario: "a2-baltic-dominion",
      cards: [["commonwealth-hot-pursuit", "commonwealth-armoured-companions"], []],
      chance: rolls("i1 c1 t2 i0 i0"),
      map: { "a-silesia": "1", "a-transylvania": "1" },
    });
    it.fight();
    expect([it.place, it.offered("use")]).toEqual([
      "battle.useAsWinner",
      [{ kind: "use", id: "commonwealth-hot-pursuit" }],
    ]);
  });

  test("TYT-EX-07 the example of the Defender's Stage", () => {
    const cards = [
      bring("own", "titan"),
      addDie("own", "cavalry"),
      strength("own", "artillery"),
      strength("own", "infantry"),
      strength("enemy", "artillery"),
      strength("enemy", "infantry"),
    ];
    const it = attack("iat", "ct", {
      hands: [[], cards],
      map: { "a-moldavia": "1", "a-lesser-poland": "1 c" },
      scenario: "a4-four-crowns",
      nations: ["sweden", "commonwealth", "russia", "ottoman"],
      cards: [[], ["commonwealth-hussar-charge"]],
      chance: [...rolls("i1 a2 t3 c1 t2"), ...rolls("c2 t3 i0"), ...rolls("c2 t2 t2 i1")],
    });
    expect(it.strengths).toEqual([6, 3]);
    it.choose({ kind: "support", cards: [cards[0]!] }, { kind: "bring", unit: "cavalry", from: "a-lesser-poland" });
    expect(it.strengths[1]).toBe(5);
    expect(it.use("commonwealth-start").strengths[1]).toBe(6);
    expect(it.use("commonwealth-hussar-charge").strengths[1]).toBe(9);
    expect(it.power(1).rotated).toEqual(["commonwealth-hussar-charge"]);
    expect(it.choose({ kind: "support", cards: [cards[1]!] }).strengths[1]).toBe(9);
    it.choose({ kind: "reroll", card: cards[2]! });
    // The pool is c1 t2 c2 t3 i0; everything but the second Cavalry die is rerolled.
    for (const die of [0, 1, 3, 4]) it.choose({ kind: "die", die });
    it.choose(done);
    expect(it.strengths[1]).toBe(10);
    it.use("commonwealth-titan").choose({ kind: "discard", card: cards[3]! }, { kind: "die", die: 1 });
    expect(it.strengths[1]).toBe(12);
    it.choose({ kind: "support", cards: cards.slice(4) });
    expect(it.strengths[1]).toBe(15);
  });
});
