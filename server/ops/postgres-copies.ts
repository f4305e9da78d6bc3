// Copies of the PostgreSQL database, by its own programs. Passwords go to them by the environment, which other users
// of the machine cannot list.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freeNumber, makeFile, makeFolder, syncFile } from "../files.ts";
import { COPY_PREFIX, versionProblem } from "../store/migrate-postgres.ts";
import { migrations } from "../store/migrations.ts";
import { BackupError, textOf } from "./backup-error.ts";

/** A database's address without its password, and the environment that has it. */
export function withoutPassword(url: string): { address: string; env: Record<string, string> } {
  const found = /^(\w+:\/\/[^:@/?]*):([^@]*)@/.exec(url);
  if (!found) return { address: url, env: {} };
  const [whole, before = "", password = ""] = found;
  return { address: `${before}@${url.slice(whole.length)}`, env: { PGPASSWORD: decodeURIComponent(password) } };
}

function tool(name: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    let out = "";
    let problem = "";
    child.stdout.on("data", text => {
      out += text;
    });
    child.stderr.on("data", text => {
      problem += text;
    });
    child.on("error", () => reject(new BackupError(`${name} not found; install PostgreSQL's client programs`)));
    child.on("close", code =>
      code === 0 ? resolve(out) : reject(new BackupError(`${name}: ${problem.trim().slice(0, 500)}`)),
    );
  });
}

/** Writes a copy of the database that servers may be using; copies that migrations made are left out. */
export async function backupPostgres(url: string, target: string): Promise<void> {
  const { address, env } = withoutPassword(url);
  makeFile(target);
  try {
    const args = ["--format=custom", `--exclude-schema=${COPY_PREFIX}*`, `--file=${target}`, `--dbname=${address}`];
    await tool("pg_dump", args, env);
    syncFile(target);
    await checkDump(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
}

/** Puts a copy in the database's place, which no node may be using; where what was there is kept. */
export async function restorePostgres(url: string, source: string, dataDir: string): Promise<string | null> {
  await checkDump(source);
  const isFilled = await mustBeUnused(url);
  const kept = isFilled ? await keepBefore(url, dataDir) : null;
  const { address, env } = withoutPassword(url);
  const args = ["--clean", "--if-exists", "--no-owner", "--single-transaction", `--dbname=${address}`, source];
  await tool("pg_restore", args, env);
  return kept;
}

async function keepBefore(url: string, dataDir: string): Promise<string> {
  makeFolder(dataDir);
  const kept = freeNumber(join(dataDir, "hetman.before-restore"), ".dump");
  await backupPostgres(url, kept);
  return kept;
}

/** Refuses a dump that a newer program wrote, or that lacks a table. */
async function checkDump(source: string): Promise<void> {
  const refuse = (why: string): never => {
    throw new BackupError(`${source} is not a backup: ${why}`);
  };
  const list = await tool("pg_restore", ["--list", source], {}).catch(error => refuse(textOf(error)));
  const rows = await tool("pg_restore", ["--data-only", "--table=schema_version", "--file=-", source], {});
  const version = Number(/^COPY [^\n]*\n(\d+)\n/m.exec(rows)?.[1] ?? 0);
  const problem = versionProblem(version);
  if (problem) refuse(problem);
  const there = new Set([...list.matchAll(/ TABLE DATA \S+ (\S+) /g)].map(([, name]) => name));
  const texts = migrations.postgres.slice(0, version).flatMap(({ up }) => up);
  const missing = texts.flatMap(text => /^CREATE TABLE (\w+)/.exec(text)?.[1] ?? []).find(name => !there.has(name));
  if (missing !== undefined) refuse(`it is incomplete: ${missing} is missing`);
}

/** Whether there is anything in the database; refuses when a node is using it. */
export async function mustBeUnused(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const found = await client.query("SELECT to_regclass('nodes') AS it");
    if (found.rows[0]?.it === null) return false;
    const others = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'hetman'";
    const { rowCount } = await client.query(others);
    if (rowCount !== 0) throw new BackupError("the database is in use; stop the servers first");
    return true;
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`the database cannot be reached: ${textOf(error)}`);
  } finally {
    await client.end();
  }
}
