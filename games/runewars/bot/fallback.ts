// The choice taken for a seat whose time ran out: end what can be ended, refuse what can be refused.
import type { Choice } from "#kernel/procedure.ts";

const QUIET: readonly string[] = ["pass", "done", "decline", "proceed"];

/** A harmless choice. */
export function quietChoice(options: readonly Choice[]): Choice {
  for (const kind of QUIET) {
    const found = options.find(option => option.kind === kind);
    if (found) return found;
  }
  return options[0]!;
}
