// How long each event is seen, and what it is about. A new event does not compile without a decision here.
import type { Animations, Motion } from "#web/kit/board.ts";
import type { XiditEvent } from "../events.ts";
import type { XiditView } from "../view/view.ts";

const motion = (kind: Motion["kind"], ms: number, ...refs: string[]): Motion => ({ kind, ms, refs });

/** The motion of every event. */
export const animate: Animations<XiditView, XiditEvent> = {
  gameStarted: null,
  idrakisPlaced: ({ city }) => motion("appear", 600, `city:${city}`),
  yearStarted: () => motion("scene", 1300),
  plansRevealed: () => motion("flip", 1500),
  moved: ({ seat, to }) => motion("move", 620, `seat:${seat}`, `city:${to}`),
  waited: ({ seat }) => motion("pulse", 260, `seat:${seat}`),
  orderLost: ({ seat, city }) => motion("pulse", 900, `seat:${seat}`, `city:${city}`),
  recruited: ({ seat, city }) => motion("move", 760, `seat:${seat}`, `city:${city}`),
  unitsPaid: ({ seat, city }) => motion("vanish", 760, `seat:${seat}`, `city:${city}`),
  rewardsChosen: ({ seat, city }) => motion("appear", 700, `seat:${seat}`, `city:${city}`),
  sovereignsGained: ({ seat }) => motion("count", 620, `seat:${seat}`),
  bardPlaced: ({ region }) => motion("move", 520, `region:${region}`),
  bardsLost: () => motion("vanish", 400),
  floorsBuilt: ({ city }) => motion("appear", 700, `city:${city}`),
  floorKept: ({ seat }) => motion("appear", 500, `seat:${seat}`),
  floorLost: ({ seat }) => motion("vanish", 500, `seat:${seat}`),
  virtualAdvanced: ({ evaluation }) => motion("count", 600, `evaluation:${evaluation}`),
  threatEliminated: ({ city }) => motion("vanish", 700, `city:${city}`),
  titanSlain: ({ titan }) => motion("vanish", 900, `titan:${titan}`),
  tokenDiscarded: ({ city }) => motion("vanish", 380, `city:${city}`),
  tokenPlaced: ({ city }) => motion("appear", 640, `city:${city}`),
  nextDrawn: () => motion("flip", 320),
  pileTurned: () => motion("flip", 420),
  titansAwoke: ({ titans }) => (titans.length > 0 ? motion("scene", 2000, ...titans.map(id => `titan:${id}`)) : null),
  reinforcementsArrived: () => motion("flip", 700),
  censusHeld: () => motion("scene", 1300),
  censusRevealed: () => motion("scene", 3000),
  evaluated: () => motion("scene", 4500),
  gameEnded: () => motion("scene", 600),
};
