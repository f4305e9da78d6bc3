// A thread that plays games for the pool.
import { parentPort, workerData } from "node:worker_threads";
import { checksOf } from "#games/every-game/checks.ts";
import { registry } from "#games/registry.ts";
import { type Job, playJob } from "./job.ts";

/** What a thread is asked: a job under a number. */
export interface Order {
  readonly at: number;
  readonly job: Job;
}

const { game, withContent } = workerData as { readonly game: string; readonly withContent: boolean };
const registered = registry[game]!;
const checks = withContent ? await checksOf(registered) : null;

parentPort!.on("message", ({ at, job }: Order) => {
  const before = process.threadCpuUsage();
  const played = playJob(registered.game, job, checks);
  const { user, system } = process.threadCpuUsage(before);
  parentPort!.postMessage({ at, played, cpuSeconds: (user + system) / 1e6 });
});
