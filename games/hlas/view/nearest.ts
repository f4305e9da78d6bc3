// Who is nearest to the X-objectives that are counted by side.
import type { Seat } from "#kernel/procedure.ts";
import { ENEMY } from "../content/marks.ts";
import { towersToBuild, unitsToRecruit } from "../rules/objectives.ts";
import type { RealmView } from "./realms.ts";
import type { HlasView } from "./view.ts";

/** A side and what it still lacks. */
export interface Lacking {
  readonly seat: Seat;
  readonly left: number;
}

function nearestOf(view: HlasView, seats: readonly Seat[], left: (realm: RealmView) => number): Lacking | null {
  let best: Lacking | null = null;
  for (const seat of seats) {
    const lacks = left(view.realms[seat]!);
    if (best === null || lacks < best.left) best = { seat, left: lacks };
  }
  return best;
}

/** HLAS-050, HLAS-051: the player with fewest Units in supply, and the side with fewest Towers to build. */
export function nearest(view: HlasView, sides: readonly Seat[]) {
  const playing = sides.filter(seat => !view.realms[seat]!.isOut);
  const players = playing.filter(seat => seat !== ENEMY);
  return { expand: nearestOf(view, players, unitsToRecruit), exploit: nearestOf(view, playing, towersToBuild) };
}
