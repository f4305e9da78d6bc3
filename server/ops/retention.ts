// What is kept how long: an operator says after how many days things may go, sees what that would remove, and only then
// lets it happen. Without a number a thing is kept for ever.

import { type Settings, sqliteFile } from "../settings.ts";
import { inspectStore, openStore, type Store } from "../store/store.ts";
import { BackupError, textOf } from "./backup-error.ts";

/** Days after which things go. */
export interface Policy {
  /** Sessions that were not used for so long. */
  readonly sessions?: number | undefined;
  /** Guests without a session who sit at no table that is still played. */
  readonly guests?: number | undefined;
  /** What was said at tables. */
  readonly chat?: number | undefined;
  /** Games that are over: table, journal, snapshot and chat. */
  readonly games?: number | undefined;
}

/** How many of each go. */
export type Gone = Readonly<Record<keyof Policy, number>>;

const DAY = 86_400_000;

/** Counts what a policy would remove; with `isReal` removes it. */
export async function tidy(settings: Settings, policy: Policy, now: number, isReal: boolean): Promise<Gone> {
  const where = { databaseUrl: settings.databaseUrl, file: sqliteFile(settings) };
  const opening = isReal ? openStore({ ...where, synchronous: settings.databaseSync }) : inspectStore(where);
  const store = await opening.catch(error => {
    throw new BackupError(textOf(error));
  });
  try {
    return await apply(store, policy, now, isReal);
  } finally {
    await store.close();
  }
}

async function apply({ retention }: Store, policy: Policy, now: number, isReal: boolean): Promise<Gone> {
  const gone = { sessions: 0, guests: 0, chat: 0, games: 0 };
  // Sessions first: a guest whose last session goes may go, too.
  for (const what of ["sessions", "guests", "chat", "games"] as const) {
    const days = policy[what];
    if (days === undefined) continue;
    const before = now - days * DAY;
    gone[what] = await retention[what].count(before);
    if (isReal) await retention[what].remove(before);
  }
  return gone;
}
