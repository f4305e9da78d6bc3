// Strongholds and developments as pieces (RUN-018, RUN-211, RUN-458); nothing else takes one off the board (RUN-019).

import type { Seat } from "#kernel/procedure.ts";
import { type AtArea, atArea } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import type { RuneFlow } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { strongholdsOf } from "./queries.ts";

/** The strongholds of a seat, to be picked from. */
export const atStrongholds = (s: Runewars, seat: Seat): AtArea[] => strongholdsOf(s, seat).map(atArea);

export function buildStronghold(s: Runewars, seat: Seat, area: Area, isDamaged: boolean, { emit }: RuneFlow): void {
  s.stronghold[area] = seat;
  s.damaged[area] = isDamaged ? 1 : 0;
  emit({ type: "strongholdBuilt", seat, area, isDamaged });
}

/** RUN-018, RUN-211: a development goes with its stronghold. */
export function removeStronghold(s: Runewars, area: Area, { emit }: RuneFlow): void {
  const seat = s.stronghold[area]!;
  const development = s.development[area]!;
  s.development[area] = "";
  if (development !== "") emit({ type: "developmentRemoved", seat, area, development });
  s.stronghold[area] = NONE;
  s.damaged[area] = 0;
  emit({ type: "strongholdRemoved", seat, area });
}
