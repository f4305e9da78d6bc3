// What the event being played shows on the map: a figure on its way, units coming and going, bards flying to a
// region, a word where an order was lost. Everything ends where the next picture begins.
import type { CSSProperties, ReactNode } from "react";
import type { Point } from "#web/kit/ink.ts";
import type { XiditEvent } from "../events.ts";
import { cityAt, guildAt, regionShape, wayAlong } from "./geometry.ts";
import { BardDisc, IdrakisFigure } from "./pieces/Figures.tsx";
import { rewardIcons } from "./pieces/icons.tsx";
import { spread, UnitMark } from "./pieces/Unit.tsx";
import { type Table, useTable } from "./table.tsx";

type EventOf<T extends XiditEvent["type"]> = Extract<XiditEvent, { type: T }>;

/** The event on the map. */
export function Effects() {
  const table = useTable();
  const { playing } = table;
  if (!playing) return null;
  const style = { "--ms": `${playing.ms}ms` } as CSSProperties;
  return (
    <g key={playing.id} style={style} pointerEvents="none" className="xi-effects">
      {effectOf(table, playing.event)}
    </g>
  );
}

function effectOf(table: Table, event: XiditEvent): ReactNode {
  switch (event.type) {
    case "moved":
      return <Travel table={table} event={event} />;
    case "recruited":
      return <Rising at={cityAt(event.city)}>{<UnitMark unit={event.unit} scale={1.5} />}</Rising>;
    case "unitsPaid":
      return <Paid at={cityAt(event.city)} event={event} />;
    case "sovereignsGained":
      return <Gain table={table} seat={event.seat} amount={event.amount} />;
    case "bardPlaced":
      return <Flight table={table} event={event} />;
    case "orderLost":
      return <Lost at={cityAt(event.city)} />;
    case "floorsBuilt":
      return <Ring at={guildAt(event.city)} />;
    case "tokenPlaced":
    case "idrakisPlaced":
    case "threatEliminated":
      return <Ring at={cityAt(event.city)} isFinal={event.type === "threatEliminated"} />;
    default:
      return null;
  }
}

function Travel({ table, event }: { table: Table; event: EventOf<"moved"> }) {
  const { colour, own } = table;
  const path = { offsetPath: `path("${wayAlong(event.from, event.to)}")` } as CSSProperties;
  return (
    <g className="xi-travel" style={path}>
      <g transform="translate(0 -8)">
        <IdrakisFigure colour={colour(event.seat)} isYou={own?.seat === event.seat} />
      </g>
    </g>
  );
}

function Rising({ at: [x, y], children }: { at: Point; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y - 30})`}>
      <g className="xi-rising">{children}</g>
    </g>
  );
}

function Paid({ at, event }: { at: Point; event: EventOf<"unitsPaid"> }) {
  const paid = spread(event.units);
  return (
    <Rising at={at}>
      {paid.map((unit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: units of a type are alike; their place is what counts
        <UnitMark key={i} unit={unit} x={(i - (paid.length - 1) / 2) * 28} scale={1.3} />
      ))}
    </Rising>
  );
}

function Gain({ table, seat, amount }: { table: Table; seat: number; amount: number }) {
  const city = table.view.seats[seat]?.city;
  if (!city) return null;
  const Coins = rewardIcons.sovereigns;
  return (
    <Rising at={cityAt(city)}>
      <g className="xi-gain">
        <circle r={24} />
        <Coins x={-20} y={-12} size={24} />
        <text x={11} y={6}>
          +{amount}
        </text>
      </g>
    </Rising>
  );
}

function Flight({ table, event }: { table: Table; event: EventOf<"bardPlaced"> }) {
  const city = table.view.seats[event.seat]?.city;
  if (!city) return null;
  const [x, y] = cityAt(city);
  const [toX, toY] = regionShape[event.region].labelAt;
  const style = { "--dx": `${toX - x}px`, "--dy": `${toY + 30 - y}px` } as CSSProperties;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="xi-flight" style={style}>
        <BardDisc colour={table.colour(event.seat)} count={1} x={0} y={0} />
      </g>
    </g>
  );
}

function Lost({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y - 62})`}>
      <g className="xi-lost">
        <circle r={17} />
        <path d="M-7-7 7 7M7-7-7 7" />
      </g>
    </g>
  );
}

function Ring({ at: [x, y], isFinal = false }: { at: Point; isFinal?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={20} className={isFinal ? "xi-ring xi-ring-final" : "xi-ring"} />
    </g>
  );
}
