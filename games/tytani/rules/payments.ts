// Paying with Support cards, one at a time.
import type { Discard } from "../choices.ts";
import type { SupportId } from "../content/support.ts";

/** TYT-099: any card pays, whatever it needs. */
export function payments(hand: readonly SupportId[]): Discard[] {
  return hand.map(card => ({ kind: "discard", card }));
}
