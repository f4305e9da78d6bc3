import { describe, expect, test } from "vitest";
import { table } from "#kernel/content.ts";
import { PackError, packIn } from "#kernel/pack-files.ts";
import { changed, hashOfPack, installedPacks, installPack, type Pack, packOf, tablesOf } from "#kernel/packs.ts";

const cards = [
  { id: "axe", cost: 1, does: [{ op: "hit", n: 1 }] },
  { id: "bow", cost: 2, does: [] },
];
const pack = (tables: Pack["tables"], name = "mine"): Pack => ({
  format: "hetman-pack",
  game: "duel",
  name,
  tables: tables!,
});

describe("changes", () => {
  test("name fields of entries by their ids; everything else stays, in its order", () => {
    expect(changed(cards, { bow: { cost: 5 } })).toEqual([cards[0], { id: "bow", cost: 5, does: [] }]);
    expect(cards[1]!.cost).toBe(2);
  });
  test("take entries out, and add new ones at the end", () => {
    expect(changed(cards, { axe: null, club: { cost: 0, does: [] } })).toEqual([
      cards[1],
      { id: "club", cost: 0, does: [] },
    ]);
  });
  test("name entries without ids by their places, and replace lists whole", () => {
    expect(changed([{ strength: 4 }, { strength: 6 }], { 1: { strength: 7 } })).toEqual([
      { strength: 4 },
      { strength: 7 },
    ]);
    expect(changed([4, 3, 2], [5, 3, 1])).toEqual([5, 3, 1]);
    expect(changed(cards, { axe: { does: [{ op: "draw" }] } })).toMatchObject([{ does: [{ op: "draw" }] }, cards[1]]);
  });
  test("may set a field to null, which takes nothing out", () => {
    expect(changed([{ id: "axe", tile: "1" }], { axe: { tile: null } })).toEqual([{ id: "axe", tile: null }]);
    expect(changed({ human: { hp: 3 }, orc: { hp: 4 } }, { orc: null })).toEqual({ human: { hp: 3 } });
  });
  test("reach into records", () => {
    expect(changed({ human: { hp: 3, home: "a" } }, { human: { hp: 4 }, orc: { hp: 6 } })).toEqual({
      human: { hp: 4, home: "a" },
      orc: { hp: 6 },
    });
  });
});

describe("an installed pack", () => {
  test("changes the tables that are built after it, and nobody else's", () => {
    installPack(pack({ cards: { axe: { cost: 9 } } }));
    installPack(pack({ cards: { axe: { cost: 9 } } }, "the same under another name"));
    expect(table("duel", "cards", cards)[0]).toEqual({ ...cards[0], cost: 9 });
    expect(table("chess", "cards", cards)).toEqual(cards);
    expect(Object.isFrozen(table("duel", "cards", cards)[0])).toBe(true);
    expect(packOf("duel")).toBe(hashOfPack(installedPacks()[0]!));
    expect(packOf("chess")).toBeUndefined();
    expect(tablesOf("duel").get("cards")).toMatchObject({ printed: cards, played: [{ cost: 9 }, cards[1]] });
  });
  test("cannot be changed under a game that was loaded", () => {
    expect(() => installPack(pack({ cards: { axe: { cost: 8 } } }))).toThrow("duel was loaded before its pack mine");
    expect(() => installPack({ ...pack({}), game: "chess" })).toThrow("chess was loaded before its pack mine");
  });
});

describe("the files of a pack", () => {
  const head = '{"format": "hetman-pack", "game": "duel", "name": "Mine"}';
  test("are put together", () => {
    const files = {
      "a.json": head,
      "b.json": '{"tables": {"cards": {"axe": {"cost": 3}}}}',
      "c.json": '{"tables": {"cards": {"bow": {"cost": 3}}}}',
    };
    expect(packIn(files)).toEqual({
      ...JSON.parse(head),
      tables: { cards: { axe: { cost: 3 }, bow: { cost: 3 } } },
      texts: {},
    });
  });
  test("say what is wrong with which of them", () => {
    const wrong: [Record<string, string>, string][] = [
      [{ "a.json": "{" }, "a.json: this is not JSON"],
      [{ "a.json": "[]" }, "a.json: a pack is an object"],
      [{ "a.json": '{"nme": 1}' }, 'a.json: unknown field "nme"'],
      [{ "a.json": "{}" }, '"format" must be "hetman-pack"'],
      [{ "a.json": head, "b.json": '{"game": "chess"}' }, 'b.json: "game" stands in another file, too'],
      [{ "a.json": head, "b.json": '{"tables": []}' }, '"tables" must hold objects by name'],
    ];
    for (const [files, message] of wrong) {
      expect(() => packIn(files)).toThrow(PackError);
      expect(() => packIn(files)).toThrow(message);
    }
  });
});
