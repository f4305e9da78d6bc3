// Both languages are complete: the same keys, the same parameters, every plural form, and no word without a use.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorCodes } from "#protocol/errors.ts";
import { en } from "./en.ts";
import { pl } from "./pl.ts";

/** Every key with its text, "home.open" → "Open tables". */
function flat(words: object, before = ""): Map<string, string> {
  const entries = Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[before + key, value]] : [...flat(value, `${before}${key}.`)],
  );
  return new Map(entries);
}

const plain = (key: string) => key.replace(/_(one|few|many|other)$/, "");
const params = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const languages = { en: flat(en), pl: flat(pl) };

test("both languages have the same keys", () => {
  const keys = (words: Map<string, string>) => [...new Set([...words.keys()].map(plain))].sort();
  expect(keys(languages.pl)).toEqual(keys(languages.en));
});

test("both languages name the same parameters", () => {
  for (const [key, text] of languages.pl) {
    const english = languages.en.get(key) ?? languages.en.get(`${plain(key)}_other`);
    expect(params(text), key).toEqual(params(english ?? ""));
  }
});

test("every counted text has all plural forms of its language", () => {
  for (const [language, words] of Object.entries(languages)) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = [...words.keys()].filter(key => /_(one|few|many|other)$/.test(key)).map(plain);
    for (const key of counted)
      for (const form of forms) expect(words.has(`${key}_${form}`), `${language} ${key}`).toBe(true);
  }
});

test("every error of the server has a sentence and a remedy", () => {
  for (const code of Object.keys(errorCodes)) {
    expect(en.problem, code).toHaveProperty([code]);
    expect(en.remedy, code).toHaveProperty([code]);
  }
  expect(Object.keys(en.problem).sort()).toEqual(Object.keys(en.remedy).sort());
});

test("every word is used somewhere", () => {
  const sources = globSync("web/app/**/*.{ts,tsx}", { exclude: ["**/i18n/{en,pl}.ts", "**/*.test.*"] })
    .map(file => readFileSync(file, "utf8"))
    .join("\n");
  // A key is used whole, or by its beginning before a part that is filled in: t(`pace.${pace}About`).
  const isUsed = (key: string) => {
    const parts = key.split(".");
    if (sources.includes(`"${key}"`)) return true;
    return parts.some((_, i) => i > 0 && sources.includes(`\`${parts.slice(0, i).join(".")}.\${`));
  };
  expect([...new Set([...languages.en.keys()].map(plain))].filter(key => !isUsed(key))).toEqual([]);
});
