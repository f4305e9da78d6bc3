// Storage in trouble: a dead thread, a full disk, a broken file. A clear error, and nothing acknowledged is lost.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { backup } from "#server/ops/backup.ts";
import { BackupError } from "#server/ops/backup-error.ts";
import { verifyAll } from "#server/ops/verify.ts";
import { readStep } from "#server/play/step.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { openStore, storeOn } from "#server/store/store.ts";
import { Client, ClientError } from "./client.ts";
import { registry } from "./games.ts";
import { seated, tempDir, testServer, testSettings } from "./harness.ts";
import { pick } from "./player.ts";
import { ServerProcess } from "./process.ts";
import { pause } from "./services.ts";

/** Makes choices at a table of one's own until told to stop; what was acknowledged, and the refusals' codes. */
async function keepChoosing(me: Client, table: string, isEnough: (refusals: readonly string[]) => boolean) {
  const acknowledged: { seat: number; sequence: number }[] = [];
  const refusals: string[] = [];
  for (let i = 0; !isEnough(refusals); i++) {
    const seat = i % 2;
    try {
      const asked = { params: { table }, query: { as: seat } };
      const { present } = await me.call("GET /api/tables/:table/present", asked);
      const options = present.look.question?.options ?? [];
      if (options.length === 0) continue;
      const sequence = present.sequence + 1;
      const body = { seat, sequence, choices: [pick(table, seat, sequence, options)] };
      await me.call("POST /api/tables/:table/choices", { params: { table }, body });
      acknowledged.push({ seat, sequence });
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      refusals.push(error.code);
      await pause(5);
    }
  }
  return { acknowledged, refusals };
}

const hotSeat = { seats: [{ kind: "me" }, { kind: "hot-seat", name: "Other" }] };

test("the storage's thread dies: what is asked of it is refused, another one takes over, nothing is lost", async () => {
  const dir = tempDir();
  const file = join(dir.path, "hetman.sqlite");
  const store = storeOn(await openSqlite(file, new URL("./dying-worker.ts", import.meta.url)));
  const server = await testServer(dir.path, {}, { store });
  const { people, table } = await seated(server.port, "endless", 1, hotSeat);
  let deaths = 0;
  let count = 0;
  const { acknowledged, refusals } = await keepChoosing(people[0]!, table, () => {
    if (++count % 30 === 0 && deaths < 5 && !existsSync(`${file}.die`)) {
      deaths++;
      writeFileSync(`${file}.die`, "");
    }
    return count > 200 && !existsSync(`${file}.die`);
  });
  expect(new Set(refusals).difference(new Set(["storage"]))).toEqual(new Set());
  const { doc } = (await store.tables.byId(table))!;
  const steps = (await store.tables.journal(doc.no, 0)).map(readStep);
  const stored = new Set(steps.map(({ seat, sequence }) => `${seat} ${sequence}`));
  expect(acknowledged.length).toBeGreaterThan(100);
  for (const { seat, sequence } of acknowledged) expect(stored).toContain(`${seat} ${sequence}`);
  expect(steps.map(({ version }) => version)).toEqual(steps.map((_, i) => i + 1));
  await server.close();
  dir.remove();
});

test("the disk is full: choices are refused and health says so; with room again everything acknowledged is there", async () => {
  const dir = tempDir();
  const full = await ServerProcess.open({ DATA_DIR: dir.path }, 1024);
  const me = await Client.guest(full.port, "Me");
  const body = {
    game: "endless",
    seats: [{ kind: "me" as const }, { kind: "hot-seat" as const, name: "Other" }],
    start: true,
  };
  const { table } = await me.call("POST /api/tables", { body });
  const { acknowledged, refusals } = await keepChoosing(me, table.id, codes => codes.length >= 5);
  expect(new Set(refusals)).toEqual(new Set(["storage"]));
  const health = await fetch(`http://127.0.0.1:${full.port}/healthz`);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({ isWell: false, storage: false });
  await full.end("SIGKILL");
  const store = await openStore({ databaseUrl: "", synchronous: "on", file: join(dir.path, "hetman.sqlite") });
  const { doc } = (await store.tables.byId(table.id))!;
  const steps = (await store.tables.journal(doc.no, 0)).map(readStep);
  const stored = new Set(steps.map(({ seat, sequence }) => `${seat} ${sequence}`));
  expect(acknowledged.length).toBeGreaterThan(20);
  for (const { seat, sequence } of acknowledged) expect(stored).toContain(`${seat} ${sequence}`);
  await store.close();
  const again = await ServerProcess.open({ DATA_DIR: dir.path });
  me.port = again.port;
  let count = 0;
  const { refusals: later } = await keepChoosing(me, table.id, () => ++count > 10);
  expect(later).toEqual([]);
  await again.end("SIGTERM");
  dir.remove();
});

test("a file that is no database is named and left alone", async () => {
  const dir = tempDir();
  const file = join(dir.path, "hetman.sqlite");
  writeFileSync(file, "this is not a database, but somebody may still want it ".repeat(100));
  await expect(openSqlite(file)).rejects.toThrow(/hetman\.sqlite cannot be used: file is not a database/);
  await expect(openSqlite(file)).rejects.toThrow("file is not a database");
  const settings = testSettings(dir.path);
  await expect(verifyAll(settings, registry, () => undefined)).rejects.toThrow(BackupError);
  await expect(backup(settings, join(dir.path, "copy"))).rejects.toThrow(/could not be copied: file is not a database/);
  expect(existsSync(join(dir.path, "copy"))).toBe(false);
  dir.remove();
});

test("a game whose journal cannot be read is named by verify, and the others are still checked", async () => {
  const dir = tempDir();
  const server = await testServer(dir.path);
  const { people, table } = await seated(server.port, "endless", 1, hotSeat);
  const { table: other } = await seated(server.port, "endless", 1, hotSeat);
  let count = 0;
  await keepChoosing(people[0]!, table, () => ++count > 20);
  await server.close();
  const db = new DatabaseSync(join(dir.path, "hetman.sqlite"));
  const { no } = db.prepare("SELECT no FROM tables WHERE id = ?").get(table) as { no: number };
  db.prepare("UPDATE journal SET body = '{' WHERE tbl = ? AND version = 3").run(no);
  db.close();
  const found = new Map<string, string | null>();
  await verifyAll(testSettings(dir.path), registry, ({ table: id, problem }) => found.set(id, problem));
  expect(found.get(table)).toMatch(/^it cannot be read: /);
  expect(found.get(other)).toBeNull();
  dir.remove();
});
