// What people are to each other: friends when both have said so, or one does not want to meet the other.
import { type Row, type Sql, statement } from "./sql.ts";

export type TieKind = "friend" | "block";

/** What one person has said about another. */
export interface Tie {
  readonly person: string;
  readonly other: string;
  readonly kind: TieKind;
}

const tieOf = (row: Row): Tie => ({
  person: String(row.person),
  other: String(row.other),
  kind: row.kind === "block" ? "block" : "friend",
});

/** Ties in the storage. */
export function tieStore(sql: Sql) {
  return {
    /** What a person has said about others, and others about them. */
    about: async (person: string): Promise<Tie[]> => {
      const text = `SELECT person, other, kind FROM ties WHERE person = ?
        UNION ALL SELECT person, other, kind FROM ties WHERE other = ?`;
      return (await sql.all(text, [person, person])).map(tieOf);
    },
    set: ({ person, other, kind }: Tie, now: number) =>
      sql.commit({
        statements: [
          statement(
            `INSERT INTO ties (person, other, kind, since) VALUES (?, ?, ?, ?)
              ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, since = excluded.since`,
            [person, other, kind, now],
          ),
        ],
      }),
    /** Nothing is between them any more, but perhaps that the other does not want to meet. */
    end: (person: string, other: string) =>
      sql.commit({
        statements: [
          statement("DELETE FROM ties WHERE person = ? AND other = ?", [person, other]),
          statement("DELETE FROM ties WHERE person = ? AND other = ? AND kind = 'friend'", [other, person]),
        ],
      }),
    /** The names of people. */
    names: async (people: readonly string[]): Promise<Map<string, string>> => {
      if (people.length === 0) return new Map();
      const marks = people.map(() => "?").join(", ");
      const rows = await sql.all(`SELECT id, name FROM people WHERE id IN (${marks}) AND deleted = 0`, people);
      return new Map(rows.map(row => [String(row.id), String(row.name)]));
    },
  };
}

export type TieStore = ReturnType<typeof tieStore>;
