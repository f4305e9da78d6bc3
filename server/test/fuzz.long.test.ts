// Every route fuzzed a thousand times, on both storages.
import { afterAll, describe, expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { tempDir, testServer } from "./harness.ts";
import { Postgres } from "./services.ts";

const dir = tempDir();
let postgres: Postgres | null = null;
afterAll(async () => {
  await postgres?.close();
  dir.remove();
});

describe.each(["sqlite", "postgres"])("%s", kind => {
  test("a thousand calls of every route: none makes the server fail", async () => {
    if (kind === "postgres") postgres = await Postgres.open();
    const databaseUrl = postgres ? await postgres.database("fuzz") : "";
    const server = await testServer(dir.path, { passwordTries: 1_000_000, databaseUrl });
    const { calls, statuses, failures } = await fuzz(server, kind, 1000);
    console.log(`${kind}: ${calls} calls, by status ${JSON.stringify(statuses)}`);
    await server.close();
    expect(failures).toEqual([]);
  }, 3_600_000);
});
