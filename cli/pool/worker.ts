// A thread that plays games for the pool.
import { parentPort, workerData } from "node:worker_threads";
import { checksOf } from "#games/every-game/checks.ts";
import { installPack, type Pack } from "#kernel/packs.ts";
import { type Job, playJob } from "./job.ts";

/** What a thread is asked: a job under a number. */
export interface Order {
  readonly at: number;
  readonly job: Job;
}

/** What a thread is made for. */
export interface Post {
  readonly game: string;
  readonly withContent: boolean;
  readonly packs: readonly Pack[];
}

const { game, withContent, packs } = workerData as Post;
for (const pack of packs) installPack(pack);
const { registry } = await import("#games/registry.ts");
const registered = registry[game]!;
const checks = withContent ? await checksOf(registered) : null;

parentPort!.on("message", ({ at, job }: Order) => {
  const before = process.threadCpuUsage();
  const played = playJob(registered.game, job, checks);
  const { user, system } = process.threadCpuUsage(before);
  parentPort!.postMessage({ at, played, cpuSeconds: (user + system) / 1e6 });
});
