// How reliable a person is: how many of the latest games with other people they played to the end. Every game that ends
// counts, so a few games played well make up for one that was left; coming back to a running game makes up for it at once.
import type { FinishRate } from "#protocol/people.ts";
import { Refused } from "../refusal.ts";
import type { TableStore } from "../store/tables.ts";
import { guestsOf, type TableDoc } from "../tables/doc.ts";

/** How many games count, and from how many on a table may refuse a person. */
const LATEST = 20;
const ENOUGH = 5;

/** Whether a person stayed in a game; null when it says nothing: it had no other people, or the seat was lent. */
function stayed(doc: TableDoc, person: string): boolean | null {
  if (guestsOf(doc).length < 2) return null;
  const own = doc.seats.filter(seat => seat.person === person);
  if (own.length > 0) return own.every(({ standIn }) => standIn === null);
  const isGone = doc.seats.some(({ earlier }) => earlier.some(({ id, why }) => id === person && why === "away"));
  return isGone ? false : null;
}

export async function finishRateOf(tables: TableStore, person: string): Promise<FinishRate> {
  const [over, running] = await Promise.all(
    [true, false].map(isOver => tables.ofPerson(person, isOver, Number.MAX_SAFE_INTEGER, 5 * LATEST)),
  );
  const ended = (over ?? []).map(({ doc }) => stayed(doc, person)).filter(each => each !== null);
  const left = (running ?? []).filter(({ doc }) => doc.stage === "running" && stayed(doc, person) === false);
  const counted = ended.slice(0, LATEST);
  return { finished: counted.filter(Boolean).length, of: counted.length + left.length };
}

/** Refuses a person who has left more games than a table takes; those who are new here are welcome. */
export async function mustFinish(tables: TableStore, person: string, wanted: number): Promise<void> {
  if (wanted === 0) return;
  const { finished, of } = await finishRateOf(tables, person);
  const percent = Math.round((finished / Math.max(1, of)) * 100);
  if (of >= ENOUGH && percent < wanted) throw new Refused("finish-rate", { percent, wanted });
}
