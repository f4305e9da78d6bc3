// What the event being played shows on the map: armies on their way, units that come or fall, walls that rise or
// crumble, land that changes hands, points that float up. Everything ends where the next picture begins.
import type { ReactNode } from "react";
import type { Point } from "#web/kit/ink.ts";
import { MotionLayer, Ring, Stand, Travel } from "#web/kit/Motion.tsx";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import { type Army, armyOf } from "../content/army.ts";
import type { RegionId } from "../content/regions.ts";
import type { TytaniEvent } from "../events.ts";
import { placeOf } from "../map/atlas.ts";
import type { Who } from "../state.ts";
import { Arrow } from "./Forces.tsx";
import { waitingAt } from "./geometry.ts";
import { CapitalFigure, FortressFigure, figuresOf, Row } from "./pieces/Figures.tsx";
import { EnergyIcon, VpIcon } from "./pieces/icons.tsx";
import { nationColours, type Table, useTable } from "./table.tsx";

/** The event on the map. */
export function Effects() {
  const table = useTable();
  const { playing } = table.props;
  if (!playing) return null;
  return <MotionLayer playing={playing}>{effectOf(table, playing.event)}</MotionLayer>;
}

const centre = ({ geometry }: Table, id: RegionId): Point => geometry.regions[placeOf(id)]?.at ?? [0, 0];

function armyFigure({ view, colour, powerOf, geometry }: Table, who: Who, army: Army): ReactNode {
  const power = powerOf(who);
  return (
    <g transform={`scale(${geometry.scale})`}>
      <Row figures={figuresOf(army, colour(power), view.powers[power]?.nation ?? "")} />
    </g>
  );
}

const RING = 34;

type EventOf<T extends TytaniEvent["type"]> = Extract<TytaniEvent, { type: T }>;
type Drawings = { readonly [T in TytaniEvent["type"]]?: (table: Table, event: EventOf<T>) => ReactNode };

const drawings: Drawings = {
  unitsMoved: (table, { who, army, from, to, cause }) => {
    const { geometry } = table;
    const [a, b] = [placeOf(from), placeOf(to)];
    const start =
      cause === "conquest"
        ? waitingAt(geometry, a, b)
        : cause === "return"
          ? waitingAt(geometry, b, a)
          : centre(table, from);
    return (
      <Travel from={start} to={centre(table, to)}>
        {armyFigure(table, who, army)}
      </Travel>
    );
  },
  attackDeclared: (table, { who, army, from, at }) => {
    const goal = waitingAt(table.geometry, placeOf(from), placeOf(at));
    const { fill } = seatPaint(table.colour(table.powerOf(who)));
    return (
      <>
        <g className="hk-fade-in">
          <Arrow from={goal} to={centre(table, at)} fill={fill} />
        </g>
        <Travel from={centre(table, from)} to={goal}>
          {armyFigure(table, who, army)}
        </Travel>
      </>
    );
  },
  unitBrought: (table, { who, unit, from, at }) => (
    <Travel from={centre(table, from)} to={centre(table, at)}>
      {armyFigure(table, who, armyOf(unit))}
    </Travel>
  ),
  unitsDeployed: (table, { who, unit, at }) => (
    <Stand at={centre(table, at)} move="rise">
      {armyFigure(table, who, armyOf(unit))}
    </Stand>
  ),
  unitLost: (table, { who, unit, at }) => (
    <Stand at={centre(table, at)} move="fall">
      {armyFigure(table, who, armyOf(unit))}
    </Stand>
  ),
  armyPlaced: (table, { who, units }) =>
    units.map(({ at, army }) => (
      <Stand key={at} at={centre(table, at)} move="rise">
        {armyFigure(table, who, army)}
      </Stand>
    )),
  positionTaken: (table, { capital }) => <Ring at={centre(table, capital)} radius={RING} />,
  fortressBuilt: (table, { at }) => (
    <Stand at={centre(table, at)} move="rise">
      <FortressFigure />
    </Stand>
  ),
  fortressDestroyed: (table, { at }) => (
    <Stand at={centre(table, at)} move="fall">
      <FortressFigure />
    </Stand>
  ),
  capitalDestroyed: (table, { at, of }) => (
    <Stand at={centre(table, at)} move="fall">
      <CapitalFigure colour={nationColours[of]} />
    </Stand>
  ),
  capitalCaptured: (table, { at }) => <Ring at={centre(table, at)} radius={RING} />,
  capitalReturned: (table, { at }) => <Ring at={centre(table, at)} radius={RING} />,
  fortressTaken: (table, { at }) => <Ring at={centre(table, at)} radius={RING} />,
  battleStarted: (table, { at }) => <Ring at={centre(table, at)} radius={RING} />,
  regionTaken: (table, { who, at }) => (
    <path
      d={table.geometry.regions[placeOf(at)]?.path ?? ""}
      fill={seatPaint(table.colour(table.powerOf(who))).fill}
      className="hk-flash"
    />
  ),
  regionLeft: (table, { at }) => (
    <path d={table.geometry.regions[placeOf(at)]?.path ?? ""} fill="var(--ty-idle)" className="hk-flash" />
  ),
  vpGained: (table, { who, amount }) => <Gain table={table} who={who} amount={amount} isEnergy={false} />,
  energyGained: (table, { who, amount }) => <Gain table={table} who={who} amount={amount} isEnergy />,
};

function effectOf(table: Table, event: TytaniEvent): ReactNode {
  const draw = drawings[event.type] as ((table: Table, event: TytaniEvent) => ReactNode) | undefined;
  return draw ? draw(table, event) : null;
}

/** Points and Energy float up over the Capital of the power that gains them. */
function Gain({ table, who, amount, isEnergy }: { table: Table; who: Who; amount: number; isEnergy: boolean }) {
  const { view, geometry, powerOf, colour } = table;
  const power = powerOf(who);
  const home = geometry.regions[view.powers[power]?.home ?? -1]?.at;
  if (!home) return null;
  const Face = isEnergy ? EnergyIcon : VpIcon;
  return (
    <g transform={`translate(${home[0]} ${home[1] - 46})`}>
      <g className={isEnergy ? "hk-gain ty-gain-energy" : "hk-gain"}>
        <rect x={-34} y={-19} width={68} height={38} rx={19} stroke={seatPaint(colour(power)).fill} />
        <Face x={-28} y={-14} size={28} />
        <text x={16} y={8}>
          +{amount}
        </text>
      </g>
    </g>
  );
}
