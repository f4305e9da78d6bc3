// Supremacy (RUN-115 to RUN-118, RUN-469).
import type { Seat } from "#kernel/procedure.ts";
import type { Runewars } from "../state.ts";
import { playerOf } from "./queries.ts";

/** Whether the active Order is the highest of those face up, looked at now. */
export function isSupreme(s: Runewars, seat: Seat): boolean {
  const { used, active } = playerOf(s, seat);
  return active > 0 && used.every(order => order <= active);
}
