// What the people who look after a server can do. Each deed changes the storage and is written down in the same
// transaction; it needs no running server, so the command line does the same as the page for moderators.
import { nextNumber } from "../ids.ts";
import { writeLetter } from "../notify/letters.ts";
import { changeTables } from "../people/docs.ts";
import { exportOf } from "../people/export.ts";
import { newLink } from "../people/links.ts";
import { removeStored } from "../people/remove.ts";
import { renamedIn } from "../people/seats.ts";
import { Refused } from "../refusal.ts";
import type { Settings } from "../settings.ts";
import { closeReport, type Deed, deedStatement, deleteTable, type Site, siteStatement } from "../store/care.ts";
import { changePerson, type PersonFields, type PersonRow } from "../store/people.ts";
import type { Statement } from "../store/sql.ts";
import type { Store } from "../store/store.ts";
import { saveStatements } from "../store/tables.ts";
import type { StoredTable } from "../tables/doc.ts";
import type { Time } from "../time.ts";

/** What a deed needs. */
export interface Tools {
  readonly store: Store;
  readonly time: Time;
  readonly settings: Pick<Settings, "publicUrl">;
}

/** Who acts, and why. */
export interface By {
  /** A person's id, or `operator`. */
  readonly actor: string;
  readonly reason: string;
}

export const OPERATOR = "operator";

function deedOf({ time }: Tools, { actor, reason }: By, deed: Deed["deed"], about: Partial<Deed> = {}): Deed {
  const at = time.now();
  return { no: nextNumber(at), at, actor, deed, person: null, table: null, reason, ...about };
}

async function must(isDone: Promise<boolean>): Promise<void> {
  if (!(await isDone)) throw new Refused("not-found");
}

/** A person who may be cared for: moderators are the operator's business. */
export async function personInCare({ store }: Tools, { actor }: Pick<By, "actor">, id: string): Promise<PersonRow> {
  const found = await store.people.byId(id);
  if (!found || found.isDeleted) throw new Refused("not-found");
  if (found.role === "moderator" && actor !== OPERATOR) throw new Refused("not-allowed");
  return found;
}

async function change(tools: Tools, by: By, id: string, fields: PersonFields, deed: Deed["deed"]): Promise<PersonRow> {
  const person = await personInCare(tools, by, id);
  await must(tools.store.care.do([changePerson(id, fields)], deedOf(tools, by, deed, { person: id })));
  return { ...person, ...fields };
}

/** Lets a person say nothing until a moment; null lets them talk again. */
export const silence = (tools: Tools, by: By, person: string, until: number | null): Promise<PersonRow> =>
  change(tools, by, person, { silenced: until }, until === null ? "unsilence" : "silence");

/** Keeps a person out until a moment; null lets them in again. */
export const suspend = (tools: Tools, by: By, person: string, until: number | null): Promise<PersonRow> =>
  change(tools, by, person, { suspended: until }, until === null ? "unsuspend" : "suspend");

/** Makes a person a moderator, or no longer. */
export const appoint = (tools: Tools, by: By, person: string, isModerator: boolean): Promise<PersonRow> =>
  change(tools, by, person, { role: isModerator ? "moderator" : null }, isModerator ? "appoint" : "dismiss");

/** Gives a person another name, at all tables. */
export async function rename(tools: Tools, by: By, id: string, name: string): Promise<PersonRow> {
  const person = { ...(await personInCare(tools, by, id)), name };
  const { store, time } = tools;
  const deed = deedOf(tools, by, "rename", { person: id });
  const own: Statement[] = [changePerson(id, { name })];
  await changeTables(
    time.now(),
    () => store.tables.withPerson(id),
    doc => renamedIn(doc, person),
    statements => store.care.do([...own, ...statements], deed),
  );
  return person;
}

/** Writes a letter with a link that sets a new password. */
export async function mailPassword(tools: Tools, by: By, id: string): Promise<void> {
  const person = await personInCare(tools, by, id);
  if (person.login === null) throw new Refused("no-account");
  if (person.proven === null) throw new Refused("no-mail");
  await tools.store.care.do([], deedOf(tools, by, "reset-password", { person: id }));
  await writeLetter(tools, person, "password", person.proven);
}

/** A link that sets a new password, to be handed over by the operator. */
export async function linkPassword(tools: Tools, by: By, id: string): Promise<string> {
  const person = await personInCare(tools, by, id);
  if (person.login === null) throw new Refused("no-account");
  await tools.store.care.do([], deedOf(tools, by, "reset-password", { person: id }));
  return newLink(tools, "password", { person: id });
}

/** Everything stored about a person. */
export async function exportPerson(tools: Tools, by: By, id: string): Promise<Record<string, unknown>> {
  const person = await personInCare(tools, by, id);
  await tools.store.care.do([], deedOf(tools, by, "export-person", { person: id }));
  return exportOf(tools, person);
}

/** Deletes a person. */
export async function deletePerson(tools: Tools, by: By, id: string): Promise<void> {
  const person = await personInCare(tools, by, id);
  // Why is not kept: it may say who it was.
  const deed = deedStatement(deedOf(tools, { ...by, reason: "" }, "delete-person", { person: id }));
  await removeStored(tools.store, tools.time.now(), person, [deed]);
}

async function tableNamed({ store }: Tools, id: string): Promise<StoredTable> {
  const found = await store.tables.byId(id);
  if (!found) throw new Refused("not-found");
  return found;
}

/** Ends a running game as it stands; what was secret about chance is told. */
export async function endTable(tools: Tools, by: By, id: string): Promise<void> {
  const { store, time } = tools;
  const table = await tableNamed(tools, id);
  const { doc } = table;
  if (doc.stage !== "running") throw new Refused("not-running");
  const seed = (await store.tables.start(doc.no))?.seed ?? null;
  const ended = { ...doc, stage: "ended" as const, finished: time.now(), seed, proposals: [] };
  const deed = deedOf(tools, by, "end-table", { table: doc.no });
  if (!(await store.care.do(saveStatements(table, ended, time.now()), deed))) return endTable(tools, by, id);
}

/** Deletes a table with everything of it but the journal, which goes when a server hears of it. */
export async function removeTable(tools: Tools, by: By, id: string): Promise<number> {
  const { no } = (await tableNamed(tools, id)).doc;
  await must(tools.store.care.do(deleteTable(no), deedOf(tools, by, "delete-table", { table: no })));
  return no;
}

/** Puts a complaint away. */
export async function putAway(tools: Tools, by: By, report: number): Promise<void> {
  await must(tools.store.care.do([closeReport(report, tools.time.now())], deedOf(tools, by, "close-report")));
}

/** A link by which so many people can come in. */
export async function invite(tools: Tools, by: By, uses: number): Promise<string> {
  await tools.store.care.do([], deedOf(tools, by, "invite"));
  return newLink(tools, "invitation", { person: by.actor, uses });
}

/** Changes how the site is open. Time in which nothing could be changed is charged to nobody. */
export async function changeSite(
  tools: Tools,
  by: By,
  wish: Partial<Record<"isReadOnly" | "isByInvitation", boolean | undefined>> & {
    readonly announcement?: Site["announcement"] | undefined;
  },
): Promise<Site> {
  const { store, time } = tools;
  const before = await store.care.site();
  const isReadOnly = wish.isReadOnly ?? before.readOnlySince !== null;
  const site: Site = {
    announcement: wish.announcement === undefined ? before.announcement : wish.announcement,
    readOnlySince: isReadOnly ? (before.readOnlySince ?? time.now()) : null,
    isByInvitation: wish.isByInvitation ?? before.isByInvitation,
  };
  if (before.readOnlySince !== null && !isReadOnly)
    await store.cluster.addDowntime(nextNumber(time.now()), { since: before.readOnlySince, until: time.now() });
  await store.care.do([siteStatement(site)], deedOf(tools, by, "site"));
  return site;
}
