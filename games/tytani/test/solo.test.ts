import { describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { randomChoice } from "#kernel/run.ts";
import type { TytaniChoice } from "../choices.ts";
import { sizeOf } from "../content/army.ts";
import type { MoveUnits } from "../content/effects.ts";
import { DEFENDER } from "../content/marks.ts";
import { nationCards } from "../content/nation-cards.ts";
import { actions } from "../content/orders.ts";
import { difficulties, type SoloCardId, soloCardOf, soloCards } from "../content/solo.ts";
import { tytani } from "../index.ts";
import { boardOf, placeOf } from "../map/atlas.ts";
import { options } from "../options.ts";
import { automaBuy, automaPlace, automaSite, automaUnit } from "../rules/automa-cards.ts";
import { planMove } from "../rules/automa-moves.ts";
import { automaBonuses, estimate, isWorthAttacking } from "../rules/automa-sense.ts";
import { idOf, isAutoma } from "../rules/queries.ts";
import { refusedUses, uses } from "../rules/using.ts";
import { army, type Spec } from "./scene-spec.ts";
import { addDie, bring, fresh, rolls, type Scene, scene, strength, until } from "./scenes.ts";

const alone: Spec = { difficulty: "captain", soloCards: ["solo-storm"] };
const moveArmy = actions["move-army"][0] as MoveUnits;
const moveAny = actions["move-any"][0] as MoveUnits;
const atTurn = (it: Scene): boolean => it.place === "turn.takeOrder";

/** An automa (Commonwealth, power 1) attacks the human (Sweden, power 0), or the other way round. */
function duel(spec: Spec, attackers: string, defenders: string): Scene {
  const it = scene({
    ...alone,
    using: "order-great-march",
    ...spec,
    map: { "a-prussia": `0 ${attackers}`, "a-volhynia": `1 ${defenders}`, "a-transylvania": "1", ...spec.map },
  });
  it.act("move-army").march("a-prussia", attackers, "a-volhynia");
  return it.end();
}

describe("alone", () => {
  test("TYT-248, TYT-249, TYT-250, TYT-251 one or two automas, set up by their difficulty; the human begins with three of six Missions", () => {
    const it = fresh(1, { "scenario-1": "a3-the-deluge", difficulty: "king-of-kings" });
    expect(it.offered("nation")).toHaveLength(3);
    it.choose({ kind: "nation", nation: "russia" });
    expect(it.s.powers.map(({ nation }) => nation)).toEqual(["russia", "sweden", "commonwealth"]);
    expect(it.s.order[0]).toBe(0);
    expect(it.s.open).toEqual([0]);
    for (const power of [1, 2]) {
      const own = it.power(power);
      expect([own.hand.length, own.cards.length, own.missions, own.soloCard !== ""]).toEqual([4, 1, [], true]);
      expect(13 - sizeOf(own.reserve)).toBe(6 + 1 + 1 - 1 + 0 + (own.titan === "map" ? 0 : 1));
    }
    // The units beyond the printed ones are told one by one.
    const told = it.seen("unitsDeployed").map(({ who, unit, at }) => [who, unit, at]);
    const homes = [1, 2].map(power => idOf(it.s, it.power(power).home));
    expect(told).toEqual([
      ["commonwealth", "infantry", homes[1]],
      ["sweden", "infantry", homes[0]],
    ]);
    expect(it.s.soloDeck).toHaveLength(10);
    until(it, each => each.place === "draft.keepAlone");
    expect([it.offered("keep").length, it.args.left]).toEqual([6, 3]);
    until(it, atTurn);
    expect([it.power(0).missions.length, it.s.missionDeck.length, it.power(0).hand.length]).toEqual([3, 21, 3]);
    const one = fresh(1, { difficulty: "recruit" }).choose({ kind: "nation", nation: "sweden" });
    expect([one.s.powers.length, one.power(1).hand.length, difficulties.page.battleBonus]).toEqual([2, 2, -3]);
    // TYT-346
    const begun = (["page", "recruit", "captain"] as const).map(difficulty => {
      const game = fresh(1, { difficulty }).choose({ kind: "nation", nation: "sweden" });
      return [game.vp(0), game.vp(1)];
    });
    expect(begun).toEqual([
      [6, 0],
      [6, 0],
      [0, 0],
    ]);
    expect(options.find(({ id }) => id === "scenario-1")!.values).toHaveLength(8);
    expect([isAutoma(one.s, 0), isAutoma(one.s, 1)]).toEqual([false, true]);
  });

  test("TYT-251 the discarded solo cards are shuffled when the deck is empty", () => {
    const it = until(
      fresh(1, { "scenario-1": "a3-the-deluge" }, "solo deck"),
      each => each.seen("soloCardFlipped").length > 13,
    );
    expect(it.seen("soloCardFlipped").length).toBeGreaterThan(13);
    expect(soloCards).toHaveLength(12);
  });

  test("TYT-252, TYT-268 symbols: sword and shield in Battle, banner at the round end, each once", () => {
    const it = scene({
      ...alone,
      cards: [[], ["commonwealth-hussar-charge", "commonwealth-long-lances", "commonwealth-wagon-fort"]],
    });
    expect(automaBonuses(it.s, 1, 0)).toEqual([
      { source: "solo-card", amount: 1 },
      { source: "symbol", amount: 1 },
      { source: "difficulty", amount: 0 },
    ]);
    expect(automaBonuses(it.s, 1, 1)).toEqual([
      { source: "solo-card", amount: 0 },
      { source: "symbol", amount: 1 },
      { source: "difficulty", amount: 0 },
    ]);
    const end = scene({
      ...alone,
      difficulty: "hetman",
      at: "round.scoreRegions",
      round: 3,
      map: { "a-lithuania": "1" },
      cards: [[], ["commonwealth-levy-en-masse", "commonwealth-golden-liberty"]],
    });
    // Two regions, 2 for Missions, 1 for the Central region, 1 for the banner.
    expect([end.power(1).score.regions, end.power(1).score.automa]).toEqual([2, 4]);
    expect(end.power(0).score.automa).toBe(0);
  });

  test("TYT-253, TYT-254, TYT-255 a new solo card, the Order it likes best, its actions in a fixed order", () => {
    const it = scene({
      ...alone,
      soloCards: ["solo-bulwark"],
      at: "automa.flip",
      turn: 1,
      pool: ["order-campaign", "order-fortify-border", "order-awakened-wrath"],
      map: { "a-lesser-poland": "1 ii", "a-prussia": "0" },
    });
    const flipped = it.seen("soloCardFlipped");
    expect(flipped).toHaveLength(1);
    expect(it.s.soloDiscard).toContain("solo-bulwark");
    // Muster likes deployments; ties go to the card with most actions, then to the leftmost.
    const chosen = scene({
      ...alone,
      soloCards: ["solo-bulwark"],
      at: "automa.chooseOrder",
      turn: 1,
      pool: ["order-campaign", "order-fortify-border", "order-awakened-wrath"],
      map: { "a-lesser-poland": "1", "a-silesia": "1 ii", "a-pomerania": "0" },
    });
    expect(chosen.seen("orderTaken")).toMatchObject([{ order: "order-fortify-border" }]);
    expect(chosen.seen("actionStarted").map(({ action }) => action)).toEqual([
      "build-fortress",
      "deploy-infantry",
      "move-any",
    ]);
    const leftmost = scene({
      ...alone,
      soloCards: ["solo-awakening"],
      at: "automa.chooseOrder",
      turn: 1,
      capitals: false,
      map: { "a-svealand": "0 i", "a-silesia": "1" },
      pool: ["order-national-spirit", "order-council-of-war"],
      decks: [[], ["commonwealth-levy-en-masse"]],
    });
    // Nothing can be paid; the discounted purchase comes first in its list but cannot be carried out.
    expect(leftmost.seen("orderTaken")[0]!.order).toBe("order-national-spirit");
  });

  test("TYT-256, TYT-342 a purchase: the top card is bought with random cards, or goes under the deck for all to see", () => {
    const it = scene({
      ...alone,
      hands: [[], [strength("own", "infantry")]],
      decks: [[], ["commonwealth-armoured-companions", "commonwealth-levy-en-masse"]],
    });
    const flow = flowOf(it);
    automaBuy(it.s, 1, 0, flow);
    expect([it.power(1).cards, it.power(1).hand]).toEqual([["commonwealth-armoured-companions"], []]);
    automaBuy(it.s, 1, 0, flow);
    expect([it.power(1).deck[0], it.look(0).view.powers[1]!.deckBottom]).toEqual([
      "commonwealth-levy-en-masse",
      ["commonwealth-levy-en-masse"],
    ]);
  });

  test("TYT-257 a Fortress where most own units face an enemy; none without an enemy near", () => {
    const it = scene({
      ...alone,
      map: { "a-pomerania": "0", "a-silesia": "1 i", "a-prussia": "1 ii", "a-transylvania": "1 iii" },
    });
    expect(automaSite(it.s, 1)).toBe(placeOf("a-prussia"));
    expect(automaSite(scene({ ...alone, map: { "a-transylvania": "1 iii" } }).s, 1)).toBe(-1);
  });

  test("TYT-258 deployments: the strongest unit, where the solo card says", () => {
    const it = scene({ ...alone, soloCards: ["solo-land-hunger"], map: { "a-silesia": "1 i", "a-prussia": "1 i" } });
    expect(automaUnit(it.s, 1, ["infantry", "cavalry", "artillery", "titan"])).toBe("titan");
    expect(automaUnit(it.s, 1, ["infantry", "cavalry"])).toBe("cavalry");
    // Land Hunger: where the fewest units stand, which is the empty Capital.
    expect(automaPlace(it.s, 1, "titan")).toBe(placeOf("a-lesser-poland"));
    const front = scene({
      ...alone,
      soloCards: ["solo-storm"],
      map: { "a-silesia": "1 i", "a-prussia": "1 i", "a-pomerania": "0 i", "a-lithuania": "0 ii" },
    });
    expect(automaPlace(front.s, 1, "infantry")).toBe(placeOf("a-prussia"));
    const inwards = (map: Spec["map"]): string => {
      const { s } = scene({ ...alone, soloCards: ["solo-heartland"], map: map ?? {} });
      return idOf(s, automaPlace(s, 1, "infantry"));
    };
    // Heartland: the Central region, without it the nearest to it.
    expect(inwards({ "a-lithuania": "1 i", "a-prussia": "1 i" })).toBe("a-lithuania");
    expect(inwards({ "a-prussia": "1 i", "a-silesia": "1 i", "a-lithuania": "0 i" })).toBe("a-prussia");
    expect(inwards({ "a-silesia": "1 i", "a-prussia": "1 i", "a-transylvania": "0 iii" })).toBe("a-prussia");
  });

  test("TYT-259 targets by the keys of the card, the weakest first, at last towards the centre", () => {
    const plan = (soloCard: SoloCardId, map: Spec["map"]) => {
      const it = scene({ ...alone, soloCards: [soloCard], map: map ?? {} });
      const found = planMove(it.s, 1, moveAny);
      return found && boardOf(it.s).ids[found.to];
    };
    expect(plan("solo-land-hunger", { "a-prussia": "1 ii", "a-pomerania": "0" })).toBe("a-gotland");
    expect(
      plan("solo-storm", { "a-prussia": "1 tc", "a-pomerania": "0 i", "a-gotland": "0 ii", "a-norrland": "0" }),
    ).toBe("a-pomerania");
    // Cavalry Raid: empty enemy land before land that is nobody's.
    expect(plan("solo-cavalry-raid", { "a-prussia": "1 ii", "a-volhynia": "0" })).toBe("a-volhynia");
    expect(plan("solo-cavalry-raid", { "a-prussia": "1 ii", "a-pomerania": "0" })).toBe("a-pomerania");
    expect(plan("solo-heartland", { "a-prussia": "1 ii" })).toBe("a-lithuania");
    expect(plan("solo-siege", { "a-gotland": "1 tt".replace("tt", "t"), "a-norrland": "0", "a-svealand": "0" })).toBe(
      "a-svealand",
    );
  });

  test.each([
    ["a tie goes clockwise", { "a-pomerania": "0", "a-volhynia": "2" }, 2],
    ["a tie goes clockwise, wherever the land lies", { "a-pomerania": "2", "a-volhynia": "0" }, 2],
    ["more regions lead", { "a-pomerania": "0", "a-volhynia": "2", "a-denmark": "0" }, 0],
  ])("TYT-259 whose land an automa takes that wants the leader's: %s", (_, map: NonNullable<Spec["map"]>, owner) => {
    const { s } = scene({
      ...alone,
      scenario: "a3-the-deluge",
      soloCards: ["solo-revenge", "solo-storm"],
      map: { "a-prussia": "1 ii", ...map },
    });
    expect(s.owner[planMove(s, 1, moveAny)!.to]).toBe(owner);
  });

  test("TYT-260, TYT-EX-56 an army move: the cheapest stays behind, two cheap ones take land, up to four strong ones attack", () => {
    const it = scene({
      ...alone,
      soloCards: ["solo-land-hunger"],
      map: {
        "a-prussia": "1 tcii",
        "a-lithuania": "0 i",
        "a-gotland": "0",
        "a-pomerania": "1",
        "a-volhynia": "1",
        "a-livonia": "0",
        "a-norrland": "0",
      },
    });
    it.s.owner[placeOf("a-gotland")] = -1;
    it.power(0).regions--;
    expect(planMove(it.s, 1, moveArmy)).toEqual({
      from: placeOf("a-prussia"),
      to: placeOf("a-gotland"),
      army: army("ic"),
    });
    const attack = scene({
      ...alone,
      soloCards: ["solo-storm"],
      map: {
        "a-prussia": "1 tcii",
        "a-lithuania": "0 i",
        "a-pomerania": "0 i",
        "a-gotland": "0",
        "a-volhynia": "1",
        "a-norrland": "0",
      },
    });
    expect(planMove(attack.s, 1, moveArmy)!.army).toBe(army("tci"));
  });

  test("TYT-261, TYT-EX-48 the attack test", () => {
    expect(estimate(army("ci"))).toBe(12);
    expect(estimate(army("iiiiit"))).toBe(30);
    const test = (difficulty: "captain" | "recruit", card: "solo-storm" | "solo-bulwark"): boolean => {
      const it = scene({
        difficulty,
        soloCards: [card],
        map: { "a-gotland": "1 ci", "a-svealand": "0 t", "a-norrland": "0" },
      });
      return isWorthAttacking(it.s, 1, placeOf("a-svealand"), army("ci"));
    };
    expect([test("captain", "solo-storm"), test("recruit", "solo-storm"), test("captain", "solo-bulwark")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("TYT-261 what tips the scales of the attack test: a tie, walls, those who wait, swords, the difficulty", () => {
    type More = { difficulty?: "captain" | "page"; swords?: boolean; waiting?: string; walls?: boolean };
    const dares = (
      units: string,
      { difficulty = "captain", swords = false, waiting = "", walls = false }: More = {},
    ) => {
      const it = scene({
        difficulty,
        soloCards: ["solo-wrath-of-the-titan"],
        map: { "a-gotland": "1 i", [walls ? "a-svealand" : "a-prussia"]: "0 t" },
      });
      const at = placeOf(walls ? "a-svealand" : "a-prussia");
      const blades = nationCards.filter(({ symbol }) => symbol === "sword").map(({ id }) => id);
      const others = nationCards.filter(({ symbol }) => symbol !== "sword").map(({ id }) => id);
      it.power(1).cards = swords ? [blades[0]!] : [others[0]!];
      if (waiting !== "") it.s.attacks.push({ from: placeOf("a-gotland"), to: at, army: army(waiting) });
      return isWorthAttacking(it.s, 1, at, army(units));
    };
    const { aggression, attack } = soloCardOf("solo-wrath-of-the-titan");
    expect([aggression, attack, nationCards.some(({ symbol }) => symbol === "sword")]).toEqual([1, 1, true]);
    // Two points of daring are worth 12: a Titan of 15 is met by an Infantry of 5, and by no one less.
    expect([dares("i"), dares("")]).toEqual([true, false]);
    expect([dares("i", { walls: true }), dares("a", { walls: true })]).toEqual([false, true]);
    expect(dares("i", { walls: true, waiting: "i" })).toBe(true);
    // Three less of it: 21 are needed.
    expect([dares("ti", { difficulty: "page" }), dares("ta", { difficulty: "page" })]).toEqual([false, true]);
    expect([dares("", { waiting: "i" }), dares("", { swords: true })]).toEqual([true, true]);
  });

  test("TYT-262, TYT-263, TYT-264 an automa's Stage: bonuses, ability, cards in order, until it is satisfied", () => {
    // Defending second behind nothing: it acts first and wants a lead of three.
    const it = duel(
      {
        soloCards: ["solo-land-hunger"],
        hands: [
          [],
          [
            strength("enemy", "infantry"),
            strength("own", "cavalry"),
            addDie("own", "cavalry"),
            strength("own", "titan"),
          ],
        ],
        chance: [...rolls("i0 c0 c0"), 0, 0],
      },
      "i",
      "cc",
    );
    // +1 by the card, +1 by the ability, then a set of two Strength cards (+3): satisfied, the rest is kept.
    expect(it.seen("strengthAdded").map(({ bonus }) => bonus.amount)).toEqual([1, 1, 3]);
    expect(it.look(0).view.battle?.sides[DEFENDER]?.bonuses.map(({ amount }) => amount)).toEqual([1, 1, 3]);
    expect(it.power(1).hand).toEqual([addDie("own", "cavalry"), strength("own", "titan")]);
    expect([it.place, it.seat]).toEqual(["battle.act", 0]);
  });

  test("TYT-263, TYT-266 it brings units, pays for its Titan's ability at random and rerolls low dice", () => {
    const it = duel(
      {
        soloCards: ["solo-storm"],
        hands: [[], [bring("own", "titan"), strength("own", "artillery"), strength("enemy", "titan")]],
        map: { "a-lesser-poland": "1 ii" },
        chance: [...rolls("i2 i2 i2 t1"), ...rolls("i0"), 0, 0, 0, 0, ...rolls("i1")],
      },
      "iii",
      "t",
    );
    expect(it.seen("unitBrought")).toMatchObject([{ who: "commonwealth", unit: "infantry", from: "a-lesser-poland" }]);
    expect(it.seen("usableUsed")).toMatchObject([{ id: "commonwealth-titan" }]);
    expect(it.seen("diceChanged")[0]).toMatchObject({ purpose: "max", after: [{ type: "titan", shows: 4 }] });
    expect(it.power(1).hand).toEqual([]);
  });

  test("TYT-266 of the enemy's dice an automa turns down the one that loses most", () => {
    const it = duel(
      {
        nations: ["sweden", "ottoman"],
        soloCards: ["solo-storm"],
        hands: [[], [addDie("own", "cavalry")]],
        chance: [...rolls("i1 i2 a3 t1"), ...Array<number>(12).fill(0)],
      },
      "iia",
      "t",
    );
    const [turned] = it.seen("diceChanged");
    expect(turned).toMatchObject({ purpose: "min", picked: [1], after: [{ type: "infantry", shows: 0 }] });
  });

  test("TYT-263 an automa pays a unit that it brings with the card", () => {
    const it = duel(
      {
        soloCards: ["solo-storm"],
        hands: [[], [bring("own", "infantry")]],
        map: { "a-lesser-poland": "1 ii" },
        chance: [...rolls("i2 i2 i2 i0"), ...rolls("i0"), 0, 0],
      },
      "iii",
      "i",
    );
    expect(it.seen("unitBrought")).toMatchObject([{ who: "commonwealth", unit: "infantry", from: "a-lesser-poland" }]);
    expect(it.power(1).hand).toEqual([]);
    expect(it.s.supportDiscard).toEqual([bring("own", "infantry")]);
  });

  test("TYT-265 an automa loses Infantry first and retreats to where most of its units are", () => {
    const it = duel(
      {
        map: { "a-lesser-poland": "1 ii", "a-transylvania": "1", "a-lithuania": "1 i" },
        chance: rolls("i2 i2 t3 i0 c0"),
      },
      "iit",
      "ic",
    );
    it.fight();
    expect(it.seen("unitLost").map(({ unit }) => unit)).toEqual(["infantry", "cavalry"]);
    const retreat = duel(
      { map: { "a-lesser-poland": "1 ii", "a-lithuania": "1 i" }, chance: rolls("i1 i0 t1 i0 c1") },
      "iit",
      "ic",
    );
    retreat.fight();
    expect(retreat.units("a-lesser-poland")).toBe(army("iiic"));
  });

  test("TYT-267 it draws what its card asks for, discards at random to five, and places its Titan by its card", () => {
    const hand = (["infantry", "cavalry", "artillery"] as const).flatMap(unit => [
      strength("own", unit),
      strength("own", unit, 2),
    ]);
    const it = scene({
      ...alone,
      soloCards: ["solo-wrath-of-the-titan"],
      at: "automa.tidyUp",
      turn: 1,
      hands: [[], hand],
      supportPool: [bring("own", "titan"), addDie("own", "titan"), addDie("own", "cavalry"), strength("own", "titan")],
    });
    expect(it.seen("supportTaken")[0]).toMatchObject({ who: "commonwealth", card: addDie("own", "titan") });
    expect(it.seen("supportDiscarded").filter(({ cause }) => cause === "limit")).toHaveLength(2);
    expect([it.power(1).hand.length, it.power(1).titan]).toEqual([5, "map"]);
    const deck = scene({
      ...alone,
      soloCards: ["solo-muster"],
      at: "automa.tidyUp",
      turn: 1,
      supportPool: [
        addDie("own", "titan"),
        addDie("own", "cavalry"),
        strength("own", "titan"),
        strength("own", "infantry"),
      ],
    });
    expect(deck.seen("supportDrawn")[0]).toMatchObject({ who: "commonwealth", cause: "phase" });
  });

  test("TYT-268 reinforcements: two cards, then a unit for a card, or a purchase", () => {
    const it = scene({ ...alone, at: "round.scoreRegions", map: { "a-lesser-poland": "1 t" } });
    it.choose({ kind: "decline" }, { kind: "decline" });
    expect(it.power(1).hand).toHaveLength(1);
    expect(it.units("a-lesser-poland")).toBe(army("ta"));
    const full = scene({
      ...alone,
      at: "round.scoreRegions",
      map: { "a-lesser-poland": "1 tiiiiii" },
      decks: [[], ["commonwealth-wagon-fort"]],
    });
    full.choose({ kind: "decline" }, { kind: "decline" });
    expect(full.power(1).cards).toEqual(["commonwealth-wagon-fort"]);
  });

  test("TYT-269 the human wins with more VP than every automa; a complete tie is lost", () => {
    const end = (vp: readonly number[], map: Spec["map"] = {}): readonly number[] =>
      tytani.result(scene({ ...alone, at: "round.scoreRegions", round: 3, vp, map }).s).winners;
    expect([end([5, 4]), end([4, 5]), end([4, 4])]).toEqual([[0], [], []]);
    // Equal VP: more regions decide for the human.
    expect(end([4, 5], { "a-prussia": "0" })).toEqual([0]);
    const { places, others } = tytani.result(scene({ ...alone, at: "round.scoreRegions", round: 3, vp: [4, 9] }).s);
    expect([places, others?.map(({ place }) => place)]).toEqual([[2], [1]]);
  });

  test("TYT-342, TYT-343, TYT-344, TYT-345 automas keep the rules of the game through whole games and use no cards of theirs", () => {
    const events = ["a2-baltic-dominion", "a3-the-deluge"].flatMap(scenario => {
      const it = fresh(1, { "scenario-1": scenario, difficulty: "king-of-kings" }, scenario);
      const chance = fastChance(scenario);
      while (it.s.stack.length > 0) it.choose(randomChoice(tytani, it.s, 0, chance) as TytaniChoice);
      return it.events;
    });
    const byAutomas = events.filter(event => "who" in event && typeof event.who === "string");
    const used = byAutomas.filter(event => event.type === "usableUsed");
    expect(used.length).toBeGreaterThan(0);
    expect(used.every(({ id }) => /-(start|titan)$/.test(id))).toBe(true);
    expect(byAutomas.some(event => event.type === "attackDeclared")).toBe(true);
    expect(byAutomas.some(event => event.type === "missionClaimed")).toBe(false);
  });

  test("TYT-252 nothing of an automa's own is used or refused: nobody is asked", () => {
    const { s } = scene({ ...alone, cards: [[], ["commonwealth-wagon-fort"]] });
    expect([
      refusedUses(s, 0, "battle-stage").length > 0,
      uses(s, 1, "battle-stage"),
      refusedUses(s, 1, "battle-stage"),
    ]).toEqual([true, [], []]);
  });

  test("TYT-280 an automa's hand and deck are hidden, its solo card is open", () => {
    const it = scene({
      ...alone,
      hands: [[], [strength("own", "artillery")]],
      decks: [[], ["commonwealth-hot-pursuit"]],
    });
    const view = it.look(0).view;
    expect([view.powers[1]!.hand, view.powers[1]!.handSize, view.powers[1]!.soloCard]).toEqual([null, 1, "solo-storm"]);
    expect(JSON.stringify(view)).not.toContain("hot-pursuit");
  });
});

/** What a rule needs to act outside of a step, with luck that always says 0. */
function flowOf(it: Scene) {
  return {
    below: () => 0,
    roll: () => 1,
    pick: <T>(list: readonly T[]): T => list[0]!,
    shuffle: <T>(list: T[]): T[] => list,
    emit: (event: Scene["events"][number]) => void it.events.push(event),
    call: () => {},
    repeat: () => {},
    goto: () => {},
    end: () => {},
  };
}
