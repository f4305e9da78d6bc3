// Figures and tokens as they stand on the map: Units by the shape of their token, Capitals and Towers in the manner of
// their builders, Exploration tokens.
import type { SeatColour } from "#web/kit/board.ts";
import { Token, type TokenShape } from "#web/kit/Piece.tsx";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import type { FactionId } from "../../content/faction.ts";
import { type TokenId, tokens } from "../../content/tokens.ts";
import type { Piece } from "../../content/units.ts";
import { pieceIcon } from "./icons.tsx";
import { tokenFace } from "./token-faces.ts";

const shapeOf: Readonly<Record<Piece, TokenShape>> = {
  serf: "round",
  warrior: "square",
  "hero-1": "shield",
  "hero-2": "shield",
  "hero-3": "shield",
  "sea-vessel": "hexagon",
  "air-vessel": "diamond",
};

interface UnitFigureProps {
  readonly piece: Piece;
  readonly faction: FactionId | "";
  readonly colour: SeatColour | null;
  readonly count?: number;
  readonly isGhost?: boolean;
  readonly scale?: number;
}

/** A Unit on its token. */
export function UnitFigure({ piece, faction, colour, count = 1, isGhost = false, scale = 1 }: UnitFigureProps) {
  return (
    <g className={piece.startsWith("hero") ? "hl-hero-token" : undefined}>
      <Token
        shape={shapeOf[piece]}
        colour={colour}
        icon={pieceIcon(faction, piece)}
        count={count}
        isGhost={isGhost}
        scale={scale}
      />
    </g>
  );
}

/** A Unit outside the map. */
export function UnitSign({ size, ...unit }: UnitFigureProps & { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="-28 -29 56 57" aria-hidden="true" className="hl-sign">
      <UnitFigure {...unit} />
    </svg>
  );
}

/** Walls by faction, standing on the origin, 56 wide; higher levels add their towers. */
const capitals: Readonly<Record<FactionId, readonly [string, string, string]>> = {
  humans: [
    "M-28 0V-17H-23V-13H-18V-17H-12V-13H-5V-17H5V-13H12V-17H18V-13H23V-17H28V0Z",
    "M-24-13V-30H-27V-36H-21V-33H-18V-36H-12V-30H-14V-13ZM24-13V-30H27V-36H21V-33H18V-36H12V-30H14V-13Z",
    "M-8-13V-42H-11V-49L0-61 11-49V-42H8V-13ZM-1-61H1V-72L11-67 1-63Z",
  ],
  orcs: [
    "M-29 0-25-18-20-8-16-20-10-8-5-19 0-8 5-19 10-8 16-20 20-8 25-18 29 0Z",
    "M-25-8-22-34-16-26-12-8ZM25-8 22-34 16-26 12-8Z",
    "M-10-8-12-44-19-58-6-50 0-66 6-50 19-58 12-44 10-8Z",
  ],
  dwarves: [
    "M-30 0V-12H-25V-19H25V-12H30V0Z",
    "M-24-18V-31H-20V-38H-12V-18ZM24-18V-31H20V-38H12V-18Z",
    "M-12-18V-44H-8V-53H-4V-60H4V-53H8V-44H12V-18Z",
  ],
  elves: [
    "M-28 0C-26-9-24-14-20-17-14-12-8-12-4-17-2-15 2-15 4-17 8-12 14-12 20-17 24-14 26-9 28 0Z",
    "M-22-15C-25-26-20-33-18-42-16-33-11-26-14-15ZM22-15C25-26 20-33 18-42 16-33 11-26 14-15Z",
    "M-8-16C-13-34-3-46 0-70 3-46 13-34 8-16Z",
  ],
};

/** A Capital City of one to three levels. */
export function CapitalFigure({ faction, colour, level }: CapitalProps) {
  const { fill, pattern } = seatPaint(colour ?? "black");
  const walls = capitals[faction === "" ? "humans" : faction];
  return (
    <g className="hl-capital">
      <ellipse cy={2} rx={33} ry={7} className="hl-capital-ground" />
      {[2, 1, 0].map(step =>
        step < level ? (
          <g key={step}>
            <path d={walls[step]} fill={pattern} className="hl-capital-wall" />
            {step === 0 && <path d="M-6 0V-6A6 6 0 0 1 6-6V0Z" className="hl-capital-gate" />}
          </g>
        ) : null,
      )}
      <path d="M-28 0H28" stroke={fill} strokeWidth={3} />
    </g>
  );
}

interface CapitalProps {
  readonly faction: FactionId | "";
  readonly colour: SeatColour | null;
  readonly level: number;
}

const towers: Readonly<Record<FactionId, string>> = {
  humans: "M-8 0V-25H-11V-35H-6V-31H-3V-35H3V-31H6V-35H11V-25H8V0Z",
  orcs: "M-10 0-7-22-13-36-5-31 0-42 5-31 13-36 7-22 10 0Z",
  dwarves: "M-11 0V-8H-8V-28H-11V-36H11V-28H8V-8H11V0Z",
  elves: "M-8 0C-5-12-8-22-9-27-5-28-2-35 0-45 2-35 5-28 9-27 8-22 5-12 8 0Z",
};

/** A Tower, standing on the origin. */
export function TowerFigure({ faction, colour }: Omit<CapitalProps, "level">) {
  const { pattern } = seatPaint(colour ?? "black");
  return (
    <g className="hl-tower">
      <ellipse cy={1} rx={14} ry={4} className="hl-capital-ground" />
      <path d={towers[faction === "" ? "humans" : faction]} fill={pattern} className="hl-capital-wall" />
      <path d="M-2.6-9V-15A2.6 2.6 0 0 1 2.6-15V-9Z" className="hl-capital-gate" />
    </g>
  );
}

/** An Exploration token: its back, or its face. */
export function TokenFigure({ token, kind, isSettled = false }: TokenProps) {
  const face = token === "" ? null : tokenFace(token);
  const sort = token === "" ? kind : tokens[token].type;
  return (
    <g className={`hl-token hl-token-${sort}`} data-mood={face?.mood} data-settled={isSettled || undefined}>
      <circle r={13} />
      <circle r={10.4} className="hl-token-ring" />
      {face ? (
        <face.icon x={-8} y={-8} size={16} />
      ) : (
        <path d={sort === "land" ? landBack : seaBack} className="hl-token-back" />
      )}
    </g>
  );
}

interface TokenProps {
  readonly token: TokenId | "";
  readonly kind: "land" | "sea";
  readonly isSettled?: boolean;
}

const landBack = "M0-7 1.8-1.8 7 0 1.8 1.8 0 7-1.8 1.8-7 0-1.8-1.8Z";
const seaBack = "M-7-2q3.5-3.4 7 0t7 0M-7 3q3.5-3.4 7 0t7 0";

/** A token outside the map. */
export function TokenSign({ size, ...token }: TokenProps & { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true">
      <TokenFigure {...token} />
    </svg>
  );
}
