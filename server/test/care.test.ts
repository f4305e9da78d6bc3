// What a server does for its storage by itself.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { restore } from "#server/ops/backup.ts";
import { backupFolder, careOnce } from "#server/ops/care.ts";
import { countRows } from "#server/store/migrate-sqlite.ts";
import { seated, tempDir, testServer, testSettings } from "./harness.ts";
import { onFile } from "./stored-games.ts";

const HOUR = 3_600_000;

test("backups are made when they are due, rotate, survive a restart of the schedule and can be restored", async () => {
  const dir = tempDir();
  const settings = testSettings(dir.path, { backupEvery: 6, backupKeep: 2 });
  const server = await testServer(dir.path);
  await seated(server.port, "duel", 2);
  const { node } = server.services;
  let now = Date.UTC(2030, 0, 1);
  const cared = { ...node, settings, time: { ...node.time, now: () => now } };
  const made = (): string[] => readdirSync(backupFolder(settings)).sort();
  await careOnce(cared);
  expect(made()).toEqual(["hetman-2030-01-01T00-00-00Z.sqlite"]);
  now += 5 * HOUR;
  await careOnce({ ...cared });
  expect(made()).toHaveLength(1);
  for (let i = 0; i < 3; i++) {
    now += 6 * HOUR;
    await careOnce(cared);
  }
  expect(made()).toEqual(["hetman-2030-01-01T17-00-00Z.sqlite", "hetman-2030-01-01T23-00-00Z.sqlite"]);
  const last = join(backupFolder(settings), made()[1]!);
  expect((statSync(last).mode & 0o777).toString(8)).toBe("600");
  expect(onFile(last, countRows)).toMatchObject({ people: 2, tables: 1 });
  expect(await node.metrics.registry.getSingleMetricAsString("hetman_last_backup_timestamp_seconds")).toContain(
    String(now / 1000),
  );
  await server.close();
  expect((await restore(settings, last)).counts).toMatchObject({ people: 2, tables: 1 });
  dir.remove();
});

test("damage that comes up later is looked for once a day and told; a task that failed is tried again", async () => {
  const dir = tempDir();
  const server = await testServer(dir.path);
  const { node } = server.services;
  const lines: string[] = [];
  const into = new Writable({ write: (text, _, done) => done(void lines.push(String(text))) });
  const log = pino({ level: "error" }, into);
  let answer: () => Promise<string | null> = () => Promise.reject(new Error("no answer"));
  let looks = 0;
  const store = {
    ...node.store,
    damage: () => {
      looks++;
      return answer();
    },
  };
  const cared = { ...node, store, log };
  await careOnce(cared);
  answer = async () => "page 7";
  await careOnce(cared);
  await careOnce(cared);
  expect(looks).toBe(2);
  expect(lines.join("")).toContain("check failed");
  expect(lines.join("")).toContain("the storage is damaged; restore a backup");
  expect(await node.metrics.registry.getSingleMetricAsString("hetman_storage_damaged")).toContain("damaged 1");
  await server.close();
  dir.remove();
});
