// One word for each thing on screen: each game's glossary names words that its texts may not use, and why not to.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { registry } from "#games/registry.ts";

const folder = join(import.meta.dirname, "..");

/** A term in both languages, and the words that would name the same thing a second time. */
interface Term {
  readonly en: string;
  readonly pl: string;
  readonly not: Readonly<Record<"en" | "pl", readonly string[]>>;
}

/** The table "Words on screen" of a glossary. */
function termsOf(game: string): Term[] {
  const text = readFileSync(join(folder, game, "GLOSSARY.md"), "utf8");
  const rows = text.split("## Words on screen")[1]?.split("\n") ?? [];
  const words = (cell = ""): string[] => cell.split(",").flatMap(word => word.trim() || []);
  return rows
    .filter(row => row.startsWith("|") && !/^\|[ -]+\|[ -]+\|/.test(row))
    .slice(1)
    .map(row => {
      const [, en = "", pl = "", notEn, notPl] = row.split("|").map(cell => cell.trim());
      return { en, pl, not: { en: words(notEn), pl: words(notPl) } };
    });
}

/** What a line says: without comments, the key before a text, and what is filled in. */
const saidIn = (line: string): string =>
  /^\s*(\/\/|\/?\*)/.test(line) ? "" : line.replace(/^\s*("[^"]*"|[\w-]+):/, "").replace(/\$\{[^}]*\}/g, "");

/** The lines of a game's files that speak one language. */
function linesOf(game: string, language: "en" | "pl"): string[] {
  const isText = new RegExp(`(^|[-./])${language}\\.ts$`);
  return ["i18n", "learn", "learn/i18n", "board"].flatMap(part => {
    const place = join(folder, game, part);
    let files: string[] = [];
    try {
      files = readdirSync(place).filter(file => isText.test(file));
    } catch {
      return [];
    }
    return files.flatMap(file =>
      readFileSync(join(place, file), "utf8")
        .split("\n")
        .map((line, i) => `${game}/${part}/${file}:${i + 1} ${saidIn(line)}`),
    );
  });
}

for (const game of Object.keys(registry)) {
  test(`${game}: each thing goes by the name its glossary gives it`, () => {
    const terms = termsOf(game);
    expect(terms.length).toBeGreaterThan(2);
    const wrong = (["en", "pl"] as const).flatMap(language => {
      const lines = linesOf(game, language);
      expect(lines.length).toBeGreaterThan(100);
      return terms.flatMap(term =>
        term.not[language].flatMap(word => {
          const found = new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, "u");
          return lines.filter(line => found.test(line)).map(line => `${word} (say ${term[language]}): ${line}`);
        }),
      );
    });
    expect(wrong).toEqual([]);
  });
}
