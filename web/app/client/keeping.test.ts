import { expect, test } from "vitest";
import { keeping, keepingAll } from "./keeping.ts";

const first = { land: { tiles: [1, 2], owner: [{ seat: 0 }, { seat: 1 }] }, round: 3 };

test("what has not changed is the very same thing, what has changed is new", () => {
  const next = structuredClone({ ...first, land: { ...first.land, owner: [{ seat: 0 }, { seat: 2 }] } });
  const kept = keeping(first, next);
  expect(kept).toEqual({ ...first, land: { ...first.land, owner: [{ seat: 0 }, { seat: 2 }] } });
  expect(kept).not.toBe(first);
  expect(kept.land.tiles).toBe(first.land.tiles);
  expect(kept.land.owner[0]).toBe(first.land.owner[0]);
  expect(kept.land.owner[1]).not.toBe(first.land.owner[1]);
});

test("an equal picture is the one before; one with less, more or another kind of thing is not", () => {
  expect(keeping(first, structuredClone(first))).toBe(first);
  expect(keeping(first, { round: 3 })).toEqual({ round: 3 });
  expect(keeping([1, 2], [1])).toEqual([1]);
  expect(keeping([1], [1, 2])).toEqual([1, 2]);
  expect(keeping([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(keeping(null, { a: null })).toEqual({ a: null });
});

test("pictures one after another keep what they can of each other", () => {
  const [a, b] = keepingAll(first, [
    { ...structuredClone(first), round: 4 },
    { ...structuredClone(first), round: 4 },
  ]);
  expect(a?.land).toBe(first.land);
  expect(b).toBe(a);
});
