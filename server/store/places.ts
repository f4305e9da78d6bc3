// What one person has at one table, whatever the table's document says: when they were last there.
import { type Sql, statement } from "./sql.ts";

/** What people have at tables. */
export function placeStore(sql: Sql) {
  return {
    /** When people were last at a table. */
    seen: async (table: number): Promise<Map<string, number>> => {
      const rows = await sql.all("SELECT person, seen FROM places WHERE tbl = ? AND seen > 0", [table]);
      return new Map(rows.map(row => [String(row.person), Number(row.seen)]));
    },
    /** People were at a table at a moment. */
    wereThere: (table: number, people: readonly string[], at: number) =>
      sql.commit({
        statements: people.map(person =>
          statement(
            `INSERT INTO places (person, tbl, seen) VALUES (?, ?, ?)
              ON CONFLICT (person, tbl) DO UPDATE SET seen = excluded.seen WHERE places.seen < excluded.seen`,
            [person, table, at],
          ),
        ),
      }),
  };
}

export type PlaceStore = ReturnType<typeof placeStore>;
