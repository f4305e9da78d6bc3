// Every rule of RULES.md names the file that carries its id, alone, in a list ("XID-061, 062") or in a range
// ("XID-117..119").
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const textOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

function idsIn(text: string): Set<number> {
  const ids = new Set<number>();
  for (const [named] of text.matchAll(/(?<=XID-)\d{3}(?:(?:\.\.|, )\d{3}\b)*/g)) {
    for (const part of named.split(", ")) {
      const [from, to = from] = part.split("..").map(Number);
      for (let id = from!; id <= to!; id++) ids.add(id);
    }
  }
  return ids;
}

test("every rule is found in the file that RULES.md names for it", () => {
  const rules = [...textOf("RULES.md").matchAll(/^- \*\*XID-(\d+)\*\* .*`([^`]+)`\s*$/gm)];
  expect(rules.length).toBe(316);
  const lost = rules.filter(([, id, file]) => !idsIn(textOf(file!)).has(Number(id)));
  expect(lost.map(([, id, file]) => `XID-${id} is not in ${file}`)).toEqual([]);
});
