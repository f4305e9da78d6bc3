// Whether there is room for the players beside the board; else they stand in one line above it.
import { useSyncExternalStore } from "react";

const WIDE = "(width >= 1100px)";

const watch = (tell: () => void) => {
  const asked = matchMedia(WIDE);
  asked.addEventListener("change", tell);
  return () => asked.removeEventListener("change", tell);
};

/** True where there is. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
