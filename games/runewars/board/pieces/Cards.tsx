// Faces of cards: Orders, Fate, Tactics, Quests, Objectives.
import type { ReactNode } from "react";
import { type FateSymbol, fateOf, type Quadrant } from "../../content/fate.ts";
import { orderOf } from "../../content/orders.ts";
import { type Shape, shapes } from "../../content/units.ts";
import type { Names } from "../../i18n/names.ts";
import { orderIcons } from "./icons.tsx";

/** An Order card: its number, its picture, its name. */
export function OrderFace({ order, names, children }: { order: number; names: Names; children?: ReactNode }) {
  const Face = orderIcons[order - 1]!;
  return (
    <>
      <b className="rw-order-number">{order}</b>
      <Face size={26} aria-hidden="true" className="rw-order-picture" />
      <span className="rw-order-name">{names.orders[orderOf(order)].name}</span>
      {children}
    </>
  );
}

const spots: Readonly<Record<Shape, readonly [number, number]>> = {
  triangle: [-13, -14],
  circle: [13, -14],
  rectangle: [-13, 15],
  hexagon: [13, 15],
};
const outlines: Readonly<Record<Shape, string>> = {
  triangle: "M0-10 10 8H-10Z",
  circle: "M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10Z",
  rectangle: "M-10-8H10V8H-10Z",
  hexagon: "M-6-10H6L11 0 6 10H-6L-11 0Z",
};

/** What a quadrant says: a star for the special ability, bolts for routs, drops for damage. */
function Mark({ symbol, n }: Quadrant) {
  if (symbol === "miss") return null;
  if (symbol === "special") return <path d="M0-6 1.8-1.9 6-1.9 2.7 1 4 5.5 0 2.9-4 5.5-2.7 1-6-1.9-1.8-1.9Z" />;
  const sign =
    symbol === "rout" ? "M-1-7 4-1 1-0.5 4 6-4 0.5-1 0-4-5Z" : "M0-6C3-2 4 0 4 2A4 4 0 1 1-4 2C-4 0-3-2 0-6Z";
  const scale = n > 2 ? 0.72 : n > 1 ? 0.9 : 1.1;
  return Array.from({ length: n }, (_, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: equal signs are known by their place
      key={i}
      d={sign}
      transform={`translate(${(i - (n - 1) / 2) * 7.2 * scale} 1) scale(${scale})`}
      className={`rw-fate-${symbol}`}
    />
  ));
}

/** The outline of a base. */
export function ShapeSign({ shape }: { shape: Shape }) {
  return (
    <svg width={18} height={18} viewBox="-12 -12 24 24" aria-hidden="true" className="rw-shape">
      <path d={outlines[shape]} />
    </svg>
  );
}

/** What a quadrant of a Fate card can show. */
export function SymbolSign({ symbol }: { symbol: FateSymbol }) {
  return (
    <svg
      width={22}
      height={22}
      viewBox="-11 -11 22 22"
      aria-hidden="true"
      className="rw-fate-quadrant"
      data-symbol={symbol}
    >
      <path d={outlines.circle} />
      <Mark symbol={symbol} n={1} />
    </svg>
  );
}

/** A Fate card: four quadrants, one for each base, and the colour of destiny. */
export function FateFace({ card, only, size = 60 }: { card: number; only?: Shape; size?: number }) {
  if (card === 0) {
    return (
      <svg
        width={size * 0.74}
        height={size}
        viewBox="-28 -36 56 72"
        className="rw-fate rw-fate-back"
        aria-hidden="true"
      >
        <rect x={-27} y={-35} width={54} height={70} rx={6} />
        <path d="M0-16 12 0 0 16-12 0Z" />
      </svg>
    );
  }
  const { destiny, quadrants } = fateOf(card);
  return (
    <svg width={size * 0.74} height={size} viewBox="-28 -36 56 72" className="rw-fate" aria-hidden="true">
      <rect x={-27} y={-35} width={54} height={70} rx={6} />
      {shapes.map(shape => (
        <g
          key={shape}
          transform={`translate(${spots[shape].join(" ")})`}
          className={only && only !== shape ? "rw-fate-quadrant rw-fate-other" : "rw-fate-quadrant"}
          data-symbol={quadrants[shape].symbol}
        >
          <path d={outlines[shape]} />
          <Mark {...quadrants[shape]} />
        </g>
      ))}
      <circle r={5} className={`rw-destiny-${destiny}`} />
    </svg>
  );
}
