// The X-objectives and the end they trigger (HLAS-048 to HLAS-059, HLAS-265, HLAS-365).
import type { Seat } from "#kernel/procedure.ts";
import { ENEMY } from "../content/marks.ts";
import { track } from "../content/solo-boards.ts";
import { TOWERS } from "../content/units.ts";
import type { HlasFlow } from "../frames.ts";
import type { Hlas, Objective } from "../state.ts";

/** Checks what a change by a seat may have fulfilled; the first objective met triggers the end for good. */
export function checkObjectives(s: Hlas, seat: Seat, flow: HlasFlow): void {
  if (s.trigger !== "") return;
  const met = metBy(s, seat);
  if (met !== "") triggerEnd(s, seat, met, flow);
}

/** What a side has done towards the X-objectives; views have it as the state does. */
interface Progress {
  readonly serfsLeft: number;
  readonly warriorsLeft: number;
  readonly towers: readonly unknown[];
}

/** HLAS-050: Serfs and Warriors still to be recruited. */
export const unitsToRecruit = ({ serfsLeft, warriorsLeft }: Progress): number => serfsLeft + warriorsLeft;
/** HLAS-051: Towers still to be built. */
export const towersToBuild = ({ towers }: Progress): number => TOWERS - towers.length;

/** HLAS-388: of one seat alone, also in teams. */
function metBy(s: Hlas, seat: Seat): Objective | "" {
  const realm = s.realms[seat]!;
  if (s.hiddenLand === 0 && s.phase !== "setup") return "explore";
  if (unitsToRecruit(realm) === 0) return "expand";
  if (towersToBuild(realm) === 0) return "exploit";
  if (s.solo && s.realms[ENEMY]!.space === track.length - 1) return "track";
  return "";
}

/** HLAS-053, HLAS-055, HLAS-059: this round is finished and one more is played. */
export function triggerEnd(s: Hlas, seat: Seat, objective: Objective, flow: HlasFlow): void {
  if (s.trigger !== "") return;
  s.trigger = objective;
  s.lastRound = s.round + 1;
  flow.emit({ type: "endTriggered", seat, objective, lastRound: s.lastRound });
}
