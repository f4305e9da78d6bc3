// Plays many games on all cores. The games come back in their own order, so that what is counted does not depend on
// which thread was faster.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { checksOf } from "#games/every-game/checks.ts";
import type { Registered } from "#games/registry.ts";
import { registry } from "#games/registry.ts";
import { cpuSeconds } from "../stats.ts";
import { type Job, type Played, playJob } from "./job.ts";
import type { Order } from "./worker.ts";

/** What to play and who listens. */
export interface Batch {
  readonly registered: Registered;
  readonly jobs: readonly Job[];
  /** Whether to note what content was used. */
  readonly withContent?: boolean;
  /** Threads; all cores without it. */
  readonly threads?: number;
  progress(done: number, total: number): void;
}

/** All games of a batch, in the order of the jobs, and the CPU seconds they took. */
export async function playBatch(batch: Batch): Promise<{ played: readonly Played[]; cpu: number }> {
  const { registered, jobs } = batch;
  const threads = Math.min(batch.threads ?? availableParallelism(), jobs.length);
  // Threads know only the registered games; others (tests bring their own) are played here.
  const isKnown = registry[registered.game.id] === registered;
  return threads > 1 && isKnown ? playOnThreads(batch, threads) : playHere(batch);
}

async function playHere({ registered, jobs, withContent, progress }: Batch) {
  const before = cpuSeconds();
  const checks = withContent ? await checksOf(registered) : null;
  const played = jobs.map((job, i) => {
    const done = playJob(registered.game, job, checks);
    progress(i + 1, jobs.length);
    return done;
  });
  return { played, cpu: cpuSeconds() - before };
}

interface Answer {
  readonly at: number;
  readonly played: Played;
  readonly cpuSeconds: number;
}

async function playOnThreads(batch: Batch, threads: number): Promise<{ played: Played[]; cpu: number }> {
  const { jobs, registered, withContent = false } = batch;
  const played: Played[] = new Array<Played>(jobs.length);
  const workerData = { game: registered.game.id, withContent };
  let next = 0;
  let done = 0;
  let cpu = 0;
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const give = (): void => {
        const at = next++;
        if (at < jobs.length) worker.postMessage({ at, job: jobs[at]! } satisfies Order);
        else resolve();
      };
      worker.on("error", reject);
      worker.on("message", (answer: Answer) => {
        played[answer.at] = answer.played;
        cpu += answer.cpuSeconds;
        batch.progress(++done, jobs.length);
        give();
      });
      give();
    });
  const workers = Array.from({ length: threads }, () => newWorker(workerData));
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
  return { played, cpu };
}

function newWorker(workerData: unknown): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { workerData });
}
