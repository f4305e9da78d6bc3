// The storage for many nodes: PostgreSQL. A journal row's (table, version) is its key, so two nodes can never both
// extend a table; the loser is told and reads again.
import pg from "pg";
import { migrateForward, schemaVersion, versionProblem } from "./migrate-postgres.ts";
import {
  groupCommit,
  type JournalRow,
  type Lanes,
  type Row,
  readOnly,
  type Sql,
  type Statement,
  Undone,
  type Unit,
  type Value,
} from "./sql.ts";

// Every number here is below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How sure a commit is; anything weaker than `on` may lose acknowledged choices when the database crashes. */
export type Synchronous = "on" | "remote_apply" | "remote_write" | "local" | "off";

/** Groups under way at once: while one waits for the disk, the next is being sent. */
const LANES: Lanes = { any: 2, full: 2 };
/** How long one statement may take before the database gives it up: nobody waits for ever for a lock. */
const STATEMENT_MS = 30_000;

/** Connects, and brings the schema up to date. */
export async function openPostgres(
  url: string,
  synchronous: Synchronous = "on",
  statementMs = STATEMENT_MS,
): Promise<Sql> {
  await migrateForward(url);
  return sqlOn(poolOn(url, [`synchronous_commit=${synchronous}`], statementMs));
}

/** Connects to look: nothing changes, not even the schema; servers may be using the database. */
export async function inspectPostgres(url: string): Promise<Sql> {
  const pool = poolOn(url, ["default_transaction_read_only=on"], 0);
  const problem = await withClient(pool, async client => versionProblem(await schemaVersion(client))).catch(
    async error => {
      await pool.end();
      throw error;
    },
  );
  if (problem === null) return { ...sqlOn(pool), commit: readOnly };
  await pool.end();
  throw new Error(problem);
}

function poolOn(url: string, settings: readonly string[], statementMs: number): pg.Pool {
  const limits = [`statement_timeout=${statementMs}`, `idle_in_transaction_session_timeout=${statementMs}`];
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: "hetman",
    options: [...settings, ...limits].map(each => `-c ${each}`).join(" "),
    // A database that has fallen silent is given up as well, a little later than it would have given up itself.
    ...(statementMs > 0 && { query_timeout: statementMs + 5000 }),
  });
  // A connection that breaks is replaced by the pool; queries in flight are told on their own. Without a listener on
  // pool and connection a broken one would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", client => client.on("error", () => undefined));
  return pool;
}

function sqlOn(pool: pg.Pool): Sql {
  const all = async (sql: string, params: readonly Value[] = []): Promise<Row[]> =>
    (await pool.query<Row>(numbered(sql), [...params])).rows;
  return {
    kind: "postgres",
    all,
    commit: groupCommit(units => persistently(() => withClient(pool, client => write(client, units))), LANES),
    journal: async (table, after) =>
      (
        await all("SELECT version, body FROM journal WHERE tbl = ? AND version > ? ORDER BY version", [table, after])
      ).map(journalRow),
    heads: tables => heads(pool, tables),
    damage: async () => {
      // The database itself compares checksums of pages when it reads them (initdb --data-checksums).
      const sql = "SELECT checksum_failures AS n FROM pg_stat_database WHERE datname = current_database()";
      const failures = Number((await all(sql))[0]?.n ?? 0);
      return failures > 0 ? `PostgreSQL has found ${failures} damaged pages` : null;
    },
    close: () => pool.end(),
  };
}

const journalRow = (row: Row): JournalRow => ({ version: Number(row.version), body: String(row.body) });

const texts = new Map<string, string>();

/** The statement with `$1`, `$2` … for its `?`. */
function numbered(sql: string): string {
  let text = texts.get(sql);
  if (text === undefined) {
    let n = 0;
    text = sql.replace(/\?/g, () => `$${++n}`);
    texts.set(sql, text);
  }
  return text;
}

async function withClient<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    return await act(client);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // After a failure the connection may be in the middle of a transaction: it is thrown away.
    client.release(failure);
  }
}

/** Whether a value is to blame: a text or number the database cannot take, a row that is too large, a statement it does not understand. */
const isOfData = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^(22|42|54)/.test(error.code ?? "");

/** Two nodes that update the same rows in another order stop each other; one of them is told to try again. */
async function persistently<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      const isTangled = error instanceof pg.DatabaseError && ["40P01", "40001"].includes(error.code ?? "");
      if (isOfData(error)) throw new Undone(error.message, { cause: error });
      if (!isTangled || attempt === 5) throw error;
    }
  }
}

/** Plain appends go in one statement; units with more have a savepoint of their own. */
async function write(client: pg.PoolClient, units: readonly Unit[]): Promise<boolean[]> {
  const plain = units.filter(unit => unit.append && unit.statements.length === 0);
  // Most groups are nothing but appends: one statement is its own transaction.
  if (plain.length === units.length) {
    const done = await append(client, plain);
    return units.map(unit => done.has(unit));
  }
  await client.query("BEGIN");
  const done = await append(client, plain);
  for (const unit of units) {
    if (unit.statements.length > 0 && (await writeOne(client, unit))) done.add(unit);
  }
  await client.query("COMMIT");
  return units.map(unit => done.has(unit) || (!unit.append && unit.statements.length === 0));
}

const APPEND = `INSERT INTO journal (tbl, version, body)
  SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[]) ON CONFLICT DO NOTHING RETURNING tbl, version`;

async function append(client: pg.PoolClient, units: readonly Unit[]): Promise<Set<Unit>> {
  if (units.length === 0) return new Set();
  // Always in the same order, so that two nodes' groups cannot wait for each other in a circle.
  const sorted = [...units].sort((a, b) => (a.append?.table ?? 0) - (b.append?.table ?? 0));
  const rows = sorted.flatMap(unit => unit.append ?? []);
  const values = [rows.map(row => row.table), rows.map(row => row.version), rows.map(row => row.body)];
  const written = await client.query<Row>({ name: "append", text: APPEND, values });
  const keys = new Set(written.rows.map(row => `${row.tbl} ${row.version}`));
  return new Set(units.filter(({ append: row }) => row && keys.delete(`${row.table} ${row.version}`)));
}

const isConstraint = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith("23") === true;

async function writeOne(client: pg.PoolClient, unit: Unit): Promise<boolean> {
  await client.query("SAVEPOINT unit");
  let isDone: boolean;
  try {
    isDone = (!unit.append || (await append(client, [unit])).size === 1) && (await runAll(client, unit.statements));
  } catch (error) {
    if (!isConstraint(error)) throw error;
    isDone = false;
  }
  await client.query(isDone ? "RELEASE SAVEPOINT unit" : "ROLLBACK TO SAVEPOINT unit");
  return isDone;
}

async function runAll(client: pg.PoolClient, statements: readonly Statement[]): Promise<boolean> {
  for (const { sql, params, atLeast } of statements) {
    const { rowCount } = await client.query(numbered(sql), [...params]);
    if (atLeast !== undefined && (rowCount ?? 0) < atLeast) return false;
  }
  return true;
}

async function heads(pool: pg.Pool, tables: readonly number[]): Promise<Map<number, JournalRow>> {
  const sql = `SELECT t.no, j.version, j.body FROM unnest($1::bigint[]) AS t(no)
    CROSS JOIN LATERAL (SELECT version, body FROM journal WHERE tbl = t.no ORDER BY version DESC LIMIT 1) AS j`;
  const { rows } = await pool.query<Row>(sql, [tables]);
  return new Map(rows.map(row => [Number(row.no), journalRow(row)]));
}
