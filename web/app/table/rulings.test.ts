import { describe, expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import type { GameLearning } from "#web/kit/learning.ts";
import { idsOf } from "#web/kit/RulesDrawer.tsx";
import { withRulings } from "./rulings.ts";

const words = { flight: { name: "Flight", about: "", values: { far: "far away", near: "close by" } } };
const specs = [{ id: "flight", values: ["far", "near"], default: "far", ruling: ["X-2", "X-3"] }];
const chapters = [
  {
    id: "moves",
    title: "Moves",
    rules: [
      { id: "X-1", text: "Walk." },
      { id: "X-2", also: ["X-3"], text: "Fly." },
    ],
  },
];

test("a rule with two readings says how the table reads it, once; others say nothing", () => {
  const readings = (chosen: Record<string, string>, only?: readonly number[]) =>
    withRulings(chapters, {
      specs: specs.map(spec => ({ ...spec, ...(only && { seats: only }) })),
      chosen,
      seats: 2,
      words,
    })
      .flatMap(({ rules }) => rules)
      .map(entry => entry.readings);
  expect(readings({})).toEqual([undefined, ["Flight: far away"]]);
  expect(readings({ flight: "near" })).toEqual([undefined, ["Flight: close by"]]);
  expect(readings({}, [3])).toEqual([undefined, undefined]);
});

describe.each(Object.entries(registry))("%s", (id, { game }) => {
  test.each(["en", "pl"] as const)("each of its rulings stands at a rule that is told (%s)", async language => {
    const learning: { default: GameLearning } = await import(`../../../games/${id}/learn/index.ts`);
    const told = (await learning.default.reference(language)).flatMap(({ rules }) => rules.flatMap(idsOf));
    const rulings = game.options.flatMap(({ ruling = [] }) => ruling);
    expect(rulings.filter(rule => !told.includes(rule))).toEqual([]);
  });
});
