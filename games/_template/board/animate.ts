// How long each event is seen, and what it is about. A new event does not compile without a decision here.
import type { Animations, Motion } from "#web/kit/board.ts";
import type { BeaconsEvent } from "../events.ts";
import type { BeaconsView } from "../view/view.ts";

const motion = (kind: Motion["kind"], ms: number, ...refs: string[]): Motion => ({ kind, ms, refs });

/** The motion of every event. */
export const animate: Animations<BeaconsView, BeaconsEvent> = {
  roundBegan: () => motion("appear", 700, "beacon"),
  cardsRevealed: () => motion("flip", 900),
  sparkPlayed: ({ seat }) => motion("pulse", 600, `seat:${seat}`),
  beaconWon: ({ seat }) => motion("count", 800, `seat:${seat}`, "beacon"),
  beaconStayedDark: () => motion("pulse", 800, "beacon"),
  cardsLaidAside: ({ seat }) => motion("vanish", 500, `seat:${seat}`),
  lightGained: ({ seat }) => motion("count", 500, `seat:${seat}`),
  lightDimmed: ({ seat }) => motion("count", 600, `seat:${seat}`),
  cardsDrawn: null,
  discardShuffled: null,
};
