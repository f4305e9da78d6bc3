// Geometry of inked maps: rough coasts, bowed roads, scattered signs. Deterministic, so a map never changes its face.

/** A point of a map. */
export type Point = readonly [x: number, y: number];

/** A repeatable source of numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** "x y" with one decimal. */
export function xy([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** A closed outline with bays and capes: every edge is broken in the middle, again and again. */
export function roughen(outline: readonly Point[], amplitude: number, rounds: number, seed: number): Point[] {
  const random = seeded(seed);
  let points = [...outline];
  for (let round = 0; round < rounds; round++) {
    const next: Point[] = [];
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length]!;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const push = ((random() - 0.5) * 2 * amplitude * Math.min(1, length / 60)) / 1.9 ** round;
      next.push(from, [
        (from[0] + to[0]) / 2 - ((to[1] - from[1]) / length) * push,
        (from[1] + to[1]) / 2 + ((to[0] - from[0]) / length) * push,
      ]);
    });
    points = next;
  }
  return points;
}

/** A smooth closed path through points (Catmull–Rom). */
export function smoothClosed(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  let path = `M${xy(at(0))}`;
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${xy(first)} ${xy(second)} ${xy(to)}`;
  }
  return `${path}Z`;
}

/** The control point that bends the line from a to b sideways by a part of its length. */
export function bow(a: Point, b: Point, part: number): Point {
  return [(a[0] + b[0]) / 2 - (b[1] - a[1]) * part, (a[1] + b[1]) / 2 + (b[0] - a[0]) * part];
}

/** A point on the curve from a over control c to b. */
export function onCurve(a: Point, c: Point, b: Point, t: number): Point {
  const u = 1 - t;
  return [u * u * a[0] + 2 * u * t * c[0] + t * t * b[0], u * u * a[1] + 2 * u * t * c[1] + t * t * b[1]];
}

/** Whether a point lies inside a polygon. */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]!;
    const [xj, yj] = polygon[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** The distance from a point to the segment between a and b. */
export function distanceTo([x, y]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / length));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}

/** The distance from a point to the border of a polygon. */
export function distanceToBorder(point: Point, polygon: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  polygon.forEach((a, i) => {
    least = Math.min(least, distanceTo(point, a, polygon[(i + 1) % polygon.length]!));
  });
  return least;
}

/** Places for signs inside a polygon: a jittered grid, top to bottom, without what `isFree` forbids. */
export function scatter(
  polygon: readonly Point[],
  spacing: number,
  seed: number,
  isFree: (point: Point) => boolean,
): Point[] {
  const random = seeded(seed);
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const places: Point[] = [];
  let odd = false;
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += spacing * 0.72) {
    odd = !odd;
    for (let x = Math.min(...xs) + (odd ? spacing / 2 : 0); x <= Math.max(...xs); x += spacing) {
      const place: Point = [x + (random() - 0.5) * spacing * 0.6, y + (random() - 0.5) * spacing * 0.45];
      if (isInside(place, polygon) && isFree(place)) places.push(place);
    }
  }
  return places.sort((a, b) => a[1] - b[1]);
}
