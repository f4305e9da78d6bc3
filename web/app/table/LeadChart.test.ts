// A source that only takes away (Unrest) is drawn as whole as one that gives.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { exampleBoard } from "#web/kit/gallery/examples.ts";
import { LeadChart } from "./LeadChart.tsx";

vi.mock("../i18n/index.ts", () => ({ useWords: () => (key: string) => key }));

test.each([
  ["losses only", [0, -5, -15]],
  ["gains only", [0, 3, 20]],
  ["both", [-5, 0, 5]],
])("every point of a chart lies inside it: %s", (_name, values) => {
  const course = values.map((value, line) => ({ line, scores: [{ source: value }, { source: 0 }] }));
  const markup = renderToStaticMarkup(
    createElement(LeadChart, { course, seats: exampleBoard.seats.slice(0, 2), names: { source: "Unrest" } }),
  );
  const heights = [...markup.matchAll(/cy="([^"]+)"/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(2);
  for (const y of heights) {
    expect(y).toBeGreaterThanOrEqual(18);
    expect(y).toBeLessThanOrEqual(148);
  }
  expect(new Set(heights).size).toBe(2);
});
