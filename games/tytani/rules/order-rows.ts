// The Order cards on the table: the pool, the row above it, and what happens when the pool runs low. A slot is a column of
// both rows (TYT-055).
import { NONE } from "../content/marks.ts";
import { poolSizes } from "../content/numbers.ts";
import type { OrderId } from "../content/orders.ts";
import type { TytaniFlow } from "../frames.ts";
import { ordersFor } from "../setup.ts";
import type { Power, Tytani } from "../state.ts";
import { nationsIn } from "./queries.ts";

type Row = (OrderId | "")[];

const cardsIn = (row: Row): OrderId[] => row.filter(card => card !== "");

/** TYT-060: how many cards are left in the pool, which is not refilled. */
export function poolCount(s: Tytani): number {
  let count = 0;
  for (const card of s.pool) if (card !== "") count++;
  return count;
}

/** TYT-067: with two Nations the last row is dealt with three open cards, the fourth stays face down. */
function dealRow(s: Tytani): Row {
  const size = poolSizes[nationsIn(s)]!;
  const isLastOfTwo = nationsIn(s) === 2 && s.orderDeck.length === size;
  const row: Row = [];
  for (let slot = 0; slot < size; slot++) row.push(isLastOfTwo && slot === size - 1 ? "" : s.orderDeck.pop()!);
  if (isLastOfTwo) s.hiddenOrder = s.orderDeck.pop()!;
  return row;
}

/** How many more cards of this pool will be taken (TYT-061, TYT-320); `isTaking`: the Active Player's is one of them. */
function turnsLeft(s: Tytani, isTaking: boolean): number {
  if (!s.isLastPool || nationsIn(s) > 2) return poolCount(s) - 1;
  if (poolCount(s) === 0) return 0;
  const last = s.hiddenOrder === "" ? 1 : 2;
  return isTaking || s.phase !== "orders" ? last : last - 1;
}

/** TYT-056: the powers that take the remaining cards of the pool, in order. */
export function takersOf(s: Tytani): Power[] {
  if (s.active === NONE) return [];
  const isTaking = s.phase === "orders" && s.orderInUse === "";
  const from = s.order.indexOf(s.active) + (isTaking ? 0 : 1);
  const takers: Power[] = [];
  for (let i = turnsLeft(s, isTaking); i > 0; i--) takers.push(s.order[(from + takers.length) % s.order.length]!);
  return takers;
}

/** TYT-190, TYT-234: all Order cards in play become the deck again. */
export function gatherOrders(s: Tytani, flow: TytaniFlow): void {
  s.orderDeck = flow.shuffle(ordersFor(nationsIn(s), s.isAdvanced));
  s.orderDiscard = [];
  s.pool = [];
  s.upcoming = [];
  s.isLastPool = false;
  flow.emit({ type: "ordersShuffled", count: s.orderDeck.length });
}

/** TYT-054, TYT-058, TYT-065, TYT-066: the pool and the row above it. */
export function dealOrders(s: Tytani, flow: TytaniFlow): void {
  s.pool = dealRow(s);
  flow.emit({ type: "ordersDealt", row: "pool", orders: cardsIn(s.pool) });
  s.upcoming = dealRow(s);
  flow.emit({ type: "ordersDealt", row: "upcoming", orders: cardsIn(s.upcoming) });
}

function discardRow(s: Tytani, row: Row, flow: TytaniFlow): void {
  const cards = cardsIn(row);
  if (cards.length === 0) return;
  s.orderDiscard.push(...cards);
  row.fill("");
  flow.emit({ type: "ordersDiscarded", orders: cards });
}

/** TYT-231, TYT-233, TYT-338: in the Advanced Game the discards lie above the last pool, so that swaps stay possible. */
function dealAboveLast(s: Tytani, flow: TytaniFlow): void {
  if (!s.isAdvanced) return;
  s.orderDeck = flow.shuffle(s.orderDiscard);
  s.orderDiscard = [];
  flow.emit({ type: "ordersShuffled", count: s.orderDeck.length });
  s.upcoming = s.pool.map(card => (card === "" ? "" : (s.orderDeck.pop() ?? "")));
  flow.emit({ type: "ordersDealt", row: "upcoming", orders: cardsIn(s.upcoming) });
}

/** TYT-068, TYT-320, TYT-232: the fourth card of two Nations joins the last pool in its last slot. */
function revealHidden(s: Tytani, flow: TytaniFlow): void {
  const slot = s.pool.length - 1;
  const order = s.hiddenOrder;
  if (order === "") return;
  s.pool[slot] = order;
  s.hiddenOrder = "";
  flow.emit({ type: "orderRevealed", order, slot });
  const above = s.isAdvanced ? s.orderDeck.pop() : undefined;
  if (above === undefined) return;
  s.upcoming[slot] = above;
  flow.emit({ type: "ordersDealt", row: "upcoming", orders: [above] });
}

/** TYT-061, TYT-062: the row above comes down, and another one is dealt. */
function moveDown(s: Tytani, flow: TytaniFlow): void {
  s.pool = s.upcoming;
  s.upcoming = s.pool.map(() => "");
  s.isLastPool = s.orderDeck.length === 0;
  flow.emit({ type: "ordersMovedDown", orders: cardsIn(s.pool) });
  if (s.isLastPool) {
    dealAboveLast(s, flow);
    return;
  }
  s.upcoming = dealRow(s);
  flow.emit({ type: "ordersDealt", row: "upcoming", orders: cardsIn(s.upcoming) });
}

/** TYT-063: what happens to the Order cards right after Phase A. An empty pool ends the round with this turn (TYT-069). */
export function tidyOrders(s: Tytani, flow: TytaniFlow): void {
  const isLastOfTwo = s.isLastPool && nationsIn(s) === 2;
  if (isLastOfTwo && s.hiddenOrder !== "") {
    revealHidden(s, flow);
    return;
  }
  if (!isLastOfTwo && poolCount(s) > 1) return;
  discardRow(s, s.pool, flow);
  if (!s.isLastPool) {
    moveDown(s, flow);
    return;
  }
  discardRow(s, s.upcoming, flow);
}
