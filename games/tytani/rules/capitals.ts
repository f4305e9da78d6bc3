// Capital Capture (TYT-202 to TYT-211): Capitals are taken, not destroyed, and return when they are left. Who stands in
// one has its walls (TYT-205).
import { NO_ARMY } from "../content/army.ts";
import { CAPITAL_VP_AT_END } from "../content/numbers.ts";
import type { TytaniFlow } from "../frames.ts";
import { boardOf } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import { gainVp, setOwner } from "./pieces.ts";
import { hasCapital, idOf, isCaptured, powerOf, reading, whoOf } from "./queries.ts";

/** TYT-206, TYT-207, TYT-337: at the end of Phase B a captured Capital without units returns to its first owner, with its region. */
export function returnCapitals(s: Tytani, flow: TytaniFlow): void {
  if (!s.isCapture) return;
  for (const at of boardOf(s).active) {
    if (!isCaptured(s, at) || s.units[at] !== NO_ARMY) continue;
    const owner = s.structure[at]!;
    const { nation } = powerOf(s, owner);
    setOwner(s, at, owner);
    if (nation === "") continue;
    flow.emit({ type: "capitalReturned", who: whoOf(s, owner), at: idOf(s, at), of: nation, cites: "TYT-207" });
  }
}

/** TYT-207: as some read it, a Capital that is left returns in that moment. */
export function returnAtOnce(s: Tytani, flow: TytaniFlow): void {
  if (reading(s, "capitalReturn") === "once") returnCapitals(s, flow);
}

/** How many Capitals a power controls, its own included. */
export function capitalsOf(s: Tytani, power: Power): number {
  return boardOf(s).active.filter(at => hasCapital(s, at) && s.owner[at] === power).length;
}

/** TYT-210, TYT-211: at the end each controlled Capital is worth 2 VP. */
export function scoreCapitals(s: Tytani, flow: TytaniFlow): void {
  if (!s.isCapture) return;
  for (const power of s.order) gainVp(s, power, CAPITAL_VP_AT_END * capitalsOf(s, power), "capitals", flow);
}
