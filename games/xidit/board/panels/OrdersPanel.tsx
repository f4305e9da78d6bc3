// The orders of the Year, seat by seat, with a marker on the order being carried out.
import type { Seat } from "#kernel/procedure.ts";
import { useKit } from "#web/kit/kit.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { limits } from "../../content/orders.ts";
import { useTable } from "../table.tsx";
import { OrderFace } from "./OrderFace.tsx";

/** All seats in playing order. */
export function OrdersPanel() {
  const { view, words } = useTable();
  const inTurn = view.seats.map((_, i) => (view.first + i) % view.seats.length);
  return (
    <section className="xi-strips" aria-label={words.orders}>
      {inTurn.map(seat => (
        <OrderStrip key={seat} seat={seat} />
      ))}
    </section>
  );
}

/** The six orders of one seat; face down until the reveal. */
export function OrderStrip({ seat, size = 28 }: { seat: Seat; size?: number }) {
  const { view, words, names, colour, seatName, playing } = useTable();
  const { lit } = useKit();
  const { plan, executed } = view.seats[seat]!;
  const isActing = view.acting === seat;
  const isRevealing = playing?.event.type === "plansRevealed";
  const shownPlan = playing?.event.type === "plansRevealed" ? playing.event.plans[seat] : plan;
  return (
    <div className="xi-strip" data-acting={isActing || undefined} data-lit={lit.has(`seat:${seat}`) || undefined}>
      <span className="xi-strip-seat">
        <SeatShield colour={colour(seat)} size={20} />
        <span className="xi-strip-name">{seatName(seat)}</span>
        {view.first === seat && (
          <span className="xi-first" title={words.firstPlayer}>
            1
          </span>
        )}
      </span>
      <ol className="xi-strip-orders" aria-label={seatName(seat)}>
        {Array.from({ length: limits.wheels }, (_, i) => {
          const order = shownPlan?.[i];
          const state = !order ? "hidden" : i < executed ? "done" : i === executed && isActing ? "now" : "ahead";
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an order is known by its wheel
              key={i}
              data-state={state}
              data-reveal={isRevealing || undefined}
              style={{ "--i": i } as React.CSSProperties}
            >
              {order ? (
                <>
                  <OrderFace order={order} size={size} />
                  <span className="hk-hidden">{names.orders[order]}</span>
                </>
              ) : (
                <span className="xi-order-back" style={{ width: size, height: size }} title={words.hidden} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
