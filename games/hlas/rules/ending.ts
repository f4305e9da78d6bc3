// The end: after the last round, or at once when a Capital falls with one or two seats or nobody is left to fight
// (HLAS-053, HLAS-054, HLAS-265, HLAS-366).
import type { HlasFlow } from "../frames.ts";
import type { Hlas } from "../state.ts";

/** Ends the game here and now: whatever was running is over. */
export function endGame(s: Hlas, reason: "rounds" | "exterminate" | "alone", { emit }: HlasFlow): void {
  s.ending = reason;
  emit({ type: "gameEnded", reason });
  s.stack.length = 0;
}
