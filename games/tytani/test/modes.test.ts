import { describe, expect, test } from "vitest";
import { runnerOf } from "#kernel/run.ts";
import { discounts, energyForMoved } from "../content/numbers.ts";
import { advancedOrders } from "../content/orders.ts";
import type { RegionId } from "../content/regions.ts";
import { tytani } from "../index.ts";
import { options } from "../options.ts";
import { poolCount } from "../rules/order-rows.ts";
import { army } from "./scene-spec.ts";
import { bring, fresh, rolls, type Scene, scene, strength, until } from "./scenes.ts";

describe("Capital Capture", () => {
  test("TYT-202, TYT-203 an empty Capital is captured without VP and stays", () => {
    const it = scene({ capture: true, using: "order-recruiters", map: { "a-prussia": "0 i", "a-silesia": "1" } });
    it.act("move-any").march("a-prussia", "i", "a-lesser-poland");
    expect([it.owner("a-lesser-poland"), it.structure("a-lesser-poland"), it.vp(0)]).toEqual([0, 1, 0]);
    expect(it.seen("capitalCaptured")).toMatchObject([{ of: "commonwealth" }]);
  });

  test("TYT-204, TYT-337 a Battle won where a Capital stands gives 1 VP, no matter whose it is", () => {
    const fight = (capital: 0 | 1): Scene => {
      const map =
        capital === 1
          ? ({ "a-prussia": "0 ii", "a-lesser-poland": "1 i", "a-silesia": "1" } as const)
          : ({ "a-gotland": "0 ii", "a-svealand": "1 i", "a-norrland": "1", "a-silesia": "1" } as const);
      const it = scene({ capture: true, using: "order-great-march", map, chance: rolls("i1 i1 i0") });
      it.act("move-army");
      if (capital === 1) it.march("a-prussia", "ii", "a-lesser-poland");
      else it.march("a-gotland", "ii", "a-svealand");
      return it.end().fight();
    };
    expect([fight(1).power(0).score.capitals, fight(1).vp(0)]).toEqual([1, 2]);
    // The own Capital won back is worth as much.
    const back = fight(0);
    expect([back.power(0).score.capitals, back.owner("a-svealand"), back.structure("a-svealand")]).toEqual([1, 0, 0]);
  });

  test("TYT-205 the player with units there has the walls", () => {
    const it = scene({
      capture: true,
      using: "order-great-march",
      turn: 1,
      map: { "a-lesser-poland": "0 i", "a-silesia": "1 i", "a-transylvania": "1" },
      chance: rolls("i0 i0"),
    });
    it.act("move-army").march("a-silesia", "i", "a-lesser-poland").end();
    expect([it.power(0).hand.length, it.seat]).toEqual([1, 1]);
  });

  test("TYT-206, TYT-207, TYT-209, TYT-EX-44 a captured Capital that is left returns with its region at the end of Phase B", () => {
    const it = scene({
      scenario: "a4-four-crowns",
      capture: true,
      using: "order-recruiters",
      map: { "a-muscovy": "0 i", "a-ryazan": "1" },
    });
    it.act("move-any").march("a-muscovy", "i", "a-smolensk");
    // Until the check it is still controlled, without a marker.
    expect([it.owner("a-muscovy"), it.power(0).regions]).toEqual([0, 3]);
    it.end();
    expect([it.owner("a-muscovy"), it.structure("a-muscovy"), it.seen("capitalReturned").length]).toEqual([1, 1, 1]);
    expect(it.vp(1)).toBe(0);
    // A unit deployed there in time keeps it.
    const kept = scene({
      scenario: "a4-four-crowns",
      capture: true,
      using: "order-recruiters",
      map: { "a-muscovy": "0 i", "a-ryazan": "1" },
    });
    kept
      .act("move-any")
      .march("a-muscovy", "i", "a-smolensk")
      .act("deploy-any")
      .choose({ kind: "deploy", unit: "cavalry", at: "a-muscovy" })
      .end();
    expect(kept.owner("a-muscovy")).toBe(0);
  });

  test("TYT-207 attackers who lose return to the captured Capital and keep it", () => {
    const it = scene({
      scenario: "a4-four-crowns",
      capture: true,
      using: "order-recruiters",
      map: { "a-muscovy": "0 i", "a-ryazan": "1 ii", "a-smolensk": "1" },
      chance: rolls("i0 i1 i0"),
    });
    it.act("move-any").march("a-muscovy", "i", "a-ryazan").end().fight();
    expect([it.owner("a-muscovy"), it.units("a-muscovy")]).toEqual([0, army("i")]);
  });

  /** Seat 1 holds Prussia, which seat 0 attacks, and the captured Capital in Svealand with so many units. */
  function besieged(units: string, ...more: RegionId[]): Scene {
    const it = scene({
      capture: true,
      capitals: true,
      using: "order-great-march",
      map: {
        "a-lithuania": "0 ii",
        "a-gotland": "1 i",
        "a-svealand": `1 ${units}`,
        "a-lesser-poland": "0",
        ...Object.fromEntries(more.map(region => [region, "1"])),
      },
      hands: [[], [bring("own", "infantry")]],
      chance: rolls("i1 i1 i0 i2"),
    });
    return it.act("move-army").march("a-lithuania", "ii", "a-gotland").end();
  }

  test("TYT-208, TYT-EX-53 a captured Capital may not be emptied when nothing else is safe", () => {
    // The only other region is the one under attack: its last unit stays, one of two may be brought.
    expect(besieged("i").offered("support")).toEqual([]);
    const two = besieged("ii").choose({ kind: "support", cards: [bring("own", "infantry")] });
    expect(two.offered("bring")).toEqual([{ kind: "bring", unit: "infantry", from: "a-svealand" }]);
    expect(besieged("i", "a-silesia").offered("support")).toHaveLength(1);
    // The same for moving out.
    const bound = scene({
      capture: true,
      using: "order-great-march",
      turn: 1,
      map: { "a-svealand": "1 i", "a-lesser-poland": "0" },
    });
    expect(bound.offered("act")).toEqual([]);
    const free = scene({
      capture: true,
      using: "order-great-march",
      turn: 1,
      map: { "a-svealand": "1 i", "a-lesser-poland": "0", "a-silesia": "1" },
    });
    expect(free.offered("act")).toHaveLength(1);
  });

  test("TYT-210, TYT-211 at the end each controlled Capital is worth 2 VP, the own included", () => {
    const it = scene({
      capture: true,
      at: "round.scoreRegions",
      round: 3,
      map: { "a-lesser-poland": "0 i", "a-silesia": "1" },
    });
    expect([it.power(0).score.capitals, it.vp(0), it.vp(1)]).toEqual([4, 6, 1]);
    const types = it.events
      .filter(({ type }) => type === "vpGained")
      .map(event => ("cause" in event ? event.cause : ""));
    expect(types).toEqual(["regions", "regions", "capitals"]);
    expect(scene({ at: "round.scoreRegions", round: 3 }).power(0).score.capitals).toBe(0);
  });
});

describe("the Extended Game", () => {
  test("TYT-212, TYT-213 four rounds; Nation cards cost 1 less in the third, 2 less in the fourth", () => {
    const it = until(fresh(2, { rounds: "4" }), each => each.s.stack.length === 0);
    expect(it.seen("roundStarted").map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    expect(discounts.slice(1)).toEqual([0, 0, 1, 2]);
  });
});

describe("the Advanced Game", () => {
  const advanced = { advanced: true } as const;

  test("TYT-215, TYT-216, TYT-314 other Order cards, as many of them; one Energy to begin with, ten at most", () => {
    for (const [seats, size] of [
      [2, 12],
      [3, 15],
      [4, 16],
    ] as const) {
      const it = fresh(seats, { orders: "advanced" });
      expect(it.s.orderDeck).toHaveLength(size);
      expect(it.s.orderDeck.every(order => order.startsWith("adv-"))).toBe(true);
      expect(it.s.powers.map(({ energy }) => energy)).toEqual(Array(seats).fill(1));
    }
    expect(advancedOrders.filter(({ energy }) => energy === "army")).toHaveLength(4);
  });

  test("TYT-217, TYT-218, TYT-285, TYT-EX-10 Energy swaps a pool card with the one above it, once, for the size of the pool", () => {
    const it = scene({
      ...advanced,
      at: "turn.swapOrder",
      energy: [3, 1],
      pool: ["adv-order-arsenal", "", "adv-order-wrath", "adv-order-campaign"],
      upcoming: ["adv-order-blessing", "adv-order-great-march", "", "adv-order-field-diet"],
    });
    // A slot without a card above it, or below, cannot be swapped.
    expect(it.offered("swap").map(({ slot }) => slot)).toEqual([0, 3]);
    expect(it.refusals).toEqual([{ choice: { kind: "swap", slot: 2 }, why: "nothing-above", rule: "TYT-218" }]);
    it.choose({ kind: "swap", slot: 0 });
    expect([it.power(0).energy, it.s.pool[0], it.s.upcoming[0]]).toEqual([
      0,
      "adv-order-blessing",
      "adv-order-arsenal",
    ]);
    expect([it.place, it.offers({ kind: "order", order: "adv-order-blessing" })]).toEqual(["turn.takeOrder", true]);
    const poor = scene({
      ...advanced,
      at: "turn.swapOrder",
      energy: [2, 1],
      pool: ["adv-order-arsenal", "adv-order-wrath", "adv-order-campaign"],
      upcoming: ["adv-order-blessing", "adv-order-great-march", "adv-order-field-diet"],
    });
    expect(poor.place).toBe("turn.takeOrder");
  });

  test("TYT-219, TYT-222, TYT-223, TYT-EX-09 the army symbol: 6, 4, 2, 0 for 1 to 4 units, before the Battles", () => {
    const gain = (units: string): number => {
      const it = scene({ ...advanced, using: "adv-order-great-march", map: { "a-prussia": "0 iiii" } });
      it.act("move-army").march("a-prussia", units, "a-lithuania").end();
      return it.power(0).energy - 1;
    };
    expect(["i", "ii", "iii", "iiii"].map(gain)).toEqual([6, 4, 2, 0]);
    const it = scene({
      ...advanced,
      using: "adv-order-great-march",
      map: { "a-prussia": "0 it", "a-volhynia": "1 i", "a-silesia": "1" },
      energy: [1, 1],
      chance: rolls("i0 t1 i2 t3"),
    });
    it.act("move-army").march("a-prussia", "it", "a-volhynia").end();
    // The 4 Energy gained pay for the ability in the Battle of the same turn.
    expect(it.power(0).energy).toBe(5);
    it.endStage().use("sweden-adv-fury");
    expect([it.power(0).energy, it.strengths[0]]).toEqual([0, 4]);
  });

  test("TYT-224 no unit moved, no Energy", () => {
    const it = scene({ ...advanced, using: "adv-order-great-march", map: { "a-prussia": "0 i" } }).end();
    expect([it.power(0).energy, energyForMoved[0]]).toEqual([1, 0]);
  });

  test("TYT-220, TYT-221, TYT-EX-43 the skip symbol: 1, or 4 with an action left out; never beyond 10", () => {
    const map = { "a-prussia": "0 t" } as const;
    const some = scene({ ...advanced, using: "adv-order-titan-bastion", map, energy: [8, 1] });
    some
      .act("move-titan")
      .march("a-prussia", "t", "a-lithuania")
      .act("deploy-infantry")
      .choose({ kind: "deploy", unit: "infantry", at: "a-prussia" })
      .end();
    expect(some.power(0).energy).toBe(10);
    const all = scene({ ...advanced, using: "adv-order-titan-bastion", map, energy: [8, 1] });
    all
      .act("move-titan")
      .march("a-prussia", "t", "a-lithuania")
      .act("deploy-infantry")
      .choose({ kind: "deploy", unit: "infantry", at: "a-prussia" });
    all.act("build-fortress").choose({ kind: "build", at: "a-prussia" }).end();
    expect(all.power(0).energy).toBe(9);
    expect(
      scene({ ...advanced, using: "adv-order-titan-bastion", map })
        .end()
        .power(0).energy,
    ).toBe(5);
    // A purchase that was declined is an action left out.
    const declined = scene({ ...advanced, using: "adv-order-arsenal", map, hands: [[strength("own", "titan")]] });
    declined
      .act("deploy-any")
      .choose({ kind: "deploy", unit: "infantry", at: "a-prussia" })
      .act("buy-nation-card-discount")
      .choose({ kind: "decline" })
      .end();
    expect(declined.power(0).energy).toBe(5);
  });

  test("TYT-225 nothing of the deck is shown, only open cards have symbols", () => {
    const it = until(fresh(4, { orders: "advanced" }), each => each.place === "turn.takeOrder");
    const view = JSON.stringify(it.look(0).view);
    for (const order of it.s.orderDeck) expect(view).not.toContain(order);
  });

  test("TYT-226, TYT-227, TYT-228, TYT-230 two more abilities for Energy, each once in a turn; in Battle they need the Titan", () => {
    const it = scene({
      ...advanced,
      using: "adv-order-campaign",
      energy: [10, 1],
      map: { "a-prussia": "0 t", "a-livonia": "0" },
    });
    expect(it.offered("use").map(({ id }) => id)).toEqual(["sweden-adv-ice"]);
    it.use("sweden-adv-ice").march("a-prussia", "t", "a-livonia");
    expect([it.units("a-livonia"), it.power(0).energy, it.offered("use")]).toEqual([army("t"), 7, []]);
    const battle = scene({
      ...advanced,
      using: "adv-order-campaign",
      energy: [10, 1],
      map: { "a-prussia": "0 i", "a-volhynia": "1 i", "a-silesia": "1" },
      chance: rolls("i0 i0"),
    });
    battle.act("move-army").march("a-prussia", "i", "a-volhynia").end().endStage();
    expect(battle.offered("use")).toEqual([]);
    expect(
      scene({ using: "order-campaign", energy: [10, 1], map: { "a-prussia": "0 t", "a-livonia": "0" } }).offered("use"),
    ).toEqual([]);
  });

  test("TYT-227 a defender attacked twice in a turn uses a Battle ability once", () => {
    const it = scene({
      ...advanced,
      using: "adv-order-campaign",
      energy: [1, 10],
      map: { "a-prussia": "0 i", "a-volhynia": "1 cct", "a-silesia": "1" },
      chance: rolls("i0 c0 c0 t1"),
    });
    it.s.used = ["commonwealth-adv-oath"];
    it.act("move-army").march("a-prussia", "i", "a-volhynia").end();
    expect(it.offered("use").map(({ id }) => id)).toEqual(["commonwealth-start"]);
  });

  test("TYT-229, TYT-339 a movement ability is an extra move: no action, no Energy symbol, only from a region", () => {
    const it = scene({
      ...advanced,
      using: "adv-order-campaign",
      energy: [4, 1],
      map: { "a-prussia": "0 t", "a-livonia": "0" },
    });
    it.use("sweden-adv-ice").march("a-prussia", "t", "a-livonia");
    expect([it.frame("turn").moved, it.offers({ kind: "act", action: "move-army" })]).toEqual([0, true]);
    const border = scene({
      ...advanced,
      using: "adv-order-wrath",
      energy: [4, 1],
      map: { "a-prussia": "0 t", "a-volhynia": "1 i", "a-silesia": "1", "a-livonia": "0" },
    });
    border.act("move-titan").march("a-prussia", "t", "a-volhynia");
    expect(border.offered("use")).toEqual([]);
    const board = scene({ ...advanced, using: "adv-order-wrath", energy: [4, 1] });
    expect(board.offered("use")).toEqual([]);
  });

  /** Plays quietly to the first turn of the last pool of a round. */
  const lastPool = (seats: number): Scene =>
    until(fresh(seats, { orders: "advanced" }, "last"), each => each.s.isLastPool && each.place.startsWith("turn."));

  test("TYT-231, TYT-338, TYT-EX-42 above the last pool lie the shuffled discards; they go with it", () => {
    const it = lastPool(4);
    expect([it.s.upcoming.filter(order => order !== "").length, it.s.orderDeck.length, it.s.orderDiscard]).toEqual([
      4,
      8,
      [],
    ]);
    until(it, each => each.s.round === 2);
    expect(
      it
        .seen("ordersDiscarded")
        .slice(-2)
        .map(({ orders }) => orders.length),
    ).toEqual([1, 4]);
    expect(it.seen("ordersShuffled")[0]).toMatchObject({ count: 12 });
    expect(lastPool(3).seen("ordersShuffled")[0]).toMatchObject({ count: 10 });
  });

  test("TYT-232 two players: three cards above the last three, one more above the fourth", () => {
    const it = lastPool(2);
    expect(it.seen("ordersShuffled")[0]).toMatchObject({ count: 8 });
    expect([it.s.hiddenOrder === "", it.s.upcoming.map(order => order !== "")]).toEqual([
      false,
      [true, true, true, false],
    ]);
    until(it, each => each.s.hiddenOrder === "");
    expect([poolCount(it.s), it.s.upcoming.at(-1) !== ""]).toEqual([3, true]);
    until(it, each => poolCount(each.s) === 0 || each.s.round === 2);
    expect(it.s.upcoming.filter(order => order !== "")).toEqual([]);
  });

  test("TYT-233 too few cards fill the leftmost slots", () => {
    const it = scene({
      ...advanced,
      using: "adv-order-great-march",
      pool: ["", "", "adv-order-campaign"],
      upcoming: ["adv-order-wrath", "adv-order-blessing", "adv-order-arsenal"],
    });
    it.s.orderDeck = [];
    runnerOf(tytani).play(it.s, 0, { kind: "endOrders" }, []);
    // Only the two cards just discarded are there to be laid out.
    expect(it.s.upcoming.map(order => order !== "")).toEqual([true, true, false]);
  });

  test("TYT-234 unused upcoming cards are shuffled in again", () => {
    const it = until(
      fresh(4, { orders: "advanced" }, "again"),
      each => each.s.round === 2 && each.place === "turn.takeOrder",
    );
    expect(it.s.orderDeck.length + it.s.pool.length + it.s.upcoming.length).toBe(16);
  });

  test("TYT-235, TYT-270 modes combine; alone there is neither the Advanced Game nor Free Placement", () => {
    const it = until(
      fresh(3, { orders: "advanced", placement: "free", capitals: "captured", rounds: "4" }),
      each => each.s.stack.length === 0,
    );
    expect([it.s.isFree, it.s.isAdvanced, it.s.isCapture, it.s.rounds]).toEqual([true, true, true, 4]);
    for (const id of ["orders", "placement"])
      expect(options.find(option => option.id === id)!.seats).toEqual([2, 3, 4]);
    for (const id of ["capitals", "rounds"]) expect(options.find(option => option.id === id)!.seats).toBeUndefined();
  });
});
