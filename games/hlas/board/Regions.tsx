// Regions as things that can be pointed at, the colours of those who control them, and continents to be chosen.
import { memo } from "react";
import type { SeatColour } from "#web/kit/board.ts";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { type Region, regions } from "../content/regions.ts";
import { isLand } from "../map/atlas.ts";
import { regionHint, regionLabel } from "./describe.tsx";
import { centreOf, continentCentre, continentPaths, landOf, paths } from "./geometry.ts";
import { isDanger, wayTo, wayWarnings } from "./moves.ts";
import { optionsOfKind, regionRef } from "./places.ts";
import { holdersOf } from "./standing.ts";
import { type Table, useTable } from "./table.tsx";
import { marchIn, type Work } from "./use-work.ts";

const Tint = memo(function Tint({ at, colour }: { at: Region; colour: SeatColour }) {
  const { fill, pattern } = seatPaint(colour);
  return (
    <g>
      <clipPath id={`hl-tint-${at}`}>
        <path d={paths[at]} />
      </clipPath>
      <g clipPath={`url(#hl-tint-${at})`}>
        <path d={paths[at]} fill={fill} fillOpacity={isLand(at) ? 0.2 : 0.12} />
        <path d={paths[at]} fill={pattern} fillOpacity={0.12} />
        <path d={paths[at]} fill="none" stroke={fill} strokeWidth={13} strokeOpacity={0.9} />
      </g>
    </g>
  );
});

/** The tints of controllers, and the veil over the continent out of play. */
export function Tints() {
  const { view, colour } = useTable();
  return (
    <g pointerEvents="none">
      {regions.map((_, at) => {
        const owner = colour(holdersOf(view, at)[0] ?? -1);
        // biome-ignore lint/suspicious/noArrayIndexKey: Regions never change
        return owner === null ? null : <Tint key={at} at={at} colour={owner} />;
      })}
      {view.excluded >= 0 && <path d={continentPaths[view.excluded]} className="hl-veil" />}
    </g>
  );
}

/** Every Region, or every continent while one is to be chosen. */
export function Regions({ work }: { work: Work }) {
  const { props } = useTable();
  const continents = optionsOfKind(props.look.question, "continent");
  if (continents.length > 0) {
    return continentPaths.map((path, i) => <ContinentTarget key={path.slice(0, 20)} continent={i} work={work} />);
  }
  return regions.map(({ id }, at) => <RegionTarget key={id} at={at} work={work} />);
}

/** The breadth of a letter and the height of a line of a continent's name. */
const LETTER = 21;
const LINE = 44;

function ContinentTarget({ continent, work }: { continent: number; work: Work }) {
  const { names, offers, words } = useTable();
  const ref = `continent:${continent}`;
  const [x, y] = continentCentre(continent);
  const name = names.continents[continent]!;
  const yields = landOf[continent]!.flatMap(at => {
    const { resource } = regions[at]!;
    return resource === "" ? [] : [resource];
  });
  const count = (id: string): number => yields.filter(each => each === id).length;
  const lines = name.split(" ");
  const wide = Math.max(...lines.map(line => line.length)) * LETTER + 40;
  const high = lines.length * LINE + 20;
  const facts = words.continentFacts(count("ore"), count("mana"), count("food"));
  return (
    <Target
      place={ref}
      label={`${name}: ${facts}`}
      offer={work.offerAt(ref)}
      hint={{ title: name, body: facts }}
      className="hl-continent"
      onPick={() => work.pick(ref)}
      want={offers.want}
      why={offers.why}
    >
      <path d={continentPaths[continent]} className="hl-region-face" />
      <path d={continentPaths[continent]} className="hk-halo" />
      <circle cx={x} cy={y} r={24} data-anchor="" fill="none" />
      <g transform={`translate(${x} ${y})`} className="hl-continent-name">
        <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx={30} />
        {lines.map((line, i) => (
          <text key={line} y={(i - (lines.length - 1) / 2) * LINE + 13}>
            {line}
          </text>
        ))}
      </g>
    </Target>
  );
}

/** The Region where a moving army or Vessel is now. */
const isUnderWay = ({ view }: Table, at: Region): boolean => marchIn(view)?.at === at && marchIn(view)?.steps !== 0;

function RegionTarget({ at, work }: { at: Region; work: Work }) {
  const table = useTable();
  const { offers } = table;
  const ref = regionRef(at);
  const offer = work.offerAt(ref);
  const way = wayTo(table, at);
  const warnings = way ? wayWarnings(table, way) : [];
  const [x, y] = centreOf(at);
  const kind = isLand(at) ? "hl-region" : "hl-region hl-region-sea";
  return (
    <Target
      place={ref}
      label={[...warnings, regionLabel(table, at)].join(" ")}
      offer={offer}
      hint={regionHint(table, at, warnings)}
      className={isUnderWay(table, at) ? `${kind} hl-source` : kind}
      onPick={() => work.pick(ref)}
      want={offers.want}
      why={offers.why}
    >
      <path d={paths[at]} className="hl-region-face" />
      <path d={paths[at]} className="hk-halo" />
      <circle cx={x} cy={y} r={20} data-anchor="" fill="none" />
      {way && <StepMark x={x} y={y} price={way.price} isDanger={isDanger(way)} />}
    </Target>
  );
}

/** What the next step costs, and whether something waits there. */
function StepMark({ x, y, price, isDanger }: { x: number; y: number; price: number; isDanger: boolean }) {
  return (
    <g transform={`translate(${x + 34} ${y - 34})`} className="hl-step-mark" data-danger={isDanger || undefined}>
      <circle r={12} />
      <text y={5}>{isDanger ? "!" : price}</text>
    </g>
  );
}
