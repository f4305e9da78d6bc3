// The map with everything that lives on it.
import { useEffect, useMemo, useRef } from "react";
import type { Question } from "#kernel/look.ts";
import type { Point } from "#web/kit/ink.ts";
import { type Box, MapLayer } from "#web/kit/MapLayer.tsx";
import { SeatPatterns } from "#web/kit/seat-colours.tsx";
import { TableContext } from "#web/kit/table-context.ts";
import { REGIONS } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import type { HlasEvent } from "../events.ts";
import { continentOf } from "../map/atlas.ts";
import { regionOf } from "../map/places.ts";
import type { HlasView } from "../view/view.ts";
import { stillBetween } from "./at-rest.ts";
import { battleIn } from "./battle.ts";
import { Effects } from "./Effects.tsx";
import { Forces, Works } from "./Forces.tsx";
import { Ground } from "./Ground.tsx";
import { boxAround, centreOf, isAcross, landOf, SHEET } from "./geometry.ts";
import { asksFor, optionsOfKind, regionsAsked } from "./places.ts";
import { Regions, Tints } from "./Regions.tsx";
import { Route } from "./Route.tsx";
import { type Table, useTable } from "./table.tsx";
import { marchIn, voyageIn, type Work } from "./use-work.ts";

/** The map. */
export function WorldMap({ work }: { work: Work }) {
  const table = useTable();
  const { words, props, names, view } = table;
  const { event = null, after = null } = props.playing ?? {};
  const atRest = useMemo(() => (after ? { ...table, view: stillBetween(table.view, after) } : table), [table, after]);
  const near = useNear(table);
  return (
    <MapLayer
      box={SHEET}
      home={SHEET}
      near={near}
      homeKey={near ? `${near.x} ${near.y} ${near.width}` : ""}
      follow={placeOfEvent(event) ?? placeOfQuestion(table)}
      label={words.map}
      ground={<Ground names={names} />}
      className={view.excluded >= 0 ? "hl-map hl-map-part" : "hl-map"}
      maxZoom={6}
    >
      <defs>
        <SeatPatterns />
      </defs>
      <TableContext value={atRest}>
        <Tints />
        <Regions work={work} />
        <Works />
        <Forces work={work} />
      </TableContext>
      <Route />
      <Effects />
    </MapLayer>
  );
}

/** The part of the map to show; while nobody asks it stays as it is. */
function useNear(table: Table): Box | null {
  const { own, props, view } = table;
  const kept = useRef<Box | null>(null);
  const capital = own?.realm.capital ?? -1;
  const { question } = props.look;
  const near = useMemo(
    () => (question || !kept.current ? nearBox(view, capital, question) : kept.current),
    [view, capital, question],
  );
  useEffect(() => {
    kept.current = near;
  });
  return near;
}

/** What a narrow screen shows: the viewer's own continent, or all that can be chosen when some of it lies elsewhere. */
export function nearBox(view: HlasView, capital: Region, question: Question | null): Box | null {
  const continent = continentOf[capital] ?? -1;
  if (continent < 0 || asksFor(question, "continent")) return null;
  const land = landOf[continent]!;
  // Ways over the map's edge lead to its other side: to show both would make everything tiny.
  const here = (marchIn(view) ?? voyageIn(view))?.at ?? -1;
  const asked = regionsAsked(question).filter(at => !isAcross(here, at));
  if (asked.every(at => land.includes(at))) return boxAround(land, 30);
  return boxAround(asked, 70);
}

/** Where the question is about: a move in progress, a battle, the Units to choose from. */
function placeOfQuestion({ view, props }: Table): Point | null {
  const move = marchIn(view) ?? voyageIn(view);
  if (move && move.at >= 0) return centreOf(move.at);
  const battle = battleIn(view);
  if (battle) return centreOf(battle.region);
  const [unit] = optionsOfKind(props.look.question, "unit");
  const at = unit ? regionOf(view, unit.owner, unit.place) : -1;
  return at < 0 ? null : centreOf(at);
}

/** Where an event happens. */
function placeOfEvent(event: HlasEvent | null): Point | null {
  if (!event) return null;
  const at = "to" in event && event.type === "unitsMoved" ? event.to : "at" in event ? event.at : -1;
  return at < 0 || at >= REGIONS ? null : centreOf(at);
}
