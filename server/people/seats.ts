// A person's seats at all tables, when the person changes.
import { catchUp } from "../play/follow.ts";
import type { Services } from "../services.ts";
import { adoptGroups } from "../store/groups.ts";
import type { PersonRow } from "../store/people.ts";
import type { Statement } from "../store/sql.ts";
import type { SeatDoc, StoredTable, TableDoc } from "../tables/doc.ts";
import { changeTables } from "./docs.ts";

/** Tables were changed in the storage: those that are awake, here and elsewhere, take it over. */
export async function followTables({ node, hub }: Services, tables: readonly StoredTable[]): Promise<void> {
  const followed = tables.map(async ({ doc }) => {
    node.bus.publish(`table:${doc.no}`, { kind: "doc" });
    const live = hub.peek(doc.id);
    await live?.run(() => catchUp(live));
  });
  for (const each of await Promise.allSettled(followed))
    if (each.status === "rejected") node.log.warn({ err: each.reason }, "following failed");
}

/** A table's document in which a person has another name; hot-seat players keep theirs. */
export function renamedIn(doc: TableDoc, { id, name }: Pick<PersonRow, "id" | "name">): TableDoc {
  const seats = doc.seats.map(
    (seat): SeatDoc => (seat.person === id && seat.plan !== "hot-seat" ? { ...seat, name } : seat),
  );
  return { ...doc, owner: doc.owner.id === id ? { id, name } : doc.owner, seats };
}

/** A guest's seats in a document become an account's. */
function adoptedIn(doc: TableDoc, guest: PersonRow, { id, name }: PersonRow): TableDoc {
  const adopt = (old: SeatDoc): SeatDoc => {
    const seat = { ...old, earlier: old.earlier.map(each => (each.id === guest.id ? { ...each, id, name } : each)) };
    return seat.person === guest.id ? { ...seat, person: id, name: seat.plan === "hot-seat" ? seat.name : name } : seat;
  };
  const { [guest.id]: rest, ...others } = doc.rests;
  const rests = rest ? { ...others, [id]: rest } : others;
  return { ...doc, owner: doc.owner.id === guest.id ? { id, name } : doc.owner, seats: doc.seats.map(adopt), rests };
}

async function changeSeats(
  services: Services,
  person: string,
  change: (doc: TableDoc) => TableDoc,
  also: readonly Statement[] = [],
): Promise<void> {
  const { store, time } = services.node;
  const find = () => store.tables.withPerson(person);
  await followTables(
    services,
    await changeTables(time.now(), find, change, statements => store.tables.commit(null, [...statements, ...also])),
  );
}

/** A person has a new name. */
export const renameSeats = (services: Services, person: PersonRow): Promise<void> =>
  changeSeats(services, person.id, doc => renamedIn(doc, person));

/** A guest's seats and groups become an account's. */
export const adoptSeats = (services: Services, guest: PersonRow, account: PersonRow): Promise<void> =>
  changeSeats(services, guest.id, doc => adoptedIn(doc, guest, account), adoptGroups(guest.id, account.id));
