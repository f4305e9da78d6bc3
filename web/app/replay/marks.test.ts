import { expect, test } from "vitest";
import { namedMarks } from "./marks.ts";

test("chapters are named up to the first stop, as long as names have room", () => {
  const marks = [0, 10, 12, 40, 97].map(at => ({ id: String(at), at, label: `Year ${at} begins. First Player: Ola.` }));
  expect(namedMarks(marks, 100)).toEqual([
    { id: "0", part: 0, name: "Year 0 begins" },
    { id: "10", part: 0.1, name: "Year 10 begins" },
    { id: "40", part: 0.4, name: "Year 40 begins" },
  ]);
});
