// The map with everything that lives on it.
import { useMemo } from "react";
import { aboveTabs } from "#web/kit/above-tabs.ts";
import type { Point } from "#web/kit/ink.ts";
import { type Box, MapLayer } from "#web/kit/MapLayer.tsx";
import { SeatPatterns } from "#web/kit/seat-colours.tsx";
import type { HlasEvent } from "../events.ts";
import { battleIn } from "./battle.ts";
import { Effects } from "./Effects.tsx";
import { Forces, Works } from "./Forces.tsx";
import { Ground } from "./Ground.tsx";
import { boxAround, centreOf, continentOf, landOf, SHEET } from "./geometry.ts";
import { inMotion } from "./in-motion.ts";
import { REGIONS } from "./marks.ts";
import { optionsOfKind } from "./places.ts";
import { Regions, Tints } from "./Regions.tsx";
import { Route } from "./Route.tsx";
import { regionOf } from "./standing.ts";
import { type Table, TableProvider, useTable } from "./table.tsx";
import { marchIn, voyageIn, type Work } from "./use-work.ts";

const narrowPx = 480;

/** The map. */
export function WorldMap({ work }: { work: Work }) {
  const table = useTable();
  const { words, props, names, own, view } = table;
  const event = props.playing?.event ?? null;
  const moving = useMemo(() => (event ? { ...table, view: inMotion(table.view, event) } : table), [table, event]);
  const capital = own?.realm.capital ?? -1;
  return (
    <MapLayer
      box={SHEET}
      home={(wide, high) => (wide < narrowPx && capital >= 0 ? aboveTabs(closeUp(table), high) : SHEET)}
      homeKey={String(capital)}
      follow={placeOfEvent(event) ?? placeOfQuestion(table)}
      label={words.map}
      ground={<Ground names={names} />}
      className={view.excluded >= 0 ? "hl-map hl-map-part" : "hl-map"}
      maxZoom={6}
    >
      <defs>
        <SeatPatterns />
      </defs>
      <TableProvider value={moving}>
        <Tints />
        <Regions work={work} />
        <Works />
        <Forces work={work} />
      </TableProvider>
      <Route />
      <Effects />
    </MapLayer>
  );
}

/** On a narrow screen the map begins around the viewer's own continent. */
function closeUp({ own }: Table): Box {
  const continent = continentOf[own?.realm.capital ?? -1] ?? -1;
  return continent < 0 ? SHEET : boxAround(landOf[continent]!, 30);
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
