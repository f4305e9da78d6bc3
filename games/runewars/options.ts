// The settings of a table (RUN-420, RUN-442): discovery tokens are the only optional rule; the other two are ours. The
// number of players changes nothing but what setup needs, and who sits on the left (RUN-440, RUN-441); promises bind
// nobody, so there is nothing to set for them (RUN-443).
import type { OptionSpec } from "#kernel/game.ts";
import { usualRulings } from "./state.ts";

/** Readings of rules that the rulebook leaves open; the register in RULES.md says why. */
const rulings: readonly OptionSpec[] = [
  { id: "homeNeutrals", values: ["allied", "hostile"], default: usualRulings.homeNeutrals, ruling: ["RUN-027"] },
  { id: "lonelyAllies", values: ["stay", "fallBack"], default: usualRulings.lonelyAllies, ruling: ["RUN-176"] },
  { id: "lostHome", values: ["land", "home"], default: usualRulings.lostHome, ruling: ["RUN-026", "RUN-415"] },
  { id: "tiedOrders", values: ["late", "revealed"], default: usualRulings.tiedOrders, ruling: ["RUN-100"] },
  { id: "gate", values: ["needed", "free"], default: usualRulings.gate, ruling: ["RUN-513"] },
];

export const options: readonly OptionSpec[] = [
  { id: "discovery", values: ["off", "on"], default: "off" },
  { id: "board", values: ["build", "ready"], default: "build" },
  { id: "factions", values: ["choose", "random"], default: "choose" },
  ...rulings,
];

export const seatOptions: readonly OptionSpec[] = [];
