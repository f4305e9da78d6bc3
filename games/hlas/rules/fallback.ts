// The choice taken for a seat whose time ran out: end what can be ended, refuse what can be refused.
import type { Choice } from "#kernel/procedure.ts";

const QUIET: readonly string[] = ["pass", "endTurn", "noMuster", "skip", "stop", "done", "pay", "decline"];

/** A harmless choice; a turn begins with Tax where it can. */
export function quietChoice(options: readonly Choice[]): Choice {
  for (const kind of QUIET) {
    const found = options.find(option => option.kind === kind);
    if (found) return found;
  }
  const tax = options.find(option => option.kind === "slot" && "slot" in option && option.slot === "tax");
  return tax ?? options[0]!;
}
