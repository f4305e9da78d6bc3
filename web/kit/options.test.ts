import { describe, expect, test } from "vitest";
import type { Choice } from "#kernel/procedure.ts";
import { wire } from "./options.ts";

const go = (area: string): Choice => ({ kind: "go", area }) as Choice;
const placeOf = (choice: Choice) => ("area" in choice ? `area:${choice.area}` : null);

describe("wiring of options", () => {
  test("each option lies on its thing, the rest is left for buttons", () => {
    const pass: Choice = { kind: "pass" };
    const wiring = wire([go("a"), pass, go("b"), go("a")], [], null, placeOf);
    expect(wiring.at("area:a").choices).toEqual([go("a"), go("a")]);
    expect(wiring.at("area:b").choices).toEqual([go("b")]);
    expect(wiring.rest).toEqual([pass]);
  });

  test("a thing without options says why, by the first refusal", () => {
    const refusals = [
      { choice: go("a"), why: "tide", rule: "R-1" },
      { choice: go("a"), why: "later", rule: "R-2" },
    ];
    expect(wire([], refusals, null, placeOf).at("area:a")).toEqual({
      choices: [],
      refusal: refusals[0],
      pending: null,
    });
  });

  test("a choice on its way is marked on its thing", () => {
    expect(wire([], [], [go("c")], placeOf).at("area:c").pending).toEqual(go("c"));
  });

  test("things nobody speaks of have an empty offer", () => {
    expect(wire([], [], null, placeOf).at("area:z")).toEqual({ choices: [], refusal: null, pending: null });
  });
});
