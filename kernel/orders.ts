// Orders: answers a person gives in advance, made of the game's own questions. The host keeps them and answers for their
// seat; this file says which answer, and when an order is over.
import type { AnyGame } from "./game.ts";
import { equal, type Json } from "./json.ts";
import { type Question, questionOf } from "./look.ts";
import { passed } from "./passing.ts";
import type { Choice, GameEvent, Seat, State } from "./procedure.ts";
import { runnerOf } from "./run.ts";

/** When an order ends: with its first use, when its seat is attacked, with the round, or only when it is taken back. */
export type OrderEnd = "used" | "attacked" | "round" | "withdrawn";

/** The question an order answers, as it was asked when the order was given. */
export type OrderedQuestion = Pick<Question, "proc" | "step"> & {
  readonly args: Json;
  /** It answers that question only, with these numbers and ids: an attack on this place, not on others. */
  readonly isExact?: boolean | undefined;
};

/** An answer given in advance. */
export interface Order {
  readonly id: string;
  readonly seat: Seat;
  /** Null: to let things be in every window. */
  readonly answer: { readonly question: OrderedQuestion; readonly choice: Choice } | null;
  readonly until: OrderEnd;
}

/** What came of an order, for its owner to read. */
export interface OrderNews {
  readonly order: Order;
  /** It has answered; it is over, because its choice was not legal any more, the seat was attacked, or the round ended. */
  readonly what: "used" | "stale" | "attacked" | "round";
}

/** What a person has ordered at a table. */
export interface Orders {
  /**
   * Whether windows in which nothing can be done pass by themselves. Others may guess it from the time, so that is only for
   * those who want it; null: where nobody else plays.
   */
  readonly skipsIdle: boolean | null;
  /** Everything is asked; orders rest. */
  readonly holds: boolean;
  readonly list: readonly Order[];
  /** The latest last. */
  readonly news: readonly OrderNews[];
}

export const noOrders: Orders = { skipsIdle: null, holds: false, list: [], news: [] };

/** What a person has ordered, as their own page shows it. */
export interface OwnOrders extends Orders {
  readonly skipsIdle: boolean;
  /** The ends that orders can have in this game. */
  readonly ends: readonly OrderEnd[];
}

/** What a person has ordered, as their own page shows it. */
export function ownOrders(game: AnyGame | null, orders: Orders, isAlone: boolean): OwnOrders {
  const moments = game?.moments;
  const ends: OrderEnd[] = ["withdrawn", "used"];
  if (moments) ends.push("round");
  if (moments?.attack) ends.push("attacked");
  return { ...orders, skipsIdle: orders.skipsIdle ?? isAlone, ends };
}

/** What a person changes of their orders; what is left out stays. */
export interface OrderChange {
  readonly skipsIdle?: boolean | undefined;
  readonly holds?: boolean | undefined;
  readonly give?: Omit<Order, "id"> | undefined;
  /** The id of an order that is to end. */
  readonly withdraw?: string | undefined;
}

/** Orders that one person may have at one table. */
export const MOST_ORDERS = 30;

/** Orders after their owner has changed them: a new one takes the place of an earlier one for the same question. */
export function ordersChanged(
  orders: Orders,
  { skipsIdle, holds, give, withdraw }: OrderChange,
  newId: string,
): Orders {
  const stay = orders.list.filter(order => order.id !== withdraw && !(give && isSameQuestion(order, give)));
  return {
    ...orders,
    skipsIdle: skipsIdle ?? orders.skipsIdle,
    holds: holds ?? orders.holds,
    list: give ? [...stay, { id: newId, ...give }] : stay,
  };
}

function isSameQuestion(order: Omit<Order, "id">, { seat, answer }: Omit<Order, "id">): boolean {
  const [here, there] = [order.answer?.question, answer?.question];
  const isSameStep = order.seat === seat && here?.proc === there?.proc && here?.step === there?.step;
  if (!isSameStep || (here?.isExact ?? false) !== (there?.isExact ?? false)) return false;
  return !here?.isExact || equal(here.args, there?.args);
}

/** Whether the game asks one seat at a time now: simultaneous answers can be changed until the last one is in. */
export function takesOrders(state: State): boolean {
  return state.stack.length > 0 && state.answers.length === 0;
}

function isFor(order: Order, { seat, proc, step, args }: Question): boolean {
  const known = order.answer?.question;
  if (order.seat !== seat || known?.proc !== proc || known.step !== step) return false;
  return !known.isExact || equal(known.args, args);
}

/** What the host does about a seat's question. */
export type Ordered =
  /** Answers it, by this order or (null) because nothing else can be done. */
  | { readonly kind: "answer"; readonly choice: Choice; readonly order: Order | null }
  /** Drops an order whose choice is not legal any more, and looks again. */
  | { readonly kind: "stale"; readonly order: Order };

/** Whether a seat's orders may have something to say to its question: cheap, before anything is listed. */
export function mayBeOrdered(game: AnyGame, state: State, seat: Seat, { skipsIdle, holds, list }: OwnOrders): boolean {
  if (holds || !takesOrders(state) || !state.open.includes(seat)) return false;
  return list.some(order => order.seat === seat) || (skipsIdle && runnerOf(game).passing(state) !== null);
}

/** What the host does about the question of a seat; null: the seat answers it itself. */
export function orderedAt(game: AnyGame, state: State, seat: Seat, orders: OwnOrders): Ordered | null {
  if (!mayBeOrdered(game, state, seat, orders)) return null;
  const question = questionOf(game, state, seat);
  if (!question) return null;
  const own = orders.list.filter(order => order.seat === seat);
  const fitting = own.filter(order => isFor(order, question));
  const named = fitting.findLast(({ answer }) => answer?.question.isExact) ?? fitting.at(-1);
  if (named?.answer) {
    const choice = question.options.find(option => equal(option, named.answer?.choice));
    return choice ? { kind: "answer", choice, order: named } : { kind: "stale", order: named };
  }
  const passing = passed(question, orders);
  return passing && { kind: "answer", ...passing };
}

/** News kept for their owner. */
const NEWS = 20;

const told = (orders: Orders, news: readonly OrderNews[], list: readonly Order[]): Orders => ({
  ...orders,
  list,
  news: [...orders.news, ...news].slice(-NEWS),
});

/** The orders after one of them was used or dropped. */
export function ordersAfter(orders: Orders, { order, what }: OrderNews): Orders {
  const isOver = what !== "used" || order.until === "used";
  return told(orders, [{ order, what }], isOver ? orders.list.filter(({ id }) => id !== order.id) : orders.list);
}

/** The orders after something happened, as their seats saw it; the same object if nothing changed. */
export function ordersSince(game: AnyGame, orders: Orders, events: readonly GameEvent[]): Orders {
  const ended = orders.list.flatMap((order): OrderNews[] => {
    const seen = events.flatMap(event => game.viewEvent(event, order.seat) ?? []) as GameEvent[];
    const what = endIn(game, seen, order);
    return what ? [{ order, what }] : [];
  });
  if (ended.length === 0) return orders;
  const over = new Set(ended.map(({ order }) => order.id));
  return told(
    orders,
    ended,
    orders.list.filter(({ id }) => !over.has(id)),
  );
}

function endIn(
  { moments }: AnyGame,
  events: readonly GameEvent[],
  { seat, until }: Order,
): "attacked" | "round" | null {
  if (!moments) return null;
  if (until === "round") return events.some(({ type }) => type === moments.round) ? "round" : null;
  const { attack } = moments;
  if (until !== "attacked" || !attack) return null;
  const isHit = events.some(event => event.type === attack.event && Reflect.get(event, attack.seat) === seat);
  return isHit ? "attacked" : null;
}
