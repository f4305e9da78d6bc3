// The harmless choice.
import type { Choice, Seat } from "#kernel/procedure.ts";
import type { Beacons } from "../state.ts";

/** What is done for a seat whose time ran out: it passes or keeps its hand when it can, else takes the first option. */
export function fallback(_s: Beacons, _seat: Seat, options: readonly Choice[]): Choice {
  return options.find(({ kind }) => kind === "pass" || kind === "keep") ?? options[0]!;
}
