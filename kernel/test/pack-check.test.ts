// What is wrong with a pack, found without playing, and the template and schema to write one by.
import { describe, expect, test } from "vitest";
import { closest } from "#kernel/closest.ts";
import { named, table } from "#kernel/content.ts";
import { type Finding, findingsOf, lineOf } from "#kernel/pack-check.ts";
import { packIn } from "#kernel/pack-files.ts";
import { linesOf } from "#kernel/pack-lines.ts";
import { changeSchema, misfits, schemaOf, shapeOf } from "#kernel/pack-shapes.ts";
import { changesOf, designedOf, entriesOf, idsIn, packSchema, playedBy, templateOf } from "#kernel/pack-template.ts";

const cards = [
  { id: "axe", cost: 1, copies: 2, does: [{ op: "hit", n: 1 }], source: "rulebook" },
  { id: "bow", cost: 2, does: [{ op: "draw", from: "deck" }], source: "designed" },
];
const armies = {
  humans: { hp: 3, start: "axe", source: "rulebook" },
  orcs: { hp: 4, start: "bow", source: "designed" },
};
const words = { cards: { axe: "Axe", bow: "Bow" }, armies: { humans: { name: "Humans" }, orcs: { name: "Orcs" } } };

/** A game with two tables and its names in both languages; each test has its own. */
let games = 0;
function newGame(): string {
  const game = `checked-${games++}`;
  table(game, "cards", cards);
  table(game, "armies", armies);
  named(game, "en", words);
  named(game, "pl", words);
  return game;
}

/** What is said of a pack, as "where: why"; notes in brackets. */
function saidOf(parts: { tables?: object; texts?: object }): string[] {
  const text = JSON.stringify({ format: "hetman-pack", game: newGame(), name: "mine", ...parts });
  const files = { "pack.json": text };
  return findingsOf(packIn(files), files).map(({ at, why, isNote }) => (isNote ? `(${at}: ${why})` : `${at}: ${why}`));
}

const bothNames = (id: string, name: string) => ({ en: { cards: { [id]: name } }, pl: { cards: { [id]: name } } });

describe("the line of something in a JSON text", () => {
  test("is that of its field or place; of what is not there, that of the nearest part", () => {
    const lineOf = linesOf('{\n "a": {"b": [1,\n  {"c": "x\\"]"}]},\n "d": null\n}');
    expect([["a"], ["a", "b", 0], ["a", "b", 1, "c"], ["d"], ["a", "b", 7], ["z"]].map(lineOf)).toEqual([
      2,
      2,
      3,
      4,
      2,
      null,
    ]);
    expect(lineOf([])).toBeNull();
  });
  test("is found behind texts with breaks, commas and brackets, and in lists of lists", () => {
    const lineOf = linesOf('{"a,}": "],",\n"b"\n:\n[[],\n[{}, {"c":true}]\n, -1.5e3 ,"\\\\"],\n\n"d":{}}');
    expect([["a,}"], ["b"], ["b", 0], ["b", 1], ["b", 1, 1, "c"], ["b", 2], ["b", 3], ["d"]].map(lineOf)).toEqual([
      1, 2, 4, 5, 5, 6, 6, 8,
    ]);
    expect(linesOf("[\n1 , 2\n,3]")([2])).toBe(3);
    expect(linesOf(" \n{ \n}")(["a"])).toBeNull();
  });
});

describe("the word that was meant", () => {
  test("is the nearest one, if only letters are wrong, lacking, too many or swapped", () => {
    const known = ["tactics", "spells", "units"];
    expect(["tactis", "tacticss", "tactcis", "tacvics", "spels", "unist"].map(word => closest(word, known))).toEqual([
      "tactics",
      "tactics",
      "tactics",
      "tactics",
      "spells",
      "units",
    ]);
  });
  test("may be only begun, by two letters at least", () => {
    expect([closest("sp", ["tactics", "spells"]), closest("s", ["tactics", "spells"])]).toEqual(["spells", null]);
  });
  test("is none where a third of it or more would have to change", () => {
    expect([closest("tacxxxs", ["tactics"]), closest("taxxics", ["tactics"]), closest("ab", ["cd"])]).toEqual([
      null,
      "tactics",
      null,
    ]);
    expect([closest("a", ["b"]), closest("", [])]).toEqual(["b", null]);
    expect([closest("dcba", ["abcd"]), closest("ab", ["xa"])]).toEqual([null, null]);
  });
});

describe("a shape", () => {
  const shape = shapeOf([
    [
      { id: "axe", cost: 1, does: [{ op: "hit", n: 1 }] },
      { id: "bow", cost: 2, does: [{ op: "draw", from: "deck" }], note: "far" },
    ],
  ]);
  const why = (entry: object, ids: string[] = []) =>
    misfits(shape, [entry], [], { ids: new Set(ids) }).map(each => each.why);
  const whyIn = (values: readonly unknown[], value: unknown) =>
    misfits(shapeOf(values), value, [], { ids: new Set() }).map(each => each.why);

  test("takes entries like the printed ones", () => {
    expect(why({ id: "club", cost: 0, does: [{ op: "hit", n: 3 }] })).toEqual([]);
    expect(why({ id: "club", cost: 0, does: [{ op: "draw", from: "axe" }] }, ["axe"])).toEqual([]);
  });
  test("knows effects, fields, words and numbers", () => {
    expect(why({ id: "club", cost: 0, does: [{ op: "heal" }] })).toEqual([
      'there is no op "heal"; possible: draw, hit',
    ]);
    expect(why({ id: "club", does: [] })).toEqual(['"cost" is missing']);
    expect(why({ id: "club", cost: 1.5, does: [] })).toEqual(["1.5 must be a whole number"]);
    expect(why({ id: "club", cost: "1", does: [] })).toEqual(["a text does not belong here"]);
    expect(why({ id: "club", cost: null, does: [] })).toEqual(["null does not belong here"]);
    expect(why({ id: "club", cost: true, does: [] })).toEqual(["true does not belong here"]);
    expect(why({ id: "club", cost: [1], does: [] })).toEqual(["a list does not belong here"]);
    expect(why({ id: "club", cost: { n: 1 }, does: [] })).toEqual(["an object does not belong here"]);
    expect(why({ id: "club", cost: 1, does: [{ op: "draw", from: "hat" }] })).toEqual([
      'there is no "hat"; possible: deck',
    ]);
    expect(why({ id: "club", cost: 1, does: [], colour: "red" })).toEqual([
      'there is no field "colour"; possible: cost, does, id, note',
    ]);
  });
  test("says where: by ids in lists that have them, by places elsewhere, at the field that names the kind", () => {
    const paths = misfits(
      shape,
      [
        { id: "club", cost: 1, does: [{ op: "hit", n: 1 }, { op: "heal" }] },
        { id: "rod", does: [], cost: "x" },
      ],
      ["cards"],
      { ids: new Set() },
    ).map(({ path }) => path.join("."));
    expect(paths).toEqual(["cards.club.does.1.op", "cards.rod.cost"]);
  });
  test("takes halves where halves were seen, and null, truth and colours likewise", () => {
    expect(whyIn([1, 0.5], 0.25)).toEqual([]);
    expect(whyIn([null, true], false)).toEqual([]);
    expect(whyIn([null], null)).toEqual([]);
    expect(whyIn(["#a0b1c2"], "#FFffFF")).toEqual([]);
    expect(whyIn(["#a0b1c2"], "white")).toEqual(['there is no "white"; possible: #a0b1c2']);
    expect(whyIn(["#a0b1c2", "red"], "#ffffff")).toEqual(['there is no "#ffffff"; possible: #a0b1c2, red']);
  });
  test("knows kinds by op, do, type and cond, where all records name one", () => {
    for (const tag of ["op", "do", "type", "cond"]) {
      expect(whyIn([[{ [tag]: "a", n: 1 }, { [tag]: "b" }]], [{ [tag]: "a" }])).toEqual(['"n" is missing']);
      expect(whyIn([[{ [tag]: "a", n: 1 }, { n: 2 }]], [{ [tag]: "a", n: 3 }])).toEqual([]);
    }
  });
  test("knows kinds by the first word of these, and tells at most thirty words", () => {
    expect(whyIn([[{ op: "a", n: 1 }, { n: 2 }]], [{ op: "b", n: 1 }])).toEqual(['there is no "b"; possible: a']);
    expect(
      whyIn(
        [
          [
            { op: "a", type: "x" },
            { op: "b", type: "x" },
          ],
        ],
        [{ op: "c", type: "x" }],
      ),
    ).toEqual(['there is no op "c"; possible: a, b']);
    const numbers = Array.from({ length: 40 }, (_, i) => `w${i + 10}`);
    expect(whyIn(numbers, "x")).toEqual([`there is no "x"; possible: ${numbers.slice(0, 30).join(", ")}`]);
    expect(whyIn([1, "a"], 1.5)).toEqual(["1.5 must be a whole number"]);
    const mixed = shapeOf([[{ id: "a", n: 1 }], [{ n: 2 }]]);
    expect(misfits(mixed, [{ n: "x" }], [], { ids: new Set() }).map(({ path }) => path)).toEqual([[0, "n"]]);
  });
  test("takes a record for a table where most of its values are alike, in whatever order they are written", () => {
    const [n, m] = [{ n: 1 }, { m: 1 }];
    expect(whyIn([{ a: { n: 1, m: 2 }, b: { m: 2, n: 1 } }], { c: { n: 3, m: 4 } })).toEqual([]);
    expect(whyIn([{ a: n, b: n, c: m, d: m }], { e: n })).toEqual([]);
    expect(whyIn([{ a: { n: 1 }, b: { n: 2.5 } }], { c: { n: 1.25 } })).toEqual([]);
    const odd = (value: unknown, other: unknown) => whyIn([{ a: value, b: value, c: value, d: other }], { e: value });
    expect([odd(n, 3).at(-1), odd([1], 3).at(-1)]).toEqual([
      'there is no field "e"; possible: a, b, c, d',
      'there is no field "e"; possible: a, b, c, d',
    ]);
  });
  test("takes new keys of tables, whose values are alike, and no new fields of records", () => {
    const towns = { a: { size: 1, port: true }, b: { size: 2, port: false } };
    expect(whyIn([towns], { a: towns.a, c: { size: 3, port: true } })).toEqual([]);
    expect(whyIn([towns], { c: { size: "3", port: true } })).toEqual(["a text does not belong here"]);
    expect(whyIn([{ a: [1], b: [2, 3] }], { c: [4] })).toEqual([]);
    expect(whyIn([{ a: { n: 1 } }], { a: { n: 1 }, b: { n: 2 } })).toEqual(['there is no field "b"; possible: a']);
    expect(whyIn([towns, { a: { size: 1, port: true } }], { a: towns.a, c: towns.b })).toEqual([
      'there is no field "c"; possible: a, b',
    ]);
    expect(whyIn([{ a: { n: 1 }, b: { m: 2 } }], { a: { n: 1 }, c: { n: 1 } })).toEqual([
      '"b" is missing',
      'there is no field "c"; possible: a, b',
    ]);
    expect(whyIn([{ a: { n: 1 }, b: 2 }], { a: { n: 1 }, b: 2, c: 3 })).toEqual([
      'there is no field "c"; possible: a, b',
    ]);
  });
});

describe("a schema", () => {
  test("of whole values names their kinds", () => {
    expect(schemaOf(shapeOf([1, 2]))).toEqual({ type: "integer" });
    expect(schemaOf(shapeOf([1, 2.5]))).toEqual({ type: "number" });
    expect(schemaOf(shapeOf([true]))).toEqual({ type: "boolean" });
    expect(schemaOf(shapeOf(["b", "a", null]))).toEqual({
      anyOf: [{ anyOf: [{ enum: ["a", "b"] }, { type: "string" }] }, { type: "null" }],
    });
    expect(schemaOf(shapeOf([[1], []]))).toEqual({ type: "array", items: { type: "integer" } });
  });
  test("of records has their fields, those that none lacks, and the words that name their kinds", () => {
    expect(schemaOf(shapeOf([{ b: 1, a: 2 }, { a: 3 }]))).toEqual({
      type: "object",
      properties: { b: { type: "integer" }, a: { type: "integer" } },
      additionalProperties: false,
      required: ["a"],
    });
    expect(schemaOf(shapeOf([{ op: "hit", n: 1 }, { op: "rest" }]))).toEqual({
      anyOf: [
        {
          type: "object",
          properties: { op: { const: "hit" }, n: { type: "integer" } },
          additionalProperties: false,
          required: ["n", "op"],
        },
        { type: "object", properties: { op: { const: "rest" } }, additionalProperties: false, required: ["op"] },
      ],
    });
    expect(schemaOf(shapeOf([{ a: [1], b: [2] }]))).toEqual({
      type: "object",
      additionalProperties: { type: "array", items: { type: "integer" } },
    });
  });
  test("of changes lacks nothing, takes entries by their ids or places, and null for those to take out", () => {
    const change = (values: unknown) => changeSchema(shapeOf([values]), values);
    expect(change([{ id: "axe", cost: 1 }])).toEqual({
      type: "object",
      properties: {
        axe: {
          anyOf: [
            {
              type: "object",
              properties: {
                id: { anyOf: [{ anyOf: [{ enum: ["axe"] }, { type: "string" }] }, { type: "null" }] },
                cost: { anyOf: [{ type: "integer" }, { type: "null" }] },
              },
              additionalProperties: false,
            },
            { type: "null" },
          ],
        },
      },
      additionalProperties: {
        anyOf: [
          {
            type: "object",
            properties: { id: { anyOf: [{ enum: ["axe"] }, { type: "string" }] }, cost: { type: "integer" } },
            additionalProperties: false,
            required: ["cost", "id"],
          },
          { type: "null" },
        ],
      },
    });
    expect(change([4, 6])).toEqual({
      anyOf: [
        { type: "array", items: { type: "integer" } },
        { type: "object", additionalProperties: { anyOf: [{ type: "integer" }, { type: "null" }] } },
        { type: "null" },
      ],
    });
  });
});

describe("a pack", () => {
  test("that fits is said nothing of", () => {
    expect(saidOf({})).toEqual([]);
    expect(saidOf({ tables: { cards: { axe: { cost: 3 } }, armies: { orcs: { start: "axe" } } } })).toEqual([]);
    expect(saidOf({ texts: { en: { cards: { axe: "Hatchet" }, armies: { orcs: { name: "Orks" } } } } })).toEqual([]);
  });
  test("may name its own new entries elsewhere", () => {
    const club = { cost: 0, does: [{ op: "hit", n: 2 }], source: "designed" };
    const tables = { cards: { bow: null, club }, armies: { orcs: { start: "club" } } };
    expect(saidOf({ tables, texts: bothNames("club", "Club") })).toEqual([]);
  });
  test("may name what it adds by its key, too", () => {
    const elves = { hp: 2, start: "bow", source: "designed" };
    const name = { armies: { elves: { name: "Elves" } } };
    const tables = { armies: { elves }, cards: { axe: { does: [{ op: "draw", from: "elves" }] } } };
    expect(saidOf({ tables, texts: { en: name, pl: name } })).toEqual([]);
  });
  test("is told of a list that it replaces by the places in it", () => {
    expect(saidOf({ tables: { cards: { axe: { does: [{ op: "hit", n: 1 }, { op: "heal" }] } } } })).toEqual([
      'tables.cards.axe.does.1.op: there is no op "heal"; possible: draw, hit',
    ]);
  });
  test("names tables that are there", () => {
    expect(saidOf({ tables: { card: {} } })).toEqual(['tables.card: there is no table "card"; did you mean "cards"?']);
    expect(saidOf({ tables: { weather: {} } })).toEqual([
      'tables.weather: there is no table "weather"; there are: cards, armies',
    ]);
  });
  test("answers for what it changes only", () => {
    const game = newGame();
    table(game, "odd", [
      { id: "one", of: "nothing that is known", n: 1 },
      { id: "two", n: 2 },
    ]);
    const text = JSON.stringify({
      format: "hetman-pack",
      game,
      name: "mine",
      tables: { odd: { one: { n: "x" }, two: { n: 2.5 } } },
    });
    const said = findingsOf(packIn({ a: text }), { a: text });
    expect(said.map(({ at }) => at)).toEqual(["tables.odd.one.n", "tables.odd.two.n"]);
  });
  test("names an entry it adds, in both languages", () => {
    const club = { cost: 0, copies: 1, does: [], source: "designed" };
    const lacks = (language: string) => `tables.cards.club: texts.${language}.cards has no name for "club"`;
    const note = "(tables.cards: 4 pieces instead of the 3 in the box)";
    expect(saidOf({ tables: { cards: { club } } })).toEqual([lacks("en"), lacks("pl"), note]);
    expect(saidOf({ tables: { cards: { club } }, texts: { en: { cards: { club: "Club" } } } })).toEqual([
      lacks("pl"),
      note,
    ]);
    expect(saidOf({ tables: { cards: { club } }, texts: bothNames("club", "Club") })).toEqual([note]);
  });
  test("names it in the first group that names all others of its table, if there is one", () => {
    const game = `groups-${games++}`;
    table(game, "cards", [{ id: "axe" }, { id: "bow" }]);
    table(game, "places", [{ id: "here" }]);
    table(game, "mixed", [{ id: "one", n: 1 }, { n: 2 }]);
    const groups = { word: "x", some: { axe: "A" }, all: { axe: "A", bow: "B" }, more: { axe: "A", bow: "B" } };
    for (const language of ["en", "pl"]) named(game, language, groups);
    const said = (tables: object) => {
      const text = JSON.stringify({ format: "hetman-pack", game, name: "m", tables });
      return findingsOf(packIn({ a: text }), { a: text }).map(({ why }) => why);
    };
    expect(said({ cards: { club: {} } })).toEqual([
      'texts.en.all has no name for "club"',
      'texts.pl.all has no name for "club"',
      "3 pieces instead of the 2 in the box",
    ]);
    expect(said({ places: { there: {} } })).toEqual(["2 pieces instead of the 1 in the box"]);
    expect(said({ mixed: { 2: { n: 3 } } })).toEqual([]);
  });
  test("is told where the number of pieces is another one", () => {
    expect(saidOf({ tables: { cards: { axe: { copies: 5 } } } })).toEqual([
      "(tables.cards: 6 pieces instead of the 3 in the box)",
    ]);
    expect(saidOf({ tables: { cards: { bow: null } } })).toEqual([
      "(tables.cards: 2 pieces instead of the 3 in the box)",
    ]);
    expect(saidOf({ tables: { armies: { orcs: null } } })).toEqual([]);
  });
  test("counts pieces by their count where they have no copies", () => {
    const game = newGame();
    table(game, "units", [
      { id: "foot", count: 3 },
      { id: "horse", count: 2 },
    ]);
    const text = JSON.stringify({ format: "hetman-pack", game, name: "m", tables: { units: { foot: { count: 4 } } } });
    expect(findingsOf(packIn({ a: text }), { a: text }).map(({ why }) => why)).toEqual([
      "6 pieces instead of the 5 in the box",
    ]);
  });
  test("has texts where the game has them, in its languages", () => {
    expect(saidOf({ texts: { tlh: { cards: {} } } })).toEqual(['texts.tlh: there is no language "tlh"']);
    expect(saidOf({ texts: { en: { spells: {} } } })).toEqual([
      'texts.en.spells: there is no group "spells"; there are: cards, armies',
    ]);
    expect(saidOf({ texts: { en: { cards: { axe: 3 } } } })).toEqual(["texts.en.cards.axe: only texts belong here"]);
    expect(saidOf({ texts: { en: { cards: { axe: { name: "Axe" } } } } })).toEqual([
      "texts.en.cards.axe: a text belongs here",
    ]);
    expect(saidOf({ texts: { en: { armies: { orcs: "Orks" } } } })).toEqual([
      "texts.en.armies.orcs: more than a text belongs here",
    ]);
    expect(saidOf({ texts: { en: { cards: { axe: ["a"] } } } })).toEqual([
      "texts.en.cards.axe: only texts belong here",
    ]);
    expect(saidOf({ texts: { en: { cards: { axe: null }, armies: { elves: { name: "Elves" } } } } })).toEqual([]);
    expect(saidOf({ texts: { en: { armies: { elves: "Elves" } } } })).toEqual([
      "texts.en.armies.elves: more than a text belongs here",
    ]);
  });
  test("may have lists of words where the game has them", () => {
    const game = newGame();
    named(game, "en", { forms: { axe: ["axe", "axes"] } });
    const said = (forms: object) => {
      const text = JSON.stringify({ format: "hetman-pack", game, name: "m", texts: { en: { forms } } });
      return findingsOf(packIn({ a: text }), { a: text }).map(({ why }) => why);
    };
    expect([said({ axe: ["a", "b"] }), said({ axe: "a" })]).toEqual([[], ["more than a text belongs here"]]);
  });
  test("is told of names only where the game's are loaded", () => {
    const game = `bare-${games++}`;
    table(game, "cards", cards);
    const parts = {
      tables: { cards: { club: { cost: 0, does: [], source: "designed" } } },
      texts: { en: { any: {} } },
    };
    const text = JSON.stringify({ format: "hetman-pack", game, name: "m", ...parts });
    expect(findingsOf(packIn({ a: text }), { a: text }).map(({ isNote }) => isNote)).toEqual([true]);
  });
});

describe("a finding", () => {
  test("names the file that goes furthest towards it, and the line there", () => {
    const game = newGame();
    const files = {
      "a.json": `{"format": "hetman-pack", "game": "${game}", "name": "m",\n"tables": {"armies": {}}}`,
      "b.json": `{\n"tables": {\n"cards": {\n"axe": {"cost": "x"},\n"bow": {"copies": 9}}}}`,
    };
    const found = findingsOf(packIn(files), files);
    expect(found.map(lineOf)).toEqual([
      "b.json:4: tables.cards.axe.cost: a text does not belong here",
      "b.json:3: tables.cards: 11 pieces instead of the 3 in the box (note)",
    ]);
  });
  test("is one line", () => {
    const finding: Finding = { file: "f", line: null, at: "name", why: "odd", isNote: true };
    expect([lineOf(finding), lineOf({ ...finding, line: 3, isNote: false })]).toEqual([
      "f: name: odd (note)",
      "f:3: name: odd",
    ]);
  });
});

describe("a template", () => {
  test("has every entry of our own design with its names, and changes nothing", () => {
    const game = newGame();
    const template = templateOf(game);
    expect(template).toEqual({
      format: "hetman-pack",
      game,
      name: `${game}: my box`,
      tables: { cards: { bow: cards[1] }, armies: { orcs: armies.orcs } },
      texts: {
        en: { cards: { bow: "Bow" }, armies: { orcs: { name: "Orcs" } } },
        pl: { cards: { bow: "Bow" }, armies: { orcs: { name: "Orcs" } } },
      },
    });
    expect(playedBy(template, "cards")).toEqual(cards);
    const files = { "pack.json": JSON.stringify(template) };
    expect(findingsOf(packIn(files), files)).toEqual([]);
  });
  test("has entries of which a part is our own, and names of what lies inside them", () => {
    const game = `inside-${games++}`;
    table(game, "boards", [
      { id: "east", spells: [{ id: "fog", source: "designed" }] },
      { id: "west", spells: [] },
    ]);
    table(game, "fixed", [{ id: "one" }]);
    named(game, "en", {
      boards: { east: "East", west: "West" },
      spells: { fog: "Fog" },
      foes: { orc: "Orc" },
      other: "word",
    });
    expect(designedOf(game)).toEqual({ boards: { east: { id: "east", spells: [{ id: "fog", source: "designed" }] } } });
    expect(templateOf(game).texts).toEqual({ en: { boards: { east: "East" }, spells: { fog: "Fog" } }, pl: {} });
  });
  test("knows entries by their ids, or by their places", () => {
    expect(entriesOf([{ id: "a" }, { n: 1 }, 7])).toEqual([
      ["a", { id: "a" }],
      ["1", { n: 1 }],
      ["2", 7],
    ]);
    expect(entriesOf({ b: 2 })).toEqual([["b", 2]]);
    expect(idsIn([{ id: "a", of: { id: "b" } }, [{ id: "c" }], "d", { n: { id: "e" } }])).toEqual(["a", "b", "c", "e"]);
  });
  test("counts what a pack changes, takes out and adds", () => {
    const game = newGame();
    const tables = { cards: { axe: { cost: 2 }, bow: null, club: {}, rod: {} }, armies: { orcs: {} } };
    expect(changesOf({ format: "hetman-pack", game, name: "m", tables })).toEqual({
      cards: { changed: 1, removed: 1, added: 2 },
      armies: { changed: 1, removed: 0, added: 0 },
    });
    expect(changesOf({ format: "hetman-pack", game, name: "m" })).toEqual({});
  });
});

describe("the schema of a game's packs", () => {
  test("has its tables, texts and fields, and nothing else", () => {
    const game = `schema-${games++}`;
    table(game, "size", { width: 3 });
    named(game, "en", { title: "Box" });
    expect(packSchema(game)).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: `Hetman content pack: ${game}`,
      type: "object",
      properties: {
        $schema: { type: "string" },
        format: { const: "hetman-pack" },
        game: { const: game },
        name: { type: "string", minLength: 1 },
        author: { type: "string" },
        tables: {
          type: "object",
          properties: {
            size: {
              anyOf: [
                {
                  type: "object",
                  properties: { width: { anyOf: [{ type: "integer" }, { type: "null" }] } },
                  additionalProperties: false,
                },
                { type: "null" },
              ],
            },
          },
          additionalProperties: false,
        },
        texts: {
          type: "object",
          properties: {
            en: {
              anyOf: [
                {
                  type: "object",
                  properties: {
                    title: { anyOf: [{ anyOf: [{ enum: ["Box"] }, { type: "string" }] }, { type: "null" }] },
                  },
                  additionalProperties: false,
                },
                { type: "null" },
              ],
            },
            pl: { anyOf: [{ type: "null" }] },
          },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
      required: ["format", "game", "name"],
      $defs: {},
    });
  });
  test("says long parts that come again once", () => {
    const game = `long-${games++}`;
    const long = Array.from({ length: 20 }, (_, i) => `a word of some length ${i}`);
    table(game, "words", { one: { of: long, n: 1 }, two: { of: long, m: 1 } });
    const schema = packSchema(game) as { $defs: Record<string, object> };
    expect(JSON.stringify(schema).split("a word of some length 7").length - 1).toBe(1);
    expect(JSON.stringify(schema)).toContain('{"$ref":"#/$defs/part1"}');
    expect(Object.keys(schema.$defs)).toEqual(["part1", "part2"]);
  });
});
