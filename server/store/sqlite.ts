// The default storage: one SQLite file. One thread writes (and reads journals), another answers questions.
import { closeSync, existsSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { keepPrivate, makeFolder } from "../files.ts";
import {
  groupCommit,
  type JournalRow,
  type Lanes,
  type Row,
  readOnly,
  type Sql,
  Undone,
  type Unit,
  type Value,
} from "./sql.ts";
import { type FileRole, openFile } from "./sqlite-file.ts";

type Request =
  | { readonly type: "all"; readonly sql: string; readonly params: readonly Value[] }
  | { readonly type: "write"; readonly units: readonly Unit[] }
  | { readonly type: "journal"; readonly table: number; readonly after: number }
  | { readonly type: "heads"; readonly tables: readonly number[] }
  | { readonly type: "close" };

/** What the thread is asked. */
export type SqliteRequest = Request & { readonly id: number };

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}

/** One thread writes; full groups may wait there for their turn. */
const LANES: Lanes = { any: 1, full: 8 };

const ownWorker = new URL("./sqlite-worker.ts", import.meta.url);

/** Opens the file, creating it and its folder if needed; only one process may have it open. */
export async function openSqlite(path: string, file: URL = ownWorker): Promise<Sql> {
  makeFolder(dirname(path));
  const lock = lockFile(path);
  for (const each of [path, `${path}-wal`, `${path}-shm`]) keepPrivate(each);
  // SQLite gives the files beside it the rights of this one.
  closeSync(openSync(path, "a", 0o600));
  const writer = thread(file, { path, role: "writer" });
  // The first answer tells that the schema is there; only then can a reader open the file.
  await writer.ask({ type: "all", sql: "SELECT 1", params: [] }).catch(async error => {
    await writer.close();
    lock.close();
    throw new Error(`${path} cannot be used: ${error instanceof Error ? error.message : error}`);
  });
  const reader = thread(file, { path, role: "reader" });
  return {
    kind: "sqlite",
    all: (sql, params = []) => reader.ask({ type: "all", sql, params }) as Promise<Row[]>,
    commit: groupCommit(units => writer.ask({ type: "write", units }) as Promise<boolean[]>, LANES),
    journal: (table, after) => writer.ask({ type: "journal", table, after }) as Promise<JournalRow[]>,
    heads: tables => writer.ask({ type: "heads", tables }) as Promise<Map<number, JournalRow>>,
    damage: isFull => damageOf(path, isFull),
    close: async () => {
      // The one that closes last empties the log into the file, which only the writer can.
      await reader.close();
      await writer.close();
      lock.close();
    },
  };
}

/** Opens a file to look at it: nothing in it changes, not even its schema; a server may be using it. */
export async function inspectSqlite(path: string): Promise<Sql> {
  const inspector = thread(ownWorker, { path, role: "inspector" });
  const all = (sql: string, params: readonly Value[] = []) =>
    inspector.ask({ type: "all", sql, params }) as Promise<Row[]>;
  await all("SELECT 1").catch(async error => {
    await inspector.close();
    throw new Error(`${path} cannot be used: ${error instanceof Error ? error.message : error}`);
  });
  return {
    kind: "sqlite",
    all,
    commit: readOnly,
    journal: (table, after) => inspector.ask({ type: "journal", table, after }) as Promise<JournalRow[]>,
    heads: tables => inspector.ask({ type: "heads", tables }) as Promise<Map<number, JournalRow>>,
    damage: isFull => damageOf(path, isFull),
    close: () => inspector.close(),
  };
}

/** Opens a file for a moment, beside a server that may be using it: everything but journals can be changed. */
export function visitSqlite(path: string): Sql {
  if (!existsSync(path)) throw new Error(`there is no ${path}`);
  const file = openFile({ path, role: "visitor" });
  const noJournal = (): Promise<never> => Promise.reject(new Error("the journal belongs to the server"));
  return {
    kind: "sqlite",
    all: async (sql, params = []) => file.all(sql, params),
    commit: async unit => (unit.append ? noJournal() : file.write([unit])[0] === true),
    journal: noJournal,
    heads: noJournal,
    damage: isFull => damageOf(path, isFull),
    close: async () => file.close(),
  };
}

/** Reads the file in a thread of its own, so that nobody waits for it. */
async function damageOf(path: string, isFull: boolean): Promise<string | null> {
  const reader = thread(ownWorker, { path, role: "reader" });
  try {
    const sql = isFull ? "PRAGMA integrity_check(1)" : "PRAGMA quick_check(1)";
    const [row] = (await reader.ask({ type: "all", sql, params: [] })) as Row[];
    const found = String(Object.values(row ?? {})[0]);
    return found === "ok" ? null : found;
  } finally {
    await reader.close();
  }
}

/** The journal's order is kept in the memory of one process, so a second one must not write the file. */
export function lockFile(path: string): DatabaseSync {
  closeSync(openSync(`${path}.lock`, "a", 0o600));
  const lock = new DatabaseSync(`${path}.lock`);
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new Error(`${path} is in use by another process`);
  }
  return lock;
}

/** A thread on the file. When it dies, what it was asked fails, and the next question is put to a new one. */
function thread(file: URL, data: { path: string; role: FileRole }) {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let lastId = 0;
  let worker: Worker | null = null;
  let isClosed = false;
  const open = (): Worker => {
    const opened = new Worker(file, {
      workerData: data,
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    const fail = (error: Error): void => {
      if (worker !== opened) return;
      worker = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    opened.on("message", ({ id, result, error }: Answer) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) asker?.resolve(result);
      else asker?.reject(new Undone(error));
    });
    opened.on("error", error => fail(error instanceof Error ? error : new Error(String(error))));
    opened.on("exit", () => fail(new Error(isClosed ? "the storage is closed" : "the storage's thread has ended")));
    return opened;
  };
  const ask = (request: Request): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error("the storage is closed"));
      worker ??= open();
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });
  return {
    ask,
    close: async () => {
      if (worker && !isClosed) await ask({ type: "close" });
      isClosed = true;
      await worker?.terminate();
    },
  };
}
