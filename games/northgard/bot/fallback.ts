// The choice made for a player whose time ran out: end what can be ended, refuse what can be refused.
import type { Choice } from "#kernel/procedure.ts";

// Settling comes before stopping: a player with no units on the map wants to come back (NOR-206).
const QUIET: readonly string[] = ["pass", "endTurn", "settle", "stop", "done", "decline", "yield"];

/** A harmless choice. */
export function quietChoice(options: readonly Choice[]): Choice {
  for (const kind of QUIET) {
    const found = options.find(option => option.kind === kind);
    if (found) return found;
  }
  return options[0]!;
}
