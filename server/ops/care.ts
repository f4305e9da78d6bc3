// What a server does for its storage by itself: backups with rotation, and a look for damage once a day.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { makeFolder } from "../files.ts";
import type { ServerNode } from "../node.ts";
import { type Settings, sqliteFile } from "../settings.ts";
import { every } from "../time.ts";
import { BackupError, textOf } from "./backup-error.ts";
import { backupPostgres } from "./postgres-copies.ts";

const HOUR = 3_600_000;
/** How often the server looks whether something is due. */
const LOOK = HOUR / 6;

type Cared = Pick<ServerNode, "store" | "settings" | "time" | "log" | "metrics">;

/** Starts looking after the storage; returns how to stop. */
export function openCare(node: Cared): () => void {
  return every(node.time, LOOK, () => careOnce(node));
}

/** Does what is due; of several nodes on one database one does it. */
export async function careOnce(node: Cared): Promise<void> {
  const { settings, store, time, log } = node;
  const due = async (what: string, hours: number, act: () => Promise<void>): Promise<void> => {
    if (hours === 0) return;
    try {
      if (!(await store.cluster.take(what, time.now(), hours * HOUR))) return;
      await act();
    } catch (error) {
      log.error({ err: error }, `${what} failed`);
      await store.cluster.giveBack(what).catch(() => undefined);
    }
  };
  await due("backup", settings.backupEvery, async () => {
    const file = await timedBackup(settings, time.now());
    node.metrics.lastBackup.set(time.now() / 1000);
    log.info({ file }, "backed up");
  });
  await due("check", 24, async () => {
    const damage = await store.damage(false);
    node.metrics.damaged.set(damage === null ? 0 : 1);
    if (damage !== null) log.error({ damage }, "the storage is damaged; restore a backup");
  });
}

/** Where the server's own backups are. */
export const backupFolder = ({ dataDir }: Pick<Settings, "dataDir">): string => join(dataDir, "backups");

/** Makes a backup named after the time, and removes the oldest of those the server made. */
export async function timedBackup(settings: Settings, now: number): Promise<string> {
  const folder = backupFolder(settings);
  makeFolder(folder);
  const ending = settings.databaseUrl ? "dump" : "sqlite";
  const name = `hetman-${new Date(now).toISOString().replace(/\.\d+/, "").replaceAll(":", "-")}.${ending}`;
  const file = join(folder, name);
  await (settings.databaseUrl
    ? backupPostgres(settings.databaseUrl, file)
    : inThread({ file: sqliteFile(settings), target: file }));
  const own = readdirSync(folder).filter(each => /^hetman-\d{4}-\d\d-\d\dT[\d-]+Z\.(sqlite|dump)$/.test(each));
  for (const old of own.sort().slice(0, -settings.backupKeep)) rmSync(join(folder, old));
  return file;
}

/** Copying a large file takes a while: nobody at a table waits for it. */
function inThread(data: { file: string; target: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./backup-worker.ts", import.meta.url), {
      workerData: data,
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    worker.once("error", error => reject(new BackupError(textOf(error))));
    worker.once("exit", code => (code === 0 ? resolve() : reject(new BackupError("the backup's thread has ended"))));
  });
}
