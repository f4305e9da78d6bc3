// Deleting a person: everything that is theirs or names them goes in one transaction, whatever state their tables are in.
// docs/personal-data.md lists every place, and a test plants a mark in each of them.
import type { Services } from "../services.ts";
import type { PersonRow } from "../store/people.ts";
import type { Statement } from "../store/sql.ts";
import type { Store } from "../store/store.ts";
import type { SeatDoc, StoredTable, TableDoc } from "../tables/doc.ts";
import { declined, vacated } from "../tables/seats.ts";
import { changeTables } from "./docs.ts";
import { firstRules } from "./people.ts";
import { followTables } from "./seats.ts";

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
  const { [person]: _, ...rests } = doc.rests;
  return {
    ...doc,
    owner: isOwner ? { id: person, name: "" } : doc.owner,
    // A title is its owner's words.
    title: isOwner ? "" : doc.title,
    seats: declined(doc, person).seats.map(seatWithout),
    silenced: doc.silenced.filter(id => id !== person),
    removed: doc.removed.filter(id => id !== person),
    rests,
  };
}

/** Deletes a person from the storage, together with what else must be written; the tables that named them. */
export async function removeStored(
  store: Store,
  now: number,
  person: PersonRow,
  also: readonly Statement[] = [],
): Promise<{ tables: StoredTable[]; mutedBy: readonly PersonRow[] }> {
  let mutedBy: readonly PersonRow[] = [];
  const tables = await changeTables(
    now,
    () => store.tables.about(person.id),
    doc => without(doc, person.id),
    async statements => {
      mutedBy = await store.people.mutedBy(person.id);
      return store.people.remove(person, { ...firstRules, kinds: [] }, mutedBy, [...statements, ...also]);
    },
  );
  return { tables, mutedBy };
}

/** Deletes a person; their connections hear of it. */
export async function removePerson(services: Services, person: PersonRow): Promise<void> {
  const { node, connections } = services;
  const { tables, mutedBy } = await removeStored(node.store, node.time.now(), person);
  connections.signOut(person.id);
  for (const other of mutedBy) connections.changed(other.id);
  await followTables(services, tables);
}
