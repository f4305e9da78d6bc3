// A table's moves as the kernel's journal.
import type { Entry } from "#kernel/match.ts";
import type { NumberedStep } from "../play/step.ts";

/** The kernel's journal of some moves. */
export function entriesOf(moves: readonly NumberedStep[]): Entry[] {
  return moves.flatMap(({ seat, act }): Entry[] => {
    if (act.kind === "choose") return act.choices.map(choice => ({ seat, choice }));
    return act.kind === "retract" ? [{ seat, keep: act.keep }] : [];
  });
}
