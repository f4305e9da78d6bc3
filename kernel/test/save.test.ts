import { describe, expect, test } from "vitest";
import { commitment } from "#kernel/chance.ts";
import type { Game } from "#kernel/game.ts";
import { hash } from "#kernel/json.ts";
import { type Match, newMatch, submit, takeBack } from "#kernel/match.ts";
import { LoadError, load, readSave, type Save, saveOf, verify } from "#kernel/save.ts";
import { type Cards, type CardsEvent, cards, type Diary, diaryGame, type Say, sayWord, words } from "./toys.ts";

const cipherSeed = "5a".repeat(32);

function played(chance: "fast" | "cipher" = "fast", kinds = ["roll", "draw", "end", "coin", "roll"]): Match {
  const match = newMatch(cards, { seats: 2, seed: chance === "cipher" ? cipherSeed : "save", chance });
  for (const kind of kinds) submit(match, (match.state as Cards).turn, { kind });
  return match;
}

const textOf = (match: Match) => JSON.stringify(saveOf(match));

function refusalOf(act: () => unknown): LoadError | null {
  try {
    act();
  } catch (error) {
    if (error instanceof LoadError) return error;
    throw error;
  }
  return null;
}

const codeOf = (act: () => unknown): string => refusalOf(act)?.code ?? "loaded";

/** A save whose body was changed and whose fingerprint was made again, as a forger would. */
function forged(change: (save: Record<string, any>) => void): string {
  const { check: _check, ...body } = JSON.parse(textOf(played())) as Record<string, unknown>;
  change(body);
  return JSON.stringify({ ...body, check: hash(body) });
}

describe("a save", () => {
  test.each(["fast", "cipher"] as const)("loaded from its text goes on exactly like the match (%s)", chance => {
    const match = played(chance);
    const loaded = load(cards, readSave(textOf(match)));
    expect(loaded.from).toBe("snapshot");
    for (const kind of ["roll", "end", "roll", "draw", "roll"]) {
      for (const each of [match, loaded.match]) submit(each, (each.state as Cards).turn, { kind });
      expect(hash(loaded.match.state)).toBe(hash(match.state));
    }
    expect(loaded.match.journal).toEqual(match.journal);
  });

  test("keeps the position of the cipher stream", () => {
    const match = played("cipher");
    const { chance } = readSave(textOf(match)).state;
    expect(chance).toEqual(match.state.chance);
    expect(chance.kind === "cipher" && chance.used).toBeGreaterThan(20);
  });

  test("shares nothing with the match it was made from, nor a loaded match with its save", () => {
    const match = played();
    const save = saveOf(match);
    const before = hash(save);
    submit(match, 1, { kind: "coin" });
    expect(hash(save)).toBe(before);
    const { match: other } = load(cards, save);
    submit(other, 1, { kind: "coin" });
    (other.state as Cards).hands[0]!.push(99);
    expect(hash(save)).toBe(before);
  });

  test("made between simultaneous answers keeps the answers given so far", () => {
    const vote = words.procedure("main", {
      vote: words.askTogether<Say>({
        seats: () => [0, 1],
        options: () => [sayWord("a"), sayWord("b")],
        take: (s, _frame, chosen) => void s.diary.push(chosen.map(choice => choice?.word).join()),
      }),
    });
    const game = diaryGame([vote]);
    const match = newMatch(game, { seats: 2, seed: "" });
    submit(match, 1, sayWord("b"));
    const loaded = load(game, readSave(textOf(match))).match;
    expect(loaded.state.open).toEqual([0]);
    expect(takeBack(loaded, 1).ok).toBe(true);
    submit(loaded, 1, sayWord("a"));
    submit(loaded, 0, sayWord("b"));
    expect((loaded.state as Diary).diary).toEqual(["b,a"]);
  });

  test("cut short is named as such, wherever it was cut", () => {
    const text = textOf(played());
    for (let at = 0; at < text.length; at += 37) expect(codeOf(() => readSave(text.slice(0, at)))).toBe("not-json");
  });

  test("edited in one place is noticed", () => {
    const text = textOf(played());
    for (const [from, to] of [
      ['"coins":[', '"coins":[1'],
      ['"kind":"coin"', '"kind":"roll"'],
      ['"seats":2', '"seats":3'],
      ['"seed":"save"', '"seed":"savE"'],
      ['"rules":"1"', '"rules":"2"'],
    ] as const) {
      expect(text).toContain(from);
      expect(codeOf(() => readSave(text.replace(from, to)))).toBe("damaged");
    }
  });

  test("of a newer format, or no save at all, is told apart", () => {
    const save = JSON.parse(textOf(played())) as object;
    expect(codeOf(() => readSave(JSON.stringify({ ...save, version: 2 })))).toBe("newer-format");
    for (const other of [{}, [], null, 5, "x", { format: "other" }, { ...save, version: "1" }]) {
      expect(codeOf(() => readSave(JSON.stringify(other)))).toBe("not-a-save");
    }
  });

  test("whose parts have the wrong shape is refused even when its fingerprint is right", () => {
    expect(codeOf(() => readSave(forged(() => {})))).toBe("loaded");
    const changes: ((save: Record<string, any>) => void)[] = [
      save => delete save.state,
      save => delete save.journal,
      save => (save.start = null),
      save => (save.start.seed = 7),
      save => (save.journal = [{ seat: 0 }]),
      save => (save.journal = [{ seat: -1, choice: {} }]),
      save => (save.journal = [{ seat: 0, choice: "draw" }]),
      save => (save.checkpoints = [{ at: "1" }]),
      save => (save.state.stack = [{ proc: "turn" }]),
      save => (save.state.open = ["0"]),
      save => (save.state.answers = [5]),
      save => (save.state.chance = null),
      save => (save.game = 5),
      save => (save.checkpoints = [5]),
      save => (save.checkpoints = [{ at: 1, hash: 5 }]),
      save => (save.checkpoints = [{ at: "1", hash: "x" }]),
      save => (save.players = [5]),
      save => (save.players = [{ name: 5 }]),
      save => (save.players = [{ name: "Ada", bot: 5 }]),
      save => (save.record = 5),
      save => (save.journal = [{ seat: 0, choice: {}, standIn: 5 }]),
      save => (save.journal = [{ seat: 0, keep: -1 }]),
      save => (save.state.stack = [5]),
      save => (save.state.stack = [{ step: "act" }]),
    ];
    for (const change of changes) expect(codeOf(() => readSave(forged(change)))).toBe("not-a-save");
  });

  test("may have all kinds of lines, and those who played", () => {
    const whole = forged(save => {
      save.journal = [
        { seat: 0, keep: 0 },
        { seat: 1, luck: 2 },
        { seat: 0, choice: {}, standIn: "greedy" },
      ];
      save.players = [{ name: "Ada" }, { name: "Bot", bot: "greedy" }];
      save.record = { commitment: "x" };
    });
    expect(codeOf(() => readSave(whole))).toBe("loaded");
    expect(saveOf(played())).not.toHaveProperty("players");
    expect(saveOf(played(), [{ name: "Ada" }]).players).toEqual([{ name: "Ada" }]);
  });

  test("that is no text of data names the problem, without the name of the error", () => {
    try {
      readSave("{");
      expect.unreachable();
    } catch (error) {
      const { problem } = (error as LoadError).params;
      expect(problem).not.toBe("");
      expect(String(problem)).not.toContain("SyntaxError");
    }
  });

  test("made while a procedure waits for the end of its last step is loaded from its snapshot", () => {
    const game = diaryGame([
      words.procedure("main", { call: words.auto((_s, _frame, { call }) => call("inner", { passes: 0 })) }),
      words.procedure("inner", {
        ask: words.ask<Say>({ seat: () => 0, options: () => [sayWord("a")], take: () => {} }),
      }),
    ]);
    const match = newMatch(game, { seats: 1, seed: "" });
    expect(match.state.stack[0]).toMatchObject({ proc: "main", step: "done" });
    expect(load(game, saveOf(match)).from).toBe("snapshot");
  });

  test("of a game whose dice were promised keeps the promise", () => {
    const save = saveOf(played("cipher"));
    const promised = (commitment: string | null) => codeOf(() => verify(cards, { ...save, record: { commitment } }));
    expect(promised(commitment(cipherSeed))).toBe("loaded");
    expect(promised(null)).toBe("loaded");
    expect(promised(commitment("00".repeat(32)))).toBe("false-commitment");
  });

  test("of another content pack is refused, and of none where there is one", () => {
    const packed = { ...cards, pack: "0123" };
    const save = readSave(JSON.stringify(saveOf({ ...played(), game: packed })));
    expect(save.pack).toBe("0123");
    expect(load(packed, save).from).toBe("snapshot");
    expect(refusalOf(() => load(cards, save))).toMatchObject({
      code: "other-pack",
      params: { saved: "0123", installed: "" },
    });
    expect(codeOf(() => verify(cards, save))).toBe("other-pack");
    expect(refusalOf(() => load(packed, readSave(textOf(played()))))).toMatchObject({
      code: "other-pack",
      params: { saved: "", installed: "0123" },
    });
  });
  test("of another game is refused", () => {
    const other = { ...cards, id: "other" };
    expect(codeOf(() => load(other, saveOf(played())))).toBe("unknown-game");
    expect(codeOf(() => verify(other, saveOf(played())))).toBe("unknown-game");
  });
});

/** The game of cards with its first procedure's steps changed. */
function changedCards(
  steps: (old: Record<string, any>) => Record<string, any>,
  parts: Partial<Game<Cards, CardsEvent>> = {},
) {
  const [turn, search] = cards.procedures;
  return { ...cards, rules: "2", procedures: [{ ...turn!, steps: steps(turn!.steps) }, search!], ...parts };
}

describe("a save of older rules", () => {
  test("is loaded from its snapshot when the renames know the new name of its step", () => {
    const game = changedCards(({ act }) => ({ takeTurn: act }), { renames: { "turn.act": "turn.takeTurn" } });
    const match = played();
    const loaded = load(game, saveOf(match));
    expect(loaded.from).toBe("snapshot");
    expect(loaded.match.state.stack).toEqual([{ proc: "turn", step: "takeTurn" }]);
    expect(submit(loaded.match, 1, { kind: "coin" }).ok).toBe(true);
  });

  test("gets what it lacks under today's rules", () => {
    const upgrade = (s: Cards): void => {
      s.coins = s.coins.map(() => 7);
    };
    expect((load({ ...cards, upgrade }, saveOf(played())).match.state as Cards).coins).toEqual([7, 7]);
  });

  test("is loaded from its snapshot when a procedure was renamed", () => {
    const [turn, search] = cards.procedures;
    const game = {
      ...cards,
      main: { proc: "round" },
      procedures: [{ ...turn!, name: "round" }, search!],
      renames: { "turn.act": "round.act" },
    };
    expect(load(game, saveOf(played())).match.state.stack).toEqual([{ proc: "round", step: "act" }]);
  });

  test("is played again from its journal when its step is gone", () => {
    const game = changedCards(({ act }) => ({ takeTurn: act }));
    const match = played();
    const loaded = load(game, saveOf(match));
    expect(loaded.from).toBe("journal");
    expect((loaded.match.state as Cards).hands).toEqual((match.state as Cards).hands);
    expect(loaded.match.journal).toEqual(match.journal);
  });

  test("is refused when its step is gone and its journal is not accepted either, with the line", () => {
    const game = changedCards(({ act }) => ({
      takeTurn: { ...act, options: () => [{ kind: "roll" }, { kind: "draw" }] },
    }));
    try {
      load(game, saveOf(played()));
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: "other-rules", params: { saved: "1", installed: "2", line: 3 } });
    }
  });

  test("is refused in the same way when today's setup or rules fail on it", () => {
    const withoutPairs = changedCards(({ act }) => ({ takeTurn: act }), { seats: [3] });
    expect(codeOf(() => load(withoutPairs, saveOf(played())))).toBe("other-rules");
    const failing = changedCards(({ act }) => ({
      takeTurn: {
        ...act,
        take: () => {
          throw new Error("a bug");
        },
      },
    }));
    expect(codeOf(() => load(failing, saveOf(played())))).toBe("other-rules");
  });

  test("names the last line that was played when the rules themselves break", () => {
    const failing = changedCards(({ act }) => ({
      takeTurn: {
        ...act,
        take: (s: Cards, frame: object, choice: { kind: string }, flow: object) => {
          if (choice.kind === "end") throw new Error("a bug");
          act.take(s, frame, choice, flow);
        },
      },
    }));
    try {
      load(failing, saveOf(played()));
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: "other-rules", params: { line: 2 } });
    }
  });
});

describe("verify", () => {
  test("is content with an honest record", () => {
    const long = played("cipher", Array(70).fill("coin"));
    expect(codeOf(() => verify(cards, saveOf(long)))).toBe("loaded");
  });

  test("names the checkpoint where a replay differs, or the end", () => {
    const long = saveOf(played("fast", Array(70).fill("coin")));
    const checkpoints = long.checkpoints.map(point => (point.at === 64 ? { ...point, hash: "0" } : point));
    const differs = (save: Save) => {
      try {
        verify(cards, save);
      } catch (error) {
        return error instanceof LoadError ? [error.code, error.params.line] : error;
      }
      return "loaded";
    };
    expect(differs({ ...long, checkpoints })).toEqual(["replay-differs", 64]);
    expect(differs({ ...long, state: { ...long.state, coins: [9, 9] } as never })).toEqual(["replay-differs", 70]);
    expect(differs({ ...long, journal: [{ seat: 1, choice: { kind: "coin" } }] })).toEqual(["other-rules", 1]);
  });
});
