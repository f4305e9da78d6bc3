import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Change, Changed, changed, changeOf, changeText, steps } from "#kernel/change.ts";
import { choose } from "#kernel/choose.ts";
import type { Viewer } from "#kernel/game.ts";
import { type Filmed, picturesOf, viewsOf } from "#kernel/pictures.ts";
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

  const large = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 };
  const { a: _a, b: _b, ...small } = large;
  const { c: _c, ...smaller } = small;

  test("tell of keys that come and go, whatever their number", () => {
    expect(changeOf(large, { ...large, a: 7, b: 8 })).toEqual({ a: [7], b: [8] });
    expect(changeOf(large, { ...large, g: 7 })).toEqual({ g: [7] });
    expect(changeOf({ ...large, g: 7 }, large)).toEqual({ g: [] });
    expect(changeOf({ ...large, g: 7 }, { ...large, h: 8 })).toEqual({ h: [8], g: [] });
    expect(changeOf({ ...large, g: 7, h: 8 }, { ...large, i: 9 })).toEqual({ i: [9], g: [], h: [] });
    // Where most of an object goes it is shorter to send what is left.
    expect(changeOf(large, small)).toEqual({ a: [], b: [] });
    expect(changeOf(large, smaller)).toEqual([smaller]);
    expect(changeOf({ 'a "word"': 1, b: 2, c: 3 }, { 'a "word"': 2, b: 2, c: 3 })).toEqual({ 'a "word"': [2] });
  });

  test("leave the value they are put to as it was, and nothing where a key was", () => {
    const list = [1, 2, 3, 4];
    expect(changed(list, { 1: [7], length: [3] })).toStrictEqual([1, 7, 3]);
    expect(list).toEqual([1, 2, 3, 4]);
    expect(changed(large, { b: [], c: [7] })).toStrictEqual({ a: 1, c: 7, d: 4, e: 5, f: 6 });
    expect(large.b).toBe(2);
  });

  test("follow one another; where nothing changed the value is the same", () => {
    const [first, second, third] = steps<unknown>(large, [{ a: [7] }, null, { b: [8] }]);
    expect(first).toEqual({ ...large, a: 7 });
    expect(second).toBe(first);
    expect(third).toEqual({ ...large, a: 7, b: 8 });
  });
});

describe("changes of one moment for several viewers", () => {
  test("what they see alike is compared once, and reads the same", () => {
    const [before, after] = [{ list: [1, 2] }, { list: [1, 2, 3] }];
    const views = [0, 1].map(viewer => [
      { viewer, ...before },
      { viewer, ...after },
    ]);
    const changes = new Changed();
    const [one, two] = views.map(([a, b]) => {
      const text = changes.text(a, b);
      changes.next();
      return text;
    });
    expect(one).toBe('{"list":{"2":[3],"length":[3]}}');
    expect(two).toBe(one);
    // The same text, not an equal one: the list was not looked at again.
    after.list.push(4);
    expect(changes.text(views[1]![0], views[1]![1])).toBe(one);
    // What only one of them sees is its own, and so is what comes from elsewhere.
    expect(changes.text({ list: [1] }, { list: [7, 8] })).toBe('[{"list":[7,8]}]');
    expect(changes.text({ list: [] }, after)).toBe('[{"list":[1,2,3,4]}]');
  });

  test("know of each part whether it was new: another viewer's changes are as short as the first one's", () => {
    const [before, after] = [{ gold: [1, 2, 3, 4] }, { gold: [1, 2, 3, 5] }];
    const changes = new Changed();
    changes.text({ shared: before.gold, x: 1 }, { shared: after.gold, x: 1 });
    changes.next();
    const [was, is] = [
      { own: 1, shared: before.gold, x: 1 },
      { own: 2, shared: after.gold, x: 1 },
    ];
    expect(changes.text(was, is)).toBe('{"own":[2],"shared":{"3":[5]}}');
  });

  test("are what a single viewer's changes are", () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const changes = new Changed();
        const first = changes.text(a, b);
        changes.next();
        expect([first, changes.text(a, b)]).toEqual([changeText(a, b), changeText(a, b)]);
      }),
    );
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

  const filmed = (): Filmed => {
    const outcome = choose(game, start(game, { seats: 2, seed: "1" }), 0, sayWord("a"), true);
    if (!outcome.ok) throw new Error(outcome.error.code);
    return outcome;
  };

  test("show what each viewer sees at each event it learns of", () => {
    const pictures = picturesOf(game, filmed(), [0, 1]);
    const diary = (viewer: number, ...lists: string[][]) => lists.map(list => ({ diary: list, viewer }));
    // What comes after the last event is the look.
    expect(pictures.get(0)).toEqual(diary(0, ["a"], ["a", "secret"]));
    expect(pictures.get(1)).toEqual(diary(1, ["a"]));
    expect(viewsOf(game, filmed(), 1)).toEqual(pictures.get(1));
  });

  test("there are none of a choice that nobody filmed", () => {
    const outcome = choose(game, start(game, { seats: 2, seed: "1" }), 0, sayWord("a"));
    expect(outcome).toMatchObject({ ok: true, film: [] });
    expect(picturesOf(game, { ...filmed(), film: [] }, [0]).get(0)).toEqual([]);
  });

  test("what is public may be shared with another viewer's view of the same moment", () => {
    const built: unknown[] = [];
    const shared = {
      ...game,
      viewFor: (_s: Diary, viewer: Viewer, like?: unknown) => ({ viewer, like: like ?? null }),
    };
    for (const views of picturesOf(shared, filmed(), [0, 1]).values()) built.push(...views);
    const first = { viewer: 0, like: null };
    expect(built).toEqual([first, first, { viewer: 1, like: first }]);
  });
});
