// The words in which the chapters are written: the kernel's steps, typed for this game.
import { stepsFor } from "#kernel/procedure.ts";
import type { TytaniEvent } from "../events.ts";
import type { TytaniFrame } from "../frames.ts";
import type { Tytani } from "../state.ts";

export const steps = stepsFor<Tytani, TytaniEvent, TytaniFrame>();
