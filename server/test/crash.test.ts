// Crashes, briefly; the long test kills thousands of times.
import { afterAll, beforeAll, expect, test } from "vitest";
import { crashRun } from "./crash.ts";
import { postgresStorage, sqliteStorage } from "./crash-storages.ts";
import { Postgres } from "./services.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.open();
});
afterAll(() => postgres.close());

test("no acknowledged choice is lost when the server is killed (SQLite)", async () => {
  const storage = sqliteStorage();
  const report = await crashRun(storage.patient, 3, storage.openStore);
  await storage.close();
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.lost).toEqual([]);
  expect(report.wrong).toEqual([]);
});

test("no acknowledged choice is lost when server and database are killed (PostgreSQL)", async () => {
  const storage = await postgresStorage(postgres, "crash_on", "on");
  const report = await crashRun(storage.patient, 2, storage.openStore);
  await storage.close();
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.lost).toEqual([]);
  expect(report.wrong).toEqual([]);
});

test("the crash test notices a storage that loses (PostgreSQL without synchronous commits)", async () => {
  const storage = await postgresStorage(postgres, "crash_off", "off");
  const report = await crashRun(storage.patient, 2, storage.openStore);
  await storage.close();
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.lost.length + report.wrong.length).toBeGreaterThan(0);
});
