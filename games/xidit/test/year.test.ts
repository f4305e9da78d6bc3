// The structure of a Year: planning, order steps, end of the Year.
import { describe, expect, test } from "vitest";
import { retract } from "#kernel/choose.ts";
import { look } from "#kernel/look.ts";
import { runnerOf } from "#kernel/run.ts";
import type { XiditChoice } from "../choices.ts";
import { orders } from "../content/orders.ts";
import { xidit } from "../index.ts";
import type { Xidit } from "../state.ts";
import { raging } from "./scene-spec.ts";
import { ordersOf, pausedScene, type Scene, scene } from "./scenes.ts";

const order = (letter: string): XiditChoice => ({ kind: "order", order: ordersOf(letter)[0]! });
const confirm: XiditChoice = { kind: "confirm" };
const setAll = (game: Scene, seat: number, plan = ""): Scene => {
  for (const each of ordersOf(plan)) game.choose(seat, { kind: "order", order: each });
  return game;
};

describe("structure", () => {
  test("XID-047 planning, six order steps, a census in census Years, the end of the Year", () => {
    const game = scene({ year: 4 }).plan("w", "w", "w", "w");
    for (let i = 0; i < 5; i++) game.show(0, 0, 0, 0);
    const kinds = game.events.map(({ type }) => type).filter(type => type !== "censusRevealed");
    expect(kinds).toEqual(["plansRevealed", ...Array(24).fill("waited"), "censusHeld", "yearStarted"]);
    expect(game.s.year).toBe(5);
  });

  test("XID-048 a removed token is replaced inside the order, before the next player acts", () => {
    const game = scene({ recruits: { 8: [0, 0, 0, 1, 0] }, at: [8, 5] }).plan("a", "b");
    const types = game.events.slice(1, 6).map(({ type }) => type);
    expect(types).toEqual(["recruited", "tokenDiscarded", "tokenPlaced", "nextDrawn", "moved"]);
  });

  test("XID-049 the game lasts twelve Years", () => {
    const game = scene({ year: 11 }).plan();
    expect([game.s.year, game.where]).toEqual([12, "year.plan"]);
    game.plan();
    for (let i = 0; i < 5; i++) game.show(0, 0, 0, 0);
    expect(game.where).toBe("end");
  });
});

describe("secret orders", () => {
  test("XID-050, 052 exactly six orders in sequence, any of them as often as wanted", () => {
    const game = scene({ at: [6] });
    setAll(game, 0, "rrrrrr");
    expect(game.options(0)).toEqual([confirm]);
    expect(game.refuses(0, order("r"))).toBe(true);
    expect(game.refusals(0)).toHaveLength(orders.length);
    expect(game.refusals(0)).toContainEqual({ choice: order("r"), why: "no-wheel-left", rule: "XID-050" });
    expect(game.refusals(1)).toEqual([{ choice: confirm, why: "wheels-missing", rule: "XID-050" }]);
    for (let seat = 1; seat < 4; seat++) setAll(game, seat).choose(seat, confirm);
    game.choose(0, confirm);
    expect(game.of("plansRevealed")[0]!.plans[0]).toEqual(Array(6).fill("move-red"));
    expect(game.of("moved").map(({ to }) => to)).toEqual([7, 6, 7, 6, 7, 6]);
  });

  test("XID-051 every wheel has five symbols", () => {
    const game = scene();
    for (let wheel = 0; wheel < 6; wheel++) {
      expect(game.options(0)).toEqual(orders.map(({ id }) => ({ kind: "order", order: id })));
      game.choose(0, order("w"));
    }
  });

  test("XID-053, 245 all plan at the same time, and nobody sees another plan before the reveal", () => {
    const game = scene();
    expect(game.asked).toEqual([0, 1, 2, 3]);
    setAll(game, 2, "arabka").choose(2, confirm);
    for (const viewer of [0, 1, 3, "spectator"] as const) {
      const seen = JSON.stringify(look(xidit, game.s, viewer));
      expect(seen).not.toContain('move-red","action","move-blue');
      expect(game.view(viewer).seats[2]!.plan).toBeNull();
    }
    expect(look(xidit, game.s, 0).question!.soFar).toEqual([]);
    expect(look(xidit, game.s, 2).question!.soFar.length).toBe(7);
    for (const seat of [0, 1, 3]) setAll(game, seat).choose(seat, confirm);
    expect(game.of("plansRevealed")[0]!.plans[2]).toEqual(ordersOf("arabka"));
  });

  test("XID-054 plans are not checked against the map", () => {
    // City 7 has no black road; the wheel offers it all the same.
    const game = scene({ at: [7] });
    expect(game.options(0)).toContainEqual(order("k"));
    game.plan("kkkkkk");
    expect(game.of("orderLost").filter(({ seat }) => seat === 0).length).toBe(6);
  });

  test("XID-055 a confirmed plan may be taken back until the last player has confirmed", () => {
    const game = scene({ at: [6, 5] });
    setAll(game, 0, "rwwwww").choose(0, confirm);
    expect(game.asked).toEqual([1, 2, 3]);
    const back = retract(xidit, game.s, 0, 0);
    if (!back.ok) throw new Error("the plan cannot be taken back");
    game.s = back.state as Xidit;
    expect(game.asked).toContain(0);
    setAll(game, 0, "bwwwww");
    for (const seat of [1, 2, 3]) setAll(game, seat).choose(seat, confirm);
    game.choose(0, confirm);
    expect(game.of("moved")).toMatchObject([{ seat: 0, to: 11 }]);
  });

  test("XID-314 after the last confirmation the reveal follows at once and nothing can be taken back", () => {
    const game = scene().plan();
    expect(game.of("plansRevealed").length).toBe(1);
    // The next Year is being planned; the old plan is out of reach.
    expect(retract(xidit, game.s, 0, 0).ok).toBe(false);
  });

  test("XID-312 during planning everybody sees who has confirmed, and nothing else", () => {
    const game = scene();
    const before = game.look(1);
    setAll(game, 0, "kkkkkk");
    expect(game.look(1)).toEqual(before);
    game.choose(0, confirm);
    expect(game.look(1).waiting).toMatchObject({ open: [1, 2, 3], ready: [0] });
    expect(game.look(1).view).toEqual(before.view);
  });

  test("XID-262 each wheel is a choice of its own, then the confirmation", () => {
    const game = scene();
    for (let wheel = 0; wheel < 6; wheel++) {
      expect(game.options(3).length).toBe(5);
      expect(game.look(3).question!.args).toEqual({ wheel: wheel + 1 });
      game.choose(3, order("a"));
    }
    expect(game.options(3)).toEqual([confirm]);
  });

  test("XID-EX-01 six orders, secret before and public after the reveal", () => {
    const game = scene({ at: [1, 2, 3, 4] });
    setAll(game, 1, "kakwar").choose(1, confirm);
    expect(game.view(0).seats[1]!.plan).toBeNull();
    for (const seat of [0, 2, 3]) setAll(game, seat).choose(seat, confirm);
    expect(game.of("plansRevealed")[0]!.plans[1]).toEqual(ordersOf("kakwar"));
  });
});

describe("executing orders", () => {
  /** A scene that stops in the middle of a Year: seat 3 is asked about a titan in its second step. */
  const midYear = (): Scene => pausedScene({ at: [5, 12, 11] }, "wbwwww", "wkwwww", "wwrwww");

  test("XID-056 after the reveal all six orders of everybody are public", () => {
    const game = midYear();
    for (const viewer of [0, "spectator"] as const) {
      expect(game.view(viewer).seats.map(({ plan }) => plan)).toEqual(
        ["wbwwww", "wkwwww", "wwrwww", "wawwww"].map(ordersOf),
      );
    }
  });

  test("XID-057, 059, XID-EX-02 a step is executed by all in playing order; the token covers the last order", () => {
    const game = scene({
      first: 2,
      at: [5, 12, 11, 4],
      bare: [4],
      units: { 3: [3, 0, 0, 0, 0] },
      titans: raging,
    }).plan("wbwwww", "wkwwww", "wwrwww", "wawwww");
    // Seat 3 comes second: 2 has executed two orders, 0 and 1 only one.
    expect(game.asked).toEqual([3]);
    expect(game.view(0).seats.map(({ executed }) => executed)).toEqual([1, 1, 2, 1]);
    expect([game.view(0).step, game.view(0).acting]).toEqual([2, 3]);
    expect(game.events.slice(1).map(event => "seat" in event && event.seat)).toEqual([2, 3, 0, 1, 2]);
    game.choose(3, { kind: "decline" });
    expect(game.events.slice(6, 9).map(event => "seat" in event && event.seat)).toEqual([3, 0, 1]);
  });

  test("XID-058 the First Player does not change within a Year", () => {
    const game = scene({ first: 1 }).plan();
    const acting = game.of("waited").map(({ seat }) => seat);
    expect(acting).toEqual(Array.from({ length: 6 }, () => [1, 2, 3, 0]).flat());
  });

  test("XID-060 revealed orders cannot be changed", () => {
    const game = midYear();
    expect(game.refuses(0, order("a"))).toBe(true);
    expect(game.refuses(3, order("a"))).toBe(true);
    expect(retract(xidit, game.s, 0, 0).ok).toBe(false);
    expect(game.options(3).map(({ kind }) => kind)).toEqual(["fight", "decline"]);
  });

  test("XID-289 every player executes exactly six orders a Year, 72 in a long game and 54 in a short one", () => {
    for (const [years, steps] of [
      ["long", 72],
      ["short", 54],
    ] as const) {
      const runner = runnerOf(xidit);
      const game = scene({ years, seats: 3 });
      let executed = 0;
      runner.trace = (proc, step) => {
        if (proc === "year" && step === "executeOrder") executed++;
      };
      while (game.where !== "end") {
        if (game.where === "year.plan") game.plan();
        else game.show(0, 0, 0);
      }
      runner.trace = null;
      expect(executed).toBe(3 * steps);
    }
  });
});

describe("end of the Year", () => {
  test("what was revealed stays in sight while the next Year is planned, and no longer", () => {
    const game = scene({ year: 4, units: { 1: [2, 0, 0, 0, 0] } });
    expect(game.view(0).lastYear).toBeNull();
    game.plan("k", "wr").show(0, 1, 0, 0);
    for (let part = 1; part < 5; part++) game.show(0, 0, 0, 0);
    const { lastYear, census, seats } = game.view("spectator");
    expect(lastYear!.plans.slice(0, 2)).toEqual([ordersOf("k"), ordersOf("wr")]);
    expect(lastYear!.shown!.map(row => row[0])).toEqual([0, 1, 0, 0]);
    expect([census, seats[0]!.plan, seats[0]!.executed]).toEqual([null, null, 0]);
    game.plan();
    expect(game.view("spectator").lastYear!.shown).toBeNull();
    expect(game.s.shown).toEqual([]);
  });

  test("XID-184, 185 the Year advances and the First Player token passes to the left", () => {
    const game = scene({ year: 2, first: 3 }).plan();
    expect([game.s.year, game.s.first]).toEqual([3, 0]);
    expect(game.of("yearStarted")).toEqual([{ type: "yearStarted", year: 3, first: 0 }]);
  });

  test("XID-186 yearly limits end with the Year", () => {
    const game = scene({ recruits: { 6: "full" }, at: [6] }).plan("a");
    expect(game.units(0)).toEqual([1, 0, 0, 0, 0]);
    game.plan("a");
    expect(game.units(0)).toEqual([1, 1, 0, 0, 0]);
    // The same for a city in which a threat was eliminated: next Year a titan may be fought there.
    const titan = scene({
      threats: [3],
      at: [3],
      units: { 0: [5, 0, 0, 0, 0] },
      titans: raging,
      nextThreat: 6,
    }).plan("aa");
    titan.choose(0, { kind: "take", rewards: ["sovereigns", "floors"] });
    expect(titan.of("orderLost")).toMatchObject([{ why: "already-eliminated-here" }]);
    titan.plan("a");
    expect(titan.where).toBe("challenge.chooseTitan");
  });

  test("XID-187 Idrakis figures stay where they are", () => {
    const game = scene({ at: [5, 6, 7, 8] }).plan("b");
    expect(game.s.idrakis).toEqual([12, 6, 7, 8]);
    expect(game.where).toBe("year.plan");
  });
});
