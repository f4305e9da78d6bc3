import { describe, expect, test } from "vitest";
import { equal } from "#kernel/json.ts";
import { runnerOf } from "#kernel/run.ts";
import type { RuneChoice } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import { type SeasonCardId, seasonCards } from "../content/seasons.ts";
import { areaOf } from "../content/tiles.ts";
import { runewars } from "../index.ts";
import { winterLimit } from "../rules/fall-winter.ts";
import { playOrder } from "../rules/queries.ts";
import { ordersFor } from "../rules/season.ts";
import { viewFor } from "../view/view.ts";
import { Scene, scene } from "./scenes.ts";

const runner = runnerOf(runewars);

/** A season from its beginning, with a card on top of its deck. */
function season(g: Scene, number: number, card: SeasonCardId): Scene {
  g.s.season = number;
  const deck = [
    ...g.s.seasonDecks[number]!,
    ...g.s.seasonDiscard.filter(
      id => seasonCards.find(each => each.id === id)!.season === seasonCards.find(each => each.id === card)!.season,
    ),
  ];
  g.s.seasonDecks[number] = [...deck.filter(id => id !== card), card];
  g.s.seasonDiscard = [];
  return g.call("season", {});
}

/** Answers of several seats to a simultaneous question. */
function together(g: Scene, ...choices: RuneChoice[]): Scene {
  for (const [seat, choice] of choices.entries()) {
    const option = runner.options(g.s, seat).find(each => equal(each, choice));
    expect(option, `${JSON.stringify(choice)} for ${seat}`).toBeDefined();
    runner.play(g.s, seat, option!, g.events as never[]);
  }
  return g;
}

const order = (n: number): RuneChoice => ({ kind: "order", order: n });
const bid = (influence: number): RuneChoice => ({ kind: "bid", influence });

describe("what a card asks for", () => {
  test("RUN-388 Spies Everywhere: only a token that lies face down can be turned up for influence", () => {
    const kinds = (g: Scene): number => {
      g.effects("season:spies-everywhere", { seat: 0 });
      return g.where === "effects.choose" ? g.options().length : 0;
    };
    const peeking = kinds(scene().rune("8B", "dragon"));
    expect(kinds(scene().rune("8B", "dragon").rune("DA", "false"))).toBe(peeking + 1);
    expect(kinds(scene().rune("8B", "dragon").rune("DA", "false", true))).toBe(peeking);
  });
});

describe("year and season", () => {
  test("RUN-092, RUN-093, RUN-095 a season card with its primary effect, then the season's own, then Orders; cards go to one pile", () => {
    const g = season(scene(), 1, "long-drought");
    expect(g.s.seasonDiscard).toEqual(["long-drought"]);
    expect(g.s.players.map(player => player.food)).toEqual([2, 2]);
    expect(g.happened("questPhaseStarted")).toHaveLength(1);
    expect(g.where).toBe("season.chooseOrders");
  });

  test("RUN-094, RUN-409 a Victory card on the deck is turned up before the season card", () => {
    const g = scene();
    g.s.players[0]!.claim = 1;
    season(g, 1, "long-drought");
    const types = g.events.map(event => event.type);
    expect(types.indexOf("claimFailed")).toBeLessThan(types.indexOf("seasonCardRevealed"));
    expect(g.s.players[0]!.claim).toBe(NONE);
  });

  test("RUN-096, RUN-098, RUN-101 play order: lowest Order, then influence, then starting influence; titles do not count", () => {
    const g = new Scene(3).clear();
    const [a, b, c] = g.s.players;
    Object.assign(a!, { lastOrder: 0, influence: 2 });
    Object.assign(b!, { lastOrder: 0, influence: 2 });
    Object.assign(c!, { lastOrder: 0, influence: 3 });
    // Seats 0, 1, 2 are Daqan (3), Waiqar (2), Elves (4).
    expect(playOrder(g.s)).toEqual([2, 0, 1]);
    Object.assign(b!, { lastOrder: 1 });
    Object.assign(a!, { lastOrder: 5 });
    Object.assign(c!, { lastOrder: 5, used: [] });
    expect(playOrder(g.s)).toEqual([1, 2, 0]);
    g.s.titleInfluence[0] = 9;
    g.s.titleHolder[0] = 0;
    expect(playOrder(g.s)).toEqual([1, 2, 0]);
  });

  test("RUN-097, RUN-099, RUN-466, RUN-EX-67 effects for all follow the play order fixed when they begin", () => {
    const g = scene();
    g.s.players[0]!.influence = 2;
    g.s.players[1]!.influence = 1;
    season(g, 0, "prepare-for-the-coming-year");
    expect(g.seat).toBe(0);
    g.take({ kind: "option", option: "influence" });
    expect(g.seat).toBe(1);
  });

  test("RUN-102, RUN-116, RUN-INV-14, RUN-INV-15 spring: tokens and Orders come back, everybody stands up", () => {
    const g = scene().put(0, "8B", "footman", 1, 2).put(NONE, "9A", "giant", 0, 1).hero(0, "silhouette", "DA");
    g.s.heroes[0]!.routed = true;
    g.s.activated[areaOf("8B")] = 3;
    g.s.players[0]!.used = [2, 7];
    season(g, 0, "famine");
    expect(g.s.activated.every(token => token === 0)).toBe(true);
    expect(g.s.players[0]!.used).toEqual([]);
    expect([g.standing("8B", "footman"), g.routed("8B", "footman"), g.standing("9A", "giant")]).toEqual([3, 0, 1]);
    expect(g.s.heroes[0]!.routed).toBe(false);
    expect(g.where).toBe("season.chooseOrders");
  });

  test("RUN-103, RUN-276 summer: the Quest Phase in play order", () => {
    const g = scene().hero(0, "silhouette", "DA").hero(1, "mad-carthos", "UA");
    g.s.players[0]!.lastOrder = 6;
    g.s.players[1]!.lastOrder = 2;
    season(g, 1, "long-drought");
    expect(g.where).toBe("questPhase.chooseHero");
    expect(g.seat).toBe(1);
  });

  test("RUN-104 fall: the Fate deck is shuffled, then 2 influence or 1 Tactics card each", () => {
    const g = scene();
    g.s.fateDiscard = g.s.fate.splice(0, 12);
    g.s.players[0]!.influence = 0;
    season(g, 2, "rush-for-timber-and-iron");
    g.take({ kind: "option", option: "wood" }).take({ kind: "option", option: "ore" });
    expect(g.s.fate).toHaveLength(30);
    const [first, second] = [g.seat, 1 - g.seat];
    const before = g.s.players[first]!.influence;
    g.take({ kind: "option", option: "influence" }).take({ kind: "option", option: "tactics" });
    expect(g.s.players[first]!.influence).toBe(before + 2);
    expect(g.s.players[second]!.fresh).toHaveLength(1);
  });

  test("RUN-105, RUN-107, RUN-108, RUN-EX-03 winter: units above the food dial are destroyed, area by area, the owner chooses", () => {
    const g = scene().put(1, "8B", "berserker", 6).put(1, "8B", "warlock", 1).put(1, "UA", "berserker", 6);
    g.s.players[1]!.food = 5;
    season(g, 3, "wolves-at-the-gates");
    while (g.where === "effects.choose") g.take(g.options()[0]!);
    expect(g.where).toBe("winter.destroy");
    g.take({ kind: "unit", area: areaOf("8B"), unit: "warlock", isRouted: false });
    g.take({ kind: "unit", area: areaOf("8B"), unit: "berserker", isRouted: false });
    g.take({ kind: "unit", area: areaOf("UA"), unit: "berserker", isRouted: false });
    expect(g.where).toBe("season.chooseOrders");
    expect([g.standing("8B", "berserker"), g.standing("UA", "berserker")]).toEqual([5, 5]);
    g.s.players[1]!.food = 9;
    expect(winterLimit(g.s, 1)).toBe(8);
  });

  test("RUN-106, RUN-180, RUN-468, RUN-EX-11 allied units count in winter, routed ones too, heroes do not", () => {
    const g = scene().put(0, "8B", "footman", 2, 1).put(NONE, "8B", "razorwing", 2).hero(0, "silhouette", "8B");
    g.s.players[0]!.food = 4;
    season(g, 3, "frozen-wastes");
    while (g.where === "effects.choose") g.take(g.options()[0]!);
    expect(g.where).toBe("winter.destroy");
    expect(g.options()).toContainEqual({ kind: "unit", area: areaOf("8B"), unit: "razorwing", isRouted: false });
    g.take({ kind: "unit", area: areaOf("8B"), unit: "footman", isRouted: true });
    expect(g.where).toBe("season.chooseOrders");
  });

  test("RUN-EX-51 without food all units die; strongholds and home areas stay", () => {
    const g = scene().put(0, "8B", "footman", 3).stronghold(0, "8B").put(0, "DA", "knight", 1, 1);
    g.s.players[0]!.food = 0;
    season(g, 3, "winter-truce");
    expect([g.standing("8B", "footman"), g.standing("DA", "knight"), g.routed("DA", "knight")]).toEqual([0, 0, 0]);
    expect(g.s.stronghold[areaOf("8B")]).toBe(0);
    expect(g.s.players[0]!.isOut).toBe(false);
    expect(g.s.supply[1]).toBe(16);
  });

  test("RUN-109, RUN-129 winter opens water borders until the season ends", () => {
    const g = season(scene(), 3, "winter-truce");
    expect(g.s.isFrozen).toBe(true);
    together(g, order(7), order(7));
    while (g.s.stack.length > 0) g.take(g.options()[0]!);
    expect(g.s.isFrozen).toBe(false);
    expect([g.s.season, g.s.year]).toEqual([0, 2]);
  });

  test("RUN-110, RUN-112, RUN-446, RUN-INV-12 Orders are chosen in secret from the hand; used ones lie open and cannot be chosen", () => {
    const g = scene();
    g.s.players[0]!.used = [2, 5];
    season(g, 1, "long-drought");
    expect(ordersFor(g.s, 0)).toEqual([1, 3, 4, 6, 7, 8]);
    // RUN-115 The question tells which of them would be Supreme.
    expect(g.args(0)).toEqual({ supreme: [6, 7, 8] });
    runner.play(g.s, 0, order(8), []);
    expect(JSON.stringify(viewFor(g.s, 1))).not.toContain('"order":8');
    expect(viewFor(g.s, 1).players[0]!.used).toEqual([2, 5]);
    runner.play(g.s, 1, order(1), []);
    expect(g.s.players[0]!.used).toEqual([2, 5, 8]);
  });

  test("RUN-111 a prohibition that leaves no Order is ignored", () => {
    const g = scene();
    g.s.players[0]!.used = [1, 4, 5, 6, 7, 8];
    g.s.players[0]!.barred = [2, 3];
    expect(ordersFor(g.s, 0)).toEqual([2, 3]);
    g.s.players[0]!.used = [4, 5, 6, 7, 8];
    expect(ordersFor(g.s, 0)).toEqual([1]);
  });

  test("RUN-113, RUN-114 Orders are revealed together and resolved from the lowest number up", () => {
    const g = season(scene(), 1, "long-drought");
    together(g, order(7), order(4));
    while (g.s.stack.length > 0) g.take(g.options()[0]!);
    const started = g.happened("orderStarted").map(event => (event.type === "orderStarted" ? event.order : 0));
    expect(started).toEqual([4, 7]);
    const types = g.events.map(event => event.type);
    expect(types.indexOf("ordersRevealed")).toBeLessThan(types.indexOf("orderStarted"));
  });

  test("RUN-100, RUN-EX-43 a tie of Orders is broken by the influence held when the number is reached", () => {
    const g = season(scene(), 1, "long-drought");
    g.s.players[0]!.influence = 4;
    g.s.players[1]!.influence = 3;
    together(g, order(6), order(6));
    expect(g.s.turn.seat).toBe(0);
    const h = season(scene(), 1, "long-drought");
    h.s.players[0]!.influence = 3;
    h.s.players[1]!.influence = 5;
    together(h, order(6), order(6));
    expect(h.s.turn.seat).toBe(1);
  });

  test("RUN-115, RUN-117, RUN-EX-04, RUN-EX-50 Supremacy only for the highest face-up Order, and never by force", () => {
    const g = scene().stronghold(1, "UA").turn(1, 5, [8]).skip("actions.act");
    g.take({ kind: "resource", resource: "food" }).skip("actions.act");
    expect(g.where).toBe("end");
    const h = scene().stronghold(1, "UA").turn(1, 5, [2]).skip("actions.act");
    h.take({ kind: "resource", resource: "food" }).skip("actions.act");
    expect(h.where).toBe("turn.useSupremacy");
    expect(h.kinds()).toEqual(["decline", "supremacy"]);
  });

  test("RUN-118, RUN-469, RUN-EX-66 an Order taken back in the same turn no longer blocks Supremacy", () => {
    const g = scene().stronghold(1, "UA").tactics(1, "spy-guild").turn(1, 5, [2, 7]);
    g.take({ kind: "tactics", card: "spy-guild" }).take(order(7)).skip("actions.act");
    g.take({ kind: "resource", resource: "food" }).skip("actions.act");
    expect(g.where).toBe("turn.useSupremacy");
    expect(g.s.players[1]!.used).toEqual([2, 5]);
  });

  test("RUN-119, RUN-470 what cannot be done is skipped; what an Order allows may be left", () => {
    const g = scene().turn(0, 6).skip("actions.act");
    expect(g.where).toBe("turn.useSupremacy");
    const h = scene().put(0, "DC", "footman", 2).turn(0, 2).skip("actions.act");
    expect(h.options()[0]).toEqual({ kind: "pass" });
    h.take("pass").skip("actions.act");
    expect(h.happened("areaActivated")).toEqual([]);
  });

  test("RUN-467 titles that profit from the Council do so before the card's effect", () => {
    const g = scene();
    g.s.titleHolder[0] = 0;
    const before = g.s.players[0]!.influence;
    season(g, 3, "council-of-wizards");
    expect(g.where).toBe("bid.makeBids");
    expect(g.s.players[0]!.influence).toBe(before + 1);
  });

  test("RUN-471 what lasts for a turn ends with it, what lasts for a season with the season", () => {
    const g = scene().put(0, "9B", "footman", 1).tactics(0, "hidden-pass").turn(0, 1);
    g.take({ kind: "tactics", card: "hidden-pass" });
    expect(g.s.turn.passMountains).toBe(true);
    g.skip("actions.act").take("done").skip("turn.useSupremacy", "actions.act");
    expect(g.s.turn.passMountains).toBe(false);
    const h = season(scene(), 3, "winter-truce");
    expect(h.s.truce).toBe(true);
    together(h, order(7), order(7));
    while (h.s.stack.length > 0) h.take(h.options()[0]!);
    expect(h.s.truce).toBe(false);
  });

  test("RUN-121, RUN-123, RUN-124 dials change only by effects; what they give is read up to the arrow and does not move it", () => {
    const g = scene().stronghold(0, "DA").turn(0, 7).skip("actions.act");
    const { food, wood, ore } = g.s.players[0]!;
    expect([food, wood, ore]).toEqual([3, 2, 2]);
    // Daqan: influence on ore 1 only.
    expect(g.happened("influenceGained")).toContainEqual({ type: "influenceGained", seat: 0, n: 1 });
  });

  test("RUN-EX-05 fall with a harvest: dials to production, food one higher; ties of Orders by influence, Supremacy only for the highest", () => {
    const g = scene().put(0, "1B", "footman", 1);
    season(g, 2, "bountiful-harvest");
    expect([g.s.players[0]!.food, g.s.players[0]!.wood, g.s.players[0]!.ore]).toEqual([5, 3, 2]);
    expect(g.where).toBe("fall.choose");
    g.take({ kind: "option", option: "influence" }).take({ kind: "option", option: "tactics" });
    g.s.players[0]!.influence = 1;
    g.s.players[1]!.influence = 4;
    g.s.players[1]!.used = [7];
    together(g, order(3), order(3));
    expect(g.s.turn.seat).toBe(1);
  });

  test("RUN-400, RUN-EX-22, RUN-INV-24 Tactics drawn in a season may be played from the next one on", () => {
    const g = scene().tactics(0, "shield-wall");
    g.s.players[0]!.wood = 2;
    g.turn(0, 1).skip("actions.act").take("done").skip("actions.act").take("supremacy");
    expect(g.s.players[0]!.fresh).toHaveLength(1);
    const [card] = g.s.players[0]!.fresh;
    expect(g.options().some(option => option.kind === "tactics" && option.card === card)).toBe(false);
    season(g, 1, "long-drought");
    expect(g.s.players[0]!.tactics).toContain(card);
  });
});

describe("influence bids", () => {
  test("RUN-392, RUN-393, RUN-394, RUN-395, RUN-447 secret numbers from 0 to all, revealed together, paid by all", () => {
    const g = scene();
    g.s.players[0]!.influence = 4;
    g.s.players[1]!.influence = 2;
    season(g, 0, "council-of-thirteen");
    expect(viewFor(g.s, 1).players[0]!.influence).toBe(4);
    expect(g.options(0)).toHaveLength(5);
    runner.play(g.s, 0, bid(3), []);
    expect(JSON.stringify(viewFor(g.s, 1))).not.toContain('"bid","influence":3');
    runner.play(g.s, 1, bid(1), []);
    expect(g.s.bids).toEqual([3, 1]);
    expect(g.s.players.map(player => player.influence)).toEqual([1, 1]);
    expect(g.s.players.map(player => player.fresh.length)).toEqual([3, 1]);
  });

  test("RUN-396, RUN-397, RUN-EX-23 ties: the Primarch decides, else the tied player with the most unspent influence", () => {
    const g = new Scene(3).clear();
    // Daqan, Waiqar, Elves.
    for (const [seat, n] of [2, 1, 4].entries()) g.s.players[seat]!.influence = n;
    season(g, 3, "council-of-wizards");
    together(g, bid(2), bid(1), bid(2));
    expect(g.where).toBe("bid.breakTie");
    expect(g.seat).toBe(2);
    g.take({ kind: "seat", seat: 2 });
    expect(g.where).toMatch(/^receiveRune/);
    expect(g.seat).toBe(2);
    expect(g.s.players.map(player => player.influence)).toEqual([0, 0, 2]);
    const h = scene();
    h.s.titleHolder[0] = 1;
    h.s.players[0]!.influence = 5;
    h.s.players[1]!.influence = 0;
    season(h, 3, "council-of-wizards");
    together(h, bid(1), bid(1));
    expect(h.seat).toBe(1);
  });

  test.each([
    [[2, 0, 2], 2],
    [[2, 2, 0], 0],
  ])(
    "RUN-396 of %j tied with as much unspent influence the highest starting influence decides: seat %i",
    (bids, by) => {
      const g = new Scene(3).clear();
      // Daqan, Waiqar, Elves: they start with 3, 2 and 4.
      for (const player of g.s.players) player.influence = 3;
      season(g, 3, "council-of-wizards");
      together(g, ...bids.map(bid));
      expect(g.happened("bidsRevealed")).toMatchObject([{ bids }]);
      expect([g.where, g.seat]).toEqual(["bid.breakTie", by]);
      const [ranked, other] = [g.options()[1]!, g.options()[0]!];
      g.take(ranked);
      const seatOf = (option: typeof ranked): number => (option.kind === "seat" ? option.seat : NONE);
      expect(g.happened("tieDecided")).toMatchObject([{ seat: by, ranking: [seatOf(ranked), seatOf(other)] }]);
    },
  );

  test("RUN-398 the words Wizards' Council do nothing by themselves", () => {
    const g = scene();
    const before = g.s.players.map(player => player.influence);
    season(g, 0, "council-of-thirteen");
    expect(g.s.players.map(player => player.influence)).toEqual(before);
    expect(g.happened("seasonCardRevealed")).toContainEqual({
      type: "seasonCardRevealed",
      card: "council-of-thirteen",
      wizardsCouncil: true,
    });
  });

  test("RUN-507, RUN-EX-76 the player who decides ranks all who are tied", () => {
    const g = new Scene(3).clear();
    for (const [seat, n] of [4, 3, 1].entries()) g.s.players[seat]!.influence = n;
    season(g, 1, "power-for-the-pious");
    together(g, bid(1), bid(1), bid(1));
    expect(g.seat).toBe(0);
    expect(g.options()).toHaveLength(3);
    g.take({ kind: "seat", seat: 1 });
    expect(g.seat).toBe(0);
    g.take({ kind: "seat", seat: 2 });
    // Seat 0 is the lowest: it chooses the areas of the others.
    expect(g.where).toBe("effects.choose");
    expect(g.seat).toBe(0);
    g.take(g.options()[0]!);
    g.take(g.options()[0]!);
    expect(g.s.runes.filter(rune => rune === 1)).toHaveLength(2);
    expect(g.happened("runePlacedOpenly").map(event => event.type === "runePlacedOpenly" && event.seat)).toEqual([
      1, 2,
    ]);
  });

  test("RUN-507 effects for those who bid nothing apply to all of them", () => {
    const g = season(scene(), 0, "stormy-weather");
    together(g, bid(0), bid(0));
    expect(g.s.players.map(player => player.barred)).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });

  test("RUN-507 and to nobody who bid", () => {
    const g = scene();
    g.s.players[1]!.influence = 1;
    season(g, 0, "stormy-weather");
    together(g, bid(0), bid(1));
    expect([g.s.players[0]!.barred.length > 0, g.s.players[1]!.barred]).toEqual([true, []]);
  });

  test("RUN-EX-34, RUN-382, RUN-504 Power for the Pious: a dragon rune without a false one, face down, known to all", () => {
    const g = new Scene(3).clear();
    for (const [seat, n] of [3, 2, 0].entries()) g.s.players[seat]!.influence = n;
    const falses = g.s.falsePile;
    season(g, 1, "power-for-the-pious");
    together(g, bid(3), bid(2), bid(0));
    expect(g.seat).toBe(2);
    const [first] = g.options();
    g.take(first!).take(g.options()[0]!);
    expect(g.s.falsePile).toBe(falses);
    const area = first!.kind === "area" ? first!.area : NONE;
    expect(g.s.runeUp[area]).toBe(0);
    for (const seat of [0, 1, 2]) expect(viewFor(g.s, seat).runes[area]).toBe(1);
  });
});

describe("season cards", () => {
  test("RUN-EX-35, RUN-505 Threatened Home Realms: one token leaves the home realm; without a target it stays", () => {
    const g = scene().rune("DA", "dragon").rune("DB", "false");
    season(g, 1, "threatened-home-realms");
    expect(g.areas().sort()).toEqual(["DA", "DB"]);
    g.at("DA");
    expect(g.areas()).toContain("8B");
    expect(g.areas()).not.toContain("DC");
    g.at("8B");
    expect(g.s.runes[areaOf("8B")]).toBe(1);
    const h = scene().rune("DA", "dragon");
    for (const area of ["1A", "1B", "1C", "3A", "3B", "3C", "8A", "8B", "8C", "8D", "9A", "9B"])
      h.s.runes[areaOf(area)] = 2;
    season(h, 1, "threatened-home-realms");
    expect(h.s.runes[areaOf("DA")]).toBe(1);
  });

  test("RUN-EX-75, RUN-504 a rune moved openly is still known to those who have seen it; mixing ends that", () => {
    const g = scene().put(0, "8B", "footman", 1).rune("8B", "dragon");
    g.s.runeKnown[areaOf("8B")] = 3;
    season(g, 0, "rune-tremor");
    g.at("8B").at("3A");
    expect(viewFor(g.s, 1).runes[areaOf("3A")]).toBe(1);
    const h = scene().put(0, "8B", "footman", 1).rune("8B", "dragon").rune("DA", "false");
    h.s.runeKnown[areaOf("8B")] = 3;
    h.turn(0, 8).skip("actions.act").take({ kind: "action", action: "runes" }).at("8B").at("DA");
    h.take({ kind: "dragon", area: areaOf("DA") });
    expect(viewFor(h.s, 1).runes[areaOf("DA")]).toBe(3);
    expect(viewFor(h.s, 1).runes[areaOf("8B")]).toBe(3);
    expect(viewFor(h.s, 0).runes[areaOf("DA")]).toBe(1);
  });

  test.each(seasonCards.map(card => card.id))("RUN-093 the season card %s plays through in every choice", card => {
    const number = ["spring", "summer", "fall", "winter"].indexOf(seasonCards.find(each => each.id === card)!.season);
    for (let pick = 0; pick < 4; pick++) {
      const g = new Scene(2, {}, `card ${pick}`);
      g.s.players[0]!.influence = 8;
      season(g, number, card);
      let steps = 0;
      while (g.s.stack.length > 0 && g.where !== "season.chooseOrders" && steps++ < 200) {
        const seat = g.s.open[0]!;
        const options = g.options(seat);
        g.take(options[(pick + steps) % options.length]!, seat);
      }
      expect(steps).toBeLessThan(200);
    }
  });

  test("RUN-507, RUN-396 the player who decides a tie ranks all who share it, himself included", () => {
    const g = new Scene(3).clear();
    g.s.players.forEach((player, seat) => {
      player.influence = [6, 5, 4][seat]!;
    });
    g.effects("season:council-of-thirteen", { seat: 0 });
    for (const seat of [...g.s.open]) g.take({ kind: "bid", influence: 1 }, seat);
    expect([g.where, g.seat]).toEqual(["bid.breakTie", 0]);
    g.take({ kind: "seat", seat: 0 });
    expect([g.where, g.seat, g.options()]).toEqual([
      "bid.breakTie",
      0,
      [
        { kind: "seat", seat: 1 },
        { kind: "seat", seat: 2 },
      ],
    ]);
  });
});
