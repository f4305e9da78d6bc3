// People and their sessions in the storage.
import { type NoticeRules, paceKinds } from "#protocol/people.ts";
import type { Span } from "#protocol/rest.ts";
import { leaveStatements } from "./groups.ts";
import { type Row, type Sql, type Statement, statement, type Value } from "./sql.ts";

/** A person as it is stored. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** As it was typed; found by its lower-case form. */
  readonly login: string | null;
  readonly hash: string | null;
  readonly email: string | null;
  /** The address that has proven to be this person's; mail goes nowhere else. */
  readonly proven: string | null;
  readonly language: "en" | "pl";
  readonly created: number;
  readonly isDeleted: boolean;
  readonly rules: NoticeRules;
  readonly muted: readonly { readonly id: string; readonly name: string }[];
  /** The earliest first. */
  readonly holidays: readonly Span[];
  readonly factor: Factor | null;
  readonly role: "moderator" | null;
  /** May not come in before this moment. */
  readonly suspended: number | null;
  /** May not talk before this moment, at no table. */
  readonly silenced: number | null;
  /** Sign-ins that failed since the last one that did not. */
  readonly failed: number;
}

/** A second factor: codes by the time of day, and recovery codes. */
export interface Factor {
  /** In base32, as programs that make codes want it. */
  readonly secret: string;
  /** A factor is asked for once its person has shown that they can make codes. */
  readonly isOn: boolean;
  /** The last code that was used; neither it nor one before it is taken again. */
  readonly step: number;
  /** Digests of the recovery codes that are left. */
  readonly codes: readonly string[];
}

/** What a person has at first of what others decide about them, of a second factor, and of holidays. */
export const unmarked = { holidays: [], factor: null, role: null, suspended: null, silenced: null, failed: 0 } as const;

const COLUMNS = `p.id, p.name, p.shown_login, p.hash, p.email, p.proven, p.language, p.created, p.deleted, p.rules, p.muted,
  p.factor, p.role, p.suspended, p.silenced, p.failed, p.holidays`;
const moment = (value: Value | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);
const text = (value: Value | undefined): string | null => (typeof value === "string" ? value : null);

function personOf(row: Row): PersonRow {
  return {
    id: String(row.id),
    name: String(row.name),
    login: text(row.shown_login),
    hash: text(row.hash),
    email: text(row.email),
    proven: text(row.proven),
    language: row.language === "pl" ? "pl" : "en",
    created: Number(row.created),
    isDeleted: Number(row.deleted) === 1,
    // What was set before there were quiet hours and digests lacks them.
    rules: {
      quiet: null,
      digest: null,
      paces: [...paceKinds],
      ...(JSON.parse(String(row.rules)) as Omit<NoticeRules, "quiet" | "digest" | "paces">),
    },
    muted: JSON.parse(String(row.muted)) as PersonRow["muted"],
    holidays: JSON.parse(String(row.holidays)) as Span[],
    factor: typeof row.factor === "string" ? (JSON.parse(row.factor) as Factor) : null,
    role: row.role === "moderator" ? "moderator" : null,
    suspended: moment(row.suspended),
    silenced: moment(row.silenced),
    failed: Number(row.failed),
  };
}

const lower = (login: string | null): string | null => login?.toLowerCase() ?? null;

function insert(person: PersonRow): Statement {
  const sql = `INSERT INTO people
    (id, name, login, shown_login, hash, email, proven, language, created, deleted, rules, muted)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`;
  const { id, name, login, hash, email, proven, language, created, rules, muted } = person;
  const json = [JSON.stringify(rules), JSON.stringify(muted)];
  return statement(sql, [id, name, lower(login), login, hash, email, proven, language, created, ...json]);
}

/** What of a person can be changed. */
export type PersonFields = Partial<Omit<PersonRow, "id" | "created">>;

/** The columns of a field, with what is stored in them. */
const columnsOf: {
  readonly [K in keyof Required<PersonFields>]: (value: PersonRow[K]) => readonly [string, Value][];
} = {
  name: value => [["name", value]],
  login: value => [
    ["login", lower(value)],
    ["shown_login", value],
  ],
  hash: value => [["hash", value]],
  email: value => [["email", value]],
  proven: value => [["proven", value]],
  language: value => [["language", value]],
  isDeleted: value => [["deleted", value ? 1 : 0]],
  rules: value => [["rules", JSON.stringify(value)]],
  muted: value => [["muted", JSON.stringify(value)]],
  holidays: value => [["holidays", JSON.stringify(value)]],
  factor: value => [["factor", value && JSON.stringify(value)]],
  role: value => [["role", value]],
  suspended: value => [["suspended", value]],
  silenced: value => [["silenced", value]],
  failed: value => [["failed", value]],
};

/** Changes some fields of a person who is not deleted, and no other: what happens at the same time is not undone. */
export function changePerson(id: string, fields: PersonFields): Statement {
  const columns = Object.entries(fields).flatMap(([field, value]) =>
    (columnsOf[field as keyof PersonFields] as (value: unknown) => readonly [string, Value][])(value),
  );
  const sets = columns.map(([column]) => `${column} = ?`).join(", ");
  return statement(
    `UPDATE people SET ${sets} WHERE id = ? AND deleted = 0`,
    [...columns.map(([, value]) => value), id],
    1,
  );
}

/** A session as it is stored: the digest of its secret, and what its person can tell it by. */
export interface SessionRow {
  readonly digest: string;
  readonly person: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
}

const newSession = ({ digest, person, device, created, seen }: SessionRow): Statement =>
  statement("INSERT INTO sessions (hash, person, device, created, seen) VALUES (?, ?, ?, ?, ?)", [
    digest,
    person,
    device,
    created,
    seen,
  ]);

/** What is left of a person who was deleted. */
const nobody = { name: "", login: null, hash: null, email: null, proven: null, muted: [], ...unmarked } as const;

/** People and sessions in the storage. */
export function peopleStore(sql: Sql) {
  return {
    /** A new person with a first session; false when the login is taken. */
    create: (person: PersonRow, session: SessionRow) =>
      sql.commit({ statements: [insert(person), newSession(session)] }),
    /** Changes some fields of a person; false when the login is taken or the person is gone. */
    change: (id: string, fields: PersonFields) => sql.commit({ statements: [changePerson(id, fields)] }),
    ...guarding(sql),
    byId: async (id: string): Promise<PersonRow | null> => {
      const rows = await sql.all(`SELECT ${COLUMNS} FROM people p WHERE id = ?`, [id]);
      return rows[0] ? personOf(rows[0]) : null;
    },
    byLogin: async (login: string): Promise<PersonRow | null> => {
      const rows = await sql.all(`SELECT ${COLUMNS} FROM people p WHERE login = ?`, [login.toLowerCase()]);
      return rows[0] ? personOf(rows[0]) : null;
    },
    /** Accounts whose proven address it is, in whatever case it was written. */
    byAddress: async (address: string): Promise<PersonRow[]> => {
      const where = "lower(proven) = ? AND deleted = 0 ORDER BY login IS NULL, created DESC LIMIT 5";
      return (await sql.all(`SELECT ${COLUMNS} FROM people p WHERE ${where}`, [address.toLowerCase()])).map(personOf);
    },
    ...searching(sql),
    ...sessionStore(sql),
    ...wayStore(sql),
    /** People who have muted a person. */
    mutedBy: async (id: string): Promise<PersonRow[]> => {
      const rows = await sql.all(`SELECT ${COLUMNS} FROM people p WHERE muted LIKE ? AND deleted = 0`, [`%"${id}"%`]);
      return rows.map(personOf);
    },
    /** Ends a person, together with what else must change: all that was theirs or names them goes; the id stays. */
    remove: (person: PersonRow, rules: NoticeRules, mutedBy: readonly PersonRow[], also: readonly Statement[]) =>
      sql.commit({
        statements: [
          changePerson(person.id, { ...nobody, rules, isDeleted: true }),
          ...mutedBy.map(other => changePerson(other.id, { muted: other.muted.filter(({ id }) => id !== person.id) })),
          ...also,
          ...["links", "sessions", "browsers", "outbox", "ways_back", "places", "sitters", "chat"].map(table =>
            statement(`DELETE FROM ${table} WHERE person = ?`, [person.id]),
          ),
          statement("DELETE FROM outbox WHERE author = ?", [person.id]),
          statement("DELETE FROM ties WHERE person = ? OR other = ?", [person.id, person.id]),
          ...leaveStatements("?", [person.id]),
          statement("DELETE FROM reports WHERE person = ?", [person.id]),
          statement("DELETE FROM reports WHERE reporter = ?", [person.id]),
          statement("UPDATE deeds SET reason = '' WHERE person = ?", [person.id]),
          statement("UPDATE deeds SET reason = '' WHERE actor = ?", [person.id]),
        ],
      }),
  };
}

/** Looking people up by what is known of them. */
function searching(sql: Sql) {
  return {
    /** People whose name or login begins like this, or whose id it is. */
    find: async (text: string, limit: number): Promise<PersonRow[]> => {
      const like = `${text.toLowerCase().replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
      const where = `deleted = 0 AND (id = ? OR login LIKE ? ESCAPE '\\' OR lower(name) LIKE ? ESCAPE '\\')`;
      const order = "ORDER BY created DESC LIMIT ?";
      return (await sql.all(`SELECT ${COLUMNS} FROM people p WHERE ${where} ${order}`, [text, like, like, limit])).map(
        personOf,
      );
    },
  };
}

/** What keeps others out of accounts. */
function guarding(sql: Sql) {
  return {
    /** Changes a second factor, if it is still the one that was read: a code is used once. */
    changeFactor: (id: string, before: Factor, after: Factor) =>
      sql.commit({
        statements: [
          statement(
            "UPDATE people SET factor = ? WHERE id = ? AND deleted = 0 AND factor = ?",
            [JSON.stringify(after), id, JSON.stringify(before)],
            1,
          ),
        ],
      }),
    /** A sign-in failed. */
    failed: (id: string) =>
      sql.commit({ statements: [statement("UPDATE people SET failed = failed + 1 WHERE id = ?", [id])] }),
  };
}

/** Sessions in the storage. */
function sessionStore(sql: Sql) {
  const run = (...statements: Statement[]) => sql.commit({ statements });
  return {
    /** The person of a session that was used since a moment, and when it was used last. */
    bySession: async (
      digest: string,
      since: number,
      now: number,
    ): Promise<{ person: PersonRow; seen: number } | null> => {
      const join = `FROM sessions s JOIN people p ON p.id = s.person
        WHERE s.hash = ? AND s.seen >= ? AND p.deleted = 0 AND (p.suspended IS NULL OR p.suspended <= ?)`;
      const [row] = await sql.all(`SELECT ${COLUMNS}, s.seen ${join}`, [digest, since, now]);
      return row ? { person: personOf(row), seen: Number(row.seen) } : null;
    },
    /** Adds a session of a person who signed in; those of the person that have expired go. */
    addSession: (session: SessionRow, expired: number) =>
      run(
        statement("UPDATE people SET failed = 0 WHERE id = ?", [session.person]),
        statement("DELETE FROM sessions WHERE person = ? AND seen < ?", [session.person, expired]),
        newSession(session),
      ),
    seenSession: (digest: string, now: number) =>
      run(statement("UPDATE sessions SET seen = ? WHERE hash = ?", [now, digest])),
    /** Gives a session another secret; false when it has ended meanwhile. */
    renameSession: (digest: string, next: string) =>
      run(statement("UPDATE sessions SET hash = ? WHERE hash = ?", [next, digest], 1)),
    endSession: (digest: string) => run(statement("DELETE FROM sessions WHERE hash = ?", [digest])),
    /** Ends all sessions of a person, but perhaps one. */
    endSessions: (person: string, but = "") =>
      run(statement("DELETE FROM sessions WHERE person = ? AND hash <> ?", [person, but])),
    sessions: async (person: string): Promise<SessionRow[]> => {
      const text = "SELECT hash, device, created, seen FROM sessions WHERE person = ? ORDER BY seen DESC";
      return (await sql.all(text, [person])).map(row => ({
        digest: String(row.hash),
        person,
        device: String(row.device),
        created: Number(row.created),
        seen: Number(row.seen),
      }));
    },
  };
}

/** The ways back of guests: one each, found by the digest of its code. */
function wayStore(sql: Sql) {
  return {
    /** Gives a person a way back; an earlier one ends. */
    setWayBack: (person: string, digest: string, now: number) =>
      sql.commit({
        statements: [
          statement(
            `INSERT INTO ways_back (hash, person, created) VALUES (?, ?, ?)
              ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, created = excluded.created`,
            [digest, person, now],
          ),
        ],
      }),
    endWayBack: (person: string) =>
      sql.commit({ statements: [statement("DELETE FROM ways_back WHERE person = ?", [person])] }),
    /** The guest of a way back. */
    byWayBack: async (digest: string): Promise<PersonRow | null> => {
      const join = "FROM ways_back w JOIN people p ON p.id = w.person WHERE w.hash = ?";
      const [row] = await sql.all(`SELECT ${COLUMNS} ${join} AND p.deleted = 0 AND p.login IS NULL`, [digest]);
      return row ? personOf(row) : null;
    },
  };
}

export type PeopleStore = ReturnType<typeof peopleStore>;
