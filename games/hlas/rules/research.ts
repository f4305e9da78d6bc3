// Discover / Scribe (HLAS-109 to HLAS-120).
import type { Seat } from "#kernel/procedure.ts";
import { discover, type Plain, type Scribe, skip } from "../choices.ts";
import { READY } from "../content/marks.ts";
import { DISCOVER_CARDS } from "../content/numbers.ts";
import { type SpellId, spells } from "../content/spells.ts";
import type { ResearchFrame } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { differentCards } from "./draw.ts";
import { discoverCards } from "./modifiers.ts";
import { passAction } from "./passing.ts";
import { levelOf, realmOf } from "./queries.ts";
import { allow, type Reason, refuse } from "./reasons.ts";
import { steps } from "./steps.ts";

/** HLAS-112 to HLAS-114: only Incanted spells are Scribed, while a Scribed slot is free. */
function whyNotScribed(s: Hlas, seat: Seat, card: SpellId): Reason | null {
  const realm = realmOf(s, seat);
  if (spells[card].type !== "incanted") return { why: "not-incanted", rule: "HLAS-113" };
  return realm.scribed.length < levelOf(realm).scribed ? null : { why: "scribe-limit", rule: "HLAS-114" };
}

const scribe = (card: SpellId): Scribe => ({ kind: "scribe", card });
const cardsOf = (s: Hlas, seat: Seat): SpellId[] => differentCards(realmOf(s, seat).library);

const { procedure, ask } = steps<ResearchFrame>();

export const research = procedure("research", {
  choose: ask<Scribe | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [
      discover,
      ...allow(cardsOf(s, frame.seat), scribe, card => whyNotScribed(s, frame.seat, card)),
      skip,
    ],
    refused: (s, { seat }) => refuse(cardsOf(s, seat), scribe, card => whyNotScribed(s, seat, card)),
    take: (s, frame, choice, flow) => {
      const { seat } = frame;
      if (choice.kind === "discover") {
        flow.call("draw", { seat, count: discoverCards(s, seat, DISCOVER_CARDS), cause: "discover" });
      } else if (choice.kind === "scribe") {
        const realm = realmOf(s, seat);
        realm.library.splice(realm.library.indexOf(choice.card), 1);
        realm.scribed.push(choice.card);
        realm.turned.push(READY);
        flow.emit({ type: "spellScribed", seat, card: choice.card });
      } else passAction(s, frame, "research", flow);
    },
  }),
});
