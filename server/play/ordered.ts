// What people have ordered at a table, as the storage and their own pages know it. Nobody else ever learns of it.
import type { AnyGame } from "#kernel/game.ts";
import { noOrders, type Orders, type OwnOrders, ordersSince, ownOrders } from "#kernel/orders.ts";
import type { GameEvent, Seat } from "#kernel/procedure.ts";
import type { ServerMessage } from "#protocol/socket.ts";
import { ordersStatement } from "../store/places.ts";
import type { Statement } from "../store/sql.ts";
import { hasOnePerson } from "../tables/doc.ts";
import type { Live } from "./live.ts";

/** What a person has ordered, as it is kept. */
export function keptOrders(live: Live, person: string): Orders {
  return live.orders.get(person) ?? noOrders;
}

/** What a person has ordered, as it counts at this table. */
export function ordersOf(live: Live, person: string): OwnOrders {
  return ownOrders(live.play?.game ?? null, keptOrders(live, person), hasOnePerson(live.doc));
}

/** What orders become with a step. */
interface Changed {
  readonly orders: Live["orders"];
  readonly people: readonly string[];
  readonly statements: readonly Statement[];
}

/** What becomes of everybody's orders with a step: the one that chose it may be used up, what happened may end others. */
export function ordersWith(
  live: Live,
  game: AnyGame,
  draft: { readonly seat: Seat; readonly events: readonly GameEvent[]; readonly ordered?: Orders },
): Changed {
  if (live.orders.size === 0 && !draft.ordered) return { orders: live.orders, people: [], statements: [] };
  const after = new Map(live.orders);
  const actor = live.doc.seats[draft.seat]?.person;
  if (draft.ordered && actor != null) after.set(actor, draft.ordered);
  for (const [person, orders] of after) after.set(person, ordersSince(game, orders, draft.events));
  const people = [...after.keys()].filter(person => after.get(person) !== keptOrders(live, person));
  return {
    orders: after,
    people,
    statements: people.map(person => ordersStatement(live.no, person, after.get(person)!)),
  };
}

/** Tells a person's own pages, here and at other nodes, what they have ordered. */
export function pushOrders(live: Live, person: string): void {
  tellOrders(live, person);
  live.publish({ kind: "orders", person });
}

/** Tells a person's own pages here. */
export function tellOrders(live: Live, person: string): void {
  const message: ServerMessage = { type: "orders", table: live.id, orders: ordersOf(live, person) };
  const text = JSON.stringify(message);
  for (const watcher of live.watchers) if (watcher.person === person) watcher.tell(text);
}
