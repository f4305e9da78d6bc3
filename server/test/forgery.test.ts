// Forged messages, some thousands; the long test sends a million.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Server } from "#server/server.ts";
import { forgeryRun } from "./forgery-run.ts";
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

test("forged messages are refused with a code, change nothing, and the server lives", async () => {
  const { answers, isChanged } = await forgeryRun(server, 5000);
  expect(isChanged).toBe(false);
  expect(answers.bug ?? 0).toBe(0);
  expect(answers.accepted ?? 0).toBe(0);
  expect(answers.malformed).toBeGreaterThan(1000);
  expect(answers["not-offered"]).toBeGreaterThan(0);
});
