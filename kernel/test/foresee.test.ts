import { describe, expect, test } from "vitest";
import { type Foreseen, foresee } from "#kernel/foresee.ts";
import { hash } from "#kernel/json.ts";
import type { Procedure } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import { type Diary, diaryAt, diaryGame, type Say, sayWord, words } from "./toys.ts";

const { procedure, ask, askTogether } = words;

/** A question of one seat; what it says goes into the diary. */
const asks = (seat: number, options: readonly string[] = ["a", "b"], parts: object = {}) =>
  ask<Say>({
    seat: () => seat,
    options: () => options.map(sayWord),
    take: (s, _frame, { word }) => void s.diary.push(word),
    ...parts,
  });

/** A question that comes so many times in a row, each with its number. */
const asksTimes = (seat: number, times: number) =>
  asks(seat, ["a", "b"], {
    args: (s: Diary) => ({ turn: s.diary.length }),
    take: (s: Diary, _frame: unknown, { word }: Say, flow: { repeat(): void }) => {
      if (s.diary.push(word) < times) flow.repeat();
    },
  });

const stepsIn = (foreseen: readonly Foreseen[]): string[] => foreseen.map(({ question }) => question.step);

function foreseenIn(main: Procedure, seat = 0, luck = "luck"): readonly Foreseen[] {
  const { game, state } = diaryAt([main]);
  return foresee(game, state, seat, luck);
}

describe("questions foreseen", () => {
  test("are those that come later, with what the seat would see then; nothing is changed", () => {
    const { game, state } = diaryAt([procedure("main", { first: asks(0, ["a"]), later: asks(1), last: asks(0) })]);
    const before = hash(state);
    const [found, ...others] = foresee(game, state, 0, "luck");
    expect(others).toEqual([]);
    expect(found?.question).toMatchObject({ seat: 0, step: "last", options: [sayWord("a"), sayWord("b")] });
    expect(found?.view).toMatchObject(["a", expect.stringMatching(/^[ab]$/)]);
    expect(stepsIn(foresee(game, state, 1, "luck"))).toEqual(["later"]);
    expect(hash(state)).toBe(before);
  });

  test("have something to choose from", () => {
    expect(stepsIn(foreseenIn(procedure("main", { now: asks(1), forced: asks(0, ["a"]), free: asks(0) })))).toEqual([
      "free",
    ]);
  });

  test("are none of those that several answer at once: their answers can be changed", () => {
    const together = askTogether<Say>({
      seats: () => [0, 1],
      options: () => ["a", "b"].map(sayWord),
      take: () => {},
    });
    expect(stepsIn(foreseenIn(procedure("main", { now: asks(1), together, later: asks(0) })))).toEqual(["later"]);
  });

  test("come first where another seat's choice leads to them", () => {
    const main = procedure("main", {
      now: asks(0),
      own: asks(0),
      more: asks(0),
      other: asks(1),
      reaction: asks(0),
    });
    expect(stepsIn(foreseenIn(main))).toEqual(["reaction", "own", "more"]);
  });

  test("come in the order of how likely they are", () => {
    const begunBy = (word: string, isRare: boolean) => (s: Diary) => (s.diary[0] === word) === isRare;
    const main = procedure("main", {
      now: asks(0, ["a", "b", "c", "d", "e", "f", "g", "h"]),
      rare: asks(0, ["a", "b"], { when: begunBy("a", true) }),
      rareToo: asks(0, ["a", "b"], { when: begunBy("a", true) }),
      common: asks(0, ["a", "b"], { when: begunBy("a", false) }),
    });
    const orders = Array.from({ length: 20 }, (_, i) => stepsIn(foreseenIn(main, 0, `luck ${i}`)));
    expect(new Set(orders.map(([first]) => first))).toEqual(new Set(["common"]));
    expect(orders.some(order => order.includes("rare"))).toBe(true);
  });

  test("count once in a world in which they come again and again", () => {
    const main = procedure("main", {
      now: asks(0, ["a", "b", "c", "d"]),
      often: asks(0, ["x", "y"], {
        when: (s: Diary) => s.diary[0] === "a",
        take: (s: Diary, _frame: unknown, { word }: Say, flow: { repeat(): void }) => {
          if (s.diary.push(word) < 40) flow.repeat();
        },
      }),
      common: asks(0, ["a", "b"], { when: (s: Diary) => s.diary[0] !== "a" }),
    });
    const orders = Array.from({ length: 12 }, (_, i) => stepsIn(foreseenIn(main, 0, `luck ${i}`)));
    expect(new Set(orders.map(([first]) => first))).toEqual(new Set(["common"]));
    expect(orders.some(order => order.includes("often"))).toBe(true);
  });

  test("have the options of all worlds, each once, up to sixty", () => {
    const wordsOf = (count: number, from: string) => Array.from({ length: count }, (_, i) => sayWord(`${from}${i}`));
    const main = (count: number) =>
      procedure("main", {
        now: asks(1, ["p", "q"]),
        later: asks(0, [], { options: (s: Diary) => [sayWord("both"), ...wordsOf(count, s.diary[0] ?? "")] }),
      });
    const optionsOf = (count: number) => foreseenIn(main(count))[0]?.question.options as readonly Say[];
    expect(optionsOf(1).map(({ word }) => word)).toHaveLength(3);
    expect(
      optionsOf(1)
        .map(({ word }) => word)
        .sort(),
    ).toEqual(["both", "p0", "q0"]);
    expect(optionsOf(200)).toHaveLength(60);
  });

  test("are at most three of one step, eight of one world and twelve in all", () => {
    expect(stepsIn(foreseenIn(procedure("main", { now: asks(1), again: asksTimes(0, 7) })))).toEqual([
      "again",
      "again",
      "again",
    ]);
    const names = Array.from({ length: 20 }, (_, i) => `step${i}`);
    const row = (steps: readonly string[], parts: (i: number) => object = () => ({})) =>
      procedure("main", {
        now: asks(0, names),
        ...Object.fromEntries(steps.map((name, i) => [name, asks(0, ["a", "b"], parts(i))])),
      });
    expect(stepsIn(foreseenIn(row(names)))).toEqual(names.slice(0, 8));
    // Each world has four of the twenty.
    const someOf = (i: number) => ({
      when: (s: Diary) => (i - names.indexOf(s.diary[0] ?? "") + 20) % 20 < 4,
    });
    expect(foreseenIn(row(names, someOf))).toHaveLength(12);
  });

  test("lie within a hundred and fifty choices, in twelve worlds", () => {
    const far = (times: number) => foreseenIn(procedure("main", { now: asksTimes(1, times), later: asks(0) }));
    expect(stepsIn(far(149))).toEqual(["later"]);
    expect(far(150)).toEqual([]);
    let worlds = 0;
    const game = diaryGame([procedure("main", { now: asks(1), later: asks(0) })], { imagine: () => void worlds++ });
    foresee(game, start(game, { seats: 2, seed: "diary" }), 0, "luck");
    expect(worlds).toBe(12);
  });

  test("end with the game, also where nothing is asked any more", () => {
    const { game, state } = diaryAt([procedure("main", { now: asks(1) })]);
    expect(foresee(game, state, 0, "luck")).toEqual([]);
  });

  test("are drawn by luck: the same luck tells the same", () => {
    const main = procedure("main", { now: asks(1), later: asks(0) });
    expect(foreseenIn(main, 0, "a")).toEqual(foreseenIn(main, 0, "a"));
    const views = Array.from({ length: 12 }, (_, i) => JSON.stringify(foreseenIn(main, 0, `${i}`)[0]?.view));
    expect(new Set(views).size).toBe(2);
  });
});
