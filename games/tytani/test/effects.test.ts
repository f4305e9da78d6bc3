import { describe, expect, test } from "vitest";
import { difficultyOf, frequencyOf, headStartOf, needsOf } from "../content/designs.ts";
import { highestFace, lowestFace, nextFace } from "../content/dice.ts";
import { nationCards } from "../content/nation-cards.ts";
import { abilities } from "../content/nations.ts";
import { supportNumber } from "../content/support.ts";
import { unitTypes } from "../content/units.ts";
import { tytani } from "../index.ts";
import { army, type Spec } from "./scene-spec.ts";
import { rolls, type Scene, scene, strength } from "./scenes.ts";

const four = { scenario: "a4-four-crowns" } as const;
type Nation = "sweden" | "russia" | "ottoman" | "commonwealth";

/** The Nation named first attacks Volhynia out of Prussia, or with "defends" is attacked there by another. */
function battle(
  nation: Nation,
  role: "attacks" | "defends",
  own: string,
  enemy: string,
  dice: string,
  spec: Spec = {},
): Scene {
  const other = (["sweden", "russia", "ottoman", "commonwealth"] as const).filter(id => id !== nation);
  const isAttack = role === "attacks";
  const nations = isAttack ? [nation, ...other] : [other[0]!, nation, ...other.slice(1)];
  const [attackers, defenders] = isAttack ? [own, enemy] : [enemy, own];
  const it = scene({
    ...four,
    nations,
    using: "order-great-march",
    ...spec,
    map: {
      "a-prussia": `0 ${attackers}`,
      "a-volhynia": `1 ${defenders}`,
      "a-transylvania": "1",
      "a-silesia": "1",
      ...spec.map,
    },
    chance: rolls(dice),
  });
  it.act("move-army").march("a-prussia", attackers, "a-volhynia").end();
  if (isAttack) it.endStage();
  return it;
}
const cardsFor = (
  role: "attacks" | "defends",
  ...cards: NonNullable<Spec["cards"]>[number]
): NonNullable<Spec["cards"]> => (role === "attacks" ? [cards, []] : [[], cards]);

describe("effects in general", () => {
  test("TYT-236 every card and ability is data with its source; one of each follows the rulebook", () => {
    const all = [...nationCards, ...abilities];
    expect(all).toHaveLength(56);
    expect(all.filter(({ source }) => source === "rulebook").map(({ id }) => id)).toEqual([
      "commonwealth-hussar-charge",
      "commonwealth-start",
      "commonwealth-titan",
    ]);
    for (const { effects } of all) expect(effects.length).toBeGreaterThan(0);
  });

  test("TYT-237, TYT-238 highest, lowest and next higher faces", () => {
    expect(unitTypes.map(highestFace)).toEqual([2, 2, 3, 4]);
    expect(unitTypes.map(lowestFace)).toEqual([0, 0, 0, 1]);
    expect([
      nextFace("artillery", 0),
      nextFace("artillery", 2),
      nextFace("artillery", 3),
      nextFace("titan", 1),
    ]).toEqual([1, 3, 3, 2]);
    // A die on its highest face cannot be chosen.
    expect(battle("ottoman", "attacks", "a", "i", "a3 i0").offered("use")).toEqual([]);
  });

  test("TYT-239 a turned die may be rerolled later", () => {
    const it = battle("ottoman", "attacks", "a", "i", "a0 i0 a2", { hands: [[strength("own", "titan")], []] });
    it.use("ottoman-start").choose({ kind: "die", die: 0 });
    expect(it.strengths[0]).toBe(1);
    it.choose({ kind: "reroll", card: strength("own", "titan") }, { kind: "die", die: 0 });
    expect(it.strengths[0]).toBe(2);
  });

  test("TYT-240, TYT-EX-35 a doubled die stays doubled by what it showed", () => {
    const it = battle("russia", "attacks", "ii", "c", "i2 i1 c0 i0", { hands: [[strength("own", "titan")], []] });
    it.use("russia-start").choose({ kind: "die", die: 0 });
    expect(it.strengths[0]).toBe(5);
    it.choose({ kind: "reroll", card: strength("own", "titan") }, { kind: "die", die: 0 }, { kind: "done" });
    expect(it.strengths[0]).toBe(3);
    // A die that shows nothing cannot be doubled.
    expect(battle("russia", "attacks", "ii", "c", "i0 i0 c0").offered("use")).toEqual([]);
  });

  test("TYT-242, TYT-333 a price in cards is a discard: no need, no reroll; without a card there is no use", () => {
    const it = battle("commonwealth", "attacks", "t", "i", "t1 i0", { hands: [[strength("own", "artillery")], []] });
    it.use("commonwealth-titan").choose({ kind: "discard", card: strength("own", "artillery") });
    expect([it.place, it.args.purpose]).toEqual(["dice.pickDie", "max"]);
    it.choose({ kind: "die", die: 0 });
    expect(it.strengths[0]).toBe(4);
    const poor = battle("commonwealth", "attacks", "t", "i", "t1 i0");
    expect(poor.refusals).toContainEqual({
      choice: { kind: "use", id: "commonwealth-titan" },
      why: "price",
      rule: "TYT-333",
    });
  });

  test("TYT-245 random discards and steals come from the game's luck; an empty hand loses nothing", () => {
    const it = battle("russia", "attacks", "c", "i", "c0 i0 i0", {
      cards: cardsFor("attacks", "russia-don-cossacks"),
      hands: [[], [strength("own", "infantry")]],
    });
    it.use("russia-don-cossacks");
    expect([it.power(1).hand, it.s.supportDiscard]).toEqual([[], [strength("own", "infantry")]]);
    const none = battle("russia", "attacks", "c", "i", "c0 i0", { cards: cardsFor("attacks", "russia-don-cossacks") });
    expect(none.offered("use")).toEqual([]);
  });

  test("TYT-236 a game keeps the designs it was begun with", () => {
    const it = battle("russia", "attacks", "i", "c", "i0 c0", { cards: cardsFor("attacks", "russia-streltsy-volley") });
    expect([it.s.designs, frequencyOf(it.s.designs, "russia-streltsy-volley")]).toEqual([4, "round"]);
    it.use("russia-streltsy-volley");
    const own = it.s.powers.find(({ rotated }) => rotated.includes("russia-streltsy-volley"));
    expect(own).toBeDefined();
    const { designs: _, ...earlier } = it.s;
    tytani.upgrade?.(earlier as typeof it.s);
    expect(frequencyOf((earlier as typeof it.s).designs, "russia-streltsy-volley")).toBe("battle");
    expect([1, 2].map(designs => frequencyOf(designs, "russia-bardiches"))).toEqual(["battle", "battle"]);
    expect(frequencyOf(2, "russia-streltsy-volley")).toBe("round");
    const slayer = [1, 2, 3].map(designs => needsOf(designs, "mission-titan-slayer"));
    const lost = { cond: "battle", result: "won", enemyTitanLost: true };
    expect(slayer).toEqual([lost, lost, { cond: "battle", result: "won", enemyHasTitan: true, minDifference: 3 }]);
    const kings = [2, 3].map(designs => difficultyOf(designs, "king-of-kings").missionVp);
    expect([3, 4].map(designs => difficultyOf(designs, "page").headStart)).toEqual([20, 6]);
    expect([...kings, difficultyOf(1, "recruit").battleBonus, difficultyOf(1, "hetman").missionVp]).toEqual([
      4, 3, -1, 2,
    ]);
    expect([1, 2, 3, 4].map(designs => headStartOf(designs, 4))).toEqual([[], [], [2, 0, 0, 0], [3, 0, 0, 0]]);
    expect([2, 3, 4].map(nations => headStartOf(3, nations)[0])).toEqual([1, 1, 2]);
  });

  test("TYT-247 once in a turn, once in a round, once in a Battle", () => {
    const used = [...nationCards, ...abilities].map(({ frequency }) => frequency);
    expect(new Set(used)).toEqual(new Set(["battle", "turn", "round"]));
    const it = scene({
      at: "turn.useAfterDraw",
      nations: ["commonwealth", "sweden"],
      cards: [["commonwealth-golden-liberty"]],
      hands: [[strength("own", "infantry")]],
    });
    it.use("commonwealth-golden-liberty").choose({ kind: "discard", card: strength("own", "infantry") });
    expect([it.s.used, it.place === "turn.useAfterDraw"]).toEqual([["commonwealth-golden-liberty"], false]);
  });

  test("TYT-340, TYT-117 in the printed order, each as far as possible; what would change nothing is not offered", () => {
    const spec: Spec = {
      ...four,
      nations: ["commonwealth", "sweden", "russia", "ottoman"],
      using: "order-recruiters",
      cards: [["commonwealth-levy-en-masse"]],
    };
    const it = scene(spec);
    it.use("commonwealth-levy-en-masse").choose({ kind: "deploy", unit: "cavalry", at: "a-lesser-poland" });
    expect(it.offered("deploy").every(({ unit }) => unit === "infantry")).toBe(true);
    it.choose({ kind: "deploy", unit: "infantry", at: "a-lesser-poland" });
    expect(it.units("a-lesser-poland")).toBe(army("ic"));
    // Without Cavalry in reserve only the Infantry comes.
    const half = scene({ ...spec, map: { "a-lesser-poland": "0 cccc" } });
    half.use("commonwealth-levy-en-masse");
    expect(half.offered("deploy").every(({ unit }) => unit === "infantry")).toBe(true);
    const none = scene({ ...spec, map: { "a-lesser-poland": "0 cccc", "a-pomerania": "0 iiiiii" } });
    expect(none.offered("use")).toEqual([]);
    expect(none.refusals).toContainEqual({
      choice: { kind: "use", id: "commonwealth-levy-en-masse" },
      why: "no-effect",
      rule: "TYT-117",
    });
  });

  test("TYT-340 a card for more losses is offered only where more can be lost", () => {
    const chase = (defenders: string, dice: string): Scene => {
      const cards = cardsFor("attacks", "commonwealth-hot-pursuit");
      return battle("commonwealth", "attacks", "cct", defenders, dice, { cards, map: { "a-lithuania": "1" } });
    };
    const some = chase("ii", "c1 c1 t1 i0 i0").endStage();
    expect([some.place, some.offered("use").length]).toEqual(["battle.useAsWinner", 1]);
    const all = chase("i", "c1 c1 t1 i0").endStage();
    expect(all.place).not.toBe("battle.useAsWinner");
  });

  test("TYT-341 who uses an effect chooses its targets, also among enemy dice", () => {
    const it = battle("russia", "defends", "i", "ii", "i2 i1 i0", {
      cards: cardsFor("defends", "russia-general-frost"),
    });
    it.use("russia-general-frost");
    expect([it.place, it.seat, it.offered("die").map(({ die }) => die)]).toEqual(["dice.pickDie", 1, [0, 1]]);
    it.choose({ kind: "die", die: 0 });
    expect(it.strengths).toEqual([1, 0]);
    expect(it.seen("diceChanged")).toMatchObject([{ picked: [0], before: [{ shows: 2 }], after: [{ shows: 0 }] }]);
  });
});

describe("Nation cards and abilities, one by one", () => {
  test.each<[string, Nation, "attacks" | "defends", string, string, string, string, number]>([
    ["commonwealth-armoured-companions", "commonwealth", "attacks", "c", "i", "c0 i0", "i", 1],
    ["commonwealth-wagon-fort", "commonwealth", "defends", "i", "c", "c0 i0", "i", 1],
    ["russia-bardiches", "russia", "attacks", "i", "c", "i0 c0", "i", 1],
    ["russia-gulyay-gorod", "russia", "defends", "i", "c", "c0 i0", "i", 2],
    ["russia-human-tide", "russia", "attacks", "iiii", "c", "i0 i0 i0 c0", "i", 2],
    ["sweden-ga-pa", "sweden", "attacks", "i", "c", "i0 c0", "i", 2],
    ["sweden-drabants", "sweden", "attacks", "i", "t", "i0 t1", "i", 1],
    ["ottoman-sipahis", "ottoman", "defends", "c", "i", "i0 c0", "i", 1],
    ["ottoman-massed-batteries", "ottoman", "attacks", "aa", "i", "a0 i0", "i", 2],
  ])("TYT-236 %s adds Strength (%s %s)", (card, nation, role, own, enemy, dice, _letter, amount) => {
    const it = battle(nation, role, own, enemy, dice, { cards: cardsFor(role, card as never) });
    const side = role === "attacks" ? 0 : 1;
    const before = it.strengths[side];
    it.use(card as never);
    expect(it.strengths[side] - before).toBe(amount);
  });

  test.each<[string, Nation, "attacks" | "defends", string, string, string, number]>([
    ["commonwealth-long-lances", "commonwealth", "attacks", "c", "i", "c0 i0", 2],
    ["russia-streltsy-volley", "russia", "attacks", "i", "c", "i0 c0", 1],
    ["sweden-hakkapeliitta", "sweden", "attacks", "c", "i", "c1 i0", 2],
    ["ottoman-great-bombard", "ottoman", "attacks", "a", "i", "a0 i0", 3],
    ["ottoman-janissaries", "ottoman", "attacks", "ii", "c", "i0 i0 c0", 2],
  ])("TYT-236 %s turns a die (%s %s)", (card, nation, role, own, enemy, dice, shows) => {
    const it = battle(nation, role, own, enemy, dice, { cards: cardsFor(role, card as never) });
    it.use(card as never).choose({ kind: "die", die: 0 });
    expect(it.frame("battle").sides[role === "attacks" ? 0 : 1].dice[0]!.shows).toBe(shows);
  });

  test("TYT-236 cards that reroll: Hetman's Mace, Salvo Drill, Mehter Band", () => {
    const mace = battle("commonwealth", "attacks", "it", "i", "i0 t1 i0 i2 t4", {
      cards: cardsFor("attacks", "commonwealth-hetmans-mace"),
    });
    mace.use("commonwealth-hetmans-mace").choose({ kind: "die", die: 0 }, { kind: "die", die: 1 });
    expect(mace.strengths[0]).toBe(6);
    const salvo = battle("sweden", "attacks", "ic", "i", "i0 c0 i0 i2", {
      cards: cardsFor("attacks", "sweden-salvo-drill"),
    });
    salvo.use("sweden-salvo-drill");
    expect(salvo.offered("die").map(({ die }) => die)).toEqual([0]);
    salvo.choose({ kind: "die", die: 0 });
    expect(salvo.strengths[0]).toBe(2);
    const band = battle("ottoman", "attacks", "i", "c", "i0 c2 c0", {
      cards: cardsFor("attacks", "ottoman-mehter-band"),
    });
    band.use("ottoman-mehter-band").choose({ kind: "die", die: 0 });
    expect(band.strengths[1]).toBe(0);
  });

  test("TYT-236 cards that add dice and units: Brigade Formation, Registered Cossacks", () => {
    const brigade = battle("sweden", "attacks", "ia", "i", "i0 a0 i0 c2", {
      cards: cardsFor("attacks", "sweden-brigade-formation"),
    });
    brigade.use("sweden-brigade-formation");
    expect(brigade.offered("addDie").map(({ die }) => die)).toEqual(["infantry", "cavalry"]);
    brigade.choose({ kind: "addDie", die: "cavalry" });
    expect(brigade.strengths[0]).toBe(2);
    const cossacks = battle("commonwealth", "attacks", "c", "i", "c0 i0 i2", {
      cards: cardsFor("attacks", "commonwealth-registered-cossacks"),
      map: { "a-lithuania": "0 ic" },
    });
    cossacks.use("commonwealth-registered-cossacks");
    expect(cossacks.offered("bring")).toEqual([{ kind: "bring", unit: "infantry", from: "a-lithuania" }]);
    cossacks.choose({ kind: "bring", unit: "infantry", from: "a-lithuania" });
    expect(cossacks.strengths[0]).toBe(2);
  });

  test("TYT-293, TYT-EX-37 Sappers: no card, no reversed order; the Fortress still falls for 1 VP", () => {
    const it = scene({
      ...four,
      nations: ["ottoman", "commonwealth", "russia", "sweden"],
      using: "order-great-march",
      cards: [["ottoman-sappers"]],
      map: { "a-prussia": "0 i", "a-volhynia": "1 i", "a-silesia": "1" },
      fortresses: ["a-volhynia"],
      chance: rolls("i2 i0"),
    });
    it.act("move-army").march("a-prussia", "i", "a-volhynia").end();
    expect(it.place).toBe("battle.useDeclared");
    it.use("ottoman-sappers");
    expect([it.power(1).hand, it.seat]).toEqual([[], 1]);
    it.fight();
    while (it.place === "battle.chooseRetreat") it.choose(it.options[0]!);
    expect(it.vp(0)).toBe(2);
    const open = battle("ottoman", "attacks", "i", "i", "i0 i0", { cards: cardsFor("attacks", "ottoman-sappers") });
    expect(open.events.some(({ type }) => type === "usableUsed")).toBe(false);
  });

  test("TYT-236 cards after a Battle: Contributions, Endless Land, Tatar Raid, Devshirme", () => {
    const contributions = battle("sweden", "attacks", "i", "i", "i1 i0", {
      cards: cardsFor("attacks", "sweden-contributions"),
    }).endStage();
    while (contributions.place === "battle.chooseRetreat") contributions.choose(contributions.options[0]!);
    contributions.use("sweden-contributions");
    expect(contributions.power(0).hand).toHaveLength(1);
    const land = battle("russia", "attacks", "i", "i", "i0 i0", {
      cards: cardsFor("attacks", "russia-endless-land"),
    }).endStage();
    land.use("russia-endless-land");
    expect(land.power(0).hand).toHaveLength(2);
    const raid = battle("ottoman", "defends", "c", "i", "i0 c1", {
      cards: cardsFor("defends", "ottoman-tatar-raid"),
      hands: [[strength("own", "infantry"), strength("own", "cavalry")], []],
    });
    raid.s.chance = { kind: "script", values: [0, 0, 0], used: 0 };
    raid.endStage().endStage().use("ottoman-tatar-raid");
    expect([raid.power(1).hand.length, raid.power(0).hand.length]).toEqual([1, 2]);
    const levy = battle("ottoman", "attacks", "i", "i", "i1 i0", {
      cards: cardsFor("attacks", "ottoman-devshirme"),
    }).endStage();
    while (levy.place === "battle.chooseRetreat") levy.choose(levy.options[0]!);
    levy.use("ottoman-devshirme");
    expect(levy.offered("deploy")).toEqual([{ kind: "deploy", unit: "infantry", at: "a-volhynia" }]);
    levy.choose(
      { kind: "deploy", unit: "infantry", at: "a-volhynia" },
      { kind: "deploy", unit: "infantry", at: "a-volhynia" },
    );
    expect(levy.units("a-volhynia")).toBe(army("iii"));
  });

  const orders = (nation: Nation, card: string, spec: Spec = {}): Scene => {
    const rest = (["sweden", "russia", "ottoman", "commonwealth"] as const).filter(id => id !== nation);
    return scene({
      ...four,
      nations: [nation, ...rest],
      using: "order-great-march",
      cards: [[card as never]],
      ...spec,
    });
  };

  test("TYT-236 cards of the Orders Phase: Free Riders, Conscription, Tsar's Will, Allotment, Royal Fleet, Timariots", () => {
    const riders = orders("commonwealth", "commonwealth-free-riders", { map: { "a-prussia": "0 ci" } });
    riders.use("commonwealth-free-riders").march("a-prussia", "c", "a-lithuania");
    expect([riders.units("a-lithuania"), riders.power(0).rotated]).toEqual([army("c"), ["commonwealth-free-riders"]]);
    const conscription = orders("russia", "russia-conscription", { map: { "a-prussia": "0" } });
    conscription.use("russia-conscription").choose({ kind: "deploy", unit: "infantry", at: "a-prussia" });
    // The second goes to the same region, or stays at home.
    expect(conscription.options).toEqual([{ kind: "deploy", unit: "infantry", at: "a-prussia" }, { kind: "done" }]);
    const will = orders("russia", "russia-tsars-will", { map: { "a-prussia": "0 iiic" } });
    will
      .use("russia-tsars-will")
      .choose(
        { kind: "pick", unit: "infantry", from: "a-prussia" },
        { kind: "pick", unit: "infantry", from: "a-prussia" },
      );
    expect(will.place).toBe("move.chooseTarget");
    const allotment = orders("sweden", "sweden-allotment-system");
    allotment.use("sweden-allotment-system").choose({ kind: "deploy", unit: "infantry", at: "a-svealand" });
    expect(allotment.units("a-svealand")).toBe(army("i"));
    const fleet = orders("sweden", "sweden-royal-fleet", {
      map: { "a-prussia": "0 ict", "a-finland": "0", "a-volhynia": "1" },
    });
    fleet
      .use("sweden-royal-fleet")
      .choose(
        { kind: "pick", unit: "infantry", from: "a-prussia" },
        { kind: "pick", unit: "cavalry", from: "a-prussia" },
      );
    expect(fleet.offered("go").map(({ to }) => to)).toEqual(["a-finland", "a-svealand"]);
    const timariots = orders("ottoman", "ottoman-timariots", { hands: [[strength("own", "titan")]] });
    timariots
      .use("ottoman-timariots")
      .choose(
        { kind: "discard", card: strength("own", "titan") },
        { kind: "deploy", unit: "cavalry", at: "a-rumelia" },
      );
    expect(timariots.units("a-rumelia")).toBe(army("c"));
    expect(orders("ottoman", "ottoman-timariots").offered("use")).toEqual([]);
  });

  test("TYT-236 cards of the draw: Golden Liberty, the Sultan's Treasury", () => {
    const it = scene({
      ...four,
      nations: ["ottoman", "sweden", "russia", "commonwealth"],
      at: "turn.drawSupport",
      cards: [["ottoman-sultans-treasury"]],
    });
    it.choose({ kind: "draw", card: "deck" }).use("ottoman-sultans-treasury");
    expect(it.power(0).hand).toHaveLength(3);
    const liberty = scene({
      nations: ["commonwealth", "sweden"],
      at: "turn.drawSupport",
      cards: [["commonwealth-golden-liberty"]],
    });
    liberty.choose({ kind: "draw", card: "deck" }).use("commonwealth-golden-liberty");
    expect([liberty.place, liberty.power(0).hand.length]).toEqual(["discard.discardCard", 2]);
  });

  test("TYT-236 Titan abilities: Call of the North, the Bear's reroll, the Evil Eye", () => {
    const north = battle("sweden", "attacks", "t", "i", "t1 i0 c2", {
      hands: [[strength("own", "titan")], []],
      map: { "a-lithuania": "0 c" },
    });
    north
      .use("sweden-titan")
      .choose(
        { kind: "discard", card: strength("own", "titan") },
        { kind: "bring", unit: "cavalry", from: "a-lithuania" },
      );
    expect(north.strengths[0]).toBe(3);
    const bear = battle("russia", "attacks", "t", "iic", "t1 i2 i2 c2 i0 c0", {
      hands: [[strength("own", "titan")], []],
    });
    bear
      .use("russia-titan")
      .choose({ kind: "discard", card: strength("own", "titan") }, { kind: "die", die: 1 }, { kind: "die", die: 2 });
    expect(bear.strengths[1]).toBe(2);
    const eye = battle("ottoman", "attacks", "t", "it", "t1 i2 t3", { hands: [[strength("own", "titan")], []] });
    eye.use("ottoman-titan").choose({ kind: "discard", card: strength("own", "titan") });
    // Only dice that show 2 or less.
    expect(eye.offered("die").map(({ die }) => die)).toEqual([0]);
  });

  test("TYT-226, TYT-228 advanced abilities: Siege Train, Sandstorm, Raid, Oath, Earthshaker", () => {
    const advanced: Spec = { ...four, advanced: true, energy: [10, 1, 1, 1] };
    const nations: Spec["nations"] = ["ottoman", "sweden", "russia", "commonwealth"];
    const train = scene({
      ...advanced,
      nations,
      using: "adv-order-campaign",
      map: { "a-prussia": "0 iicat" },
    });
    train.use("ottoman-adv-siege-train");
    // The Titan goes in any case; one Infantry and one Artillery may follow.
    expect(train.offered("pick").map(({ unit }) => unit)).toEqual(["infantry", "artillery"]);
    train.choose(
      { kind: "pick", unit: "infantry", from: "a-prussia" },
      { kind: "pick", unit: "artillery", from: "a-prussia" },
      { kind: "go", to: "a-lithuania" },
    );
    expect([train.units("a-lithuania"), train.power(0).energy]).toEqual([army("iat"), 7]);
    const other = scene({ ...advanced, nations, using: "adv-order-campaign", map: { "a-prussia": "0 iicat" } });
    other.use("ottoman-adv-siege-train").choose({ kind: "pick", unit: "artillery", from: "a-prussia" });
    // In whatever order they are named.
    expect(other.offered("pick").map(({ unit }) => unit)).toEqual(["infantry"]);
    const raid = scene({
      ...advanced,
      nations: ["commonwealth", "sweden", "russia", "ottoman"],
      using: "adv-order-campaign",
      map: { "a-prussia": "0 iccct" },
    });
    raid
      .use("commonwealth-adv-raid")
      .choose(
        { kind: "pick", unit: "cavalry", from: "a-prussia" },
        { kind: "pick", unit: "cavalry", from: "a-prussia" },
        { kind: "go", to: "a-lithuania" },
      );
    expect(raid.units("a-lithuania")).toBe(army("cct"));
    const storm = battle("ottoman", "attacks", "t", "ii", "t1 i2 i2 i0 i0", {
      advanced: true,
      energy: [10, 1, 1, 1],
      using: "adv-order-great-march",
    });
    storm.use("ottoman-adv-sandstorm").choose({ kind: "die", die: 0 }, { kind: "die", die: 1 });
    expect(storm.strengths[1]).toBe(0);
    const oath = battle("commonwealth", "attacks", "cct", "i", "c0 c1 t1 i0", {
      advanced: true,
      energy: [10, 1, 1, 1],
      using: "adv-order-great-march",
    });
    oath.use("commonwealth-adv-oath").choose({ kind: "die", die: 0 }, { kind: "die", die: 1 });
    expect(oath.strengths[0]).toBe(5);
    const shaker = battle("russia", "attacks", "iit", "c", "i0 i1 t1 c0", {
      advanced: true,
      energy: [10, 1, 1, 1],
      using: "adv-order-great-march",
    });
    shaker.use("russia-adv-earthshaker").choose({ kind: "die", die: 0 }, { kind: "done" });
    expect(shaker.strengths[0]).toBe(4);
  });
});

describe("what effects cost and change", () => {
  test("TYT-242, TYT-333 an ability is paid with cards of the owner's choice, which count as spent", () => {
    const hand = [strength("own", "titan"), strength("enemy", "cavalry")];
    const it = battle("commonwealth", "attacks", "t", "i", "t1 i0", { hands: [hand, []] });
    it.use("commonwealth-titan");
    expect([it.place, it.args]).toEqual(["effects.payCard", { origin: "commonwealth-titan", due: 1 }]);
    expect(it.offered("discard").map(({ card }) => card)).toEqual(hand);
    it.choose({ kind: "discard", card: hand[1]! });
    expect([it.power(0).hand, it.s.supportDiscard.at(-1)]).toEqual([[hand[0]], hand[1]]);
    expect(it.seen("supportDiscarded")).toMatchObject([{ who: 0, card: hand[1], cause: "payment" }]);
    expect(it.frame("battle").sides[0].spent).toBe(1);
    if (it.place === "dice.pickDie") it.choose({ kind: "die", die: 0 });
    expect(it.frame("battle").sides[0].dice[0]!.shows).toBe(4);
  });

  const pursuit = (loser: string, spec: Spec = {}): Scene =>
    battle("commonwealth", "attacks", "iic", loser, loser === "i" ? "i1 i1 c1 i0" : "i1 i1 c1 c0", {
      nations: ["commonwealth", "russia", "sweden", "ottoman"],
      cards: [["commonwealth-hot-pursuit"], ["russia-bears-endurance"]],
      ...spec,
    }).fight();
  const isAsked = (it: Scene): boolean => it.place === "battle.useAsWinner";

  test("TYT-243, TYT-340 a card for more losses can be used if it would change something after the loser's own card", () => {
    // The loser's only unit is lost already, but its card could save it.
    expect(isAsked(pursuit("i"))).toBe(true);
    expect(isAsked(pursuit("i", { rotated: [[], ["russia-bears-endurance"]] }))).toBe(false);
    expect(isAsked(pursuit("c"))).toBe(false);
    expect(isAsked(pursuit("i", { cards: [["commonwealth-hot-pursuit"], ["russia-bardiches"]] }))).toBe(false);
  });

  test("TYT-243, TYT-244 the winner's card makes the loser lose more, the loser's card less", () => {
    const it = pursuit("i").use("commonwealth-hot-pursuit").use("russia-bears-endurance");
    expect(it.seen("lossesChanged")).toMatchObject([
      { who: 0, delta: 1 },
      { who: 1, delta: -1 },
    ]);
    expect([it.frame("battle").winnerDelta, it.frame("battle").loserDelta]).toEqual([1, -1]);
    expect(it.place).toBe("battle.loseUnit");
    const spared = pursuit("i").choose({ kind: "pass" }).use("russia-bears-endurance");
    expect(spared.seen("unitLost").filter(({ cause }) => cause === "losses")).toEqual([]);
    // Neither card needs Energy, and neither has to be used.
    expect(spared.seen("energySpent")).toEqual([]);
    const passed = pursuit("i").choose({ kind: "pass" }, { kind: "pass" });
    expect([passed.place, passed.seen("lossesChanged"), passed.power(1).rotated]).toEqual(["battle.loseUnit", [], []]);
  });

  test("TYT-245, TYT-271 a stolen card makes every known card of that hand uncertain", () => {
    const hand = [strength("own", "titan"), strength("own", "artillery")];
    const it = battle("ottoman", "attacks", "iic", "ic", "i2 i2 c2 i0 c0 i0", {
      cards: cardsFor("attacks", "ottoman-tatar-raid"),
      hands: [[], hand],
    });
    it.power(1).shown = hand.map(supportNumber);
    it.fight();
    while (["battle.loseUnit", "battle.chooseRetreat"].includes(it.place)) it.choose(it.options[0]!);
    const held = [...it.power(1).hand];
    it.use("ottoman-tatar-raid");
    expect(it.power(1).shown).toEqual([]);
    const [stolen] = it.seen("supportStolen");
    expect(stolen).toMatchObject({ who: 0, from: 1 });
    expect(held).toContain(stolen!.card);
    expect([it.power(0).hand, it.power(1).hand]).toEqual([[stolen!.card], held.filter(card => card !== stolen!.card)]);
  });
});
