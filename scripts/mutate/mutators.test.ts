import { expect, test } from "vitest";
import { instrument } from "./mutators.ts";

/** Runs the code with one change in force, or with none (-1). */
function outcome(source: string, active: number, locals: Readonly<Record<string, unknown>>): unknown {
  const { code } = instrument(source, "rules.ts", 0);
  const body = code.replace(/^const __m = [^;]*;/, "");
  return new Function("__m", ...Object.keys(locals), `${body}\nreturn result;`)(
    (id: number) => id === active,
    ...Object.values(locals),
  );
}

test("without a change in force the code does what it did", () => {
  const source = "let result: number = 0; if (a > 1) result += a; else result = b?.filter(x => x > 0).length ?? -1;";
  expect([1, 2, 3].map(a => outcome(source, -1, { a, b: [1, 0, 2] }))).toEqual([2, 2, 3]);
  expect(outcome(source, -1, { a: 0, b: null })).toBe(-1);
});

test("each change is told with its line, and one at a time takes effect", () => {
  const source = "let result = 0;\nif (a < 2) result = [1, 2, 3].some(n => n === a) ? 1 : 2;";
  const { mutants } = instrument(source, "rules.ts", 0);
  expect(mutants.every(({ file, line }) => file === "rules.ts" && line === 2)).toBe(true);
  const changes = mutants.map(({ id, change }) => [change, outcome(source, id, { a: 1 })]);
  expect(changes).toContainEqual(["a < 2 → (a) >= (2)", 0]);
  expect(changes).toContainEqual(["a < 2 → false", 0]);
  expect(changes).toContainEqual(["[1, 2, 3].some(n => n === a) → ([1, 2, 3]).every(n => n === a)", 2]);
  expect(changes.some(([change, value]) => String(change).endsWith("(left out)") && value === 0)).toBe(true);
});
