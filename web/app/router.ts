// Addresses and screens. A path is a list of words; each screen reads the words it needs.
import { storeOf, useStore } from "./store.ts";

/** Where the reader is. */
export interface Place {
  /** The words of the path: "/table/abc" is ["table", "abc"]. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
}

function here(): Place {
  const { pathname, search, hash } = location;
  return {
    path: pathname.split("/").filter(Boolean).map(decode),
    query: new URLSearchParams(search),
    hash: decode(hash.slice(1)),
  };
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

const place = storeOf<Place>(here());
addEventListener("popstate", () => place.set(here()));

/** Goes to an address of the app. */
export function go(to: string, how: "push" | "replace" = "push"): void {
  const before = location.pathname;
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  place.set(here());
  if (how === "push" && location.pathname !== before) scrollTo(0, 0);
}

/** The words of the current path. */
export const pathHere = (): readonly string[] => place.get().path;

/** The current place, and again whenever it changes. */
export function usePlace(): Place {
  return useStore(place);
}

/** Whether a click means "go there in this page": plain, with the main button, on our own address. */
export function isPlainClick(event: MouseEvent | React.MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
