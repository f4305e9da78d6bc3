// What nodes and workers agree on: the queue in Redis, its name and how a task is written there.
import { createHash } from "node:crypto";
import { Redis } from "ioredis";
import type { EarlierRules } from "../rules/earlier.ts";
import type { Task } from "./pool.ts";

/** All our keys start like this, so that a Redis can be shared with others. */
export const prefix = "hetman";

/** Workers serve nodes of their own build: others would think by other rules. */
export const queueName = (build: string): string => `tasks-${build}`;

/** A connection that waits for a Redis that is away; BullMQ wants it so. */
export function connect(url: string): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: times => Math.min(times * 100, 2000),
  });
  redis.on("error", () => undefined);
  return redis;
}

/** A task as it is written: the rules of an earlier build lie beside it, once for all tasks. */
export type WrittenTask = Omit<Task, "earlier"> & { readonly earlier: string | null };

export const rulesKey = (hash: string): string => `${prefix}:rules:${hash}`;

export const written = (task: Task): WrittenTask => ({ ...task, earlier: task.earlier?.hash ?? null });

/** The task again, with its rules. */
export async function readTask(redis: Redis, task: WrittenTask): Promise<Task> {
  const { earlier: hash } = task;
  if (hash === null) return { ...task, earlier: null } as Task;
  const code = await redis.get(rulesKey(hash));
  if (code === null) throw new Error(`the rules ${hash} are not in Redis`);
  const earlier: EarlierRules = { hash, code };
  return { ...task, earlier } as Task;
}

/** The same task has the same id, so that asked for twice it is done once. */
export const idOf = (task: WrittenTask): string =>
  createHash("sha256").update(JSON.stringify(task)).digest("base64url");
