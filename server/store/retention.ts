// What may go after a while, counted and removed by the same condition.
import { leaveStatements } from "./groups.ts";
import { type Sql, type Statement, statement } from "./sql.ts";

/** Rows that may go when they are older than a moment. */
interface Forgettable {
  count(before: number): Promise<number>;
  remove(before: number): Promise<unknown>;
}

const OLD_GAMES = "SELECT no FROM tables WHERE stage IN ('finished', 'ended') AND updated < ?";
// Nothing but a session or a way back leads to a guest; after so long without either being used the guest may go. One
// who is suspended stays, and so does the name.
const OLD_GUESTS = `login IS NULL AND deleted = 0 AND suspended IS NULL AND created < ?
  AND id NOT IN (SELECT person FROM sessions WHERE seen >= ?)
  AND id NOT IN (SELECT person FROM sitters WHERE is_over = 0)`;

export type RetentionStore = Readonly<Record<"sessions" | "guests" | "chat" | "games", Forgettable>>;

/** Where a game leaves something. */
const gameTables = ({ kind }: Sql): readonly string[] => [
  ...["journal", "snapshots", "sitters", "places", "chat"],
  ...(kind === "sqlite" ? ["segments"] : []),
];

/** Rows that may go after a while. */
export function retentionStore(sql: Sql): RetentionStore {
  const count = async (table: string, where: string, params: readonly number[]): Promise<number> =>
    Number((await sql.all(`SELECT count(*) AS n FROM ${table} WHERE ${where}`, params))[0]?.n ?? 0);
  const commit = (statements: readonly Statement[]) => sql.commit({ statements });
  const ofGames = (table: string, before: number): Statement =>
    statement(`DELETE FROM ${table} WHERE tbl IN (${OLD_GAMES})`, [before]);
  return {
    sessions: {
      count: before => count("sessions", "seen < ?", [before]),
      remove: before => commit([statement("DELETE FROM sessions WHERE seen < ?", [before])]),
    },
    guests: {
      count: before => count("people", OLD_GUESTS, [before, before]),
      remove: before => {
        const guests = `SELECT id FROM people WHERE ${OLD_GUESTS}`;
        const of = (table: string, change = `DELETE FROM ${table}`): Statement =>
          statement(`${change} WHERE person IN (${guests})`, [before, before]);
        return commit([
          ...["browsers", "links", "outbox", "places", "sitters", "ties", "ways_back"].map(table => of(table)),
          ...leaveStatements(guests, [before, before]),
          of("chat", "UPDATE chat SET name = ''"),
          statement(
            `UPDATE people SET name = '', email = NULL, proven = NULL, muted = '[]', deleted = 1 WHERE ${OLD_GUESTS}`,
            [before, before],
          ),
          statement("DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE deleted = 1)", []),
        ]);
      },
    },
    chat: {
      count: before => count("chat", "at < ?", [before]),
      remove: before => commit([statement("DELETE FROM chat WHERE at < ?", [before])]),
    },
    games: {
      count: before => count("tables", `no IN (${OLD_GAMES})`, [before]),
      remove: before =>
        commit([
          ...gameTables(sql).map(table => ofGames(table, before)),
          statement(`DELETE FROM tables WHERE no IN (${OLD_GAMES})`, [before]),
        ]),
    },
  };
}
