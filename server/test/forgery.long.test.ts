// A million forged messages.
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorCodes } from "#protocol/errors.ts";
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

test("1,000,000 forged messages: refused by a code, nothing changed, server alive, memory flat", async () => {
  const { sent, answers, isChanged, growth } = await forgeryRun(server, 1_000_000);
  console.log(`forged: ${sent}, heap growth ${growth.toFixed(1)} MB, answers ${JSON.stringify(answers)}`);
  expect(isChanged).toBe(false);
  expect(answers.bug ?? 0).toBe(0);
  expect(answers.accepted ?? 0).toBe(0);
  const codes = Object.keys(answers).filter(code => code in errorCodes);
  expect(codes.reduce((sum, code) => sum + answers[code]!, 0)).toBeGreaterThanOrEqual(1_000_000);
  expect(growth).toBeLessThan(20);
});
