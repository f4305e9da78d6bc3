// A value that components can watch: the only state container of the app.
import { useSyncExternalStore } from "react";

/** A watched value. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  watch(listener: () => void): () => void;
}

/** Makes a watched value. */
export function storeOf<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: next => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    watch: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current value, and again whenever it changes. */
export function useStore<T>(store: Pick<Store<T>, "get" | "watch">): T {
  return useSyncExternalStore(store.watch, store.get);
}
