// What happens at a table besides the game, for everybody to read: nothing is decided or changed without a word.
import type { TableNote } from "#protocol/votes.ts";
import type { TableDoc } from "./doc.ts";

export type Noted = TableNote;

/** Notes kept with a table; a long game forgets its oldest. */
const KEPT = 60;

/** The document with one more note. */
export function noted(doc: TableDoc, note: Noted): TableDoc {
  return { ...doc, notes: [...doc.notes, note].slice(-KEPT) };
}
