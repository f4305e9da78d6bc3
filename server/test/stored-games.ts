// Games in a storage, for tests of what is done to storages.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Verification, Verified } from "#server/ops/verify.ts";
import { verifyAll } from "#server/ops/verify.ts";
import type { Settings } from "#server/settings.ts";
import { registry } from "./games.ts";
import { seated, testServer } from "./harness.ts";
import { playSeat } from "./player.ts";

/** Plays a game to its end. */
export async function finishedGame(port: number): Promise<string> {
  const { people, table } = await seated(port, "duel", 2);
  const talks = await Promise.all(people.map(person => person.connect()));
  await Promise.all(talks.map((talk, seat) => playSeat(talk, table, seat, "stored")));
  for (const talk of talks) talk.socket.terminate();
  return table;
}

/** A folder with so many finished games and no server any more. */
export async function folderWithGames(path: string, games: number): Promise<string[]> {
  const server = await testServer(path);
  const tables: string[] = [];
  for (let i = 0; i < games; i++) tables.push(await finishedGame(server.port));
  await server.close();
  return tables;
}

export const fileIn = (folder: string): string => join(folder, "hetman.sqlite");

/** Does something to a SQLite file behind the server's back. */
export function onFile<T>(path: string, act: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(path);
  try {
    return act(db);
  } finally {
    db.close();
  }
}

export async function verified(
  settings: Settings,
  games = registry,
  isFull = false,
): Promise<Verification & { all: Verified[]; wrong: Verified[] }> {
  const all: Verified[] = [];
  const verification = await verifyAll(settings, games, each => all.push(each), isFull);
  return { ...verification, all, wrong: all.filter(({ problem }) => problem !== null) };
}
