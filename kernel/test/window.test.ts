import { describe, expect, test } from "vitest";
import { questionOf } from "#kernel/look.ts";
import { pass } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { type AnyFrame, type Diary, diaryAt, type Say, sayWord, words, wordsTo } from "./toys.ts";

const { procedure, auto, window } = words;

/** A window in which each seat may say its own word once. */
const spoken = (s: Diary, word: string) => s.diary.some(line => line.endsWith(word));
const ownWord = (s: Diary, seat: number) => (spoken(s, `w${seat}`) ? [] : [sayWord(`w${seat}`)]);

const talk = (parts: object = {}) =>
  procedure("main", {
    talk: window<Say>({
      seats: () => [1, 2, 0],
      options: (s, _frame, seat) => ownWord(s, seat),
      take: (s, _frame, { word }, _flow, seat) => void s.diary.push(`${seat}:${word}`),
      ...parts,
    }),
    after: auto(s => void s.diary.push("after")),
  });

function playing(procedures: Parameters<typeof diaryAt>[0], seats = 3) {
  const { game, state } = diaryAt(procedures, seats);
  return {
    game,
    state,
    passBy: (seat: number) => {
      expect(state.open).toEqual([seat]);
      runnerOf(game).play(state, seat, pass, []);
    },
    sayBy: (seat: number, word = `w${seat}`) => {
      expect(state.open).toEqual([seat]);
      runnerOf(game).play(state, seat, sayWord(word), []);
    },
  };
}

describe("window", () => {
  test("asks its seats in their order, always with a pass first, and ends when all have passed", () => {
    const { game, state, passBy } = playing([talk()]);
    expect(questionOf(game, state, 1)?.options).toEqual([pass, sayWord("w1")]);
    passBy(1);
    passBy(2);
    expect(state.diary).toEqual([]);
    passBy(0);
    expect(state.diary).toEqual(["after"]);
  });

  test("starts again from the first seat after a reaction", () => {
    const { state, passBy, sayBy } = playing([talk()]);
    passBy(1);
    sayBy(2);
    sayBy(1);
    for (const seat of [1, 2, 0]) passBy(seat);
    expect(state.diary).toEqual(["2:w2", "1:w1", "after"]);
  });

  test("asks also who can only pass, so that not being asked tells nothing", () => {
    const { game, state, sayBy } = playing([talk()]);
    sayBy(1);
    expect(questionOf(game, state, 1)?.options).toEqual([pass]);
  });

  test("skips who can only pass when nothing about it is secret", () => {
    const { state, passBy, sayBy } = playing([talk({ secret: false })]);
    sayBy(1);
    sayBy(2);
    passBy(0);
    expect(state.diary).toEqual(["1:w1", "2:w2", "after"]);
  });

  test("is skipped when it does not apply or nobody can react, and can be entered again", () => {
    expect(playing([talk({ when: () => false })]).state.diary).toEqual(["after"]);
    expect(playing([talk({ secret: false, options: () => [] })]).state.diary).toEqual(["after"]);
    const { procedure: going, auto: acting } = wordsTo<"talk">();
    const twice = going("main", {
      talk: window<Say>({ seats: () => [0, 1], options: () => [], take: () => {} }),
      again: acting((_s, frame, { goto }) => {
        frame.rounds = Number(frame.rounds ?? 0) + 1;
        if (frame.rounds === 1) goto("talk");
      }),
    });
    const { state, passBy } = playing([twice], 2);
    for (const seat of [0, 1, 0, 1]) passBy(seat);
    expect(state.stack).toEqual([]);
  });

  test("a reaction may end the procedure or go elsewhere", () => {
    const { state, sayBy } = playing([
      talk({ take: (_s: Diary, _f: AnyFrame, _c: Say, flow: { end(): void }) => flow.end() }),
    ]);
    sayBy(1);
    expect(state.diary).toEqual([]);
    expect(state.stack).toEqual([]);
  });

  test("a reaction may open a window of its own: the answer is settled before the question goes on", () => {
    const main = procedure("main", {
      talk: window<Say>({
        seats: () => [0, 1],
        options: (s, _frame, seat) => (spoken(s, `attack${seat}`) ? [] : [sayWord(`attack${seat}`)]),
        take: (s, _frame, { word }, { call }, seat) => {
          s.diary.push(word);
          call("counter", { passes: 0, against: seat, depth: 1 });
        },
      }),
      after: auto(s => void s.diary.push("after")),
    });
    const counter = procedure("counter", {
      answer: window<Say>({
        seats: (_s, frame) => [1 - Number(frame.against)],
        options: (_s, frame) => (Number(frame.depth) < 3 ? [sayWord(`counter${frame.depth}`)] : []),
        take: (s, frame, { word }, { call, end }, seat) => {
          s.diary.push(`${seat}:${word}`);
          end();
          call("counter", { passes: 0, against: seat, depth: Number(frame.depth) + 1 });
        },
      }),
      settle: auto((s, frame) => void s.diary.push(`stands ${frame.depth}`)),
    });
    const { state, passBy, sayBy } = playing([main, counter], 2);
    sayBy(0, "attack0");
    sayBy(1, "counter1");
    sayBy(0, "counter2");
    passBy(1); // Nothing left to counter with at depth 3.
    expect(state.diary).toEqual(["attack0", "1:counter1", "0:counter2", "stands 3"]);
    passBy(0);
    sayBy(1, "attack1");
    passBy(0); // Lets the attack stand.
    passBy(0);
    passBy(1);
    expect(state.diary.slice(4)).toEqual(["attack1", "stands 1", "after"]);
  });
});
