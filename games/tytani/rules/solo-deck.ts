// The deck of solo cards.
import type { TytaniFlow } from "../frames.ts";
import type { Power, Tytani } from "../state.ts";
import { powerOf, whoOf } from "./queries.ts";

/** TYT-251, TYT-253: an automa's old card is discarded, the next one lies face up. */
export function flipSoloCard(s: Tytani, power: Power, flow: TytaniFlow): void {
  const own = powerOf(s, power);
  if (own.soloCard !== "") s.soloDiscard.push(own.soloCard);
  if (s.soloDeck.length === 0) {
    s.soloDeck = flow.shuffle(s.soloDiscard);
    s.soloDiscard = [];
  }
  own.soloCard = s.soloDeck.pop()!;
  flow.emit({ type: "soloCardFlipped", who: whoOf(s, power), card: own.soloCard });
}
