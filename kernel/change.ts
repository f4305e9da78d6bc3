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
type Collected = { [key: string]: Change };

const isNest = (value: unknown): value is Nest => typeof value === "object" && value !== null;
const gone: readonly [] = Object.freeze([]);

/** What leads from one value to another; null if they are equal. It holds parts of `after`, without copying them. */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (!isNest(before) || !isNest(after) || Array.isArray(before) !== Array.isArray(after)) return [after as Json];
  return Array.isArray(after) ? changeOfList(before as unknown as unknown[], after) : changeOfObject(before, after);
}

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | null {
  let changes: Collected | null = null;
  let fresh = 0;
  for (let i = 0; i < after.length; i++) {
    const a = before[i];
    const b = after[i];
    if (a === b) continue;
    const change = changeOf(a, b);
    if (!change) continue;
    changes ??= {};
    changes[i] = change;
    if (Array.isArray(change)) fresh++;
  }
  if (before.length !== after.length) {
    changes ??= {};
    changes.length = [after.length];
  }
  // Of a list that is mostly new, the list itself is shorter than its changes.
  return fresh * 2 > after.length ? [after as Json] : changes;
}

function changeOfObject(before: Nest, after: Nest): Change | null {
  let changes: Collected | null = null;
  let [fresh, keys, added] = [0, 0, 0];
  for (const key in after) {
    const a = before[key];
    const b = after[key];
    keys++;
    if (a === b) continue;
    if (!Object.hasOwn(before, key)) added++;
    const change = changeOf(a, b);
    if (!change) continue;
    changes ??= {};
    changes[key] = change;
    if (Array.isArray(change)) fresh++;
  }
  // Keys rarely go: counting them is faster than looking each of them up.
  let kept = 0;
  for (const _ in before) kept++;
  if (kept !== keys - added) {
    for (const key in before) {
      if (Object.hasOwn(after, key)) continue;
      changes ??= {};
      changes[key] = gone;
      fresh++;
    }
  }
  return fresh * 2 > keys ? [after as Json] : changes;
}

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
