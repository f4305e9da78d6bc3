// Copies of the SQLite file: complete, checked and counted before anybody relies on them.
import { constants, copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freeNumber, keepPrivate, makeFolder, syncFile } from "../files.ts";
import { copyInto, countRows, filesOf, pragma, schemaProblem } from "../store/migrate-sqlite.ts";
import { lockFile } from "../store/sqlite.ts";
import { BackupError, textOf } from "./backup-error.ts";

/** Rows by table. */
export type Counts = Readonly<Record<string, number>>;

/** What came of a restore. */
export interface Restored {
  /** Where what was there before is kept; null if there was nothing. */
  readonly kept: string | null;
  readonly counts: Counts;
}

function reading<T>(path: string, act: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    db.exec("PRAGMA busy_timeout = 10000");
    return act(db);
  } finally {
    db.close();
  }
}

/** Reads the whole of a file: sound, complete, of a schema this program knows; says how much is in it. */
export function checkedCounts(path: string): Counts {
  return reading(path, db => {
    const damage = pragma(db, "integrity_check");
    if (damage !== "ok") throw new Error(damage);
    const problem = schemaProblem(db);
    if (problem) throw new Error(problem);
    return countRows(db);
  });
}

/** Writes a checked copy of a file that a server may be using. */
export function backupSqlite(file: string, target: string): Counts {
  if (!existsSync(file)) throw new BackupError(`there is nothing to back up: ${file} does not exist`);
  try {
    reading(file, db => copyInto(db, target));
  } catch (error) {
    throw new BackupError(`${file} could not be copied: ${textOf(error)}`);
  }
  try {
    return checkedCounts(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw new BackupError(`the copy of ${file} is not sound and was removed: ${textOf(error)}`);
  }
}

/** Puts a copy in the place of a file nobody uses. The old one is touched only when all of it is kept elsewhere. */
export function restoreSqlite(file: string, source: string): Restored {
  makeFolder(dirname(file));
  return whileUnused(file, () => {
    const incoming = `${file}.incoming`;
    const counts = bringIn(source, incoming);
    const kept = existsSync(file) ? keepBeside(file) : null;
    // A log left behind would be taken for the new file's own.
    for (const rest of filesOf(file)) if (rest !== file) rmSync(rest);
    renameSync(incoming, file);
    syncFile(file);
    return { kept, counts };
  });
}

/** Copies a backup next to where it is to go, with whatever its own log holds, and reads all of it. */
function bringIn(source: string, incoming: string): Counts {
  rmSync(incoming, { force: true });
  try {
    checkedCounts(source);
    reading(source, db => copyInto(db, incoming));
    return checkedCounts(incoming);
  } catch (error) {
    rmSync(incoming, { force: true });
    throw new BackupError(`${source} is not a backup: ${textOf(error)}`);
  }
}

/** Keeps what is in a file under a name that was free. */
function keepBeside(file: string): string {
  const kept = freeNumber(`${file}.before-restore`);
  try {
    reading(file, db => copyInto(db, kept));
    const [before, copied] = [reading(file, countRows), reading(kept, countRows)];
    if (JSON.stringify(before) !== JSON.stringify(copied)) throw new Error("the copy is not complete");
  } catch {
    // A broken file cannot be read: its bytes are kept as they are, log and all.
    rmSync(kept, { force: true });
    for (const each of filesOf(file)) copyBytes(each, `${kept}${each.slice(file.length)}`);
  }
  return kept;
}

function copyBytes(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_EXCL);
  keepPrivate(to);
  syncFile(to);
}

/** Holds a file that nobody uses, until what is returned is closed. */
export function holdUnused(file: string): DatabaseSync {
  try {
    return lockFile(file);
  } catch {
    throw new BackupError(`${file} is in use; stop the server first`);
  }
}

export function whileUnused<T>(file: string, act: () => T): T {
  const lock = holdUnused(file);
  try {
    return act();
  } finally {
    lock.close();
  }
}
