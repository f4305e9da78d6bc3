// Orders that do nothing, with the reason and the rule.
import { frameOf, type Seat } from "#kernel/procedure.ts";
import { limits, orders } from "../content/orders.ts";
import type { LostReason } from "../events.ts";
import type { XiditFlow, YearFrame } from "../frames.ts";
import type { Xidit } from "../state.ts";
import { hasCity, missingUnits, tokenOf } from "./queries.ts";

const rules: Readonly<Record<LostReason, string>> = {
  "no-road": "XID-063",
  "already-recruited": "XID-075",
  "no-units-left": "XID-120",
  "units-missing": "XID-083",
  "fought-titan-here": "XID-158",
  "nothing-here": "XID-071",
  "no-titan-affordable": "XID-263",
  "already-eliminated-here": "XID-156",
  "already-acted-here": "XID-159",
  declined: "XID-152",
};

/** The rule that takes the order; XID-157 if only what another seat did in the city counts against it. */
function ruleOf(s: Xidit, seat: Seat, city: number, why: LostReason): string {
  const isOfTitans = why === "already-eliminated-here" || why === "fought-titan-here";
  return isOfTitans && !hasCity(s.titanIn[seat]! | s.threatIn[seat]!, city) ? "XID-157" : rules[why];
}

/** The order of a seat that is being executed does nothing. */
export function loseOrder(s: Xidit, flow: XiditFlow, seat: Seat, why: LostReason): void {
  const { wheel } = frameOf<YearFrame>(s, "year")!;
  const order = orders[s.plans[seat * limits.wheels + wheel]!]!.id;
  const city = s.idrakis[seat]!;
  const missing = why === "units-missing" ? { missing: missingUnits(s, seat, tokenOf(s, city).requires) } : {};
  flow.emit({
    type: "orderLost",
    seat,
    order,
    city,
    step: wheel + 1,
    why,
    rule: ruleOf(s, seat, city, why),
    ...missing,
  });
}
