// The words in which the chapters are written: the kernel's steps, typed for this game.
import { type Frame, stepsOf } from "#kernel/procedure.ts";
import type { TytaniEvent } from "../events.ts";
import type { TytaniFrame } from "../frames.ts";
import type { Tytani } from "../state.ts";

/** The steps of one procedure, and those of them that others `goto`. */
export function steps<F extends Frame, Target extends string = never>() {
  return stepsOf<Tytani, F, TytaniEvent, TytaniFrame, Target>();
}
