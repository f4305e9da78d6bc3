// What all frames have in common.
import type { Frame } from "#kernel/procedure.ts";

export type Named<P extends string> = Frame & { proc: P };
