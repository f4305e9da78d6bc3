// Phase 2: what one order does. Moves and waits are done at once; an action depends only on what lies in the city at
// that moment (XID-067).
import type { Seat } from "#kernel/procedure.ts";
import { limits, orders } from "../content/orders.ts";
import type { XiditFlow } from "../frames.ts";
import { RECRUITMENT, THREAT, type Xidit } from "../state.ts";
import { eliminate, threatProblem } from "./elimination.ts";
import { loseOrder } from "./lost.ts";
import { destination } from "./queries.ts";
import { recruit, recruitmentProblem } from "./recruitment.ts";
import { titanProblem } from "./titans.ts";

/** The places of the orders in their table. */
export const ACTION = orders.findIndex(order => order.id === "action");
export const WAIT = orders.findIndex(order => order.id === "wait");

/** Executes the order of a seat on a wheel; XID-065, 066 a wait does nothing. XID-272 Nobody is asked whether to move,
 * wait, recruit or eliminate a threat. */
export function executeOrder(s: Xidit, flow: XiditFlow, seat: Seat, wheel: number): void {
  const order = s.plans[seat * limits.wheels + wheel]!;
  if (order === ACTION) act(s, flow, seat);
  else if (order === WAIT) flow.emit({ type: "waited", seat, city: s.idrakis[seat]!, step: wheel + 1 });
  else move(s, flow, seat, order, wheel);
}

/** XID-061, 062 The Idrakis follows the road; XID-063 without such a road the order is lost. XID-044, 064, 216 Nothing
 * else stops it, whatever lies or stands in the city. */
function move(s: Xidit, flow: XiditFlow, seat: Seat, order: number, wheel: number): void {
  const from = s.idrakis[seat]!;
  const to = destination(order, from);
  if (to === 0) {
    loseOrder(s, flow, seat, "no-road");
    return;
  }
  s.idrakis[seat] = to;
  flow.emit({ type: "moved", seat, order: orders[order]!.id, from, to, step: wheel + 1 });
}

/** XID-068..071 Recruits, a threat, or else perhaps a titan. XID-079 No titan where a token lies;
 * XID-084 where a threat is gone already, one may be fought. */
function act(s: Xidit, flow: XiditFlow, seat: Seat): void {
  const token = s.token[s.idrakis[seat]!];
  if (token === RECRUITMENT) {
    const problem = recruitmentProblem(s, seat);
    if (problem) loseOrder(s, flow, seat, problem);
    else recruit(s, flow, seat);
  } else if (token === THREAT) {
    const problem = threatProblem(s, seat);
    if (problem) loseOrder(s, flow, seat, problem);
    else eliminate(s, flow, seat, -1);
  } else {
    const problem = titanProblem(s, seat);
    if (problem) loseOrder(s, flow, seat, problem);
    else flow.call("challenge", { seat });
  }
}
