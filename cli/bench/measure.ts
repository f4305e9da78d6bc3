// Measuring: CPU time of this one thread, tasks by turns, the median of several runs of each.
import { cpuSeconds, median } from "../stats.ts";

/** A line of the benchmark. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly peer?: string;
  readonly peerValue?: number;
  readonly ratio?: number;
}

/** How long to measure. */
export interface Effort {
  /** Runs of each task. */
  readonly runs: number;
  /** CPU seconds of each run. */
  readonly seconds: number;
  /** Decisions over which memory is watched. */
  readonly decisions: number;
}

/** The honest effort. */
export const thorough: Effort = { runs: 5, seconds: 0.5, decisions: 1_000_000 };

/** Enough to see that everything works. */
export const quick: Effort = { runs: 1, seconds: 0.02, decisions: 5000 };

/** Does some work and returns how much. */
export type Task = () => number;

/** Work per CPU second of each task; the tasks take turns, so that a disturbance hits all of them. */
export function rates({ runs, seconds }: Effort, tasks: readonly Task[]): number[] {
  const seen: number[][] = tasks.map(() => []);
  for (const task of tasks) rateOf(task, seconds / 2);
  for (let run = 0; run < runs; run++) {
    for (const [i, task] of tasks.entries()) seen[i]!.push(rateOf(task, seconds));
  }
  return seen.map(median);
}

// Reading the clock costs more than a small game: it is read once per batch, and batches grow until they are long.
const BATCH_SECONDS = 0.005;

function rateOf(task: Task, seconds: number): number {
  const before = cpuSeconds();
  let amount = 0;
  let used = 0;
  for (let batch = 1; used < seconds; ) {
    for (let i = 0; i < batch; i++) amount += task();
    const now = cpuSeconds() - before;
    if (now - used < BATCH_SECONDS) batch *= 2;
    used = now;
  }
  return amount / used;
}
