// A process that does nothing but long tasks for nodes at the same Redis.
import { Worker } from "bullmq";
import type { Logger } from "pino";
import { connect, prefix, queueName, readTask, type WrittenTask } from "./play/task-queue.ts";
import { Threads } from "./play/threads.ts";
import type { Settings } from "./settings.ts";

/** A worker that says nothing for so long has died, and another gets its tasks. */
const SILENCE = 6_000;

/** Opens a worker with as many threads as the settings say. */
export async function openWorker(
  { redisUrl, botWorkers }: Pick<Settings, "redisUrl" | "botWorkers">,
  games: URL,
  build: string,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  const threads = new Threads(botWorkers, games);
  const redis = connect(redisUrl);
  const worker = new Worker(
    queueName(build),
    async ({ data }: { data: WrittenTask }) => threads.run(await readTask(redis, data)),
    {
      connection: redis,
      prefix,
      name: String(botWorkers),
      concurrency: botWorkers,
      lockDuration: SILENCE,
      stalledInterval: SILENCE / 2,
      maxStalledCount: 10,
    },
  );
  worker.on("error", error => log.warn({ err: error }, "the queue is away"));
  worker.on("failed", (_job, error) => log.warn({ err: error }, "a task failed"));
  await worker.waitUntilReady();
  return {
    close: async () => {
      await worker.close();
      await threads.close();
      redis.disconnect();
    },
  };
}
