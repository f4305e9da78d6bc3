// A unit: a shape, a colour and a symbol for each type, so that one of the three is always readable.
import type { UnitCounts, UnitId } from "../../content/units.ts";
import { units } from "../../content/units.ts";
import { unitIcons } from "./icons.tsx";

interface Face {
  readonly shape: string;
  readonly fill: string;
  readonly ink: string;
  /** How far the symbol sits below the middle. */
  readonly drop: number;
}

/** Shapes fill a box from −10 to 10. */
const faces: Readonly<Record<UnitId, Face>> = {
  militia: { shape: "M0-9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 1 1 0-9.5Z", fill: "#d77a20", ink: "#2c1603", drop: 0 },
  archer: { shape: "M0-10.5 10.4 8.4Q0 10.4-10.4 8.4Z", fill: "#2f7d4f", ink: "#f2fbe9", drop: 2.6 },
  infantry: { shape: "M-8.8-8.8H8.8V8.8H-8.8Z", fill: "#5f6b78", ink: "#ffffff", drop: 0 },
  cleric: { shape: "M0-11 11 0 0 11-11 0Z", fill: "#fbf6e6", ink: "#7a5a12", drop: 0 },
  "battle-mage": {
    shape: "M-5.4-9.6H5.4L10.8 0 5.4 9.6H-5.4L-10.8 0Z",
    fill: "#6d3f94",
    ink: "#f6ecff",
    drop: 0,
  },
};

/** One unit inside a map or picture, centred on x, y; 22 units wide at scale 1. */
export function UnitMark({ unit, x = 0, y = 0, scale = 1 }: { unit: UnitId; x?: number; y?: number; scale?: number }) {
  const { shape, fill, ink, drop } = faces[unit];
  const Icon = unitIcons[unit];
  const size = unit === "archer" ? 10 : 12.5;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={shape} fill={fill} stroke="rgb(20 12 4 / 75%)" strokeWidth={1.4} strokeLinejoin="round" />
      <Icon x={-size / 2} y={-size / 2 + drop} size={size} color={ink} />
    </g>
  );
}

/** One unit in running text or a panel. */
export function UnitIcon({ unit, size = 22, title }: { unit: UnitId; size?: number; title?: string }) {
  return (
    <svg
      className="xi-unit"
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <UnitMark unit={unit} />
    </svg>
  );
}

/** Counts as a list of units, weakest first: [2,0,1,0,0] is militia, militia, infantry. */
export function spread(counts: UnitCounts): UnitId[] {
  return units.flatMap(({ id }, type) => Array.from({ length: counts[type] ?? 0 }, () => id));
}
