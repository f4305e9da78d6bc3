// The plaque of a region: its name lettered along an arc, its lyre with both values, and the bards of each seat.
import type { SeatColour } from "#web/kit/board.ts";
import type { RegionShape } from "../geometry.ts";
import { BardDisc } from "./Figures.tsx";
import { rewardIcons } from "./icons.tsx";

/** Bards of one seat, and those about to be placed. */
export interface BardCount {
  readonly colour: SeatColour;
  readonly count: number;
  readonly ghosts: number;
}

/** What a plaque shows. */
export interface PlaqueProps {
  readonly shape: RegionShape;
  readonly name: string;
  readonly lyre: { readonly first: number; readonly second: number };
  readonly bards: readonly BardCount[];
  readonly isWaste: boolean;
}

const Lyre = rewardIcons.bards;
const perRow = 3;

const biggest = 21;
const widthPerLetter = 0.6;

/** A name on one line, or on two when one line would be too small to read. */
export function lettering(name: string, width: number): { readonly lines: readonly string[]; readonly size: number } {
  const sizeOf = (length: number) => Math.min(biggest, width / (length * widthPerLetter));
  const [first = name, ...rest] = name.split(" ");
  const single = sizeOf(name.length);
  if (rest.length === 0 || single > biggest * 0.8) return { lines: [name], size: single };
  const lines = [first, rest.join(" ")];
  return { lines, size: sizeOf(Math.max(...lines.map(line => line.length))) };
}

/** The plaque. */
export function Plaque({ shape, name, lyre, bards, isWaste }: PlaqueProps) {
  const [x, y] = shape.labelAt;
  const shown = bards.filter(({ count, ghosts }) => count + ghosts > 0);
  return (
    <g transform={`translate(${x} ${y})`} className="xi-plaque" data-waste={isWaste || undefined}>
      <Lettering id={shape.id} name={name} width={shape.labelWidth} />
      {!isWaste && (
        <g className="xi-lyre" transform="translate(0 4)">
          <path d="M-31-12H31Q35-12 35-8V6Q35 12 29 12H-29Q-35 12-35 6V-8Q-35-12-31-12Z" />
          <Lyre x={-9} y={-9.5} size={18} />
          <text x={-21} y={6.5} className="xi-lyre-first">
            {lyre.first}
          </text>
          <text x={21} y={5.5} className="xi-lyre-second">
            {lyre.second}
          </text>
        </g>
      )}
      {shown.map(({ colour, count, ghosts }, i) => {
        const row = Math.floor(i / perRow);
        const inRow = Math.min(perRow, shown.length - row * perRow);
        const at = { x: ((i % perRow) - (inRow - 1) / 2) * 26, y: 30 + row * 24 };
        return <BardDisc key={colour} colour={colour} count={count + ghosts} {...at} isGhost={ghosts > 0} />;
      })}
    </g>
  );
}

/** The name along gentle arcs, the last line just above the lyre. */
function Lettering({ id, name, width }: { id: string; name: string; width: number }) {
  const { lines, size } = lettering(name, width);
  const half = width / 2 + 40;
  return lines.map((line, i) => {
    const base = -13 - (lines.length - 1 - i) * size * 0.98;
    const arc = `xi-arc-${id}-${i}`;
    return (
      <g key={line}>
        <path id={arc} d={`M${-half} ${base}Q0 ${base - half * 0.16} ${half} ${base}`} fill="none" />
        <text className="xi-region-name" fontSize={size}>
          <textPath href={`#${arc}`} startOffset="50%" textAnchor="middle">
            {line}
          </textPath>
        </text>
      </g>
    );
  });
}
