// The schema of whatever storage the settings name, and the way back to an older one.
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { type Settings, sqliteFile } from "../settings.ts";
import { migrateBack as postgresBack, schemaVersion } from "../store/migrate-postgres.ts";
import { schemaOf, migrateBack as sqliteBack } from "../store/migrate-sqlite.ts";
import { migrations } from "../store/migrations.ts";
import { BackupError, textOf } from "./backup-error.ts";
import { mustBeUnused } from "./postgres-copies.ts";
import { whileUnused } from "./sqlite-copies.ts";

/** The schema a storage has, and the newest one this program knows. */
export async function schemaNow(settings: Settings): Promise<{ found: number; known: number }> {
  const { databaseUrl } = settings;
  if (!databaseUrl) {
    const db = new DatabaseSync(existing(settings), { readOnly: true });
    try {
      return { found: schemaOf(db), known: migrations.sqlite.length };
    } finally {
      db.close();
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return { found: await schemaVersion(client), known: migrations.postgres.length };
  } catch (error) {
    throw new BackupError(`the database cannot be reached: ${textOf(error)}`);
  } finally {
    await client.end();
  }
}

/** Takes the schema back to an older version; nothing of the games is lost. */
export async function takeSchemaBack(settings: Settings, to: number): Promise<void> {
  const { databaseUrl } = settings;
  try {
    if (databaseUrl) {
      await mustBeUnused(databaseUrl);
      return await postgresBack(databaseUrl, to);
    }
    const file = existing(settings);
    whileUnused(file, () => {
      const db = new DatabaseSync(file);
      try {
        sqliteBack(db, file, to);
      } finally {
        db.close();
      }
    });
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(textOf(error));
  }
}

function existing(settings: Settings): string {
  const file = sqliteFile(settings);
  if (!existsSync(file)) throw new BackupError(`${file} does not exist`);
  return file;
}
