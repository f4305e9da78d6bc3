// Which rules of a game's RULES.md are named in the title of a test.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The project's folder. */
export const root = join(import.meta.dirname, "..");

/** The rules of one game, with and without a test. */
export interface Ledger {
  readonly rules: number;
  readonly covered: number;
  readonly missing: readonly string[];
  readonly examples: number;
  readonly examplesCovered: number;
  readonly missingExamples: readonly string[];
  /** Rules whose line names no file of the game. */
  readonly withoutFile: readonly string[];
}

// A title is the first text in a call of test, it or describe; skipped ones do not count.
const calls =
  /\b(?:test|it|describe)(?:\.(?:each|for)\b[^;]*?\)|\.(?:only|concurrent))?\s*\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
// "XID-012", "XID-012..015" and "XID-012, 013" name rules.
const ids = /\b([A-Z]{3,4})-(EX-)?(\d{2,3})(?:\s*(?:\.\.|–|-)\s*(\d{2,3}))?((?:\s*,\s*\d{2,3})*)/g;

/** The ids that the titles in the text of a test file name. */
export function namedIn(text: string): Set<string> {
  const named = new Set<string>();
  for (const [, , title] of text.matchAll(calls)) {
    for (const [, prefix, example = "", from = "", to, more = ""] of title!.matchAll(ids)) {
      const add = (n: number | string) => named.add(`${prefix}-${example}${String(n).padStart(from.length, "0")}`);
      add(from);
      for (let n = Number(from) + 1; n <= Number(to ?? 0); n++) add(n);
      for (const [n] of more.matchAll(/\d+/g)) add(n);
    }
  }
  return named;
}

/** The rules that a RULES.md lists (items or rows that begin with their id), and the examples it names anywhere. */
export function listedIn(text: string): { rules: string[]; examples: string[] } {
  const idsOf = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, id]) => id!))];
  return {
    rules: idsOf(/^\s*(?:[-*|]\s*)?[*`]*([A-Z]{3,4}-\d{3})\b/gm),
    examples: idsOf(/\b([A-Z]{3,4}-EX-\d{2})\b/g),
  };
}

/** The rules of a RULES.md of which no line names a file that is there. */
export function withoutFile(text: string, isThere: (file: string) => boolean): string[] {
  const found = new Set<string>();
  for (const line of text.split("\n")) {
    const files = [...line.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file]) => file!);
    if (files.some(isThere)) for (const id of listedIn(line).rules) found.add(id);
  }
  return listedIn(text).rules.filter(id => !found.has(id));
}

/** Whether nothing is missing: every rule has a test and a file, every example a test. */
export function isComplete({ missing, missingExamples, withoutFile }: Ledger): boolean {
  return missing.length + missingExamples.length + withoutFile.length === 0;
}

/** Every id that the title of a test in the project names. */
export function namedInTests(): Set<string> {
  const files = globSync("**/*.{test,spec}.{ts,tsx,mts,js,mjs}", {
    cwd: root,
    exclude: name => name.split("/").some(part => part === "node_modules" || part === "dist" || part === ".git"),
  });
  const named = new Set<string>();
  for (const file of files) for (const id of namedIn(readFileSync(join(root, file), "utf8"))) named.add(id);
  return named;
}

/** The ledger of one game. */
export function ledgerOf(game: string, named: ReadonlySet<string>): Ledger {
  const folder = join(root, "games", game);
  const file = join(folder, "RULES.md");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const { rules, examples } = listedIn(text);
  const missing = rules.filter(id => !named.has(id));
  const missingExamples = examples.filter(id => !named.has(id));
  return {
    rules: rules.length,
    covered: rules.length - missing.length,
    missing,
    examples: examples.length,
    examplesCovered: examples.length - missingExamples.length,
    missingExamples,
    withoutFile: withoutFile(text, name => existsSync(join(folder, name))),
  };
}
