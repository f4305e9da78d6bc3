// A person's seats at all tables, when the person changes.
import type { Services } from "../services.ts";
import type { PersonRow } from "../store/people.ts";
import { changeDoc } from "../tables/change.ts";
import type { SeatDoc, TableDoc } from "../tables/doc.ts";

const ALL = Number.MAX_SAFE_INTEGER;

/** Changes every seat of a person, at tables of the present and the past. */
async function changeSeats(
  services: Services,
  person: string,
  change: (seat: SeatDoc) => SeatDoc,
  owner: (doc: TableDoc) => TableDoc["owner"],
): Promise<void> {
  const { node, hub } = services;
  for (const over of [false, true]) {
    for (const { doc } of await node.store.tables.ofPerson(person, over, ALL, 10_000)) {
      const live = await hub.get(doc.id);
      await live.run(() =>
        changeDoc(live, old => ({
          ...old,
          owner: owner(old),
          seats: old.seats.map(seat => (seat.person === person ? change(seat) : seat)),
        })),
      );
    }
  }
}

/** A person has a new name; hot-seat players keep theirs, unless the person is gone. */
export async function renameSeats(services: Services, { id, name }: PersonRow): Promise<void> {
  const owner = (doc: TableDoc): TableDoc["owner"] => (doc.owner.id === id ? { id, name } : doc.owner);
  const rename = (seat: SeatDoc): SeatDoc => (seat.plan === "hot-seat" && name !== "" ? seat : { ...seat, name });
  await changeSeats(services, id, rename, owner);
}

/** A guest's seats become an account's. */
export async function adoptSeats(services: Services, guest: PersonRow, account: PersonRow): Promise<void> {
  const owner = (doc: TableDoc): TableDoc["owner"] =>
    doc.owner.id === guest.id ? { id: account.id, name: account.name } : doc.owner;
  const adopt = (seat: SeatDoc): SeatDoc => ({
    ...seat,
    person: account.id,
    name: seat.plan === "hot-seat" ? seat.name : account.name,
  });
  await changeSeats(services, guest.id, adopt, owner);
}
