// The schema: each entry runs once, in order. Both storages speak it; only the journal differs.

/** One step of the schema: what leads to it, and back to the version before without losing a game. */
export interface Migration {
  readonly up: readonly string[];
  /** Null for the first one: before it there was nothing. */
  readonly down: readonly string[] | null;
}

const common = [
  `CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, shown_login TEXT, hash TEXT, email TEXT,
    language TEXT NOT NULL, created BIGINT NOT NULL, deleted INTEGER NOT NULL DEFAULT 0,
    rules TEXT NOT NULL, muted TEXT NOT NULL)`,
  `CREATE TABLE sessions (
    hash TEXT PRIMARY KEY, person TEXT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL)`,
  "CREATE INDEX sessions_of_person ON sessions (person)",
  `CREATE TABLE tables (
    no BIGINT PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, stage TEXT NOT NULL, visibility TEXT NOT NULL,
    pace TEXT NOT NULL, free INTEGER NOT NULL, created BIGINT NOT NULL, updated BIGINT NOT NULL,
    due BIGINT, keeper TEXT, revision INTEGER NOT NULL, doc TEXT NOT NULL, start TEXT)`,
  "CREATE INDEX tables_listed ON tables (visibility, stage, updated)",
  "CREATE INDEX tables_due ON tables (due)",
  "CREATE INDEX tables_kept ON tables (keeper)",
  `CREATE TABLE sitters (
    person TEXT NOT NULL, tbl BIGINT NOT NULL, is_over INTEGER NOT NULL, PRIMARY KEY (person, tbl))`,
  "CREATE TABLE snapshots (tbl BIGINT PRIMARY KEY, version INTEGER NOT NULL, body TEXT NOT NULL)",
  `CREATE TABLE chat (
    no BIGINT PRIMARY KEY, tbl BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
    at BIGINT NOT NULL)`,
  "CREATE INDEX chat_of_table ON chat (tbl, no)",
  `CREATE TABLE reports (
    no BIGINT PRIMARY KEY, tbl BIGINT NOT NULL, reporter TEXT NOT NULL, person TEXT NOT NULL, message BIGINT,
    reason TEXT NOT NULL, at BIGINT NOT NULL)`,
  `CREATE TABLE browsers (
    endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, keys TEXT NOT NULL, created BIGINT NOT NULL)`,
  "CREATE INDEX browsers_of_person ON browsers (person)",
  `CREATE TABLE outbox (
    no BIGINT PRIMARY KEY, person TEXT NOT NULL, channel TEXT NOT NULL, kind TEXT NOT NULL, tbl BIGINT,
    body TEXT NOT NULL, due BIGINT NOT NULL, attempts INTEGER NOT NULL, state TEXT NOT NULL, error TEXT,
    changed BIGINT NOT NULL)`,
  "CREATE INDEX outbox_due ON outbox (state, due)",
  "CREATE INDEX outbox_of_person ON outbox (person, channel)",
  "CREATE TABLE nodes (id TEXT PRIMARY KEY, seen BIGINT NOT NULL)",
  "CREATE TABLE downtime (no BIGINT PRIMARY KEY, since BIGINT NOT NULL, until BIGINT NOT NULL)",
  "CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
];

// SQLite: a journal keyed by a growing id is written in one place; which ids belong to a table is kept in memory
// and written down in segments (docs/decisions/journal-keyed-by-growth.md).
const sqliteJournal = [
  "CREATE TABLE journal (id INTEGER PRIMARY KEY, tbl BIGINT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL)",
  `CREATE TABLE segments (
    tbl BIGINT NOT NULL, upto INTEGER NOT NULL, ids TEXT NOT NULL, PRIMARY KEY (tbl, upto)) WITHOUT ROWID`,
];

// PostgreSQL: several nodes may write, so the database itself refuses a version that is taken.
const postgresJournal = [
  `CREATE TABLE journal (
    tbl BIGINT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, version))`,
];

// What is looked for must be found without reading everything: who sits at a table, what a person has said.
const indexes: Migration = {
  up: [
    "CREATE INDEX sitters_of_table ON sitters (tbl)",
    "CREATE INDEX chat_of_person ON chat (person, no)",
    "CREATE INDEX outbox_changed ON outbox (changed)",
  ],
  down: ["DROP INDEX outbox_changed", "DROP INDEX chat_of_person", "DROP INDEX sitters_of_table"],
};

// The client's files of the last builds.
const assets: Migration = {
  up: ["CREATE TABLE assets (name TEXT PRIMARY KEY, body TEXT NOT NULL, seen BIGINT NOT NULL)"],
  down: ["DROP TABLE assets"],
};

// What names a person must be found when they are deleted.
const authors: Migration = {
  up: [
    "ALTER TABLE outbox ADD COLUMN author TEXT",
    "CREATE INDEX outbox_of_author ON outbox (author)",
    "CREATE INDEX reports_of_person ON reports (person)",
    "CREATE INDEX reports_of_reporter ON reports (reporter)",
  ],
  down: [
    "DROP INDEX reports_of_reporter",
    "DROP INDEX reports_of_person",
    "DROP INDEX outbox_of_author",
    "ALTER TABLE outbox DROP COLUMN author",
  ],
};

// A guest's way back, as a digest; and what one person has at one table: when they were last there, the last line of chat
// they have read, their own notes.
const places: Migration = {
  up: [
    "CREATE TABLE ways_back (hash TEXT PRIMARY KEY, person TEXT NOT NULL UNIQUE, created BIGINT NOT NULL)",
    `CREATE TABLE places (
      person TEXT NOT NULL, tbl BIGINT NOT NULL, seen BIGINT NOT NULL DEFAULT 0, heard BIGINT NOT NULL DEFAULT 0,
      notes TEXT NOT NULL DEFAULT '', PRIMARY KEY (person, tbl))`,
    "CREATE INDEX places_of_table ON places (tbl)",
  ],
  down: ["DROP TABLE places", "DROP TABLE ways_back"],
};

/** Who owns a table is asked at the door; sessions are told apart by their device; mail goes to proven addresses only. */
const owned = (ownerInDoc: string): Migration => ({
  up: [
    "ALTER TABLE tables ADD COLUMN owner TEXT",
    `UPDATE tables SET owner = ${ownerInDoc}`,
    "CREATE INDEX tables_of_owner ON tables (owner, stage)",
    "ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE people ADD COLUMN proven TEXT",
  ],
  down: [
    "ALTER TABLE people DROP COLUMN proven",
    "ALTER TABLE sessions DROP COLUMN device",
    "DROP INDEX tables_of_owner",
    "ALTER TABLE tables DROP COLUMN owner",
  ],
});

// Links that work once, a second factor, and what the people who look after a server decide.
const care: Migration = {
  up: [
    "ALTER TABLE people ADD COLUMN factor TEXT",
    "ALTER TABLE people ADD COLUMN role TEXT",
    "ALTER TABLE people ADD COLUMN suspended BIGINT",
    "ALTER TABLE people ADD COLUMN silenced BIGINT",
    "ALTER TABLE people ADD COLUMN failed INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX people_suspended ON people (suspended)",
    "CREATE INDEX people_of_address ON people (lower(proven))",
    `CREATE TABLE links (
      hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, address TEXT, uses INTEGER NOT NULL,
      until BIGINT NOT NULL)`,
    "CREATE INDEX links_of_person ON links (person)",
    `CREATE TABLE deeds (
      no BIGINT PRIMARY KEY, at BIGINT NOT NULL, actor TEXT NOT NULL, deed TEXT NOT NULL, person TEXT, tbl BIGINT,
      reason TEXT NOT NULL)`,
    "CREATE INDEX deeds_of_person ON deeds (person)",
    "CREATE INDEX deeds_of_actor ON deeds (actor)",
    "ALTER TABLE reports ADD COLUMN closed BIGINT",
  ],
  down: [
    "ALTER TABLE reports DROP COLUMN closed",
    "DROP TABLE deeds",
    "DROP TABLE links",
    "DROP INDEX people_of_address",
    "DROP INDEX people_suspended",
    "ALTER TABLE people DROP COLUMN failed",
    "ALTER TABLE people DROP COLUMN silenced",
    "ALTER TABLE people DROP COLUMN suspended",
    "ALTER TABLE people DROP COLUMN role",
    "ALTER TABLE people DROP COLUMN factor",
  ],
};

// The rules that games were begun on.
const keptRules: Migration = {
  up: [
    `CREATE TABLE rules (
      hash TEXT PRIMARY KEY, game TEXT NOT NULL, version TEXT NOT NULL, body TEXT NOT NULL, added BIGINT NOT NULL)`,
  ],
  down: ["DROP TABLE rules"],
};

// Who is whose friend, and who does not want to meet whom.
const ties: Migration = {
  up: [
    `CREATE TABLE ties (
      person TEXT NOT NULL, other TEXT NOT NULL, kind TEXT NOT NULL, since BIGINT NOT NULL, PRIMARY KEY (person, other))`,
    "CREATE INDEX ties_of_other ON ties (other)",
  ],
  down: ["DROP TABLE ties"],
};

// Groups, who is in them, and the tables opened for them.
const groups: Migration = {
  up: [
    `CREATE TABLE groups (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, owner TEXT NOT NULL, code TEXT NOT NULL, created BIGINT NOT NULL)`,
    `CREATE TABLE members (
      grp TEXT NOT NULL, person TEXT NOT NULL, is_in INTEGER NOT NULL, since BIGINT NOT NULL, PRIMARY KEY (grp, person))`,
    "CREATE INDEX groups_of_owner ON groups (owner)",
    "CREATE INDEX members_of_person ON members (person)",
    "ALTER TABLE tables ADD COLUMN grp TEXT",
    "CREATE INDEX tables_of_group ON tables (grp, stage, updated)",
  ],
  down: ["DROP INDEX tables_of_group", "ALTER TABLE tables DROP COLUMN grp", "DROP TABLE members", "DROP TABLE groups"],
};

// What people have ordered at tables.
const orders: Migration = {
  up: ["ALTER TABLE places ADD COLUMN orders TEXT NOT NULL DEFAULT ''"],
  down: ["ALTER TABLE places DROP COLUMN orders"],
};

// When people are on holiday.
const holidays: Migration = {
  up: ["ALTER TABLE people ADD COLUMN holidays TEXT NOT NULL DEFAULT '[]'"],
  down: ["ALTER TABLE people DROP COLUMN holidays"],
};

// People at a table and those who watch it talk apart.
const rooms: Migration = {
  up: ["ALTER TABLE chat ADD COLUMN room TEXT NOT NULL DEFAULT 'table'"],
  down: ["ALTER TABLE chat DROP COLUMN room"],
};

/** All migrations of a storage; the index of an entry is the version it leads from. */
export const migrations: Readonly<Record<"sqlite" | "postgres", readonly Migration[]>> = {
  sqlite: [
    { up: [...common, ...sqliteJournal], down: null },
    indexes,
    assets,
    owned("json_extract(doc, '$.owner.id')"),
    authors,
    places,
    care,
    keptRules,
    ties,
    groups,
    orders,
    holidays,
    rooms,
  ],
  postgres: [
    { up: [...common, ...postgresJournal], down: null },
    indexes,
    assets,
    owned("doc::json -> 'owner' ->> 'id'"),
    authors,
    places,
    care,
    keptRules,
    ties,
    groups,
    orders,
    holidays,
    rooms,
  ],
};

/** The storage was written by a newer version of this program. */
export function tooNew(found: number, known: number): Error {
  return new Error(`the storage has schema ${found}, but this program knows only ${known}; install a newer version`);
}

/** There is no way from one version of the schema to another. */
export function noWayBack(found: number, wanted: number): Error {
  return new Error(`the storage has schema ${found}, which cannot be taken back to ${wanted}`);
}
