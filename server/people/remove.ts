// Deleting a person: everything that is theirs or names them goes in one transaction, whatever state their tables are in.
// docs/personal-data.md lists every place, and a test plants a mark in each of them.
import { catchUp } from "../play/follow.ts";
import { Refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { PersonRow } from "../store/people.ts";
import { saveStatements } from "../store/tables.ts";
import type { SeatDoc, TableDoc } from "../tables/doc.ts";
import { declined, vacated } from "../tables/seats.ts";
import { firstRules } from "./people.ts";

const ATTEMPTS = 20;

/** A table's document without a person: an open seat is free again, a running one is a bot's. */
function without(doc: TableDoc, person: string): TableDoc {
  const seatWithout = (old: SeatDoc): SeatDoc => {
    const earlier = old.earlier.map(each => (each.id === person ? { ...each, name: "" } : each));
    const seat = { ...old, earlier };
    if (seat.person !== person) return seat;
    if (doc.stage === "open") return vacated(seat);
    return { ...seat, name: "", standIn: doc.stage === "running" ? "deleted" : seat.standIn };
  };
  const isOwner = doc.owner.id === person;
  return {
    ...doc,
    owner: isOwner ? { id: person, name: "" } : doc.owner,
    // A title is its owner's words.
    title: isOwner ? "" : doc.title,
    seats: declined(doc, person).seats.map(seatWithout),
    silenced: doc.silenced.filter(id => id !== person),
  };
}

/** Deletes a person. */
export async function removePerson({ node, hub, connections }: Services, person: PersonRow): Promise<void> {
  const { store, time, bus, log } = node;
  for (let attempt = 0; ; attempt++) {
    const tables = await store.tables.about(person.id);
    const statements = tables.flatMap(each => saveStatements(each, without(each.doc, person.id), time.now()));
    const mutedBy = await store.people.mutedBy(person.id);
    // A table that changed in between is read again.
    if (!(await store.people.remove(person, { ...firstRules, kinds: [] }, mutedBy, statements))) {
      if (attempt === ATTEMPTS) throw new Refused("storage");
      continue;
    }
    connections.signOut(person.id);
    for (const other of mutedBy) connections.changed(other.id);
    for (const { doc } of tables) {
      bus.publish(`table:${doc.no}`, { kind: "doc" });
      const live = hub.peek(doc.id);
      live?.run(() => catchUp(live)).catch(error => log.warn({ err: error, table: doc.id }, "following failed"));
    }
    return;
  }
}
