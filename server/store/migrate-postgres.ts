// The schema of a PostgreSQL database: brought forward (a copy first, in a schema of its own) and back.
import pg from "pg";
import { migrations, noWayBack, tooNew } from "./migrations.ts";

const KNOWN = migrations.postgres.length;
const MIGRATION_LOCK = 4_838_626;

/** The version of a database's schema; 0 for a new one. */
export async function schemaVersion(client: Pick<pg.Client, "query">): Promise<number> {
  const found = await client.query("SELECT to_regclass('schema_version') AS it");
  if (found.rows[0]?.it === null) return 0;
  const { rows } = await client.query("SELECT version FROM schema_version");
  return Number(rows[0]?.version ?? 0);
}

/** Why a database of that schema cannot be used as it is; null if it can. */
export function versionProblem(version: number): string | null {
  if (version > KNOWN) return tooNew(version, KNOWN).message;
  return version < 1 ? "the database has no schema of this program" : null;
}

/** Brings the schema up to date; an older database is copied first. */
export function migrateForward(url: string): Promise<void> {
  return alone(url, async (client, version) => {
    if (version > 0 && version < KNOWN) await keepCopy(client, KNOWN);
    await client.query("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");
    for (let from = version; from < KNOWN; from++) await change(client, migrations.postgres[from]?.up ?? [], from + 1);
  });
}

/** Takes the schema back to an older version, which a program of that time can use. */
export function migrateBack(url: string, to: number): Promise<void> {
  return alone(url, async (client, version) => {
    if (to < 1 || to > version) throw noWayBack(version, to);
    if (to < version) await keepCopy(client, to);
    for (let from = version; from > to; from--)
      await change(client, migrations.postgres[from - 1]?.down ?? [], from - 1);
  });
}

/** Runs on a connection without time limits, while no other node does the same. */
async function alone(url: string, act: (client: pg.Client, version: number) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: "hetman" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    // The end of the connection lets go of the lock, too.
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const version = await schemaVersion(client);
    if (version > KNOWN) throw tooNew(version, KNOWN);
    await act(client, version);
  } finally {
    await client.end();
  }
}

async function change(client: pg.Client, statements: readonly string[], version: number): Promise<void> {
  await client.query("BEGIN");
  for (const sql of statements) await client.query(sql);
  await client.query("DELETE FROM schema_version");
  await client.query("INSERT INTO schema_version VALUES ($1)", [version]);
  await client.query("COMMIT");
}

/** Schemas with copies begin like this. */
export const COPY_PREFIX = "before_schema_";

/** Copies all tables with their indexes into a schema that can take this one's place; see docs/operate.md. */
async function keepCopy(client: pg.Client, version: number): Promise<void> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
  const name = await freeSchema(client, version);
  await client.query(`CREATE SCHEMA ${name}`);
  const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()");
  for (const { tablename } of rows) {
    const table = client.escapeIdentifier(String(tablename));
    await client.query(`CREATE TABLE ${name}.${table} (LIKE ${table} INCLUDING ALL)`);
    await client.query(`INSERT INTO ${name}.${table} SELECT * FROM ${table}`);
  }
  await client.query("COMMIT");
}

async function freeSchema(client: pg.Client, version: number): Promise<string> {
  for (let n = 1; ; n++) {
    const name = `${COPY_PREFIX}${version}_${n}`;
    const { rowCount } = await client.query("SELECT 1 FROM pg_namespace WHERE nspname = $1", [name]);
    if (rowCount === 0) return name;
  }
}
