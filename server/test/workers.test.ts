// Bots that think in processes of their own: workers, Redis and nodes are killed under them, and no answer is lost,
// given twice or left to the fallback.
import { QueueEvents } from "bullmq";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { botOf, readStep } from "#server/play/step.ts";
import { prefix, queueName } from "#server/play/task-queue.ts";
import { build, type Server } from "#server/server.ts";
import { Client } from "./client.ts";
import { tempDir, testServer } from "./harness.ts";
import { ServerProcess } from "./process.ts";
import { RedisServer } from "./services.ts";

const dir = tempDir();
let redis: RedisServer;
let server: Server;
let events: QueueEvents;
const workers: ServerProcess[] = [];
/** Tasks that a worker has begun or done, in order. */
const begun: string[] = [];
const done: string[] = [];

const openNode = (): Promise<Server> => testServer(dir.path, { botWorkers: 0, redisUrl: redis.url });
async function openWorkers(count: number): Promise<void> {
  const env = { REDIS_URL: redis.url, BOT_WORKERS: "1" };
  const program = new URL("./worker.ts", import.meta.url);
  workers.push(
    ...(await Promise.all(Array.from({ length: count }, () => ServerProcess.open(env, undefined, program)))),
  );
}
const endWorkers = (): Promise<unknown> => Promise.all(workers.splice(0).map(worker => worker.end("SIGKILL")));

beforeAll(async () => {
  redis = await RedisServer.open();
  server = await openNode();
  events = new QueueEvents(queueName(build()), { connection: { url: redis.url }, prefix });
  events.on("error", () => undefined);
  events.on("active", ({ jobId }) => begun.push(jobId));
  events.on("completed", ({ jobId }) => done.push(jobId));
  await events.waitUntilReady();
});
afterEach(endWorkers);
afterAll(async () => {
  await server.close();
  await events.close();
  await redis.close();
  dir.remove();
});

/** Tables with a person and a master, whose answers are wanted at once. */
async function against(port: number, count: number): Promise<string[]> {
  const client = await Client.guest(port, "Ala");
  const seats = [{ kind: "me" as const }, { kind: "bot" as const, level: "master" }];
  const tables: string[] = [];
  for (let i = 0; i < count; i++)
    tables.push((await client.call("POST /api/tables", { body: { game: "duel", seats, start: true } })).table.id);
  return tables;
}

/** Who has answered so far, at each table. */
const answers = (tables: readonly string[]): Promise<string[][]> =>
  Promise.all(
    tables.map(async table => {
      const { tables } = server.services.node.store;
      const { doc } = (await tables.byId(table))!;
      return (await tables.journal(doc.no, 0)).flatMap(row => botOf(readStep(row).by) ?? []);
    }),
  );

const masters = (tables: readonly string[]): string[][] => tables.map(() => ["master"]);
const patience = { interval: 50 };

test("a node without threads lets workers think", async () => {
  await openWorkers(2);
  const tables = await against(server.port, 6);
  await expect.poll(() => answers(tables), patience).toEqual(masters(tables));
  expect(new Set(done).size).toBe(done.length);
});

test("a worker that is killed at a task loses none", async () => {
  await openWorkers(2);
  const before = begun.length;
  const tables = await against(server.port, 6);
  await expect.poll(() => begun.length, { ...patience, interval: 2 }).toBeGreaterThan(before + 1);
  await workers.shift()!.end("SIGKILL");
  await expect.poll(() => answers(tables), patience).toEqual(masters(tables));
  expect(new Set(done).size).toBe(done.length);
});

test("a Redis that comes back empty is asked again", async () => {
  const tables = await against(server.port, 3);
  expect(await answers(tables)).toEqual(tables.map(() => []));
  await redis.close();
  await redis.start();
  await openWorkers(1);
  await expect.poll(() => answers(tables), patience).toEqual(masters(tables));
});

test("a node that is killed while others think for it: the next one gets the answers, thought of once", async () => {
  const own = tempDir();
  const node = await ServerProcess.open({ DATA_DIR: own.path, REDIS_URL: redis.url, BOT_WORKERS: "0" });
  const before = begun.length;
  const client = await Client.guest(node.port, "Ola");
  const seats = [{ kind: "me" as const }, { kind: "bot" as const, level: "master" }];
  const { table } = await client.call("POST /api/tables", { body: { game: "duel", seats, start: true } });
  await openWorkers(1);
  await expect.poll(() => begun.length, { ...patience, interval: 2 }).toBeGreaterThan(before);
  await node.end("SIGKILL");
  const next = await testServer(own.path, { botWorkers: 0, redisUrl: redis.url });
  client.port = next.port;
  const talk = await client.connect();
  await talk.subscribe(table.id, 0);
  const { tables } = next.services.node.store;
  const { doc } = (await tables.byId(table.id))!;
  const given = async (): Promise<string[]> =>
    (await tables.journal(doc.no, 0)).flatMap(row => botOf(readStep(row).by) ?? []);
  await expect.poll(given, patience).toEqual(["master"]);
  expect(begun.length - before).toBe(1);
  talk.close();
  await next.close();
  own.remove();
});
