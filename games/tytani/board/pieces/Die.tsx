// A battle die: one colour and one sign for each type, its result as swords.
import type { UnitType } from "../../content/units.ts";
import { unitIcons } from "./icons.tsx";

const sword = "M0-11 2.200-8V3.500H5V6H1.600v5H-1.600V6H-5V3.500h2.800V-8Z";

/** Where the swords of a face lie. */
const layouts: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[0, -1, 1.35]],
  [
    [-8, -1, 1.2],
    [8, -1, 1.2],
  ],
  [
    [-12, 0, 1.05],
    [0, -3, 1.05],
    [12, 0, 1.05],
  ],
  [
    [-9, -10, 0.84],
    [9, -10, 0.84],
    [-9, 10, 0.84],
    [9, 10, 0.84],
  ],
];

interface DieProps {
  readonly type: UnitType;
  /** Null before it is thrown. */
  readonly shows: number | null;
  readonly size?: number;
  readonly isRolling?: boolean;
}

/** One die. */
export function BattleDie({ type, shows, size = 44, isRolling = false }: DieProps) {
  const Face = unitIcons[type];
  return (
    <svg
      viewBox="-26 -26 52 52"
      width={size}
      height={size}
      className={`ty-die ty-die-${type}`}
      data-rolling={isRolling || undefined}
      aria-hidden="true"
    >
      <rect x={-23} y={-23} width={46} height={46} rx={type === "titan" ? 16 : 9} />
      <Face x={-21} y={8} size={13} className="ty-die-type" />
      {shows === 0 && <circle r={5} className="ty-die-none" />}
      {(layouts[shows ?? 0] ?? []).map(([x, y, scale]) => (
        <path key={`${x}:${y}`} d={sword} transform={`translate(${x} ${y}) scale(${scale})`} className="ty-die-sword" />
      ))}
    </svg>
  );
}
