// Plain data: what states, choices and events are made of, and the three things done to it all day: copy, compare, hash.

/** Any plain JSON value; `undefined`, classes and functions never occur in a state. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of plain data that shares nothing with the original and keeps object shapes. */
export function copy<T>(value: T): T {
  return copyAny(value) as T;
}

function copyAny(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? copyArray(value) : copyObject(value as Record<string, unknown>);
}

function copyArray(list: unknown[]): unknown[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i++) {
    const item = out[i];
    if (typeof item === "object" && item !== null) out[i] = copyAny(item);
  }
  return out;
}

// Spreading first keeps the hidden class of the original, which is what makes this fast.
function copyObject(source: Record<string, unknown>): Record<string, unknown> {
  const out = { ...source };
  for (const key in out) {
    const item = out[key];
    if (typeof item === "object" && item !== null) {
      out[key] = Array.isArray(item) ? copyArray(item) : copyObject(item as Record<string, unknown>);
    }
  }
  return out;
}

/** Whether two plain values are equal, whatever the order of object keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => equal(item, b[i]));
  }
  return equalObjects(a as Record<string, unknown>, b as Record<string, unknown>);
}

function equalObjects(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  let keys = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !equal(a[key], b[key])) return false;
    keys++;
  }
  return keys === Object.keys(b).length;
}

/** Whether a value from outside is plain JSON data of bounded depth. */
export function isJson(value: unknown, depth = 24): value is Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth === 0) return false;
  if (Array.isArray(value)) return value.every(item => isJson(item, depth - 1));
  const proto = Object.getPrototypeOf(value);
  return (proto === Object.prototype || proto === null) && Object.values(value).every(item => isJson(item, depth - 1));
}

/** A 64-bit fingerprint of plain data as 16 hex digits; the order of object keys does not matter. */
export function hash(value: unknown): string {
  const low = hashAny(value, 0x9e3779b9);
  const high = hashAny(value, 0x85ebca6b);
  return low.toString(16).padStart(8, "0") + high.toString(16).padStart(8, "0");
}

function mix(h: number, word: number): number {
  let x = Math.imul(h ^ word, 0xcc9e2d51);
  x = (x << 15) | (x >>> 17);
  x = Math.imul(x, 0x1b873593) ^ h;
  return (Math.imul((x << 13) | (x >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(h: number): number {
  let x = h ^ (h >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

function hashText(text: string, seed: number): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return finish(h ^ text.length);
}

function hashNumber(value: number, seed: number): number {
  if (Number.isInteger(value) && Math.abs(value) < 2 ** 52) {
    return finish(mix(mix(seed ^ 0x11, value | 0), Math.floor(value / 2 ** 32)));
  }
  return hashText(String(value), seed ^ 0x12);
}

function hashAny(value: unknown, seed: number): number {
  switch (typeof value) {
    case "number":
      return hashNumber(value, seed);
    case "string":
      return hashText(value, seed ^ 0x13);
    case "boolean":
      return finish(seed ^ (value ? 0x14 : 0x15));
    case "object":
      if (value === null) return finish(seed ^ 0x16);
      return Array.isArray(value) ? hashList(value, seed) : hashObject(value as Record<string, unknown>, seed);
    default:
      throw new TypeError(`a state holds only plain JSON, not ${typeof value}`);
  }
}

function hashList(list: unknown[], seed: number): number {
  let h = seed ^ 0x17;
  for (let i = 0; i < list.length; i++) h = mix(h, hashAny(list[i], seed));
  return finish(h ^ list.length);
}

// Entries are added up, so that the order of keys does not matter.
function hashObject(object: Record<string, unknown>, seed: number): number {
  let sum = 0;
  let count = 0;
  for (const key in object) {
    sum = (sum + finish(mix(hashText(key, seed), hashAny(object[key], seed)))) | 0;
    count++;
  }
  return finish(mix(seed ^ 0x18 ^ count, sum));
}
