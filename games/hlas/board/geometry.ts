// Where things lie on the sheet of 1000 by 1000. Worked out once from content.
import type { Point } from "#web/kit/ink.ts";
import { isInside, seeded } from "#web/kit/ink.ts";
import type { Box } from "#web/kit/MapLayer.tsx";
import { shapes } from "../content/geometry.ts";
import { continentIds, LAND_REGIONS, type Region, regions } from "../content/regions.ts";
import { continentOf } from "../map/atlas.ts";

/** The sheet, with room for the labels along its edges. */
export const SHEET: Box = { x: -26, y: -26, width: 1052, height: 1052 };

/** The points of an outline; steps are short, so they load faster than points. */
function pointsOf(outline: string): Point[] {
  let [x, y] = [0, 0];
  return outline.split(" ").map(step => {
    const [dx = 0, dy = 0] = step.split(",").map(Number);
    x += dx;
    y += dy;
    return [x, y];
  });
}

/** Outlines as points and as paths, by Region. */
export const outlines: readonly (readonly Point[])[] = shapes.map(({ outline }) => pointsOf(outline));
export const paths: readonly string[] = outlines.map(points => `M${points.join("L")}Z`);

/** An open line through points. */
export const lineOf = (list: string): string => `M${list.replaceAll(" ", "L")}`;

const CORNER = 46;
const inward = (n: number): number => (n === 0 ? CORNER : 1000 - CORNER);

/** A Sea Region around a corner of the sheet bends about a continent: its pieces stand in the corner. */
const centres: readonly Point[] = shapes.map(({ centre }, at) => {
  if (at < LAND_REGIONS) return centre;
  const corner = outlines[at]!.find(([x, y]) => (x === 0 || x === 1000) && (y === 0 || y === 1000));
  return corner ? [inward(corner[0]), inward(corner[1])] : centre;
});

/** The middle of a Region, where its pieces stand. */
export function centreOf(region: Region): Point {
  return centres[region] ?? [500, 500];
}

/** Land Regions by continent. */
export const landOf: readonly (readonly Region[])[] = continentIds.map((_, continent) =>
  regions.flatMap((_region, at) => (continentOf[at] === continent ? [at] : [])),
);
/** The whole of a continent as one path of all its Regions. */
export const continentPaths: readonly string[] = landOf.map(land => land.map(at => paths[at]).join(""));

/** The middle of a continent. */
export function continentCentre(continent: number): Point {
  const land = landOf[continent]!;
  const sum = land.reduce<Point>(([x, y], at) => [x + centreOf(at)[0], y + centreOf(at)[1]], [0, 0]);
  return [sum[0] / land.length, sum[1] / land.length];
}

/** A way along the compass that leaves the sheet on one side and comes back on the other. */
export function isAcross(from: Region, to: Region): boolean {
  return regions[from]?.compass.some(({ to: next, via }) => next === to && (via === "grid" || via === "wrap")) ?? false;
}

/** The part of the sheet around some Regions. */
export function boxAround(list: readonly Region[], margin = 40): Box {
  const points = list.flatMap(at => outlines[at] ?? []);
  if (points.length === 0) return SHEET;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

const APART = 26;

/** Places for signs in a Region, away from its middle where pieces stand. */
export function signPlaces(region: Region, count: number, clear: number): Point[] {
  const random = seeded(region * 7 + 5);
  const outline = outlines[region]!;
  const [cx, cy] = centreOf(region);
  const found: Point[] = [];
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  for (let tries = 0; tries < 260 && found.length < count; tries++) {
    const point: Point = [left + random() * wide, top + random() * high];
    const isNear = Math.hypot(point[0] - cx, (point[1] - cy) * 1.25) < clear;
    const isClose = found.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < APART);
    if (isNear || isClose || !isWithin(point, outline)) continue;
    found.push(point);
  }
  return found.sort(([, a], [, b]) => a - b);
}

/** Inside with a little room on every side. */
function isWithin([x, y]: Point, outline: readonly Point[]): boolean {
  const room = 11;
  return (
    isInside([x - room, y], outline) &&
    isInside([x + room, y], outline) &&
    isInside([x, y - room * 1.5], outline) &&
    isInside([x, y + room * 0.6], outline)
  );
}
