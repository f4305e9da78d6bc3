// Bundled rules in the storage, by the hash of what they are; never changed, never replaced.
import { type Sql, statement } from "./sql.ts";

/** Bundled rules; bodies are packed by the caller. */
export function ruleStore(sql: Sql) {
  return {
    has: async (hash: string): Promise<boolean> =>
      (await sql.all("SELECT 1 AS found FROM rules WHERE hash = ?", [hash])).length > 0,
    add: (hash: string, game: string, version: string, body: string, now: number) =>
      sql.commit({
        statements: [
          statement(
            "INSERT INTO rules (hash, game, version, body, added) VALUES (?, ?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING",
            [hash, game, version, body, now],
          ),
        ],
      }),
    find: async (hash: string): Promise<string | null> => {
      const rows = await sql.all("SELECT body FROM rules WHERE hash = ?", [hash]);
      return rows[0] ? String(rows[0].body) : null;
    },
  };
}

export type RuleStore = ReturnType<typeof ruleStore>;
