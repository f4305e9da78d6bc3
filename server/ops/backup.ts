// Backup and restore of whatever storage the settings name.
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "../files.ts";
import { type Settings, sqliteFile } from "../settings.ts";
import { BackupError } from "./backup-error.ts";
import { backupPostgres, restorePostgres } from "./postgres-copies.ts";
import { backupSqlite, type Counts, restoreSqlite } from "./sqlite-copies.ts";

/** Writes a consistent copy of the storage to a file; the server may be running. */
export async function backup(settings: Settings, target: string): Promise<void> {
  if (existsSync(target)) throw new BackupError(`${target} exists already`);
  makeFolder(dirname(target));
  if (settings.databaseUrl) await backupPostgres(settings.databaseUrl, target);
  else backupSqlite(sqliteFile(settings), target);
}

/** Replaces the storage by a copy; the server must not be running. Says where what was there before is kept. */
export async function restore(
  settings: Settings,
  source: string,
): Promise<{ kept: string | null; counts: Counts | null }> {
  if (!existsSync(source)) throw new BackupError(`${source} does not exist`);
  if (!settings.databaseUrl) return restoreSqlite(sqliteFile(settings), source);
  return { kept: await restorePostgres(settings.databaseUrl, source, settings.dataDir), counts: null };
}
