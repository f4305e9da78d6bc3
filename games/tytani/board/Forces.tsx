// What stands on the map: structures, armies, markers, and attackers on borders with their arrows.

import { useMemo } from "react";
import type { Point } from "#web/kit/ink.ts";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import { NO_ARMY } from "../content/army.ts";
import { FORTRESS, NONE } from "../content/marks.ts";
import type { Region } from "../map/atlas.ts";

import type { TytaniView } from "../view/view.ts";
import { atRest } from "./at-rest.ts";
import { between, waitingAt } from "./geometry.ts";
import { CapitalFigure, type Figure, FortressFigure, figuresOf, MarkerFigure, Row } from "./pieces/Figures.tsx";
import { type Table, useTable } from "./table.tsx";

/** What stands in a region, in the order in which it is lined up. */
export function piecesIn({ view, colour }: Pick<Table, "view" | "colour">, at: Region): Figure[] {
  const owner = view.owner[at] ?? NONE;
  const structure = view.structure[at] ?? NONE;
  const army = view.units[at] ?? NO_ARMY;
  const figures: Figure[] = [];
  if (structure === FORTRESS || view.bastions.includes(at))
    figures.push({ key: "fortress", width: 42, node: <FortressFigure /> });
  if (structure >= 0) figures.push({ key: "capital", width: 46, node: <CapitalFigure colour={colour(structure)} /> });
  if (owner === NONE) return figures;
  if (army !== NO_ARMY) return [...figures, ...figuresOf(army, colour(owner), view.powers[owner]?.nation ?? "")];
  if (view.markers.includes(at))
    figures.push({ key: "marker", width: 30, node: <MarkerFigure colour={colour(owner)} /> });
  return figures;
}

const rowWidth = 112;

/** How many rows figures take. */
export function rowsOf(figures: readonly Figure[]): number {
  if (figures.length === 0) return 0;
  return figures.reduce((sum, { width }) => sum + width, 0) <= rowWidth ? 1 : 2;
}

/** Pieces in one row, or in two where one would be too long. */
export function Lined({ figures }: { figures: readonly Figure[] }) {
  if (rowsOf(figures) === 1) return <Row figures={figures} />;
  const large = figures.filter(({ key }) => key === "titan" || key === "fortress" || key === "capital");
  const small = figures.filter(figure => !large.includes(figure));
  return (
    <>
      <Row figures={large} y={-30} />
      <Row figures={small} y={14} />
    </>
  );
}

/** How far below the middle the name of a region lies, by what stands above it. */
export function nameDrop(figures: readonly Figure[]): number {
  const rows = rowsOf(figures);
  if (rows === 2) return 51;
  return rows === 0 ? 5 : figures.some(({ key }) => key === "titan") ? 51 : 38;
}

/** The map without what the event of the moment moves. */
function useAtRest({ view, props }: Table): TytaniView {
  const after = props.playing?.after ?? view;
  return useMemo(() => atRest(view, after), [view, after]);
}

/** Everything that stands in regions. */
export function Forces() {
  const table = useTable();
  const { board, geometry, colour } = table;
  const view = useAtRest(table);
  return (
    <g pointerEvents="none">
      {board.active.map(at => {
        const figures = piecesIn({ view, colour }, at);
        const [x, y] = geometry.regions[at]!.at;
        return figures.length === 0 ? null : (
          <g key={board.ids[at]} transform={`translate(${x} ${y}) scale(${geometry.scale})`} className="ty-force">
            <Lined figures={figures} />
          </g>
        );
      })}
    </g>
  );
}

/** Attackers who wait on borders, each with an arrow towards what it attacks. */
export function Attacks() {
  const table = useTable();
  const { geometry, colour } = table;
  const view = useAtRest(table);
  const owner = view.active;
  if (owner === NONE) return null;
  return (
    <g pointerEvents="none">
      {view.attacks.map(({ from, to, army }) => {
        const at = waitingAt(geometry, from, to);
        const nation = view.powers[owner]?.nation ?? "";
        return (
          <g key={`${from}:${to}`} className="ty-attack">
            <Arrow from={at} to={geometry.regions[to]!.at} fill={seatPaint(colour(owner)).fill} />
            <g transform={`translate(${at[0]} ${at[1]}) scale(${0.82 * geometry.scale})`}>
              <Row figures={figuresOf(army, colour(owner), nation)} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** An arrow that ends before the middle of what it points at. */
export function Arrow({ from, to, fill }: { from: Point; to: Point; fill: string }) {
  const tip = between(from, to, 0.72);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <g className="ty-arrow">
      <path d={`M${from[0]} ${from[1]}L${tip[0]} ${tip[1]}`} className="ty-arrow-bed" />
      <path d={`M${from[0]} ${from[1]}L${tip[0]} ${tip[1]}`} stroke={fill} className="ty-arrow-line" />
      <path
        d="M-6-14 18 0-6 14Z"
        style={{ fill }}
        className="ty-arrow-head"
        transform={`translate(${tip[0]} ${tip[1]}) rotate(${angle.toFixed(1)})`}
      />
    </g>
  );
}
