// Chance: dice, shuffles and draws. One interface, three sources: fast for simulations, a cipher stream for
// real tables (its seed is committed to before the game and revealed after it), a script for tests.
import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The saved position of a source of chance; part of the state. */
export type ChanceState =
  | { kind: "fast"; a: number; b: number; c: number; d: number }
  | { kind: "cipher"; seed: string; used: number }
  | { kind: "script"; values: number[]; used: number };

/** What rules may ask of chance. */
export interface Chance {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
  /** A die: a whole number from 1 to `sides`. */
  roll(sides: number): number;
  /** One item of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** Shuffles a list in place and returns it. */
  shuffle<T>(list: T[]): T[];
}

/** The fast source, seeded by any text or number; for simulations and bots. */
export function fastChance(seed: string | number): ChanceState {
  let h = 0x811c9dc5;
  for (const char of String(seed)) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const word = (): number => {
    h = (h + 0x9e3779b9) | 0;
    let x = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return (x ^ (x >>> 15)) | 0;
  };
  return { kind: "fast", a: word(), b: word(), c: word(), d: word() };
}

/** The cryptographic source for real tables; the seed is 64 hex digits that nobody knows until the end. */
export function cipherChance(seed: string): ChanceState {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new RangeError("a cipher seed is 64 hex digits");
  return { kind: "cipher", seed, used: 0 };
}

/** Fixed values for tests: `below(n)` returns them one after another. */
export function scriptChance(values: readonly number[]): ChanceState {
  return { kind: "script", values: [...values], used: 0 };
}

/**
 * The seed of the luck after a table's n-th undo by consent. It follows from the first seed, so the one commitment
 * covers it, and nobody can know it before the end.
 */
export function laterSeed(seed: string, n: number): string {
  return bytesToHex(sha256(utf8ToBytes(`hetman seed ${seed} after undo ${n}`)));
}

/** What is published before a game, so that its seed can be checked after it. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`hetman seed ${seed}`)));
}

/** Draws the next 32 random bits of a source. */
export function bits(state: ChanceState): number {
  if (state.kind === "fast") return fastBits(state);
  if (state.kind === "cipher") return cipherBits(state);
  throw new Error("a scripted source gives whole answers, not bits");
}

function fastBits(s: { a: number; b: number; c: number; d: number }): number {
  const t = (((s.a + s.b) | 0) + s.d) | 0;
  s.d = (s.d + 1) | 0;
  s.a = s.b ^ (s.b >>> 9);
  s.b = (s.c + (s.c << 3)) | 0;
  s.c = (((s.c << 21) | (s.c >>> 11)) + t) | 0;
  return t >>> 0;
}

const zeroNonce = new Uint8Array(12);
const zeroBlock = new Uint8Array(64);
// The last block of the stream, kept because draws come in runs; it depends on nothing but seed and position.
let cached = { seed: "", block: -1, bytes: zeroBlock };

function cipherBits(s: { seed: string; used: number }): number {
  const block = Math.floor(s.used / 16);
  if (cached.seed !== s.seed || cached.block !== block) {
    cached = { seed: s.seed, block, bytes: chacha20(hexToBytes(s.seed), zeroNonce, zeroBlock, undefined, block) };
  }
  const at = (s.used % 16) * 4;
  s.used++;
  const bytes = cached.bytes;
  return (
    (byte(bytes, at) | (byte(bytes, at + 1) << 8) | (byte(bytes, at + 2) << 16) | (byte(bytes, at + 3) << 24)) >>> 0
  );
}

const byte = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

/** Draws a whole number from 0 to n - 1 without bias. */
export function below(state: ChanceState, n: number): number {
  if (!(n >= 1)) throw new RangeError(`nothing to draw from: ${n}`);
  if (state.kind === "script") return scripted(state, n);
  // Words fall into groups of n; one from the last, incomplete group would favour small numbers and is drawn again.
  for (;;) {
    const word = bits(state);
    const value = word % n;
    if (word - value <= 4294967296 - n) return value;
  }
}

function scripted(state: { values: number[]; used: number }, n: number): number {
  const value = state.values[state.used++];
  if (value === undefined) throw new Error(`the script of chance ended after ${state.values.length} draws`);
  if (value < 0 || value >= n) throw new Error(`the script of chance says ${value}, but only 0 to ${n - 1} can come`);
  return value;
}

/** The interface of rules to a source, found again at every draw (copies of a state have their own source). */
export function chanceFrom(source: () => ChanceState): Chance {
  const draw = (n: number): number => below(source(), n);
  return {
    below: draw,
    roll: sides => draw(sides) + 1,
    pick: list => {
      const at = draw(list.length);
      return list[at] as (typeof list)[number];
    },
    shuffle: list => {
      for (let i = list.length - 1; i > 0; i--) {
        const j = draw(i + 1);
        const item = list[i] as (typeof list)[number];
        list[i] = list[j] as (typeof list)[number];
        list[j] = item;
      }
      return list;
    },
  };
}

/** The interface of rules to one given source. */
export function chanceOf(state: ChanceState): Chance {
  return chanceFrom(() => state);
}
