// Regions on the map: tint and pattern of their controller, their names, the Central region's ring, their light.

import { memo } from "react";
import type { SeatColour } from "#web/kit/board.ts";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { NONE } from "../content/marks.ts";
import type { Region as Place } from "../map/atlas.ts";

import { regionHint, regionLabel } from "./describe.tsx";
import { nameDrop, piecesIn } from "./Forces.tsx";
import type { RegionGeometry } from "./geometry.ts";
import { useTable } from "./table.tsx";
import type { Work } from "./use-work.ts";

/** The tints of controllers, under everything else that lives on the map. */
export function Tints() {
  const { view, geometry, colour } = useTable();
  return (
    <g pointerEvents="none">
      {geometry.regions.map((region, at) => {
        const owner = view.owner[at] ?? NONE;
        return owner === NONE ? null : <Tint key={region.id} region={region} colour={colour(owner)} />;
      })}
    </g>
  );
}

/** A controller's land: colour, pattern, and a band along the border. */
const Tint = memo(function Tint({ region, colour }: { region: RegionGeometry; colour: SeatColour }) {
  const { fill, pattern } = seatPaint(colour);
  const clip = `ty-clip-${region.id}`;
  return (
    <g>
      <clipPath id={clip}>
        <path d={region.path} />
      </clipPath>
      <path d={region.path} fill={fill} fillOpacity={0.3} />
      <path d={region.path} fill={pattern} fillOpacity={0.2} />
      <g clipPath={`url(#${clip})`} fill="none" stroke={fill} strokeLinejoin="round">
        <path d={region.path} strokeWidth={26} strokeOpacity={0.25} />
        <path d={region.path} strokeWidth={9} strokeOpacity={0.95} />
      </g>
    </g>
  );
});

/** The permanent ring of the Central region. */
export function CentralRing() {
  const { geometry, board } = useTable();
  const region = geometry.regions[board.central];
  if (!region) return null;
  return (
    <g pointerEvents="none" className="ty-central">
      <path d={region.path} className="ty-central-bed" />
      <path d={region.path} className="ty-central-ring" />
    </g>
  );
}

/** The active regions as things that can be pointed at. */
export function Regions({ work }: { work: Work }) {
  const { board } = useTable();
  return board.active.map(at => <RegionTarget key={board.ids[at]} at={at} work={work} />);
}

function RegionTarget({ at, work }: { at: Place; work: Work }) {
  const table = useTable();
  const { geometry, offers, names } = table;
  const region = geometry.regions[at]!;
  const ref = `region:${region.id}`;
  const offer = work.offerAt(ref);
  const isSource = work.mustering?.from === region.id;
  return (
    <Target
      place={ref}
      label={regionLabel(table, at)}
      offer={offer}
      hint={regionHint(table, at)}
      {...(isSource && { leads: false })}
      className={isSource ? "ty-region ty-source" : "ty-region"}
      onPick={() => work.pick(ref)}
      want={offers.want}
      why={offers.why}
    >
      <path d={region.path} className="ty-region-area" />
      <path d={region.path} className="hk-halo" />
      <circle cx={region.at[0]} cy={region.at[1]} r={20} data-anchor="" fill="none" />
      <RegionName region={region} name={names.regions[region.id]} drop={nameDrop(piecesIn(table, at))} />
    </Target>
  );
}

const nameSize = 15;

/** The name under the pieces, on one line or two. */
function RegionName({ region, name, drop }: { region: RegionGeometry; name: string; drop: number }) {
  const { geometry } = useTable();
  const [x, y] = region.at;
  const words = name.length > 12 ? name.split(" ") : [name];
  const size = nameSize * geometry.scale;
  // A name stays on the sheet, also where the pieces above it stand low.
  const lowest = geometry.height - 7 - (words.length - 1) * size;
  return (
    <text className="ty-region-name" y={Math.min(y + drop * geometry.scale, lowest)} fontSize={size}>
      {words.map((word, i) => (
        <tspan key={word} x={x} dy={i === 0 ? 0 : "1em"}>
          {word}
        </tspan>
      ))}
    </text>
  );
}
