// A season (RUN-091 to RUN-119): the season card, the season's own effect, Orders chosen together and resolved in order.

import type { Seat } from "#kernel/procedure.ts";
import type { PickOrder } from "../choices.ts";
import { unitsInCount } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { SEASONS_PER_YEAR } from "../content/numbers.ts";
import { orderNumbers } from "../content/orders.ts";
import { seasonCardOf } from "../content/seasons.ts";
import { titleCards } from "../content/titles.ts";
import type { RuneFlow, SeasonFrame } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { standHero } from "./hurting.ts";
import { actsBefore, playerOf, playOrder, seatsIn } from "./queries.ts";
import { orderRefusals } from "./refusals.ts";
import { runEffects } from "./run-effects.ts";
import { steps } from "./steps.ts";
import { supremeOf } from "./supremacy.ts";

/** RUN-111, RUN-112: Orders a seat may choose; a prohibition that leaves none is ignored. */
export function ordersFor(s: Runewars, seat: Seat): number[] {
  const { used, barred } = playerOf(s, seat);
  const hand = orderNumbers.filter(order => !used.includes(order));
  const allowed = hand.filter(order => !barred.includes(order));
  return allowed.length > 0 ? allowed : hand;
}

/** RUN-096, RUN-100: whose Order is next; ties are looked at now. */
function nextSeat(s: Runewars): Seat {
  let next: Seat = NONE;
  for (const seat of seatsIn(s)) {
    if (playerOf(s, seat).active > 0 && (next === NONE || actsBefore(s, seat, next))) next = seat;
  }
  return next;
}

/** RUN-102: tokens and Orders come back, every routed figure stands up. */
function spring(s: Runewars, flow: RuneFlow): void {
  s.activated.fill(0);
  for (const player of s.players) {
    player.used = [];
    player.hasSlain = false;
  }
  for (let i = 0; i < s.army.length; i++) s.army[i] = unitsInCount(s.army[i]!);
  flow.emit({ type: "springCame" });
  for (const hero of s.heroes) standHero(hero, flow);
}

/** RUN-398, RUN-467: titles that profit when a Wizards' Council card is drawn. */
function callCouncil(s: Runewars, flow: RuneFlow): void {
  for (const [i, title] of titleCards.entries()) {
    const index = title.effects.findIndex(op => op.op === "onWizardsCouncil");
    const seat = s.titleHolder[i]!;
    if (index >= 0 && seat !== NONE) runEffects(`title:${title.id}.${index}.effects`, { seat }, flow);
  }
}

const { procedure, auto, askTogether } = steps<SeasonFrame>();

export const season = procedure("season", {
  // RUN-094, RUN-400 Cards drawn last season may be played now; a Victory card on the deck is turned up first.
  open: auto((s, _frame, { emit, call }) => {
    s.phase = "card";
    for (const player of s.players) {
      player.tactics.push(...player.fresh.splice(0));
      player.barred = [];
    }
    emit({ type: "seasonStarted", year: s.year, season: s.season });
    const seat = s.players.findIndex(player => player.claim === s.season);
    if (seat >= 0) call("claimCheck", { seat });
  }),
  // RUN-093, RUN-095 The card's primary effect.
  revealCard: auto((s, _frame, flow) => {
    const card = s.seasonDecks[s.season]!.pop();
    if (card === undefined) return;
    s.seasonDiscard.push(card);
    const { wizardsCouncil } = seasonCardOf(card);
    flow.emit({ type: "seasonCardRevealed", card, wizardsCouncil });
    if (wizardsCouncil) callCouncil(s, flow);
    runEffects(`season:${card}`, { seat: s.first }, flow);
  }),
  // RUN-097, RUN-102 to RUN-109 The season's own effect.
  secondary: auto((s, _frame, flow) => {
    const order = playOrder(s);
    if (s.season === 0) spring(s, flow);
    else if (s.season === 1) flow.call("questPhase", { order, turn: 0, acted: [] });
    else if (s.season === 2) flow.call("fall", { order, turn: 0 });
    else flow.call("winter", { order, turn: 0, areas: [] });
  }),
  beginOrders: auto(s => {
    s.phase = "orders";
  }),
  // RUN-110, RUN-111 Everybody chooses an Order in secret.
  chooseOrders: askTogether<PickOrder>({
    seats: s => seatsIn(s),
    options: (s, _frame, seat) => ordersFor(s, seat).map(order => ({ kind: "order", order })),
    refused: (s, _frame, seat) => orderRefusals(s, seat, ordersFor(s, seat)),
    args: (s, _frame, seat) => ({ supreme: supremeOf(s, seat, ordersFor(s, seat)) }),
    take: (s, frame, chosen, { emit }) => {
      s.phase = "turns";
      for (const [seat, choice] of chosen.entries()) {
        if (!choice) continue;
        const player = playerOf(s, seat);
        player.active = choice.order;
        player.lastOrder = choice.order;
        player.used.push(choice.order);
      }
      // RUN-100 By one reading influence at the reveal decides between tied Orders.
      if (s.rulings.tiedOrders === "revealed") frame.order = playOrder(s);
      emit({ type: "ordersRevealed", orders: chosen.map(choice => choice?.order ?? 0) });
    },
  }),
  // RUN-113 From the lowest number up.
  resolveOrders: auto((s, { order }, { call, repeat }) => {
    const seat = order ? (order.find(each => playerOf(s, each).active > 0) ?? NONE) : nextSeat(s);
    if (seat === NONE) return;
    call("turn", { seat, order: playerOf(s, seat).active, hasFought: false, resource: "" });
    repeat();
  }),
  // RUN-471 What lasts for a season ends here.
  close: auto(s => {
    s.truce = false;
    s.shielded = [];
    s.winterBonus = 0;
    s.isFrozen = false;
    s.season = (s.season + 1) % SEASONS_PER_YEAR;
    if (s.season === 0) s.year++;
  }),
});
