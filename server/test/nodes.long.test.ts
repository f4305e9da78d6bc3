// Nodes killed again and again while games go on; KILLS=n makes it n times.
import { afterAll, beforeAll, expect, test } from "vitest";
import { seated } from "./harness.ts";
import { Cluster, isClean, playAnywhere } from "./nodes.ts";
import { Postgres, pause, RedisServer } from "./services.ts";

const KILLS = Number(process.env.KILLS ?? 500);
let postgres: Postgres;
let redis: RedisServer;
let cluster: Cluster;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([Postgres.open(), RedisServer.open()]);
  cluster = await Cluster.open(postgres, redis, "long");
}, 120_000);
afterAll(async () => {
  await cluster.close();
  await Promise.all([postgres.close(), redis.close()]);
}, 120_000);

test(`${KILLS} kills of either node: every game ends, every journal is clean`, async () => {
  let kills = 0;
  let games = 0;
  const tables: string[] = [];
  const keepPlaying = async (): Promise<void> => {
    while (kills < KILLS) {
      try {
        const { people, table } = await seated(cluster.portNear(games++), "duel", 3, { options: { length: "long" } });
        tables.push(table);
        await Promise.all(people.map((person, seat) => playAnywhere(cluster, person, table, seat)));
      } catch {
        // The node was killed while the table was being made.
        await pause(50);
      }
    }
  };
  const players = [keepPlaying(), keepPlaying(), keepPlaying()];
  while (kills < KILLS) {
    await pause(200 + Math.random() * 400);
    await cluster.kill(kills % 2);
    await cluster.restart(kills % 2);
    kills++;
  }
  await Promise.all(players);
  for (const table of tables) expect(await isClean(cluster.databaseUrl, table)).toBe(true);
  console.log(`two nodes: ${kills} kills, ${tables.length} games, all clean`);
});
