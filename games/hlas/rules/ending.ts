// The end: after the last round, or at once when a Capital falls with one or two seats or nobody is left to fight
// (HLAS-053, HLAS-054, HLAS-265, HLAS-366).

import type { FactionId } from "../content/faction.ts";
import { ENEMY } from "../content/marks.ts";
import type { HlasFlow } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { realmOf } from "./queries.ts";
import { resultOf } from "./result.ts";

/** HLAS-291: the factions that have won; alone the enemy's, if nobody else has. */
function victors(s: Hlas): FactionId[] {
  const { winners } = resultOf(s);
  const out: FactionId[] = [];
  for (const seat of winners.length > 0 || !s.solo ? winners : [ENEMY]) {
    const { faction } = realmOf(s, seat);
    if (faction !== "") out.push(faction);
  }
  return out;
}

/** Ends the game here and now: whatever was running is over. */
export function endGame(s: Hlas, reason: "rounds" | "exterminate" | "alone", { emit }: HlasFlow): void {
  s.ending = reason;
  emit({ type: "gameEnded", reason, factions: victors(s) });
  s.stack.length = 0;
}
