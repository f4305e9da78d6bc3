// The Order cards: the pool, the row above it in the same columns, the deck, and who takes next.
import type { CSSProperties } from "react";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import type { OrderId } from "../../content/orders.ts";
import { orderText } from "../describe.tsx";
import { OrderFace } from "../pieces/Cards.tsx";
import { EnergyIcon, SwapIcon } from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";
import { useInSight } from "../use-in-sight.ts";
import type { Work } from "../use-work.ts";

/** The panel. */
export function Orders({ work }: { work: Work }) {
  const { view, words, props } = useTable();
  const { question } = props.look;
  const slots = Math.max(view.pool.length, view.upcoming.length);
  const isAsked = question?.step === "takeOrder" || question?.step === "swapOrder";
  const own = useInSight<HTMLElement>(isAsked);
  if (slots === 0) return null;
  return (
    <section ref={own} className="ty-orders hk-box" aria-label={words.orders} data-asked={isAsked || undefined}>
      <h2>
        {words.orders}
        <span className="ty-note">
          {words.deckLeft(view.ordersLeft)}
          {view.hasHiddenOrder && ` · ${words.hiddenOrder}`}
        </span>
      </h2>
      <div className="ty-order-columns" style={{ "--slots": slots } as CSSProperties}>
        <div className="ty-order-heads" aria-hidden="true">
          <span>{words.pool}</span>
          <span>{words.upcoming}</span>
        </div>
        {Array.from({ length: slots }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is known by its place
          <div key={slot} className="ty-order-column">
            <PoolCard order={view.pool[slot] ?? ""} work={work} />
            <Swap slot={slot} work={work} />
            <Upcoming order={view.upcoming[slot] ?? ""} />
          </div>
        ))}
      </div>
      <Takers />
    </section>
  );
}

function Upcoming({ order }: { order: OrderId | "" }) {
  const table = useTable();
  const { names } = table;
  if (order === "") return <div className="ty-order ty-order-gap ty-order-next" aria-hidden="true" />;
  return (
    <div className="ty-order ty-order-next" title={orderText(table, order)}>
      <OrderFace order={order} names={names} size={13} />
    </div>
  );
}

/** Advanced: the cards of a column can change places. */
function Swap({ slot, work }: { slot: number; work: Work }) {
  const { words, props } = useTable();
  const ref = `slot:${slot}`;
  const offer = work.offerAt(ref);
  if (offer.choices.length === 0) return null;
  const price = (props.look.question?.args as { price?: number } | null)?.price ?? 0;
  return (
    <button
      type="button"
      className="ty-swap"
      aria-label={words.swap(price)}
      title={words.swap(price)}
      onClick={() => work.pick(ref)}
    >
      <SwapIcon size={16} aria-hidden="true" />
      <EnergyIcon size={12} aria-hidden="true" />
      {price}
    </button>
  );
}

function PoolCard({ order, work }: { order: OrderId | ""; work: Work }) {
  const table = useTable();
  const { names, offers } = table;
  if (order === "") return <div className="ty-order ty-order-gap" aria-hidden="true" />;
  const ref = `order:${order}`;
  return (
    <Target
      as="div"
      place={ref}
      label={orderText(table, order)}
      offer={work.offerAt(ref)}
      hint={{ title: names.orders[order], body: orderText(table, order).slice(names.orders[order].length + 2) }}
      className="ty-order"
      onPick={() => work.pick(ref)}
      want={offers.want}
      why={offers.why}
    >
      <OrderFace order={order} names={names} />
    </Target>
  );
}

/** Who takes a card of this pool, in order. */
function Takers() {
  const { view, words, colour, powerName } = useTable();
  const { takers } = view;
  if (takers.length === 0) return null;
  return (
    <ol className="ty-takers" aria-label={words.takers}>
      {takers.map((power, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same power may take twice
        <li key={`${power}:${i}`} title={powerName(power)}>
          <SeatShield colour={colour(power)} size={15} title={powerName(power)} />
        </li>
      ))}
      <li className="ty-takers-end">{view.isLastPool ? words.roundEndsHere : words.nextRow}</li>
    </ol>
  );
}
