// The settings of a table (RUN-420, RUN-442): discovery tokens are the only optional rule; the other two are ours.
import type { OptionSpec } from "#kernel/game.ts";

export const options: readonly OptionSpec[] = [
  { id: "discovery", values: ["off", "on"], default: "off" },
  { id: "board", values: ["build", "ready"], default: "build" },
  { id: "factions", values: ["choose", "random"], default: "choose" },
];

export const seatOptions: readonly OptionSpec[] = [];
