// What the event being played shows on the map: Units on their way, pieces that come or fall, tokens that are turned up,
// resources and points that float up. Everything ends where the next picture begins.
import type { CSSProperties, ReactNode } from "react";
import type { Point } from "#web/kit/ink.ts";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import { type Resource, resourceIds } from "../content/resources.ts";
import type { Piece } from "../content/units.ts";
import type { HlasEvent } from "../events.ts";
import { rowsOf } from "./Forces.tsx";
import { centreOf, continentPaths, isLand, paths } from "./geometry.ts";
import { REGIONS } from "./marks.ts";
import { CapitalFigure, TokenFigure, TowerFigure, UnitFigure } from "./pieces/Figures.tsx";
import { resourceIcons, VpIcon } from "./pieces/icons.tsx";
import { regionOf } from "./standing.ts";
import { type Table, useTable } from "./table.tsx";

/** The event on the map. */
export function Effects() {
  const table = useTable();
  const { playing } = table.props;
  if (!playing) return null;
  const style = { "--ms": `${playing.ms}ms` } as CSSProperties;
  return (
    <g key={playing.id} style={style} pointerEvents="none" className="hl-effects">
      {effectOf(table, playing.event)}
    </g>
  );
}

type EventOf<T extends HlasEvent["type"]> = Extract<HlasEvent, { type: T }>;
type Drawings = { readonly [T in HlasEvent["type"]]?: (table: Table, event: EventOf<T>) => ReactNode };

const ring = (_table: Table, { at }: { at: number }): ReactNode => <Ring at={centreOf(at)} />;

function troop({ view, colour }: Table, seat: number, units: readonly Piece[]): ReactNode {
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
    </g>
  ));
}

/** Where a place lies: a deck is where its Vessel is. */
const spot = ({ view }: Table, seat: number, place: number): Point =>
  centreOf(place < REGIONS ? place : regionOf(view, seat, place));

const drawings: Drawings = {
  unitsMoved: (table, { seat, from, to, units }) => (
    <Travel from={centreOf(from)} to={centreOf(to)}>
      {troop(table, seat, units)}
    </Travel>
  ),
  unitSaved: (table, { seat, piece, at }) => (
    <Travel from={centreOf(at)} to={centreOf(table.view.realms[seat]!.capital)}>
      {troop(table, seat, [piece])}
    </Travel>
  ),
  unitsRecruited: (table, { seat, piece, count, at }) => (
    <Stand at={spot(table, seat, at)} className="hl-rise">
      {troop(table, seat, Array<Piece>(count).fill(piece))}
    </Stand>
  ),
  unitLost: (table, { seat, piece, at }) => (
    <Stand at={centreOf(at)} className="hl-fall">
      {troop(table, seat, [piece])}
    </Stand>
  ),
  unitSacrificed: (table, { seat, piece, at }) => (
    <Stand at={centreOf(at)} className="hl-fall">
      {troop(table, seat, [piece])}
    </Stand>
  ),
  capitalPlaced: (table, { seat, at }) => (
    <Stand at={centreOf(at)} className="hl-rise">
      <CapitalFigure faction={table.view.realms[seat]!.faction} colour={table.colour(seat)} level={1} />
    </Stand>
  ),
  capitalDestroyed: (table, { seat, at }) => (
    <Stand at={centreOf(at)} className="hl-fall">
      <CapitalFigure
        faction={table.view.realms[seat]!.faction}
        colour={table.colour(seat)}
        level={table.view.realms[seat]!.level}
      />
    </Stand>
  ),
  towerBuilt: (table, { seat, at }) => (
    <Stand at={centreOf(at)} className="hl-rise">
      <TowerFigure faction={table.view.realms[seat]!.faction} colour={table.colour(seat)} />
    </Stand>
  ),
  towerLost: (table, { seat, at }) => (
    <Stand at={centreOf(at)} className="hl-fall">
      <TowerFigure faction={table.view.realms[seat]!.faction} colour={table.colour(seat)} />
    </Stand>
  ),
  tokenRevealed: (_table, { at, token }) => (
    <Stand at={centreOf(at)} className="hl-turn">
      <g transform="scale(2.2)">
        <TokenFigure token={token} kind={isLand(at) ? "land" : "sea"} />
      </g>
    </Stand>
  ),
  tokenPeeked: (_table, { at, token }) => (
    <Stand at={centreOf(at)} className="hl-turn">
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
    <path d={paths[at]} fill={seatPaint(table.colour(seat) ?? "black").fill} className="hl-flash" />
  ),
  continentExcluded: (_table, { continent }) => <path d={continentPaths[continent]} className="hl-flash" />,
  vpGained: (table, { seat, amount }) => <Gain table={table} seat={seat} vp={amount} amounts={{}} />,
  resourcesGained: (table, event) => <Gain table={table} seat={event.seat} vp={0} amounts={event} />,
  resourcesPaid: (table, { seat, ore, mana, food }) => (
    <Gain table={table} seat={seat} vp={0} amounts={{ ore: -ore, mana: -mana, food: -food }} />
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

function Travel({ from, to, children }: { from: Point; to: Point; children: ReactNode }) {
  const style = { "--dx": `${to[0] - from[0]}px`, "--dy": `${to[1] - from[1]}px` } as CSSProperties;
  return (
    <g transform={`translate(${from[0]} ${from[1] + 4})`}>
      <g className="hl-travel" style={style}>
        {children}
      </g>
    </g>
  );
}

function Stand({ at: [x, y], className, children }: { at: Point; className: string; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={className}>{children}</g>
    </g>
  );
}

function Ring({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={40} className="hl-ring" />
    </g>
  );
}

interface GainProps {
  readonly table: Table;
  readonly seat: number;
  readonly vp: number;
  readonly amounts: Partial<Record<Resource, number>>;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** What floats up over the Capital of whoever gains or pays it. */
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
      <g className="hl-gain">
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
