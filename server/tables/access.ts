// Who may see a table, and who may act for a seat.
import type { Viewer } from "#kernel/game.ts";
import { Refused } from "../refusal.ts";
import { guestsOf, sits, type TableDoc } from "./doc.ts";

/** Who asks: a person (null without a session), perhaps with the key of a table by link. */
export interface Asker {
  readonly person: string | null;
  readonly key?: string | undefined;
}

/** Whether a person may know of a table at all. */
function maySee(doc: TableDoc, { person, key }: Asker): boolean {
  const isKnown = person !== null && (guestsOf(doc).includes(person) || doc.owner.id === person);
  return doc.visibility === "public" || isKnown || key === doc.key;
}

/** Refuses, as if there were no such table, anyone who may not know of it; an invitation opens the door too. */
export function mustSee(doc: TableDoc, asker: Asker, invite?: string): void {
  const isInvited = invite !== undefined && doc.seats.some(seat => seat.invite === invite);
  if (!maySee(doc, asker) && !isInvited) throw new Refused("not-found");
}

/** Refuses anyone who may not look through these eyes now. */
export function mustView(doc: TableDoc, asker: Asker, viewer: Viewer): void {
  mustSee(doc, asker);
  if (viewer === "spectator") {
    const isKnown = sits(doc, asker.person) || doc.owner.id === asker.person;
    if (doc.stage !== "open" && !doc.spectators && !isKnown) throw new Refused("no-spectators");
    return;
  }
  const seat = doc.seats[viewer];
  if (!seat) throw new Refused("unknown-seat");
  if (asker.person === null) throw new Refused("not-signed-in");
  if (seat.person !== asker.person) throw new Refused("not-allowed");
}

/** Whether a person may look through these eyes now. */
export function canView(doc: TableDoc, asker: Asker, viewer: Viewer): boolean {
  try {
    mustView(doc, asker, viewer);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Refuses anyone who may not act for a seat. */
export function mustAct(doc: TableDoc, person: string | null, seat: number): void {
  if (person === null) throw new Refused("not-signed-in");
  mustView(doc, { person }, seat);
  if (doc.seats[seat]?.standIn) throw new Refused("not-seated", { seat });
}

/** Refuses anyone but the owner; those who may not see the table learn nothing. */
export function mustOwn(doc: TableDoc, person: string): void {
  mustSee(doc, { person });
  if (doc.owner.id !== person) throw new Refused("not-allowed");
}

export function mustSit(doc: TableDoc, person: string): void {
  mustSee(doc, { person });
  if (!sits(doc, person)) throw new Refused("not-seated");
}

/** Whether a person hears what is said at a table: the people who sit there, and its owner. */
export function mayHear(doc: TableDoc, person: string | null): boolean {
  return sits(doc, person) || doc.owner.id === person;
}

/** Refuses anyone who may not hear what is said at a table, though they may watch it. */
export function mustHear(doc: TableDoc, asker: Asker): void {
  mustSee(doc, asker);
  if (!mayHear(doc, asker.person)) throw new Refused(asker.person === null ? "not-signed-in" : "not-seated");
}

export function mustBeOpen(doc: TableDoc): void {
  if (doc.stage !== "open") throw new Refused("already-started");
}
