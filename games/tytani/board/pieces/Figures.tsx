// Pieces on the map: soldiers with counts, Titans, Capitals, Fortresses, control markers.
import type { SeatColour } from "#web/kit/board.ts";
import { Count, Token, type TokenShape } from "#web/kit/Piece.tsx";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import { type Army, countOf } from "../../content/army.ts";
import type { NationId } from "../../content/nations.ts";
import { type UnitType, unitTypes } from "../../content/units.ts";
import { CapitalIcon, FortressIcon, MarkerIcon, titanIcons, unitIcons } from "./icons.tsx";

const shapes: Readonly<Record<UnitType, TokenShape>> = {
  infantry: "round",
  cavalry: "diamond",
  artillery: "square",
  titan: "hexagon",
};

/** Units of one type. */
export function UnitFigure({ unit, colour, count = 1 }: { unit: UnitType; colour: SeatColour; count?: number }) {
  return (
    <g className="ty-unit">
      <Token shape={shapes[unit]} colour={colour} icon={unitIcons[unit]} scale={0.86} />
      {count > 1 && <Count n={count} x={14} y={-14} />}
    </g>
  );
}

const rays = Array.from({ length: 12 }, (_, i) => {
  const angle = (i * Math.PI) / 6;
  const at = (r: number, turn: number) =>
    `${(Math.cos(angle + turn) * r).toFixed(1)} ${(Math.sin(angle + turn) * r).toFixed(1)}`;
  return `M${at(27, -0.17)}L${at(38, 0)}L${at(27, 0.17)}Z`;
}).join("");

/** A Titan: the largest piece, on a sun of its own. */
export function TitanFigure({ nation, colour }: { nation: NationId; colour: SeatColour }) {
  const { fill, on, pattern } = seatPaint(colour);
  const Face = titanIcons[nation];
  return (
    <g className="ty-titan">
      <path d={rays} className="ty-titan-rays" />
      <circle r={30} className="ty-titan-shadow" />
      <circle r={30} fill={pattern} className="ty-titan-rim" />
      <circle r={24} fill={fill} />
      <Face x={-21} y={-22} size={42} color={on} />
    </g>
  );
}

/** A Capital in its first owner's colour. */
export function CapitalFigure({ colour }: { colour: SeatColour }) {
  const { fill, on } = seatPaint(colour);
  return (
    <g className="ty-capital">
      <path d="M-21 19V-7l7-6v-8h5v4h4v-4h10v4h4v-4h5v8l7 6v26Z" className="ty-wall-shadow" />
      <path d="M-21 19V-7l7-6v-8h5v4h4v-4h10v4h4v-4h5v8l7 6v26Z" fill={fill} className="ty-wall" />
      <CapitalIcon x={-13} y={-8} size={26} color={on} />
    </g>
  );
}

/** A Fortress: iron, no matter who holds it. */
export function FortressFigure() {
  return (
    <g className="ty-fortress">
      <path d="M-19 16V-9h7v-6h6v6h12v-6h6v6h7v25Z" className="ty-wall-shadow" />
      <path d="M-19 16V-9h7v-6h6v6h12v-6h6v6h7v25Z" className="ty-wall ty-wall-iron" />
      <FortressIcon x={-11} y={-7} size={22} color="#f3e7c8" />
    </g>
  );
}

/** A control marker: land held by a flag alone. */
export function MarkerFigure({ colour }: { colour: SeatColour }) {
  const { fill, on } = seatPaint(colour);
  return (
    <g className="ty-marker">
      <circle r={13} fill={fill} className="ty-marker-body" />
      <MarkerIcon x={-8} y={-9} size={17} color={on} />
    </g>
  );
}

/** An army as figures side by side, the Titan first. */
export interface Figure {
  readonly key: string;
  readonly width: number;
  readonly node: React.ReactNode;
}

/** The figures of an army. */
export function figuresOf(army: Army, colour: SeatColour, nation: NationId | ""): Figure[] {
  const figures: Figure[] = [];
  if (countOf(army, "titan") > 0 && nation !== "") {
    figures.push({ key: "titan", width: 66, node: <TitanFigure nation={nation} colour={colour} /> });
  }
  for (const unit of unitTypes) {
    const count = countOf(army, unit);
    if (unit === "titan" || count === 0) continue;
    figures.push({ key: unit, width: 39, node: <UnitFigure unit={unit} colour={colour} count={count} /> });
  }
  return figures;
}

/** Figures in a row around the origin. */
export function Row({ figures, y = 0 }: { figures: readonly Figure[]; y?: number }) {
  const whole = figures.reduce((sum, { width }) => sum + width, 0);
  let x = -whole / 2;
  return (
    <g>
      {figures.map(({ key, width, node }) => {
        const at = x + width / 2;
        x += width;
        return (
          <g key={key} transform={`translate(${at.toFixed(1)} ${y})`}>
            {node}
          </g>
        );
      })}
    </g>
  );
}

/** An army for text and panels: small icons with counts. */
export function ArmyLine({ army, size = 17 }: { army: Army; size?: number }) {
  return (
    <span className="ty-army">
      {unitTypes.map(unit => {
        const count = countOf(army, unit);
        const Face = unitIcons[unit];
        return count === 0 ? null : (
          <span key={unit} className={`ty-army-${unit}`}>
            <Face size={size} aria-hidden="true" />
            {count}
          </span>
        );
      })}
    </span>
  );
}
