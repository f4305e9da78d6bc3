// Chat and reports in the storage.
import type { ChatMessage } from "#protocol/play.ts";
import { type Row, type Sql, statement } from "./sql.ts";

/** A complaint about a person, for the operator. */
export interface Report {
  readonly no: number;
  readonly table: number;
  readonly reporter: string;
  readonly person: string;
  readonly message: number | null;
  readonly reason: string;
  readonly at: number;
}

/** Where something is said: among the people of a table, or among those who watch it. */
export type Room = "table" | "audience";

const messageOf = (row: Row): ChatMessage => ({
  id: Number(row.no),
  person: String(row.person),
  name: String(row.name),
  text: String(row.text),
  at: Number(row.at),
});

/** Chat and reports in the storage. */
export function chatStore(sql: Sql) {
  return {
    add: (table: number, room: Room, { id, person, name, text, at }: ChatMessage) =>
      sql.commit({
        statements: [
          statement("INSERT INTO chat (no, tbl, room, person, name, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)", [
            id,
            table,
            room,
            person,
            name,
            text,
            at,
          ]),
        ],
      }),
    /** Lines before a number, the newest last. */
    before: async (table: number, room: Room, before: number, limit: number): Promise<ChatMessage[]> => {
      const text =
        "SELECT no, person, name, text, at FROM chat WHERE tbl = ? AND room = ? AND no < ? ORDER BY no DESC LIMIT ?";
      return (await sql.all(text, [table, room, before, limit])).map(messageOf).reverse();
    },
    byPerson: async (person: string): Promise<Row[]> =>
      sql.all(
        "SELECT t.id AS tbl, c.text, c.at FROM chat c JOIN tables t ON t.no = c.tbl WHERE c.person = ? ORDER BY c.no",
        [person],
      ),
    report: ({ no, table, reporter, person, message, reason, at }: Report) =>
      sql.commit({
        statements: [
          statement(
            "INSERT INTO reports (no, tbl, reporter, person, message, reason, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [no, table, reporter, person, message, reason, at],
          ),
        ],
      }),
  };
}

export type ChatStore = ReturnType<typeof chatStore>;
