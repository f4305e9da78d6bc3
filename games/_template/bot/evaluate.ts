// How good a world is for a seat: named features with weights.
import type { BotHints } from "#kernel/game.ts";
import type { Choice, Seat } from "#kernel/procedure.ts";
import { cardOf } from "../content/cards.ts";
import { sparkOf } from "../rules/queries.ts";
import type { Beacons } from "../state.ts";

const weights = { lead: 10, strengthInHand: 1, sparksInHand: 1 };

/** The lead over the best other seat, and what the hand still holds. */
export const bot: BotHints<Beacons> = {
  evaluate(s, seat) {
    const best = Math.max(...s.light.filter((_, other) => other !== seat));
    const hand = s.hands[seat] ?? [];
    return (
      weights.lead * (s.light[seat]! - best) +
      weights.strengthInHand * hand.reduce((sum, card) => sum + cardOf(card).strength, 0) +
      weights.sparksInHand * hand.reduce((sum, card) => sum + sparkOf(card), 0)
    );
  },
};

/** What is done for a seat whose time ran out: it passes when it can, else takes the first option. */
export function fallback(_s: Beacons, _seat: Seat, options: readonly Choice[]): Choice {
  return options.find(option => option.kind === "pass") ?? options[0]!;
}
