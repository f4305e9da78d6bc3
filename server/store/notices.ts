// The outbox of notices, and the browsers that take web push.
import type { Channel, NoticeKind, PushSubscriptionInfo } from "#protocol/people.ts";
import type { LetterKind } from "../notify/letters.ts";
import { type Row, type Sql, type Statement, statement } from "./sql.ts";

/** A notice on its way. */
export interface Notice {
  readonly no: number;
  readonly person: string;
  readonly channel: Channel;
  readonly kind: NoticeKind | LetterKind | "test";
  readonly table: number | null;
  /** The person whose words or name it has in it, if any. */
  readonly author: string | null;
  readonly body: string;
  readonly due: number;
  readonly attempts: number;
}

/** How a channel has worked for a person. */
export interface ChannelRecord {
  readonly waiting: number;
  readonly lastDelivered: number | null;
  readonly lastError: string | null;
}

const noticeOf = (row: Row): Notice => ({
  no: Number(row.no),
  person: String(row.person),
  channel: String(row.channel) as Channel,
  kind: String(row.kind) as Notice["kind"],
  table: row.tbl === null ? null : Number(row.tbl),
  author: row.author === null || row.author === undefined ? null : String(row.author),
  body: String(row.body),
  due: Number(row.due),
  attempts: Number(row.attempts),
});

/** Puts a notice into the outbox; one of a kind per person, channel and table waits at a time. */
export function noticeStatement(notice: Notice, now: number): Statement {
  const sql = `INSERT INTO outbox (no, person, channel, kind, tbl, author, body, due, attempts, state, error, changed)
    SELECT ?, ?, ?, ?, ?, ?, ?, ?, 0, 'waiting', NULL, ? WHERE NOT EXISTS (SELECT 1 FROM outbox
    WHERE person = ? AND channel = ? AND kind = ? AND tbl = ? AND state = 'waiting')`;
  const { no, person, channel, kind, table, author, body, due } = notice;
  return statement(sql, [no, person, channel, kind, table, author, body, due, now, person, channel, kind, table]);
}

/** What a person no longer needs to be told, because they have seen it. */
export function seenStatement(person: string, table: number): Statement {
  return statement("DELETE FROM outbox WHERE person = ? AND tbl = ? AND state = 'waiting' AND attempts = 0", [
    person,
    table,
  ]);
}

/** Notices and browsers in the storage. */
export function noticeStore(sql: Sql) {
  const change = (no: number, state: string, error: string | null, due: number, now: number) =>
    sql.commit({
      statements: [
        statement(
          "UPDATE outbox SET state = ?, error = ?, due = ?, attempts = attempts + 1, changed = ? WHERE no = ?",
          [state, error, due, now, no],
        ),
      ],
    });
  return {
    add: (notices: readonly Notice[], now: number) =>
      sql.commit({ statements: notices.map(notice => noticeStatement(notice, now)) }),
    seen: (person: string, table: number) => sql.commit({ statements: [seenStatement(person, table)] }),
    due: async (now: number, limit: number): Promise<Notice[]> => {
      const text = "SELECT * FROM outbox WHERE state = 'waiting' AND due <= ? ORDER BY due LIMIT ?";
      return (await sql.all(text, [now, limit])).map(noticeOf);
    },
    /** Takes a notice for sending: nobody else does until `until`, which is also the next attempt if we die. */
    claim: (notice: Notice, until: number) =>
      sql.commit({
        statements: [
          statement(
            "UPDATE outbox SET due = ? WHERE no = ? AND due = ? AND state = 'waiting'",
            [until, notice.no, notice.due],
            1,
          ),
        ],
      }),
    delivered: (no: number, now: number) => change(no, "sent", null, now, now),
    retry: (no: number, error: string, due: number, now: number) => change(no, "waiting", error, due, now),
    failed: (no: number, error: string, now: number) => change(no, "failed", error, now, now),
    forget: (before: number) =>
      sql.commit({
        statements: [statement("DELETE FROM outbox WHERE state <> 'waiting' AND changed < ?", [before])],
      }),
    ...healthOf(sql),
    ...browsers(sql),
  };
}

export type NoticeStore = ReturnType<typeof noticeStore>;

function healthOf(sql: Sql) {
  return {
    record: async (person: string, channel: Channel): Promise<ChannelRecord> => {
      const text = `SELECT
        sum(CASE WHEN state = 'waiting' THEN 1 ELSE 0 END) AS waiting,
        max(CASE WHEN state = 'sent' THEN changed END) AS delivered FROM outbox WHERE person = ? AND channel = ?`;
      const [counts] = await sql.all(text, [person, channel]);
      const last =
        "SELECT error FROM outbox WHERE person = ? AND channel = ? AND attempts > 0 ORDER BY changed DESC, no DESC LIMIT 1";
      const [attempt] = await sql.all(last, [person, channel]);
      return {
        waiting: Number(counts?.waiting ?? 0),
        lastDelivered: counts?.delivered === null || counts?.delivered === undefined ? null : Number(counts.delivered),
        lastError: typeof attempt?.error === "string" ? attempt.error : null,
      };
    },
    backlog: async (): Promise<{ waiting: number; failed: number }> => {
      const rows = await sql.all("SELECT state, count(*) AS n FROM outbox GROUP BY state");
      const count = (state: string): number => Number(rows.find(row => row.state === state)?.n ?? 0);
      return { waiting: count("waiting"), failed: count("failed") };
    },
  };
}

function browsers(sql: Sql) {
  return {
    browsers: async (person: string): Promise<PushSubscriptionInfo[]> => {
      const rows = await sql.all("SELECT endpoint, keys FROM browsers WHERE person = ? ORDER BY created", [person]);
      return rows.map(row => ({ endpoint: String(row.endpoint), keys: JSON.parse(String(row.keys)) }));
    },
    addBrowser: (person: string, { endpoint, keys }: PushSubscriptionInfo, now: number) =>
      sql.commit({
        statements: [
          statement(
            `INSERT INTO browsers (endpoint, person, keys, created) VALUES (?, ?, ?, ?)
              ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys`,
            [endpoint, person, JSON.stringify(keys), now],
          ),
        ],
      }),
    dropBrowser: (person: string, endpoint: string) =>
      sql.commit({
        statements: [statement("DELETE FROM browsers WHERE person = ? AND endpoint = ?", [person, endpoint])],
      }),
  };
}
