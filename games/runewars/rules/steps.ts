// The words in which the chapters are written: the kernel's steps, typed for this game.
import { stepsFor } from "#kernel/procedure.ts";
import type { RuneEvent } from "../events.ts";
import type { RuneFrame } from "../frames.ts";
import type { Runewars } from "../state.ts";

export const steps = stepsFor<Runewars, RuneEvent, RuneFrame>();
