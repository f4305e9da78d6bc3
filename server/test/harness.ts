// A server for tests: in this process, with the tiny game, on a free port and a folder of its own.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { type Overrides, openServer, type Server } from "#server/server.ts";
import { readSettings, type Settings, withoutLimits } from "#server/settings.ts";
import { Client } from "./client.ts";
import { gamesModule, registry } from "./games.ts";

/** A folder that is removed at the end. */
export function tempDir(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "hetman-test-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function testSettings(dataDir: string, more: Partial<Settings> = {}): Settings {
  const settings = readSettings({
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    BOT_WORKERS: "1",
    DRAIN_SECONDS: "5",
    BACKUP_EVERY: "0",
    WEB_DIR: "no-client",
  });
  return { ...settings, ...withoutLimits, ...more };
}

export function testServer(
  dataDir: string,
  settings: Partial<Settings> = {},
  overrides: Overrides = {},
): Promise<Server> {
  const log = pino({ level: process.env.TEST_LOG ?? "silent" });
  return openServer(testSettings(dataDir, settings), { games: registry, gamesModule, log, ...overrides });
}

/** People with seats at a running table. */
export interface Scene {
  readonly people: Client[];
  readonly table: string;
}

/** A running table with a person in each seat. */
export async function seated(
  port: number,
  game: string,
  seats: number,
  plan: Record<string, unknown> = {},
): Promise<Scene> {
  const people: Client[] = [];
  for (let i = 0; i < seats; i++) people.push(await Client.guest(port, `P${i}`));
  const open = Array.from({ length: seats - 1 }, () => ({ kind: "open" as const }));
  const body = { game, seats: [{ kind: "me" as const }, ...open], visibility: "public" as const, ...plan };
  const { table } = await people[0]!.call("POST /api/tables", { body });
  for (const person of people.slice(1))
    await person.call("POST /api/tables/:table/join", { params: { table: table.id }, body: {} });
  await people[0]!.call("POST /api/tables/:table/start", { params: { table: table.id }, body: {} });
  return { people, table: table.id };
}
