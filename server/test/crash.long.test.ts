// Crashes, thousands of times; KILLS=n makes it n of each.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CrashReport, crashRun } from "./crash.ts";
import { postgresStorage, sqliteStorage } from "./crash-storages.ts";
import { Postgres } from "./services.ts";
import { forgetfulStorage } from "./unsynced.ts";

const kills = (most: number): number => Number(process.env.KILLS ?? most);
let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.open();
}, 120_000);
afterAll(() => postgres.close());

const figures = (name: string, { kills, acknowledged, lost, wrong }: CrashReport): void =>
  console.log(`${name}: ${kills} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${wrong.length} wrong`);

test(`SQLite: ${kills(2000)} kills lose nothing`, async () => {
  const storage = sqliteStorage();
  const report = await crashRun(storage.patient, kills(2000), storage.openStore);
  await storage.close();
  figures("SQLite", report);
  expect(report.lost).toEqual([]);
  expect(report.wrong).toEqual([]);
});

test(`SQLite: ${kills(500)} power failures lose nothing but what was not synced`, async () => {
  const storage = await forgetfulStorage();
  const report = await crashRun(storage.patient, kills(500), storage.openStore);
  await storage.close();
  figures("SQLite, unsynced writes lost", report);
  expect(report.lost).toEqual([]);
  expect(report.wrong).toEqual([]);
});

test(`PostgreSQL: ${kills(500)} kills of server and database lose nothing`, async () => {
  const storage = await postgresStorage(postgres, "crash_long_on", "on");
  const report = await crashRun(storage.patient, kills(500), storage.openStore);
  await storage.close();
  figures("PostgreSQL", report);
  expect(report.lost).toEqual([]);
  expect(report.wrong).toEqual([]);
});

test("a storage known to lose data is found out", async () => {
  const storage = await postgresStorage(postgres, "crash_long_off", "off");
  const report = await crashRun(storage.patient, 20, storage.openStore);
  await storage.close();
  figures("PostgreSQL without synchronous commits", report);
  // Lost for good, or seen to be gone before the client sent it again.
  expect(report.lost.length + report.wrong.length).toBeGreaterThan(0);
});
