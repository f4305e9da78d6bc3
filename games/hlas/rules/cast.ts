// The Cast action (HLAS-192 to HLAS-200): one Incanted spell of the Library or one Ready Scribed spell.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { type CastSpell, type Plain, skip } from "../choices.ts";
import { NONE, READY } from "../content/marks.ts";
import { spells } from "../content/spells.ts";
import type { CastFrame } from "../frames/spells.ts";
import type { Hlas } from "../state.ts";
import { differentCards } from "./draw.ts";
import { manaFor } from "./modifiers.ts";
import { passAction } from "./passing.ts";
import { realmOf } from "./queries.ts";
import { spellLocals } from "./spell.ts";
import { steps } from "./steps.ts";

/** Spells a player can pay for now. */
export function castable(s: Hlas, seat: Seat): CastSpell[] {
  const realm = realmOf(s, seat);
  const out: CastSpell[] = [];
  for (const card of differentCards(realm.library)) {
    if (spells[card].type === "incanted" && manaFor(s, seat, card, false) <= realm.mana)
      out.push({ kind: "cast", card, scribed: NONE });
  }
  realm.scribed.forEach((card, scribed) => {
    if (realm.turned[scribed] === READY && manaFor(s, seat, card, true) <= realm.mana)
      out.push({ kind: "cast", card, scribed });
  });
  return out;
}

function refusals(s: Hlas, { seat }: CastFrame): Refusal[] {
  const realm = realmOf(s, seat);
  const out: Refusal[] = [];
  for (const card of differentCards(realm.library)) {
    const choice: CastSpell = { kind: "cast", card, scribed: NONE };
    if (spells[card].type !== "incanted") out.push({ choice, why: "not-incanted", rule: "HLAS-194" });
    else if (manaFor(s, seat, card, false) > realm.mana) out.push({ choice, why: "too-expensive", rule: "HLAS-200" });
  }
  realm.scribed.forEach((card, scribed) => {
    const choice: CastSpell = { kind: "cast", card, scribed };
    if (realm.turned[scribed] !== READY) out.push({ choice, why: "not-ready", rule: "HLAS-198" });
    else if (manaFor(s, seat, card, true) > realm.mana) out.push({ choice, why: "too-expensive", rule: "HLAS-200" });
  });
  return out;
}

const { procedure, ask } = steps<CastFrame>();

export const cast = procedure("cast", {
  // HLAS-478 Asked even if nothing can be cast: a skipped question would tell.
  chooseSpell: ask<CastSpell | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...castable(s, frame.seat), skip],
    refused: refusals,
    take: (s, frame, choice, flow) => {
      if (choice.kind === "cast") flow.call("spell", spellLocals(frame.seat, choice.card, choice.scribed));
      else passAction(s, frame, "cast", flow);
    },
  }),
});
