// Holidays: announced at all tables of a person, limited to so many days a year. The tables have a copy of when their people
// rest, so that every node charges a clock the same time.
import type { Holidays } from "#protocol/people.ts";
import type { Span } from "#protocol/rest.ts";
import { setRest } from "../play/votes.ts";
import { Refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { PersonRow } from "../store/people.ts";
import { restOf } from "./rests.ts";

const DAY = 86_400_000;
const YEAR = 365 * DAY;

const lengthOf = ({ since, until }: Span): number => Math.ceil((until - since) / DAY);

/** A person's holidays of the last year and to come. */
export function holidaysOf({ node }: Services, { holidays }: PersonRow): Holidays {
  const lately = holidays.filter(({ until }) => until > node.time.now() - YEAR);
  const taken = lately.reduce((sum, each) => sum + lengthOf(each), 0);
  return { holidays: lately, daysLeft: Math.max(0, node.settings.holidayDays - taken) };
}

/** Announces a holiday. */
export async function addHoliday(services: Services, person: PersonRow, { since, until }: Span): Promise<Holidays> {
  const now = services.node.time.now();
  // A holiday does not begin in the past: that would give back time that has run out.
  const holiday = { since: Math.max(since, now), until };
  const { holidays, daysLeft } = holidaysOf(services, person);
  if (until <= holiday.since || lengthOf(holiday) > daysLeft) throw new Refused("no-holidays", { days: daysLeft });
  return changed(services, person, [...holidays, holiday], true);
}

/** Cancels a holiday, or ends it now if it has begun. */
export async function endHoliday(services: Services, person: PersonRow, since: number): Promise<Holidays> {
  const now = services.node.time.now();
  const { holidays } = holidaysOf(services, person);
  const found = holidays.find(each => each.since === since && each.until > now);
  if (!found) throw new Refused("not-found");
  const others = holidays.filter(each => each !== found);
  return changed(services, person, found.since < now ? [...others, { since, until: now }] : others, false);
}

async function changed(
  services: Services,
  person: PersonRow,
  holidays: readonly Span[],
  isNew: boolean,
): Promise<Holidays> {
  const inOrder = [...holidays].sort((a, b) => a.since - b.since);
  const after = await services.people.change(person, { holidays: inOrder });
  await restAtTables(services, after, isNew);
  return holidaysOf(services, after);
}

/** The running tables of a person learn when they rest. */
export async function restAtTables({ node, hub }: Services, person: PersonRow, isNew = false): Promise<void> {
  const tables = await node.store.tables.ofPerson(person.id, false, Number.MAX_SAFE_INTEGER, 10_000);
  for (const { doc } of tables.filter(({ doc: { stage } }) => stage === "running")) {
    try {
      const live = await hub.get(doc.id);
      await live.run(() => setRest(live, person.id, restOf(person), isNew));
    } catch (error) {
      node.log.warn({ err: error, table: doc.id }, "a table did not learn when a person rests");
    }
  }
}
