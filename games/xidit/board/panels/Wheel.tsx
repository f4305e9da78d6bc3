// One order wheel: turned by dragging, by the arrow keys, or set by the letters of its symbols.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { type OrderId, orders } from "../../content/orders.ts";
import { isWarning, type PlanStep } from "../plan.ts";
import { useTable } from "../table.tsx";
import { OrderFace } from "./OrderFace.tsx";
import { outcomeText } from "./outcome.ts";

/** What a wheel needs. */
export interface WheelProps {
  readonly wheel: number;
  readonly step: PlanStep;
  readonly isActive: boolean;
  readonly isLocked: boolean;
  /** A lesson asks for another order on it. */
  readonly leads: boolean;
  onActivate(): void;
  onSet(order: OrderId | null): void;
}

const facePx = 46;
const letters: Readonly<Record<string, OrderId>> = {
  "1": "move-black",
  "2": "move-red",
  "3": "move-blue",
  "4": "action",
  "5": "wait",
};

const indexOf = (order: OrderId | null) => orders.findIndex(({ id }) => id === order);
const wrap = (i: number) => (i + orders.length) % orders.length;

/** The order a key means on a wheel: digits set, arrows turn, Delete clears (null); undefined for other keys. */
function orderOfKey(key: string, order: OrderId | null): OrderId | null | undefined {
  if (key in letters) return letters[key];
  if (key === "ArrowUp") return orders[wrap(indexOf(order) - 1)]!.id;
  if (key === "ArrowDown") return orders[wrap(indexOf(order) + 1)]!.id;
  return key === "Delete" || key === "Backspace" ? null : undefined;
}

/** A wheel with its window. */
export function Wheel({ wheel, step, isActive, isLocked, leads, onActivate, onSet }: WheelProps) {
  const table = useTable();
  const { words, names } = table;
  const { order } = step;
  const turning = useTurning(order, isLocked, onActivate, onSet);
  const index = indexOf(order);
  const text = order ? `${names.orders[order]}. ${outcomeText(table, step)}` : words.unset;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const wanted = isLocked ? undefined : orderOfKey(event.key, order);
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (side) focusBeside(event.currentTarget, side);
    else if (wanted === undefined) return;
    else onSet(wanted);
    event.preventDefault();
  };
  return (
    <div
      className="xi-wheel"
      role="spinbutton"
      tabIndex={0}
      aria-label={words.wheel(wheel + 1)}
      aria-valuenow={index + 1}
      aria-valuemin={0}
      aria-valuemax={orders.length}
      aria-valuetext={text}
      aria-readonly={isLocked || undefined}
      data-active={isActive || undefined}
      data-leads={leads || undefined}
      data-warning={isWarning(step.outcome) || undefined}
      onKeyDown={onKeyDown}
      onFocus={onActivate}
      {...turning.handlers}
    >
      <span className="xi-wheel-number">{["I", "II", "III", "IV", "V", "VI"][wheel]}</span>
      <div className="xi-wheel-window">
        <div
          className="xi-wheel-strip"
          data-turning={turning.offset !== 0 || undefined}
          style={{ transform: `translateY(${-(index + 1) * facePx + turning.offset}px)` }}
        >
          <span className="xi-wheel-blank">?</span>
          {orders.map(({ id }) => (
            <OrderFace key={id} order={id} />
          ))}
        </div>
      </div>
    </div>
  );
}

function focusBeside(element: Element, side: number): void {
  const wheels: Element[] = [...(element.closest(".xi-wheels")?.querySelectorAll(".xi-wheel") ?? [])];
  const next = wheels[wheels.indexOf(element) + side];
  if (next instanceof HTMLElement) next.focus();
}

/** Dragging up or down turns the wheel; it snaps to the nearest face. */
function useTurning(
  order: OrderId | null,
  isLocked: boolean,
  onActivate: () => void,
  onSet: (order: OrderId | null) => void,
) {
  const [offset, setOffset] = useState(0);
  const start = useRef<number | null>(null);
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      onActivate();
      if (isLocked) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (start.current !== null) setOffset(event.clientY - start.current);
    },
    onPointerUp: () => {
      const faces = Math.round(-offset / facePx);
      const target = Math.max(0, Math.min(orders.length - 1, indexOf(order) + faces));
      if (start.current !== null && faces !== 0) onSet(orders[target]!.id);
      start.current = null;
      setOffset(0);
    },
    onPointerCancel: () => {
      start.current = null;
      setOffset(0);
    },
  };
  return { offset, handlers };
}
