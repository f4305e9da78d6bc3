// The picture after each event, while events are being played. It only moves what everybody saw moving; when the last
// event has been played the true view takes its place. What lies on the map is in staging-map.ts, cards are here.
import { poolSizes, SUPPORT_POOL } from "../content/numbers.ts";
import type { OrderId } from "../content/orders.ts";
import type { SupportId } from "../content/support.ts";
import { usableOf } from "../content/usables.ts";
import type { TytaniEvent } from "../events.ts";
import { boardOf } from "../map/board.ts";
import type { TytaniView } from "../view/view.ts";
import { type Staged, type Stagings, withPower } from "./staged.ts";
import { mapStagings } from "./staging-map.ts";

function without<T>(list: readonly T[], item: T): T[] {
  const at = list.lastIndexOf(item);
  return list.filter((_, i) => i !== at);
}

function dropped(view: Staged, who: number | string, cards: readonly SupportId[]): Staged {
  const next = withPower(view, who, own => ({
    hand: own.hand?.filter(card => !cards.includes(card)) ?? null,
    handSize: own.handSize - cards.length,
  }));
  return { ...next, supportDiscard: [...view.supportDiscard, ...cards], gap: undefined };
}

/** The deck after so many cards left it. */
function drawnFrom(view: Staged, count: number): Pick<Staged, "supportLeft" | "carried"> {
  return { supportLeft: Math.max(0, view.supportLeft - count + (view.carried ?? 0)), carried: 0 };
}

/** Open cards: one fills the gap of the card that was taken, some a pool that ran short; more are a new pool. */
function revealed(view: Staged, cards: readonly SupportId[]): Staged {
  const deck = drawnFrom(view, cards.length);
  if (view.gap !== undefined && cards.length === 1) {
    const pool = [...view.supportPool];
    pool.splice(view.gap, 0, cards[0]!);
    return { ...view, ...deck, supportPool: pool };
  }
  if (view.supportPool.length + cards.length <= SUPPORT_POOL)
    return { ...view, ...deck, supportPool: [...view.supportPool, ...cards] };
  const supportDiscard = [...view.supportDiscard, ...view.supportPool];
  return { ...view, ...deck, supportPool: cards, supportDiscard };
}

type Row = readonly (OrderId | "")[];

/** A dealt row: over the cards of the pool, one in each slot. */
function rowOver(pool: Row, orders: readonly OrderId[]): (OrderId | "")[] {
  const rest = [...orders];
  return pool.map(card => (card === "" ? "" : (rest.shift() ?? "")));
}

function dealt(view: Staged, row: "pool" | "upcoming", orders: readonly OrderId[]): Staged {
  const { nations } = boardOf(view).scenario;
  const size = poolSizes[nations]!;
  const ordersLeft = Math.max(0, view.ordersLeft - orders.length);
  if (row === "pool") return { ...view, ordersLeft, pool: [...orders], upcoming: orders.map(() => "" as const) };
  if (orders.length === 1 && view.upcoming.some(card => card !== "")) {
    return { ...view, ordersLeft, upcoming: [...view.upcoming.slice(0, size - 1), orders[0]!] };
  }
  const isHidden = nations === 2 && !view.isLastPool && orders.length === size - 1;
  return {
    ...view,
    upcoming: rowOver(view.pool, orders),
    ordersLeft: isHidden ? Math.max(0, ordersLeft - 1) : ordersLeft,
    hasHiddenOrder: view.hasHiddenOrder || isHidden,
  };
}

const emptied = (row: Row, orders: readonly OrderId[]): Row =>
  row.map(card => (card !== "" && orders.includes(card) ? "" : card));

function shuffled(view: Staged, count: number): Staged {
  const isNewRound = view.phase === "round-end" || view.phase === "setup";
  const cleared = { ...view, ordersLeft: count, orderDiscard: [] };
  return isNewRound ? { ...cleared, pool: [], upcoming: [], isLastPool: false } : cleared;
}

const cardStagings: Stagings = {
  supportDrawn: (view, { who, count, cards }) => ({
    ...withPower(view, who, own => ({
      hand: own.hand && cards ? [...own.hand, ...cards] : own.hand,
      handSize: own.handSize + count,
    })),
    ...drawnFrom(view, count),
  }),
  supportTaken: (view, { who, card }) => ({
    ...withPower(view, who, own => ({ hand: own.hand && [...own.hand, card], handSize: own.handSize + 1 })),
    supportPool: without(view.supportPool, card),
    gap: view.supportPool.indexOf(card),
  }),
  supportDiscarded: (view, { who, card }) => dropped(view, who, [card]),
  supportPlayed: (view, { who, cards }) => dropped(view, who, cards),
  supportStolen: (view, { who, from, card }) => {
    const robbed = withPower(view, from, own => ({
      hand: own.hand && card ? without(own.hand, card) : own.hand,
      handSize: own.handSize - 1,
    }));
    return withPower(robbed, who, own => ({
      hand: own.hand && card ? [...own.hand, card] : own.hand,
      handSize: own.handSize + 1,
    }));
  },
  supportRevealed: (view, { cards }) => ({ ...revealed(view, cards), gap: undefined }),
  supportShuffled: (view, { count }) => ({
    ...view,
    supportLeft: count,
    carried: view.supportLeft,
    supportDiscard: [],
  }),
  nationCardBought: (view, { who, card }) =>
    withPower(view, who, own => ({
      cards: [...own.cards, card],
      deckSize: own.deckSize - 1,
      deckTop: own.deckTop.filter(each => each !== card),
    })),
  missionKept: (view, { who, mission }) => ({
    ...withPower(view, who, own => ({
      missions: own.missions && mission ? [...own.missions, mission] : own.missions,
      missionCount: own.missionCount + 1,
    })),
    pack: view.pack.filter(each => each !== mission),
  }),
  missionsPassed: view => ({ ...view, pack: [] }),
  missionClaimed: (view, { who, mission }) => ({
    ...withPower(view, who, own => ({
      missions: own.missions?.filter(each => each !== mission) ?? null,
      missionCount: own.missionCount - 1,
    })),
    missionDiscard: [...view.missionDiscard, mission],
  }),
  ordersDealt: (view, { row, orders }) => dealt(view, row, orders),
  ordersMovedDown: view => ({
    ...view,
    pool: view.upcoming,
    upcoming: view.upcoming.map(() => "" as const),
    isLastPool: view.ordersLeft === 0,
  }),
  ordersDiscarded: (view, { orders }) => ({
    ...view,
    pool: emptied(view.pool, orders),
    upcoming: emptied(view.upcoming, orders),
    orderDiscard: [...view.orderDiscard, ...orders],
  }),
  ordersShuffled: (view, { count }) => shuffled(view, count),
  orderRevealed: (view, { order, slot }) => ({
    ...view,
    pool: view.pool.map((card, i) => (i === slot ? order : card)),
    hasHiddenOrder: false,
  }),
  ordersSwapped: (view, { who, slot, inTo, out, energy }) => ({
    ...withPower(view, who, own => ({ energy: own.energy - energy })),
    pool: view.pool.map((card, i) => (i === slot ? inTo : card)),
    upcoming: view.upcoming.map((card, i) => (i === slot ? out : card)),
  }),
  orderTaken: (view, { order }) => ({ ...view, pool: emptied(view.pool, [order]), orderInUse: order }),
  orderUsed: (view, { order }) => ({
    ...view,
    orderInUse: "",
    orderDiscard: [...view.orderDiscard, order],
    phase: "battles",
  }),
  energyGained: (view, { who, total }) => withPower(view, who, () => ({ energy: total })),
  energySpent: (view, { who, total }) => withPower(view, who, () => ({ energy: total })),
  usableUsed: (view, { who, id, isRotated }) => {
    if (usableOf(id).frequency === "turn") return { ...view, used: [...view.used, id] };
    if (!isRotated) return view;
    return withPower(view, who, own => ({ rotated: [...own.rotated, ...own.cards.filter(card => card === id)] }));
  },
  cardsReadied: view => ({ ...view, powers: view.powers.map(own => ({ ...own, rotated: [] })) }),
  soloCardFlipped: (view, { who, card }) => withPower(view, who, () => ({ soloCard: card })),
};

const stagings: Stagings = { ...cardStagings, ...mapStagings };

/** The picture after an event. */
export function stage(view: TytaniView, event: TytaniEvent): TytaniView {
  const change = stagings[event.type] as ((view: Staged, event: TytaniEvent) => Staged) | undefined;
  return change ? change(view, event) : view;
}
