// Which way nodes talk, by the settings.
import type { Redis } from "ioredis";
import type { Settings } from "../settings.ts";
import { startPart } from "../start-failure.ts";
import { withFallback } from "./both.ts";
import type { Bus } from "./bus.ts";
import { localHub } from "./local.ts";
import { openPostgresBus } from "./postgres.ts";
import { openRedis } from "./redis.ts";

/** Opens the bus: Redis with PostgreSQL behind it, PostgreSQL alone, or nothing, for a node that is alone on its file. */
export async function openBus(settings: Settings, node: string): Promise<{ bus: Bus; redis: Redis | null }> {
  const { databaseUrl, redisUrl } = settings;
  const redis = redisUrl ? await startPart("redis", settings, () => openRedis(redisUrl, node)) : null;
  try {
    if (!databaseUrl) return { bus: redis ?? localHub().node(), redis: redis?.client ?? null };
    const postgres = await startPart("storage", settings, () => openPostgresBus(databaseUrl, node));
    return { bus: redis ? await withFallback(redis, postgres, node) : postgres, redis: redis?.client ?? null };
  } catch (error) {
    await redis?.close();
    throw error;
  }
}
