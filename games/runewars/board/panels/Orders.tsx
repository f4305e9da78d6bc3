// Choosing an Order.
import { Target } from "#web/kit/Target.tsx";
import { orderNumbers, orderOf } from "../../content/orders.ts";
import { OrderFace } from "../pieces/Cards.tsx";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

/** The eight Order cards: those that may be chosen, those that are out, and where Supremacy works. */
export function Orders({ work }: { work: Work }) {
  const { names, own, words, offers, props } = useTable();
  const { supreme = [] } = (props.look.question?.args ?? {}) as { readonly supreme?: readonly number[] };
  const used = own?.state.used ?? [];
  return (
    <ul className="rw-orders" aria-label={words.orders}>
      {orderNumbers.map(order => {
        const isUsed = used.includes(order);
        const isBarred = own?.state.barred.includes(order) ?? false;
        const isSupreme = supreme.includes(order);
        const supremacy = isSupreme ? words.supremacyYes : words.supremacyNo;
        const state = isUsed ? words.used : isBarred ? words.barred : supremacy;
        const { name, text } = names.orders[orderOf(order)];
        return (
          <li key={order}>
            <Target
              as="div"
              place={`order:${order}`}
              label={`${order}. ${name}: ${text} ${state}`}
              offer={work.offerAt(`order:${order}`)}
              hint={{ title: `${order}. ${name}`, body: [<div key="t">{text}</div>, <div key="s">{state}</div>] }}
              className={isUsed ? "rw-order rw-order-used" : "rw-order"}
              onPick={() => work.pick(`order:${order}`)}
              want={offers.want}
              why={offers.why}
            >
              <OrderFace order={order} names={names}>
                {isSupreme && (
                  <span className="rw-supremacy" aria-hidden="true">
                    ★
                  </span>
                )}
              </OrderFace>
            </Target>
          </li>
        );
      })}
    </ul>
  );
}
