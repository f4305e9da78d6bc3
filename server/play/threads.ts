// Threads of this process that do tasks.
import { Worker } from "node:worker_threads";
import type { Desk, Task } from "./pool.ts";

interface Job {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** As many threads as are needed at once, at most `size`; `games` is the module whose `registry` they play by. */
export class Threads implements Desk {
  readonly size: number;
  readonly #games: URL;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();

  constructor(size: number, games: URL) {
    this.size = size;
    this.#games = games;
  }

  run(task: Task): Promise<unknown> {
    const worker = this.#idle.pop() ?? this.#open();
    return new Promise((resolve, reject) => {
      this.#busy.set(worker, { resolve, reject });
      worker.postMessage(task);
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#idle, ...this.#busy.keys()].map(worker => worker.terminate()));
  }

  #open(): Worker {
    const worker = new Worker(new URL("./pool-worker.ts", import.meta.url), {
      workerData: { games: this.#games.href },
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    worker.unref();
    worker.on("message", ({ result, error }: { result?: unknown; error?: string }) => {
      const job = this.#busy.get(worker);
      this.#busy.delete(worker);
      this.#idle.push(worker);
      if (error === undefined) job?.resolve(result);
      else job?.reject(new Error(error));
    });
    worker.on("error", error => this.#remove(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", () => this.#remove(worker, new Error("the thread has ended")));
    return worker;
  }

  /** A thread that died: its task fails, and the next task gets a new thread. */
  #remove(worker: Worker, error: Error): void {
    this.#busy.get(worker)?.reject(error);
    this.#busy.delete(worker);
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
  }
}
