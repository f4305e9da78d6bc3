// How each event moves, and for how long.
import type { Animations, Motion } from "#web/kit/board.ts";
import type { TytaniEvent } from "../events.ts";
import type { Who } from "../state.ts";
import type { TytaniView } from "../view/view.ts";
import { powerOf } from "./table.tsx";

const motion = (kind: Motion["kind"], ms: number, ...refs: string[]): Motion => ({ kind, ms, refs });
const at = (region: string): string => `region:${region}`;
const who = (seat: Who): string => `seat:${seat}`;
const card = (id: string): string => `card:${id}`;

/** Whether something concerns the viewer's own hand; what others do with theirs passes more quickly. */
const isOwn = (view: TytaniView, seat: Who): boolean => view.viewer === powerOf(view, seat);

/** The motion of every event. */
export const animate: Animations<TytaniView, TytaniEvent> = {
  gameSetUp: null,
  nationChosen: ({ who: seat }) => motion("pulse", 800, who(seat)),
  positionTaken: ({ who: seat, capital }) => motion("appear", 800, who(seat), at(capital)),
  armyPlaced: ({ who: seat, capital }) => motion("appear", 700, who(seat), at(capital)),
  unitsDeployed: ({ who: seat, at: to }) => motion("appear", 650, who(seat), at(to)),
  supportDrawn: ({ who: seat, cause }, view) =>
    cause === "setup" ? null : motion("appear", isOwn(view, seat) ? 450 : 250, who(seat)),
  supportTaken: ({ who: seat, card: id }) => motion("move", 600, who(seat), card(id)),
  supportDiscarded: ({ who: seat, card: id }) => motion("vanish", 420, who(seat), card(id)),
  supportStolen: ({ who: seat, from }) => motion("move", 700, who(seat), who(from)),
  supportRevealed: ({ cards }) => motion("flip", 320, ...cards.map(card)),
  supportShuffled: null,
  nationCardBought: ({ who: seat, card: id }) => motion("flip", 1300, who(seat), card(id)),
  nationCardRevealed: ({ who: seat, card: id }) => motion("flip", 700, who(seat), card(id)),
  nationCardsKept: null,
  missionKept: null,
  missionsPassed: () => motion("move", 350),
  missionsDrawn: ({ who: seat }) => motion("appear", 400, who(seat)),
  missionClaimed: ({ who: seat, mission }) => motion("scene", 1600, who(seat), `mission:${mission}`),
  missionsShuffled: null,
  roundStarted: () => motion("scene", 1400),
  ordersDealt: ({ orders }) => motion("flip", 420, ...orders.map(id => `order:${id}`)),
  ordersMovedDown: ({ orders }) => motion("move", 480, ...orders.map(id => `order:${id}`)),
  ordersDiscarded: ({ orders }) => motion("vanish", 320, ...orders.map(id => `order:${id}`)),
  ordersShuffled: null,
  orderRevealed: ({ order }) => motion("flip", 600, `order:${order}`),
  turnStarted: ({ who: seat }) => motion("pulse", 450, who(seat)),
  soloCardFlipped: ({ who: seat, card: id }) => motion("flip", 1300, who(seat), `solo:${id}`),
  ordersSwapped: ({ who: seat, inTo, out }) => motion("flip", 800, who(seat), `order:${inTo}`, `order:${out}`),
  orderTaken: ({ who: seat, order }) => motion("flip", 900, who(seat), `order:${order}`),
  actionStarted: ({ who: seat, action }) => motion("pulse", 200, who(seat), `action:${action}`),
  actionSkipped: ({ who: seat, action }) => motion("pulse", 200, who(seat), `action:${action}`),
  orderUsed: null,
  energyGained: ({ who: seat }) => motion("count", 500, who(seat)),
  energySpent: ({ who: seat }) => motion("count", 350, who(seat)),
  usableUsed: ({ who: seat, id }) => motion("flip", 1200, who(seat), card(id)),
  unitsMoved: ({ who: seat, from, to }) => motion("move", 750, who(seat), at(from), at(to)),
  attackDeclared: ({ who: seat, at: to }) => motion("move", 850, who(seat), at(to)),
  regionTaken: ({ who: seat, at: to }) => motion("pulse", 600, who(seat), at(to)),
  regionLeft: ({ at: from }) => motion("vanish", 400, at(from)),
  fortressBuilt: ({ at: to }) => motion("appear", 800, at(to)),
  fortressTaken: ({ at: to }) => motion("pulse", 500, at(to)),
  fortressDestroyed: ({ at: to }) => motion("vanish", 900, at(to)),
  capitalDestroyed: ({ at: to }) => motion("vanish", 1200, at(to)),
  capitalCaptured: ({ at: to }) => motion("pulse", 900, at(to)),
  capitalReturned: ({ at: to }) => motion("pulse", 900, at(to)),
  battleStarted: ({ at: to }) => motion("scene", 1200, at(to)),
  battleAvoided: ({ at: to }) => motion("pulse", 500, at(to)),
  diceRolled: ({ at: to }) => motion("scene", 1100, at(to)),
  stageStarted: ({ at: to }) => motion("scene", 500, at(to)),
  stageEnded: ({ at: to }) => motion("scene", 300, at(to)),
  supportPlayed: ({ who: seat, cards }) => motion("flip", 1000, who(seat), ...cards.map(card)),
  unitBrought: ({ who: seat, from, at: to }) => motion("move", 800, who(seat), at(from), at(to)),
  dieAdded: ({ who: seat }) => motion("scene", 800, who(seat)),
  diceChanged: ({ who: seat }) => motion("scene", 1000, who(seat)),
  strengthAdded: ({ who: seat }) => motion("count", 600, who(seat)),
  battleDecided: ({ at: to }) => motion("scene", 1900, at(to)),
  lossesChanged: ({ who: seat }) => motion("count", 500, who(seat)),
  unitLost: ({ who: seat, at: from }) => motion("vanish", 650, who(seat), at(from)),
  vpGained: ({ who: seat }) => motion("count", 650, who(seat)),
  titanRaised: ({ who: seat }) => motion("appear", 500, who(seat)),
  missionsDiscarded: null,
  reinforcementChosen: ({ who: seat }) => motion("pulse", 350, who(seat)),
  cardsReadied: () => motion("pulse", 300),
  roundEnded: () => motion("scene", 1000),
  gameEnded: () => motion("scene", 800),
};
