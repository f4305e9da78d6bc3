// The words in which the chapters are written: the kernel's steps, typed for this game.
import { type Frame, stepsOf } from "#kernel/procedure.ts";
import type { HlasEvent } from "../events.ts";
import type { HlasFrame } from "../frames/frame.ts";
import type { Hlas } from "../state.ts";

/** The steps of one procedure, and those of them that others `goto`. */
export function steps<F extends Frame, Target extends string = never>() {
  return stepsOf<Hlas, F, HlasEvent, HlasFrame, Target>();
}
