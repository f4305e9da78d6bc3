// Copies of everything: backup, restore, and a check that every stored game runs again to the same end.
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Registered } from "#games/registry.ts";
import { hash } from "#kernel/json.ts";
import { replay } from "#kernel/match.ts";
import { stepsAfter } from "../play/load.ts";
import { effective, type NumberedStep } from "../play/step.ts";
import { entriesOf } from "../records/entries.ts";
import { type Settings, sqliteFile } from "../settings.ts";
import { openStore, type Store } from "../store/store.ts";
import type { TableDoc } from "../tables/doc.ts";

/** Something that cannot be done as asked; the message says why. */
export class BackupError extends Error {}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Writes a consistent copy of the storage to a file; the server may be running. */
export async function backup(settings: Settings, target: string): Promise<void> {
  if (existsSync(target)) throw new BackupError(`${target} exists already`);
  mkdirSync(dirname(target), { recursive: true });
  if (settings.databaseUrl)
    return postgresTool("pg_dump", ["--format=custom", `--file=${target}`, settings.databaseUrl]);
  const file = sqliteFile(settings);
  if (!existsSync(file)) throw new BackupError(`there is nothing to back up: ${file} does not exist`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    db.prepare("VACUUM INTO ?").run(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw new BackupError(`${file} could not be copied: ${textOf(error)}`);
  } finally {
    db.close();
  }
}

/** Replaces the storage by a copy; the server must not be running. What was there before is kept beside it. */
export async function restore(settings: Settings, source: string): Promise<void> {
  if (!existsSync(source)) throw new BackupError(`${source} does not exist`);
  if (settings.databaseUrl) {
    return postgresTool("pg_restore", [
      "--clean",
      "--if-exists",
      "--no-owner",
      "--single-transaction",
      `--dbname=${settings.databaseUrl}`,
      source,
    ]);
  }
  checkFile(source);
  const file = sqliteFile(settings);
  mkdirSync(dirname(file), { recursive: true });
  mustBeUnused(file);
  if (existsSync(file)) renameSync(file, `${file}.before-restore`);
  for (const rest of ["-wal", "-shm"]) rmSync(`${file}${rest}`, { force: true });
  copyFileSync(source, file);
}

function checkFile(path: string): void {
  try {
    const db = new DatabaseSync(path, { readOnly: true });
    const result = Object.values(db.prepare("PRAGMA integrity_check").get() ?? {})[0];
    db.prepare("SELECT count(*) FROM journal").get();
    db.close();
    if (result !== "ok") throw new Error(String(result));
  } catch (error) {
    throw new BackupError(`${path} is not a backup: ${error instanceof Error ? error.message : error}`);
  }
}

function mustBeUnused(file: string): void {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec("BEGIN EXCLUSIVE; COMMIT");
  } catch {
    throw new BackupError(`${file} is in use; stop the server first`);
  } finally {
    lock.close();
  }
}

function postgresTool(name: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: ["ignore", "ignore", "pipe"] });
    let problem = "";
    child.stderr.on("data", text => {
      problem += text;
    });
    child.on("error", () => reject(new BackupError(`${name} not found; install PostgreSQL's client programs`)));
    child.on("exit", code =>
      code === 0 ? resolve() : reject(new BackupError(`${name}: ${problem.trim().slice(0, 500)}`)),
    );
  });
}

/** What came of running a stored game again. */
export interface Verified {
  readonly table: string;
  readonly game: string;
  readonly steps: number;
  /** Null when it ran to the same states. */
  readonly problem: string | null;
}

/** Runs every stored game again on the installed rules; `seen` gets each one. */
export async function verifyAll(
  settings: Settings,
  games: Readonly<Record<string, Registered>>,
  seen: (verified: Verified) => void,
): Promise<void> {
  const file = sqliteFile(settings);
  if (!settings.databaseUrl && !existsSync(file)) return;
  const opening = openStore({ databaseUrl: settings.databaseUrl, synchronous: "on", file });
  const store = await opening.catch(error => {
    throw new BackupError(textOf(error));
  });
  try {
    for (const stage of ["running", "finished", "ended"]) await verifyStage(store, games, stage, seen);
  } finally {
    await store.close();
  }
}

async function verifyStage(
  store: Store,
  games: Readonly<Record<string, Registered>>,
  stage: string,
  seen: (verified: Verified) => void,
) {
  let after = 0;
  for (;;) {
    const tables = await store.tables.all(stage, after, 100);
    if (tables.length === 0) return;
    for (const { doc } of tables) seen(await verifyOne(store, games, doc).catch(error => unread(doc, error)));
    after = tables.at(-1)?.doc.no ?? 0;
  }
}

const unread = ({ id, game }: TableDoc, error: unknown): Verified => ({
  table: id,
  game,
  steps: 0,
  problem: `it cannot be read: ${textOf(error)}`,
});

async function verifyOne(store: Store, games: Readonly<Record<string, Registered>>, doc: TableDoc): Promise<Verified> {
  const moves = effective(await stepsAfter(store.tables, doc.no, 0));
  const about = { table: doc.id, game: doc.game, steps: moves.length };
  const start = await store.tables.start(doc.no);
  const game = games[doc.game]?.game;
  if (!game || !start) return { ...about, problem: game ? "it has no start" : `the game ${doc.game} is not installed` };
  if (moves.some(({ version }, i) => i > 0 && version <= (moves[i - 1]?.version ?? 0)))
    return { ...about, problem: "its journal is out of order" };
  return { ...about, problem: rerunProblem(moves, after => hash(replay(game, start, entriesOf(after)).state)) };
}

/** Compares the end first; only when it differs are the steps searched for the first wrong one. */
function rerunProblem(
  moves: readonly NumberedStep[],
  hashAfter: (moves: readonly NumberedStep[]) => string,
): string | null {
  try {
    if (hashAfter(moves) === moves.at(-1)?.hash) return null;
    const first = moves.findIndex((move, i) => hashAfter(moves.slice(0, i + 1)) !== move.hash);
    return `it differs from step ${moves[first]?.version ?? 0} on`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
