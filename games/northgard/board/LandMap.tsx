// The map with everything that lives on it: tiles, territories, slots and buildings, forces, creatures, the tile that
// is being placed, and what the event being played moves.
import { memo, useMemo } from "react";
import type { Point } from "#web/kit/ink.ts";
import { type Box, MapLayer } from "#web/kit/MapLayer.tsx";
import { SeatPatterns } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import type { NorthEvent } from "../events.ts";
import type { Land } from "../map/land.ts";
import { entryOf, partOfArea, placeOfArea, slots } from "../map/tile-facts.ts";
import { Countries, Forces, Tints } from "./Countries.tsx";
import { creatureHint, territoryName } from "./describe.tsx";
import { Effects } from "./Effects.tsx";
import { Ground } from "./Ground.tsx";
import { boxOf, cornerOf, onMap } from "./land-geometry.ts";
import { PlacingLayer } from "./PlacingLayer.tsx";
import { BuildingFigure, CreatureFigure } from "./pieces/Figures.tsx";
import { slotReach, TileBorders, TilePrint } from "./pieces/Tile.tsx";
import { standingIn } from "./standing.ts";
import { beastPlaces } from "./standing-room.ts";
import { type Table, useTable } from "./table.tsx";
import { CELL, tileGeometry } from "./tile-geometry.ts";
import type { Work } from "./use-work.ts";

/** How much sea is seen around the land, in tiles: more while the next tile is looking for its place. */
const restMargin = 0.4;
const placingMargin = 1.06;

/** The map. */
export function LandMap({ work }: { work: Work }) {
  const table = useTable();
  const { view, shape, words, props } = table;
  const { land } = view;
  const box = useMemo(() => boxOf(land, work.placing ? placingMargin : restMargin), [land, work.placing]);
  return (
    <MapLayer
      box={box}
      near={work.placing ? box : closeUp(table)}
      follow={ghostPlace(work) ?? placeOfEvent(table, props.playing?.event ?? null) ?? placeOfQuestion(table)}
      label={words.map}
      ground={<Ground land={land} shape={shape} />}
      className="ng-map"
      maxZoom={7}
    >
      <defs>
        <SeatPatterns />
      </defs>
      <Tints />
      <EachTile land={land} landKey={shape.key} Part={TileBorders} />
      <Countries work={work} />
      <EachTile land={land} landKey={shape.key} Part={TilePrint} />
      <Slots work={work} />
      <Forces work={work} />
      <Beasts work={work} />
      <PlacingLayer work={work} />
      <Effects />
    </MapLayer>
  );
}

interface EachTileProps {
  readonly land: Land;
  readonly landKey: string;
  readonly Part: typeof TilePrint;
}

/** A part of every tile's picture; drawn again only when a tile is placed. */
const EachTile = memo(
  function EachTile({ land, Part }: EachTileProps) {
    return land.tiles.map((tile, place) => {
      const [x, y] = cornerOf(land.x[place]!, land.y[place]!);
      return (
        <g key={`${x}:${y}`} transform={`translate(${x} ${y})`} pointerEvents="none">
          <Part tile={tile} turn={land.turn[place]!} />
        </g>
      );
    });
  },
  (before, after) => before.landKey === after.landKey,
);

/** On a narrow screen the map begins at the viewer's own land. */
function closeUp({ view, shape, own }: Table): Box {
  const mine = [...shape.territories.values()].filter(({ id }) => own && view.owner[id] === own.seat);
  if (mine.length === 0) return shape.box;
  const xs = mine.map(({ at }) => at[0]);
  const ys = mine.map(({ at }) => at[1]);
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const width = Math.min(shape.box.width, Math.max(CELL * 2.4, Math.max(...xs) - Math.min(...xs) + CELL));
  const height = Math.min(shape.box.height, Math.max(CELL * 2, Math.max(...ys) - Math.min(...ys) + CELL));
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function ghostPlace({ placing }: Work): Point | null {
  return placing?.at ? [(placing.at.x + 0.5) * CELL, (placing.at.y + 0.5) * CELL] : null;
}

/** Where a question is about a territory, the map goes there. */
function placeOfQuestion(table: Table): Point | null {
  const { question } = table.props.look;
  const args = question?.args as { at?: number; to?: number } | null | undefined;
  const at = args?.to ?? args?.at;
  return at === undefined ? null : standingIn(table, at);
}

function placeOfEvent(table: Table, event: NorthEvent | null): Point | null {
  if (!event) return null;
  if (event.type === "tilePlaced") return [(event.x + 0.5) * CELL, (event.y + 0.5) * CELL];
  if ("to" in event && event.type !== "swapOffered" && event.type !== "swapAnswered")
    return standingIn(table, event.to);
  if ("at" in event) return standingIn(table, event.at);
  return null;
}

/** Slots: empty ones are printed on the tile, buildings stand on them. */
function Slots({ work }: { work: Work }) {
  const { view } = useTable();
  const { land } = view;
  const found = [];
  for (let area = 0; area < land.territory.length; area++) {
    const place = placeOfArea(area);
    const geometry = tileGeometry(land.tiles[place]!, land.turn[place]!).areas[partOfArea(area)];
    if (geometry?.slot)
      found.push(<SlotTarget key={area} area={area} at={onMap(land, place, geometry.slot)} work={work} />);
  }
  return (
    <>
      {found}
      <LooseBuildings />
    </>
  );
}

function SlotTarget({ area, at: [x, y], work }: { area: number; at: Point; work: Work }) {
  const table = useTable();
  const { view, names, words, offers } = table;
  const building = view.built[area];
  const slot = slots[entryOf(view.land.tiles, area)]!;
  const ref = `area:${area}`;
  const name = building ? names.buildings[building].name : words.emptySlot[slot];
  const offer = work.offerAt(ref);
  const r = slotReach[slot] + 4;
  const isIdle = !building && offer.choices.length === 0 && !offer.pending;
  return (
    <Target
      place={ref}
      label={`${territoryName(table, view.land.territory[area]!)}: ${name}`}
      offer={offer}
      hint={building ? { title: name, body: names.buildings[building].text } : { title: name }}
      transform={`translate(${x} ${y})`}
      className={isIdle ? "ng-slot-target ng-idle" : "ng-slot-target"}
      onPick={() => work.pick(ref)}
      why={offers.why}
    >
      <rect x={-r} y={-r} width={2 * r} height={2 * r} rx={8} className="ng-slot-hit" data-anchor="" />
      {building && <BuildingFigure building={building} />}
      <rect x={-r} y={-r} width={2 * r} height={2 * r} rx={8} className="hk-halo" />
    </Target>
  );
}

/** Buildings without a slot stand in a row below the units of their territory. */
function LooseBuildings() {
  const table = useTable();
  const { view, shape } = table;
  return [...shape.territories.values()].flatMap(({ id, at }) => {
    const here = view.loose.filter(({ area }) => view.land.territory[area] === id);
    return here.map(({ building }, i) => (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a type are alike; their place is what counts
        key={`${id}:${i}`}
        transform={`translate(${at[0] + (i - (here.length - 1) / 2) * 34} ${at[1] + 40}) scale(0.85)`}
      >
        <BuildingFigure building={building} />
      </g>
    ));
  });
}

function Beasts({ work }: { work: Work }) {
  const table = useTable();
  const { view, shape, offers } = table;
  const places = useMemo(() => beastPlaces(view, shape), [view, shape]);
  return view.line.map(({ creature, area }) => {
    const place = places.get(creature);
    if (!place) return null;
    const ref = `creature:${creature}`;
    return (
      <Target
        key={creature}
        place={ref}
        label={`${creatureHint(table, creature).title}, ${territoryName(table, view.land.territory[area]!)}`}
        offer={work.offerAt(ref)}
        hint={creatureHint(table, creature)}
        transform={`translate(${place[0]} ${place[1]})`}
        className="ng-beast"
        onPick={() => work.pick(ref)}
        why={offers.why}
      >
        <circle r={27} className="hk-halo" data-anchor="" />
        <CreatureFigure creature={creature} />
      </Target>
    );
  });
}
