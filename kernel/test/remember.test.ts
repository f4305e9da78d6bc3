// Keeping what was worked out, until something it is made of changes.
import { expect, test } from "vitest";
import { remember, whileSame } from "../remember.ts";

test("an answer to a number is worked out once", () => {
  let asked = 0;
  const double = remember(key => [key * 2, ++asked]);
  expect(double(3)).toEqual([6, 1]);
  expect(double(3)).toBe(double(3));
  expect(double(4)).toEqual([8, 2]);
});

test("an answer is kept until a number or a list in its basis changes, even in place", () => {
  const state = { size: 1, places: [1, 2], names: ["a"] };
  let asked = 0;
  const count = whileSame(
    ({ size, places, names }: typeof state) => [size, places, names],
    () => ++asked,
  );
  expect(count(state)).toBe(1);
  expect(count(structuredClone(state))).toBe(1);
  state.places[1] = 3;
  expect(count(state)).toBe(2);
  state.names.push("b");
  expect(count(state)).toBe(3);
  state.size = 2;
  expect(count(state)).toBe(4);
  state.places.pop();
  expect(count(state)).toBe(5);
  expect(count(state)).toBe(5);
});

test("a word is not the list of its letters", () => {
  let asked = 0;
  const count = whileSame(
    (basis: string | string[]) => [basis],
    () => ++asked,
  );
  expect(count("ab")).toBe(1);
  expect(count(["a", "b"])).toBe(2);
  expect(count("ab")).toBe(3);
});
