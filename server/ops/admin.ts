// What the operator can do at the command line, local to the data; a server may be running beside it and follows.

import * as deeds from "../care/deeds.ts";
import { Refused } from "../refusal.ts";
import { type Settings, sqliteFile } from "../settings.ts";
import type { DeedKind } from "../store/care.ts";
import type { PersonRow } from "../store/people.ts";
import { type Store, visitStore } from "../store/store.ts";
import { realTime } from "../time.ts";
import { BackupError, textOf } from "./backup-error.ts";

/** The storage, and how the operator acts on it. */
export interface Admin {
  readonly tools: deeds.Tools;
  readonly by: deeds.By;
}

/** Opens the storage for the operator, does something, and closes it. */
export async function asOperator<T>(settings: Settings, reason: string, act: (admin: Admin) => Promise<T>): Promise<T> {
  const { databaseUrl, databaseSync: synchronous, publicUrl } = settings;
  const store = await visitStore({ databaseUrl, synchronous, file: sqliteFile(settings) }).catch((error: unknown) => {
    throw new BackupError(textOf(error));
  });
  try {
    const tools = { store, time: realTime, settings: { publicUrl } };
    return await act({ tools, by: { actor: deeds.OPERATOR, reason } });
  } catch (error) {
    throw error instanceof Refused ? new BackupError(sentenceOf(error)) : error;
  } finally {
    await store.close();
  }
}

const sentences: Partial<Record<Refused["code"], string>> = {
  "not-found": "there is no such person, table or report",
  "not-running": "this game is not running",
  "no-account": "a guest has no password",
  "no-mail": "this account has no confirmed address; give out a link instead",
};

const sentenceOf = ({ code, message }: Refused): string => sentences[code] ?? message;

/** A person by id or login, or the only one of that name. */
export async function personNamed({ people }: Pick<Store, "people">, text: string): Promise<PersonRow> {
  const known = (await people.byId(text)) ?? (await people.byLogin(text));
  if (known && !known.isDeleted) return known;
  const alike = (await people.find(text, 10)).filter(({ name }) => name === text);
  if (alike.length > 1)
    throw new BackupError(
      `${alike.length} people have this name; say which by id: ${alike.map(({ id }) => id).join(", ")}`,
    );
  if (!alike[0]) throw new BackupError(`there is nobody of the id, login or name ${text}`);
  return alike[0];
}

/** A deed as a line. */
export const lineOf = (at: number, actor: string, deed: DeedKind, about: string, reason: string): string =>
  [new Date(at).toISOString(), actor, deed, about, reason].filter(Boolean).join("  ");
