// Packs named on the command line: a JSON file, or a folder of them.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { PackError, packIn } from "#kernel/pack-files.ts";
import { installPack, type Pack } from "#kernel/packs.ts";
import { UsageError } from "../command.ts";
import { pathOf, readText } from "../files.ts";

/** The texts of a pack's files by path. */
export function filesOf(typed: string): Record<string, string> {
  const path = pathOf(typed);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder) return { [typed]: readText(typed) };
  const names = readdirSync(path, { recursive: true, encoding: "utf8" }).filter(
    name => name.endsWith(".json") && !name.endsWith(".schema.json"),
  );
  return Object.fromEntries(names.sort().map(name => [join(typed, name), readText(join(typed, name))]));
}

/** The pack at a path; what is wrong with it is the caller's mistake. */
export function readPack(typed: string): Pack {
  try {
    return packIn(filesOf(typed));
  } catch (error) {
    if (error instanceof PackError) throw new UsageError(error.message, error.message);
    throw error;
  }
}

/** Installs the packs of `--pack` flags; must come before any game is loaded. */
export function installTyped(words: readonly string[]): void {
  for (const [at, word] of words.entries()) {
    const value = word === "--pack" ? words[at + 1] : /^--pack=(.*)$/.exec(word)?.[1];
    if (value !== undefined) installPack(readPack(value));
  }
}
