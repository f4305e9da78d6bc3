// Every rule of RULES.md names the file that carries its id, alone or in a range ("NOR-131 to NOR-136").
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const textOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

function idsIn(text: string): Set<number> {
  const ids = new Set([...text.matchAll(/NOR-(\d+)/g)].map(([, id]) => Number(id)));
  for (const [, from, to] of text.matchAll(/NOR-(\d+) to NOR-(\d+)/g)) {
    for (let id = Number(from); id <= Number(to); id++) ids.add(id);
  }
  return ids;
}

test("every rule is found in the file that RULES.md names for it", () => {
  const rules = [...textOf("RULES.md").matchAll(/^- \*\*NOR-(\d+)\*\* .*`([^`]+)`\s*$/gm)];
  expect(rules.length).toBe(455);
  const lost = rules.filter(([, id, file]) => !idsIn(textOf(file!)).has(Number(id)));
  expect(lost.map(([, id, file]) => `NOR-${id} is not in ${file}`)).toEqual([]);
});
