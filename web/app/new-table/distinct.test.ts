import { expect, test } from "vitest";
import { distinct } from "./distinct.ts";

const clan = { id: "clan", values: ["any", "bear", "wolf"], default: "any", unique: true };
const side = { id: "side", values: ["a", "b"], default: "a" };

test("no two seats of the form have the same clan: the one chosen last keeps it", () => {
  const seats = [{ clan: "bear", side: "b" }, { clan: "bear", side: "b" }, { clan: "any" }, { clan: "any" }];
  expect(distinct([clan, side], seats, 1)).toEqual([
    { side: "b" },
    { clan: "bear", side: "b" },
    { clan: "any" },
    { clan: "any" },
  ]);
  expect(distinct([clan, side], seats, 0)[0]).toEqual({ clan: "bear", side: "b" });
});
