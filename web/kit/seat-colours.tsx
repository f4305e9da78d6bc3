// Seat colours: hue, lightness, pattern and emblem together, so that colour is never the only sign.
import type { ComponentType } from "react";
import type { IconType } from "react-icons";
import { GiFleurDeLys, GiLion, GiOakLeaf, GiRaven, GiSeahorse, GiSun } from "react-icons/gi";
import type { SeatColour } from "./board.ts";

/** The order in which a table gives colours to seats. */
export const seatColours: readonly SeatColour[] = ["blue", "red", "green", "yellow", "black", "violet"];

/** One colour for each seat, none twice: what the game knows of a seat, else what the table gave it, else a free one. */
export function distinct(known: readonly (SeatColour | null)[], given: readonly SeatColour[]): SeatColour[] {
  const taken = new Set(known);
  return known.map((colour, seat) => {
    const own = given[seat]!;
    const found = colour ?? (taken.has(own) ? (seatColours.find(each => !taken.has(each)) ?? own) : own);
    taken.add(found);
    return found;
  });
}

/** An icon that can be laid inside a map as well as inside text. */
export type Icon = IconType;

/** The emblem of each colour. */
export const seatEmblems: Readonly<Record<SeatColour, Icon>> = {
  blue: GiSeahorse,
  red: GiLion,
  green: GiOakLeaf,
  yellow: GiSun,
  black: GiRaven,
  violet: GiFleurDeLys,
};

/** A colour of a seat as CSS values. */
export function seatPaint(colour: SeatColour): {
  readonly fill: string;
  readonly on: string;
  readonly pattern: string;
} {
  return { fill: `var(--seat-${colour})`, on: `var(--on-seat-${colour})`, pattern: `url(#seat-${colour})` };
}

const light = "rgb(255 255 255 / 34%)";
const dark = "rgb(0 0 0 / 30%)";

/** What is drawn over the plain colour. */
const marks: Readonly<Record<SeatColour, ComponentType>> = {
  blue: () => <path d="M-2 4q2-3 4 0t4 0 4 0" fill="none" stroke={light} strokeWidth={1.5} />,
  red: () => <path d="M-2 10 10-2M-2 2 2-2M6 10 10 6" stroke={light} strokeWidth={1.6} />,
  green: () => <path d="M2 2h.01M6 6h.01" stroke={light} strokeWidth={2.6} strokeLinecap="round" />,
  yellow: () => <path d="M0 6 4 2l4 4" fill="none" stroke={dark} strokeWidth={1.4} />,
  black: () => <path d="M0 0 8 8M8 0 0 8" stroke={light} strokeWidth={1} />,
  violet: () => <path d="M4 0v8" stroke={light} strokeWidth={2} />,
};

/** The patterns of all seats; put once into an SVG whose shapes use `seatPaint().pattern`. */
export function SeatPatterns() {
  return (
    <>
      {seatColours.map(colour => {
        const Mark = marks[colour];
        return (
          <pattern key={colour} id={`seat-${colour}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect width={8} height={8} fill={`var(--seat-${colour})`} />
            <Mark />
          </pattern>
        );
      })}
    </>
  );
}

/** A seat's shield: colour, pattern and emblem in one small mark. */
export function SeatShield({ colour, size = 22, title }: { colour: SeatColour; size?: number; title?: string }) {
  const Emblem = seatEmblems[colour];
  const Mark = marks[colour];
  const id = `shield-${colour}`;
  return (
    <svg
      className="hk-shield"
      width={size}
      height={size * 1.15}
      viewBox="0 0 40 46"
      role={title ? "img" : "presentation"}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <defs>
        <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
          <Mark />
        </pattern>
      </defs>
      <path d={shieldPath} fill={`var(--seat-${colour})`} />
      <path d={shieldPath} fill={`url(#${id})`} opacity={0.75} />
      <path d={shieldPath} fill="none" stroke="rgb(0 0 0 / 45%)" strokeWidth={2} />
      <Emblem x={8} y={7} size={24} color={`var(--on-seat-${colour})`} />
    </svg>
  );
}

/** The outline of a shield in a box of 40 by 46. */
export const shieldPath = "M3 3h34v20c0 10-7 16-17 20C10 39 3 33 3 23z";
