// A SQLite file: WAL, every commit synced, many units in one transaction.
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { migrateForward, pragma, schemaOf, schemaProblem } from "./migrate-sqlite.ts";
import { migrations } from "./migrations.ts";
import type { Row, Statement, Unit, Value } from "./sql.ts";
import { Tails } from "./tails.ts";

/**
 * What a thread does with the file: the writer brings it up to date and writes; a reader answers questions beside it; an
 * inspector changes nothing at all and sees the file as it was when it was opened, no matter who writes meanwhile. A visitor
 * changes something beside the writer, but no journal, and not the schema.
 */
export type FileRole = "writer" | "reader" | "inspector" | "visitor";

/** Opens the file, which a writer creates. */
export function openFile({ path, role }: { path: string; role: FileRole }) {
  const db = new DatabaseSync(path, { readOnly: role === "reader" || role === "inspector" });
  db.exec("PRAGMA busy_timeout = 10000");
  openings[role](db, path);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    let found = statements.get(sql);
    if (!found) {
      found = db.prepare(sql);
      statements.set(sql, found);
    }
    return found;
  };
  const all = (sql: string, params: readonly Value[]): Row[] => prepared(sql).all(...params) as Row[];
  const tails = new Tails(prepared);
  if (role === "writer") tails.reload();
  if (role === "inspector") tails.salvage();

  const run = ({ sql, params, atLeast }: Statement): boolean => {
    const { changes } = prepared(sql).run(...params);
    return atLeast === undefined || Number(changes) >= atLeast;
  };
  const apply = (unit: Unit): boolean => {
    if (unit.append && !tails.isNext(unit.append)) return false;
    if (unit.statements.length > 0 && !applyStatements(db, unit.statements, run)) return false;
    if (unit.append) tails.add(unit.append);
    if (unit.rest !== undefined) tails.fold(unit.rest);
    return true;
  };
  const write = (units: readonly Unit[]): boolean[] => {
    db.exec("BEGIN IMMEDIATE");
    try {
      const done = units.map(apply);
      tails.tidy();
      db.exec("COMMIT");
      return done;
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      tails.reload();
      throw error;
    }
  };
  return {
    all,
    write,
    journal: (table: number, after: number) => tails.rows(table, after),
    heads: (tables: readonly number[]) => tails.heads(tables),
    close: () => close(db, role),
  };
}

function close(db: DatabaseSync, role: FileRole): void {
  // The file alone is then complete: a copy of it needs no log beside it.
  if (role === "writer") db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
}

function prepare(db: DatabaseSync, path: string): void {
  db.exec("PRAGMA journal_mode = WAL");
  db.exec("PRAGMA synchronous = FULL");
  db.exec("PRAGMA journal_size_limit = 67108864");
  const damage = pragma(db, "quick_check(1)");
  if (damage !== "ok") throw new Error(`it is damaged (${damage.replaceAll("\n", " ")}); restore a backup`);
  migrateForward(db, path);
}

function inspect(db: DatabaseSync): void {
  const problem = schemaProblem(db);
  if (problem) throw new Error(problem);
  // A transaction that reads holds on to what it saw first.
  db.exec("BEGIN; SELECT count(*) FROM keys");
}

function visit(db: DatabaseSync): void {
  const problem = schemaProblem(db);
  if (problem) throw new Error(problem);
  if (schemaOf(db) !== migrations.sqlite.length)
    throw new Error("it has an older schema; start this version on it once");
  db.exec("PRAGMA synchronous = FULL");
}

/** What each role does first. */
const openings: Readonly<Record<FileRole, (db: DatabaseSync, path: string) => void>> = {
  writer: prepare,
  reader: () => undefined,
  inspector: inspect,
  visitor: visit,
};

function applyStatements(db: DatabaseSync, list: readonly Statement[], run: (s: Statement) => boolean): boolean {
  db.exec("SAVEPOINT unit");
  try {
    for (const statement of list) {
      if (run(statement)) continue;
      db.exec("ROLLBACK TO unit");
      db.exec("RELEASE unit");
      return false;
    }
  } catch (error) {
    // A constraint that fails (a login taken at the same moment) concerns this unit only.
    if (!isConstraint(error)) throw error;
    db.exec("ROLLBACK TO unit");
    db.exec("RELEASE unit");
    return false;
  }
  db.exec("RELEASE unit");
  return true;
}

function isConstraint(error: unknown): boolean {
  return error instanceof Error && /constraint failed/i.test(error.message);
}
