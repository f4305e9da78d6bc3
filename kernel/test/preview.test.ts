import { describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { imagine } from "#kernel/imagine.ts";
import { hash } from "#kernel/json.ts";
import { type Preview, type PreviewWish, preview } from "#kernel/preview.ts";
import type { State } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import { type Cards, type CardsChoice, cards, diaryAt, diaryGame, type Say, sayWord, words } from "./toys.ts";

const truth = () => start(cards, { seats: 2, seed: "09".repeat(32), chance: "cipher" }) as Cards;

/** What a seat would see; a refused preview fails the test. */
function seen(state: State, choices: readonly CardsChoice[]): Preview {
  const previewed = preview(cards, state, 0, { choices, pictures: true });
  if (!previewed.ok) throw new Error(previewed.error.code);
  return previewed.preview;
}

const typesIn = ({ events }: Preview): string[] => events.map(({ type }) => type);

describe("a preview", () => {
  test("plays choices one after another, with a picture at every event, and changes nothing", () => {
    const state = truth();
    const before = hash(state);
    const [card = 0] = state.hands[0]!;
    const { end, events, pictures, look } = seen(state, [{ kind: "coin" }, { kind: "play", card }]);
    expect(end).toBe("question");
    expect(events).toEqual([
      { type: "coin", seat: 0 },
      { type: "played", seat: 0, card },
    ]);
    expect(pictures).toMatchObject([
      { coins: [1, 0], table: [] },
      { coins: [1, 0], table: [card] },
    ]);
    expect(look?.view).toEqual(pictures[1]);
    expect(hash(state)).toBe(before);
  });

  test("stops at the first draw of chance, before it is known", () => {
    const { end, events, look } = seen(truth(), [{ kind: "coin" }, { kind: "roll" }, { kind: "coin" }]);
    expect({ end, types: events.map(({ type }) => type), look }).toEqual({ end: "luck", types: ["coin"], look: null });
  });

  test("stops where a secret decides: at a card drawn, and at a question that shows cards", () => {
    const drawn = seen(truth(), [{ kind: "coin" }, { kind: "draw" }, { kind: "coin" }]);
    expect([drawn.end, typesIn(drawn)]).toEqual(["secret", ["coin"]]);
    const searched = seen(truth(), [{ kind: "coin" }, { kind: "search" }]);
    expect([searched.end, typesIn(searched), searched.look]).toEqual(["secret", ["coin"], null]);
  });

  test("stops where another seat decides", () => {
    const { end, look } = seen(truth(), [{ kind: "coin" }, { kind: "end" }]);
    expect([end, look?.waiting?.open, look?.question]).toEqual(["others", [1], null]);
  });

  test("refuses what is not offered, and seats that are not asked", () => {
    const refused = (seat: number, choice: object) =>
      preview(cards, truth(), seat, { choices: [choice as CardsChoice] });
    expect(refused(0, { kind: "steal" })).toMatchObject({ ok: false, error: { code: "not-offered" } });
    expect(refused(1, { kind: "coin" })).toMatchObject({ ok: false, error: { code: "not-asked" } });
    expect(refused(7, { kind: "coin" })).toMatchObject({ ok: false, error: { code: "not-asked" } });
  });

  test("is the same in worlds that the seat cannot tell apart", () => {
    const state = truth();
    const twin = imagine(cards, state, 0, fastChance("another world"));
    for (const choice of [{ kind: "coin" }, { kind: "draw" }, { kind: "search" }, { kind: "peek" }] as const)
      expect(preview(cards, twin, 0, { choices: [choice] })).toEqual(preview(cards, state, 0, { choices: [choice] }));
  });
});

describe("what a preview knows", () => {
  /** A game with one secret bit, which one step tells in some way. */
  function seenOf(tell: (secret: boolean, emit: (word: string) => void) => void, seed: string, choices = ["go"]) {
    const secretOf = (s: object): boolean => (s as { bit: number }).bit === 1;
    const main = words.procedure("main", {
      go: words.ask<Say>({
        seat: () => 0,
        options: () => [sayWord("go")],
        take: (s, _frame, _choice, { emit }) => tell(secretOf(s), word => emit({ type: "wrote", word })),
      }),
      // What stands at the second choice depends on the secret, if there is one.
      after: words.ask<Say>({
        seat: s => (secretOf(s) && choices.length > 1 ? 0 : 1),
        options: () => [sayWord("bye")],
        take: () => {},
      }),
      last: words.ask<Say>({ seat: () => 0, options: () => [sayWord("bye")], take: () => {} }),
    });
    const game = diaryGame([main], {
      setup: ({ chance }) => ({ diary: [], bit: chance.roll(2) - 1 }) as never,
      imagine: (s, _viewer, chance) => {
        (s as unknown as { bit: number }).bit = chance.roll(2) - 1;
      },
      // Worlds are imagined from what is seen: another seed, other worlds.
      viewFor: () => seed,
      viewEvent: (event, viewer) => (event.word.startsWith("secret") && viewer === 0 ? null : event),
    });
    const previewed = preview(game, start(game, { seats: 2, seed }), 0, { choices: choices.map(sayWord) });
    if (!previewed.ok) throw new Error(previewed.error.code);
    const { end, events } = previewed.preview;
    return [end, events.map(event => (event as unknown as Say).word).join()];
  }
  const seeds = Array.from({ length: 8 }, (_, i) => `${i}`);

  test("is only what all worlds tell, up to where they part", () => {
    for (const seed of seeds) {
      expect(
        seenOf((secret, emit) => {
          emit("start");
          if (secret) emit("more");
        }, seed),
      ).toEqual(["secret", "start"]);
      expect(seenOf((secret, emit) => emit(secret ? "yes" : "no"), seed)).toEqual(["secret", ""]);
      expect(
        seenOf((secret, emit) => {
          emit("start");
          if (secret) emit("more");
          emit("end");
        }, seed),
      ).toEqual(["secret", "start"]);
    }
  });

  test("is nothing of events that the seat does not see, nor of whom a secret lets go on", () => {
    for (const seed of seeds) {
      expect(seenOf((_secret, emit) => ["a", "secret", "b"].forEach(emit), seed)).toEqual(["others", "a,b"]);
      expect(seenOf(() => {}, seed, ["go", "sing"])).toEqual(["secret", ""]);
    }
  });

  test("a rule that breaks is no preview", () => {
    expect(() =>
      seenOf(() => {
        throw new Error("a broken rule");
      }, ""),
    ).toThrow("a broken rule");
  });

  test("there is none for a seat that is not asked, even without a choice, nor after the end", () => {
    expect(preview(cards, truth(), 1, { choices: [] })).toMatchObject({ ok: false, error: { code: "not-asked" } });
    const over = { ...truth(), stack: [], open: [] };
    expect(preview(cards, over, 0, { choices: [] })).toMatchObject({ ok: false, error: { code: "finished" } });
  });

  test("a choice that comes when another seat is asked is refused, and told in a few words", () => {
    const refused = (choices: readonly object[]) =>
      preview(cards, truth(), 0, { choices: choices as readonly CardsChoice[] });
    expect(refused([{ kind: "end" }, { kind: "coin" }])).toMatchObject({ ok: false, error: { code: "not-asked" } });
    const long = refused([{ kind: "x".repeat(500) }]);
    expect(long.ok ? "" : String(long.error.params.choice)).toHaveLength(200);
  });

  test("pictures come only where they are wished for, and a game may end", () => {
    const previewed = preview(cards, truth(), 0, { choices: [{ kind: "coin" }] });
    expect(previewed).toMatchObject({ ok: true, preview: { pictures: [], events: [{ type: "coin" }] } });
    const { game, state } = diaryAt([
      words.procedure("main", {
        one: words.ask<Say>({ seat: () => 0, options: () => [sayWord("a")], take: () => {} }),
      }),
    ]);
    expect(preview(game, state, 0, { choices: [sayWord("a")] })).toMatchObject({ ok: true, preview: { end: "over" } });
  });
});

describe("the preview of a plan", () => {
  /** Three words each, in secret; then they are said one by one, and each seat may answer its own last word. */
  const main = words.procedure("main", {
    plan: words.planTogether<Say>({
      seats: () => [0, 1],
      options: () => ["idle", "run", "jump"].map(sayWord),
      isDone: (_s, _frame, _seat, soFar) => soFar.length === 3,
      take: (_s, frame, answers) => {
        frame.said = answers.map(list => (list ?? []).map(({ word }) => word));
      },
    }),
    say: words.auto((s, frame, { emit }) => {
      for (const [seat, list] of (frame.said as string[][]).entries())
        for (const word of list) {
          s.diary.push(`${seat} ${word}`);
          emit({ type: "wrote", word: `${seat} ${word}` });
        }
    }),
    more: words.ask<Say>({
      seat: () => 0,
      options: () => ["enough", "again"].map(sayWord).concat({ kind: "sing", word: "la" } as unknown as Say),
      take: (s, _frame, { word }, { emit }) => {
        s.diary.push(word);
        emit({ type: "wrote", word });
      },
    }),
    after: words.ask<Say>({ seat: () => 1, options: () => [sayWord("bye")], take: () => {} }),
  });

  function said(wish: PreviewWish, answers: readonly string[] = [], seat = 0): [string, string] {
    const { game, state } = diaryAt([main]);
    state.answers[seat] = answers.map(sayWord);
    if (answers.length === 3) state.open = state.open.filter(other => other !== seat);
    const previewed = preview(game, state, seat, wish);
    if (!previewed.ok) throw new Error(previewed.error.code);
    const { end, events } = previewed.preview;
    return [end, events.map(event => (event as unknown as Say).word).join(", ")];
  }

  test("finishes it, and those who plan too, as seats out of time would, and follows it to what others decide", () => {
    expect(said({ choices: [sayWord("run")] })).toEqual([
      "others",
      "0 run, 0 idle, 0 idle, 1 idle, 1 idle, 1 idle, enough",
    ]);
  });

  test("keeps answers that were given, or thinks them over, also when all were", () => {
    const given = ["jump", "run", "jump"];
    expect(said({ choices: [] }, given)[1]).toMatch(/^0 jump, 0 run, 0 jump, 1 idle/);
    expect(said({ choices: [sayWord("run")], keep: 1 }, given)[1]).toMatch(/^0 jump, 0 run, 0 idle, 1 idle/);
    expect(said({ choices: [sayWord("run")] }, given.slice(0, 1))[1]).toMatch(/^0 jump, 0 run, 0 idle, 1 idle/);
  });

  test("takes the kinds of choices that the seat prefers later on, the first of several", () => {
    expect(said({ choices: [], prefer: ["sing"] })[1]).toMatch(/la$/);
    expect(said({ choices: [], prefer: ["sing", "say"] })[1]).toMatch(/enough$/);
  });

  test("knows nothing of the answers of others who are ready", () => {
    const { game, state } = diaryAt([main]);
    state.answers[1] = ["jump", "jump", "jump"].map(sayWord);
    state.open = [0];
    const previewed = preview(game, state, 0, { choices: [sayWord("run")] });
    expect(previewed).toMatchObject({ ok: true, preview: { end: "others" } });
    expect(previewed.ok && previewed.preview.events.map(event => (event as unknown as Say).word).join()).toMatch(
      /^0 run,0 idle,0 idle,1 idle,1 idle,1 idle/,
    );
  });

  /** A plan within another procedure, and what follows it. */
  const planned = (after: Parameters<typeof words.procedure>[1], fallback?: string) => {
    const { game, state } = diaryAt([
      words.procedure("main", { call: words.auto((_s, _frame, { call }) => call("inner", { passes: 0 })), ...after }),
      words.procedure("inner", {
        plan: words.askTogether<Say>({
          seats: () => [0, 1],
          options: () => ["a", "b"].map(sayWord),
          take: (s, frame) => {
            frame.times = Number(frame.times ?? 0) + 1;
            s.diary.push("planned");
          },
        }),
        again: words.auto((_s, frame, { emit, goto }) => {
          emit({ type: "wrote", word: "planned" });
          if (frame.again) goto("plan" as never);
        }),
      }),
    ]);
    const own = fallback === undefined ? game : { ...game, fallback: () => sayWord(fallback) };
    return preview(own, state, 0, { choices: [sayWord("a")] });
  };

  test("is followed to the end of the procedure that asked for it, or of the game", () => {
    const asks = { ask: words.ask<Say>({ seat: () => 0, options: () => [sayWord("x")], take: () => {} }) };
    expect(planned(asks)).toMatchObject({ ok: true, preview: { end: "planned" } });
    expect(planned({})).toMatchObject({ ok: true, preview: { end: "over" } });
  });

  test("ends with the next plan, and somewhere when questions never end", () => {
    const endless = (step: object) =>
      diaryAt([
        words.procedure("main", {
          plan: words.askTogether<Say>({ seats: () => [0, 1], options: () => [sayWord("a")], take: () => {} }),
          ...step,
        }),
      ]);
    const next = endless({
      again: words.askTogether<Say>({ seats: () => [0, 1], options: () => [sayWord("a")], take: () => {} }),
    });
    expect(preview(next.game, next.state, 0, { choices: [sayWord("a")] })).toMatchObject({
      ok: true,
      preview: { end: "planned" },
    });
    const long = endless({
      more: words.ask<Say>({
        seat: () => 0,
        options: () => [sayWord("a")],
        take: (_s, _frame, _choice, { repeat }) => repeat(),
      }),
    });
    expect(preview(long.game, long.state, 0, { choices: [sayWord("a")] })).toMatchObject({
      ok: true,
      preview: { end: "long" },
    });
  });

  test("a seat out of time that would answer what nobody offers is a bug of the rules", () => {
    expect(() => planned({}, "nothing")).toThrow("the fallback say is not offered");
  });
});
