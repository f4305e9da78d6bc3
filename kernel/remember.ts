// Keeping what was worked out. A remembered function gets nothing but a number: what it says cannot depend on a state
// that changes, so what is kept is never out of date. A function that asks a state names all it reads there, and what it
// said is kept as long as none of that has changed.

/** A function of a small whole number that works out each answer once; its answers are shared and must not be changed. */
export function remember<T>(make: (key: number) => T): (key: number) => T {
  const kept: (T | undefined)[] = [];
  return key => {
    const known = kept[key];
    if (known !== undefined) return known;
    const made = make(key);
    kept[key] = made;
    return made;
  };
}

type Word = string | number | boolean;

/** What an answer is made of: numbers and words of a state, and lists of them. */
export type Basis = readonly (Word | readonly Word[])[];

/**
 * A function that works its answer out again only when its basis is not what it was the last time; its answers are shared
 * and must not be changed. The basis is compared by value: states change in place, and copies of them are asked in turn.
 */
export function whileSame<S, T>(basisOf: (state: S) => Basis, make: (state: S) => T): (state: S) => T {
  let before: Basis = [];
  let made: { readonly answer: T } | null = null;
  return state => {
    const basis = basisOf(state);
    if (made !== null && isSameBasis(before, basis)) return made.answer;
    made = { answer: make(state) };
    before = basis.map(part => (typeof part === "object" ? part.slice() : part));
    return made.answer;
  };
}

function isSameBasis(before: Basis, now: Basis): boolean {
  for (let i = 0; i < now.length; i++) {
    const was = before[i];
    const is = now[i];
    if (was !== is && !(typeof was === "object" && typeof is === "object" && isSameList(was, is))) return false;
  }
  return before.length === now.length;
}

function isSameList(was: readonly Word[], is: readonly Word[]): boolean {
  if (was.length !== is.length) return false;
  for (let i = 0; i < is.length; i++) if (was[i] !== is[i]) return false;
  return true;
}
