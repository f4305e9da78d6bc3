// Two nodes, one table: seats on different nodes play a whole game, and a killed node loses nothing.
import { afterAll, beforeAll, expect, test } from "vitest";
import { seated } from "./harness.ts";
import { Cluster, isClean, playAnywhere } from "./nodes.ts";
import { Postgres, pause, RedisServer } from "./services.ts";

let postgres: Postgres;
let redis: RedisServer;
let cluster: Cluster;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([Postgres.open(), RedisServer.open()]);
  cluster = await Cluster.open(postgres, redis, "two");
});
afterAll(async () => {
  await cluster.close();
  await Promise.all([postgres.close(), redis.close()]);
});

test("seats on different nodes play a whole game", async () => {
  const { people, table } = await seated(cluster.nodes[0]!.port, "duel", 3);
  const ends = await Promise.all(people.map((person, seat) => playAnywhere(cluster, person, table, seat)));
  expect(ends[1]!.look.result).toEqual(ends[0]!.look.result);
  expect(await isClean(cluster.databaseUrl, table)).toBe(true);
});

test("presence, chat and changes of the table reach people on the other node", async () => {
  const { people, table } = await seated(cluster.nodes[0]!.port, "duel", 2);
  people[1]!.port = cluster.nodes[1]!.port;
  const [here, there] = [await people[0]!.connect(), await people[1]!.connect()];
  await here.subscribe(table, 0);
  await there.subscribe(table, 1);
  await there.until("presence", ({ online }) => online.length === 2);
  await here.until("presence", ({ online }) => online.length === 2);
  await here.ask({ type: "chat", table, text: "hello there" });
  await there.until("chat", ({ message }) => message.text === "hello there");
  await people[0]!.call("POST /api/tables/:table/leave", { params: { table }, body: {} });
  await there.until("info", ({ info }) => info.seats[0]!.standIn === "left");
  here.close();
  there.close();
});

test("a killed node loses nothing; people go on at the other one, and its bots are taken over", async () => {
  const plan = {
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "random" }],
    options: { length: "long" },
  };
  const { people, table } = await seated(cluster.nodes[1]!.port, "duel", 2, plan);
  const ends = people.map((person, seat) => playAnywhere(cluster, person, table, seat));
  await pause(300);
  await cluster.kill(1);
  const [first, second] = await Promise.all(ends);
  expect(second!.look.result).toEqual(first!.look.result);
  expect(await isClean(cluster.databaseUrl, table)).toBe(true);
  await cluster.restart(1);
});
