// Where hexes lie on the sheet: flat side up, in map units.
import type { Point } from "#web/kit/ink.ts";
import type { Box } from "#web/kit/MapLayer.tsx";
import { tilePlace } from "../content/tiles.ts";
import { hexesOf } from "../map/atlas.ts";
import { keyOf, qOf, rOf } from "../map/hex.ts";
import type { BoardView } from "../view/view.ts";

/** From the middle of a hex to a corner. */
export const SIZE = 82;
const HIGH = SIZE * Math.sqrt(3);

/** The middle of a hex. */
export function centreOf(hex: number): Point {
  const q = qOf(hex);
  return [q * SIZE * 1.5, (rOf(hex) + q / 2) * HIGH];
}

/** The middle of an area; the origin when it is not on the board. */
export function centreIn(board: BoardView, area: number): Point {
  const hex = board.hexOf[area] ?? -1;
  return hex < 0 ? [0, 0] : centreOf(hex);
}

/** The corners of a hex around its middle, beginning left of its northern side. */
const corners: readonly Point[] = [-120, -60, 0, 60, 120, 180].map(degrees => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * SIZE, Math.sin(angle) * SIZE];
});

const round = (n: number): string => n.toFixed(1);

/** A hex around the origin, a little smaller if need be. */
export function outline(part = 1): string {
  return `M${corners.map(([x, y]) => `${round(x * part)} ${round(y * part)}`).join("L")}Z`;
}

/** One side of a hex around the origin, a little inside it; directions run clockwise from north. */
export function sideOf(direction: number, part = 1): string {
  const [ax, ay] = corners[direction]!;
  const [bx, by] = corners[(direction + 1) % 6]!;
  return `M${round(ax * part)} ${round(ay * part)}L${round(bx * part)} ${round(by * part)}`;
}

/** The two ends of a side. */
export function endsOf(direction: number): readonly [Point, Point] {
  return [corners[direction]!, corners[(direction + 1) % 6]!];
}

/** A tile as it would lie. */
export function laidHexes(choice: { tile: string; q: number; r: number; turn: number }): number[] {
  return hexesOf({ ...choice, tile: tilePlace(choice.tile) }).map(({ hex }) => hex);
}

/** The middle of several hexes. */
export function middleOf(hexes: readonly number[]): Point {
  const points = hexes.map(centreOf);
  const sum = points.reduce<Point>(([x, y], [a, b]) => [x + a, y + b], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The hexes of a home realm marker. */
export function markHexes({ q, r, q2, r2 }: { q: number; r: number; q2: number; r2: number }): [number, number] {
  return [keyOf(q, r), keyOf(q2, r2)];
}

const MARGIN = SIZE * 1.35;

/** The part of the sheet that holds some hexes. */
export function boxAround(hexes: readonly number[], margin = MARGIN): Box {
  const points = hexes.length > 0 ? hexes.map(centreOf) : [[0, 0] as const];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
