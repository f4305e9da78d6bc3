// What the people who look after a server have done: every deed is written down in the transaction that does it, and
// nodes learn of it from there.
import { type Row, type Sql, type Statement, statement } from "./sql.ts";

/** What can be done. */
export type DeedKind =
  | "silence"
  | "unsilence"
  | "suspend"
  | "unsuspend"
  | "rename"
  | "reset-password"
  | "export-person"
  | "delete-person"
  | "end-table"
  | "delete-table"
  | "close-report"
  | "invite"
  | "site"
  | "appoint"
  | "dismiss";

/** A deed, by a person or by "operator": the one at the command line. */
export interface Deed {
  readonly no: number;
  readonly at: number;
  readonly actor: string;
  readonly deed: DeedKind;
  readonly person: string | null;
  readonly table: number | null;
  /** Why, in the words of the person who did it. */
  readonly reason: string;
}

/** A complaint with what it is about. */
export interface OpenReport {
  readonly no: number;
  readonly at: number;
  readonly table: string | null;
  readonly person: { readonly id: string; readonly name: string };
  readonly reporter: { readonly id: string; readonly name: string };
  /** The line of chat it is about, if it names one that is still there. */
  readonly line: string | null;
  readonly reason: string;
  readonly closed: number | null;
}

/** How a site is open. */
export interface Site {
  /** What everybody should know, in each language. */
  readonly announcement: { readonly en: string; readonly pl: string } | null;
  /** Since when nothing may be changed. */
  readonly readOnlySince: number | null;
  readonly isByInvitation: boolean;
}

export const openSite: Site = { announcement: null, readOnlySince: null, isByInvitation: false };

const nullable = (value: Row[string] | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);
const textOf = (value: Row[string] | undefined): string | null => (typeof value === "string" ? value : null);

const deedOf = (row: Row): Deed => ({
  no: Number(row.no),
  at: Number(row.at),
  actor: String(row.actor),
  deed: String(row.deed) as DeedKind,
  person: textOf(row.person),
  table: nullable(row.tbl),
  reason: String(row.reason),
});

const reportOf = (row: Row): OpenReport => ({
  no: Number(row.no),
  at: Number(row.at),
  table: textOf(row.tbl),
  person: { id: String(row.person), name: textOf(row.name) ?? "" },
  reporter: { id: String(row.reporter), name: textOf(row.reporter_name) ?? "" },
  line: textOf(row.line),
  reason: String(row.reason),
  closed: nullable(row.closed),
});

/** Writes a deed down. */
export const deedStatement = ({ no, at, actor, deed, person, table, reason }: Deed): Statement =>
  statement("INSERT INTO deeds (no, at, actor, deed, person, tbl, reason) VALUES (?, ?, ?, ?, ?, ?, ?)", [
    no,
    at,
    actor,
    deed,
    person,
    table,
    reason,
  ]);

export const closeReport = (no: number, at: number): Statement =>
  statement("UPDATE reports SET closed = ? WHERE no = ? AND closed IS NULL", [at, no], 1);

export const siteStatement = (site: Site): Statement =>
  statement(
    "INSERT INTO keys (name, value) VALUES ('site', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    [JSON.stringify(site)],
  );

/** Everything of a table but its journal. */
export const deleteTable = (no: number): Statement[] => [
  statement("DELETE FROM tables WHERE no = ?", [no], 1),
  ...["sitters", "chat", "snapshots", "places", "outbox"].map(table =>
    statement(`DELETE FROM ${table} WHERE tbl = ?`, [no]),
  ),
];

/** Deeds, reports and the state of the site in the storage. */
export function careStore(sql: Sql) {
  return {
    /** Does something and writes it down, both or neither. */
    do: (statements: readonly Statement[], deed: Deed) =>
      sql.commit({ statements: [...statements, deedStatement(deed)] }),
    lastDeed: async (): Promise<number> => Number((await sql.all("SELECT max(no) AS no FROM deeds"))[0]?.no ?? 0),
    after: async (no: number): Promise<Deed[]> =>
      (await sql.all("SELECT * FROM deeds WHERE no > ? ORDER BY no LIMIT 200", [no])).map(deedOf),
    /** The tables that were deleted, as long as deeds are known. */
    deletedTables: async (): Promise<number[]> =>
      (await sql.all("SELECT tbl FROM deeds WHERE deed = 'delete-table'")).map(row => Number(row.tbl)),
    /** The latest deeds before a number. */
    log: async (before: number, limit: number): Promise<Deed[]> =>
      (await sql.all("SELECT * FROM deeds WHERE no < ? ORDER BY no DESC LIMIT ?", [before, limit])).map(deedOf),
    reports: async (isClosed: boolean, before: number, limit: number): Promise<OpenReport[]> => {
      const text = `SELECT r.no, r.at, r.person, r.reporter, r.reason, r.closed, t.id AS tbl, p.name, q.name AS reporter_name,
        c.text AS line FROM reports r LEFT JOIN tables t ON t.no = r.tbl LEFT JOIN people p ON p.id = r.person
        LEFT JOIN people q ON q.id = r.reporter LEFT JOIN chat c ON c.no = r.message
        WHERE r.no < ? AND r.closed IS ${isClosed ? "NOT NULL" : "NULL"} ORDER BY r.no DESC LIMIT ?`;
      return (await sql.all(text, [before, limit])).map(reportOf);
    },
    reportsAbout: async (person: string): Promise<number> => {
      const text = "SELECT count(*) AS n FROM reports WHERE person = ? AND closed IS NULL";
      return Number((await sql.all(text, [person]))[0]?.n ?? 0);
    },
    /** Names that nobody may take: those of people who are suspended. */
    suspendedNames: async (now: number): Promise<string[]> =>
      (await sql.all("SELECT name FROM people WHERE suspended > ? AND deleted = 0", [now])).map(row =>
        String(row.name),
      ),
    site: async (): Promise<Site> => {
      const [row] = await sql.all("SELECT value FROM keys WHERE name = 'site'");
      return row ? { ...openSite, ...(JSON.parse(String(row.value)) as Site) } : openSite;
    },
    /** A table that was deleted leaves no journal. Only who has the journal may do this. */
    forgetJournal: async (no: number): Promise<void> => {
      // What is known of its end in memory goes into a segment first, and with it.
      await sql.commit({ rest: no, statements: [] });
      const listed = "DELETE FROM journal WHERE id IN (SELECT value FROM segments, json_each(ids) WHERE tbl = ?)";
      const statements =
        sql.kind === "sqlite"
          ? [statement(listed, [no]), statement("DELETE FROM segments WHERE tbl = ?", [no])]
          : [statement("DELETE FROM journal WHERE tbl = ?", [no])];
      await sql.commit({ statements });
    },
  };
}

export type CareStore = ReturnType<typeof careStore>;
