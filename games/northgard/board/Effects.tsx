// What the event being played shows on the map: groups on their way, units that come or fall, buildings that rise,
// creatures that walk, rewards that float up. Everything ends where the next picture begins.
import type { ReactNode } from "react";
import type { Point } from "#web/kit/ink.ts";
import { MotionLayer, Ring, Stand, Travel } from "#web/kit/Motion.tsx";
import { resourceIds } from "../content/resources.ts";
import type { NorthEvent } from "../events.ts";
import { partOfArea, placeOfArea } from "../map/tile-facts.ts";
import { onMap } from "./land-geometry.ts";
import { CreatureFigure, Group, KaijaFigure } from "./pieces/Figures.tsx";
import { GloryIcon, resourceIcons } from "./pieces/icons.tsx";
import { standingIn } from "./standing.ts";
import { type Table, useTable } from "./table.tsx";
import { CELL, tileGeometry } from "./tile-geometry.ts";

const RING = 26;

type EventOf<T extends NorthEvent["type"]> = Extract<NorthEvent, { type: T }>;

/** The event on the map. */
export function Effects() {
  const table = useTable();
  const { playing } = table.props;
  if (!playing) return null;
  return <MotionLayer playing={playing}>{effectOf(table, playing.event)}</MotionLayer>;
}

function effectOf(table: Table, event: NorthEvent): ReactNode {
  switch (event.type) {
    case "unitsMoved":
      return (
        <Travel from={standingIn(table, event.from)} to={standingIn(table, event.to)}>
          {forceOf(table, event)}
        </Travel>
      );
    case "creatureMoved":
      return (
        <Travel from={standingIn(table, event.from)} to={standingIn(table, event.to)}>
          <CreatureFigure creature={event.creature} />
        </Travel>
      );
    case "unitsRecruited":
    case "groupPlaced":
      return (
        <Stand at={standingIn(table, event.at)} move="rise">
          {forceOf(table, event)}
        </Stand>
      );
    case "unitsRemoved":
      return (
        <Stand at={standingIn(table, event.at)} move="fall">
          {forceOf(table, event)}
        </Stand>
      );
    case "tilePlaced":
      return <NewTile event={event} />;
    case "territoryClosed":
      return <Closed table={table} event={event} />;
    case "buildingBuilt":
    case "buildingReplaced":
      return <Ring at={slotAt(table, event.area)} radius={RING} />;
    case "creatureAppeared":
    case "tokenPlaced":
    case "combatStarted":
      return <Ring at={standingIn(table, event.at)} radius={RING} />;
    case "creatureSlain":
      return (
        <Stand at={standingIn(table, event.at)} move="fall">
          <CreatureFigure creature={event.creature} />
        </Stand>
      );
    case "gloryGained":
      return <Gains table={table} seat={event.seat} parts={[{ id: "glory", amount: event.amount }]} />;
    case "resourcesGained":
      return (
        <Gains
          table={table}
          seat={event.seat}
          parts={resourceIds.flatMap(id => (event[id] > 0 ? [{ id, amount: event[id] }] : []))}
        />
      );
    default:
      return null;
  }
}

function forceOf(
  { colour }: Table,
  { seat, units, kaija }: { seat: number; units: number; kaija: boolean },
): ReactNode {
  return units > 0 ? <Group colour={colour(seat)} count={units} /> : kaija && <KaijaFigure colour={colour(seat)} />;
}

function slotAt({ view }: Table, area: number): Point | null {
  const place = placeOfArea(area);
  const geometry = tileGeometry(view.land.tiles[place]!, view.land.turn[place]!).areas[partOfArea(area)];
  return geometry ? onMap(view.land, place, geometry.slot ?? geometry.units) : null;
}

function NewTile({ event: { x, y } }: { event: EventOf<"tilePlaced"> }) {
  return <rect x={x * CELL} y={y * CELL} width={CELL} height={CELL} rx={6} className="ng-new-tile" />;
}

function Closed({ table, event }: { table: Table; event: EventOf<"territoryClosed"> }) {
  const shape = table.shape.territories.get(event.at);
  return shape ? <path d={shape.border} className="ng-closed-flash" /> : null;
}

/** Gains float up over the largest group of the seat. */
function Gains({ table, seat, parts }: { table: Table; seat: number; parts: { id: string; amount: number }[] }) {
  const { view, shape } = table;
  const home = view.land.list
    .filter(at => view.owner[at] === seat)
    .sort((a, b) => view.units[b]! - view.units[a]!)
    .map(at => shape.territories.get(at)?.at)
    .find(at => at !== undefined);
  if (!home || parts.length === 0) return null;
  return (
    <g transform={`translate(${home[0]} ${home[1] - 34})`}>
      <g className="hk-gain ng-gain">
        {parts.map(({ id, amount }, i) => {
          const Face = id === "glory" ? GloryIcon : resourceIcons[id as keyof typeof resourceIcons];
          return (
            <g key={id} transform={`translate(${(i - (parts.length - 1) / 2) * 56} 0)`} className={`ng-gain-${id}`}>
              <rect x={-26} y={-15} width={52} height={30} rx={15} />
              <Face x={-21} y={-11} size={22} />
              <text x={12} y={6}>
                +{amount}
              </text>
            </g>
          );
        })}
      </g>
    </g>
  );
}
