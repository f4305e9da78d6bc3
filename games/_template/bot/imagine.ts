// Fills in what a viewer cannot know: the hands of others and the order of the deck.
import type { Chance } from "#kernel/chance.ts";
import type { Viewer } from "#kernel/game.ts";
import type { Beacons } from "../state.ts";

/** Deals the unknown cards again. They are sorted first: their true places must not shine through. */
export function imagine(s: Beacons, viewer: Viewer, chance: Chance): void {
  const hidden = s.hands.filter((_, seat) => seat !== viewer);
  const unknown = chance.shuffle([...s.deck, ...hidden.flat()].sort());
  for (const hand of hidden) hand.splice(0, hand.length, ...unknown.splice(0, hand.length));
  s.deck = unknown;
}
