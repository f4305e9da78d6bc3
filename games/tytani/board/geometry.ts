// The shapes of a side of the board: outlines as paths, where pieces stand, where attackers wait. Worked out once for
// each side, when it is first shown.
import { distanceToBorder, isInside, type Point, xy } from "#web/kit/ink.ts";
import { mapA } from "../content/map-a.ts";
import { mapB } from "../content/map-b.ts";
import { cornersOf, type MapShape } from "../content/map-shape.ts";
import type { RegionId, SideId } from "../content/regions.ts";
import { placeOf, type Region } from "../map/atlas.ts";

/** A region as it is drawn. */
export interface RegionGeometry {
  readonly id: RegionId;
  readonly outline: readonly Point[];
  readonly path: string;
  /** The middle of what stands there, and how far it is from there to the border. */
  readonly at: Point;
  readonly reach: number;
}

/** A side of the board as it is drawn. */
export interface SideGeometry {
  readonly side: SideId;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly RegionGeometry[];
  /** All land in one path. */
  readonly land: string;
  readonly seas: readonly { readonly id: string; readonly at: Point }[];
  /** How large pieces are: smaller where regions are smaller. */
  readonly scale: number;
  /** Where attackers from one region to another wait. */
  anchor(from: Region, to: Region): Point;
}

interface Pole {
  readonly at: Point;
  readonly reach: number;
}

/** The best point of a grid, if it is better than one that is known. */
function bestOf(outline: readonly Point[], known: Pole, [x0, y0]: Point, [x1, y1]: Point, step: number): Pole {
  let best = known;
  for (let y = y0; y <= y1; y += step) {
    for (let x = x0; x <= x1; x += step) {
      const at: Point = [x, y];
      if (!isInside(at, outline)) continue;
      const reach = distanceToBorder(at, outline);
      if (reach > best.reach) best = { at, reach };
    }
  }
  return best;
}

const coarse = 24;
const fine = 6;

/** The point of a polygon that lies farthest from its border: looked for in a coarse grid, then around the best. */
function poleOf(outline: readonly Point[]): Pole {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const corners = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const start = { at: outline[0]!, reach: 0 };
  const rough = bestOf(outline, start, [corners[0], corners[1]], [corners[2], corners[3]], coarse);
  const [x, y] = rough.at;
  return bestOf(outline, rough, [x - coarse, y - coarse], [x + coarse, y + coarse], fine);
}

const closed = (outline: readonly Point[]): string => `M${outline.map(xy).join("L")}Z`;

/** The middle of a polygon's corners: good enough for the name of a sea. */
function middleOf(outlines: readonly (readonly Point[])[]): Point {
  const largest = [...outlines].sort((a, b) => b.length - a.length)[0] ?? [];
  return poleOf(largest).at;
}

function build(side: SideId, shape: MapShape, scale: number): SideGeometry {
  const regions = shape.regions.map(({ id, outline }) => {
    const corners = cornersOf(outline);
    return { id, outline: corners, path: closed(corners), ...poleOf(corners) };
  });
  const anchors = new Map<string, Point>();
  for (const { between, anchor } of shape.borders) {
    const [a, b] = between.map(placeOf);
    anchors.set(`${a}:${b}`, anchor);
    anchors.set(`${b}:${a}`, anchor);
  }
  return {
    side,
    width: shape.width,
    height: shape.height,
    regions,
    land: regions.map(({ path }) => path).join(""),
    seas: shape.seas.map(({ id, outlines }) => ({ id, at: middleOf(outlines.map(cornersOf)) })),
    scale,
    anchor: (from, to) => anchors.get(`${from}:${to}`) ?? between(regions[from]!.at, regions[to]!.at, 0.7),
  };
}

/** A point on the way from one to another. */
export function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

const built: Partial<Record<SideId, SideGeometry>> = {};

/** The shapes of a side. */
export function geometryOf(side: SideId): SideGeometry {
  const known = built[side];
  if (known) return known;
  const geometry = side === "A" ? build("A", mapA, 1.32) : build("B", mapB, 1.02);
  built[side] = geometry;
  return geometry;
}

/** Where attackers stand: before the border, so that arrow and target are seen. */
export function waitingAt(geometry: SideGeometry, from: Region, to: Region): Point {
  return between(geometry.anchor(from, to), geometry.regions[from]!.at, 0.18);
}
