// The map with everything that lives on it.
import type { Point } from "#web/kit/ink.ts";
import { type Box, MapLayer } from "#web/kit/MapLayer.tsx";
import { SeatPatterns } from "#web/kit/seat-colours.tsx";
import { NONE } from "../content/marks.ts";
import type { RegionId } from "../content/regions.ts";
import type { TytaniEvent } from "../events.ts";
import { placeOf } from "../map/atlas.ts";

import { Effects } from "./Effects.tsx";
import { Attacks, Forces } from "./Forces.tsx";
import { FRAME, Ground } from "./Ground.tsx";
import { OddsBadges } from "./OddsBadges.tsx";
import { Positions } from "./Positions.tsx";
import { CentralRing, Regions, Tints } from "./Regions.tsx";
import { type Table, useTable } from "./table.tsx";
import type { Work } from "./use-work.ts";

/** The map. */
export function WarMap({ work }: { work: Work }) {
  const table = useTable();
  const { geometry, names, words, props, view } = table;
  const { width, height } = geometry;
  const box: Box = { x: -FRAME, y: -FRAME, width: width + 2 * FRAME, height: height + 2 * FRAME };
  return (
    <MapLayer
      box={box}
      home={activeBox(table, box)}
      near={closeUp(table, box)}
      homeKey={`${view.scenario}:${view.phase === "setup"}`}
      follow={placeOfEvent(table, props.playing?.event ?? null)}
      label={words.map}
      ground={<Ground scenario={view.scenario} seas={names.seas} />}
      className="ty-map"
      maxZoom={6}
    >
      <defs>
        <SeatPatterns />
      </defs>
      <Tints />
      <CentralRing />
      <Regions work={work} />
      <Forces />
      <Positions />
      <Attacks />
      <OddsBadges />
      <Effects />
    </MapLayer>
  );
}

function around(points: readonly Point[], margin: number, within: Box): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.max(within.x, Math.min(...xs) - margin);
  const y = Math.max(within.y, Math.min(...ys) - margin);
  const right = Math.min(within.x + within.width, Math.max(...xs) + margin);
  const bottom = Math.min(within.y + within.height, Math.max(...ys) + margin);
  return { x, y, width: right - x, height: bottom - y };
}

/** At first only the part of the sheet is shown where the war is. */
function activeBox({ board, geometry }: Table, box: Box): Box {
  return around(
    board.active.flatMap(at => geometry.regions[at]!.outline),
    FRAME,
    box,
  );
}

/** On a narrow screen the map begins around the viewer's own land. */
function closeUp(table: Table, box: Box): Box {
  const { own, view, geometry, board } = table;
  const mine = own ? board.active.filter(at => view.owner[at] === own.power) : [];
  if (mine.length === 0) return activeBox(table, box);
  return around(
    mine.map(at => geometry.regions[at]!.at),
    105 * geometry.scale,
    box,
  );
}

/** Where an event happens. */
function placeOfEvent({ geometry }: Table, event: TytaniEvent | null): Point | null {
  if (!event) return null;
  const id = "to" in event ? event.to : "at" in event ? event.at : null;
  return id === null ? null : (geometry.regions[placeOf(id as RegionId) ?? NONE]?.at ?? null);
}
