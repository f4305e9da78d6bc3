// The words in which the chapters are written: the kernel's steps, typed for this game.
import { stepsFor } from "#kernel/procedure.ts";
import type { NorthEvent } from "../events.ts";
import type { NorthFrame } from "../frames.ts";
import type { Northgard } from "../state.ts";

export const steps = stepsFor<Northgard, NorthEvent, NorthFrame>();
