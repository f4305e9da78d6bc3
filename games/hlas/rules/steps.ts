// The words in which the chapters are written: the kernel's steps, typed for this game.
import { stepsFor } from "#kernel/procedure.ts";
import type { HlasEvent } from "../events.ts";
import type { HlasFrame } from "../frames.ts";
import type { Hlas } from "../state.ts";

export const steps = stepsFor<Hlas, HlasEvent, HlasFrame>();
