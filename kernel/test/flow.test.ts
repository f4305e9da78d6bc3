import { describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { choose } from "#kernel/choose.ts";
import { isOver, look, questionOf, refusalsOf } from "#kernel/look.ts";
import { frameOf, type GameEvent } from "#kernel/procedure.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { RulesBug } from "#kernel/steps.ts";
import { type AnyFrame, type Diary, diaryAt, diaryGame, type Say, sayWord, words, wordsTo } from "./toys.ts";

const { procedure, auto, ask } = words;
const write = (word: string) => auto(s => void s.diary.push(word));

describe("steps", () => {
  test("run in the order in which they are written, to the end", () => {
    const { state } = diaryAt([procedure("main", { one: write("1"), two: write("2"), three: write("3") })]);
    expect(state.diary).toEqual(["1", "2", "3"]);
    expect(isOver(state)).toBe(true);
    expect(state.open).toEqual([]);
  });

  test("a called procedure runs before the next step and ends by itself", () => {
    const main = procedure("main", {
      one: auto((s, _frame, { call }) => {
        s.diary.push("1");
        call("inner", { passes: 0 });
      }),
      two: write("2"),
    });
    const inner = procedure("inner", { a: write("a"), b: write("b") });
    expect(diaryAt([main, inner]).state.diary).toEqual(["1", "a", "b", "2"]);
  });

  test("several calls of one step run in the order in which they were made", () => {
    const main = procedure("main", {
      all: auto((_s, _frame, { call }) => {
        for (const name of ["x", "y", "z"]) call("inner", { passes: 0, name });
      }),
      last: write("end"),
    });
    const inner = procedure("inner", {
      deep: auto((s, frame, { call }) => {
        s.diary.push(`${frame.name}`);
        if (frame.name === "y") call("inner", { passes: 0, name: "y2" });
      }),
    });
    expect(diaryAt([main, inner]).state.diary).toEqual(["x", "y", "y2", "z", "end"]);
  });

  test("a callee hands a result to its caller through the caller's frame", () => {
    const main = procedure("main", {
      count: auto((_s, _frame, { call }) => call("inner", { passes: 0 })),
      tell: auto((s, frame) => void s.diary.push(`got ${frame.result}`)),
    });
    const inner = procedure("inner", {
      answer: auto(s => {
        const caller = frameOf<AnyFrame>(s, "main");
        if (caller) caller.result = 42;
      }),
    });
    expect(diaryAt([main, inner]).state.diary).toEqual(["got 42"]);
  });

  test("frameOf finds the innermost frame of a procedure, or none", () => {
    const main = procedure("main", {
      deeper: auto((s, frame, { call }) => {
        if (s.diary.push("in") < 3) call("main", { passes: 0, depth: Number(frame.depth ?? 0) + 1 });
        else s.diary.push(`innermost ${frameOf<AnyFrame>(s, "main")?.depth}`, `${frameOf(s, "idle")}`);
      }),
    });
    expect(diaryAt([main]).state.diary.slice(-2)).toEqual(["innermost 2", "null"]);
  });

  test("repeat runs the step again, after what it called", () => {
    const main = procedure("main", {
      loop: auto((s, frame, { call, repeat }) => {
        frame.round = Number(frame.round ?? 0) + 1;
        s.diary.push(`round ${frame.round}`);
        call("inner", { passes: 0 });
        if (frame.round !== 3) repeat();
      }),
      after: write("after"),
    });
    const inner = procedure("inner", { a: write("a") });
    expect(diaryAt([main, inner]).state.diary).toEqual(["round 1", "a", "round 2", "a", "round 3", "a", "after"]);
  });

  test("goto goes on at a named step, end ends the procedure after its calls", () => {
    const { procedure: going, auto: acting } = wordsTo<"three">();
    const main = going("main", {
      one: acting((s, _frame, { goto }) => {
        s.diary.push("1");
        goto("three");
      }),
      two: write("2"),
      three: auto((s, _frame, { end, call }) => {
        s.diary.push("3");
        end();
        call("inner", { passes: 0 });
      }),
      four: write("4"),
    });
    const inner = procedure("inner", { a: write("a") });
    expect(diaryAt([main, inner]).state.diary).toEqual(["1", "3", "a"]);
  });

  test("events come out in the order in which they happened, those of the setup too", () => {
    const main = procedure("main", {
      one: auto((_s, _frame, { emit }) => emit({ type: "wrote", word: "before" })),
      pick: ask<Say>({
        seat: () => 0,
        options: () => [sayWord("x")],
        take: (_s, _frame, { word }, { emit }) => emit({ type: "wrote", word }),
      }),
      two: auto((_s, _frame, { emit }) => emit({ type: "wrote", word: "after" })),
    });
    const game = diaryGame([main]);
    const first: GameEvent[] = [];
    const state = start(game, { seats: 1, seed: "" }, first);
    expect(first).toEqual([{ type: "wrote", word: "before" }]);
    const next: GameEvent[] = [];
    runnerOf(game).play(state, 0, sayWord("x"), next);
    expect(next).toEqual([
      { type: "wrote", word: "x" },
      { type: "wrote", word: "after" },
    ]);
  });

  test("the trace names each step that runs; steps lists all of them", () => {
    const game = diaryGame([
      procedure("main", { one: write("1"), two: write("2") }),
      procedure("idle", { no: write("") }),
    ]);
    const seen: string[] = [];
    runnerOf(game).trace = (proc, step) => seen.push(`${proc}.${step}`);
    start(game, { seats: 1, seed: "" });
    expect(seen).toEqual(["main.one", "main.two"]);
    expect(runnerOf(game).steps).toEqual(["main.one", "main.two", "idle.no"]);
  });
});

describe("ask", () => {
  const askFor = (parts: object = {}) =>
    ask<Say>({
      seat: () => 1,
      options: () => [sayWord("yes"), sayWord("no")],
      take: (s, _frame, { word }) => void s.diary.push(word),
      ...parts,
    });

  test("waits for its seat and offers its options, then goes on", () => {
    const { game, state } = diaryAt([procedure("main", { choose: askFor(), last: write("end") })]);
    expect(state.open).toEqual([1]);
    expect(questionOf(game, state, 0)).toBeNull();
    expect(questionOf(game, state, 1)).toEqual({
      seat: 1,
      proc: "main",
      step: "choose",
      args: null,
      options: [sayWord("yes"), sayWord("no")],
      soFar: [],
    });
    const outcome = choose(game, state, 1, sayWord("no"));
    expect(outcome.ok && outcome.state).toMatchObject({ diary: ["no", "end"], stack: [], open: [] });
  });

  test("is skipped when it does not apply, without listing options", () => {
    const { state } = diaryAt([
      procedure("main", {
        choose: askFor({
          when: () => false,
          options: () => {
            throw new Error("listed");
          },
        }),
        last: write("end"),
      }),
    ]);
    expect(state.diary).toEqual(["end"]);
  });

  test("may repeat, call and end from what it takes", () => {
    const take = (s: { diary: string[] }, _frame: unknown, { word }: Say, flow: { repeat(): void; end(): void }) => {
      s.diary.push(word);
      if (word === "yes") flow.repeat();
      else flow.end();
    };
    const { game, state } = diaryAt([procedure("main", { choose: askFor({ take }), last: write("end") })]);
    const runner = runnerOf(game);
    runner.play(state, 1, sayWord("yes"), []);
    expect(state.open).toEqual([1]);
    runner.play(state, 1, sayWord("no"), []);
    expect(state.diary).toEqual(["yes", "no"]);
    expect(isOver(state)).toBe(true);
  });

  test("shows refused choices with reasons and gives arguments, only to the asked seat", () => {
    const refused = [{ choice: sayWord("maybe"), why: "decide", rule: "TEST-1" }];
    const { game, state } = diaryAt([
      procedure("main", { choose: askFor({ refused: () => refused, args: () => ({ left: 3 }) }) }),
    ]);
    expect(refusalsOf(game, state, 1)).toEqual(refused);
    expect(refusalsOf(game, state, 0)).toEqual([]);
    expect(questionOf(game, state, 1)?.args).toEqual({ left: 3 });
    expect(look(game, state, 0).question).toBeNull();
    expect(look(game, state, "spectator").question).toBeNull();
  });

  test("look says whom the table waits for, and the result at the end", () => {
    const { game, state } = diaryAt([procedure("main", { choose: askFor() })]);
    expect(look(game, state, "spectator")).toMatchObject({
      waiting: { proc: "main", step: "choose", open: [1], ready: [] },
      result: null,
    });
    runnerOf(game).play(state, 1, sayWord("yes"), []);
    expect(look(game, state, 0)).toMatchObject({ view: ["yes"], waiting: null, question: null });
    expect(look(game, state, 0).result?.reason).toBe("end");
  });
});

test("steps of one name in two procedures are two steps", () => {
  const asking = (proc: "main" | "inner", call: boolean) =>
    procedure(proc, {
      speak: ask<Say>({
        seat: () => 0,
        options: () => [sayWord(proc)],
        take: (s, _frame, { word }, flow) => {
          s.diary.push(word);
          if (call) flow.call("inner", { passes: 0 });
        },
      }),
    });
  const { game, state } = diaryAt([asking("main", true), asking("inner", false)]);
  for (const proc of ["main", "inner"]) {
    expect(questionOf(game, state, 0)).toMatchObject({ proc, step: "speak", options: [sayWord(proc)] });
    runnerOf(game).play(state, 0, sayWord(proc), []);
  }
  expect(state.diary).toEqual(["main", "inner"]);
});

describe("bugs of rules are named", () => {
  const bug = (steps: Parameters<typeof procedure>[1], procs: "main"[] = []) =>
    expect(() => diaryAt([procedure("main", steps), ...procs.map(name => procedure(name, { a: write("a") }))]));

  test("a call of a procedure that does not exist", () => {
    bug({ one: auto((_s, _frame, { call }) => call("nowhere", { passes: 0 })) }).toThrow(/no procedure nowhere/);
  });

  test("a goto to a step that does not exist", () => {
    const { procedure: going, auto: acting } = wordsTo<"nowhere">();
    const lost = { one: acting((_s, _frame, { goto }) => goto("nowhere")) };
    // @ts-expect-error the compiler knows that the procedure has no such step
    expect(() => diaryAt([going("main", lost)])).toThrow("diary has no step main.nowhere");
    // @ts-expect-error nor may a step go where its procedure does not say
    auto((_s, _frame, { goto }) => goto("one"));
  });

  test("two procedures of one name, a procedure without steps, a step called done", () => {
    bug({ one: write("") }, ["main"]).toThrow("two procedures are called main");
    bug({}).toThrow(RulesBug);
    expect(() => diaryAt([procedure("main", { one: write("1") }), procedure("inner", {})])).toThrow(
      "inner has no steps",
    );
    bug({ done: write("") }).toThrow(/no step may be called done/);
  });

  test("a main procedure that does not exist", () => {
    const game = diaryGame([procedure("main", { one: write("1") })], { main: { proc: "other" } });
    expect(() => start(game, { seats: 1, seed: "" })).toThrow("diary has no procedure other");
  });

  test("a question without options, when a choice must be drawn at random", () => {
    const { game, state } = diaryAt([
      procedure("main", { choose: ask<Say>({ seat: () => 0, options: () => [], take: () => {} }) }),
    ]);
    expect(() => randomChoice(game, state, 0, fastChance(1))).toThrow(/nothing to choose at/);
  });

  test("an answer of a seat that was not asked, and taking back what is answered one by one", () => {
    const one = diaryAt([
      procedure("main", {
        vote: words.askTogether<Say>({ seats: () => [0], options: () => [sayWord("a")], take: () => {} }),
        act: ask<Say>({ seat: () => 0, options: () => [sayWord("a")], take: () => {}, pass: "say" }),
      }),
    ]);
    const runner = runnerOf(one.game);
    expect(() => runner.play(one.state, 1, sayWord("a"), [])).toThrow("seat 1 was not asked");
    expect(runner.passing(one.state)).toBeNull();
    runner.play(one.state, 0, sayWord("a"), []);
    expect(() => runner.retract(one.state, 0, 0)).toThrow("can be taken back");
    expect(runner.passing(one.state)).toBe("say");
    expect(questionOf(one.game, one.state, 0)).toMatchObject({ pass: "say" });
  });

  test("options of a step that asks nothing, or of a finished game", () => {
    const { game, state } = diaryAt([procedure("main", { one: write("1") })]);
    expect(() => runnerOf(game).options(state, 0)).toThrow("the game is over");
    state.stack.push({ proc: "main", step: "one" });
    expect(() => runnerOf(game).options(state, 0)).toThrow("main.one asks nothing");
    expect(runnerOf(game).refusals(state, 0)).toEqual([]);
    expect(runnerOf(game).args(state, 0)).toBeNull();
  });
});

test("a game has one runner, also after another game was asked for its own", () => {
  const [one, two] = [0, 1].map(() => diaryGame([procedure("main", { one: write("1") })]));
  const runner = runnerOf(one!);
  expect(runnerOf(two!)).not.toBe(runner);
  expect(runnerOf(one!)).toBe(runner);
});

test("a choice without an alternative draws nothing at random", () => {
  const { game, state } = diaryAt([
    procedure("main", { choose: ask<Say>({ seat: () => 0, options: () => [sayWord("a")], take: () => {} }) }),
  ]);
  const chance = fastChance(1);
  expect(randomChoice(game, state, 0, chance)).toEqual(sayWord("a"));
  expect(chance).toEqual(fastChance(1));
});

describe("an observer", () => {
  const speak = (word: string) =>
    auto((s, _frame, { emit }) => {
      s.diary.push(word);
      emit({ type: "wrote", word });
    });
  const game = diaryGame([
    procedure("main", {
      wait: ask({
        seat: () => 0,
        options: () => [sayWord("a")],
        take: (s, _frame, { word }: Say, { emit }) => {
          s.diary.push(word);
          emit({ type: "wrote", word });
          s.diary.push("more");
        },
      }),
      b: speak("b"),
    }),
  ]);

  test("hears of each event with the state as it stands at that moment", () => {
    const state = start(game, { seats: 1, seed: "1" });
    const heard: unknown[] = [];
    const events: GameEvent[] = [];
    runnerOf(game).play(state, 0, sayWord("a"), events, (event, now) => {
      heard.push([event, [...(game.viewFor(now as Diary, 0) as string[])]]);
    });
    expect(events).toEqual(heard.map(each => (each as unknown[])[0]));
    expect(heard).toEqual([
      [{ type: "wrote", word: "a" }, ["a"]],
      [{ type: "wrote", word: "b" }, ["a", "more", "b"]],
    ]);
  });

  test("hears nothing of what is played without it afterwards", () => {
    const heard: GameEvent[] = [];
    const state = start(game, { seats: 1, seed: "1" });
    const again = structuredClone(state);
    runnerOf(game).play(state, 0, sayWord("a"), [], event => heard.push(event));
    const before = heard.length;
    runnerOf(game).play(again, 0, sayWord("a"), []);
    expect(heard.length).toBe(before);
  });
});
