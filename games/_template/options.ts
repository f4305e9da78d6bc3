// The settings of a table.
import type { OptionSpec } from "#kernel/game.ts";

export const options: readonly OptionSpec[] = [{ id: "length", values: ["short", "long"], default: "short" }];
