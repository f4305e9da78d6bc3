// What every op brings along: whether it can do anything, how it is carried out, what it asks.
import type { Seat } from "#kernel/procedure.ts";
import type { RuneChoice } from "../choices.ts";
import type { Op, OpName } from "../content/effects.ts";
import type { EffectsFrame, RuneFlow } from "../frames.ts";
import type { Runewars } from "../state.ts";

/** The rule of one op. */
export interface OpRule<K extends OpName> {
  /** RUN-508: whether it could change anything now; without it, whether it has something to ask or to run. */
  isPossible?(s: Runewars, frame: EffectsFrame, op: Op<K>): boolean;
  /** Carries it out; false when it has to ask first. */
  run?(s: Runewars, frame: EffectsFrame, op: Op<K>, flow: RuneFlow): boolean;
  /** Who is asked; without it, the player who resolves the effect. */
  seat?(s: Runewars, frame: EffectsFrame, op: Op<K>): Seat;
  /** What may be chosen at this stage; nothing skips the op. */
  options?(s: Runewars, frame: EffectsFrame, op: Op<K>): readonly RuneChoice[];
  /** Takes a choice; true asks again. */
  take?(s: Runewars, frame: EffectsFrame, op: Op<K>, choice: RuneChoice, flow: RuneFlow): boolean;
}

/** The op is done when it has run. */
export const DONE = true;
/** The op has to ask. */
export const ASK = false;
/** Whether to ask again. */
export const AGAIN = true;
export const ENOUGH = false;

export const areaIn = (choice: RuneChoice): number => (choice.kind === "area" ? choice.area : -1);
