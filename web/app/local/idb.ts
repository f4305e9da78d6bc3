// IndexedDB as two plain shelves: local tables (games played without a server) and their saves. Works in pages and
// workers. Every refusal (private mode, full disk) becomes one error code that the page can explain.

/** A shelf of the browser's own database. */
export type Shelf = "tables" | "saves";

/** The browser would not keep or give something back. */
export class StorageError extends Error {
  readonly code: "storage-full" | "storage-forbidden";
  constructor(code: "storage-full" | "storage-forbidden", cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

const NAME = "hetman";
const VERSION = 1;
let opened: Promise<IDBDatabase> | null = null;

function failed(cause: unknown): StorageError {
  const isFull = cause instanceof DOMException && cause.name === "QuotaExceededError";
  return new StorageError(isFull ? "storage-full" : "storage-forbidden", cause);
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("saves");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failed(request.error));
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

async function run<T>(
  shelves: readonly Shelf[],
  mode: IDBTransactionMode,
  act: (shelf: (name: Shelf) => IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | null> {
  const base = await open().catch(cause => Promise.reject(cause instanceof StorageError ? cause : failed(cause)));
  return new Promise((resolve, reject) => {
    const work = base.transaction([...shelves], mode);
    const request = act(name => work.objectStore(name));
    // What was handed over is kept, even if the page is closed at this moment.
    if (mode === "readwrite") work.commit();
    work.oncomplete = () => resolve(request?.result ?? null);
    work.onabort = () => reject(failed(work.error));
    work.onerror = () => reject(failed(work.error));
  });
}

/** One thing from a shelf, or null. */
export async function take<T>(shelf: Shelf, key: string): Promise<T | null> {
  return ((await run(shelfOnly(shelf), "readonly", at => at(shelf).get(key))) as T | undefined) ?? null;
}

/** Everything on a shelf. */
export async function takeAll<T>(shelf: Shelf): Promise<T[]> {
  return ((await run(shelfOnly(shelf), "readonly", at => at(shelf).getAll())) as T[] | null) ?? [];
}

const shelfOnly = (shelf: Shelf): Shelf[] => [shelf];

/** Puts a table and its save on their shelves, both or neither. */
export async function put(table: { readonly id: string }, save: unknown): Promise<void> {
  await run(["tables", "saves"], "readwrite", at => {
    at("saves").put(save, table.id);
    at("tables").put(table);
    return null;
  });
}

/** Removes a table with its save. */
export async function remove(id: string): Promise<void> {
  await run(["tables", "saves"], "readwrite", at => {
    at("saves").delete(id);
    at("tables").delete(id);
    return null;
  });
}
