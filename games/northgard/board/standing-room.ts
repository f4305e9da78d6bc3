// Room inside territories, beside units, slots and signs: creatures stand there, at their lair or where they came to, and
// so do the numbers that territories go by.
import { distanceToBorder, isInside, type Point } from "#web/kit/ink.ts";
import { stackPlaces } from "#web/kit/Piece.tsx";
import type { CreatureId } from "../content/creatures.ts";
import type { Territory } from "../map/land.ts";
import { partOfArea, placeOfArea } from "../map/tile-facts.ts";
import type { NorthView } from "../view/view.ts";
import { type LandShape, onMap, type TerritoryShape } from "./land-geometry.ts";
import { kaijaAt, partiesIn } from "./standing.ts";
import { type AreaGeometry, tileGeometry } from "./tile-geometry.ts";

/** How figures of a territory stand side by side. */
export const figureRow = { width: 84, gap: 40 };

/** A place as good as this is taken without looking further. */
const enough = 34;
const rings = [40, 58, 76];
const directions = 12;

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** How many figures stand in a territory: a group of units, Kaija, groups about to fight, Scorched Earth. */
function figuresIn(view: NorthView, at: number): number {
  const { territory } = view.land;
  const kaijas = view.clans.filter((_, seat) => kaijaAt(view, seat) === at);
  const count = partiesIn(view, at).length + kaijas.length;
  return view.scorched >= 0 && territory[view.scorched] === at ? count + 1 : count;
}

interface Part {
  readonly geometry: AreaGeometry;
  readonly corner: Point;
}

function partsOf({ land }: NorthView, { areas }: TerritoryShape): Part[] {
  return areas.map(area => {
    const place = placeOfArea(area);
    const geometry = tileGeometry(land.tiles[place]!, land.turn[place]!).areas[partOfArea(area)]!;
    return { geometry, corner: onMap(land, place, [0, 0]) };
  });
}

const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** How far a point is from everything it should not cover; below zero outside the land. */
function freedom(point: Point, parts: readonly Part[], taken: readonly Point[]): number {
  let least = -1;
  for (const { geometry, corner } of parts) {
    const local = moved(point, [-corner[0], -corner[1]]);
    if (!isInside(local, geometry.outline)) continue;
    least = distanceToBorder(local, geometry.outline) * 1.4;
    for (const thing of [geometry.slot, geometry.icon]) if (thing) least = Math.min(least, apart(local, thing));
  }
  for (const other of taken) least = Math.min(least, apart(point, other) - 4);
  return least;
}

function around(point: Point): Point[] {
  return rings.flatMap(radius =>
    Array.from({ length: directions }, (_, i): Point => {
      const angle = (i / directions) * 2 * Math.PI;
      return moved(point, [Math.cos(angle) * radius, Math.sin(angle) * radius]);
    }),
  );
}

/** The best place near a creature's own. */
function placeFor(home: Point, at: Point, parts: readonly Part[], taken: readonly Point[]): Point {
  if (freedom(home, parts, taken) >= enough) return home;
  const others = parts.map(({ geometry, corner }) => moved(geometry.units, corner));
  let best = home;
  let most = freedom(home, parts, taken);
  for (const point of [...others, ...around(home), ...around(at)]) {
    const worth = Math.min(enough, freedom(point, parts, taken)) - apart(point, home) / 400;
    if (worth <= most) continue;
    most = worth;
    best = point;
  }
  return best;
}

/** Where the figures of a territory stand. */
function rowIn(view: NorthView, { id, at }: TerritoryShape): Point[] {
  const row = stackPlaces(figuresIn(view, id), figureRow.width, figureRow.gap);
  return row.map(({ x, y }) => moved(at, [x, y]));
}

/** How far below the units a number is looked for first. */
const numberBelow = 40;

/** Where the number of each territory stands, given where creatures do. */
export function numberPlaces(view: NorthView, shape: LandShape, beasts: ReadonlyMap<CreatureId, Point>) {
  const places = new Map<Territory, Point>();
  for (const territory of shape.territories.values()) {
    const row = rowIn(view, territory);
    const taken = [...row];
    for (const { creature, area } of view.line) {
      const place = view.land.territory[area] === territory.id ? beasts.get(creature) : undefined;
      if (place) taken.push(place);
    }
    const home = row.length > 0 ? moved(territory.at, [0, numberBelow]) : territory.at;
    places.set(territory.id, placeFor(home, territory.at, partsOf(view, territory), taken));
  }
  return places;
}

/** Where each creature stands. */
export function beastPlaces(view: NorthView, shape: LandShape): Map<CreatureId, Point> {
  const places = new Map<CreatureId, Point>();
  const taken = new Map<number, Point[]>();
  for (const { creature, area } of view.line) {
    const id = view.land.territory[area]!;
    const territory = shape.territories.get(id);
    if (!territory) continue;
    const parts = partsOf(view, territory);
    const own = parts[territory.areas.indexOf(area)]!;
    const here = taken.get(id) ?? rowIn(view, territory);
    const home = moved(own.geometry.lair ?? own.geometry.units, own.corner);
    const place = placeFor(home, territory.at, parts, here);
    taken.set(id, [...here, place]);
    places.set(creature, place);
  }
  return places;
}
