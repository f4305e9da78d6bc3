// Plays many games on all cores. The games come back in their own order, so that what is counted does not depend on
// which thread was faster.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { checksOf } from "#games/every-game/checks.ts";
import type { Registered } from "#games/registry.ts";
import { registry } from "#games/registry.ts";
import { installedPacks, type Pack } from "#kernel/packs.ts";
import { cpuSeconds } from "../stats.ts";
import { type Job, type Played, playJob } from "./job.ts";
import type { Order, Post } from "./worker.ts";

/** What to play and who listens. */
export interface Batch {
  readonly registered: Registered;
  readonly jobs: readonly Job[];
  /** Whether to note what content was used. */
  readonly withContent?: boolean;
  /** Content packs to play with, if others than those of this process. */
  readonly packs?: readonly Pack[];
  /** Games that were played before, and where new ones are written down. */
  readonly kept?: { readonly known: ReadonlyMap<number, Played>; put(at: number, played: Played): void };
  /** Threads; all cores without it. */
  readonly threads?: number;
  progress(done: number, total: number): void;
}

/** All games of a batch, in the order of the jobs, and the CPU seconds they took. */
export async function playBatch(batch: Batch): Promise<{ played: readonly Played[]; cpu: number }> {
  const { kept, jobs, progress } = batch;
  if (!kept) return playAll(batch, () => undefined);
  const open = jobs.flatMap((_, at) => (kept.known.has(at) ? [] : [at]));
  const done = jobs.length - open.length;
  const rest = { ...batch, jobs: open.map(at => jobs[at]!), progress: (n: number) => progress(done + n, jobs.length) };
  const { played, cpu } = await playAll(rest, (at, each) => kept.put(open[at]!, each));
  const fresh = new Map(open.map((at, i) => [at, played[i]!]));
  return { played: jobs.map((_, at) => kept.known.get(at) ?? fresh.get(at)!), cpu };
}

type Ended = (at: number, played: Played) => void;

async function playAll(batch: Batch, ended: Ended): Promise<{ played: readonly Played[]; cpu: number }> {
  const { registered, jobs } = batch;
  const threads = Math.min(batch.threads ?? availableParallelism(), jobs.length);
  // Threads know only the registered games; others (tests bring their own) are played here.
  const isKnown = registry[registered.game.id] === registered;
  return (threads > 1 || batch.packs) && isKnown
    ? playOnThreads(batch, Math.max(1, threads), ended)
    : playHere(batch, ended);
}

async function playHere({ registered, jobs, withContent, progress }: Batch, ended: Ended) {
  const before = cpuSeconds();
  const checks = withContent ? await checksOf(registered) : null;
  const played = jobs.map((job, i) => {
    const done = playJob(registered.game, job, checks);
    ended(i, done);
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

async function playOnThreads(batch: Batch, threads: number, ended: Ended): Promise<{ played: Played[]; cpu: number }> {
  const { jobs, registered, withContent = false, packs = installedPacks() } = batch;
  const played: Played[] = new Array<Played>(jobs.length);
  const post: Post = { game: registered.game.id, withContent, packs };
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
        ended(answer.at, answer.played);
        batch.progress(++done, jobs.length);
        give();
      });
      give();
    });
  const workers = Array.from({ length: threads }, () => newWorker(post));
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
  return { played, cpu };
}

function newWorker(workerData: Post): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { workerData });
}
