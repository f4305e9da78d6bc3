// Where a node's long tasks are done: in its own threads, or by workers at the same Redis.
import type { Logger } from "pino";
import type { Settings } from "../settings.ts";
import type { Desk } from "./pool.ts";
import { Threads } from "./threads.ts";

/** Opens the desk that the settings name; `games` is the module whose `registry` threads play by. */
export async function openDesk(settings: Settings, games: URL, build: string, log: Logger): Promise<Desk> {
  const { botWorkers, redisUrl } = settings;
  if (botWorkers > 0) return new Threads(botWorkers, games);
  // Loaded only where it is used: the queue's library is large.
  const { openWorkers } = await import("./workers.ts");
  return openWorkers(redisUrl, build, log);
}
