// When people rest, as their tables need to know it.
import type { Rest } from "#protocol/people.ts";
import type { PersonRow } from "../store/people.ts";
import type { Store } from "../store/store.ts";

/** When a person rests; null when they have never said so. */
export function restOf({ holidays, rules: { quiet } }: PersonRow): Rest | null {
  const nights = quiet?.stopsClock ? quiet : null;
  return holidays.length > 0 || nights ? { holidays: [...holidays], quiet: nights } : null;
}

/** When people rest, by id. */
export async function restsOf(store: Store, people: readonly string[]): Promise<Record<string, Rest>> {
  const found = await Promise.all(people.map(id => store.people.byId(id)));
  const rests = found.flatMap(person => {
    const rest = person && restOf(person);
    return rest ? [[person.id, rest] as const] : [];
  });
  return Object.fromEntries(rests);
}
