// Pieces on a map: heraldic tokens in the colour, pattern and emblem of their seat, with counts, and stacks in which
// nothing hides.
import type { ReactNode } from "react";
import type { SeatColour } from "./board.ts";
import { type Icon, seatPaint } from "./seat-colours.tsx";

/** The shapes of tokens; a game gives one to each type of unit. */
export type TokenShape = "round" | "square" | "shield" | "diamond" | "hexagon" | "triangle";

const outlines: Readonly<Record<TokenShape, string>> = {
  round: "M0-20A20 20 0 1 1 0 20 20 20 0 1 1 0-20Z",
  square: "M-18-18H18V18H-18Z",
  shield: "M-18-19H18V2C18 12 10 18 0 22-10 18-18 12-18 2Z",
  diamond: "M0-23 23 0 0 23-23 0Z",
  hexagon: "M-11-20H11L22 0 11 20H-11L-22 0Z",
  triangle: "M0-22 22 17Q0 22-22 17Z",
};

/** What a token needs. */
export interface TokenProps {
  readonly shape: TokenShape;
  /** Null for pieces that belong to nobody. */
  readonly colour: SeatColour | null;
  readonly icon: Icon;
  /** How many it stands for; shown from 2 on. */
  readonly count?: number;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly isGhost?: boolean;
  /** Used up, wounded, routed: drawn tilted and pale. */
  readonly isSpent?: boolean;
}

/** One token, 40 units wide at scale 1. */
export function Token(props: TokenProps) {
  const { shape, colour, icon: Face, count = 1, x = 0, y = 0, scale = 1, isGhost, isSpent } = props;
  const paint = colour ? seatPaint(colour) : { fill: "#8c8375", on: "#fff", pattern: "#8c8375" };
  const tilt = isSpent ? " rotate(24)" : "";
  return (
    <g
      className="hk-token"
      transform={`translate(${x} ${y}) scale(${scale})${tilt}`}
      data-ghost={isGhost || undefined}
      data-spent={isSpent || undefined}
    >
      <path d={outlines[shape]} className="hk-token-shadow" />
      <path d={outlines[shape]} fill={paint.pattern} className="hk-token-body" />
      <path d={outlines[shape]} transform="scale(0.74)" fill={paint.fill} />
      <Face x={-13} y={shape === "triangle" ? -8 : -13} size={shape === "triangle" ? 22 : 26} color={paint.on} />
      {count > 1 && <Count n={count} x={16} y={-16} />}
    </g>
  );
}

/** A number on a small seal. */
export function Count({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="hk-count">
      <circle r={10} />
      <text y={4.6}>{n}</text>
    </g>
  );
}

/** Where the things of a stack lie, side by side in rows, so that none hides another. */
export function stackPlaces(n: number, width: number, gap: number): { x: number; y: number }[] {
  const perRow = Math.max(1, Math.floor(width / gap));
  const rows = Math.ceil(n / perRow);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, n - row * perRow);
    return { x: ((i % perRow) - (inRow - 1) / 2) * gap, y: (row - (rows - 1) / 2) * gap };
  });
}

/** Things side by side around a point. */
export function Stack({
  x,
  y,
  width,
  gap,
  children,
}: {
  x: number;
  y: number;
  width: number;
  gap: number;
  children: readonly ReactNode[];
}) {
  const places = stackPlaces(children.length, width, gap);
  return (
    <g transform={`translate(${x} ${y})`}>
      {children.map((child, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a thing in a stack is known by its place
        <g key={i} transform={`translate(${places[i]!.x} ${places[i]!.y})`}>
          {child}
        </g>
      ))}
    </g>
  );
}
