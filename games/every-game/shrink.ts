// Makes a failing list of choices shorter and simpler: drops parts of it, then sets parts of it to zero, as long as it
// still fails.

/** How often a list is tried in each of the two ways. */
const TRIES = 80;

type Change = (list: readonly number[], at: number, size: number) => number[];

const drop: Change = (list, at, size) => list.toSpliced(at, size);
const zero: Change = (list, at, size) => list.map((number, i) => (i >= at && i < at + size ? 0 : number));

/** A list that still fails, no longer and no larger than the given one. */
export function shrink(numbers: readonly number[], fails: (numbers: readonly number[]) => boolean): number[] {
  return improve(improve([...numbers], drop, fails), zero, fails);
}

function improve(numbers: number[], change: Change, fails: (numbers: readonly number[]) => boolean): number[] {
  let best = numbers;
  let tries = TRIES;
  for (let size = best.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < best.length && tries > 0; ) {
      const next = change(best, at, size);
      const isNew = next.length < best.length || next.some((number, i) => number !== best[i]);
      if (isNew) tries--;
      const isBetter = isNew && fails(next);
      if (isBetter) best = next;
      if (!isBetter || next.length === numbers.length) at += size;
    }
  }
  return best;
}
