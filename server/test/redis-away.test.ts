// Redis killed under play and brought back: games between nodes go on, nothing is lost, and nodes stay in service.
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client, type Talk } from "./client.ts";
import { seated } from "./harness.ts";
import { Cluster, isClean } from "./nodes.ts";
import { pick } from "./player.ts";
import { Postgres, pause, RedisServer } from "./services.ts";

let postgres: Postgres;
let redis: RedisServer;
let cluster: Cluster;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([Postgres.open(), RedisServer.open()]);
  cluster = await Cluster.open(postgres, redis, "away");
});
afterAll(async () => {
  await cluster.close();
  await Promise.all([postgres.close(), redis.close()]);
});

/** Answers for a seat as long as the game goes on; counts. */
async function answering(talk: Talk, table: string, seat: number, count: () => void): Promise<void> {
  let sent = 0;
  const react = (present: { sequence: number; look: { question: { options: readonly unknown[] } | null } }): void => {
    const sequence = present.sequence + 1;
    const options = (present.look.question?.options ?? []) as never[];
    if (options.length === 0 || sent >= sequence) return;
    sent = sequence;
    talk
      .ask({ type: "choose", table, seat, sequence, choices: [pick(table, seat, sequence, options)] })
      .then(count, () => (sent = sequence - 1));
  };
  talk.onMessage = message => {
    if (message.type === "look") react(message.present);
  };
  const { present } = await talk.subscribe(table, seat);
  if (present) react(present);
}

const status = async (node: number, path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${cluster.nodes[node]!.port}${path}`)).status;

test("games between two nodes go on while Redis is away, and after it is back", async () => {
  const { people, table } = await seated(cluster.nodes[0]!.port, "endless", 2);
  people[1]!.port = cluster.nodes[1]!.port;
  const talks = await Promise.all(people.map(person => person.connect()));
  let choices = 0;
  await Promise.all(talks.map((talk, seat) => answering(talk, table, seat, () => choices++)));
  const during = async (ms: number): Promise<number> => {
    const before = choices;
    await pause(ms);
    return choices - before;
  };
  expect(await during(1_000)).toBeGreaterThan(10);
  await redis.close();
  await pause(1_500);
  expect(await during(3_000)).toBeGreaterThan(20);
  expect([await status(0, "/livez"), await status(0, "/readyz"), await status(0, "/healthz")]).toEqual([200, 200, 503]);
  // Who signs out everywhere is gone from the other node too, and a newcomer there sees the table.
  const guest = await Client.guest(cluster.nodes[1]!.port, "Late");
  const watching = await (await guest.connect()).subscribe(table, "spectator");
  expect(watching.present).not.toBeNull();
  await redis.start();
  await expect.poll(() => Promise.all([status(0, "/healthz"), status(1, "/healthz")])).toEqual([200, 200]);
  expect(await during(2_000)).toBeGreaterThan(20);
  for (const talk of talks) talk.close();
  expect(await isClean(cluster.databaseUrl, table)).toBe(true);
});

test("nodes without any Redis hear of each other through PostgreSQL", async () => {
  const plain = await Cluster.open(postgres, null, "plain");
  const { people, table } = await seated(plain.nodes[0]!.port, "endless", 2);
  people[1]!.port = plain.nodes[1]!.port;
  const talks = await Promise.all(people.map(person => person.connect()));
  let choices = 0;
  await Promise.all(talks.map((talk, seat) => answering(talk, table, seat, () => choices++)));
  await expect.poll(() => choices).toBeGreaterThan(40);
  for (const talk of talks) talk.close();
  expect(await isClean(plain.databaseUrl, table)).toBe(true);
  await plain.close();
});
