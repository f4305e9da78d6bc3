// What the browser keeps for the reader in localStorage. Storage may be full or forbidden: then the value lives as
// long as the page, and the page says once that it cannot keep things.
import { storeOf } from "./store.ts";

const PREFIX = "hetman.";
const memory = new Map<string, string>();

/** Why the browser refused to keep something, once it has. */
export const storageRefused = storeOf<"storage-full" | "storage-forbidden" | null>(null);

/** What was kept under a name, or null. */
export function kept(name: string): unknown {
  let text = memory.get(name) ?? null;
  try {
    text ??= localStorage.getItem(PREFIX + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a plain value under a name; null forgets it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
    memory.delete(name);
  } catch (error) {
    if (value === null) memory.delete(name);
    else memory.set(name, JSON.stringify(value));
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    storageRefused.set(isFull ? "storage-full" : "storage-forbidden");
  }
}

/** Names kept under a common beginning. */
export function keptNames(beginning: string): string[] {
  const names = new Set([...memory.keys()].filter(name => name.startsWith(beginning)));
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX + beginning)) names.add(key.slice(PREFIX.length));
    }
  } catch {
    // A browser that forbids storage has kept nothing.
  }
  return [...names];
}
