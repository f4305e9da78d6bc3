// `hetman serve --check`: whether everything the settings name can be used. Nothing is changed, and nothing is opened for
// others.
import { accessSync, constants, existsSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createTransport } from "nodemailer";
import pg from "pg";
import { openRedis } from "../bus/redis.ts";
import { type Settings, sqliteFile } from "../settings.ts";
import { sentenceOf, startPart } from "../start-failure.ts";
import { migrations, tooNew } from "../store/migrations.ts";

/** One thing that was looked at; without a problem it is well. */
export interface Finding {
  readonly what: "settings" | "storage" | "redis" | "mail" | "door" | "client";
  readonly problem: string | null;
}

/** Looks at every part that the settings name. */
export async function checkParts(settings: Settings): Promise<Finding[]> {
  const { databaseUrl, redisUrl, smtpUrl, webDir } = settings;
  const parts: [Finding["what"], () => Promise<unknown>][] = [
    ["storage", () => startPart("storage", settings, () => (databaseUrl ? postgres(databaseUrl) : sqlite(settings)))],
    ["door", () => startPart("door", settings, () => listen(settings))],
    ["client", async () => client(webDir)],
  ];
  if (redisUrl) parts.push(["redis", () => startPart("redis", settings, () => redis(redisUrl))]);
  if (smtpUrl) parts.push(["mail", () => startPart("mail", settings, () => mail(smtpUrl))]);
  return Promise.all(
    parts.map(async ([what, look]) =>
      look().then(
        () => ({ what, problem: null }),
        error => ({ what, problem: sentenceOf(error) }),
      ),
    ),
  );
}

function mustKnow(kind: "sqlite" | "postgres", version: number): void {
  if (version > migrations[kind].length) throw tooNew(version, migrations[kind].length);
}

async function postgres(connectionString: string): Promise<void> {
  const database = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  database.on("error", () => undefined);
  await database.connect();
  try {
    const { rows: found } = await database.query("SELECT to_regclass('schema_version') AS name");
    const isNew = !found[0]?.name;
    const { rows } = isNew ? { rows: [] } : await database.query("SELECT version FROM schema_version");
    mustKnow("postgres", Number(rows[0]?.version ?? 0));
  } finally {
    await database.end();
  }
}

function sqlite(settings: Settings): void {
  const file = sqliteFile(settings);
  if (existsSync(file)) {
    accessSync(file, constants.R_OK | constants.W_OK);
    const database = new DatabaseSync(file, { readOnly: true });
    const { user_version: version } = database.prepare("PRAGMA user_version").get() as { user_version: number };
    database.close();
    mustKnow("sqlite", version);
    return;
  }
  let folder = resolve(dirname(file));
  while (!existsSync(folder)) folder = dirname(folder);
  accessSync(folder, constants.W_OK);
}

async function redis(url: string): Promise<void> {
  const bus = await openRedis(url, "check");
  await bus.close();
}

async function mail(url: string): Promise<void> {
  const transport = createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000 });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function listen({ port, host }: Settings): Promise<void> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen({ port, host }, () => server.close(() => done()));
  });
}

function client(webDir: string): void {
  if (!existsSync(resolve(webDir, "index.html")))
    throw new Error(`WEB_DIR: there is no built client in ${webDir}; run npm run build`);
}
