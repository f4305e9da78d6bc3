import { describe, expect, test } from "vitest";
import type { TytaniChoice } from "../choices.ts";
import { poolSizes, turnsPerRound } from "../content/numbers.ts";
import { actions, advancedOrders, basicOrders } from "../content/orders.ts";
import { tytani } from "../index.ts";
import { poolCount } from "../rules/order-rows.ts";
import { fresh, type Scene, scene, until } from "./scenes.ts";

const atOrders = (it: Scene): boolean => it.place === "turn.takeOrder";

/** Plays a whole round quietly and notes who took a card out of how many. */
function playRound(seats: number, options: Record<string, string> = {}): { log: string[]; it: Scene } {
  const it = until(fresh(seats, options, "round"), atOrders);
  const log: string[] = [];
  const first = it.s.order;
  while (it.s.round === 1 && it.s.stack.length > 0) {
    if (atOrders(it)) log.push(`P${first.indexOf(it.seat) + 1}:${poolCount(it.s)}`);
    const before = it.place;
    it.choose(tytani.fallback(it.s, it.seat, it.options) as TytaniChoice);
    if (before === "turn.takeOrder") expect(it.s.orderInUse).not.toBe("");
  }
  return { log, it };
}

describe("Order cards", () => {
  test("TYT-053, TYT-056, TYT-060, TYT-061, TYT-062, TYT-065, TYT-069, TYT-313, TYT-EX-01 three players: 12 turns from three pools of five", () => {
    const { log } = playRound(3);
    expect(log.join(" ")).toBe("P1:5 P2:4 P3:3 P1:2 P2:5 P3:4 P1:3 P2:2 P3:5 P1:4 P2:3 P3:2");
    expect(turnsPerRound).toEqual({ 2: 4, 3: 4, 4: 3 });
  });

  test("TYT-066 four players: 12 turns from four pools of four", () => {
    const { log } = playRound(4);
    expect(log.join(" ")).toBe("P1:4 P2:3 P3:2 P4:4 P1:3 P2:2 P3:4 P4:3 P1:2 P2:4 P3:3 P4:2");
  });

  test("TYT-067, TYT-068, TYT-EX-02 two players: the last pool has three cards and one more", () => {
    const { log, it } = playRound(2);
    expect(log.join(" ")).toBe("P1:4 P2:3 P1:2 P2:4 P1:3 P2:2 P1:3 P2:3");
    expect(it.seen("orderRevealed")).toHaveLength(1);
    expect(it.seen("ordersDiscarded").at(-1)!.orders).toHaveLength(2);
  });

  test("TYT-054, TYT-055, TYT-058 the pool and the row above it have 4, 5 or 4 slots; only three players use the fifth", () => {
    for (const seats of [2, 3, 4]) {
      const it = until(fresh(seats), atOrders);
      expect([it.s.pool.length, it.s.upcoming.length]).toEqual([poolSizes[seats], poolSizes[seats]]);
      expect(it.s.pool).not.toContain("");
      expect(it.look("spectator").view.upcoming).toEqual(it.s.upcoming);
    }
    expect(poolSizes).toEqual({ 2: 4, 3: 5, 4: 4 });
  });

  test("TYT-057 every round begins with the first player", () => {
    const it = until(fresh(3, {}, "first"), atOrders);
    const first = it.seat;
    until(it, each => each.s.round === 2 && atOrders(each));
    expect(it.seat).toBe(first);
    until(it, each => each.s.round === 3 && atOrders(each));
    expect(it.seat).toBe(first);
  });

  test("TYT-059, TYT-072, TYT-286 exactly one card must be taken", () => {
    const it = scene({ pool: ["order-great-march", "order-campaign", "order-recruiters"] });
    expect(it.options.map(option => option.kind)).toEqual(["order", "order", "order"]);
    it.choose({ kind: "order", order: "order-campaign" });
    expect([it.s.orderInUse, it.place]).toEqual(["order-campaign", "turn.act"]);
    expect(it.offered("order")).toEqual([]);
  });

  test("TYT-063, TYT-064 right after Phase A the used card is discarded and the row comes down, before the Battle", () => {
    const it = scene({
      pool: ["", "order-campaign", ""],
      upcoming: ["order-recruiters", "order-vanguard", "order-manoeuvre"],
      using: "order-great-march",
      map: { "a-prussia": "0 i", "a-volhynia": "1 i", "a-lithuania": "1" },
    });
    it.act("move-army").march("a-prussia", "i", "a-volhynia").end();
    expect(it.place).toBe("battle.act");
    expect(it.s.pool).toEqual(["order-recruiters", "order-vanguard", "order-manoeuvre"]);
    expect(it.s.orderDiscard).toEqual(["order-great-march", "order-campaign"]);
    const order = it.events
      .map(event => event.type)
      .filter(type => ["orderUsed", "ordersMovedDown", "battleStarted"].includes(type));
    expect(order).toEqual(["orderUsed", "ordersMovedDown", "battleStarted"]);
  });

  test("TYT-070 the last turn of a round is finished before the round ends", () => {
    const it = scene({
      turn: 1,
      pool: ["order-campaign", "order-recruiters"],
      upcoming: ["", ""],
      map: { "a-prussia": "1 i" },
    });
    it.s.orderDeck = [];
    it.s.orderDiscard = [];
    it.s.isLastPool = true;
    for (const order of basicOrders.filter(({ from }) => from === 2)) {
      if (!it.s.pool.includes(order.id)) it.s.orderDiscard.push(order.id);
    }
    it.choose({ kind: "order", order: "order-campaign" }).end();
    expect([it.place, it.s.phase, poolCount(it.s)]).toEqual(["turn.drawSupport", "support", 0]);
    it.choose({ kind: "draw", card: "deck" });
    it.passTo("reinforcement.chooseFirst");
    expect(it.seen("roundEnded")).toHaveLength(1);
  });

  const lastPool = {
    pool: ["order-campaign", "order-recruiters", "order-vanguard", ""],
    upcoming: ["", "", "", ""],
    map: { "a-prussia": "0 i", "a-volhynia": "1 i", "a-lithuania": "1" },
    chance: [0, 0],
  } as const;

  function lastOfTwo(): Scene {
    const it = scene(lastPool);
    it.s.isLastPool = true;
    it.s.hiddenOrder = "order-great-march";
    it.s.orderDiscard = it.s.orderDeck.filter(order => order !== "order-great-march");
    it.s.orderDeck = [];
    return it;
  }

  test("TYT-320, TYT-321, TYT-278, TYT-EX-49 the fourth card is revealed in slot 4 before the Battle; the last two go right after the next Phase A", () => {
    const it = lastOfTwo();
    expect(JSON.stringify(it.look(0))).not.toContain("great-march");
    expect(it.look(0).view.hasHiddenOrder).toBe(true);
    it.choose({ kind: "order", order: "order-campaign" });
    // A taken card leaves its slot empty.
    expect(it.s.pool).toEqual(["", "order-recruiters", "order-vanguard", ""]);
    it.act("move-army").march("a-prussia", "i", "a-volhynia").end();
    expect(it.place).toBe("battle.act");
    expect(it.s.pool).toEqual(["", "order-recruiters", "order-vanguard", "order-great-march"]);
    it.fight().passTo("turn.drawSupport").choose({ kind: "draw", card: "deck" }).passTo("turn.takeOrder");
    expect([it.seat, it.offered("order").length]).toEqual([1, 3]);
    it.choose({ kind: "order", order: "order-vanguard" }).end();
    expect([poolCount(it.s), it.place]).toEqual([0, "turn.drawSupport"]);
    expect(it.seen("ordersDiscarded").at(-1)!.orders).toEqual(["order-recruiters", "order-great-march"]);
  });

  test("TYT-074 every card has one to three different actions", () => {
    for (const { actions: list } of [...basicOrders, ...advancedOrders]) {
      expect(list.length >= 1 && list.length <= 3).toBe(true);
      expect(new Set(list).size).toBe(list.length);
      for (const action of list) expect(actions[action].length).toBe(1);
    }
  });
});
