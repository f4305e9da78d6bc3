// Who may see a table, and who may act for a seat.
import type { Viewer } from "#kernel/game.ts";
import { Refused } from "../refusal.ts";
import type { Room } from "../store/chat.ts";
import { guestsOf, isDelayed, sits, type TableDoc } from "./doc.ts";

/** Who asks: a person (null without a session), perhaps with the key of a table by link. */
export interface Asker {
  readonly person: string | null;
  readonly key?: string | undefined;
}

/** Whether a person may know of a table at all. */
function maySee(doc: TableDoc, { person, key }: Asker): boolean {
  // Asked at every choice: the cheap answers come first.
  if (doc.visibility === "public" || key === doc.key || sits(doc, person)) return true;
  return person !== null && (doc.owner.id === person || guestsOf(doc).includes(person));
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

/** Whose talk a person hears: that of the people at the table, that of those who watch, or nobody's. */
export function heardBy(doc: TableDoc, asker: Asker): Room | null {
  if (mayHear(doc, asker.person)) return "table";
  if (doc.stage === "open" || !canView(doc, asker, "spectator")) return null;
  if (doc.audience === "talks") return "audience";
  return doc.audience === "reads" && !isDelayed(doc) ? "table" : null;
}

/** Refuses anyone who may not say anything here; in which room they do. */
export function mustSpeak(doc: TableDoc, asker: Asker): Room {
  mustSee(doc, asker);
  if (sits(doc, asker.person)) return "table";
  if (doc.audience !== "talks" || heardBy(doc, asker) !== "audience") throw new Refused("not-seated");
  return "audience";
}

/** Refuses anyone who may not hear what is said at a table, though they may watch it; whose talk they hear. */
export function mustHearTalk(doc: TableDoc, asker: Asker): Room {
  mustSee(doc, asker);
  const room = heardBy(doc, asker);
  if (room === null) throw new Refused(asker.person === null ? "not-signed-in" : "not-seated");
  return room;
}

/** Refuses anyone who has no place of their own at a table. */
export function mustHear(doc: TableDoc, asker: Asker): void {
  mustSee(doc, asker);
  if (!mayHear(doc, asker.person)) throw new Refused(asker.person === null ? "not-signed-in" : "not-seated");
}

export function mustBeOpen(doc: TableDoc): void {
  if (doc.stage !== "open") throw new Refused("already-started");
}
