import { describe, expect, test } from "vitest";
import { look } from "#kernel/look.ts";
import { runnerOf } from "#kernel/run.ts";
import type { TytaniChoice } from "../choices.ts";
import { armyFrom, sizeOf } from "../content/army.ts";
import { nationCardOf } from "../content/nation-cards.ts";
import { basicOrders } from "../content/orders.ts";
import { scenarioOf, scenarios } from "../content/scenarios.ts";
import { unitTypes } from "../content/units.ts";
import { tytani } from "../index.ts";
import { placeOf } from "../map/atlas.ts";
import { fresh, type Scene, until } from "./scenes.ts";

const at = (place: string) => (it: Scene) => it.place === place;
const answer = (it: Scene, seat: number, choice: TytaniChoice): void =>
  runnerOf(tytani).play(it.s, seat, choice, it.events);
const optionsOf = (it: Scene, seat: number) => runnerOf(tytani).options(it.s, seat) as readonly TytaniChoice[];

/** Everybody declines the first Nation card. */
function declineAll(it: Scene): Scene {
  for (const seat of [...it.s.open]) {
    answer(it, seat, { kind: "decline" });
    answer(it, seat, { kind: "keepOnTop" });
    answer(it, seat, optionsOf(it, seat)[0]!);
  }
  return it;
}

describe("setup", () => {
  test.each(scenarios.map(({ id, nations }) => [id, nations] as const))(
    "TYT-034, TYT-036, TYT-167 scenario %s places Capitals and units; the rest is in reserve",
    (id, nations) => {
      const it = until(fresh(nations, { [`scenario-${nations}`]: id }), at("outfit.buyFirst"));
      for (const own of it.s.powers) {
        const printed = scenarioOf(id).positions.find(({ nation }) => nation === own.nation)!;
        expect(own.home).toBe(placeOf(printed.capital));
        for (const unit of unitTypes) {
          for (const region of printed.units[unit]) expect(it.units(region) & armyFrom({ [unit]: 15 })).not.toBe(0);
        }
        const placed = unitTypes.reduce((sum, unit) => sum + printed.units[unit].length, 0);
        expect(sizeOf(own.reserve)).toBe(13 - placed);
        expect(own.titan).toBe("map");
      }
    },
  );

  test("TYT-035 the game begins with round 1", () => {
    expect(fresh(3).s.round).toBe(1);
  });

  test("TYT-037, TYT-038, TYT-040, TYT-281 Nations are chosen in a drawn order; the first chooser begins; the last has no question", () => {
    const it = fresh(3, {}, "abc");
    const order = [...it.s.order];
    expect([...order].sort()).toEqual([0, 1, 2]);
    expect([it.place, it.seat]).toEqual(["nations.chooseNation", order[0]]);
    expect(it.offered("nation").map(({ nation }) => nation)).toEqual(["sweden", "russia", "commonwealth"]);
    it.choose({ kind: "nation", nation: "russia" });
    expect(it.seat).toBe(order[1]);
    it.choose({ kind: "nation", nation: "sweden" });
    expect(it.power(order[2]!).nation).toBe("commonwealth");
    expect(it.place).toBe("outfit.buyFirst");
    expect(it.s.order[0]).toBe(order[0]);
    const orders = new Set(Array.from({ length: 20 }, (_, n) => fresh(3, {}, `order ${n}`).s.order.join()));
    expect(orders.size).toBeGreaterThan(3);
  });

  test("TYT-346 those who act early begin with VP, seen by all as a gain", () => {
    const begun = [2, 3, 4].map(seats => {
      const it = until(fresh(seats, {}, "head start"), each => each.place === "outfit.buyFirst");
      expect(it.seen("vpGained").every(({ cause }) => cause === "start")).toBe(true);
      return it.s.order.map(power => it.vp(power));
    });
    expect(begun).toEqual([
      [1, 0],
      [4, 2, 0],
      [3, 0, 0, 0],
    ]);
  });

  test("TYT-039 turns follow the places of the scenario, clockwise from the first player", () => {
    const it = fresh(4, {}, "clockwise");
    for (const nation of ["ottoman", "sweden", "commonwealth"] as const) it.choose({ kind: "nation", nation });
    const nations = it.s.order.map(power => it.power(power).nation);
    expect(nations).toEqual(["ottoman", "commonwealth", "sweden", "russia"]);
  });

  test("TYT-041 everybody has a shuffled deck of ten Nation cards", () => {
    const decks = ["x", "y"].map(seed => until(fresh(2, {}, seed), at("outfit.buyFirst")).s.powers[0]!.deck);
    expect(decks.map(deck => deck.length)).toEqual([10, 10]);
    const it = until(fresh(2), at("outfit.buyFirst"));
    for (const own of it.s.powers) for (const card of own.deck) expect(nationCardOf(card).nation).toBe(own.nation);
    expect(
      new Set(
        Array.from({ length: 5 }, (_, n) =>
          until(fresh(2, {}, `deck ${n}`), at("outfit.buyFirst"))
            .s.powers.find(own => own.nation === "sweden")!
            .deck.join(),
        ),
      ).size,
    ).toBe(5);
  });

  test("TYT-042 two Nations play with 12 Order cards, three with 15, four with 16", () => {
    const sizes = [2, 3, 4].map(seats => fresh(seats).s.orderDeck.length);
    expect(sizes).toEqual([12, 15, 16]);
    expect(basicOrders.filter(({ from }) => from === 3)).toHaveLength(3);
    expect(basicOrders.filter(({ from }) => from === 4)).toHaveLength(1);
    expect(fresh(2).s.orderDeck).not.toContain("order-crown-estates");
  });

  test("TYT-043 three Support cards each, then four open ones", () => {
    const it = until(fresh(3), at("outfit.buyFirst"));
    expect(it.s.powers.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
    expect([it.s.supportPool.length, it.s.supportDeck.length]).toEqual([4, 36 - 9 - 4]);
  });

  test("TYT-044, TYT-045, TYT-046, TYT-282, TYT-EX-05 the first card: one of the top three, paid by discards; one of the rest may go under the deck", () => {
    const it = until(fresh(2, {}, "buy"), at("outfit.buyFirst"));
    const own = it.power(0);
    const [a, b, c] = [...own.deck].reverse();
    own.deck = [...own.deck.slice(0, 7), c!, b!, a!];
    const buys = optionsOf(it, 0).filter(option => option.kind === "buy");
    expect(buys.map(option => option.card)).toEqual([a, b, c]);
    const bought = [a!, b!, c!].find(card => nationCardOf(card).cost > 0)!;
    const others = [a!, b!, c!].filter(card => card !== bought);
    const cost = nationCardOf(bought).cost;
    answer(it, 0, { kind: "buy", card: bought });
    const paid = own.hand.slice(0, cost);
    for (const card of paid) answer(it, 0, { kind: "discard", card });
    expect(optionsOf(it, 0)).toEqual([...others.map(card => ({ kind: "bottom", card })), { kind: "keepOnTop" }]);
    answer(it, 0, { kind: "bottom", card: others[0]! });
    // Nothing has happened yet: all reveal together.
    expect([own.cards, own.hand.length, it.s.open]).toEqual([[], 3, [1]]);
    answer(it, 1, { kind: "decline" });
    answer(it, 1, { kind: "keepOnTop" });
    answer(it, 1, optionsOf(it, 1)[0]!);
    expect(own.cards).toEqual([bought]);
    expect([own.hand.length, it.s.supportDiscard]).toEqual([3 - cost, paid]);
    expect([own.deck.at(-1), own.deck[0], own.deck.length]).toEqual([others[1], others[0], 9]);
  });

  test("TYT-047, TYT-048 who buys nothing may put one of three under the deck too; the rest go on top in any order", () => {
    const it = until(fresh(2, {}, "none"), at("outfit.buyFirst"));
    const own = it.power(0);
    const [a, b, c] = [...own.deck].reverse();
    answer(it, 0, { kind: "decline" });
    answer(it, 0, { kind: "bottom", card: b! });
    expect(optionsOf(it, 0)).toEqual([
      { kind: "arrange", cards: [a, c] },
      { kind: "arrange", cards: [c, a] },
    ]);
    answer(it, 0, { kind: "arrange", cards: [c!, a!] });
    answer(it, 1, { kind: "decline" });
    answer(it, 1, { kind: "keepOnTop" });
    expect(optionsOf(it, 1)).toHaveLength(6);
    answer(it, 1, optionsOf(it, 1)[3]!);
    expect([own.deck.at(-1), own.deck.at(-2), own.deck[0], own.cards]).toEqual([c, a, b, []]);
  });

  test("TYT-049, TYT-050, TYT-051, TYT-052, TYT-283 the draft: keep one of four, three and two; packs go to the previous seat in turn order", () => {
    const it = declineAll(until(fresh(3, {}, "draft"), at("outfit.buyFirst")));
    expect(it.place).toBe("draft.keepMission");
    const order = it.s.order;
    const packs = it.s.packs.map(pack => [...pack]);
    expect(packs.map(pack => pack.length)).toEqual([4, 4, 4]);
    for (const seat of [0, 1, 2]) answer(it, seat, { kind: "keep", mission: packs[seat]![0]! });
    for (const [i, seat] of order.entries()) {
      const next = order[(i + 1) % 3]!;
      expect(it.s.packs[seat]).toEqual(packs[next]!.slice(1));
    }
    for (let pick = 0; pick < 2; pick++) {
      for (const seat of [0, 1, 2]) answer(it, seat, { kind: "keep", mission: it.s.packs[seat]![0]! });
    }
    expect(it.s.powers.map(({ missions }) => missions.length)).toEqual([3, 3, 3]);
    expect([it.s.packs, it.s.missionDeck.length]).toEqual([[], 15]);
    // The leftovers lie at the bottom, the first seat's highest among them.
    const left = order.map((_, i) => packs[order[(i + 2) % 3]!]![3]!);
    expect(it.s.missionDeck.slice(0, 3)).toEqual([...left].reverse());
  });

  test("TYT-051 with two players the packs change hands", () => {
    const it = declineAll(until(fresh(2, {}, "two"), at("outfit.buyFirst")));
    const packs = it.s.packs.map(pack => [...pack]);
    for (const seat of [0, 1]) answer(it, seat, { kind: "keep", mission: packs[seat]![0]! });
    expect(it.s.packs).toEqual([packs[1]!.slice(1), packs[0]!.slice(1)]);
  });

  test("TYT-275, TYT-304 the first purchase is secret until all have chosen", () => {
    const it = until(fresh(2, {}, "secret"), at("outfit.buyFirst"));
    expect(it.s.open).toEqual([0, 1]);
    const before = JSON.stringify(look(tytani, it.s, 1).view);
    answer(it, 0, optionsOf(it, 0)[0]!);
    expect(JSON.stringify(look(tytani, it.s, 1).view)).toBe(before);
  });
});

describe("Free Army Placement", () => {
  const free = { placement: "free" } as const;

  test("TYT-196, TYT-197, TYT-284 any of the four Nations, clockwise by seat from a drawn first player", () => {
    const it = fresh(2, free, "free");
    const first = it.s.order[0]!;
    expect(it.s.order).toEqual([first, (first + 1) % 2]);
    expect(it.offered("nation")).toHaveLength(4);
    it.choose({ kind: "nation", nation: "ottoman" });
    expect(it.offered("nation")).toHaveLength(3);
    it.choose({ kind: "nation", nation: "russia" });
    expect(it.place).toBe("placement.choosePosition");
    const firsts = new Set(Array.from({ length: 20 }, (_, n) => fresh(2, free, `first ${n}`).s.order[0]));
    expect(firsts.size).toBe(2);
  });

  test("TYT-198, TYT-199, TYT-200, TYT-201, TYT-EX-45 positions and armies in the opposite order, the first player last", () => {
    const it = fresh(3, free, "positions");
    const order = [...it.s.order];
    for (const nation of ["ottoman", "sweden", "russia"] as const) {
      expect(it.seat).toBe(order[["ottoman", "sweden", "russia"].indexOf(nation)]);
      it.choose({ kind: "nation", nation });
    }
    expect([it.place, it.seat]).toEqual(["placement.choosePosition", order[2]]);
    expect(it.offered("position").map(({ nation }) => nation)).toEqual(["sweden", "russia", "commonwealth"]);
    it.choose({ kind: "position", nation: "commonwealth" });
    expect([it.owner("a-lesser-poland"), it.units("a-pomerania")]).toEqual([order[2], armyFrom({ infantry: 1 })]);
    expect(it.args.unit).toBe("titan");
    expect(it.offered("station").map(option => option.at)).toEqual(["a-lesser-poland", "a-pomerania", "a-silesia"]);
    it.choose({ kind: "station", unit: "titan", at: "a-silesia" });
    it.choose(
      { kind: "station", unit: "cavalry", at: "a-silesia" },
      { kind: "station", unit: "artillery", at: "a-pomerania" },
    );
    expect(it.units("a-silesia")).toBe(armyFrom({ infantry: 1, cavalry: 1, titan: 1 }));
    expect([it.place, it.seat]).toEqual(["placement.choosePosition", order[1]]);
    const end = until(it, at("turn.takeOrder"));
    expect(end.s.order).toEqual(order);
    expect(end.seat).toBe(order[0]);
    expect(end.s.powers.map(({ missions, hand }) => [missions.length, hand.length])).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
  });
});
