import { describe, expect, test } from "vitest";
import { orderOf } from "../content/orders.ts";
import { tytani } from "../index.ts";
import { unitsOnMap } from "../rules/result.ts";
import { army } from "./scene-spec.ts";
import { addDie, fresh, rolls, type Scene, scene, strength, until } from "./scenes.ts";

const many = (["infantry", "cavalry", "artillery"] as const).flatMap(unit => [
  strength("own", unit),
  strength("own", unit, 2),
]);

describe("Phase C", () => {
  test("TYT-172, TYT-301 one of four open cards or the top of the deck", () => {
    const it = scene({
      using: "order-recruiters",
      supportPool: many.slice(0, 4),
      supportDeck: [many[4]!, many[5]!],
    }).end();
    expect(it.offered("draw").map(({ card }) => card)).toEqual([...many.slice(0, 4), "deck"]);
    it.choose({ kind: "draw", card: "deck" });
    expect(it.power(0).hand).toEqual([many[4]]);
  });

  test("TYT-173 a card taken from the pool is replaced at once", () => {
    const it = scene({ using: "order-recruiters", supportPool: many.slice(0, 4), supportDeck: [many[4]!] }).end();
    it.choose({ kind: "draw", card: many[1]! });
    expect(it.s.supportPool).toEqual([many[0], many[4], many[2], many[3]]);
  });

  test("TYT-175 with deck and discards empty nothing is drawn and the pool stays short", () => {
    const it = scene({ using: "order-recruiters", supportPool: many.slice(0, 4) });
    it.power(1).hand = [...it.s.supportDeck.splice(0), ...it.s.supportPool.splice(1)];
    it.end();
    expect(it.offered("draw")).toEqual([{ kind: "draw", card: many[0] }]);
    it.choose({ kind: "draw", card: many[0]! });
    expect(it.s.supportPool).toEqual([]);
    expect(it.seen("supportShuffled")).toEqual([]);
  });

  test("TYT-173, TYT-310 a pool that stayed short is filled as soon as cards are discarded or played", () => {
    const open = [
      addDie("own", "cavalry"),
      addDie("enemy", "cavalry"),
      addDie("own", "titan"),
      addDie("enemy", "titan"),
    ];
    const short = (it: Scene): Scene => {
      it.power(1).hand = [...it.s.supportDeck.splice(0), ...it.s.supportPool.splice(2)];
      return it;
    };
    const paying = short(scene({ using: "order-recruiters", supportPool: open, hands: [many] })).end();
    paying.choose({ kind: "draw", card: open[0]! });
    expect([paying.place, paying.args.left, paying.s.supportPool]).toEqual(["turn.discardToLimit", 2, [open[1]]]);
    paying.choose({ kind: "discard", card: many[2]! });
    expect([paying.s.supportPool, paying.s.supportDiscard]).toEqual([[open[1], many[2]], []]);
    const playing = short(
      scene({
        using: "order-great-march",
        supportPool: open,
        hands: [many],
        map: { "a-prussia": "0 i", "a-volhynia": "1 i", "a-silesia": "1" },
        chance: [...rolls("i0 i0"), 0, 0],
      }),
    );
    playing.act("move-army").march("a-prussia", "i", "a-volhynia").end().endStage();
    playing.choose({ kind: "support", cards: [many[0]!, many[1]!] });
    expect([playing.s.supportPool.length, playing.s.supportDiscard]).toEqual([4, []]);
  });
});

describe("reshuffling", () => {
  test("TYT-174, TYT-EX-40 a draw of three over the end of the deck: one card, a shuffle, two more", () => {
    const it = scene({
      using: "order-great-march",
      map: { "a-prussia": "0 iit", "a-volhynia": "1 iic", "a-transylvania": "1" },
      supportDeck: [addDie("own", "titan")],
      shortDeck: true,
      chance: [...rolls("i2 i2 t4 i0 i0 c0"), ...Array<number>(40).fill(0)],
    });
    const size = it.s.supportDiscard.length;
    it.act("move-army").march("a-prussia", "iit", "a-volhynia").end().fight();
    it.choose(
      { kind: "lose", unit: "infantry", from: "a-volhynia" },
      { kind: "lose", unit: "infantry", from: "a-volhynia" },
    );
    expect([it.power(1).hand[0], it.power(1).hand.length]).toEqual([addDie("own", "titan"), 3]);
    expect([it.s.supportDeck.length, it.s.supportDiscard]).toEqual([size - 2, []]);
  });

  test("TYT-174, TYT-172 the deck can be drawn from while it or the discard pile has cards", () => {
    const drawn = (deck: number) => {
      const it = scene({ using: "order-recruiters", supportPool: many.slice(0, 4), supportDeck: [], shortDeck: true });
      it.s.supportDeck.push(...it.s.supportDiscard.splice(0, deck));
      expect(it.s.supportDiscard.length).toBeGreaterThan(deck);
      return it.end().offers({ kind: "draw", card: "deck" });
    };
    expect([drawn(0), drawn(1)]).toEqual([true, true]);
  });
});

describe("Phase D", () => {
  test("TYT-176, TYT-314 down to five cards, of one's choice", () => {
    const it = scene({ using: "order-recruiters", hands: [many] }).end();
    it.choose({ kind: "draw", card: "deck" });
    expect([it.place, it.args.left]).toEqual(["turn.discardToLimit", 2]);
    it.choose({ kind: "discard", card: many[3]! }, { kind: "discard", card: many[0]! });
    expect([it.power(0).hand.length, it.s.supportDiscard]).toEqual([5, [many[3], many[0]]]);
  });

  test("TYT-177, TYT-178, TYT-179, TYT-EX-30 a lying Titan stands up, a standing one must be placed, one of the two", () => {
    const lying = scene({ using: "order-recruiters", lying: [0] }).end();
    lying.choose({ kind: "draw", card: "deck" });
    expect([lying.power(0).titan, lying.seat]).toEqual(["standing", 1]);
    until(lying, each => each.place === "turn.placeTitan" && each.seat === 0);
    expect(lying.offered("deploy")).toEqual([{ kind: "deploy", unit: "titan", at: "a-svealand" }]);
    lying.choose({ kind: "deploy", unit: "titan", at: "a-svealand" });
    expect([lying.power(0).titan, lying.units("a-svealand")]).toEqual(["map", army("t")]);
    // Without room it waits.
    const full = scene({ using: "order-recruiters", map: { "a-svealand": "0 iiiccc" } }).end();
    full.choose({ kind: "draw", card: "deck" });
    expect([full.power(0).titan, full.seat]).toEqual(["standing", 1]);
  });

  test("TYT-EX-30 a Titan lost in the own attack lies, and stands up in the same turn", () => {
    const it = scene({
      using: "order-great-march",
      map: { "a-prussia": "0 t", "a-volhynia": "1 iic", "a-transylvania": "1" },
      chance: rolls("t1 i2 i1 c1"),
    });
    it.act("move-army")
      .march("a-prussia", "t", "a-volhynia")
      .end()
      .fight()
      .choose({ kind: "lose", unit: "titan", from: "a-prussia" });
    expect(it.power(0).titan).toBe("lying");
    it.passTo("turn.drawSupport").choose({ kind: "draw", card: "deck" });
    expect(it.power(0).titan).toBe("standing");
  });
});

describe("the end of a round", () => {
  test("TYT-181, TYT-183 one VP for each region; the marker moves on", () => {
    const it = scene({ at: "round.scoreRegions", map: { "a-prussia": "0 i", "a-pomerania": "0", "a-volhynia": "1" } });
    expect([it.vp(0), it.vp(1), it.s.round]).toEqual([3, 2, 2]);
  });

  test("TYT-182 after the last round only the scoring takes place", () => {
    const it = scene({ at: "round.scoreRegions", round: 3 });
    expect([it.s.stack.length, it.s.phase, it.s.round, it.vp(0)]).toEqual([0, "over", 3, 1]);
    expect(it.seen("reinforcementChosen")).toEqual([]);
  });

  test("TYT-184, TYT-188, TYT-303 both reinforcements of the first player, then the next; either may be declined", () => {
    const it = scene({ at: "round.scoreRegions", order: [1, 0], hands: [[many[0]!], [many[1]!]] });
    const asked: string[] = [];
    while (it.place.startsWith("reinforcement")) {
      asked.push(`${it.seat}:${it.place.split(".")[1]}`);
      it.choose({ kind: "decline" });
    }
    expect(asked).toEqual(["1:chooseFirst", "1:chooseSecond", "0:chooseFirst", "0:chooseSecond"]);
  });

  test("TYT-185, TYT-189 two Support cards, the replacement seen before the second; or one Mission of two", () => {
    const it = scene({ at: "round.scoreRegions", supportPool: many.slice(0, 4), supportDeck: [many[4]!, many[5]!] });
    it.choose({ kind: "reinforce", with: "draw-support" }, { kind: "draw", card: many[0]! });
    expect(it.offers({ kind: "draw", card: many[4]! })).toBe(true);
    it.choose({ kind: "draw", card: "deck" });
    expect(it.power(0).hand).toEqual([many[0], many[5]]);
    const mission = scene({
      at: "round.scoreRegions",
      missionDeck: ["mission-great-host", "mission-cavalry-corps"],
      completed: ["mission-at-the-gates"],
    });
    mission.choose({ kind: "reinforce", with: "draw-missions" }, { kind: "keep", mission: "mission-cavalry-corps" });
    expect([mission.power(0).missions, mission.s.missionDeck[0]]).toEqual([
      ["mission-cavalry-corps"],
      "mission-great-host",
    ]);
    // Everybody hears how many, and completed Missions stay where they are while the deck has enough.
    expect(mission.seen("missionsDrawn")).toMatchObject([{ who: 0, count: 2 }]);
    expect([mission.s.missionDiscard, mission.seen("missionsShuffled")]).toEqual([["mission-at-the-gates"], []]);
  });

  test("TYT-186, TYT-188, TYT-336 a Nation card, or a unit for a card, the Titan included; cards just drawn may pay", () => {
    const it = scene({ at: "round.scoreRegions", supportDeck: many });
    it.choose(
      { kind: "reinforce", with: "draw-support" },
      { kind: "draw", card: "deck" },
      { kind: "draw", card: "deck" },
    );
    it.choose({ kind: "reinforce", with: "deploy" }, { kind: "discard", card: many[0]! });
    expect(it.offered("deploy").map(({ unit }) => unit)).toContain("titan");
    it.choose({ kind: "deploy", unit: "titan", at: "a-svealand" });
    expect([it.units("a-svealand"), it.power(0).hand]).toEqual([army("t"), [many[1]]]);
    const none = scene({ at: "round.scoreRegions" });
    none.choose({ kind: "decline" });
    expect(none.offers({ kind: "reinforce", with: "deploy" })).toBe(false);
  });

  test("TYT-186, TYT-326 who begins a purchase and buys nothing still has the second reinforcement", () => {
    const it = scene({ at: "round.scoreRegions", hands: [many], decks: [["sweden-contributions"]] });
    it.choose({ kind: "decline" }, { kind: "reinforce", with: "buy-card" }, { kind: "decline" });
    expect([it.place, it.seat]).toEqual(["reinforcement.chooseSecond", 0]);
    it.choose({ kind: "reinforce", with: "deploy" });
    expect(it.place).toBe("discard.discardCard");
    it.choose({ kind: "discard", card: many[0]! }, { kind: "deploy", unit: "titan", at: "a-svealand" });
    expect(it.place.startsWith("reinforcement") && it.seat === 0).toBe(false);
  });

  test("TYT-187, TYT-214, TYT-EX-32 the discount of the new round counts already", () => {
    const price = (round: number, rounds: 3 | 4 = 3): number => {
      const it = scene({ at: "round.scoreRegions", round, rounds, hands: [many], decks: [["sweden-contributions"]] });
      it.choose(
        { kind: "decline" },
        { kind: "reinforce", with: "buy-card" },
        { kind: "buy", card: "sweden-contributions" },
      );
      return it.place === "purchase.payCard" ? (it.args.due as number) : 0;
    };
    expect([price(1), price(2), price(3, 4)]).toEqual([2, 1, 0]);
  });

  test("TYT-190, TYT-234 four new open cards, all Orders shuffled, turned cards ready", () => {
    const it = scene({
      at: "round.scoreRegions",
      supportPool: many.slice(0, 4),
      cards: [["sweden-allotment-system"]],
      rotated: [["sweden-allotment-system"]],
    });
    until(it, each => each.place === "turn.takeOrder");
    expect(it.s.supportPool.some(card => many.slice(0, 4).includes(card))).toBe(false);
    expect(it.s.supportDiscard).toEqual(many.slice(0, 4));
    expect([it.power(0).rotated, it.s.orderDiscard, it.s.pool.length]).toEqual([[], [], 4]);
    expect(it.s.pool.every(order => order !== "" && orderOf(order).from === 2)).toBe(true);
  });

  test("TYT-191 the hand limit is not checked here", () => {
    const it = scene({ at: "round.scoreRegions", hands: [many] });
    it.choose(
      { kind: "reinforce", with: "draw-support" },
      { kind: "draw", card: "deck" },
      { kind: "draw", card: "deck" },
    );
    expect([it.power(0).hand.length, it.place]).toEqual([8, "reinforcement.chooseSecond"]);
  });
});

describe("the end of the game", () => {
  const result = (it: Scene) => tytani.result(it.s);

  test("TYT-192 after three rounds the most VP win", () => {
    const it = scene({ at: "round.scoreRegions", round: 3, vp: [10, 12] });
    expect(result(it)).toMatchObject({ winners: [1], places: [2, 1], reason: "points" });
    const whole = until(fresh(2), each => each.s.stack.length === 0);
    expect(whole.seen("roundStarted").map(({ round }) => round)).toEqual([1, 2, 3]);
  });

  test("TYT-193, TYT-194, TYT-EX-46 ties: regions, then units on the map, then the earlier turn", () => {
    // Seat 1 has one region less and one VP more: equal totals, more regions win.
    const regions = scene({ at: "round.scoreRegions", round: 3, vp: [0, 1], map: { "a-prussia": "0" } });
    expect([regions.vp(0), regions.vp(1), result(regions).winners]).toEqual([2, 2, [0]]);
    // More regions count before more units.
    const land = { "a-prussia": "0", "a-lesser-poland": "1 ii" } as const;
    expect(result(scene({ at: "round.scoreRegions", round: 3, vp: [0, 1], map: land })).winners).toEqual([0]);
    const units = scene({ at: "round.scoreRegions", round: 3, map: { "a-lesser-poland": "1 i" } });
    expect([unitsOnMap(units.s, 1), result(units).winners]).toEqual([1, [1]]);
    expect(result(scene({ at: "round.scoreRegions", round: 3, order: [1, 0] })).winners).toEqual([1]);
    expect(result(scene({ at: "round.scoreRegions", round: 3, order: [0, 1] })).winners).toEqual([0]);
  });

  test("TYT-195, TYT-007 the total is the sum of its sources", () => {
    const it = until(fresh(3, {}, "sum"), each => each.s.stack.length === 0);
    for (const score of result(it).scores) {
      const { total, ...sources } = score as { total: number } & Record<string, number>;
      expect(Object.keys(sources).sort()).toEqual([
        "battles",
        "capitals",
        "fortresses",
        "missions",
        "regions",
        "start",
        "titans",
      ]);
      expect(Object.values(sources).reduce((sum, points) => sum + points, 0)).toBe(total);
    }
  });
});
