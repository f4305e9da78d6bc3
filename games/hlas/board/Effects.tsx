// What the event being played shows on the map: Units on their way, pieces that come or fall, tokens that are turned up,
// resources and points that float up. Everything ends where the next picture begins.
import type { ReactNode } from "react";
import type { Point } from "#web/kit/ink.ts";
import { MotionLayer, Ring, Stand, Travel } from "#web/kit/Motion.tsx";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import { REGIONS } from "../content/marks.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import type { Piece } from "../content/units.ts";
import type { HlasEvent } from "../events.ts";
import { isLand } from "../map/atlas.ts";
import { regionOf } from "../map/places.ts";
import { aboard, crewOf, rowsOf, unitSpot } from "./Forces.tsx";
import { centreOf, continentPaths, isAcross, paths } from "./geometry.ts";
import { CapitalFigure, TokenFigure, TowerFigure, UnitFigure } from "./pieces/Figures.tsx";
import { resourceIcons, VpIcon } from "./pieces/icons.tsx";
import { armySpot, CITY_SCALE, capitalSpot, towerSpot } from "./spots.ts";
import { type Table, useTable } from "./table.tsx";

/** The event on the map. */
export function Effects() {
  const table = useTable();
  const { playing } = table.props;
  if (!playing) return null;
  return <MotionLayer playing={playing}>{effectOf(table, playing.event)}</MotionLayer>;
}

const RING = 40;

type EventOf<T extends HlasEvent["type"]> = Extract<HlasEvent, { type: T }>;
type Drawings = { readonly [T in HlasEvent["type"]]?: (table: Table, event: EventOf<T>) => ReactNode };

const ring = (_table: Table, { at }: { at: number }): ReactNode => <Ring at={centreOf(at)} radius={RING} />;

function troop(table: Table, seat: number, units: readonly Piece[], from = -1): ReactNode {
  const { view, colour } = table;
  const kinds = [...new Set(units)];
  const places = rowsOf(kinds.length);
  return kinds.map((piece, i) => (
    <g key={piece} transform={`translate(${places[i]!.x} ${places[i]!.y})`}>
      <UnitFigure
        piece={piece}
        faction={view.realms[seat]?.faction ?? ""}
        colour={colour(seat)}
        count={units.filter(each => each === piece).length}
        scale={places[i]!.scale}
      />
      <Crew table={table} seat={seat} vessel={piece} from={from} />
    </g>
  ));
}

/** The Units aboard a Vessel go with it. */
function Crew({ table: { view, colour }, seat, vessel, from }: CrewProps) {
  const crew = from < 0 ? [] : crewOf(view, seat, vessel, from);
  return crew.map(({ owner, piece, count }, i) => (
    <g key={`${owner}:${piece}`} transform={aboard(i, crew.length)}>
      <UnitFigure piece={piece} faction={view.realms[owner]!.faction} colour={colour(owner)} count={count} />
    </g>
  ));
}

interface CrewProps {
  readonly table: Table;
  readonly seat: number;
  readonly vessel: Piece;
  readonly from: number;
}

/** A Unit that falls where it stands. */
function fallen(table: Table, seat: number, piece: Piece, region: number): ReactNode {
  const { view, colour } = table;
  const { at, scale } = unitSpot(view, seat, piece, region);
  return (
    <Stand at={at} move="fall">
      <UnitFigure piece={piece} faction={view.realms[seat]?.faction ?? ""} colour={colour(seat)} scale={scale} />
    </Stand>
  );
}

/** A Tower of a side, as large as it stands. */
const tower = ({ view, colour }: Table, seat: number): ReactNode => (
  <g transform={`scale(${CITY_SCALE})`}>
    <TowerFigure faction={view.realms[seat]!.faction} colour={colour(seat)} />
  </g>
);

/** The Capital City of a side, as large as it stands. */
const capital = ({ view, colour }: Table, seat: number): ReactNode => (
  <g transform={`scale(${CITY_SCALE})`}>
    <CapitalFigure
      faction={view.realms[seat]!.faction}
      colour={colour(seat)}
      level={Math.max(1, view.realms[seat]!.level)}
    />
  </g>
);

/** Units on their way; over the map's edge they are gone on one side and come on the other. */
function journey(table: Table, seat: number, units: readonly Piece[], from: number, to: number): ReactNode {
  const { view } = table;
  if (!isAcross(from, to)) {
    return (
      <Travel from={armySpot(view, from)} to={armySpot(view, to)}>
        {troop(table, seat, units, from)}
      </Travel>
    );
  }
  return (
    <>
      <Stand at={armySpot(view, from)} move="fall">
        {troop(table, seat, units, from)}
      </Stand>
      <Stand at={armySpot(view, to)} move="rise">
        {troop(table, seat, units, from)}
      </Stand>
    </>
  );
}

/** Where a place lies: a deck is where its Vessel is. */
const spot = ({ view }: Table, seat: number, place: number): Point =>
  armySpot(view, place < REGIONS ? place : regionOf(view, seat, place));

const drawings: Drawings = {
  unitsMoved: (table, { seat, from, to, units }) => journey(table, seat, units, from, to),
  unitSaved: (table, { seat, piece, at }) => journey(table, seat, [piece], at, table.view.realms[seat]!.capital),
  unitsRecruited: (table, { seat, piece, count, at }) => (
    <Stand at={spot(table, seat, at)} move="rise">
      {troop(table, seat, Array<Piece>(count).fill(piece))}
    </Stand>
  ),
  unitLost: (table, { seat, piece, at }) => fallen(table, seat, piece, at),
  // It is only named here, and falls when the battle is paid for.
  unitSacrificed: ring,
  capitalPlaced: (table, { seat, at }) => (
    <Stand at={capitalSpot(at)} move="rise">
      {capital(table, seat)}
    </Stand>
  ),
  capitalDestroyed: (table, { seat, at }) => (
    <Stand at={capitalSpot(at)} move="fall">
      {capital(table, seat)}
    </Stand>
  ),
  towerBuilt: (table, { seat, at }) => (
    <Stand at={towerSpot(at)} move="rise">
      {tower(table, seat)}
    </Stand>
  ),
  towerLost: (table, { seat, at }) => (
    <Stand at={towerSpot(at)} move="fall">
      {tower(table, seat)}
    </Stand>
  ),
  tokenRevealed: (_table, { at, token }) => (
    <Stand at={centreOf(at)} move="turn">
      <g transform="scale(2.2)">
        <TokenFigure token={token} kind={isLand(at) ? "land" : "sea"} />
      </g>
    </Stand>
  ),
  tokenPeeked: (_table, { at, token }) => (
    <Stand at={centreOf(at)} move="turn">
      <g transform="scale(1.8)">
        <TokenFigure token={token ?? ""} kind={isLand(at) ? "land" : "sea"} />
      </g>
    </Stand>
  ),
  tokenCollected: ring,
  tokenResolved: ring,
  unitBoarded: ring,
  unitLeft: ring,
  battleStarted: ring,
  battleEnded: ring,
  leaderChosen: ring,
  vesselCrashed: ring,
  regionClosed: (table, { at, seat }) => (
    <path d={paths[at]} fill={seatPaint(table.colour(seat) ?? "black").fill} className="hk-flash" />
  ),
  continentExcluded: (_table, { continent }) => <path d={continentPaths[continent]} className="hk-flash" />,
  vpGained: (table, { seat, amount }) => <Gain table={table} seat={seat} vp={amount} amounts={{}} />,
  resourcesGained: (table, event) => <Gain table={table} seat={event.seat} vp={0} amounts={event} />,
  resourcesPaid: (table, { seat, ore, mana, food }) => (
    <Gain table={table} seat={seat} vp={0} amounts={{ ore: -ore, mana: -mana, food: -food }} />
  ),
  resourceGiven: (table, { seat, to, resource }) => (
    <>
      <Gain table={table} seat={seat} vp={0} amounts={{ [resource]: -1 }} />
      <Gain table={table} seat={to} vp={0} amounts={{ [resource]: 1 }} />
    </>
  ),
  resourcesStolen: (table, { seat, from, resource, amount }) => (
    <>
      <Gain table={table} seat={seat} vp={0} amounts={{ [resource]: amount }} />
      <Gain table={table} seat={from} vp={0} amounts={{ [resource]: -amount }} />
    </>
  ),
};

function effectOf(table: Table, event: HlasEvent): ReactNode {
  const draw = drawings[event.type] as ((table: Table, event: HlasEvent) => ReactNode) | undefined;
  return draw ? draw(table, event) : null;
}

interface GainProps {
  readonly table: Table;
  readonly seat: number;
  readonly vp: number;
  readonly amounts: Partial<Record<Resource, number>>;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** What floats up over the Capital of the seat that gains or pays it. */
function Gain({ table, seat, vp, amounts }: GainProps) {
  const { capital } = table.view.realms[seat]!;
  if (capital < 0) return null;
  const [x, y] = centreOf(capital);
  const parts = [
    ...resourceIds.flatMap(id => (amounts[id] ? [{ id, Face: resourceIcons[id], n: amounts[id] }] : [])),
    ...(vp === 0 ? [] : [{ id: "vp", Face: VpIcon, n: vp }]),
  ];
  const wide = parts.length * 58;
  return (
    <g transform={`translate(${x} ${y - 46})`}>
      <g className="hk-gain">
        <rect
          x={-wide / 2}
          y={-18}
          width={wide}
          height={36}
          rx={18}
          stroke={seatPaint(table.colour(seat) ?? "black").fill}
        />
        {parts.map(({ id, Face, n }, i) => (
          <g key={id} transform={`translate(${-wide / 2 + 29 + i * 58} 0)`} className={`hl-gain-${id}`}>
            <Face x={-24} y={-11} size={22} />
            <text x={13} y={7}>
              {signed(n)}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}
