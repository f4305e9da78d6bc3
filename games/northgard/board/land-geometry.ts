// The whole map as shapes: the land with its ragged edge, the territories with their outlines, the places of pieces.
import { type Point, seeded, xy } from "#web/kit/ink.ts";
import type { Box } from "#web/kit/MapLayer.tsx";
import { chart, SIDE_X, SIDE_Y, tileIn } from "../map/grid.ts";
import { type Area, areaAtSide, type Land, type Territory } from "../map/land.ts";
import { partOfArea, placeOfArea } from "../map/tile-facts.ts";
import { CELL, line, tileGeometry } from "./tile-geometry.ts";

/** A territory as drawn. */
export interface TerritoryShape {
  readonly id: Territory;
  readonly areas: readonly Area[];
  /** All its areas as one path, without seams. */
  readonly path: string;
  /** Its borders with other territories. */
  readonly border: string;
  /** Its sides that face no tile yet. */
  readonly openEnds: string;
  /** Where its units stand. */
  readonly at: Point;
}

/** The map as drawn. */
export interface LandShape {
  readonly key: string;
  readonly box: Box;
  /** The outline of every tile, ragged where nothing lies beside it. */
  readonly coast: string;
  readonly territories: ReadonlyMap<Territory, TerritoryShape>;
}

/** What the shapes of a map depend on. */
export function landKey({ tiles, x, y, turn }: Land): string {
  return tiles.map((tile, i) => `${tile}:${x[i]}:${y[i]}:${turn[i]}`).join(" ");
}

/** The north-west corner of a cell. */
export function cornerOf(x: number, y: number): Point {
  return [x * CELL, y * CELL];
}

const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** A point on a placed tile, in map units. */
export function onMap(land: Land, place: number, point: Point): Point {
  return moved(point, cornerOf(land.x[place]!, land.y[place]!));
}

const corners: readonly Point[] = [
  [0, 0],
  [CELL, 0],
  [CELL, CELL],
  [0, CELL],
];

const raggedSteps = 14;
const raggedDepth = 7;

/** A side of a cell as a ragged line, the same every time. */
function raggedSide(x: number, y: number, side: number): Point[] {
  const random = seeded(x * 7919 + y * 104_729 + side * 31 + 17);
  const from = moved(corners[side]!, cornerOf(x, y));
  const to = moved(corners[(side + 1) % 4]!, cornerOf(x, y));
  const [nx, ny] = [SIDE_X[side]!, SIDE_Y[side]!];
  return Array.from({ length: raggedSteps + 1 }, (_, i) => {
    const t = i / raggedSteps;
    const isEnd = i === 0 || i === raggedSteps;
    const out = isEnd ? 0 : (random() - 0.3) * raggedDepth * (i % 2 === 0 ? 1.5 : 0.4);
    return [from[0] + (to[0] - from[0]) * t + nx * out, from[1] + (to[1] - from[1]) * t + ny * out];
  });
}

function coastOf(land: Land): string {
  let path = "";
  for (let place = 0; place < land.tiles.length; place++) {
    const [x, y] = [land.x[place]!, land.y[place]!];
    const points: Point[] = [];
    for (let side = 0; side < 4; side++) {
      const isFree = tileIn(x + SIDE_X[side]!, y + SIDE_Y[side]!) < 0;
      if (isFree) points.push(...raggedSide(x, y, side).slice(0, -1));
      else points.push(moved(corners[side]!, cornerOf(x, y)));
    }
    path += `M${points.map(xy).join("L")}Z`;
  }
  return path;
}

/** The box around a map and around every cell that may be explored next. */
export function boxOf(land: Land, margin = 0.4): Box {
  const [left, right] = [Math.min(...land.x) - margin, Math.max(...land.x) + 1 + margin];
  const [top, bottom] = [Math.min(...land.y) - margin, Math.max(...land.y) + 1 + margin];
  return { x: left * CELL, y: top * CELL, width: (right - left) * CELL, height: (bottom - top) * CELL };
}

interface Draft {
  readonly areas: Area[];
  path: string;
  border: string;
  openEnds: string;
  at: Point;
  room: number;
}

function addArea(drafts: Map<Territory, Draft>, land: Land, area: Area): void {
  const territory = land.territory[area]!;
  const place = placeOfArea(area);
  const geometry = tileGeometry(land.tiles[place]!, land.turn[place]!).areas[partOfArea(area)]!;
  const draft = drafts.get(territory) ?? { areas: [], path: "", border: "", openEnds: "", at: [0, 0], room: -1 };
  drafts.set(territory, draft);
  draft.areas.push(area);
  draft.path += line(
    geometry.outline.map(point => onMap(land, place, point)),
    true,
  );
  if (geometry.room > draft.room) {
    draft.room = geometry.room;
    draft.at = onMap(land, place, geometry.units);
  }
}

function addEdges(drafts: Map<Territory, Draft>, land: Land, place: number): void {
  const { borders } = tileGeometry(land.tiles[place]!, land.turn[place]!);
  for (const { points, between } of borders) {
    const [one, other] = between.map(index => land.territory[place * 4 + index]!);
    if (one === other) continue;
    const path = line(points.map(point => onMap(land, place, point)));
    drafts.get(one!)!.border += path;
    drafts.get(other!)!.border += path;
  }
  const [x, y] = [land.x[place]!, land.y[place]!];
  for (let side = 0; side < 4; side++) {
    if (tileIn(x + SIDE_X[side]!, y + SIDE_Y[side]!) >= 0) continue;
    drafts.get(land.territory[areaAtSide(land, place, side)]!)!.openEnds += line(raggedSide(x, y, side));
  }
}

/** Every shape of a map. */
export function shapeOf(land: Land): LandShape {
  chart(land);
  const drafts = new Map<Territory, Draft>();
  for (let area = 0; area < land.territory.length; area++) if (land.territory[area]! >= 0) addArea(drafts, land, area);
  for (let place = 0; place < land.tiles.length; place++) addEdges(drafts, land, place);
  const territories = new Map<Territory, TerritoryShape>();
  for (const [id, { areas, path, border, openEnds, at }] of drafts) {
    territories.set(id, { id, areas, path, border, openEnds, at });
  }
  return { key: landKey(land), box: boxOf(land), coast: coastOf(land), territories };
}
