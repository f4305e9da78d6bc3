// Power failures: a kill leaves what was written in the kernel's memory, so it proves no sync. Here everything that was
// not synced is lost as well.
import { expect, test } from "vitest";
import { crashRun } from "./crash.ts";
import { forgetfulStorage } from "./unsynced.ts";

test("no acknowledged choice is lost when unsynced writes are (SQLite)", async () => {
  const storage = await forgetfulStorage();
  const report = await crashRun(storage.patient, 3, storage.openStore);
  await storage.close();
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.lost).toEqual([]);
  expect(report.wrong).toEqual([]);
});

test("a disk that lies about syncing is found out", async () => {
  const storage = await forgetfulStorage(10);
  const report = await crashRun(storage.patient, 3, storage.openStore);
  await storage.close();
  expect(storage.forgotten()).toBeGreaterThan(0);
  expect(report.lost.length + report.wrong.length).toBeGreaterThan(0);
});
