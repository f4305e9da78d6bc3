// Pieces on the map: groups of units, Kaija, creatures, buildings, tokens.
import type { SeatColour } from "#web/kit/board.ts";
import { Count, Token } from "#web/kit/Piece.tsx";
import { type BuildingId, buildings } from "../../content/buildings.ts";
import { type CreatureId, creatureKinds, creatures } from "../../content/creatures.ts";
import { buildingIcons, creatureIcons, KaijaIcon, UnitIcon } from "./icons.tsx";

/** How much larger numbers are drawn than the kit's: late in the game a whole map is seen at half its size. */
const readable = 1.6;

/** A group of units. */
export function Group({ colour, count }: { colour: SeatColour; count: number }) {
  return (
    <g className="ng-group">
      <Token shape="round" colour={colour} icon={UnitIcon} scale={1.12} />
      <g transform={`translate(17 -15) scale(${readable})`}>
        <Count n={count} x={0} y={0} />
      </g>
    </g>
  );
}

/** Kaija, the armoured bear. */
export function KaijaFigure({ colour }: { colour: SeatColour }) {
  return <Token shape="shield" colour={colour} icon={KaijaIcon} scale={1.12} />;
}

/** A creature with its strength. */
export function CreatureFigure({ creature }: { creature: CreatureId }) {
  const { kind, color } = creatures[creature];
  const Face = creatureIcons[kind];
  return (
    <g className={`ng-creature ng-creature-${color}`}>
      <path d="M0-24 21-10 17 17-17 17-21-10Z" className="ng-creature-shadow" />
      <path d="M0-24 21-10 17 17-17 17-21-10Z" className="ng-creature-body" />
      <Face x={-15} y={-16} size={30} />
      <g transform="translate(12 -13) scale(1.45)" className="ng-creature-value">
        <circle r={9.5} />
        <text y={4.4}>{creatureKinds[kind].value}</text>
      </g>
    </g>
  );
}

const largeOf = new Map(buildings.map(({ id, isLarge }) => [id, isLarge]));

/** A building on its slot, or beside it. */
export function BuildingFigure({ building }: { building: BuildingId }) {
  const Face = buildingIcons[building];
  const isLarge = largeOf.get(building) === true;
  const r = isLarge ? 22 : 17;
  return (
    <g className={isLarge ? "ng-building ng-building-large" : "ng-building"}>
      <rect x={-r + 2} y={-r + 3} width={2 * r} height={2 * r} rx={isLarge ? 5 : 8} className="ng-building-shadow" />
      <rect x={-r} y={-r} width={2 * r} height={2 * r} rx={isLarge ? 5 : 8} className="ng-building-body" />
      <Face x={-r * 0.8} y={-r * 0.8} size={r * 1.6} />
    </g>
  );
}

/** Scorched Earth. */
export function ScorchedMark() {
  return (
    <g className="ng-scorched">
      <circle r={15} />
      <path d="M0 10C-8 8-9 0-5-5-4-2-2-1-1-3-2-7 0-11 3-13 2-8 8-5 8 2 8 7 4 10 0 10Z" />
    </g>
  );
}
