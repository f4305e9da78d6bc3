// Reading and writing files named on the command line.
import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import { makeFolders } from "#server/files.ts";
import { UsageError } from "./command.ts";

/** A path as typed: npm changes to the project's folder, but says where the person is. */
export function pathOf(typed: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), typed);
}

/** The text of a file; a missing or unreadable one is the caller's mistake. */
export function readText(typed: string): string {
  try {
    return readFileSync(pathOf(typed), "utf8");
  } catch (error) {
    throw fileError("cannot read", "nie można odczytać", typed, error);
  }
}

/** Writes a file so that there is either the old or the new one, never a part: beside it first, then in its place. */
export function writeText(typed: string, text: string): void {
  const path = pathOf(typed);
  const beside = `${path}.${process.pid}.part`;
  try {
    writeFileSync(beside, text, { flush: true });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw fileError("cannot write", "nie można zapisać", typed, error);
  }
}

/** Adds to a file, which need not be there yet. */
export function addText(typed: string, text: string): void {
  try {
    appendFileSync(pathOf(typed), text);
  } catch (error) {
    throw fileError("cannot write", "nie można zapisać", typed, error);
  }
}

/** Makes a folder that can be written to, before anything is done whose result is to go there. */
export function makeFolder(typed: string): void {
  const path = pathOf(typed);
  try {
    makeFolders(path);
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw fileError("cannot write to", "nie można pisać do", typed, error);
  }
}

/** A name for a new file: the given one, or with a number if that is taken. */
export function freeName(stem: string, ending: string): string {
  let name = `${stem}${ending}`;
  for (let n = 2; existsSync(pathOf(name)); n++) name = `${stem}-${n}${ending}`;
  return name;
}

const reasons: Readonly<Record<string, readonly [string, string]>> = {
  ENOENT: ["there is no such file or folder", "nie ma takiego pliku ani katalogu"],
  EACCES: ["it is not allowed", "brak uprawnień"],
  EROFS: ["the disk is read-only", "dysk jest tylko do odczytu"],
  EEXIST: ["it is a file", "to plik"],
  EISDIR: ["it is a folder", "to katalog"],
  ENOTDIR: ["its folder is a file", "katalog jest plikiem"],
  ENOSPC: ["the disk is full", "dysk jest pełny"],
};

function fileError(en: string, pl: string, typed: string, error: unknown): UsageError {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  const [why, czemu] = reasons[code] ?? [code, code];
  return new UsageError(`${en} ${typed}: ${why}`, `${pl} ${typed}: ${czemu}`);
}
