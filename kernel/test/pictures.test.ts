import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Change, changed, changeOf, steps } from "#kernel/change.ts";
import { Alike, picturesOf } from "#kernel/pictures.ts";
import { start } from "#kernel/start.ts";
import { type Diary, diaryGame, type Say, sayWord, words } from "./toys.ts";

/** Plain data as views are made of. */
const json = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value).replaceAll("__proto__", "p")));
const sent = (change: Change | null): Change | null => JSON.parse(JSON.stringify(change)) as Change | null;

describe("changes", () => {
  test("lead from any value to any other, and there is none between equal ones", () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const change = sent(changeOf(a, b));
        expect(change ? changed(a, change) : a).toEqual(b);
        expect(changeOf(a, structuredClone(a))).toBeNull();
      }),
    );
  });

  test("are short, and leave the rest of the value as it is", () => {
    const before = { seats: [{ gold: 1, cards: ["a"] }, { gold: 2 }], map: { rows: [1, 2, 3, 4, 5, 6] }, top: "x" };
    const after = { seats: [{ gold: 1, cards: ["a", "b"] }, { gold: 3 }], map: before.map };
    const change = changeOf(before, after)!;
    expect(change).toEqual({
      seats: { 0: { cards: { 1: ["b"], length: [2] } }, 1: [{ gold: 3 }] },
      top: [],
    });
    expect(changed(before, change)).toEqual(after);
    expect((changed(before, change) as typeof after).map).toBe(before.map);
  });

  test("a list that is mostly new is sent whole", () => {
    expect(changeOf([1, 2, 3], [3, 2, 1])).toEqual([[3, 2, 1]]);
    expect(changeOf([1, 2, 3, 4], [1, 2, 3])).toEqual({ length: [3] });
  });
});

describe("pictures", () => {
  const { procedure, ask } = words;
  const game = diaryGame(
    [
      procedure("main", {
        wait: ask({
          seat: () => 0,
          options: () => [sayWord("a")],
          take: (s, _frame, { word }: Say, { emit }) => {
            for (const each of [word, "secret", "b"]) {
              s.diary.push(each);
              emit({ type: "wrote", word: each });
            }
            s.diary.push("end");
          },
        }),
      }),
    ],
    {
      // What is shared with the state goes on changing after the picture was taken.
      viewFor: (s: Diary, viewer) => ({ diary: s.diary, viewer }),
      viewEvent: (event, viewer) => (event.word === "secret" && viewer !== 0 ? null : event),
    },
  );

  test("show what each viewer sees at each event it learns of", () => {
    const state = start(game, { seats: 2, seed: "1" }) as Diary;
    const before = new Map([0, 1].map(viewer => [viewer, game.viewFor(state, viewer)]));
    const watching = new Map([...before].map(([viewer, view]) => [viewer, { view, events: viewer === 0 ? 3 : 2 }]));
    const pictures = picturesOf(game, state, { seat: 0, choices: [sayWord("a")] }, watching);
    const shown = (viewer: number) => {
      const { changes } = pictures.get(viewer)!;
      return steps(
        before.get(viewer),
        changes.map(change => JSON.parse(change) as Change | null),
      );
    };
    const diary = (viewer: number, ...lists: string[][]) => lists.map(list => ({ diary: list, viewer }));
    // What comes after the last event is the look.
    expect(shown(0)).toEqual(diary(0, ["a"], ["a", "secret"]));
    expect(shown(1)).toEqual(diary(1, ["a"]));
    expect(pictures.get(1)!.view).toEqual(shown(1).at(-1));
    expect(state.diary).toEqual([]);
  });

  test("nobody takes pictures for those who learn of one event or none", () => {
    const state = start(game, { seats: 2, seed: "1" });
    const watching = new Map([[1, { view: game.viewFor(state as Diary, 1), events: 1 }]]);
    expect(picturesOf(game, state, { seat: 0, choices: [sayWord("a")] }, watching).size).toBe(0);
  });

  test("what several viewers see alike is compared once, and is the same for all", () => {
    const shared = { before: [1, 2], after: [1, 2, 3] };
    const alike = new Alike();
    const [a, b] = [0, 1].map(viewer => alike.picture({ viewer, list: shared.before }, { viewer, list: shared.after }));
    expect(a!.text).toBe('{"list":{"2":[3],"length":[3]}}');
    expect(b!.text).toBe(a!.text);
    expect((b!.view as { list: unknown }).list).toBe((a!.view as { list: unknown }).list);
    // What only one of them sees is its own.
    expect(alike.changes({ list: [1] }, { list: [7, 8] })).toBe('{"list":[[7,8]]}');
  });
});
