// What the event being played shows on the map: figures on their way, units that come or fall, walls, runes that are
// turned up, influence that floats up. Everything ends where the next picture begins.

import type { ReactNode } from "react";
import type { Point } from "#web/kit/ink.ts";
import { MotionLayer, Ring, Stand, Travel } from "#web/kit/Motion.tsx";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import { DRAGON, FALSE } from "../content/marks.ts";
import type { Group, RuneEvent } from "../events.ts";
import { rowsOf } from "./Forces.tsx";
import { centreIn, outline } from "./geometry.ts";
import { DevelopmentFigure, HeroFigure, RuneFigure, StrongholdFigure, UnitFigure } from "./pieces/Figures.tsx";
import { InfluenceIcon } from "./pieces/icons.tsx";
import { type Table, useTable } from "./table.tsx";

/** The event on the map. */
export function Effects() {
  const table = useTable();
  const { playing } = table.props;
  if (!playing) return null;
  return <MotionLayer playing={playing}>{effectOf(table, playing.event)}</MotionLayer>;
}

const at = ({ view }: Table, area: number): Point => centreIn(view.board, area);

function troop({ colour }: Table, seat: number, groups: readonly Group[]): ReactNode {
  const places = rowsOf(groups.length);
  return groups.map(({ unit, count }, i) => (
    <g key={unit} transform={`translate(${places[i]!.x} ${places[i]!.y})`}>
      <UnitFigure unit={unit} count={count} colour={colour(seat)} scale={places[i]!.scale} />
    </g>
  ));
}

const RING = 40;

type EventOf<T extends RuneEvent["type"]> = Extract<RuneEvent, { type: T }>;
type Drawings = { readonly [T in RuneEvent["type"]]?: (table: Table, event: EventOf<T>) => ReactNode };

const ring = (table: Table, { area }: { area: number }): ReactNode => <Ring at={at(table, area)} radius={RING} />;

const drawings: Drawings = {
  unitsMoved: (table, { seat, from, to, groups }) => (
    <Travel from={at(table, from)} to={at(table, to)}>
      {troop(table, seat, groups)}
    </Travel>
  ),
  heroMoved: (table, { seat, from, to }) => (
    <Travel from={at(table, from)} to={at(table, to)}>
      <HeroFigure colour={table.colour(seat)} isRouted={false} />
    </Travel>
  ),
  unitsPlaced: (table, { seat, area, groups }) => (
    <Stand at={at(table, area)} move="rise">
      {troop(table, seat, groups)}
    </Stand>
  ),
  unitsDestroyed: (table, { seat, area, groups }) => (
    <Stand at={at(table, area)} move="fall">
      {troop(table, seat, groups)}
    </Stand>
  ),
  heroJoined: (table, { seat, area }) => (
    <Stand at={at(table, area)} move="rise">
      <HeroFigure colour={table.colour(seat)} isRouted={false} />
    </Stand>
  ),
  heroDefeated: (table, { seat, area }) => (
    <Stand at={at(table, area)} move="fall">
      <HeroFigure colour={table.colour(seat)} isRouted={false} />
    </Stand>
  ),
  strongholdBuilt: (table, { seat, area, isDamaged }) => (
    <Stand at={at(table, area)} move="rise">
      <StrongholdFigure colour={table.colour(seat)} isDamaged={isDamaged} />
    </Stand>
  ),
  strongholdRemoved: (table, { seat, area }) => (
    <Stand at={at(table, area)} move="fall">
      <StrongholdFigure colour={table.colour(seat)} isDamaged />
    </Stand>
  ),
  developmentBuilt: (table, { seat, area, development }) => (
    <Stand at={at(table, area)} move="rise">
      <DevelopmentFigure kind={development} colour={table.colour(seat)} />
    </Stand>
  ),
  runesPlaced: (table, { areas }) =>
    areas.map(area => (
      <Stand key={area} at={at(table, area)} move="rise">
        <RuneFigure rune={3} isUp={false} />
      </Stand>
    )),
  runeMoved: (table, { from, to }) => (
    <Travel from={at(table, from)} to={at(table, to)}>
      <RuneFigure rune={3} isUp={false} />
    </Travel>
  ),
  runesExchanged: (table, { a, b }) => (
    <>
      <Travel from={at(table, a)} to={at(table, b)}>
        <RuneFigure rune={3} isUp={false} />
      </Travel>
      <Travel from={at(table, b)} to={at(table, a)}>
        <RuneFigure rune={3} isUp={false} />
      </Travel>
    </>
  ),
  runeRevealed: (table, { area, rune }) => <Shown table={table} area={area} rune={rune} />,
  runeSeen: (table, { area, rune }) => <Shown table={table} area={area} rune={rune} />,
  runePlacedOpenly: (table, { area }) => <Shown table={table} area={area} rune="dragon" />,
  areaActivated: (table, { area, seat }) => (
    <g transform={`translate(${at(table, area).join(" ")})`}>
      <path d={outline(0.95)} fill={seatPaint(table.colour(seat) ?? "black").fill} className="hk-flash" />
    </g>
  ),
  battleStarted: ring,
  duelStarted: ring,
  diplomacyStarted: ring,
  strongholdDamaged: ring,
  strongholdRepaired: ring,
  unitsRouted: ring,
  unitsStood: ring,
  areaShielded: ring,
  tokenRevealed: ring,
  influenceGained: (table, { seat, n }) => <Gain table={table} seat={seat} text={`+${n}`} />,
  influenceSpent: (table, { seat, n }) => <Gain table={table} seat={seat} text={`−${n}`} />,
};

function effectOf(table: Table, event: RuneEvent): ReactNode {
  const draw = drawings[event.type] as ((table: Table, event: RuneEvent) => ReactNode) | undefined;
  return draw ? draw(table, event) : null;
}

/** A rune token that is turned over for everybody, or only for the viewer. */
function Shown({ table, area, rune }: { table: Table; area: number; rune: "dragon" | "false" | null }) {
  return (
    <Stand at={at(table, area)} move="turn">
      <g transform="scale(1.7)">
        <RuneFigure rune={rune === "dragon" ? DRAGON : rune === "false" ? FALSE : 3} isUp />
      </g>
    </Stand>
  );
}

/** Influence floats up over the home realm of the seat that gains or spends it. */
function Gain({ table, seat, text }: { table: Table; seat: number; text: string }) {
  const { view, colour } = table;
  const home = view.board.list.find(area => view.stronghold[area] === seat);
  if (home === undefined) return null;
  const [x, y] = at(table, home);
  return (
    <g transform={`translate(${x} ${y - 50})`}>
      <g className="hk-gain">
        <rect x={-36} y={-19} width={72} height={38} rx={19} stroke={seatPaint(colour(seat) ?? "black").fill} />
        <InfluenceIcon x={-30} y={-13} size={26} />
        <text x={15} y={8}>
          {text}
        </text>
      </g>
    </g>
  );
}
