import { expect, test } from "vitest";
import { plain, plural, ref, say } from "#kernel/texts.ts";

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
