// Areas as things that can be pointed at, and the colours of those who control them.

import { memo } from "react";
import type { SeatColour } from "#web/kit/board.ts";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import { areaHint, areaLabel } from "./describe.tsx";
import { centreIn, outline } from "./geometry.ts";
import { isOutOfReach } from "./places.ts";
import { useTable } from "./table.tsx";
import { useAreaLeads } from "./use-lacking.ts";
import type { Work } from "./use-work.ts";

const hex = outline(0.975);
const rim = outline(0.9);

const Tint = memo(function Tint({ x, y, colour }: { x: number; y: number; colour: SeatColour }) {
  const { fill, pattern } = seatPaint(colour);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={hex} fill={fill} fillOpacity={0.26} />
      <path d={hex} fill={pattern} fillOpacity={0.16} />
      <path d={rim} fill="none" stroke={fill} strokeWidth={7} strokeOpacity={0.85} strokeLinejoin="round" />
    </g>
  );
});

/** The tints of controllers. */
export function Tints() {
  const { view, colour } = useTable();
  return (
    <g pointerEvents="none">
      {view.board.list.map(area => {
        const owner = colour(view.controller[area] ?? NONE);
        const [x, y] = centreIn(view.board, area);
        return owner === null ? null : <Tint key={area} x={x} y={y} colour={owner} />;
      })}
    </g>
  );
}

/** Every area. */
export function Areas({ work }: { work: Work }) {
  const { view, props } = useTable();
  const isAsked =
    props.playing === null && view.board.list.some(area => work.offerAt(`area:${area}`).choices.length > 0);
  const leadsTo = useAreaLeads(work);
  return view.board.list.map(area => (
    <AreaTarget key={area} area={area} work={work} isAsked={isAsked} {...(leadsTo && { leads: leadsTo(area) })} />
  ));
}

/** How an area stands in the question: where units come from, where they go, lit, or in the shade of those. */
function classOf(work: Work, area: Area, isLit: boolean, isAsked: boolean, isIdle: boolean): string {
  if (work.source === area) return "rw-area rw-source";
  if (work.target === area) return "rw-area rw-goal";
  if (isLit && isIdle) return "rw-area rw-area-idle";
  return isAsked && !isLit ? "rw-area rw-area-off" : "rw-area";
}

interface AreaTargetProps {
  readonly area: Area;
  readonly work: Work;
  readonly isAsked: boolean;
  readonly leads?: boolean;
}

function AreaTarget({ area, work, isAsked, leads }: AreaTargetProps) {
  const table = useTable();
  const { offers, view } = table;
  const ref = `area:${area}`;
  const offer = work.offerAt(ref);
  const isLit = offer.choices.length > 0 || offer.pending !== null;
  const isIdle = isLit && isOutOfReach(table.props.look.question, area);
  return (
    <Target
      place={ref}
      label={areaLabel(table, area, isIdle)}
      offer={offer}
      {...(leads !== undefined && { leads })}
      hint={areaHint(table, area, isIdle)}
      className={classOf(work, area, isLit, isAsked, isIdle)}
      transform={`translate(${centreIn(view.board, area).join(" ")})`}
      onPick={() => work.pick(ref)}
      want={offers.want}
      why={offers.why}
    >
      <path d={hex} className="rw-area-face" />
      <path d={hex} className="hk-halo" />
      <circle r={22} data-anchor="" fill="none" />
    </Target>
  );
}
