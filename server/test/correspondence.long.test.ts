// A correspondence game of five over a simulated month, on two nodes with one PostgreSQL and one Redis. People sleep, leave,
// lose their cookie, come back on another device, block, substitute, stay away and go on holiday; a node is restarted in between. Nothing
// that was acknowledged is lost, and nobody waits for something that could be answered.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Server } from "#server/server.ts";
import { gamesModule, registry } from "./all-games.ts";
import { Client } from "./client.ts";
import { type Kept, type Player, recordOf, stuckAt, tableOf, visit } from "./correspondence.ts";
import { tempDir, testServer } from "./harness.ts";
import { LeapingTime } from "./leaping.ts";
import { Postgres, pause, RedisServer } from "./services.ts";

const HOUR = 3_600_000;
const DAYS = 30;
const dir = tempDir();
const time = new LeapingTime();
let postgres: Postgres;
let redis: RedisServer;
let databaseUrl = "";
const nodes: Server[] = [];
const openNode = () =>
  testServer(
    dir.path,
    { databaseUrl, redisUrl: redis.url, sleepSeconds: 1800 },
    { time, games: registry, gamesModule },
  );
beforeAll(async () => {
  [postgres, redis] = await Promise.all([Postgres.open(), RedisServer.open()]);
  databaseUrl = await postgres.database("month");
  nodes.push(await openNode(), await openNode());
}, 240_000);
afterAll(async () => {
  await Promise.all(nodes.map(node => node.close()));
  await Promise.all([postgres.close(), redis.close()]);
  dir.remove();
}, 240_000);

test("nothing is lost and nobody waits for what could be answered", async () => {
  const players: Player[] = [];
  for (let seat = 0; seat < 5; seat++) {
    const client = await Client.guest(nodes[seat % 2]!.port, `P${seat}`);
    players.push({ client, seat, hours: [(7 + 3 * seat) % 24], isAway: false });
  }
  const open = Array.from({ length: 4 }, () => ({ kind: "open" as const }));
  const { table: made } = await players[0]!.client.call("POST /api/tables", {
    body: { game: "xidit", seats: [{ kind: "me" }, ...open], visibility: "public", pace: { kind: "days", days: 2 } },
  });
  const table = made.id;
  const params = { table };
  for (const { client } of players.slice(1)) await client.call("POST /api/tables/:table/join", { params, body: {} });
  await players[0]!.client.call("POST /api/tables/:table/start", { params, body: {} });
  const kept: Kept[] = [];
  const news: string[] = [];
  const port = (hour: number, seat: number) => nodes[(hour + seat) % 2]!.port;
  const code = (await players[2]!.client.call("POST /api/me/way-back", { body: {} })).code;
  let patience = 1;
  let holiday = 0;

  /** What happens to people, by the hour. */
  const events: Record<number, () => Promise<unknown>> = {
    // A bot plays for somebody who is busy, who then takes the seat back.
    [2 * 24]: () => players[1]!.client.call("POST /api/tables/:table/leave", { params, body: {} }),
    [4 * 24]: () => players[1]!.client.call("POST /api/tables/:table/return", { params, body: {} }),
    // The cookie is lost: the code brings the same person back, on another device.
    [5 * 24]: async () => {
      const device = new Client(port(0, 0));
      device.me = (await device.call("POST /api/way-back", { body: { code } })).me;
      expect(device.me!.id).toBe(players[2]!.client.me!.id);
      players[2]!.client = device;
    },
    // Cookie and code are lost: the others confirm who it is.
    [6 * 24]: async () => {
      const again = await Client.guest(port(1, 0), "P3 with a new phone");
      const talk = await again.connect();
      await talk.subscribe(table, "spectator");
      await talk.ask({ type: "propose", table, kind: "return", seat: 3 });
      talk.close();
      players[3]!.client = again;
      players[3]!.isAway = true;
    },
    [7 * 24]: async () => {
      expect((await tableOf(players[3]!.client, table)).seats[3]!.person!.id).toBe(players[3]!.client.me!.id);
      players[3]!.isAway = false;
      news.push("claimed");
    },
    // One of two nodes goes and comes.
    [9 * 24]: async () => {
      await nodes[1]!.close();
      nodes[1] = await openNode();
      for (const { client, seat } of players) client.port = port(0, seat);
    },
    // Somebody does not come any more; first the others wait, then a bot plays.
    [10 * 24]: async () => {
      players[0]!.isAway = true;
    },
    [13 * 24]: async () => {
      patience = 0;
    },
    // Somebody whom a player blocks cannot take the seat; somebody else can.
    [17 * 24]: async () => {
      const [blocked, other] = [await Client.guest(port(0, 0), "Blocked"), await Client.guest(port(1, 0), "Other")];
      const params = { person: blocked.me!.id };
      await players[4]!.client.call("PUT /api/me/people/:person", { params, body: { tie: "block" } });
      const offer = async (who: Client) => {
        const talk = await who.connect();
        await talk.subscribe(table, "spectator");
        await talk.ask({ type: "propose", table, kind: "substitute", seat: 0 }).finally(() => talk.close());
      };
      await expect(offer(blocked)).rejects.toThrow("not-together");
      await offer(other);
      players[0]!.client = other;
    },
    [18 * 24]: async () => {
      expect((await tableOf(players[0]!.client, table)).seats[0]).toMatchObject({
        name: "Other",
        earlier: [{ name: "P0" }],
      });
      players[0]!.isAway = false;
      news.push("substituted");
    },
    // A holiday of five days, more than the clock gives: it stands still, and nobody is asked what to do.
    [20 * 24]: async () => {
      holiday = time.now();
      const body = { since: holiday, until: holiday + 5 * 24 * HOUR };
      await players[4]!.client.call("POST /api/me/holidays", { body });
      players[4]!.isAway = true;
      patience = 1;
    },
    [25 * 24]: async () => {
      const { notes, proposals } = await tableOf(players[4]!.client, table);
      const asked = [...notes.filter(({ at, kind }) => at > holiday && kind !== "holiday"), ...proposals];
      expect(asked.filter(({ seat }) => seat === 4)).toEqual([]);
      expect(notes.some(({ kind, seat }) => kind === "holiday" && seat === 4)).toBe(true);
      players[4]!.isAway = false;
      news.push("rested");
    },
  };

  let hours = 0;
  for (; hours < DAYS * 24; hours++) {
    await time.leap(HOUR);
    for (const { client, seat } of players) client.port = port(hours, seat);
    const isOver = (await tableOf(players[1]!.client, table)).stage !== "running";
    if (isOver) break;
    await events[hours]?.();
    for (const player of players) {
      if (player.isAway || !player.hours.includes(hours % 24)) continue;
      await visit(player, table, kept, patience).catch(error => {
        // A bot plays for this person now: the seat is asked for when they come back.
        if (!/not-allowed|not-seated|closed/.test(String(error))) throw error;
      });
    }
    await settled(table, hours);
  }

  const { isClean, lost, steps, doc } = await recordOf(nodes[0]!, table, kept);
  console.info(
    `a month: ${hours} hours, ${steps} steps, ${kept.length} choices acknowledged, ${lost.length} lost, ${doc.stage}; ${doc.notes.map(({ kind }) => kind).join(" ")}`,
  );
  expect(lost).toEqual([]);
  expect(isClean).toBe(true);
  expect(kept.length).toBeGreaterThan(100);
  expect(news).toEqual(["claimed", "substituted", "rested"]);
}, 1_800_000);

/** After every hour bots have played, votes have ended, and whoever is late is being asked about; within real seconds. */
async function settled(table: string, hour: number): Promise<void> {
  let problems: string[] = [];
  for (let tries = 0; tries < 150; tries++) {
    problems = await stuckAt(nodes[0]!, table);
    if (problems.length === 0) return;
    await time.leap(5_000);
    await pause(50);
  }
  expect(problems, `hour ${hour}`).toEqual([]);
}
