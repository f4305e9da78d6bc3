import { describe, expect, test } from "vitest";
import {
  below,
  bits,
  type ChanceState,
  chanceOf,
  cipherChance,
  commitment,
  fastChance,
  scriptChance,
} from "#kernel/chance.ts";
import { copy } from "#kernel/json.ts";

const seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const sources: [string, () => ChanceState][] = [
  ["fast", () => fastChance("seed")],
  ["cipher", () => cipherChance(seed)],
];

/** The chi-square statistic of draws against equal likelihood. */
function chiSquare(counts: number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

test("a number from half of all words takes every word that fits", () => {
  const chance = cipherChance(seed);
  for (let i = 0; i < 50; i++) below(chance, 2 ** 31);
  expect(chance).toMatchObject({ used: 50 });
});

describe.each(sources)("the %s source", (_name, make) => {
  test("gives the same draws for the same seed, and goes on from a saved position", () => {
    const [one, two] = [make(), make()];
    const draws = Array.from({ length: 50 }, () => below(one, 1000));
    expect(Array.from({ length: 50 }, () => below(two, 1000))).toEqual(draws);
    const saved = JSON.parse(JSON.stringify(one)) as ChanceState;
    expect(Array.from({ length: 50 }, () => bits(saved))).toEqual(Array.from({ length: 50 }, () => bits(one)));
  });

  test("draws every number equally often", () => {
    for (const n of [2, 3, 6, 10, 52]) {
      const chance = make();
      const counts = Array<number>(n).fill(0);
      for (let i = 0; i < 2000 * n; i++) counts[below(chance, n)]!++;
      // Five standard deviations above the mean of the chi-square distribution; seeds are fixed, so no flicker.
      expect(chiSquare(counts)).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
    }
  });

  test("does not favour low numbers when 2^32 is no multiple of n", () => {
    const chance = make();
    const n = 3 * 2 ** 30;
    let low = 0;
    for (let i = 0; i < 4000; i++) if (below(chance, n) < 2 ** 30) low++;
    // A plain remainder would put half of the draws there instead of a third.
    expect(Math.abs(low - 4000 / 3)).toBeLessThan(150);
  });

  test("shuffles every order equally often", () => {
    const chance = chanceOf(make());
    const counts = new Map<string, number>();
    for (let i = 0; i < 24 * 500; i++) {
      const order = chance.shuffle([1, 2, 3, 4]).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(23 + 5 * Math.sqrt(46));
  });

  test("rolls dice from 1 to their sides and picks items of a list", () => {
    const chance = chanceOf(make());
    const rolls = Array.from({ length: 200 }, () => chance.roll(6));
    expect([...new Set(rolls)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(Array.from({ length: 100 }, () => chance.pick(["a", "b"])))).toEqual(new Set(["a", "b"]));
  });

  test("refuses to draw from nothing", () => {
    for (const n of [0, -1, Number.NaN]) expect(() => below(make(), n)).toThrow(RangeError);
    expect(() => chanceOf(make()).pick([])).toThrow(RangeError);
  });
});

test("different seeds give different draws", () => {
  const first = (chance: ChanceState) => Array.from({ length: 4 }, () => bits(chance)).join();
  const seeds = Array.from({ length: 1000 }, (_, i) => first(fastChance(i)));
  expect(new Set(seeds).size).toBe(1000);
  expect(first(fastChance("1"))).toBe(first(fastChance(1)));
  expect(first(cipherChance(seed))).not.toBe(first(cipherChance(seed.replace("00", "ff"))));
});

test("the cipher is ChaCha20 with the seed as key, as anyone can check", () => {
  // RFC 8439 A.1, test vector 1: key and nonce of zeros, block 0, begins with 76 b8 e0 ad.
  const chance = cipherChance("0".repeat(64));
  expect(bits(chance)).toBe(0xade0b876);
  for (let i = 1; i < 16; i++) bits(chance);
  // Test vector 2: block 1 begins with 9f 07 e7 be.
  expect(bits(chance)).toBe(0xbee7079f);
});

test("two cipher streams drawn in turn do not disturb each other", () => {
  const other = seed.replace("00", "ff");
  const alone = cipherChance(seed);
  const expected = Array.from({ length: 40 }, () => bits(alone));
  const [one, two] = [cipherChance(seed), cipherChance(other)];
  expect(
    Array.from({ length: 40 }, () => {
      bits(two);
      return bits(one);
    }),
  ).toEqual(expected);
});

test("a cipher seed is 64 hex digits", () => {
  for (const bad of ["", "12", "x".repeat(64), seed.toUpperCase(), `${seed}00`]) {
    expect(() => cipherChance(bad)).toThrow("64 hex digits");
  }
});

test("a commitment fixes the seed and does not tell it", () => {
  expect(commitment(seed)).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment(seed)).toBe(commitment(seed));
  expect(commitment(seed)).not.toBe(commitment(seed.replace("00", "01")));
  expect(commitment(seed)).not.toContain(seed.slice(0, 8));
});

describe("the scripted source", () => {
  test("gives what it is told and stops when it has nothing more to say", () => {
    const state = scriptChance([2, 0, 5]);
    const chance = chanceOf(state);
    expect([chance.below(3), chance.roll(6), chance.below(6)]).toEqual([2, 1, 5]);
    expect(() => chance.below(2)).toThrow("ended after 3 draws");
  });

  test("refuses a value that cannot come, and has no bits", () => {
    expect(() => below(scriptChance([6]), 6)).toThrow("only 0 to 5");
    expect(() => below(scriptChance([-1]), 6)).toThrow("only 0 to 5");
    expect(() => bits(scriptChance([1]))).toThrow("not bits");
  });

  test("copies keep their own place", () => {
    const state = scriptChance([1, 2]);
    const other = copy(state);
    expect([below(state, 9), below(other, 9), below(state, 9)]).toEqual([1, 1, 2]);
  });
});

describe("what records rely on", () => {
  test("the fast source of a seed gives the same numbers for ever", () => {
    const source = fastChance("hetman");
    expect(source).toEqual({ kind: "fast", a: -2070141736, b: 1992442686, c: 1118745966, d: 1920680911 });
    const drawn = Array.from({ length: 5 }, () => bits(source));
    expect(drawn).toEqual([1842981861, 1100531405, 3275081298, 2888281563, 4286960880]);
  });

  test("so does the cipher, block after block", () => {
    const source = cipherChance(`${"0".repeat(63)}1`);
    const drawn = Array.from({ length: 18 }, () => bits(source));
    expect([drawn[0], drawn[1], drawn[15], drawn[16], drawn[17]]).toEqual([
      1525694533, 2528255903, 1667847342, 609413946, 2454321388,
    ]);
  });

  test("one item is a draw without choice", () => {
    expect(below(fastChance("one"), 1)).toBe(0);
  });
});
