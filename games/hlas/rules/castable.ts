// Spells a player might think of casting, and whether they can be paid (HLAS-200).
import type { Seat } from "#kernel/procedure.ts";
import type { CastSpell } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import type { Hlas } from "../state.ts";
import { differentCards } from "./draw.ts";
import { manaFor } from "./modifiers.ts";
import { realmOf } from "./queries.ts";
import type { Reason } from "./reasons.ts";

/** The spells of a Library as choices, each kind once. */
export const libraryCasts = (s: Hlas, seat: Seat): CastSpell[] =>
  differentCards(realmOf(s, seat).library).map(card => ({ kind: "cast", card, scribed: NONE }));

/** Everything a player might cast: the Library and what is Scribed. */
export const everyCast = (s: Hlas, seat: Seat): CastSpell[] => [
  ...libraryCasts(s, seat),
  ...realmOf(s, seat).scribed.map((card, scribed): CastSpell => ({ kind: "cast", card, scribed })),
];

/** HLAS-200: why a spell cannot be paid. */
export function whyTooDear(s: Hlas, seat: Seat, { card, scribed }: CastSpell): Reason | null {
  const isPayable = manaFor(s, seat, card, scribed !== NONE) <= realmOf(s, seat).mana;
  return isPayable ? null : { why: "too-expensive", rule: "HLAS-200" };
}
