// The letters of our texts are in the small font files, so that no page loads the large ones for them.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The letters that the small files hold, by the ranges that the theme gives them. */
function covered(): (letter: string) => boolean {
  const faces = read("web/kit/theme.css").match(/@font-face \{[^}]*\}/g) ?? [];
  const own = faces.filter(face => face.includes('"Alegreya"') && face.includes("./fonts/"));
  const ranges = own
    .flatMap(face => face.match(/U\+[\dA-F-]+/g) ?? [])
    .map(
      range =>
        range
          .slice(2)
          .split("-")
          .map(code => Number.parseInt(code, 16)) as [number, number?],
    );
  return letter => ranges.some(([from, to = from]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to);
}

test("every letter that our texts are written with is in the small font files", () => {
  const isCovered = covered();
  const files = globSync(["games/*/{i18n,learn,board}/**/*.{ts,tsx}", "web/app/i18n/*.ts"], { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const letters = new Set(files.flatMap(file => read(file).match(/\p{L}/gu) ?? []));
  expect([...letters].filter(letter => !isCovered(letter))).toEqual([]);
});
