// A month of faults on two nodes; DAYS=n makes it n days.
import { afterAll, beforeAll, expect, test } from "vitest";
import { month } from "./month.ts";
import { Postgres, RedisServer } from "./services.ts";

const days = Number(process.env.DAYS ?? 30);
let postgres: Postgres;
let redis: RedisServer;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([Postgres.open(), RedisServer.open()]);
}, 120_000);
afterAll(() => Promise.all([postgres.close(), redis.close()]), 120_000);

test(`${days} days of dying nodes, databases and lines: one order explains what every client sent and saw`, async () => {
  const report = await month(postgres, redis, days, 20, (day, acknowledged) =>
    console.log(`day ${day}: ${acknowledged} acknowledged`),
  );
  console.log(JSON.stringify({ ...report, wrong: report.wrong.length }));
  expect(report.wrong).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(days * 20);
});
