// Who answers a question: the seat itself, and for the solo enemy the human (HLAS-462).
import type { Seat } from "#kernel/procedure.ts";
import type { Hlas } from "../state.ts";
import { isEnemy } from "./queries.ts";

export const decider = (s: Hlas, seat: Seat): Seat => (isEnemy(s, seat) ? 0 : seat);
