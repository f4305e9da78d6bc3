// People and their sessions in the storage.
import type { NoticeRules } from "#protocol/people.ts";
import { type Row, type Sql, type Statement, statement, type Value } from "./sql.ts";

/** A person as it is stored. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** As it was typed; found by its lower-case form. */
  readonly login: string | null;
  readonly hash: string | null;
  readonly email: string | null;
  readonly language: "en" | "pl";
  readonly created: number;
  readonly isDeleted: boolean;
  readonly rules: NoticeRules;
  readonly muted: readonly { readonly id: string; readonly name: string }[];
}

const COLUMNS = "p.id, p.name, p.shown_login, p.hash, p.email, p.language, p.created, p.deleted, p.rules, p.muted";
const text = (value: Value | undefined): string | null => (typeof value === "string" ? value : null);

function personOf(row: Row): PersonRow {
  return {
    id: String(row.id),
    name: String(row.name),
    login: text(row.shown_login),
    hash: text(row.hash),
    email: text(row.email),
    language: row.language === "pl" ? "pl" : "en",
    created: Number(row.created),
    isDeleted: Number(row.deleted) === 1,
    rules: JSON.parse(String(row.rules)) as NoticeRules,
    muted: JSON.parse(String(row.muted)) as PersonRow["muted"],
  };
}

const lower = (login: string | null): string | null => login?.toLowerCase() ?? null;

function insert(person: PersonRow): Statement {
  const sql = `INSERT INTO people (id, name, login, shown_login, hash, email, language, created, deleted, rules, muted)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`;
  const { id, name, login, hash, email, language, created, rules, muted } = person;
  const json = [JSON.stringify(rules), JSON.stringify(muted)];
  return statement(sql, [id, name, lower(login), login, hash, email, language, created, ...json]);
}

function update(person: PersonRow): Statement {
  const sql = `UPDATE people SET name = ?, login = ?, shown_login = ?, hash = ?, email = ?, language = ?, deleted = ?,
    rules = ?, muted = ? WHERE id = ? AND deleted = 0`;
  const { id, name, login, hash, email, language, isDeleted, rules, muted } = person;
  const json = [JSON.stringify(rules), JSON.stringify(muted)];
  return statement(sql, [name, lower(login), login, hash, email, language, isDeleted ? 1 : 0, ...json, id], 1);
}

const newSession = (digest: string, person: string, now: number): Statement =>
  statement("INSERT INTO sessions (hash, person, created, seen) VALUES (?, ?, ?, ?)", [digest, person, now, now]);

/** People and sessions in the storage. */
export function peopleStore(sql: Sql) {
  return {
    /** A new person with a first session; false when the login is taken. */
    create: (person: PersonRow, session: string) =>
      sql.commit({ statements: [insert(person), newSession(session, person.id, person.created)] }),
    /** Replaces what is stored of a person; false when the login is taken or the person is gone. */
    save: (person: PersonRow) => sql.commit({ statements: [update(person)] }),
    byId: async (id: string): Promise<PersonRow | null> => {
      const rows = await sql.all(`SELECT ${COLUMNS} FROM people p WHERE id = ?`, [id]);
      return rows[0] ? personOf(rows[0]) : null;
    },
    byLogin: async (login: string): Promise<PersonRow | null> => {
      const rows = await sql.all(`SELECT ${COLUMNS} FROM people p WHERE login = ?`, [login.toLowerCase()]);
      return rows[0] ? personOf(rows[0]) : null;
    },
    bySession: async (digest: string): Promise<PersonRow | null> => {
      const join = "FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = ? AND p.deleted = 0";
      const rows = await sql.all(`SELECT ${COLUMNS} ${join}`, [digest]);
      return rows[0] ? personOf(rows[0]) : null;
    },
    addSession: (digest: string, person: string, now: number) =>
      sql.commit({ statements: [newSession(digest, person, now)] }),
    endSession: (digest: string) =>
      sql.commit({ statements: [statement("DELETE FROM sessions WHERE hash = ?", [digest])] }),
    endSessions: (person: string) =>
      sql.commit({ statements: [statement("DELETE FROM sessions WHERE person = ?", [person])] }),
    /** Ends a person: sessions, browsers, waiting notices and all that names them go; the id stays. */
    remove: (person: PersonRow) =>
      sql.commit({
        statements: [
          update({ ...person, name: "", login: null, hash: null, email: null, isDeleted: true, muted: [] }),
          statement("DELETE FROM sessions WHERE person = ?", [person.id]),
          statement("DELETE FROM browsers WHERE person = ?", [person.id]),
          statement("DELETE FROM outbox WHERE person = ?", [person.id]),
          statement("DELETE FROM sitters WHERE person = ?", [person.id]),
          statement("UPDATE chat SET name = '' WHERE person = ?", [person.id]),
        ],
      }),
    sessions: async (person: string): Promise<Row[]> =>
      sql.all("SELECT created, seen FROM sessions WHERE person = ? ORDER BY created", [person]),
  };
}

export type PeopleStore = ReturnType<typeof peopleStore>;
