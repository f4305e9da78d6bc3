// The face of an order: a road in its colour and pattern, crossed swords, an hourglass.
import type { OrderId } from "../../content/orders.ts";
import { orderIcons } from "../pieces/icons.tsx";
import { colorOf } from "../plan.ts";
import { RoadLine } from "../Road.tsx";

/** An order as a small picture. */
export function OrderFace({ order, size = 40 }: { order: OrderId; size?: number }) {
  const color = colorOf(order);
  const Icon = order === "action" || order === "wait" ? orderIcons[order] : null;
  return (
    <svg className={`xi-order xi-order-${order}`} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect x={1} y={1} width={38} height={38} rx={7} className="xi-order-tile" />
      {color && <RoadLine color={color} path="M3 31Q15 25 20 20T37 9" width={0.86} />}
      {Icon && <Icon x={5} y={5} size={30} className="xi-order-icon" />}
    </svg>
  );
}
