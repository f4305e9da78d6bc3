// Games through a bad network.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Server } from "#server/server.ts";
import { chaosRun } from "./chaos.ts";
import { tempDir, testServer } from "./harness.ts";

const dir = tempDir();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path);
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

test("cut, delayed, duplicated and reordered messages do not change how a game ends", async () => {
  const report = await chaosRun(server, 600);
  expect(report.wrong).toEqual([]);
});
