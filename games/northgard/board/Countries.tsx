// Territories on the map: tint and pattern of their owner, their light, and everything that stands in them.
import { memo, useMemo } from "react";
import type { SeatColour } from "#web/kit/board.ts";
import type { Point } from "#web/kit/ink.ts";
import { stackPlaces } from "#web/kit/Piece.tsx";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { numberOf } from "../i18n/words.ts";
import { isClosed } from "../map/land.ts";
import { territoryHint, territoryLabel } from "./describe.tsx";
import type { TerritoryShape } from "./land-geometry.ts";
import { Group, KaijaFigure, ScorchedMark } from "./pieces/Figures.tsx";
import { kaijaAt, stayingIn } from "./standing.ts";
import { beastPlaces, figureRow, numberPlaces } from "./standing-room.ts";
import { useTable } from "./table.tsx";
import { useDragFrom } from "./use-drag.ts";
import type { Work } from "./use-work.ts";

/** The tints and outlines of owners, under the print of the tiles. */
export function Tints() {
  const { view, shape, colour } = useTable();
  return (
    <g pointerEvents="none">
      {[...shape.territories.values()].map(territory => {
        const owner = view.owner[territory.id]!;
        return owner < 0 ? null : (
          <Tint
            key={territory.id}
            territory={territory}
            colour={colour(owner)}
            isClosed={isClosed(view.land, territory.id)}
          />
        );
      })}
    </g>
  );
}

/** An owner's land: pattern, band along the border, fringe where it is open. */
export const Tint = memo(function Tint(props: { territory: TerritoryShape; colour: SeatColour; isClosed: boolean }) {
  const { territory, colour, isClosed: isShut } = props;
  const { fill, pattern } = seatPaint(colour);
  const clip = `ng-clip-${territory.id}`;
  return (
    <g className="ng-tint">
      <clipPath id={clip}>
        <path d={territory.path} />
      </clipPath>
      <path d={territory.path} fill={fill} fillOpacity={0.2} />
      <path d={territory.path} fill={pattern} fillOpacity={0.2} />
      <g clipPath={`url(#${clip})`} fill="none" stroke={fill}>
        <path d={territory.border} strokeWidth={34} strokeOpacity={0.22} />
        <path d={territory.border} strokeWidth={isShut ? 15 : 12} strokeOpacity={0.95} />
      </g>
      <path d={territory.openEnds} className="ng-open-end" stroke={fill} />
    </g>
  );
});

/** The territories as things that can be pointed at. */
export function Countries({ work }: { work: Work }) {
  const { view, shape } = useTable();
  const numbers = useMemo(() => numberPlaces(view, shape, beastPlaces(view, shape)), [view, shape]);
  return [...shape.territories.values()].map(territory => (
    <Country key={territory.id} territory={territory} number={numbers.get(territory.id)!} work={work} />
  ));
}

function Country({ territory, number, work }: { territory: TerritoryShape; number: Point; work: Work }) {
  const table = useTable();
  const { offers } = table;
  const ref = `territory:${territory.id}`;
  const { marching } = work;
  const isSource = marching?.from === territory.id;
  const isGoal = marching !== null && marching.from !== null && !isSource && isGoalOf(work, territory.id);
  return (
    <Target
      place={ref}
      label={territoryLabel(table, territory.id)}
      offer={work.offerAt(ref)}
      hint={territoryHint(table, territory.id)}
      className={isSource ? "ng-country ng-source" : isGoal ? "ng-country ng-goal" : "ng-country"}
      onPick={() => work.pick(ref)}
      want={offers.want}
      why={offers.why}
    >
      <path d={territory.path} className="ng-country-area" />
      <path d={territory.border + territory.openEnds} className="hk-halo" />
      <circle cx={territory.at[0]} cy={territory.at[1]} r={22} data-anchor="" fill="none" />
      <text className="ng-country-number" x={number[0]} y={number[1] + 8}>
        {numberOf(territory.id)}
      </text>
    </Target>
  );
}

function isGoalOf({ marching }: Work, at: number): boolean {
  return marching?.marches.some(march => march.from === marching.from && march.to === at) ?? false;
}

/** Everything that stands in territories. */
export function Forces({ work }: { work: Work }) {
  const { shape } = useTable();
  return [...shape.territories.values()].map(territory => (
    <Force key={territory.id} territory={territory} work={work} />
  ));
}

function Force({ territory, work }: { territory: TerritoryShape; work: Work }) {
  const { view, colour, props } = useTable();
  const { id, at } = territory;
  const after = props.playing?.after ?? null;
  const canDrag = work.marching?.marches.some(march => march.from === id) ?? false;
  const grip = useDragFrom(id, canDrag, work.drag, () => work.pick(`territory:${id}`));
  const figures = stayingIn(view, after, id).map(({ seat, units, isOwner }) => (
    <g key={isOwner ? "units" : `guest-${seat}`} className={isOwner ? undefined : "ng-guest"}>
      <Group colour={colour(seat)} count={units} />
    </g>
  ));
  view.clans.forEach((_, seat) => {
    const isLeaving = after !== null && kaijaAt(after, seat) !== after.land.territory[id];
    if (kaijaAt(view, seat) !== id || isLeaving) return;
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
    figures.push(<KaijaFigure key={`kaija-${seat}`} colour={colour(seat)} />);
  });
  if (view.scorched >= 0 && view.land.territory[view.scorched] === id) figures.push(<ScorchedMark key="scorched" />);
  if (figures.length === 0) return null;
  const places = stackPlaces(figures.length, figureRow.width, figureRow.gap);
  return (
    <g
      ref={grip}
      transform={`translate(${at[0]} ${at[1]})`}
      className="ng-force"
      data-grip={canDrag || undefined}
      pointerEvents={canDrag ? "auto" : "none"}
    >
      {figures.map((figure, i) => (
        <g key={figure.key} transform={`translate(${places[i]!.x} ${places[i]!.y})`}>
          {figure}
        </g>
      ))}
    </g>
  );
}
