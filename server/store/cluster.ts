// What the nodes know of each other: signs of life, times when none was alive, keys they share.
import { type Sql, statement } from "./sql.ts";

/** A time in which no node was alive. */
export interface Downtime {
  readonly since: number;
  readonly until: number;
}

/** Stands for all nodes that went away in order. */
const GONE = "gone";

/** The nodes in the storage. */
export function clusterStore(sql: Sql) {
  const beat = `INSERT INTO nodes (id, seen) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen`;
  return {
    /** A sign of life; nodes not seen since `deadline` are forgotten. */
    beat: (node: string, now: number, deadline: number) =>
      sql.commit({
        statements: [
          statement(beat, [node, now]),
          statement("DELETE FROM nodes WHERE seen < ? AND id <> ?", [deadline, node]),
        ],
      }),
    /** A node goes away in order; when it was last alive stays known. */
    leave: (node: string, now: number) =>
      sql.commit({ statements: [statement("DELETE FROM nodes WHERE id = ?", [node]), statement(beat, [GONE, now])] }),
    lastSeen: async (): Promise<number | null> => {
      const rows = await sql.all("SELECT max(seen) AS seen FROM nodes");
      return typeof rows[0]?.seen === "number" ? rows[0].seen : null;
    },
    /** The clock that all nodes go by: the database's, or for a file this machine's. */
    clock: async (): Promise<number> => {
      if (sql.kind === "sqlite") return Date.now();
      const rows = await sql.all("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now");
      return Number(rows[0]?.now);
    },
    addDowntime: (no: number, { since, until }: Downtime) =>
      sql.commit({
        statements: [statement("INSERT INTO downtime (no, since, until) VALUES (?, ?, ?)", [no, since, until])],
      }),
    downtimes: async (since: number): Promise<Downtime[]> => {
      const rows = await sql.all("SELECT since, until FROM downtime WHERE until > ? ORDER BY since", [since]);
      return rows.map(row => ({ since: Number(row.since), until: Number(row.until) }));
    },
    /** Takes a task that is done once in so many milliseconds by any node; whether it is this node's now. */
    take: async (task: string, now: number, ms: number): Promise<boolean> => {
      const name = `task ${task}`;
      const first = "INSERT INTO keys (name, value) VALUES (?, '0') ON CONFLICT (name) DO NOTHING";
      const then = "UPDATE keys SET value = ? WHERE name = ? AND CAST(value AS BIGINT) <= ?";
      return sql.commit({
        statements: [statement(first, [name]), statement(then, [String(now), name, now - ms], 1)],
      });
    },
    /** A task that failed is due again at once. */
    giveBack: (task: string) =>
      sql.commit({ statements: [statement("UPDATE keys SET value = '0' WHERE name = ?", [`task ${task}`])] }),
    /** A value that all nodes share: the first one written stays. */
    sharedKey: async (name: string, make: () => string): Promise<string> => {
      const read = async (): Promise<string | null> => {
        const rows = await sql.all("SELECT value FROM keys WHERE name = ?", [name]);
        return rows[0] ? String(rows[0].value) : null;
      };
      const found = await read();
      if (found !== null) return found;
      const insert = "INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING";
      await sql.commit({ statements: [statement(insert, [name, make()])] });
      return (await read()) ?? "";
    },
  };
}

export type ClusterStore = ReturnType<typeof clusterStore>;
