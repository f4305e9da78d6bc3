// Chapters of a game on the slider of its replay.

/** A chapter of the story. */
export interface Mark {
  readonly id: string;
  readonly at: number;
  readonly label: string;
}

/** A chapter named under the slider, and where: from 0 at its beginning to 1 at its end. */
export interface NamedMark {
  readonly id: string;
  readonly part: number;
  readonly name: string;
}

/** Least distance of two names, as a part of the slider. */
const ROOM = 0.085;

/** The chapters that have room for their names, up to the first stop of their sentences. */
export function namedMarks(marks: readonly Mark[], lines: number): NamedMark[] {
  const named: NamedMark[] = [];
  for (const { id, at, label } of marks) {
    const part = at / Math.max(1, lines);
    const isFree = part - (named.at(-1)?.part ?? -1) >= ROOM && part <= 1 - ROOM;
    if (isFree) named.push({ id, part, name: label.split(/[.,]/)[0] ?? "" });
  }
  return named;
}
