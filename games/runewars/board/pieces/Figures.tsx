// Figures and tokens as they stand on the map: units by the shape of their base, heroes, runes, strongholds, cities.

import type { SeatColour } from "#web/kit/board.ts";
import { Token } from "#web/kit/Piece.tsx";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import type { City } from "../../content/cities.ts";
import type { DevelopmentKind } from "../../content/developments.ts";
import { DRAGON, FALSE } from "../../content/marks.ts";
import { typeOf, type UnitId, units } from "../../content/units.ts";
import {
  developmentIcons,
  HeroIcon,
  InfluenceIcon,
  QuestIcon,
  StrongholdIcon,
  TacticsIcon,
  tokenShapes,
  unitIcons,
} from "./icons.tsx";

/** Some units of one type, standing or routed. */
export interface Troop {
  readonly unit: UnitId;
  readonly count: number;
  readonly isRouted: boolean;
}

interface UnitFigureProps {
  readonly unit: UnitId;
  readonly colour: SeatColour | null;
  readonly count?: number;
  readonly isRouted?: boolean;
  readonly isGhost?: boolean;
  readonly scale?: number;
}

/** A unit on its base: neutral units have nobody's colour, even when allied. */
export function UnitFigure({ unit, colour, count = 1, isRouted = false, isGhost = false, scale = 1 }: UnitFigureProps) {
  const { shape, faction } = units[typeOf(unit)]!;
  return (
    <Token
      shape={tokenShapes[shape]}
      colour={faction === null ? null : colour}
      icon={unitIcons[unit]}
      count={count}
      isSpent={isRouted}
      isGhost={isGhost}
      scale={scale}
    />
  );
}

/** A unit outside the map. */
export function UnitSign({ size, ...unit }: UnitFigureProps & { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="-27 -29 54 56" aria-hidden="true" className="rw-sign">
      <UnitFigure {...unit} />
    </svg>
  );
}

/** A hero: a cloaked figure on a shield of the owner's colour. */
export function HeroFigure({ colour, isRouted }: { colour: SeatColour | null; isRouted: boolean }) {
  const { fill, on } = seatPaint(colour ?? "black");
  return (
    <g transform={isRouted ? "rotate(24)" : undefined} className={isRouted ? "rw-spent" : undefined}>
      <path d="M0-19 15-12V4C15 12 8 17 0 20-8 17-15 12-15 4V-12Z" fill={fill} className="rw-hero-edge" />
      <HeroIcon x={-11} y={-13} size={22} color={on} />
    </g>
  );
}

/** A rune token: the dragon's eye, an empty stone, or its back. */
export function RuneFigure({ rune, isUp }: { rune: number; isUp: boolean }) {
  const name = rune === DRAGON ? "dragon" : rune === FALSE ? "false" : "unknown";
  return (
    <g className={`rw-rune rw-rune-${name}`} data-up={isUp || undefined}>
      <path d="M0-17 12-12 17 0 12 12 0 17-12 12-17 0-12-12Z" className="rw-rune-stone" />
      {rune === DRAGON ? (
        <>
          <path d="M-11 0Q0-11 11 0 0 11-11 0Z" className="rw-rune-eye" />
          <path d="M0-7Q4 0 0 7-4 0 0-7Z" className="rw-rune-pupil" />
        </>
      ) : rune === FALSE ? (
        <path d="M-7-7 7 7M7-7-7 7" className="rw-rune-cross" />
      ) : (
        <path d="M-5-9V9M-5-8 6-1-5 3M0 1 6 9" className="rw-rune-sign" />
      )}
    </g>
  );
}

/** A stronghold with its strength. */
export function StrongholdFigure({ colour, isDamaged }: { colour: SeatColour | null; isDamaged: boolean }) {
  const { fill, on } = seatPaint(colour ?? "black");
  return (
    <g className="rw-stronghold" data-damaged={isDamaged || undefined}>
      <path d="M-21-15H-14V-10H-7V-15H0 7V-10H14V-15H21V17H-21Z" fill={fill} />
      <StrongholdIcon x={-11} y={-9} size={22} color={on} />
      {isDamaged && <path d="M6-14 0-4 7 2 1 16" className="rw-crack" />}
      <circle cx={20} cy={-12} r={9} />
      <text x={20} y={-7.5}>
        {isDamaged ? 3 : 5}
      </text>
    </g>
  );
}

/** A development token. */
export function DevelopmentFigure({ kind, colour }: { kind: DevelopmentKind; colour: SeatColour | null }) {
  const Face = developmentIcons[kind];
  const { fill } = seatPaint(colour ?? "black");
  return (
    <g className="rw-development">
      <rect x={-13} y={-13} width={26} height={26} rx={5} stroke={fill} />
      <Face x={-10} y={-10} size={20} />
    </g>
  );
}

/** A city with what it gives. */
export function CityFigure({ city }: { city: City }) {
  const shapes = { triangle: "▲", circle: "●", rectangle: "■", hexagon: "⬢" } as const;
  return (
    <g className="rw-city">
      <path d="M-40-2V-10L-34-14-28-10V-15L-21-21-14-15V-11H-8V-16L0-23 8-16V-11H14V-15L21-21 28-15V-10L34-14 40-10V-2Z" />
      <rect x={-52} y={-4} width={104} height={22} rx={5} />
      <text x={-37} y={12.5}>
        {city.neutral.n}
        {shapes[city.neutral.shape]}
      </text>
      <TacticsIcon x={-23} y={0} size={14} />
      <text x={-4} y={12.5}>
        {city.tactics}
      </text>
      <InfluenceIcon x={2} y={0} size={14} />
      <text x={21} y={12.5}>
        {city.influence}
      </text>
      <QuestIcon x={26} y={0} size={14} />
      <text x={45} y={12.5}>
        {city.quests}
      </text>
    </g>
  );
}
