// A picture that comes from the worker is a copy: all of it is new, though little of it has changed. What is equal to the
// picture before is taken from there, so that nobody draws it again.

type Nest = Record<string, unknown>;

const isNest = (value: unknown): value is Nest => typeof value === "object" && value !== null;

/** A copy of one's own, with every part that is equal to what was before replaced by what was before. */
export function keeping<T>(before: unknown, copy: T): T {
  if (!isNest(before) || !isNest(copy) || Array.isArray(before) !== Array.isArray(copy)) return copy;
  const keys = Object.keys(copy);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = keeping(before[key], copy[key]);
    (copy as Nest)[key] = part;
    if (part !== before[key]) isSame = false;
  }
  return isSame ? (before as T) : copy;
}

/** Views one after another, each keeping what it can of the one before. */
export function keepingAll<T>(before: unknown, copies: readonly T[]): T[] {
  let last = before;
  return copies.map(copy => {
    const kept = keeping(last, copy);
    last = kept;
    return kept;
  });
}
