// Crashes, 200 times per storage.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CrashReport, crashRun } from "./crash.ts";
import { postgresStorage, sqliteStorage } from "./crash-storages.ts";
import { Postgres } from "./services.ts";

const KILLS = 200;
let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.open();
}, 120_000);
afterAll(() => postgres.close());

const figures = (name: string, { kills, acknowledged, lost, wrong }: CrashReport): void =>
  console.log(`${name}: ${kills} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${wrong.length} wrong`);

test(`SQLite: ${KILLS} kills lose nothing`, async () => {
  const storage = sqliteStorage();
  const report = await crashRun(storage.patient, KILLS, storage.openStore);
  await storage.close();
  figures("SQLite", report);
  expect(report.lost).toEqual([]);
  expect(report.wrong).toEqual([]);
});

test(`PostgreSQL: ${KILLS} kills of server and database lose nothing`, async () => {
  const storage = await postgresStorage(postgres, "crash_long_on", "on");
  const report = await crashRun(storage.patient, KILLS, storage.openStore);
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
