// Eliminating a threat or a raging titan: pay, take two rewards, move the virtual player; then a titan leaves the game
// (the last of its effects), a threat makes room for the next one.
import { type Seat, stepsOf } from "#kernel/procedure.ts";
import type { XiditEvent } from "../events.ts";
import type { EliminationFrame, XiditFlow, XiditFrame } from "../frames.ts";
import type { Xidit } from "../state.ts";
import { perform } from "./effects.ts";
import { countedCities, foeOf, hasCity, hasUnits, tokenOf, withCity } from "./queries.ts";
import { replaceThreat } from "./tokens.ts";

const { procedure, auto } = stepsOf<Xidit, EliminationFrame, XiditEvent, XiditFrame>();

/** Starts an elimination, XID-148 of a titan as of a threat, which is paid at once. */
export function eliminate(s: Xidit, flow: XiditFlow, seat: Seat, titan: number): void {
  if (titan < 0) countElimination(s, seat, s.threatIn);
  flow.call("elimination", { seat, titan, at: 0 });
}

/** XID-295 The yearly limit is noted when the units are paid, before anything else. */
export function countElimination(s: Xidit, seat: Seat, limit: number[]): void {
  limit[seat] = withCity(limit[seat]!, s.idrakis[seat]!);
  s.freed[seat]!++;
}

/** Why an action in a threatened city does nothing; null if the threat must be eliminated (XID-082). */
export function threatProblem(s: Xidit, seat: Seat): "fought-titan-here" | "units-missing" | null {
  const city = s.idrakis[seat]!;
  // XID-158 After a titan no threat in the same city and Year; XID-090, 293 after a threat there may be another.
  if (hasCity(countedCities(s, seat, s.titanIn), city)) return "fought-titan-here";
  // XID-081, 083 Exactly these units; stronger ones do not replace weaker ones.
  return hasUnits(s, seat, tokenOf(s, city).requires) ? null : "units-missing";
}

/** One elimination. */
export const elimination = procedure("elimination", {
  // XID-091, 303, 315 Its effects, one after the other, each with its questions.
  runEffects: auto((s, frame, flow) => {
    const { seat, titan } = frame;
    const { effects } = foeOf(s, s.idrakis[seat]!, titan);
    perform(s, flow, seat, effects[frame.at]!, titan, titan < 0 ? "threat" : "titan");
    frame.at++;
    if (frame.at < effects.length) flow.repeat();
  }),
  // XID-113, 155 The token of a threat is replaced; a titan leaves no gap.
  replaceToken: auto((s, { seat, titan }, flow) => {
    if (titan >= 0) return;
    const city = s.idrakis[seat]!;
    flow.emit({ type: "threatEliminated", seat, city });
    replaceThreat(s, flow, city);
  }),
});
