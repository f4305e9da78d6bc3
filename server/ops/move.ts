// From one machine to many: carries everything in the SQLite file over to an empty PostgreSQL database. Each batch notes
// how far it came in its own transaction, so a move that was cut off goes on where it was; at the end both sides are
// counted and compared row by row. The file is only read.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { type Settings, sqliteFile } from "../settings.ts";
import { migrateForward } from "../store/migrate-postgres.ts";
import { countRows, schemaOf } from "../store/migrate-sqlite.ts";
import { migrations } from "../store/migrations.ts";
import { BackupError, textOf } from "./backup-error.ts";
import { mustBeUnused } from "./postgres-copies.ts";
import { type Counts, checkedCounts, holdUnused } from "./sqlite-copies.ts";

/** Rows that go over together. */
const BATCH = 500;
/** SQLite's own notes of where its journal lies; PostgreSQL has an index for that. */
const LEFT_BEHIND = new Set(["segments"]);
const PROGRESS = "move ";
const OWN_KEYS = `name = 'journal-unlisted-from' OR name LIKE '${PROGRESS}%'`;

type Cell = string | number | Uint8Array | null;
type Cells = Record<string, Cell>;

/** A table on its way. */
interface Part {
  readonly table: string;
  readonly columns: readonly string[];
  readonly where: string;
}

/** Moves everything; `told` hears how far it is. Returns what was moved, by table. */
export async function moveToPostgres(
  settings: Settings,
  told: (table: string, rows: number) => void = () => undefined,
): Promise<Counts> {
  const { databaseUrl } = settings;
  const file = sqliteFile(settings);
  if (!databaseUrl) throw new BackupError("DATABASE_URL says where to move to, and is not set");
  if (!existsSync(file)) throw new BackupError(`there is nothing to move: ${file} does not exist`);
  const lock = holdUnused(file);
  const source = new DatabaseSync(file, { readOnly: true });
  const target = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  target.on("error", () => undefined);
  try {
    mustBeCurrent(source, file);
    await mustBeUnused(databaseUrl);
    await migrateForward(databaseUrl);
    await target.connect();
    return await carry(source, target, told);
  } catch (error) {
    throw error instanceof BackupError
      ? error
      : new BackupError(`the move was cut off: ${textOf(error)}; run it again`);
  } finally {
    source.close();
    await target.end();
    lock.close();
  }
}

function mustBeCurrent(source: DatabaseSync, file: string): void {
  checkedCounts(file);
  if (schemaOf(source) !== migrations.sqlite.length)
    throw new BackupError(`${file} has an older schema; start and stop this version on it once, then move`);
}

async function carry(
  source: DatabaseSync,
  target: pg.Client,
  told: (table: string, rows: number) => void,
): Promise<Counts> {
  const parts = partsOf(source);
  await mustBeOurs(target, parts);
  for (const part of parts) await copy(source, target, part, rows => told(part.table, rows));
  const counts: Record<string, number> = {};
  for (const part of parts) counts[part.table] = await compare(source, target, part);
  await target.query(`DELETE FROM keys WHERE name LIKE '${PROGRESS}%'`);
  return counts;
}

function partsOf(source: DatabaseSync): Part[] {
  const names = Object.keys(countRows(source)).filter(table => !LEFT_BEHIND.has(table));
  return names.map(table => {
    const all = source
      .prepare("SELECT name FROM pragma_table_info(?)")
      .all(table)
      .map(row => String(row.name));
    const columns = table === "journal" ? all.filter(name => name !== "id") : all;
    return { table, columns, where: table === "keys" ? `NOT (${OWN_KEYS})` : "1 = 1" };
  });
}

/** Refuses a database that holds something else than the beginning of a move. */
async function mustBeOurs(target: pg.Client, parts: readonly Part[]): Promise<void> {
  const begun = await target.query(`SELECT 1 FROM keys WHERE name LIKE '${PROGRESS}%'`);
  if (begun.rowCount !== 0) return;
  for (const { table } of parts) {
    const { rowCount } = await target.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (rowCount !== 0) throw new BackupError(`the database is not empty: there are ${table} in it already`);
  }
}

async function copy(
  source: DatabaseSync,
  target: pg.Client,
  { table, columns, where }: Part,
  told: (rows: number) => void,
): Promise<void> {
  const mark = `${PROGRESS}${table}`;
  const found = await target.query("SELECT value FROM keys WHERE name = $1", [mark]);
  let after = Number(found.rows[0]?.value ?? 0);
  const read = source.prepare(
    `SELECT rowid AS place, ${columns.join(", ")} FROM ${table} WHERE rowid > ? AND ${where} ORDER BY rowid LIMIT ${BATCH}`,
  );
  for (;;) {
    const rows = read.all(after) as Cells[];
    if (rows.length === 0) return;
    after = Number(rows.at(-1)?.place);
    const values = rows.flatMap(row => columns.map(column => row[column] ?? null));
    const places = rows.map((_, i) => `(${columns.map((__, j) => `$${i * columns.length + j + 1}`).join(", ")})`);
    await target.query("BEGIN");
    await target.query(`INSERT INTO ${table} (${columns.join(", ")}) VALUES ${places.join(", ")}`, values);
    const note =
      "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    await target.query(note, [mark, String(after)]);
    await target.query("COMMIT");
    told(rows.length);
  }
}

/** Adds up the fingerprints of rows, whatever order they come in. */
function summed(rows: Iterable<Cells>, columns: readonly string[]): { rows: number; sum: string } {
  const sum = Buffer.alloc(32);
  let count = 0;
  for (const row of rows) {
    const cells = columns.map(column => {
      const cell = row[column];
      return cell instanceof Uint8Array ? Buffer.from(cell).toString("hex") : String(cell);
    });
    const print = createHash("sha256").update(JSON.stringify(cells)).digest();
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) ^ (print[i] ?? 0);
    count++;
  }
  return { rows: count, sum: sum.toString("hex") };
}

/** Compares a table on both sides; how many rows it has. */
async function compare(source: DatabaseSync, target: pg.Client, { table, columns, where }: Part): Promise<number> {
  const list = columns.join(", ");
  const here = summed(
    source.prepare(`SELECT ${list} FROM ${table} WHERE ${where}`).iterate() as Iterable<Cells>,
    columns,
  );
  const there = { rows: 0, sum: Buffer.alloc(32) };
  await target.query("BEGIN");
  await target.query(`DECLARE moved NO SCROLL CURSOR FOR SELECT ${list} FROM ${table} WHERE ${where}`);
  for (;;) {
    const { rows } = await target.query<Cells>("FETCH 2000 FROM moved");
    if (rows.length === 0) break;
    const part = summed(rows, columns);
    there.rows += part.rows;
    const sum = Buffer.from(part.sum, "hex");
    for (let i = 0; i < sum.length; i++) there.sum[i] = (there.sum[i] ?? 0) ^ (sum[i] ?? 0);
  }
  await target.query("COMMIT");
  if (here.rows !== there.rows || here.sum !== there.sum.toString("hex"))
    throw new BackupError(`${table} is not the same on both sides: ${here.rows} rows and ${there.rows}`);
  return here.rows;
}
