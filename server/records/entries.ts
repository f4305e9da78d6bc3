// A table's moves as the kernel's journal.
import type { Entry } from "#kernel/match.ts";
import type { Seat } from "#kernel/procedure.ts";
import { botOf, type NumberedStep } from "../play/step.ts";

/** The kernel's journal of some moves; `isPerson` tells in which seats a bot only stood in. */
export function entriesOf(moves: readonly NumberedStep[], isPerson: (seat: Seat) => boolean = () => false): Entry[] {
  return moves.flatMap(({ seat, act, by }): Entry[] => {
    const level = isPerson(seat) ? botOf(by) : null;
    if (act.kind === "choose") return act.choices.map(choice => ({ seat, choice, ...(level && { standIn: level }) }));
    if (act.kind === "undo" && act.consent) return [act.consent];
    return act.kind === "retract" ? [{ seat, keep: act.keep }] : [];
  });
}
