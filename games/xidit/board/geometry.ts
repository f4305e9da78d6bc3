// Where things lie on the map: bowed roads, regions between them, the coast, and places for lettering. Computed once
// from the tables of the game.
import type { Point } from "#web/kit/ink.ts";
import {
  bow,
  distanceTo,
  distanceToBorder,
  isInside,
  onCurve,
  roughen,
  scatter,
  smoothClosed,
  xy,
} from "#web/kit/ink.ts";
import type { Growth } from "#web/kit/terrain.tsx";
import { cities, type RoadColor } from "../content/cities.ts";
import { land, type RegionId, regions } from "../content/regions.ts";
import { roads } from "../content/roads.ts";

/** The map with some sea around the land. */
export const mapBox = { x: 22, y: -26, width: 1056, height: 902 };

const middle: Point = [500, 440];

/** Where a city lies. */
export function cityAt(city: number): Point {
  return cities[city - 1]!.at;
}

/** Where the guild of a city stands. */
export function guildAt(city: number): Point {
  return cities[city - 1]!.guildSite;
}

/** A road as a curve. */
export interface RoadCurve {
  readonly id: string;
  readonly color: RoadColor;
  readonly cities: readonly [number, number];
  readonly bend: Point;
  readonly path: string;
}

/** Coastal roads bend towards the sea, the others a little to either side. */
function bendOf(from: Point, to: Point, isCoastal: boolean, index: number): Point {
  const out = bow(from, to, isCoastal ? 0.1 : index % 2 === 0 ? 0.055 : -0.055);
  if (!isCoastal) return out;
  const other = bow(from, to, -0.1);
  const far = (p: Point) => Math.hypot(p[0] - middle[0], p[1] - middle[1]);
  return far(out) > far(other) ? out : other;
}

/** Every road. */
export const roadCurves: readonly RoadCurve[] = roads.map((road, i) => {
  const [from, to] = [cityAt(road.cities[0]), cityAt(road.cities[1])];
  const bend = bendOf(from, to, road.isCoastal, i);
  return { id: road.id, color: road.color, cities: road.cities, bend, path: `M${xy(from)}Q${xy(bend)} ${xy(to)}` };
});

/** The road between two cities. */
export function roadBetween(a: number, b: number): RoadCurve | null {
  return roadCurves.find(({ cities: [x, y] }) => (x === a && y === b) || (x === b && y === a)) ?? null;
}

/** The way along a road, from one city to the other, as a path. */
export function wayAlong(from: number, to: number): string {
  const road = roadBetween(from, to);
  return road ? `M${xy(cityAt(from))}Q${xy(road.bend)} ${xy(cityAt(to))}` : `M${xy(cityAt(from))}`;
}

/** A region as it is drawn. */
export interface RegionShape {
  readonly id: RegionId;
  readonly path: string;
  /** The border as a polygon with many corners, for measuring. */
  readonly polygon: readonly Point[];
  readonly fill: string;
  readonly labelAt: Point;
  /** How wide the name may be. */
  readonly labelWidth: number;
  readonly signs: readonly Point[];
  readonly growth: Growth;
}

const cornersPerRoad = 8;

function borderOf(boundary: readonly number[]): { path: string; polygon: Point[] } {
  let path = `M${xy(cityAt(boundary[0]!))}`;
  const polygon: Point[] = [];
  boundary.forEach((city, i) => {
    const next = boundary[(i + 1) % boundary.length]!;
    const bend = roadBetween(city, next)?.bend ?? cityAt(city);
    path += `Q${xy(bend)} ${xy(cityAt(next))}`;
    for (let k = 0; k < cornersPerRoad; k++) {
      polygon.push(onCurve(cityAt(city), bend, cityAt(next), k / cornersPerRoad));
    }
  });
  return { path: `${path}Z`, polygon };
}

const growths: Readonly<Record<string, Growth>> = {
  "royal-plain": { signs: ["field", "field", "tree", "hill"], size: 0.85, body: "#d9cf8f", shade: "#b7a866" },
  snow: { signs: ["snowPeak", "pine", "pine"], size: 0.85, body: "#cfdde2", shade: "#9fb4bf" },
  mountain: { signs: ["mountain", "mountain", "hill"], size: 1, body: "#cdbba2", shade: "#9c866b" },
  steppe: { signs: ["tuft", "tuft", "hill"], size: 0.9, body: "#e2cf85", shade: "#c1aa58" },
  vineyard: { signs: ["vine", "vine", "tree"], size: 0.85, body: "#9dbb60", shade: "#7b9a45" },
  "river-lowland": { signs: ["tree", "tuft", "hill", "reed"], size: 0.82, body: "#93c0a0", shade: "#6d9d80" },
  forest: { signs: ["tree", "tree", "pine"], size: 0.95, body: "#6f9a62", shade: "#4d7849" },
  volcanic: { signs: ["volcano", "deadTree", "tuft"], size: 0.8, body: "#b58a76", shade: "#8a6353" },
  swamp: { signs: ["reed", "reed", "deadTree", "tuft"], size: 0.85, body: "#8d9f7e", shade: "#6d8064" },
};

const spacings: Readonly<Record<string, number>> = { mountain: 36, snow: 30, volcanic: 36, forest: 22, steppe: 30 };

/** How much room the names have, where the shape of the region or its tokens leave little. */
const nameWidths: Partial<Record<RegionId, number>> = {
  "heart-of-xidit": 156,
  "ashen-coast": 104,
  "drowned-fens": 150,
  whisperwood: 150,
  estoria: 130,
};

/** Where the plaques of regions stand, when the table's own place is taken by something we draw. */
const plaques: Partial<Record<RegionId, Point>> = {
  "heart-of-xidit": [466, 490],
  frostmarch: [520, 222],
  "ad-larian": [684, 318],
  "ashen-coast": [862, 428],
  "drowned-fens": [352, 738],
  estoria: [684, 574],
  whisperwood: [266, 352],
  rapha: [288, 524],
};

function isClear(place: Point, label: Point, polygon: readonly Point[]): boolean {
  const [x, y] = place;
  const [lx, ly] = label;
  if (Math.abs(x - lx) < 66 && y - ly > -30 && y - ly < 44) return false;
  if (distanceToBorder(place, polygon) < 13) return false;
  if (Math.hypot(x - land.bastionAt[0], y - land.bastionAt[1]) < 62) return false;
  return cities.every(
    ({ at, guildSite }) =>
      Math.abs(x - at[0]) + Math.abs(y - at[1]) * 1.2 > 60 && Math.hypot(x - guildSite[0], y - guildSite[1] + 12) > 30,
  );
}

/** Every region. */
export const regionShapes: readonly RegionShape[] = regions.map((region, i) => {
  const { path, polygon } = borderOf(region.boundary);
  const labelAt = plaques[region.id] ?? region.labelAt;
  const growth = growths[region.terrain] ?? growths.steppe!;
  return {
    id: region.id,
    path,
    polygon,
    fill: region.fill,
    labelAt,
    labelWidth: nameWidths[region.id] ?? 160,
    signs: scatter(polygon, spacings[region.terrain] ?? 27, 100 + i, p => isClear(p, labelAt, polygon)),
    growth,
  };
});

/** The region as drawn, by id. */
export const regionShape: Readonly<Record<RegionId, RegionShape>> = Object.fromEntries(
  regionShapes.map(shape => [shape.id, shape]),
) as Record<RegionId, RegionShape>;

const coastPoints = roughen(land.outline, 21, 3, 12);

/** The coast. */
export const coast = smoothClosed(coastPoints);

/** Signs on the shore, outside all regions. */
export const shoreSigns: readonly Point[] = scatter(coastPoints, 34, 5, isShore);

function isShore(place: Point): boolean {
  const far = (from: Point, least: number) => Math.hypot(place[0] - from[0], place[1] - from[1]) > least;
  return (
    distanceToBorder(place, coastPoints) > 13 &&
    regionShapes.every(({ polygon }) => !isInside(place, polygon)) &&
    roadCurves.every(
      ({ cities: [a, b], bend }) => distanceTo(place, cityAt(a), bend) > 20 && distanceTo(place, bend, cityAt(b)) > 20,
    ) &&
    cities.every(({ at, guildSite }) => far(at, 60) && far(guildSite, 34))
  );
}
