// What is looked at again after every completed effect, order part, battle and duel (RUN-461): who has seen which rune,
// elimination, limits of units and hands. Control and alliances are worked out where they are asked for.

import { NO_RUNE, NONE } from "../content/marks.ts";
import type { RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { eliminate, isHomeless } from "./elimination.ts";
import { isOverLimit } from "./limits.ts";
import { bit, controllerOf, seatsIn } from "./queries.ts";
import { finish } from "./result.ts";

/** RUN-385, RUN-448: controllers and owners of heroes have seen the rune tokens of an area. */
export function noteRunes(s: Runewars): void {
  for (const area of boardIn(s).list) {
    if (s.runes[area] === NO_RUNE) continue;
    const controller = controllerOf(s, area);
    if (controller !== NONE) s.runeKnown[area]! |= bit(controller);
  }
  for (const hero of s.heroes) if (s.runes[hero.area] !== NO_RUNE) s.runeKnown[hero.area]! |= bit(hero.seat);
}

/** Settles everything; false when the game is over. */
export function settle(s: Runewars, flow: RuneFlow): boolean {
  noteRunes(s);
  for (let seat = 0; seat < s.seats; seat++)
    if (!s.players[seat]!.isOut && isHomeless(s, seat)) eliminate(s, seat, flow);
  let left = 0;
  for (const player of s.players) if (!player.isOut) left++;
  // RUN-419 The last player wins at once.
  if (left === 1) {
    finish(s, seatsIn(s)[0]!, "last", flow);
    return false;
  }
  if (isOverLimit(s)) flow.call("limits", {});
  return true;
}
