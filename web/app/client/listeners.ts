// Who hears of changes, in order.
import type { Change } from "./table-client.ts";

/** A list of listeners. */
export interface Listeners {
  tell(change: Change): void;
  add(listener: (change: Change) => void): () => void;
}

/** Makes an empty list of listeners. */
export function listenersOf(): Listeners {
  const all = new Set<(change: Change) => void>();
  return {
    tell: change => {
      for (const listener of [...all]) listener(change);
    },
    add: listener => {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}
