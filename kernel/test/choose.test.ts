import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choose } from "#kernel/choose.ts";
import { copy, hash } from "#kernel/json.ts";
import { whereIs } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { type Cards, cards, diaryAt, type Say, sayWord, words } from "./toys.ts";

const fresh = () => start(cards, { seats: 2, seed: "choose" }) as Cards;

/** Expects a refusal that leaves the state's fingerprint as it was. */
function refused(state: Cards, seat: unknown, value: unknown) {
  const before = hash(state);
  const outcome = choose(cards, state, seat as number, value);
  expect(hash(state)).toBe(before);
  expect(outcome.ok).toBe(false);
  return outcome.ok ? null : outcome.error;
}

describe("choose", () => {
  test("takes an offered choice on a copy: the state it was given stays as it was", () => {
    const state = fresh();
    const before = hash(state);
    const outcome = choose(cards, state, 0, { kind: "coin" });
    expect(hash(state)).toBe(before);
    expect(outcome.ok && (outcome.state as Cards).coins).toEqual([1, 0]);
    expect(outcome.ok && outcome.events).toEqual([{ type: "coin", seat: 0 }]);
  });

  test("takes a choice whatever the order of its keys", () => {
    const card = fresh().hands[0]![0]!;
    expect(choose(cards, fresh(), 0, { card, kind: "play" }).ok).toBe(true);
  });

  test("tells only the beginning of a long choice that is not offered", () => {
    const error = refused(fresh(), 0, { kind: "x".repeat(500) });
    expect(String(error?.params.choice)).toHaveLength(200);
  });

  test("refuses a choice that is not offered, and says which, where and by whom", () => {
    const error = refused(fresh(), 0, { kind: "play", card: 99 });
    expect(error).toEqual({
      code: "not-offered",
      params: { seat: 0, where: "turn.act", choice: '{"kind":"play","card":99}' },
    });
  });

  test("refuses another seat's card, more keys, fewer keys, another type", () => {
    const state = fresh();
    const [mine, theirs] = [state.hands[0]![0]!, state.hands[1]![0]!];
    for (const value of [
      { kind: "play", card: theirs },
      { kind: "play", card: mine, extra: 1 },
      { kind: "play" },
      { kind: "play", card: String(mine) },
      { kind: "play", card: [mine] },
      { kind: "steal" },
      {},
    ]) {
      expect(refused(state, 0, value)?.code).toBe("not-offered");
    }
  });

  test("refuses the wrong seat, a seat that does not exist, a seat that is no seat", () => {
    expect(refused(fresh(), 1, { kind: "coin" })).toEqual({
      code: "not-asked",
      params: { seat: 1, where: "turn.act" },
    });
    for (const seat of [2, -1, 0.5, Number.NaN, "0", null, undefined, {}, "__proto__"]) {
      expect(refused(fresh(), seat, { kind: "coin" })?.code).toBe("unknown-seat");
    }
  });

  test("refuses the same choice sent twice when it is no longer this seat's turn", () => {
    const once = choose(cards, fresh(), 0, { kind: "end" });
    expect(once.ok && refused(once.state as Cards, 0, { kind: "end" })?.code).toBe("not-asked");
  });

  test("refuses what is no plain object, however strange", () => {
    let deep: unknown = {};
    for (let i = 0; i < 100; i++) deep = { deep };
    class Draw {
      kind = "draw";
    }
    const strange = [null, undefined, 5, "draw", true, [], [{ kind: "draw" }], () => 1, deep, new Draw(), new Map()];
    for (const value of [...strange, { kind: undefined }, { kind: Number.NaN }, { kind: Symbol("draw") }]) {
      expect(refused(fresh(), 0, value)?.code).toBe("malformed");
    }
  });

  test("refuses everything after the end", () => {
    const state = fresh();
    while (state.stack.length > 0) runnerOf(cards).play(state, state.turn, { kind: "draw" }, []);
    expect(refused(state, 0, { kind: "coin" })?.code).toBe("finished");
    expect(whereIs(state)).toBe("end");
  });

  test("no value from outside changes the state or throws, unless it is offered", () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), fc.anything(), (value, seat) => {
        const state = fresh();
        const before = hash(state);
        choose(cards, state, seat as number, value);
        return hash(state) === before;
      }),
      { numRuns: 300 },
    );
  });

  test("a choice that fails halfway leaves the state as it was", () => {
    const { game, state } = diaryAt([
      words.procedure("main", {
        pick: words.ask<Say>({
          seat: () => 0,
          options: () => [sayWord("x")],
          take: s => {
            s.diary.push("half done");
            throw new Error("a bug");
          },
        }),
      }),
    ]);
    const before = copy(state);
    expect(() => choose(game, state, 0, sayWord("x"))).toThrow("a bug");
    expect(state).toEqual(before);
  });
});
