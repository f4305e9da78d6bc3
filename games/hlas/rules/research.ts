// Discover / Scribe (HLAS-109 to HLAS-120).
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { discover, type Plain, type Scribe, skip } from "../choices.ts";
import { READY } from "../content/marks.ts";
import { DISCOVER_CARDS } from "../content/numbers.ts";
import { spells } from "../content/spells.ts";
import type { ResearchFrame } from "../frames/actions.ts";
import type { Hlas } from "../state.ts";
import { differentCards } from "./draw.ts";
import { discoverCards } from "./modifiers.ts";
import { passAction } from "./passing.ts";
import { levelOf, realmOf } from "./queries.ts";
import { steps } from "./steps.ts";

/** HLAS-112 to HLAS-114: Incanted spells, while a Scribed slot is free. */
function scribes(s: Hlas, seat: Seat): Scribe[] {
  const realm = realmOf(s, seat);
  if (realm.scribed.length >= levelOf(realm).scribed) return [];
  return differentCards(realm.library)
    .filter(card => spells[card].type === "incanted")
    .map(card => ({ kind: "scribe", card }));
}

function refusals(s: Hlas, { seat }: ResearchFrame): Refusal[] {
  const realm = realmOf(s, seat);
  const isFull = realm.scribed.length >= levelOf(realm).scribed;
  return differentCards(realm.library).flatMap((card): Refusal[] => {
    const choice: Scribe = { kind: "scribe", card };
    if (spells[card].type !== "incanted") return [{ choice, why: "not-incanted", rule: "HLAS-113" }];
    return isFull ? [{ choice, why: "scribe-limit", rule: "HLAS-114" }] : [];
  });
}

const { procedure, ask } = steps<ResearchFrame>();

export const research = procedure("research", {
  choose: ask<Scribe | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [discover, ...scribes(s, frame.seat), skip],
    refused: refusals,
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
