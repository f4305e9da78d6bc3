// Answering for people who have ordered it, with every page closed. An answer is given after a pause that is drawn from the
// game's secret seed and the count of its steps, and from nothing else: it is the same whatever the seat could do.
import { createHash } from "node:crypto";
import { mayBeOrdered, type Orders, type OwnOrders, orderedAt, ordersAfter } from "#kernel/orders.ts";
import type { Seat } from "#kernel/procedure.ts";
import { hasOnePerson, isBotSeat, type TableDoc } from "../tables/doc.ts";
import type { Live } from "./live.ts";
import { keptOrders, ordersOf, pushOrders, tellOrders } from "./ordered.ts";
import { noSequence, type Play } from "./play.ts";
import { submitTo } from "./submit.ts";

/** The pause before an answer, in milliseconds: as long as a person who knows what they want may take. */
const SHORTEST = 800;
const LONGEST = 2800;

/**
 * How long the answer to a seat's present question waits. Restarts and other nodes draw the same. Against bots alone there
 * is nobody to keep anything from.
 */
function pauseAt(doc: TableDoc, { start, version }: Play, seat: Seat): number {
  if (hasOnePerson(doc)) return 0;
  const drawn = createHash("sha256").update(`${start.seed} pause ${version} ${seat}`).digest().readUInt32BE(0);
  return SHORTEST + Math.floor((drawn / 2 ** 32) * (LONGEST - SHORTEST));
}

/** The person whose orders may answer the present question. */
function asked(live: Live): { readonly seat: Seat; readonly person: string } | null {
  const { play, doc } = live;
  if (!play || play.isBack || doc.stage !== "running") return null;
  const { state } = play.match;
  const [seat] = state.open;
  const found = seat === undefined ? undefined : doc.seats[seat];
  if (seat === undefined || !found || found.person === null || isBotSeat(found)) return null;
  return mayBeOrdered(play.game, state, seat, ordersOf(live, found.person)) ? { seat, person: found.person } : null;
}

/** When an order may answer; null: there is none for the present question. */
export function orderDue(live: Live): number | null {
  const who = asked(live);
  if (!who || !live.play) return null;
  return live.play.at + pauseAt(live.doc, live.play, who.seat);
}

/** Whether an order will answer the present question of a seat: then its person need not be told of it. */
export function isOrdered(live: Live, seat: Seat): boolean {
  const who = asked(live);
  const { play } = live;
  return (
    who?.seat === seat &&
    play !== null &&
    orderedAt(play.game, play.match.state, seat, ordersOf(live, who.person))?.kind === "answer"
  );
}

/** Sets the alarm for an answer by order. */
export function planOrder(live: Live): void {
  live.cancelOrder();
  const { time, site, log } = live.node;
  const due = site.readOnlySince === null ? orderDue(live) : null;
  if (due === null) return;
  live.cancelOrder = time.after(Math.max(0, due - time.now()), () => {
    live.run(() => obey(live)).catch(error => log.warn({ err: error, table: live.id }, "an order was not carried out"));
  });
}

/** Answers the present question if an order says how; orders that fit no more are dropped. */
async function obey(live: Live): Promise<void> {
  const { time } = live.node;
  for (let who = asked(live); who && live.isKeeper && (orderDue(live) ?? 0) <= time.now(); who = asked(live)) {
    const { seat, person } = who;
    const { game, match, sequences } = live.running();
    const orders = keptOrders(live, person);
    const found = orderedAt(game, match.state, seat, ordersOf(live, person));
    if (!found) return;
    if (found.kind === "stale") {
      await keepOrders(live, person, kept => ordersAfter(kept, { order: found.order, what: "stale" }));
      continue;
    }
    const { order, choice } = found;
    await submitTo(live, {
      seat,
      sequence: (sequences[seat] ?? noSequence).last + 1,
      by: person,
      wish: { kind: "choose", choices: [choice] },
      ordered: order ? ordersAfter(orders, { order, what: "used" }) : orders,
      accepted: () => undefined,
    });
    return;
  }
}

/** Changes what a person has ordered; must run in the table's queue. */
export async function keepOrders(live: Live, person: string, change: (orders: Orders) => Orders): Promise<OwnOrders> {
  const orders = change(keptOrders(live, person));
  await live.node.store.places.setOrders(live.no, person, orders);
  live.orders = new Map(live.orders).set(person, orders);
  pushOrders(live, person);
  return ordersOf(live, person);
}

/** Another node has changed a person's orders. */
export async function hearOrders(live: Live, person: string): Promise<void> {
  await live.reloadOrders();
  tellOrders(live, person);
  live.changed();
}
