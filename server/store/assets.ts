// The client's hashed files in the storage: those of the last builds, so that a page of one build finds its files on a
// node of another.
import { type Sql, statement } from "./sql.ts";

/** Files named in one statement. */
const MANY = 100;

/** The client's files in the storage; bodies are packed by the caller. */
export function assetStore(sql: Sql) {
  return {
    known: async (): Promise<Set<string>> =>
      new Set((await sql.all("SELECT name FROM assets")).map(row => String(row.name))),
    add: (name: string, body: string, now: number) =>
      sql.commit({
        statements: [
          statement("INSERT INTO assets (name, body, seen) VALUES (?, ?, ?) ON CONFLICT (name) DO NOTHING", [
            name,
            body,
            now,
          ]),
        ],
      }),
    /** Files that a running build still has. */
    seen: async (names: readonly string[], now: number): Promise<void> => {
      for (let at = 0; at < names.length; at += MANY) {
        const part = names.slice(at, at + MANY);
        const marks = part.map(() => "?").join(", ");
        await sql.commit({
          statements: [statement(`UPDATE assets SET seen = ? WHERE name IN (${marks})`, [now, ...part])],
        });
      }
    },
    find: async (name: string): Promise<string | null> => {
      const rows = await sql.all("SELECT body FROM assets WHERE name = ?", [name]);
      return rows[0] ? String(rows[0].body) : null;
    },
    /** Lets go of files no build has had since. */
    forget: (before: number) => sql.commit({ statements: [statement("DELETE FROM assets WHERE seen < ?", [before])] }),
  };
}

export type AssetStore = ReturnType<typeof assetStore>;
