// The figures from which the worth of a world is learned: light, the beacon in reach, and of hands their size, but of the
// viewer's own also what it holds.
import type { Features } from "#kernel/network.ts";
import { cardOf } from "../content/cards.ts";
import { sparkOf } from "../rules/queries.ts";
import type { Beacons } from "../state.ts";
import { beaconAhead } from "./evaluate.ts";

const names = ["light", "beaconAhead", "handSize", "ownStrength", "ownSparks"];

/** What a seat may know of a world, in figures. */
export const features: Features<Beacons> = {
  names,
  fill(s, viewer, rows) {
    for (let seat = 0; seat < s.seats; seat++) {
      const hand = s.hands[seat]!;
      const own = seat === viewer ? hand : [];
      const figures = [
        s.light[seat]!,
        beaconAhead(s, seat),
        hand.length,
        own.reduce((sum, card) => sum + cardOf(card).strength, 0),
        own.reduce((sum, card) => sum + sparkOf(card), 0),
      ];
      rows.set(figures, seat * names.length);
    }
    return 1 / (1 + Math.max(...s.light));
  },
};
