// A battle on show: the running combat of a picture, or how one ended.
import type { CreatureId } from "../content/creatures.ts";
import type { NorthEvent, SideReport } from "../events.ts";
import type { Territory } from "../map/land.ts";
import type { NorthView } from "../view/view.ts";

/** A battle. */
export interface Battle {
  readonly at: Territory;
  readonly creature: CreatureId | "";
  readonly attack: SideReport;
  readonly defence: SideReport;
  readonly winner: "" | "attacker" | "defender" | "nobody";
}

/** The running combat of a picture; null before it has begun. */
export function battleOf({ frames }: NorthView): Battle | null {
  const frame = frames.findLast(each => each.proc === "combat");
  return frame && frame.attack.bonuses.length > 0 ? frame : null;
}

/** How the last battle of some events ended. */
export function lastBattleOf(events: readonly NorthEvent[]): Battle | null {
  return events.findLast(event => event.type === "combatEnded") ?? null;
}
