import { describe, expect, test } from "vitest";
import { table } from "#kernel/content.ts";
import { PackError, packIn } from "#kernel/pack-files.ts";
import {
  changed,
  hashOfPack,
  installedPacks,
  installPack,
  type Pack,
  packedTexts,
  packOf,
  tablesOf,
  textsOf,
} from "#kernel/packs.ts";

const cards = [
  { id: "axe", cost: 1, does: [{ op: "hit", n: 1 }] },
  { id: "bow", cost: 2, does: [] },
];
const packFor = (game: string, parts: Partial<Pack>): Pack => ({ format: "hetman-pack", game, name: "mine", ...parts });

// A game stays loaded as long as the process lives: each test has its own.
let games = 0;
const newGame = (): string => `game-${games++}`;

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
    expect(changed([4, 3], { 2: 5 })).toEqual([4, 3, 5]);
    expect(changed([{ strength: 4 }], { 1: { strength: 5 } })).toEqual([{ strength: 4 }, { strength: 5 }]);
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
    const [game, other] = [newGame(), newGame()];
    const tables = { cards: { axe: { cost: 9 } } };
    installPack(packFor(game, { tables }));
    installPack(packFor(game, { tables, name: "the same under another name" }));
    expect(table(game, "cards", cards)[0]).toEqual({ ...cards[0], cost: 9 });
    expect(table(other, "cards", cards)).toEqual(cards);
    expect(Object.isFrozen(table(game, "cards", cards)[0])).toBe(true);
    expect(packOf(game)).toBe(hashOfPack(installedPacks().at(-1)!));
    expect(packOf(other)).toBeUndefined();
    expect(tablesOf(game).get("cards")).toMatchObject({ printed: cards, played: [{ cost: 9 }, cards[1]] });
  });
  test("changes texts in its languages, and keeps those of the box beside them", () => {
    const game = newGame();
    installPack(packFor(game, { texts: { en: { axe: "Adze" } } }));
    const printed = { axe: "Axe", bow: "Bow" };
    expect(packedTexts(game, "en", printed)).toEqual({ axe: "Adze", bow: "Bow" });
    expect(packedTexts(game, "pl", printed)).toEqual(printed);
    expect(textsOf(game, "en")).toBe(printed);
  });
  test("cannot be changed, nor come to a game that was loaded", () => {
    const [game, loaded] = [newGame(), newGame()];
    installPack(packFor(game, { tables: {} }));
    expect(() => installPack(packFor(game, { tables: { cards: {} } }))).toThrow(
      `${game} was loaded before its pack mine`,
    );
    table(loaded, "cards", cards);
    expect(() => installPack(packFor(loaded, {}))).toThrow(`${loaded} was loaded before its pack mine`);
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
    expect(packIn(files)).toStrictEqual({
      ...JSON.parse(head),
      tables: { cards: { axe: { cost: 3 }, bow: { cost: 3 } } },
      texts: {},
    });
    expect(packIn({ ...files, "d.json": '{"author": "Ada"}' }).author).toBe("Ada");
  });
  test("say what is wrong with which of them", () => {
    const wrong: [Record<string, string>, string][] = [
      [{ "a.json": "{" }, "a.json: this is not JSON"],
      [{ "a.json": "[]" }, "a.json: a pack is an object"],
      [{ "a.json": '{"nme": 1, "maker": 2}' }, 'a.json: unknown field "nme"'],
      [{ "b.json": "{}", "a.json": "{}" }, 'a.json: "format" must be "hetman-pack"'],
      [{ "a.json": '{"format": "hetman-pack", "game": 3}' }, '"game" must be the id of a game'],
      [{ "a.json": '{"format": "hetman-pack", "game": "duel", "name": 3}' }, '"name" must be a text'],
      [{ "a.json": '{"format": "hetman-pack", "game": "duel", "name": " "}' }, '"name" must be a text'],
      [{ "a.json": head, "b.json": '{"author": 3}' }, '"author" must be a text'],
      [{ "a.json": head, "b.json": '{"game": "chess"}' }, 'b.json: "game" stands in another file, too'],
      [{ "a.json": '{"tables": {}}', "b.json": '{"tables": 3}' }, 'b.json: "tables" stands in another file, too'],
      [{ "a.json": head, "b.json": '{"tables": []}' }, '"tables" must hold objects by name'],
      [{ "a.json": head, "b.json": '{"tables": {"cards": {}, "maps": 3}}' }, '"tables" must hold objects by name'],
    ];
    for (const [files, message] of wrong) {
      expect(() => packIn(files)).toThrow(PackError);
      expect(() => packIn(files)).toThrow(message);
    }
    expect(new PackError("b.json", "is empty").file).toBe("b.json");
  });
});
