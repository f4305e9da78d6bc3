// Starting: a server that cannot be opened ends, with a code and one sentence that says what to change.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { check } from "#server/serve.ts";
import { readSettings } from "#server/settings.ts";
import { tempDir } from "./harness.ts";
import { freePort, Postgres, RedisServer } from "./services.ts";

const dir = tempDir();
afterAll(() => dir.remove());

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Starts the real server; resolves when the process is gone. */
function start(env: Readonly<Record<string, string>>): Promise<Ended> {
  const main = fileURLToPath(new URL("../main.ts", import.meta.url));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: { PATH: process.env.PATH, LOG_LEVEL: "silent", DATA_DIR: dir.path, PORT: "0", BOT_WORKERS: "1", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", text => (said += text));
  return new Promise(resolve => child.once("close", code => resolve({ code, said })));
}

test("a start that fails ends the process with a code and one sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise(done => taken.once("listening", done));
  const { port } = taken.address() as { port: number };
  const nobody = await freePort();
  const starts: [Record<string, string>, number, string][] = [
    [{ REDIS_URL: `redis://:s3cret@127.0.0.1:${nobody}` }, 1, `REDIS_URL: Redis at 127.0.0.1:${nobody} cannot be used`],
    [{ PORT: String(port), HOST: "127.0.0.1" }, 1, `PORT: another program listens on port ${port} already`],
    [
      { HOST: "203.0.113.7" },
      1,
      'HOST must be an address of this machine or 0.0.0.0 for all of them, not "203.0.113.7"',
    ],
    [{ DATABASE_URL: `postgres://u:s3cret@127.0.0.1:${nobody}/x` }, 1, `PostgreSQL at 127.0.0.1:${nobody}/x cannot be`],
    [{ SMTP_URL: "mail.example.org" }, 2, "SMTP_URL must look like smtp://user:password@host:587"],
    [{ PUBLIC_URL: "hetman.example.org" }, 2, "PUBLIC_URL must be a whole address like https://"],
  ];
  // One after another where they share a folder: SQLite's file has one owner at a time.
  for (const [env, code, sentence] of starts) {
    const ended = await start(env);
    expect(ended, sentence).toMatchObject({ code, said: expect.stringContaining(`hetman: `) });
    expect(ended.said).toContain(sentence);
    expect(ended.said.trim().split("\n")).toHaveLength(1);
    expect(ended.said).not.toContain("s3cret");
  }
  taken.close();
});

test("settings are refused with what they must be, and never with a password", () => {
  const refusals: [Record<string, string>, RegExp][] = [
    [{ PUBLIC_URL: "https://example.org/hetman/" }, /no path: Hetman is served at the root of a host name/],
    [{ PUBLIC_URL: "ftp://example.org" }, /whole address like https/],
    [{ DATABASE_URL: "postgres://u:pa/s3cret@host/db" }, /write \/ as %2F/],
    [{ DATABASE_URL: "postgres://u:12/s3cret@host/db" }, /write \/ as %2F/],
    [{ DATABASE_URL: "postgres://u:p#s3cret@host/db" }, /write/],
    [{ DATABASE_URL: "mysql://host/db" }, /must look like postgres:\/\/user:password@host/],
    [{ REDIS_URL: "localhost:6379" }, /must look like redis:\/\//],
    [{ MAIL_FROM: "Hetman" }, /must be an address like Hetman </],
    [{ PUSH_CONTACT: "admin@example.org" }, /mailto:/],
    [{ METRICS_TOKEN: "s3cret token" }, /without spaces/],
    [{ NOTICES_TO_PRIVATE: "maybe" }, /must be 1 or 0/],
  ];
  for (const [env, sentence] of refusals) {
    const refused = (): unknown => readSettings(env);
    expect(refused, JSON.stringify(env)).toThrow(sentence);
    expect(refused).not.toThrow(/s3cret/);
  }
  const fine = {
    PUBLIC_URL: "https://hetman.example.org/",
    DATABASE_URL: "postgres://u:p%2Fa@[::1]:5432/db?sslmode=require",
    REDIS_URL: "rediss://:x@redis.example.org",
  };
  expect(readSettings(fine)).toMatchObject({ publicUrl: "https://hetman.example.org" });
  expect(readSettings({ DATABASE_URL: "postgres://hetman@/hetman?host=/run/postgresql" })).toBeDefined();
});

test("a check looks at every part, says what is wrong with each, and changes nothing", async () => {
  const [postgres, redis, web] = [await Postgres.open(), await RedisServer.open(), tempDir()];
  const databaseUrl = await postgres.database("checked");
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url, PORT: "0", WEB_DIR: web.path };
  const problems = async (more: Record<string, string>): Promise<Record<string, string | null>> =>
    Object.fromEntries((await check({ ...env, ...more })).map(({ what, problem }) => [what, problem]));
  const nobody = await freePort();
  expect(await problems({ SMTP_URL: `smtp://127.0.0.1:${nobody}` })).toEqual({
    settings: null,
    storage: null,
    redis: null,
    door: null,
    mail: expect.stringMatching(/^SMTP_URL: the mail server at 127.0.0.1:\d+ cannot be used/),
    client: expect.stringContaining("npm run build"),
  });
  expect(await problems({ DATABASE_URL: postgres.url("none") })).toMatchObject({
    storage: expect.stringContaining('database "none" does not exist'),
  });
  expect(await problems({ PORT: "x" })).toEqual({ settings: expect.stringContaining("PORT must be") });
  const { Client } = (await import("pg")).default;
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  expect((await database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).rows).toEqual([]);
  await database.end();
  web.remove();
  await Promise.all([postgres.close(), redis.close()]);
});
