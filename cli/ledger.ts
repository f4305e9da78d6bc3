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
  /** Rules whose line names no file of the game that carries their id. */
  readonly withoutFile: readonly string[];
}

// A title is the first text in a call of test, it or describe; skipped ones do not count.
const calls =
  /\b(?:test|it|describe)(?:\.(?:each|for)\b[^;]*?\)|\.(?:only|concurrent))?\s*\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
// "XID-012", "XID-012..015", "XID-012 to XID-015" and "XID-012, 013, 020..022" name rules.
const ids =
  /\b([A-Z]{3,4})-(EX-)?(\d{2,3})(?:\s*(?:\.\.|–|-|to [A-Z]{3,4}-)\s*(\d{2,3}))?((?:\s*,\s*\d{2,3}(?:(?:\.\.|–)\d{2,3})?)*)/g;

/** The ids that a text names. */
function idsIn(text: string): Set<string> {
  const named = new Set<string>();
  for (const [, prefix, example = "", first = "", last = first, more = ""] of text.matchAll(ids)) {
    const add = (from: string, to: string): void => {
      for (let n = Number(from); n <= Number(to); n++)
        named.add(`${prefix}-${example}${String(n).padStart(first.length, "0")}`);
    };
    add(first, first);
    add(first, last);
    for (const [, from = "", to = from] of more.matchAll(/(\d+)(?:(?:\.\.|–)(\d+))?/g)) add(from, to);
  }
  return named;
}

/** The ids that the titles in the text of a test file name. */
export function namedIn(text: string): Set<string> {
  return idsIn([...text.matchAll(calls)].map(([, , title]) => title).join("\n"));
}

/** The rules that a RULES.md lists (items or rows that begin with their id), and the examples it names anywhere. */
export function listedIn(text: string): { rules: string[]; examples: string[] } {
  const idsOf = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, id]) => id!))];
  return {
    rules: idsOf(/^\s*(?:[-*|]\s*)?[*`]*([A-Z]{3,4}-\d{3})\b/gm),
    examples: idsOf(/\b([A-Z]{3,4}-EX-\d{2})\b/g),
  };
}

/** The rules of a RULES.md of which no line names a file that carries their id; a missing file has no text. */
export function withoutFile(text: string, textOf: (file: string) => string): string[] {
  const found = new Set<string>();
  const carried = new Map<string, Set<string>>();
  const idsOf = (file: string): Set<string> => {
    const known = carried.get(file) ?? idsIn(textOf(file));
    carried.set(file, known);
    return known;
  };
  for (const line of text.split("\n")) {
    const files = [...line.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file]) => file!);
    for (const id of listedIn(line).rules) if (files.some(file => idsOf(file).has(id))) found.add(id);
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
    withoutFile: withoutFile(text, name =>
      existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "",
    ),
  };
}
