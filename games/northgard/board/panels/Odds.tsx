// The chance of a side, from what the viewer can see.
import type { Battle } from "../battle.ts";

/** Nothing yet. */
export function Odds(_props: { battle: Battle; food: number }) {
  return null;
}
