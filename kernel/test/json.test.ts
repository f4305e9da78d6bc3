import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copy, equal, hash, hashOfParts, hashPart, isJson } from "#kernel/json.ts";

/** Plain data as states are made of; keys that name prototypes never occur in a state. */
const json = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value).replaceAll("__proto__", "p")));

function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== "object" || value === null) return found;
  found.add(value);
  for (const item of Object.values(value)) objectsIn(item, found);
  return found;
}

/** The same data with the keys of every object in the opposite order. */
function reordered(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reordered);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reordered(item)]),
  );
}

/** Every value that differs from the given one in exactly one leaf. */
function* changed(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) for (const item of changed(value[i])) yield value.with(i, item);
    yield [...value, null];
  } else if (typeof value === "object" && value !== null) {
    for (const [key, old] of Object.entries(value)) for (const item of changed(old)) yield { ...value, [key]: item };
    yield { ...value, "a new key": 0 };
  } else if (typeof value === "number") yield value === 0 ? 1 : value / 2;
  else if (typeof value === "string") yield `${value}x`;
  else yield value === null ? 0 : !value;
}

describe("copy", () => {
  test("is equal to the original, keeps the order of keys, and shares no object with it", () => {
    fc.assert(
      fc.property(json, value => {
        const twin = copy(value);
        expect(twin).toEqual(value);
        expect(JSON.stringify(twin)).toBe(JSON.stringify(value));
        const own = objectsIn(value);
        for (const object of objectsIn(twin)) expect(own.has(object)).toBe(false);
      }),
    );
  });

  test("of a frozen original can be changed", () => {
    const frozen = Object.freeze({ list: Object.freeze([1]) as number[] });
    const twin = copy(frozen);
    twin.list.push(2);
    expect([frozen.list, twin.list]).toEqual([[1], [1, 2]]);
  });
});

describe("equal", () => {
  test("agrees with itself whatever the order of keys, and sees each changed leaf", () => {
    fc.assert(
      fc.property(json, value => {
        expect(equal(value, copy(value))).toBe(true);
        expect(equal(value, reordered(value))).toBe(true);
        for (const other of changed(value)) {
          expect(equal(value, other)).toBe(false);
          expect(equal(other, value)).toBe(false);
        }
      }),
    );
  });

  test("tells apart what looks alike", () => {
    for (const [a, b] of [
      [[], {}],
      [null, {}],
      [0, false],
      ["1", 1],
      [[1], { 0: 1 }],
      [{ a: 1 }, { b: 1 }],
      [{}, { toString: 1 }],
      [{ a: undefined }, {}],
      [{ a: undefined }, { b: undefined }],
      [5, {}],
      ["", {}],
    ]) {
      expect(equal(a, b)).toBe(false);
      expect(equal(b, a)).toBe(false);
    }
    expect(equal({ a: undefined }, { a: undefined })).toBe(true);
  });
});

describe("hash", () => {
  test("does not depend on the order of keys and depends on every leaf", () => {
    fc.assert(
      fc.property(json, value => {
        const own = hash(value);
        expect(own).toMatch(/^[0-9a-f]{16}$/);
        expect(hash(reordered(value))).toBe(own);
        for (const other of changed(value)) expect(hash(other)).not.toBe(own);
      }),
    );
  });

  test("tells apart what looks alike", () => {
    const alike = [0, 1, -1, 2 ** 32, 0.5, "", "0", "1", true, false, null, [], {}, [[]], [{}], { a: [] }, { a: {} }];
    const more = [[1, 2], [2, 1], [1, [2]], [[1], 2], { a: 1, b: 2 }, { a: 2, b: 1 }, { ab: 1 }, "ab", ["a", "b"]];
    const values = [...alike, ...more, [0], [0, 0], [null], { a: { b: 1 }, c: 1 }, { a: 1, c: { b: 1 } }];
    expect(new Set(values.map(hash)).size).toBe(values.length);
  });

  test("spreads small states well: no collision among a hundred thousand", () => {
    const seen = new Set<string>();
    for (let i = 0; i < 100_000; i++) seen.add(hash({ coins: [i % 100, Math.floor(i / 100)], turn: i % 4 }));
    expect(seen.size).toBe(100_000);
  });

  test("of an object is the sum of what its keys add, however they are divided", () => {
    const object = { answers: [["a"], null], open: [1], stack: [{ proc: "main" }], coins: 3 };
    const { answers, open, ...rest } = object;
    expect(hashOfParts(hashPart(rest), hashPart({ answers, open }))).toBe(hash(object));
    expect(hashOfParts(hashPart({}), hashPart(object))).toBe(hash(object));
    expect(hashOfParts(hashPart(rest), hashPart({ answers, open: [2] }))).not.toBe(hash(object));
  });

  test("refuses what is no plain data", () => {
    for (const value of [{ a: undefined }, [() => 1], { a: Symbol("x") }])
      expect(() => hash(value)).toThrow("plain JSON");
  });
});

describe("isJson", () => {
  test("accepts all plain data and refuses the rest", () => {
    fc.assert(fc.property(json, value => isJson(value)));
    class Thing {}
    for (const value of [
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      () => 1,
      Symbol("x"),
      1n,
      new Thing(),
      new Date(),
    ]) {
      expect(isJson(value)).toBe(false);
      expect(isJson({ deep: [value] })).toBe(false);
    }
    expect(isJson(Object.create(null))).toBe(true);
  });

  test("refuses data deeper than allowed, also when it is its own part", () => {
    const ring: unknown[] = [];
    ring.push(ring);
    expect(isJson(ring)).toBe(false);
    expect(isJson([[[]]], 2)).toBe(false);
    expect(isJson([[[]]], 3)).toBe(true);
  });
});

test("a fingerprint is the same for ever: records name it", () => {
  const samples = [{ a: [1, 2.5, "x", null, true], b: {} }, ["ab"], [], "text"];
  expect(samples.map(sample => hash(sample))).toEqual([
    "3731055f05ff6eb0",
    "586dcb43f5c74c97",
    "784bf136784bf136",
    "13a045c13fc1a5a8",
  ]);
});
