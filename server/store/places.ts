// What one person has at one table, whatever the table's document says: when they were last there, what they have read, what
// they noted down.
import { noOrders, type Orders } from "#kernel/orders.ts";
import { type Row, type Sql, type Statement, statement } from "./sql.ts";

/** What is only one person's at a table. */
export interface Own {
  readonly heard: number;
  readonly notes: string;
}

/** Keeps what a person has ordered at a table. */
export function ordersStatement(table: number, person: string, orders: Orders): Statement {
  return statement(
    `INSERT INTO places (person, tbl, orders) VALUES (?, ?, ?)
      ON CONFLICT (person, tbl) DO UPDATE SET orders = excluded.orders`,
    [person, table, JSON.stringify(orders)],
  );
}

/** What people have at tables. */
export function placeStore(sql: Sql) {
  return {
    /** When people were last at a table. */
    seen: async (table: number): Promise<Map<string, number>> => {
      const rows = await sql.all("SELECT person, seen FROM places WHERE tbl = ? AND seen > 0", [table]);
      return new Map(rows.map(row => [String(row.person), Number(row.seen)]));
    },
    own: async (table: number, person: string): Promise<Own> => {
      const [row] = await sql.all("SELECT heard, notes FROM places WHERE tbl = ? AND person = ?", [table, person]);
      return { heard: Number(row?.heard ?? 0), notes: String(row?.notes ?? "") };
    },
    setOwn: (table: number, person: string, { heard, notes }: Own) =>
      sql.commit({
        statements: [
          statement(
            `INSERT INTO places (person, tbl, heard, notes) VALUES (?, ?, ?, ?)
              ON CONFLICT (person, tbl) DO UPDATE SET heard = excluded.heard, notes = excluded.notes`,
            [person, table, heard, notes],
          ),
        ],
      }),
    /** What people have ordered at a table. */
    orders: async (table: number): Promise<Map<string, Orders>> => {
      const rows = await sql.all("SELECT person, orders FROM places WHERE tbl = ? AND orders <> ''", [table]);
      return new Map(rows.map(row => [String(row.person), { ...noOrders, ...JSON.parse(String(row.orders)) }]));
    },
    setOrders: (table: number, person: string, orders: Orders) =>
      sql.commit({ statements: [ordersStatement(table, person, orders)] }),
    /** A person's notes at all tables, for their export. */
    notesOf: (person: string): Promise<Row[]> =>
      sql.all(
        "SELECT t.id AS tbl, p.notes FROM places p JOIN tables t ON t.no = p.tbl WHERE p.person = ? AND p.notes <> ''",
        [person],
      ),
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
