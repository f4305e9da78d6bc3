// Acquire Power (RUN-364): influence for what the dials show. Its Supremacy, a title, is in titles.ts.
import type { Seat } from "#kernel/procedure.ts";
import type { RuneFlow } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { gainInfluence } from "./pieces.ts";
import { symbolsOnDials } from "./recruit.ts";

/** RUN-364 Acquire Power: influence from all dials. */
export function acquirePower(s: Runewars, seat: Seat, flow: RuneFlow): void {
  gainInfluence(s, seat, symbolsOnDials(s, seat, "influence"), flow);
}
