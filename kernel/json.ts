// Plain data: what states, choices and events are made of, and the three things done to it all day: copy, compare, hash.

/** Any plain JSON value; `undefined`, classes and functions never occur in a state. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The fields of an object that came from outside. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value from outside is an object with fields, and no list. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A deep copy of plain data that shares nothing with the original and keeps object shapes. */
export function copy<T>(value: T): T {
  return copyAny(value) as T;
}

function copyAny(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? copyArray(value) : copyObject(value as Record<string, unknown>);
}

// Most lists are of numbers or ids: a loop that only reads them is much faster than one that may write.
function isFlat(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (typeof list[i] === "object") return false;
  return true;
}

function copyArray(list: unknown[]): unknown[] {
  const out = list.slice();
  if (isFlat(out)) return out;
  for (let i = 0; i < out.length; i++) {
    const item = out[i];
    if (typeof item === "object" && item !== null) out[i] = copyAny(item);
  }
  return out;
}

// Spreading first keeps the hidden class of the original, which is what makes this fast; so does going through the
// keys of the object that is not written to.
function copyObject(source: Record<string, unknown>): Record<string, unknown> {
  const out = { ...source };
  for (const key in source) {
    const item = source[key];
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
  const isList = Array.isArray(a);
  if (isList !== Array.isArray(b)) return false;
  return isList
    ? equalLists(a, b as unknown[])
    : equalObjects(a as Record<string, unknown>, b as Record<string, unknown>);
}

function equalLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false;
  return true;
}

function equalObjects(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  let more = 0;
  for (const key in a) {
    const item = b[key];
    if (!equal(a[key], item) || (item === undefined && !Object.hasOwn(b, key))) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
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
  const first = hashAny(value);
  return hex(first) + hex(second);
}

/** What some keys of an object add to its fingerprint. */
export interface HashPart {
  readonly first: number;
  readonly second: number;
}

/** What these keys and values add to the fingerprint of an object that has them. */
export function hashPart(object: Readonly<Record<string, unknown>>): HashPart {
  const first = sumEntries(object);
  return { first, second };
}

/** The fingerprint of the object that has the keys of two parts. */
export function hashOfParts(one: HashPart, other: HashPart): string {
  return hex(finish((OBJECT + one.first + other.first) | 0)) + hex(finish((OBJECT + one.second + other.second) | 0));
}

// Two lanes of 32 bits are mixed side by side, because going through the data twice takes twice as long. The functions
// below return the first lane of their part and leave the second one here.
let second = 0;

const bytes: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const hex = (word: number): string =>
  bytes[word >>> 24]! + bytes[(word >>> 16) & 255]! + bytes[(word >>> 8) & 255]! + bytes[word & 255]!;

function mix(h: number, word: number): number {
  let x = Math.imul(h ^ word, 0xcc9e2d51);
  x = (x << 15) | (x >>> 17);
  x = Math.imul(x, 0x1b873593) ^ h;
  return (Math.imul((x << 13) | (x >>> 19), 5) + 0xe6546b64) | 0;
}

// Signed, because only those stay small integers: the upper half of the unsigned ones would be allocated.
function finish(h: number): number {
  let x = h ^ (h >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** A kind tells apart what has the same bits: 1, "1", true, [1]. */
function hashWord(word: number, kind: number): number {
  second = finish(Math.imul(word ^ 0x2545f491, 0x9e3779b1) + kind);
  return finish(Math.imul(word ^ 0x5bd1e995, 0xcc9e2d51) - kind);
}

function hashText(text: string, kind: number): number {
  let a = 0x811c9dc5 ^ kind;
  let b = 0x3c6ef372 ^ kind;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(((b << 5) | (b >>> 27)) ^ code, 0x9e3779b1);
  }
  second = finish(b ^ text.length);
  return finish(a ^ text.length);
}

function hashAny(value: unknown): number {
  switch (typeof value) {
    case "number":
      return (value | 0) === value ? hashWord(value, 0x11) : hashText(String(value), 0x12);
    case "string":
      return hashText(value, 0x13);
    case "boolean":
      return hashWord(value ? 1 : 0, 0x14);
    case "object":
      if (value === null) return hashWord(0, 0x15);
      return Array.isArray(value) ? hashList(value) : hashObject(value as Record<string, unknown>);
    default:
      throw new TypeError(`a state holds only plain JSON, not ${typeof value}`);
  }
}

function hashList(list: readonly unknown[]): number {
  let a = 0x16;
  let b = 0x16;
  for (let i = 0; i < list.length; i++) {
    a = mix(a, hashAny(list[i]));
    b = mix(b, second);
  }
  second = finish(b ^ list.length);
  return finish(a ^ list.length);
}

const OBJECT = 0x17;

function hashObject(object: Readonly<Record<string, unknown>>): number {
  const first = sumEntries(object);
  second = finish((OBJECT + second) | 0);
  return finish((OBJECT + first) | 0);
}

// Entries are added up, so that the order of keys does not matter.
function sumEntries(object: Readonly<Record<string, unknown>>): number {
  let a = 0;
  let b = 0;
  for (const key in object) {
    const keyFirst = hashText(key, 0x18);
    const keySecond = second;
    a = (a + finish(mix(keyFirst, hashAny(object[key])))) | 0;
    b = (b + finish(mix(keySecond, second))) | 0;
  }
  second = b;
  return a;
}
