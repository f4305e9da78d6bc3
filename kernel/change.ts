// What changed between two plain values, written so that it is short: a look after a choice differs from the look
// before by a few numbers. A list holds a new value, an object says what changed inside the one that was there.
import type { Json } from "./json.ts";

/** One changed value: a new one, nothing any more, or changes by key (lists: by index, with "length" where it changed). */
export type Change = readonly [] | readonly [Json] | Changes;

/** Changes inside an object or a list. */
export interface Changes {
  readonly [key: string]: Change;
}

type Nest = Readonly<Record<string, unknown>>;

const isNest = (value: unknown): value is Nest => typeof value === "object" && value !== null;

/** What leads from one value to another; null if they are equal. */
export function changeOf(before: unknown, after: unknown): Change | null {
  return JSON.parse(changeText(before, after)) as Change | null;
}

/** What nothing leads to: the change between equal values, as JSON. */
export const NO_CHANGE = "null";

/** What leads from one value to another, as JSON. */
export function changeText(before: unknown, after: unknown): string {
  return write(before, after, null);
}

/**
 * Writes down changes of one moment for several viewers. They see most things alike, and what is the same object for all of
 * them is compared once: for the first of them.
 */
export class Changed {
  readonly #known: Known = { texts: new Map(), isFirst: true };

  /** What leads from one value to another, as JSON. */
  text(before: unknown, after: unknown): string {
    return write(before, after, this.#known);
  }

  /** Another viewer's turn. */
  next(): void {
    this.#known.isFirst = false;
  }
}

/** Changes that were written before, by the object that they lead to. */
interface Known {
  readonly texts: Map<object, { readonly before: unknown; readonly text: string; readonly isNew: boolean }>;
  isFirst: boolean;
}

// Whether the change written last is a new value. Looking at its text would put the pieces of the text together.
let isNew = false;

function write(before: unknown, after: unknown, known: Known | null): string {
  if (before === after) return NO_CHANGE;
  if (!isNest(after) || !isNest(before) || Array.isArray(before) !== Array.isArray(after)) return newText(after);
  if (known && !known.isFirst) {
    const found = known.texts.get(after);
    if (found && found.before === before) {
      isNew = found.isNew;
      return found.text;
    }
  }
  const text = Array.isArray(after)
    ? listText(before as unknown as unknown[], after, known)
    : objectText(before, after, known);
  if (known?.isFirst) known.texts.set(after, { before, text, isNew });
  return text;
}

function newText(value: unknown): string {
  isNew = true;
  return typeof value === "number" ? `[${value}]` : `[${JSON.stringify(value) ?? "null"}]`;
}

function insideText(text: string): string {
  isNew = false;
  return text === "" ? NO_CHANGE : `${text}}`;
}

function listText(before: readonly unknown[], after: readonly unknown[], known: Known | null): string {
  let text = "";
  let fresh = 0;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const change = write(before[i], after[i], known);
    if (change === NO_CHANGE) continue;
    text += text === "" ? `{"${i}":${change}` : `,"${i}":${change}`;
    if (isNew) fresh++;
  }
  // Of a list that is mostly new, the list itself is shorter than its changes.
  if (fresh * 2 > after.length) return newText(after);
  if (before.length !== after.length) text += `${text === "" ? "{" : ","}"length":[${after.length}]`;
  return insideText(text);
}

function objectText(before: Nest, after: Nest, known: Known | null): string {
  let text = "";
  let [fresh, keys, added] = [0, 0, 0];
  for (const key in after) {
    keys++;
    const was = before[key];
    const is = after[key];
    if (was === is) continue;
    if (was === undefined) added++;
    const change = write(was, is, known);
    if (change === NO_CHANGE) continue;
    text += `${text === "" ? "{" : ","}${quoted(key)}:${change}`;
    if (isNew) fresh++;
  }
  // Keys rarely go: counting them is faster than looking each of them up.
  let kept = 0;
  for (const _ in before) kept++;
  if (kept !== keys - added) {
    for (const key in before) {
      if (Object.hasOwn(after, key)) continue;
      text += `${text === "" ? "{" : ","}${quoted(key)}:[]`;
      fresh++;
    }
  }
  if (fresh * 2 > keys) return newText(after);
  return insideText(text);
}

const word = /^\w+$/;
const quoted = (key: string): string => (word.test(key) ? `"${key}"` : JSON.stringify(key));

/** A value after a change; what did not change is shared with the value before. */
export function changed(value: unknown, change: Change): unknown {
  if (isValue(change)) return change[0];
  return Array.isArray(value) ? changedList(value, change) : changedObject(value as Nest, change);
}

const isValue = (change: Change): change is readonly [] | readonly [Json] => Array.isArray(change);

function changedList(value: readonly unknown[], changes: Changes): unknown[] {
  const list = value.slice();
  for (const key in changes) {
    const change = changes[key]!;
    if (key === "length") list.length = Number(isValue(change) ? change[0] : list.length);
    else list[Number(key)] = changed(list[Number(key)], change);
  }
  return list;
}

function changedObject(value: Nest, changes: Changes): Nest {
  const object: Record<string, unknown> = { ...value };
  for (const key in changes) {
    const change = changes[key]!;
    if (isValue(change) && change.length === 0) delete object[key];
    else object[key] = changed(object[key], change);
  }
  return object;
}

/** The values after each of some changes, one after another (null: nothing changed). */
export function steps<T>(value: T, changes: readonly (Change | null)[]): T[] {
  let now = value;
  return changes.map(change => {
    if (change) now = changed(now, change) as T;
    return now;
  });
}
