// The Cast action (HLAS-192 to HLAS-200): one Incanted spell of the Library or one Ready Scribed spell.
import type { Seat } from "#kernel/procedure.ts";
import { type CastSpell, type Plain, skip } from "../choices.ts";
import { NONE, READY } from "../content/marks.ts";
import { spells } from "../content/spells.ts";
import type { CastFrame } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { everyCast, whyTooDear } from "./castable.ts";
import { passAction } from "./passing.ts";
import { realmOf } from "./queries.ts";
import { itself, type Reason, refuse } from "./reasons.ts";
import { spellLocals } from "./spell.ts";
import { steps } from "./steps.ts";

/** HLAS-194, HLAS-198: Incanted spells of the Library and ready Scribed ones. */
function whyNotCast(s: Hlas, seat: Seat, choice: CastSpell): Reason | null {
  if (spells[choice.card].type !== "incanted") return { why: "not-incanted", rule: "HLAS-194" };
  if (choice.scribed !== NONE && realmOf(s, seat).turned[choice.scribed] !== READY)
    return { why: "not-ready", rule: "HLAS-198" };
  return whyTooDear(s, seat, choice);
}

/** Spells a player can cast now. */
export const castable = (s: Hlas, seat: Seat): CastSpell[] =>
  everyCast(s, seat).filter(choice => whyNotCast(s, seat, choice) === null);

const { procedure, ask } = steps<CastFrame>();

export const cast = procedure("cast", {
  // HLAS-478 Asked even if nothing can be cast: a skipped question would tell.
  chooseSpell: ask<CastSpell | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...castable(s, frame.seat), skip],
    refused: (s, { seat }) => refuse(everyCast(s, seat), itself, choice => whyNotCast(s, seat, choice)),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "cast") flow.call("spell", spellLocals(frame.seat, choice.card, choice.scribed));
      else passAction(s, frame, "cast", flow);
    },
  }),
});
