import { expect, test } from "vitest";
import type { Question } from "#kernel/look.ts";
import type { GameEvent } from "#kernel/procedure.ts";
import { idsIn, isIn, listOf, logLine, numberIn, plain, plural, printed, ref, say, textIn } from "#kernel/texts.ts";

test("a sentence keeps its references and reads as plain text", () => {
  const inner = say`${ref("city:5", "Ardes")} and ${2} more`;
  const sentence = say`${ref("seat:0", "Ola")} took ${inner}.`;
  expect(sentence).toEqual([
    { ref: "seat:0", text: "Ola" },
    " took ",
    { ref: "city:5", text: "Ardes" },
    " and ",
    "2",
    " more",
    ".",
  ]);
  expect(plain(sentence)).toBe("Ola took Ardes and 2 more.");
});

test("zero and empty text are words too", () => {
  expect(plain(say`${0} of ${""}${"x"}`)).toBe("0 of x");
});

test("word forms follow the plural rules of the language", () => {
  const coins = { one: "moneta", few: "monety", many: "monet" };
  expect([1, 2, 5, 12, 22, 0].map(n => plural("pl", n, coins))).toEqual([
    "moneta",
    "monety",
    "monet",
    "monet",
    "monety",
    "monet",
  ]);
  const forms = { one: "coin", other: "coins" };
  expect([0, 1, 2].map(n => plural("en", n, forms))).toEqual(["coins", "coin", "coins"]);
  expect(plural("pl", 1.5, coins)).toBe("monet");
  expect(plural("en", 5, {})).toBe("");
});

test("printed Polish keeps one-letter words and numbers with what follows; ids and English stay as they are", () => {
  const texts = {
    title: "Ruch w Regionie i z Fortu",
    count: (n: number) => `${n} kart na 5`,
    log: () => say`Ania idzie z ${ref("region:a b", "Fortu w górach")}.`,
    rules: ["(w 3 Regionach)"],
  };
  const pl = printed("pl", texts);
  expect(pl.title).toBe("Ruch w\u00a0Regionie i\u00a0z\u00a0Fortu");
  expect(pl.count(2)).toBe("2\u00a0kart na 5");
  expect(pl.log()).toEqual(["Ania idzie z\u00a0", { ref: "region:a b", text: "Fortu w\u00a0górach" }, "."]);
  expect(pl.rules).toEqual(["(w\u00a03\u00a0Regionach)"]);
  expect(printed("en", texts)).toBe(texts);
});

test("a line of the log names the rule whose reading has decided the event", () => {
  const texts = { log: ({ type }: GameEvent) => (type === "rested" ? say`The wolf rests.` : null) };
  const reader = { viewer: 0, seatName: String };
  expect(logLine(texts, { type: "rested" }, reader)).toEqual(["The wolf rests."]);
  const rule = ref("rule:ABC-001", "ABC-001");
  expect(logLine(texts, { type: "rested", cites: "ABC-001" }, reader)).toEqual(["The wolf rests.", " (", rule, ")"]);
  expect(logLine(texts, { type: "silent", cites: "ABC-001" }, reader)).toBeNull();
});

test("a list has commas, and a word before its last item; references stay", () => {
  expect(listOf([], "and")).toEqual([]);
  expect(listOf(["oak"], "and")).toEqual(["oak"]);
  expect(listOf(["oak", "ash"], "and")).toEqual(["oak", " and ", "ash"]);
  const elm = ref("tree:3", "elm");
  expect(listOf(["oak", elm, say`an ${ref("tree:4", "ash")}`], "or")).toEqual([
    "oak",
    ", ",
    elm,
    " or ",
    "an ",
    { ref: "tree:4", text: "ash" },
  ]);
});

test("the arguments of a question are read by type; what is missing or of another type is nothing", () => {
  const asked = { args: { n: 3, name: "oak", ids: [1, "b"], isOld: true, isNew: false } } as unknown as Question;
  const empty = { args: null } as unknown as Question;
  expect([numberIn(asked, "n"), numberIn(asked, "name"), numberIn(empty, "n")]).toEqual([3, 0, 0]);
  expect([textIn(asked, "name"), textIn(asked, "n"), textIn(empty, "name")]).toEqual(["oak", "", ""]);
  expect([idsIn(asked, "ids"), idsIn(asked, "name"), idsIn(empty, "ids")]).toEqual([["1", "b"], [], []]);
  expect(["isOld", "isNew", "name", "none"].map(key => isIn(asked, key))).toEqual([true, false, false, false]);
});

test("printed Polish leaves nothing, numbers and references as they are", () => {
  const texts = { nothing: null, n: 5, word: { ref: "w a", text: "w lesie" } };
  expect(printed("pl", texts)).toEqual({ nothing: null, n: 5, word: { ref: "w a", text: "w\u00a0lesie" } });
});
