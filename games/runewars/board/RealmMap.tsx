// The map with everything that lives on it.
import { useMemo } from "react";
import type { Point } from "#web/kit/ink.ts";
import { type Box, MapLayer } from "#web/kit/MapLayer.tsx";
import { SeatPatterns } from "#web/kit/seat-colours.tsx";
import { TableContext } from "#web/kit/table-context.ts";
import type { RuneEvent } from "../events.ts";
import type { RuneView } from "../view/view.ts";
import { Areas, Tints } from "./Areas.tsx";
import { stillIn } from "./at-rest.ts";
import { Effects } from "./Effects.tsx";
import { Arrivals, Forces, Heroes } from "./Forces.tsx";
import { Ground, Names } from "./Ground.tsx";
import { boxAround, centreIn } from "./geometry.ts";
import { Laying, Markers } from "./Laying.tsx";
import { Plans } from "./Plans.tsx";
import { type Table, useTable } from "./table.tsx";
import type { Work } from "./use-work.ts";

/** Room around the board for what may still be laid, in map units. */
const BUILDING = 620;

/** As much of it as a tile in hand may need at the edge. */
const GROWING = 370;

const hexesIn = ({ list, hexOf }: RuneView["board"]): number[] => list.map(area => hexOf[area]!);

/** The board of the view; the same one as long as no tile is laid, so that the land is not drawn again. */
function useSteady({ board }: RuneView): RuneView["board"] {
  const name = board.placements.map(({ tile, q, r, turn }) => `${tile} ${q} ${r} ${turn}`).join("/");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies where follows from the placements alone
  return useMemo(() => board, [name]);
}

/** The map. */
export function RealmMap({ work }: { work: Work }) {
  const table = useTable();
  const { words, props, view } = table;
  const board = useSteady(view);
  const { playing } = props;
  const event = playing?.event ?? null;
  const moving = useMemo(() => (playing ? { ...table, view: stillIn(table.view, playing) } : table), [table, playing]);
  const isBuilding = view.phase === "setup" && view.frames.some(({ proc }) => proc === "board");
  const box = useMemo(
    () => boxAround(hexesIn(board), view.phase === "setup" ? BUILDING : undefined),
    [board, view.phase],
  );
  const whole = boxAround(hexesIn(board), isBuilding ? GROWING : 102);
  return (
    <MapLayer
      key={view.phase === "setup" ? `setup${board.list.length}` : "play"}
      box={box}
      home={whole}
      near={isBuilding ? whole : closeUp(table, whole)}
      homeKey={`${board.list.length}:${view.phase === "setup"}:${isBuilding}`}
      follow={placeOfEvent(view, event)}
      label={words.map}
      ground={<Ground board={board} isFrozen={view.isFrozen} />}
      className="rw-map"
      maxZoom={6}
    >
      <defs>
        <SeatPatterns />
      </defs>
      <TableContext value={moving}>
        <Tints />
        <Areas work={work} />
        <Markers />
        <Forces />
        <Names board={board} />
        <Heroes work={work} />
        <Arrivals />
      </TableContext>
      <Laying work={work} />
      <Plans work={work} />
      <Effects />
    </MapLayer>
  );
}

/** On a narrow screen the map begins around the viewer's own land. */
function closeUp({ own, view }: Table, whole: Box): Box {
  const { board } = view;
  const mine = own ? board.list.filter(area => view.controller[area] === own.seat) : [];
  if (mine.length === 0) return whole;
  const near = new Set(mine.flatMap(area => [area, ...board.edges[area]!.map(({ to }) => to)]));
  return boxAround(
    [...near].map(area => board.hexOf[area]!),
    95,
  );
}

/** Where an event happens. */
function placeOfEvent({ board }: RuneView, event: RuneEvent | null): Point | null {
  if (!event) return null;
  const area = "to" in event && typeof event.to === "number" ? event.to : "area" in event ? event.area : null;
  return area === null || (board.hexOf[area] ?? -1) < 0 ? null : centreIn(board, area);
}
