// How good a world is for a seat: named features with weights.
import type { BotHints } from "#kernel/game.ts";
import { frameOf, type Seat } from "#kernel/procedure.ts";
import { cardOf } from "../content/cards.ts";
import type { RoundFrame } from "../frames.ts";
import { sparkOf, strengthOf } from "../rules/queries.ts";
import type { Beacons } from "../state.ts";

const weights = { lead: 10, beaconAhead: 8, strengthInHand: 1, sparksInHand: 1 };

const bestOfOthers = (values: readonly number[], seat: Seat): number =>
  Math.max(...values.filter((_, other) => other !== seat));

/** What the beacon is worth to a seat that is ahead for it after the cards were revealed. */
export function beaconAhead(s: Beacons, seat: Seat): number {
  const round = frameOf<RoundFrame>(s, "round");
  if (!round || round.committed.length === 0 || round.winner !== null) return 0;
  const strengths = round.committed.map((_, each) => strengthOf(round, each));
  return strengths[seat]! > bestOfOthers(strengths, seat) ? s.worth : 0;
}

/** The lead over the best other seat, the beacon in reach, and what the hand still holds. */
export const bot: BotHints<Beacons> = {
  evaluate(s, seat) {
    const hand = s.hands[seat]!;
    return (
      weights.lead * (s.light[seat]! - bestOfOthers(s.light, seat)) +
      weights.beaconAhead * beaconAhead(s, seat) +
      weights.strengthInHand * hand.reduce((sum, card) => sum + cardOf(card).strength, 0) +
      weights.sparksInHand * hand.reduce((sum, card) => sum + sparkOf(card), 0)
    );
  },
};
