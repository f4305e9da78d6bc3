// A SQLite file: WAL, every commit synced, many units in one transaction.
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { migrations, tooNew } from "./migrations.ts";
import type { Row, Statement, Unit, Value } from "./sql.ts";
import { Tails } from "./tails.ts";

/** Opens or creates the file; a reader only reads. */
export function openFile({ path, isReader }: { path: string; isReader: boolean }) {
  const db = new DatabaseSync(path, { readOnly: isReader });
  db.exec("PRAGMA busy_timeout = 10000");
  if (!isReader) prepare(db);
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
  if (!isReader) tails.reload();

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
    close: () => db.close(),
  };
}

function prepare(db: DatabaseSync): void {
  db.exec("PRAGMA journal_mode = WAL");
  db.exec("PRAGMA synchronous = FULL");
  db.exec("PRAGMA journal_size_limit = 67108864");
  const version = Number(Object.values(db.prepare("PRAGMA user_version").get() ?? {})[0] ?? 0);
  const known = migrations.sqlite.length;
  if (version > known) throw tooNew(version, known);
  for (let from = version; from < known; from++) {
    db.exec("BEGIN IMMEDIATE");
    for (const sql of migrations.sqlite[from] ?? []) db.exec(sql);
    db.exec(`PRAGMA user_version = ${from + 1}`);
    db.exec("COMMIT");
  }
}

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
