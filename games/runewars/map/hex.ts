// Hexes in axial coordinates, flat side up: directions run clockwise from north.
export const dq: readonly number[] = [0, 1, 1, 0, -1, -1];
export const dr: readonly number[] = [-1, -1, 0, 1, 1, 0];

/** A hex as one number, for sets and maps. */
export const keyOf = (q: number, r: number): number => (q + 64) * 256 + (r + 64);
export const qOf = (key: number): number => Math.floor(key / 256) - 64;
export const rOf = (key: number): number => (key % 256) - 64;

/** What is added to a hex to move it. */
export const shiftOf = (q: number, r: number): number => q * 256 + r;

/** What is added to a hex for its neighbours, north first. */
const shifts: readonly number[] = dq.map((q, direction) => shiftOf(q, dr[direction]!));

/** The six neighbours of a hex, north first. */
export function around(key: number): number[] {
  return shifts.map(shift => key + shift);
}

/** Whether two hexes are neighbours or the same. */
export function areClose(a: number, b: number): boolean {
  const apart = Math.abs(a - b);
  return apart <= 1 || apart === 255 || apart === 256;
}

/** Whether two hexes are more than so many rows apart in some direction; false may still be far. */
export function areFarApart(a: number, b: number, rows: number): boolean {
  const q = (a >> 8) - (b >> 8);
  const r = (a & 255) - (b & 255);
  return q > rows || -q > rows || r > rows || -r > rows;
}

/** A hex turned about the origin by sixty degrees, so many times. */
export function turned(q: number, r: number, times: number): readonly [number, number] {
  let [a, b] = [q, r];
  for (let i = 0; i < times; i++) [a, b] = [-b || 0, a + b];
  return [a, b];
}
