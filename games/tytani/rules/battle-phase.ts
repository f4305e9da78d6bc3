// Phase B: the regions under attack, one after another.
import { NO_ARMY } from "../content/army.ts";
import type { TytaniFlow } from "../frames.ts";
import type { Region } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import { newBattle } from "./battle.ts";
import { takeOver } from "./pieces.ts";
import { idOf, whoOf } from "./queries.ts";
import { moveIn } from "./resolution.ts";

/** TYT-112, TYT-113, TYT-115: the regions under attack, in the order of the map. */
export function pendingBattles(s: Tytani): Region[] {
  const found: Region[] = [];
  for (const { to } of s.attacks) if (!found.includes(to)) found.push(to);
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}

/** TYT-114, TYT-329: a Battle, or if the defenders have left, the attackers simply move in. */
export function fightNext(s: Tytani, power: Power, at: Region, flow: TytaniFlow): void {
  if (s.units[at] !== NO_ARMY && s.owner[at] !== power) {
    flow.call("battle", newBattle(s, power, at));
    return;
  }
  flow.emit({ type: "battleAvoided", who: whoOf(s, power), at: idOf(s, at) });
  takeOver(s, at, moveIn(s, power, at, flow), flow);
}
