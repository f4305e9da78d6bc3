import { expect, test } from "vitest";
import { decisions } from "./decided.ts";

const at = (line: number, ...gold: number[]) => ({ line, scores: gold.map(value => ({ gold: value })) });

test("finds the lead that lasted, the largest gain and the closest end", () => {
  const found = decisions([at(0, 0, 0, 0), at(10, 3, 0, 1), at(20, 3, 8, 1), at(40, 5, 9, 4)], 40);
  expect(found.map(({ kind }) => kind)).toEqual(["decidedLead", "decidedSwing", "decidedClose"]);
  expect(found[0]).toMatchObject({ seat: 1, percent: 50 });
  expect(found[1]).toMatchObject({ seat: 1, amount: 8 });
  expect(found[2]).toMatchObject({ seat: 0, other: 2, amount: 1 });
});

test("being ahead only at the last count is no lead", () => {
  const found = decisions([at(0, 0, 0), at(20, 4, 3), at(40, 5, 9)], 40);
  expect(found.some(({ kind }) => kind === "decidedLead")).toBe(false);
});

test("a tie at the top has no leader, an empty course nothing to tell", () => {
  expect(decisions([at(0, 2, 2)], 1).some(({ kind }) => kind === "decidedLead")).toBe(false);
  expect(decisions([], 0)).toEqual([]);
});
