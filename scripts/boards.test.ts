// What boards may not do, as far as their text shows it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const games = join(import.meta.dirname, "../games");

function* sourcesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (/\.tsx?$/.test(entry.name) && !entry.name.includes(".test.")) yield join(entry.parentPath, entry.name);
}

/** Shifts, masks and powers of ten: how states pack several things into one number. */
const unpacking = />>|<<(?!=)|[^&\w]& ?[\d(]|[%/*] ?\d{1,3}(_000)+/;
/** Types, comments and pieces of pictures may look like it. */
const harmless = /^\s*(\/\/|\*|\/\*)|Readonly<|Record<|Pick<|Partial<|Array<|Set<|Map</;

test("no board reads what a number is made of: content says it in words", () => {
  const found = readdirSync(games)
    .map(game => join(games, game, "board"))
    .flatMap(folder => {
      try {
        return [...sourcesOf(folder)];
      } catch {
        return [];
      }
    })
    .flatMap(path =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, i) =>
          unpacking.test(line) && !harmless.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
