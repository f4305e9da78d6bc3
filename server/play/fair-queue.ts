// A queue that is fair to people: each person is served in turn, and each of their tables in turn, however much one of
// them has brought.

/** For whom something waits. */
export interface Claim {
  readonly person: string;
  readonly table: string;
}

/** Takes the first key of a map and puts it last. */
function nextOf<T>(map: Map<string, T>): [string, T] | null {
  for (const entry of map) {
    map.delete(entry[0]);
    map.set(...entry);
    return entry;
  }
  return null;
}

/** What waits, by person and table. */
export class FairQueue<T> {
  readonly #people = new Map<string, Map<string, T[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How much of a person's waits. */
  of(person: string): number {
    let size = 0;
    for (const items of this.#people.get(person)?.values() ?? []) size += items.length;
    return size;
  }

  /** How many people wait for something. */
  get people(): number {
    return this.#people.size;
  }

  add({ person, table }: Claim, item: T): void {
    const tables = this.#people.get(person) ?? new Map<string, T[]>();
    this.#people.set(person, tables);
    const items = tables.get(table) ?? [];
    tables.set(table, items);
    items.push(item);
    this.#size++;
  }

  /** The next one: of the person who was served longest ago, of theirs the table that was. */
  take(): T | null {
    const [person, tables] = nextOf(this.#people) ?? [];
    const [table, items] = (tables && nextOf(tables)) ?? [];
    const item = items?.shift();
    if (person === undefined || table === undefined || item === undefined) return null;
    this.#size--;
    if (items?.length === 0) tables?.delete(table);
    if (tables?.size === 0) this.#people.delete(person);
    return item;
  }
}
