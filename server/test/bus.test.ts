// The contract of a bus: in one process, over a real Redis, over a real PostgreSQL, and over one behind the other.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withFallback } from "#server/bus/both.ts";
import type { Bus } from "#server/bus/bus.ts";
import { localHub } from "#server/bus/local.ts";
import { openPostgresBus } from "#server/bus/postgres.ts";
import { openRedis } from "#server/bus/redis.ts";
import { Postgres, pause, RedisServer } from "./services.ts";

let redis: RedisServer;
let postgres: Postgres;
beforeAll(async () => {
  [redis, postgres] = await Promise.all([RedisServer.open(), Postgres.open()]);
});
afterAll(() => Promise.all([redis.close(), postgres.close()]));

const both = async (node: string): Promise<Bus> =>
  withFallback(await openRedis(redis.url, node), await openPostgresBus(postgres.url("postgres"), node), node);

const kinds: Record<string, () => Promise<[Bus, Bus]>> = {
  local: async () => {
    const hub = localHub();
    return [hub.node(), hub.node()];
  },
  redis: async () => [await openRedis(redis.url, "a"), await openRedis(redis.url, "b")],
  postgres: async () => [
    await openPostgresBus(postgres.url("postgres"), "a"),
    await openPostgresBus(postgres.url("postgres"), "b"),
  ],
  both: async () => Promise.all(["a", "b"].map(both)) as Promise<[Bus, Bus]>,
};

describe.each(Object.keys(kinds))("bus contract: %s", kind => {
  let a: Bus;
  let b: Bus;
  beforeAll(async () => {
    [a, b] = await kinds[kind]!();
  });
  afterAll(() => Promise.all([a.close(), b.close()]));

  test("others hear a topic in order, the sender does not, and nobody after stopping", async () => {
    const heard: unknown[] = [];
    const own: unknown[] = [];
    const stop = await b.listen("t", message => heard.push(message.n));
    await a.listen("t", message => own.push(message.n));
    for (let n = 0; n < 100; n++) a.publish("t", { n });
    a.publish("other", { n: -1 });
    await pause(100);
    expect(heard).toEqual(Array.from({ length: 100 }, (_, n) => n));
    expect(own).toEqual([]);
    stop();
    await pause(50);
    a.publish("t", { n: 100 });
    await pause(50);
    expect(heard).toHaveLength(100);
  });
});

test("after Redis was away, nodes are told that something may be missing, and hear again", async () => {
  const [a, b] = await kinds.redis!();
  const heard: unknown[] = [];
  let gaps = 0;
  b.onGap(() => gaps++);
  await b.listen("t", message => heard.push(message.n));
  await redis.close();
  await pause(100);
  expect(a.isWell()).toBe(false);
  a.publish("t", { n: 1 });
  await redis.start();
  for (let i = 0; i < 100 && !(a.isWell() && b.isWell() && gaps > 0); i++) await pause(50);
  expect(gaps).toBeGreaterThan(0);
  await pause(200);
  a.publish("t", { n: 2 });
  await pause(100);
  expect(heard).toEqual([2]);
  await Promise.all([a.close(), b.close()]);
});

test("a node that alone has lost Redis hears the others through PostgreSQL, each message once", async () => {
  const [a, alone] = [await both("a"), await RedisServer.open()];
  const b = await withFallback(
    await openRedis(alone.url, "b"),
    await openPostgresBus(postgres.url("postgres"), "b"),
    "b",
  );
  const heard: unknown[] = [];
  await b.listen("t", message => heard.push(message.n));
  await alone.close();
  await expect.poll(() => b.isWell()).toBe(false);
  await pause(2_500);
  a.publish("t", { n: 1 });
  a.publish("t", { n: 2, large: "x".repeat(10_000) });
  await expect.poll(() => heard).toEqual([1, undefined]);
  await Promise.all([a.close(), b.close()]);
});
