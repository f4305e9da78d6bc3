import { expect, test } from "vitest";
import { distinct } from "./seat-colours.tsx";

test("seats keep the colours the table gave them while the game knows none", () => {
  expect(distinct([null, null, null], ["blue", "red", "yellow"])).toEqual(["blue", "red", "yellow"]);
});

test("a seat whose colour another faction has taken gets a free one", () => {
  expect(distinct(["red", null, null], ["blue", "red", "yellow"])).toEqual(["red", "blue", "yellow"]);
  expect(distinct([null, "blue", "yellow"], ["blue", "red", "yellow"])).toEqual(["red", "blue", "yellow"]);
});
