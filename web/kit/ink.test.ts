import { describe, expect, test } from "vitest";
import { bow, distanceTo, distanceToBorder, isInside, onCurve, roughen, scatter, seeded, smoothClosed } from "./ink.ts";

const square = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
] as const;

describe("inked geometry", () => {
  test("the same seed always draws the same coast", () => {
    expect(roughen(square, 10, 3, 7)).toEqual(roughen(square, 10, 3, 7));
    expect(roughen(square, 10, 3, 7)).not.toEqual(roughen(square, 10, 3, 8));
    expect(roughen(square, 10, 3, 7)).toHaveLength(32);
    const random = seeded(1);
    for (let i = 0; i < 100; i++) {
      const n = random();
      expect(n >= 0 && n < 1).toBe(true);
    }
  });

  test("a roughened outline stays within its amplitude", () => {
    for (const [x, y] of roughen(square, 10, 4, 3)) {
      expect(Math.min(x, y)).toBeGreaterThan(-22);
      expect(Math.max(x, y)).toBeLessThan(122);
    }
  });

  test("a smooth path closes where it began", () => {
    expect(smoothClosed(square)).toMatch(/^M0 0C.* 0 0Z$/);
  });

  test("a bowed road starts and ends at its towns", () => {
    const bend = bow([0, 0], [100, 0], 0.1);
    expect(bend).toEqual([50, 10]);
    expect(onCurve([0, 0], bend, [100, 0], 0)).toEqual([0, 0]);
    expect(onCurve([0, 0], bend, [100, 0], 1)).toEqual([100, 0]);
    expect(onCurve([0, 0], bend, [100, 0], 0.5)).toEqual([50, 5]);
  });

  test("inside and distances", () => {
    expect(isInside([50, 50], square)).toBe(true);
    expect(isInside([150, 50], square)).toBe(false);
    expect(distanceTo([50, 30], [0, 0], [100, 0])).toBe(30);
    expect(distanceTo([130, 40], [0, 0], [100, 0])).toBe(50);
    expect(distanceToBorder([50, 20], square)).toBe(20);
  });

  test("signs are scattered inside, where it is free, from back to front", () => {
    const places = scatter(square, 14, 5, ([x]) => x > 30);
    expect(places.length).toBeGreaterThan(10);
    for (const place of places) expect(isInside(place, square) && place[0] > 30).toBe(true);
    expect(places.map(([, y]) => y)).toEqual(places.map(([, y]) => y).sort((a, b) => a - b));
  });
});
