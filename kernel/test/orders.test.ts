import { describe, expect, test } from "vitest";
import type { Game } from "#kernel/game.ts";
import {
  mayBeOrdered,
  noOrders,
  type Order,
  type OrderChange,
  type OwnOrders,
  orderedAt,
  ordersAfter,
  ordersChanged,
  ordersSince,
  ownOrders,
  takesOrders,
} from "#kernel/orders.ts";
import { pass } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { type Diary, diaryAt, diaryGame, type Say, sayWord, type Wrote, words } from "./toys.ts";

/** One seat is asked again and again; the question names how many words there are. */
const main = words.procedure("main", {
  act: words.ask<Say>({
    seat: () => 0,
    options: () => ["a", "b"].map(sayWord),
    args: s => ({ turn: s.diary.length }),
    take: (s, _frame, { word }, flow) => {
      s.diary.push(word);
      flow.repeat();
    },
  }),
});

/** A window: seat 0 may say its word once, seat 1 never has one. */
const talk = words.procedure("main", {
  talk: words.window<Say>({
    seats: () => [0, 1],
    options: (s, _frame, seat) => (seat === 0 && s.diary.length === 0 ? [sayWord("w")] : []),
    take: (s, _frame, { word }) => void s.diary.push(word),
  }),
});

const vote = words.procedure("main", {
  vote: words.askTogether<Say>({ seats: () => [0, 1], options: () => ["a", "b"].map(sayWord), take: () => {} }),
});

const act = { proc: "main", step: "act", args: { turn: 0 } };
const toSay = (id: string, word: string, parts: Partial<Order> & { isExact?: boolean; step?: string } = {}): Order => {
  const { isExact, step = "act", ...rest } = parts;
  const question = { ...act, step, ...(isExact && { isExact }) };
  return { id, seat: 0, answer: { question, choice: sayWord(word) }, until: "withdrawn", ...rest };
};
const toPass = (seat = 0): Order => ({ id: "pass", seat, answer: null, until: "withdrawn" });
const own = (list: readonly Order[], parts: Partial<OwnOrders> = {}): OwnOrders => ({
  ...ownOrders(null, { ...noOrders, list }, false),
  ...parts,
});

describe("orders", () => {
  test("show the ends that a game can tell, and whether idle windows pass by themselves", () => {
    const game = diaryGame([main]);
    const withRounds = { ...game, moments: { round: "wrote" as const } };
    const withAttacks = {
      ...game,
      moments: { round: "wrote" as const, attack: { event: "wrote" as const, seat: "at" } },
    };
    const ends = (of: Game<Diary, Wrote> | null) => ownOrders(of, noOrders, true).ends;
    expect([null, game].map(ends)).toEqual([
      ["withdrawn", "used"],
      ["withdrawn", "used"],
    ]);
    expect(ends(withRounds)).toEqual(["withdrawn", "used", "round"]);
    expect(ends(withAttacks)).toEqual(["withdrawn", "used", "round", "attacked"]);
    const idle = (skipsIdle: boolean | null, isAlone: boolean) =>
      ownOrders(null, { ...noOrders, skipsIdle }, isAlone).skipsIdle;
    expect([idle(null, true), idle(null, false), idle(false, true), idle(true, false)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test("change by what is said; the rest stays", () => {
    const before = { ...noOrders, skipsIdle: true, holds: true, list: [toSay("1", "a")] };
    expect(ordersChanged(before, {}, "2")).toEqual(before);
    expect(ordersChanged(before, { skipsIdle: false, holds: false }, "2")).toEqual({
      ...before,
      skipsIdle: false,
      holds: false,
    });
    expect(ordersChanged(before, { withdraw: "1" }, "2").list).toEqual([]);
    expect(ordersChanged(before, { withdraw: "7" }, "2").list).toEqual(before.list);
  });

  test("given for the same question take each other's place, and no other's", () => {
    const give = ({ id: _id, ...order }: Order): OrderChange["give"] => order;
    const idsAfter = (old: Order, next: Order) =>
      ordersChanged({ ...noOrders, list: [old] }, { give: give(next) }, "new").list.map(({ id }) => id);
    const plain = toSay("old", "a");
    const exact = toSay("old", "a", { isExact: true });
    const later = { ...toSay("x", "b", { isExact: true }) };
    const elsewhere: Order = {
      ...later,
      answer: { question: { ...act, args: { turn: 5 }, isExact: true }, choice: sayWord("b") },
    };
    const inner: Order = { ...plain, answer: { question: { ...act, proc: "inner" }, choice: sayWord("b") } };
    expect(idsAfter(plain, toSay("x", "b"))).toEqual(["new"]);
    expect(idsAfter(exact, later)).toEqual(["new"]);
    expect(idsAfter(toPass(), toPass())).toEqual(["new"]);
    expect(idsAfter(exact, elsewhere)).toEqual(["old", "new"]);
    expect(idsAfter(plain, later)).toEqual(["old", "new"]);
    expect(idsAfter(exact, toSay("x", "b"))).toEqual(["old", "new"]);
    expect(idsAfter(plain, toSay("x", "b", { seat: 1 }))).toEqual(["old", "new"]);
    expect(idsAfter(plain, toSay("x", "b", { step: "other" }))).toEqual(["old", "new"]);
    expect(idsAfter(plain, inner)).toEqual(["old", "new"]);
    expect(idsAfter(plain, toPass())).toEqual(["old", "pass"].map(id => (id === "pass" ? "new" : id)));
    // Without args to compare, an inexact question is the same one wherever it is asked.
    const { answer } = elsewhere;
    expect(idsAfter(plain, { ...plain, answer: { ...answer!, question: { ...act, args: { turn: 5 } } } })).toEqual([
      "new",
    ]);
  });
});

describe("an order answers", () => {
  const { game, state } = diaryAt([main]);

  test("the question it was given for, by its own choice", () => {
    expect(orderedAt(game, state, 0, own([toSay("1", "b")]))).toEqual({
      kind: "answer",
      choice: sayWord("b"),
      order: toSay("1", "b"),
    });
  });

  test("no other question, no other seat, and nothing while everything is held", () => {
    for (const orders of [
      own([]),
      own([toSay("1", "b", { step: "other" })]),
      own([toSay("1", "b", { seat: 1 })]),
      own([{ ...toSay("1", "b"), answer: { question: { ...act, proc: "inner" }, choice: sayWord("b") } }]),
      own([toSay("1", "b")], { holds: true }),
      own([toPass()], { skipsIdle: true }),
    ])
      expect(orderedAt(game, state, 0, orders)).toBeNull();
    expect(orderedAt(game, state, 1, own([toSay("1", "b", { seat: 1 })]))).toBeNull();
  });

  test("only that very question when it is exact, and an exact one goes before others, the latest before earlier ones", () => {
    const exact = toSay("exact", "a", { isExact: true });
    const chosen = (list: readonly Order[], now: Diary = state) => {
      const ordered = orderedAt(game, now, 0, own(list));
      return ordered?.kind === "answer" ? ordered.order?.id : ordered;
    };
    expect(chosen([exact, toSay("1", "b")])).toBe("exact");
    expect(chosen([exact, { ...exact, id: "later" }])).toBe("later");
    expect(chosen([toSay("1", "a"), toSay("2", "b")])).toBe("2");
    const later = diaryAt([main]);
    runnerOf(later.game).play(later.state, 0, sayWord("a"), []);
    expect(chosen([exact], later.state)).toBeNull();
    expect(chosen([exact, toSay("1", "b")], later.state)).toBe("1");
  });

  test("a choice that is not legal any more makes it stale", () => {
    const order = toSay("1", "gone");
    expect(orderedAt(game, state, 0, own([order]))).toEqual({ kind: "stale", order });
  });

  test("nothing where several answer at once, nor after the end", () => {
    const together = diaryAt([vote]);
    const order = toSay("1", "a", { step: "vote" });
    expect([takesOrders(state), takesOrders(together.state)]).toEqual([true, false]);
    expect(orderedAt(together.game, together.state, 0, own([order]))).toBeNull();
    for (const seat of [0, 1]) runnerOf(together.game).play(together.state, seat, sayWord("a"), []);
    expect([together.state.stack, takesOrders(together.state)]).toEqual([[], false]);
  });
});

describe("a window", () => {
  const windowAt = () => diaryAt([talk]);

  test("is let be by an order to let things be, whatever could be done in it", () => {
    const { game, state } = windowAt();
    expect(orderedAt(game, state, 0, own([toPass()]))).toEqual({ kind: "answer", choice: pass, order: toPass() });
    expect(orderedAt(game, state, 0, own([toPass(1)]))).toBeNull();
    expect(orderedAt(game, state, 0, own([], { skipsIdle: true }))).toBeNull();
    expect(orderedAt(game, state, 0, own([toSay("1", "w", { step: "other" })]))).toBeNull();
  });

  test("in which nothing can be done passes by itself, for those who want it, and uses no order up", () => {
    const { game, state } = windowAt();
    runnerOf(game).play(state, 0, pass, []);
    expect(state.open).toEqual([1]);
    const idle = { kind: "answer", choice: pass, order: null };
    expect(orderedAt(game, state, 1, own([], { skipsIdle: true }))).toEqual(idle);
    expect(orderedAt(game, state, 1, own([toPass(1)], { skipsIdle: true }))).toEqual(idle);
    expect(orderedAt(game, state, 1, own([toPass(1)]))).toEqual({ ...idle, order: toPass(1) });
    expect(orderedAt(game, state, 1, own([]))).toBeNull();
  });

  test("is looked at only where something may be ordered", () => {
    const { game, state } = windowAt();
    const may = (seat: number, orders: OwnOrders) => mayBeOrdered(game, state, seat, orders);
    expect([may(0, own([])), may(0, own([toPass(1)])), may(1, own([toPass(1)]))]).toEqual([false, false, false]);
    expect([may(0, own([toPass(1), toPass()])), may(0, own([], { skipsIdle: true }))]).toEqual([true, true]);
    const asked = diaryAt([main]);
    expect(mayBeOrdered(asked.game, asked.state, 0, own([], { skipsIdle: true }))).toBe(false);
  });
});

describe("an order ends", () => {
  const list = [toSay("1", "a", { until: "used" }), toSay("2", "b")];
  const orders = { ...noOrders, list };

  test("with its use if it says so, and whenever it is stale; its owner reads why", () => {
    const [once, always] = list as [Order, Order];
    expect(ordersAfter(orders, { order: once, what: "used" })).toEqual({
      ...orders,
      list: [always],
      news: [{ order: once, what: "used" }],
    });
    expect(ordersAfter(orders, { order: always, what: "used" }).list).toEqual(list);
    expect(ordersAfter(orders, { order: always, what: "stale" }).list).toEqual([once]);
  });

  test("and of many news the latest twenty are kept, in order", () => {
    let now = orders as typeof orders & { news: readonly unknown[] };
    for (let i = 0; i < 25; i++) now = ordersAfter(now, { order: toSay(`${i}`, "a"), what: "used" }) as typeof now;
    expect(now.news.map(each => (each as { order: Order }).order.id)).toEqual(
      Array.from({ length: 20 }, (_, i) => `${i + 5}`),
    );
  });

  const told = diaryGame([main], {
    moments: { round: "round" as never, attack: { event: "hit" as never, seat: "at" } },
    viewEvent: (event, viewer) => ((event as { hidden?: number }).hidden === viewer ? null : event),
  });
  const round = toSay("round", "a", { until: "round" });
  const attacked = toSay("attacked", "b", { until: "attacked", step: "x" });
  const standing = { ...noOrders, list: [round, attacked, toSay("stays", "a")] };
  const since = (events: readonly object[], game = told) => {
    const now = ordersSince(game, standing, events as never);
    return { left: now.list.map(({ id }) => id), news: now.news.map(({ what }) => what) };
  };
  const all = standing.list.map(({ id }) => id);

  test("with the round, or when its seat is attacked, as its seat sees it", () => {
    expect(since([{ type: "wrote" }, { type: "round" }])).toEqual({ left: ["attacked", "stays"], news: ["round"] });
    expect(since([{ type: "wrote" }, { type: "hit", at: 0 }])).toEqual({
      left: ["round", "stays"],
      news: ["attacked"],
    });
    expect(since([{ type: "round" }, { type: "hit", at: 0 }])).toEqual({
      left: ["stays"],
      news: ["round", "attacked"],
    });
    expect(
      since([
        { type: "hit", at: 1 },
        { type: "wrote", at: 0 },
      ]),
    ).toEqual({ left: all, news: [] });
    expect(since([{ type: "round", hidden: 0 }])).toEqual({ left: all, news: [] });
  });

  test("by nothing in a game that tells of no rounds or no attacks, and stays the same object", () => {
    const events = [{ type: "round" }, { type: "hit", at: 0 }];
    expect(since(events, diaryGame([main]))).toEqual({ left: all, news: [] });
    expect(since(events, diaryGame([main], { moments: { round: "round" as never } }))).toEqual({
      left: ["attacked", "stays"],
      news: ["round"],
    });
    expect(ordersSince(told, standing, [])).toBe(standing);
    expect(start(told, { seats: 2, seed: "" }).open).toEqual([0]);
  });
});
