import { describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { choose, retract } from "#kernel/choose.ts";
import { imagine } from "#kernel/imagine.ts";
import { hash } from "#kernel/json.ts";
import { look, questionOf, waitingOf } from "#kernel/look.ts";
import type { State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { type Diary, diaryAt, diaryGame, type Say, sayWord, words } from "./toys.ts";

const { procedure, auto, askTogether, planTogether } = words;

const secretWords = ["a", "b", "c", "d"].map(sayWord);

const vote = procedure("main", {
  vote: askTogether<Say>({
    seats: () => [2, 0],
    options: () => secretWords,
    refused: (_s, _frame, seat) => [{ choice: sayWord("z"), why: `not-${seat}`, rule: "TEST-2" }],
    args: (_s, _frame, seat) => ({ seat }),
    take: (s, _frame, chosen) => void s.diary.push(JSON.stringify(chosen.map(choice => choice?.word ?? null))),
  }),
  after: auto(s => void s.diary.push("after")),
});

const ok = (outcome: ReturnType<typeof choose>): State => {
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.state;
};

describe("askTogether", () => {
  test("asks its seats at once, in any order, and takes the answers together", () => {
    const { game, state } = diaryAt([vote], 3);
    expect(state.open).toEqual([2, 0]);
    expect(state.answers).toEqual([[], null, []]);
    const one = ok(choose(game, state, 0, sayWord("b")));
    expect((one as Diary).diary).toEqual([]);
    expect(one.open).toEqual([2]);
    const two = ok(choose(game, one, 2, sayWord("d")));
    expect((two as Diary).diary).toEqual(['["b",null,"d"]', "after"]);
    expect(two.answers).toEqual([]);
  });

  test("an answer that others are awaited after shares all but the answers with the state before, which stays", () => {
    const { game, state } = diaryAt([vote], 3);
    const before = hash(state);
    const one = ok(choose(game, state, 0, sayWord("b")));
    expect(hash(state)).toBe(before);
    expect(one.stack).toBe(state.stack);
    expect(one.answers).toEqual([[sayWord("b")], null, []]);
    const two = ok(choose(game, one, 2, sayWord("d")));
    expect(two.stack).not.toBe(one.stack);
    expect(one.answers).toEqual([[sayWord("b")], null, []]);
    expect((one as Diary).diary).toEqual([]);
  });

  test("shows everybody who is ready, but to no other seat what it answered", () => {
    const { game, state } = diaryAt([vote], 3);
    const one = ok(choose(game, state, 0, sayWord("b")));
    expect(waitingOf(one)).toEqual({ proc: "main", step: "vote", open: [2], ready: [0] });
    const other = ok(choose(game, state, 0, sayWord("c")));
    for (const viewer of [1, 2, "spectator"] as const) {
      expect(look(game, one, viewer)).toEqual(look(game, other, viewer));
      expect(look(game, one, viewer).question?.soFar ?? []).toEqual([]);
    }
    expect(questionOf(game, one, 0)).toMatchObject({ options: [], soFar: [sayWord("b")], args: { seat: 0 } });
    expect(questionOf(game, one, 1)).toBeNull();
  });

  test("names those who are ready in the order of seats, and tells refusals what was answered so far", () => {
    const { game, state } = diaryAt(
      [
        procedure("main", {
          plan: planTogether<Say>({
            seats: () => [0, 1, 2],
            options: () => secretWords,
            args: (_s, _frame, _seat, soFar) => ({ given: soFar.length }),
            refused: (_s, _frame, _seat, soFar) => soFar.map(choice => ({ choice, why: "said", rule: "TEST-3" })),
            isDone: (_s, _frame, _seat, soFar) => soFar.length === 2,
            take: () => {},
          }),
        }),
      ],
      3,
    );
    const runner = runnerOf(game);
    for (const seat of [1, 1, 0, 0, 2]) runner.play(state, seat, sayWord("b"), []);
    expect(waitingOf(state)).toMatchObject({ open: [2], ready: [0, 1] });
    expect(questionOf(game, state, 2)).toMatchObject({ args: { given: 1 } });
    expect(runner.refusals(state, 2)).toEqual([{ choice: sayWord("b"), why: "said", rule: "TEST-3" }]);
  });

  test("a seat cannot answer twice, nor a seat that was not asked", () => {
    const { game, state } = diaryAt([vote], 3);
    const one = ok(choose(game, state, 0, sayWord("b")));
    for (const seat of [0, 1]) {
      const before = hash(one);
      expect(choose(game, one, seat, sayWord("c"))).toMatchObject({ ok: false, error: { code: "not-asked" } });
      expect(hash(one)).toBe(before);
    }
  });

  test("an answer may be taken back and changed until the last one is in", () => {
    const { game, state } = diaryAt([vote], 3);
    const one = ok(choose(game, state, 0, sayWord("b")));
    const back = ok(retract(game, one, 0));
    expect(hash(back)).toBe(hash(state));
    expect(hash(one)).not.toBe(hash(state));
    const changed = ok(choose(game, ok(choose(game, back, 0, sayWord("c"))), 2, sayWord("a")));
    expect((changed as Diary).diary[0]).toBe('["c",null,"a"]');
    expect(retract(game, changed, 0)).toMatchObject({ ok: false, error: { code: "finished" } });
  });

  test("nothing can be taken back that was not answered", () => {
    const { game, state } = diaryAt([vote], 3);
    const before = hash(state);
    for (const [seat, keep] of [
      [0, 0],
      [1, 0],
      [2, -1],
      [2, 0.5],
    ] as const) {
      expect(retract(game, state, seat, keep)).toMatchObject({ ok: false, error: { code: "nothing-to-retract" } });
    }
    expect(retract(game, state, 7)).toMatchObject({ ok: false, error: { code: "unknown-seat" } });
    expect(hash(state)).toBe(before);
  });

  test("is skipped when it does not apply or nobody is asked", () => {
    const skipped = (parts: object) =>
      diaryAt([
        procedure("main", {
          vote: askTogether<Say>({ seats: () => [0], options: () => secretWords, take: () => {}, ...parts }),
          after: auto(s => void s.diary.push("after")),
        }),
      ]).state;
    expect(skipped({ when: () => false }).diary).toEqual(["after"]);
    expect(skipped({ seats: () => [] }).diary).toEqual(["after"]);
    expect(skipped({}).diary).toEqual([]);
  });
});

const plan = procedure("main", {
  plan: planTogether<Say>({
    seats: () => [0, 1],
    options: (_s, _frame, _seat, soFar) => secretWords.slice(soFar.length),
    isDone: (_s, _frame, seat, soFar) => soFar.length === seat + 1,
    take: (s, _frame, answers) =>
      void s.diary.push(JSON.stringify(answers.map(list => list?.map(choice => choice.word)))),
  }),
});

describe("planTogether", () => {
  test("collects several answers per seat, each seat at its own pace", () => {
    const { game, state } = diaryAt([plan]);
    const runner = runnerOf(game);
    runner.play(state, 1, sayWord("c"), []);
    expect(state.open).toEqual([0, 1]);
    expect(runner.options(state, 1).map(choice => (choice as Say).word)).toEqual(["b", "c", "d"]);
    runner.play(state, 0, sayWord("a"), []);
    expect(state.open).toEqual([1]);
    runner.play(state, 1, sayWord("d"), []);
    expect(state.diary).toEqual(['[["a"],["c","d"]]']);
  });

  test("retract keeps as many answers as asked, and opens the seat again in the order of asking", () => {
    const { game, state } = diaryAt([plan]);
    let now: State = ok(choose(game, state, 0, sayWord("a")));
    now = ok(choose(game, now, 1, sayWord("b")));
    expect(now.open).toEqual([1]);
    now = ok(retract(game, now, 1, 0));
    expect(now.answers).toEqual([[sayWord("a")], []]);
    now = ok(retract(game, now, 0, 0));
    expect(now.open).toEqual([0, 1]);
    expect(hash(now)).toBe(hash(state));
    now = ok(choose(game, now, 1, sayWord("b")));
    expect(retract(game, now, 1, 1)).toMatchObject({ ok: false, error: { code: "nothing-to-retract" } });
  });

  test("retract leaves the first answers as they were", () => {
    const { game, state } = diaryAt([plan]);
    let now: State = ok(choose(game, state, 1, sayWord("b")));
    now = ok(choose(game, now, 1, sayWord("d")));
    expect(now.open).toEqual([0]);
    now = ok(retract(game, now, 1, 1));
    expect(now.answers[1]).toEqual([sayWord("b")]);
    expect(now.open).toEqual([0, 1]);
  });

  test("everybody asked gives at least one answer, even when its plan needs none", () => {
    const { game, state } = diaryAt([
      procedure("main", {
        plan: planTogether<Say>({
          seats: () => [0, 1],
          options: () => secretWords,
          isDone: () => true,
          take: () => {},
        }),
      }),
    ]);
    const one = ok(choose(game, state, 0, sayWord("a")));
    expect(ok(retract(game, one, 0)).open).toEqual([0, 1]);
  });
});

describe("imagined answers", () => {
  test("one's own answers stay, those of others who are ready become some legal ones, half-made plans vanish", () => {
    const { game, state } = diaryAt([vote], 3);
    const one = ok(choose(game, state, 0, sayWord("b")));
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const world = imagine(game, one, 2, fastChance(i));
      expect(world.open).toEqual([2]);
      seen.add((world.answers[0]![0] as Say).word);
      expect(imagine(game, one, 0, fastChance(i)).answers).toEqual(one.answers);
    }
    expect([...seen].sort()).toEqual(["a", "b", "c", "d"]);
    const planned = diaryAt([plan]);
    const half = ok(choose(planned.game, planned.state, 1, sayWord("b")));
    expect(imagine(planned.game, half, 0, fastChance(1)).answers).toEqual([[], []]);
    expect(imagine(planned.game, half, "spectator", fastChance(1)).answers).toEqual([[], []]);
  });

  test("an imagined plan is made in its order: each answer is legal after those before it", () => {
    const { game, state } = diaryAt([plan]);
    let now: State = ok(choose(game, state, 1, sayWord("b")));
    now = ok(choose(game, now, 1, sayWord("d")));
    for (let i = 0; i < 40; i++) {
      const [, answers] = imagine(game, now, 0, fastChance(i)).answers;
      expect(answers?.map(choice => (choice as Say).word)[1]).not.toBe("a");
    }
  });

  test("a plan that random answers never finish is named instead of looping for ever", () => {
    const game = diaryGame([
      procedure("main", {
        plan: planTogether<Say>({
          seats: () => [0, 1],
          options: () => secretWords,
          isDone: (_s, _frame, _seat, soFar) => soFar.every(choice => choice.word === "a"),
          take: () => {},
        }),
      }),
    ]);
    const { state } = diaryAt(game.procedures as never);
    const one = ok(choose(game, state, 0, sayWord("a")));
    let worst = "";
    for (let i = 0; i < 20 && worst === ""; i++) {
      try {
        imagine(game, one, 1, fastChance(i));
      } catch (error) {
        worst = String(error);
      }
    }
    expect(worst).toContain("main.plan never ends at random");
  });
});
