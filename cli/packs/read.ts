// Packs named on the command line: a JSON file, or a folder or zip of them.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { isPackFile, LONGEST, PackError, packIn } from "#kernel/pack-files.ts";
import { installPack, type Pack } from "#kernel/packs.ts";
import { zipEntries } from "#kernel/zip.ts";
import { UsageError } from "../command.ts";
import { pathOf, readText } from "../files.ts";

/** The texts of a pack's files by path. */
export function filesOf(typed: string): Record<string, string> {
  const path = pathOf(typed);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder) return path.endsWith(".zip") ? unzipped(typed, path) : { [typed]: readText(typed) };
  const names = readdirSync(path, { recursive: true, encoding: "utf8" }).filter(isPackFile);
  return Object.fromEntries(names.sort().map(name => [join(typed, name), readText(join(typed, name))]));
}

function unzipped(typed: string, path: string): Record<string, string> {
  const entries = statSync(path, { throwIfNoEntry: false }) ? zipEntries(readFileSync(path)) : null;
  if (!entries) throw new UsageError(`${typed} is no zip`, `${typed} nie jest archiwum zip`);
  const texts = entries
    .filter(({ name }) => isPackFile(name))
    .map(({ name, isDeflated, bytes }) => {
      const whole = isDeflated ? inflateRawSync(bytes, { maxOutputLength: LONGEST }) : bytes;
      return [join(typed, name), new TextDecoder().decode(whole)];
    });
  return Object.fromEntries(texts);
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
