// Recruiting: forced, the weakest unit, once per player, city and Year.
import type { Seat } from "#kernel/procedure.ts";
import { units } from "../content/units.ts";
import type { XiditFlow } from "../frames.ts";
import type { Xidit } from "../state.ts";
import { hasCity, UNITS, weakestRecruit, withCity } from "./queries.ts";
import { replaceRecruitment } from "./tokens.ts";

/** Why an action in a city with recruits does nothing; null if a unit must be recruited (XID-074). */
export function recruitmentProblem(s: Xidit, seat: Seat): "already-recruited" | "no-units-left" | null {
  const city = s.idrakis[seat]!;
  // XID-075..077 Once per city and Year; XID-292 eliminations there do not matter.
  if (hasCity(s.recruitedIn[seat]!, city)) return "already-recruited";
  return weakestRecruit(s, city) < 0 ? "no-units-left" : null;
}

/** XID-072, 073, 078 The weakest unit goes behind the screen, at no cost; XID-112 the last one empties the token,
 * XID-114 which stays as it is until then. */
export function recruit(s: Xidit, flow: XiditFlow, seat: Seat): void {
  const city = s.idrakis[seat]!;
  const unit = weakestRecruit(s, city);
  s.recruitedIn[seat] = withCity(s.recruitedIn[seat]!, city);
  s.recruits[city * UNITS + unit]!--;
  const total = ++s.units[seat * UNITS + unit]!;
  flow.emit({ type: "recruited", seat, city, unit: units[unit]!.id, total });
  if (weakestRecruit(s, city) < 0) replaceRecruitment(s, flow, city);
}
