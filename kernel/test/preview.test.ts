import { describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { imagine } from "#kernel/imagine.ts";
import { hash } from "#kernel/json.ts";
import { type Preview, type PreviewWish, preview } from "#kernel/preview.ts";
import type { State } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import { type Cards, type CardsChoice, cards, diaryAt, type Say, sayWord, words } from "./toys.ts";

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

  test("takes the kinds of choices that the seat prefers later on", () => {
    expect(said({ choices: [], prefer: ["sing"] })[1]).toMatch(/la$/);
  });
});
