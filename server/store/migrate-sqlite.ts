// The schema of a SQLite file: read, checked for completeness, brought forward (a copy first) and back.
import { existsSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { freeNumber, makeFile, syncFile } from "../files.ts";
import { migrations, noWayBack, tooNew } from "./migrations.ts";

const KNOWN = migrations.sqlite.length;

/** Reads one value that SQLite tells of a file. */
export function pragma(db: DatabaseSync, name: string): string {
  return String(Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0] ?? "");
}

/** The version of a file's schema; 0 for a new one. */
export const schemaOf = (db: DatabaseSync): number => Number(pragma(db, "user_version"));

/** Writes a complete copy of an opened file; what the log holds is in it. */
export function copyInto(db: DatabaseSync, target: string): void {
  makeFile(target);
  try {
    db.prepare("VACUUM INTO ?").run(target);
    syncFile(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
}

/** Brings the schema up to date; an older file is copied first, and the copy stays. */
export function migrateForward(db: DatabaseSync, path: string): void {
  const version = schemaOf(db);
  if (version > KNOWN) throw tooNew(version, KNOWN);
  if (version > 0 && version < KNOWN) copyInto(db, freeNumber(`${path}.before-schema-${KNOWN}`));
  for (let from = version; from < KNOWN; from++) change(db, migrations.sqlite[from]?.up ?? [], from + 1);
}

/** Takes the schema back to an older version, which a program of that time can use. */
export function migrateBack(db: DatabaseSync, path: string, to: number): void {
  const version = schemaOf(db);
  if (version > KNOWN) throw tooNew(version, KNOWN);
  if (to < 1 || to > version) throw noWayBack(version, to);
  if (to < version) copyInto(db, freeNumber(`${path}.before-schema-${to}`));
  for (let from = version; from > to; from--) change(db, migrations.sqlite[from - 1]?.down ?? [], from - 1);
}

function change(db: DatabaseSync, statements: readonly string[], version: number): void {
  db.exec("BEGIN IMMEDIATE");
  try {
    for (const sql of statements) db.exec(sql);
    db.exec(`PRAGMA user_version = ${version}`);
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

const columnsOf = (db: DatabaseSync, table: string): string[] =>
  db
    .prepare("SELECT name FROM pragma_table_info(?)")
    .all(table)
    .map(row => String(row.name));

const tablesOf = (db: DatabaseSync): string[] =>
  db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map(row => String(row.name));

/** What a schema lacks of what its version says it has; null if nothing. */
export function schemaProblem(db: DatabaseSync): string | null {
  const version = schemaOf(db);
  if (version > KNOWN) return tooNew(version, KNOWN).message;
  if (version < 1) return "it has no schema of this program";
  const model = new DatabaseSync(":memory:");
  try {
    for (const { up } of migrations.sqlite.slice(0, version)) for (const sql of up) model.exec(sql);
    for (const table of tablesOf(model)) {
      const found = columnsOf(db, table);
      const missing = columnsOf(model, table).find(column => !found.includes(column));
      if (missing !== undefined) return `it is incomplete: ${table}${found.length > 0 ? `.${missing}` : ""} is missing`;
    }
    return null;
  } finally {
    model.close();
  }
}

/** How many rows each table has. */
export function countRows(db: DatabaseSync): Record<string, number> {
  const count = (table: string): number => Number(db.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n);
  return Object.fromEntries(tablesOf(db).map(table => [table, count(table)]));
}

/** The files that belong to a SQLite file. */
export const filesOf = (path: string): string[] =>
  [path, `${path}-wal`, `${path}-shm`].filter(each => existsSync(each));
