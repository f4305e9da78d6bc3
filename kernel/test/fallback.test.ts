import { expect, test } from "vitest";
import { quietly } from "#kernel/fallback.ts";

const [stop, go, far, last] = [
  { kind: "stop", n: 0 },
  { kind: "go", n: 1 },
  { kind: "go", n: 2 },
  { kind: "end", n: 3 },
];

test.each([
  ["the first kind that is offered", quietly(["pass", "end", "stop"]), [stop, go, last], last],
  ["the first option of that kind", quietly(["go"]), [stop, go, far], go],
  ["without such a kind the first option", quietly(["pass"]), [stop, go], stop],
  [
    "without such a kind the first one that is fine",
    quietly(["pass"], ({ kind }) => kind === "go"),
    [stop, go, far],
    go,
  ],
  ["with nothing fine the first option", quietly([], () => false), [stop, go], stop],
])("the harmless choice is %s", (_name, choose, options, expected) => {
  expect(choose(options)).toBe(expected);
});
