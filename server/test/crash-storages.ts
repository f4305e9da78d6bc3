// The storages that crash runs are made on.
import { join } from "node:path";
import { openStore, type Store } from "#server/store/store.ts";
import type { Patient } from "./crash.ts";
import { tempDir } from "./harness.ts";
import { ServerProcess } from "./process.ts";
import type { Postgres } from "./services.ts";

/** A storage with its server, ready to be killed. */
export interface CrashStorage {
  readonly patient: Patient;
  openStore(): Promise<Store>;
  close(): Promise<void>;
}

export function patientOf(
  env: Record<string, string>,
  databaseCrash: () => Promise<void>,
): { patient: Patient; end(): Promise<void> } {
  let process: ServerProcess | null = null;
  return {
    patient: {
      start: async () => {
        process = await ServerProcess.open(env);
        return process.port;
      },
      kill: async () => {
        await Promise.all([databaseCrash(), process?.end("SIGKILL")]);
      },
    },
    end: async () => process?.end("SIGKILL"),
  };
}

export function sqliteStorage(): CrashStorage {
  const dir = tempDir();
  const { patient, end } = patientOf({ DATA_DIR: dir.path }, async () => undefined);
  return {
    patient,
    openStore: () => openStore({ databaseUrl: "", synchronous: "on", file: join(dir.path, "hetman.sqlite") }),
    close: async () => {
      await end();
      dir.remove();
    },
  };
}

/** On PostgreSQL the database dies with the server; `sync` off is the storage that loses. */
export async function postgresStorage(postgres: Postgres, name: string, sync: "on" | "off"): Promise<CrashStorage> {
  const url = await postgres.database(name);
  const { patient, end } = patientOf({ DATABASE_URL: url, DATABASE_SYNC: sync }, async () => postgres.crash());
  return {
    patient: {
      ...patient,
      kill: async () => {
        await patient.kill();
        await postgres.start();
      },
    },
    openStore: () => openStore({ databaseUrl: url, synchronous: "on", file: "" }),
    close: end,
  };
}
