// Everything stored about a person, as one document.
import type { ServerNode } from "../node.ts";
import type { PersonRow } from "../store/people.ts";
import { infoFor } from "../tables/info.ts";
import { meOf } from "./people.ts";

/** Everything stored about a person; secrets of running games are not theirs alone and stay out. */
export async function exportOf(
  { store, time }: Pick<ServerNode, "store" | "time">,
  person: PersonRow,
): Promise<Record<string, unknown>> {
  const ALL = Number.MAX_SAFE_INTEGER;
  const tables = await Promise.all([false, true].map(over => store.tables.ofPerson(person.id, over, ALL, 10_000)));
  return {
    exported: time.now(),
    me: meOf(person),
    notices: {
      rules: person.rules,
      browsers: (await store.notices.browsers(person.id)).map(({ endpoint }) => endpoint),
    },
    holidays: person.holidays,
    sessions: (await store.people.sessions(person.id)).map(({ device, created, seen }) => ({ device, created, seen })),
    tables: tables.flat().map(({ doc }) => infoFor(doc, person.id)),
    groups: (await store.groups.of(person.id)).map(({ group, isIn }) => ({ name: group.name, isIn })),
    chat: await store.chat.byPerson(person.id),
    notes: await store.places.notesOf(person.id),
  };
}
