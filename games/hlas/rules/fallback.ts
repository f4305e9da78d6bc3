// The choice taken for a seat whose time ran out: end what can be ended, refuse what can be refused.
import { quietly } from "#kernel/fallback.ts";

/** A harmless choice; a turn begins with Tax where it can. */
export const quietChoice = quietly(
  ["pass", "endTurn", "noMuster", "skip", "stop", "done", "pay", "decline"],
  option => "slot" in option && option.slot === "tax",
);
