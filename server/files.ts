// Files that hold what people trust the server with: readable by their owner only, synced, never overwritten.
import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

const OWNER_ONLY = 0o600;

/** Makes a folder that only its owner may enter; one that is there already stays as it is. */
export function makeFolder(path: string): void {
  makeFolders(path, 0o700);
}

/** Makes a folder and those above it. Node's own way never ends where a folder cannot be made, as below /proc. */
export function makeFolders(path: string, mode = 0o777): void {
  const missing: string[] = [];
  for (let each = resolve(path); !existsSync(each); each = dirname(each)) missing.unshift(each);
  for (const each of missing) mkdirSync(each, { mode });
  if (!statSync(path).isDirectory()) throw Object.assign(new Error(`${path} is a file`), { code: "EEXIST" });
}

/** Makes an empty file that only its owner may read; fails if there is one. */
export function makeFile(path: string): void {
  closeSync(openSync(path, "wx", OWNER_ONLY));
}

/** Takes a file away from everybody but its owner; a file that is not there is made later, by the same rules. */
export function keepPrivate(path: string): void {
  if (existsSync(path)) chmodSync(path, OWNER_ONLY);
}

/** The first of `stem-1`, `stem-2` … that is not there yet. */
export function freeNumber(stem: string, ending = ""): string {
  for (let n = 1; ; n++) {
    const path = `${stem}-${n}${ending}`;
    if (!existsSync(path)) return path;
  }
}

/** Waits until a file, and its name in its folder, are on the disk. */
export function syncFile(path: string): void {
  for (const each of [path, dirname(path)]) {
    const handle = openSync(each, "r");
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
}
