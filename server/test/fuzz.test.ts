// Every route fuzzed from the API's own description; the long test does more.
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "#protocol/api.ts";
import type { Server } from "#server/server.ts";
import { fuzz } from "./fuzz.ts";
import { tempDir, testServer } from "./harness.ts";

const dir = tempDir();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path, { passwordTries: 1_000_000 });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

test("no call of any route makes the server fail, and every refusal is a known one", async () => {
  const { calls, statuses, failures } = await fuzz(server, "short", 12);
  expect(failures).toEqual([]);
  expect(calls).toBe(12 * Object.keys(api).length);
  // Calls get through as well: otherwise only the checks of forms would have been tried.
  expect(statuses[200]).toBeGreaterThan(calls / 20);
});
