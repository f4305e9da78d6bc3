// Clocks charge nobody for what is the server's fault: a process that stood still, machines whose clocks differ.
import { afterAll, beforeAll, expect, test } from "vitest";
import { merged } from "#server/cluster.ts";
import { SharedTime } from "#server/shared-time.ts";
import type { Downtime } from "#server/store/cluster.ts";
import type { Client } from "./client.ts";
import { seated, tempDir } from "./harness.ts";
import { Cluster } from "./nodes.ts";
import { ServerProcess } from "./process.ts";
import { Postgres, pause } from "./services.ts";

const blitz = { pace: { kind: "live", bankSeconds: 60, incrementSeconds: 0 } };

const leftOf = async (person: Client, table: string): Promise<number> => {
  const { present } = await person.call("GET /api/tables/:table/present", { params: { table }, query: { as: 0 } });
  return Math.min(...present.clock!.left);
};

test("a process that was stopped charges nobody for it", async () => {
  const dir = tempDir();
  const server = await ServerProcess.open({ DATA_DIR: dir.path });
  const { people, table } = await seated(server.port, "duel", 2, blitz);
  const before = await leftOf(people[0]!, table);
  server.freeze(true);
  await pause(8_000);
  server.freeze(false);
  const asked = Date.now();
  const charged = before - (await leftOf(people[0]!, table));
  expect(charged).toBeLessThan(3_000 + Date.now() - asked);
  // It is stored: another process knows it too.
  await pause(5_500);
  await server.end("SIGKILL");
  const next = await ServerProcess.open({ DATA_DIR: dir.path });
  people[0]!.port = next.port;
  expect(before - (await leftOf(people[0]!, table))).toBeLessThan(15_000);
  await next.end("SIGTERM");
  dir.remove();
});

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.open();
});
afterAll(() => postgres.close());

test("a node whose clock is a minute ahead charges nobody, and says that it is off", async () => {
  const cluster = await Cluster.open(postgres, null, "clocks", [{}, { CLOCK_AHEAD: "60000" }]);
  const { people, table } = await seated(cluster.nodes[0]!.port, "duel", 2, blitz);
  const there = cluster.nodes[1]!.port;
  people[0]!.port = there;
  expect(await leftOf(people[0]!, table)).toBeGreaterThan(45_000);
  const figures = await (await fetch(`http://127.0.0.1:${there}/metrics`)).text();
  expect(Number(/^hetman_clock_offset_seconds (\S+)$/m.exec(figures)?.[1])).toBeCloseTo(60, 0);
  await cluster.close();
});

test("shared time notices standstills and jumps, and agrees with another clock", async () => {
  let own = 1_000_000;
  const time = new SharedTime(() => own);
  await time.align(async () => 5_000_000);
  expect(time.now()).toBe(5_000_000);
  expect(time.off).toBe(1_000_000 - 5_000_000);
  const gaps: Downtime[] = [];
  const stop = time.watch(gap => gaps.push(gap));
  own += 2_900;
  time.now();
  expect(gaps).toEqual([]);
  own += 20_000;
  expect(time.now()).toBe(5_022_900);
  expect(gaps).toEqual([{ since: 5_002_900, until: 5_022_900 }]);
  await time.align(async () => 5_082_900);
  expect(gaps.at(-1)).toEqual({ since: 5_022_900, until: 5_082_900 });
  stop();
});

test("standstills that several nodes noticed count once", () => {
  const times = [
    { since: 50, until: 60 },
    { since: 0, until: 20 },
    { since: 10, until: 30 },
    { since: 12, until: 15 },
  ];
  expect(merged(times)).toEqual([
    { since: 0, until: 30 },
    { since: 50, until: 60 },
  ]);
});
