// A tile turned and brought to the scale of the map: outlines, borders and anchors, relative to its north-west corner.
import { distanceToBorder, isInside, type Point, scatter, xy } from "#web/kit/ink.ts";
import type { Sign } from "#web/kit/terrain.tsx";
import { TILE_SIDE, tileShapes } from "../content/tile-shapes.ts";
import { type TileId, tiles } from "../content/tiles.ts";

/** The side of a tile in map units. */
export const CELL = 200;

/** What grows on an area; the icon of the tile decides, where it has one. */
export type Terrain = "field" | "forest" | "stones" | "waste" | "meadow" | "heath";

/** An area of a turned tile. */
export interface AreaGeometry {
  readonly outline: readonly Point[];
  readonly path: string;
  /** Where units stand, and how far the nearest border or thing is from there. */
  readonly units: Point;
  readonly room: number;
  readonly slot: Point | null;
  readonly icon: Point | null;
  readonly lair: Point | null;
  readonly terrain: Terrain;
  readonly signs: readonly Point[];
}

/** A border of a turned tile. */
export interface BorderGeometry {
  readonly points: readonly Point[];
  readonly path: string;
  readonly between: readonly [number, number];
  readonly isDifficult: boolean;
  /** Where mountains stand on a difficult border. */
  readonly peaks: readonly Point[];
}

/** A turned tile. */
export interface TileGeometry {
  readonly areas: readonly AreaGeometry[];
  readonly borders: readonly BorderGeometry[];
}

const scale = CELL / TILE_SIDE;

/** A point of an unturned tile, turned clockwise by quarters and scaled. */
export function turned([x, y]: Point, turn: number): Point {
  const side = TILE_SIDE;
  const [tx, ty] = [
    [x, y],
    [side - y, x],
    [side - x, side - y],
    [y, side - x],
  ][turn % 4]!;
  return [tx! * scale, ty! * scale];
}

const parse = (points: string): Point[] =>
  points.split(" ").map(pair => {
    const [x, y] = pair.split(",");
    return [Number(x), Number(y)];
  });

/** An open or closed line of points as a path. */
export function line(points: readonly Point[], isClosed = false): string {
  return `M${points.map(xy).join("L")}${isClosed ? "Z" : ""}`;
}

function terrainOf(tile: TileId, area: number): Terrain {
  const { icon, lair } = tiles[tile]!.areas[area]!;
  if (lair) return "waste";
  if (icon === "food") return "field";
  if (icon === "wood") return "forest";
  if (icon === "lore") return "stones";
  return (tile * 7 + area * 3) % 3 === 0 ? "heath" : "meadow";
}

const spacing: Readonly<Record<Terrain, number>> = {
  field: 24,
  forest: 15,
  stones: 26,
  waste: 25,
  meadow: 27,
  heath: 27,
};

/** The signs of each kind of land; repeated ones are frequent. */
export const growths: Readonly<Record<Terrain, { signs: readonly Sign[]; size: number; body: string; shade: string }>> =
  {
    field: { signs: ["field", "field", "tuft", "tree"], size: 0.62, body: "#b9b262", shade: "#948c42" },
    forest: { signs: ["pine", "pine", "pine", "tree"], size: 0.62, body: "#5f8a5c", shade: "#426b49" },
    stones: { signs: ["hill", "hill", "tuft"], size: 0.62, body: "#a9a597", shade: "#85826f" },
    waste: { signs: ["deadTree", "deadTree", "hill"], size: 0.62, body: "#9c917c", shade: "#7a705d" },
    meadow: { signs: ["tuft", "tuft", "tree"], size: 0.58, body: "#8ea866", shade: "#6d8a4c" },
    heath: { signs: ["tuft", "tuft", "tuft", "pine"], size: 0.56, body: "#7f9468", shade: "#62774e" },
  };

const clearance: Readonly<Record<"units" | "slot" | "icon" | "lair", number>> = {
  units: 27,
  slot: 27,
  icon: 19,
  lair: 22,
};

function areaGeometry(tile: TileId, turn: number, index: number): AreaGeometry {
  const shape = tileShapes[tile]!.areas[index]!;
  const outline = parse(shape.outline).map(point => turned(point, turn));
  const at = (point: Point | null): Point | null => point && turned(point, turn);
  const things = { units: turned(shape.units, turn), slot: at(shape.slot), icon: at(shape.icon), lair: at(shape.lair) };
  const terrain = terrainOf(tile, index);
  const isFree = (point: Point): boolean =>
    distanceToBorder(point, outline) > 8 &&
    (Object.keys(things) as (keyof typeof things)[]).every(name => {
      const thing = things[name];
      return !thing || Math.hypot(thing[0] - point[0], thing[1] - 6 - point[1]) > clearance[name];
    });
  return {
    outline,
    path: line(outline, true),
    ...things,
    room: roomAt(things.units, outline, [things.slot, things.icon, things.lair]),
    terrain,
    signs: scatter(outline, spacing[terrain], tile * 31 + index * 7 + turn, isFree),
  };
}

/** How much place there is around a point; sides of the tile do not count, land goes on beyond them. */
function roomAt(point: Point, outline: readonly Point[], things: readonly (Point | null)[]): number {
  if (!isInside(point, outline)) return 0;
  let least = distanceToBorder(point, outline);
  for (const thing of things) {
    if (thing) least = Math.min(least, Math.hypot(thing[0] - point[0], thing[1] - point[1]) - 16);
  }
  return least;
}

const peakGap = 25;

/** Points along a line at even distances, away from its ends. */
function along(points: readonly Point[], gap: number): Point[] {
  const found: Point[] = [];
  let until = gap * 0.8;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let done = 0;
    while (length - done >= until) {
      done += until;
      found.push([a[0] + ((b[0] - a[0]) * done) / length, a[1] + ((b[1] - a[1]) * done) / length]);
      until = gap;
    }
    until -= length - done;
  }
  return found.sort((a, b) => a[1] - b[1]);
}

function borderGeometry(tile: TileId, turn: number, index: number): BorderGeometry {
  const { areas, borders } = tiles[tile]!;
  const { between, isDifficult } = borders[index]!;
  const points = parse(tileShapes[tile]!.borders[index]!).map(point => turned(point, turn));
  const areaNamed = (id: string): number => areas.findIndex(area => area.id === id);
  return {
    points,
    path: line(points),
    between: [areaNamed(between[0]), areaNamed(between[1])],
    isDifficult,
    peaks: isDifficult ? along(points, peakGap) : [],
  };
}

const known = new Map<number, TileGeometry>();

/** A tile in one of its rotations; made once. */
export function tileGeometry(tile: TileId, turn: number): TileGeometry {
  const key = tile * 4 + turn;
  const found = known.get(key);
  if (found) return found;
  const made: TileGeometry = {
    areas: tiles[tile]!.areas.map((_, index) => areaGeometry(tile, turn, index)),
    borders: tiles[tile]!.borders.map((_, index) => borderGeometry(tile, turn, index)),
  };
  known.set(key, made);
  return made;
}
