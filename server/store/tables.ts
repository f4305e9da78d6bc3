// Tables in the storage: documents, journals, snapshots, and who keeps which table awake.
import type { Start } from "#kernel/start.ts";
import type { TableStage } from "#protocol/tables.ts";
import { guestsOf, readDoc, type StoredTable, type TableDoc } from "../tables/doc.ts";
import { type Append, type JournalRow, type Row, type Sql, type Statement, statement } from "./sql.ts";

/** A list of tables is asked for like this; undefined parts do not matter. */
export interface TableQuery {
  readonly game?: string | undefined;
  readonly stage?: string | undefined;
  readonly pace?: string | undefined;
  readonly free?: boolean | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The latest snapshot of a game, as text. */
export interface Snapshot {
  readonly version: number;
  readonly body: string;
}

const COLUMNS = "no, revision, updated, keeper, doc";

function stored(row: Row): StoredTable {
  return {
    doc: readDoc(String(row.doc)),
    revision: Number(row.revision),
    updated: Number(row.updated),
    keeper: row.keeper === null || row.keeper === undefined ? null : String(row.keeper),
  };
}

const isFree = (doc: TableDoc): number =>
  doc.stage === "open" && doc.seats.some(seat => seat.kind === "open") ? 1 : 0;
const isOver = (doc: TableDoc): number => (doc.stage === "finished" || doc.stage === "ended" ? 1 : 0);

/** Replaces the rows that find a person's tables. */
function sitterStatements(doc: TableDoc): Statement[] {
  const insert = "INSERT INTO sitters (person, tbl, is_over) VALUES (?, ?, ?)";
  return [
    statement("DELETE FROM sitters WHERE tbl = ?", [doc.no]),
    ...guestsOf(doc).map(person => statement(insert, [person, doc.no, isOver(doc)])),
  ];
}

/** Statements that replace a table's document, if its revision is still the given one. */
export function saveStatements(before: StoredTable, doc: TableDoc, now: number): Statement[] {
  const sql = `UPDATE tables SET stage = ?, visibility = ?, pace = ?, free = ?, updated = ?, owner = ?, grp = ?, revision = ?, doc = ?
    WHERE no = ? AND revision = ?`;
  const { revision } = before;
  const params = [
    doc.stage,
    doc.visibility,
    doc.pace.kind,
    isFree(doc),
    now,
    doc.owner.id,
    doc.group,
    revision + 1,
    JSON.stringify(doc),
    doc.no,
    revision,
  ];
  const people = guestsOf(before.doc).join() !== guestsOf(doc).join() || isOver(before.doc) !== isOver(doc);
  return [statement(sql, params, 1), ...(people ? sitterStatements(doc) : [])];
}

export function startStatement(no: number, start: Start): Statement {
  return statement("UPDATE tables SET start = ? WHERE no = ?", [JSON.stringify(start), no]);
}

/** A statement that keeps the latest snapshot of a game. */
export function snapshotStatement(no: number, snapshot: Snapshot): Statement {
  const sql = `INSERT INTO snapshots (tbl, version, body) VALUES (?, ?, ?)
    ON CONFLICT (tbl) DO UPDATE SET version = excluded.version, body = excluded.body
    WHERE snapshots.version < excluded.version`;
  return statement(sql, [no, snapshot.version, snapshot.body]);
}

function insertStatements(doc: TableDoc, now: number): Statement[] {
  const sql = `INSERT INTO tables
    (no, id, game, stage, visibility, pace, free, created, updated, owner, grp, due, keeper, revision, doc, start)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, 1, ?, NULL)`;
  const params = [
    doc.no,
    doc.id,
    doc.game,
    doc.stage,
    doc.visibility,
    doc.pace.kind,
    isFree(doc),
    now,
    now,
    doc.owner.id,
    doc.group,
    JSON.stringify(doc),
  ];
  return [statement(sql, params), ...sitterStatements(doc)];
}

/** Tables in the storage. */
export function tableStore(sql: Sql) {
  return {
    create: (doc: TableDoc, now: number, also: readonly Statement[] = []) =>
      sql.commit({ statements: [...insertStatements(doc, now), ...also] }),
    byId: async (id: string): Promise<StoredTable | null> => {
      const rows = await sql.all(`SELECT ${COLUMNS} FROM tables WHERE id = ?`, [id]);
      return rows[0] ? stored(rows[0]) : null;
    },
    byNo: async (no: number): Promise<StoredTable | null> => {
      const rows = await sql.all(`SELECT ${COLUMNS} FROM tables WHERE no = ?`, [no]);
      return rows[0] ? stored(rows[0]) : null;
    },
    byNos: async (nos: readonly number[]): Promise<StoredTable[]> => {
      if (nos.length === 0) return [];
      const marks = nos.map(() => "?").join(", ");
      return (await sql.all(`SELECT ${COLUMNS} FROM tables WHERE no IN (${marks})`, [...nos])).map(stored);
    },
    start: async (no: number): Promise<Start | null> => {
      const rows = await sql.all("SELECT start FROM tables WHERE no = ?", [no]);
      const text = rows[0]?.start;
      return typeof text === "string" ? (JSON.parse(text) as Start) : null;
    },
    /** What a game goes on from: its start and its latest snapshot. */
    begun: async (no: number): Promise<{ start: Start | null; snapshot: Snapshot | null }> => {
      const text = `SELECT t.start, s.version, s.body FROM tables t LEFT JOIN snapshots s ON s.tbl = t.no WHERE t.no = ?`;
      const { start, version, body } = (await sql.all(text, [no]))[0] ?? {};
      return {
        start: typeof start === "string" ? (JSON.parse(start) as Start) : null,
        snapshot: typeof body === "string" ? { version: Number(version), body } : null,
      };
    },
    journal: (no: number, after: number): Promise<JournalRow[]> => sql.journal(no, after),
    heads: (nos: readonly number[]) => sql.heads(nos),
    commit: (append: Append | null, statements: readonly Statement[]) =>
      sql.commit(append ? { append, statements } : { statements }),
    remove: (doc: TableDoc, revision: number) =>
      sql.commit({
        statements: [
          statement("DELETE FROM tables WHERE no = ? AND revision = ?", [doc.no, revision], 1),
          statement("DELETE FROM sitters WHERE tbl = ?", [doc.no]),
          statement("DELETE FROM places WHERE tbl = ?", [doc.no]),
          statement("DELETE FROM chat WHERE tbl = ?", [doc.no]),
        ],
      }),
    ...listing(sql),
    /** How many tables there are of each stage. */
    counts: async (): Promise<Map<string, number>> => {
      const rows = await sql.all("SELECT stage, count(*) AS n FROM tables GROUP BY stage");
      return new Map(rows.map(row => [String(row.stage), Number(row.n)]));
    },
    ...keeping(sql),
  };
}

export type TableStore = ReturnType<typeof tableStore>;

/** Many tables at once. */
function listing(sql: Sql) {
  return {
    /** How many tables that are not over a person owns, and how many of them wait in the lobby. */
    owned: async (person: string): Promise<{ current: number; inLobby: number }> => {
      const text = `SELECT count(*) AS current, sum(CASE WHEN stage = 'open' AND visibility = 'public' THEN 1 ELSE 0 END)
        AS lobby FROM tables WHERE owner = ? AND stage IN ('open', 'running')`;
      const [row] = await sql.all(text, [person]);
      return { current: Number(row?.current ?? 0), inLobby: Number(row?.lobby ?? 0) };
    },
    listed: (query: TableQuery) => listed(sql, query),
    /** Every table that a person sits at or owns. */
    withPerson: async (person: string): Promise<StoredTable[]> => {
      const text = `SELECT ${COLUMNS} FROM tables WHERE no IN (SELECT tbl FROM sitters WHERE person = ?) OR owner = ?`;
      return (await sql.all(text, [person, person])).map(stored);
    },
    /** Every table that a person sits at or that names them. */
    about: async (person: string): Promise<StoredTable[]> => {
      const text = `SELECT ${COLUMNS} FROM tables WHERE no IN (SELECT tbl FROM sitters WHERE person = ?) OR doc LIKE ?`;
      return (await sql.all(text, [person, `%"${person}"%`])).map(stored);
    },
    ofPerson: async (person: string, over: boolean, before: number, limit: number): Promise<StoredTable[]> => {
      const text = `SELECT ${COLUMNS.split(", ")
        .map(c => `t.${c}`)
        .join(", ")} FROM sitters s
        JOIN tables t ON t.no = s.tbl WHERE s.person = ? AND s.is_over = ? AND t.updated < ?
        ORDER BY t.updated DESC LIMIT ?`;
      return (await sql.all(text, [person, over ? 1 : 0, before, limit])).map(stored);
    },
    /** The tables of a group in some stages, the latest first. */
    ofGroup: async (group: string, stages: readonly TableStage[], limit: number): Promise<StoredTable[]> => {
      const marks = stages.map(() => "?").join(", ");
      const text = `SELECT ${COLUMNS} FROM tables WHERE grp = ? AND stage IN (${marks}) ORDER BY updated DESC LIMIT ?`;
      return (await sql.all(text, [group, ...stages, limit])).map(stored);
    },
    /** The numbers of tables whose game has begun; found by an index, so that a broken row does not hide the others. */
    begunAfter: async (after: number, limit: number): Promise<number[]> => {
      const text = `SELECT no FROM tables WHERE no > ? AND stage IN ('running', 'finished', 'ended') ORDER BY no LIMIT ?`;
      return (await sql.all(text, [after, limit])).map(row => Number(row.no));
    },
  };
}

/** Public tables, the latest first. The index has them in order by stage, so each stage is asked for by itself. */
async function listed(sql: Sql, query: TableQuery): Promise<StoredTable[]> {
  if (query.stage !== undefined) return listedIn(sql, query, query.stage);
  const both = await Promise.all(["open", "running"].map(stage => listedIn(sql, query, stage)));
  return both
    .flat()
    .sort((a, b) => b.updated - a.updated)
    .slice(0, query.limit);
}

async function listedIn(sql: Sql, query: TableQuery, stage: string): Promise<StoredTable[]> {
  const where = ["visibility = 'public'", "stage = ?"];
  const params: (string | number)[] = [stage];
  const add = (condition: string, value: string | number | undefined): void => {
    if (value === undefined) return;
    where.push(condition);
    params.push(value);
  };
  add("game = ?", query.game);
  add("pace = ?", query.pace);
  add("free = ?", query.free === undefined ? undefined : Number(query.free));
  add("updated < ?", query.before);
  const text = `SELECT ${COLUMNS} FROM tables WHERE ${where.join(" AND ")} ORDER BY updated DESC LIMIT ?`;
  return (await sql.all(text, [...params, query.limit])).map(stored);
}

/** Which node keeps a running table awake (its clocks and bots), and when a sleeping one must be woken. */
function keeping(sql: Sql) {
  return {
    /** Takes a table for a node, unless a living node has it. */
    keep: (no: number, node: string) =>
      sql.commit({
        statements: [
          statement(
            `UPDATE tables SET keeper = ?, due = NULL WHERE no = ? AND
              (keeper IS NULL OR keeper = ? OR keeper NOT IN (SELECT id FROM nodes))`,
            [node, no, node],
            1,
          ),
        ],
      }),
    /** Lets a table sleep until it is due. */
    release: (no: number, node: string, due: number | null, snapshot: Snapshot | null) =>
      sql.commit({
        rest: no,
        statements: [
          statement("UPDATE tables SET keeper = NULL, due = ? WHERE no = ? AND keeper = ?", [due, no, node]),
          ...(snapshot ? [snapshotStatement(no, snapshot)] : []),
        ],
      }),
    /** Nobody can look after a table now: it is looked at again when it is due. */
    postpone: (id: string, due: number) =>
      sql.commit({
        statements: [
          statement(
            `UPDATE tables SET keeper = NULL, due = ? WHERE id = ? AND
              (keeper IS NULL OR keeper NOT IN (SELECT id FROM nodes))`,
            [due, id],
          ),
        ],
      }),
    /** A table needs nobody any more. */
    unkeep: (no: number) =>
      sql.commit({ statements: [statement("UPDATE tables SET keeper = NULL, due = NULL WHERE no = ?", [no])] }),
    /** Sleeping tables that must be woken, and tables whose keeper is gone; each part is found by its own index. */
    forsaken: async (now: number, limit: number): Promise<string[]> => {
      const text = `SELECT id FROM tables WHERE due <= ? AND stage = 'running' AND keeper IS NULL
        UNION ALL SELECT id FROM tables WHERE keeper > '' AND stage = 'running' AND keeper NOT IN (SELECT id FROM nodes)
        LIMIT ?`;
      return (await sql.all(text, [now, limit])).map(row => String(row.id));
    },
  };
}
