// Threads for what takes long: bots' thinking, and whether an undo would take back something learned. The event loop
// only asks and is told.
import { Worker } from "node:worker_threads";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import type { EarlierRules } from "../rules/earlier.ts";
import { type Claim, FairQueue } from "./fair-queue.ts";

/** What a thread can be asked. */
export type Task =
  | {
      readonly kind: "bot";
      readonly game: string;
      /** Rules of an earlier build, if the game is played by those. */
      readonly earlier: EarlierRules | null;
      readonly level: string;
      readonly state: State;
      readonly seat: Seat;
      /** The game's seed, from which bots have their luck: anyone with the record can let them think again. */
      readonly seed: string;
    }
  | {
      readonly kind: "learned";
      readonly game: string;
      /** Rules of an earlier build, if the game is played by those. */
      readonly earlier: EarlierRules | null;
      readonly state: State;
      readonly seat: Seat;
      readonly choice: Choice;
    };

interface Job {
  readonly task: Task;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Threads that think. */
export interface Pool {
  /** The choices of a bot for its seat's question: one, or a whole simultaneous answer. */
  bot(claim: Claim, task: Omit<Extract<Task, { kind: "bot" }>, "kind">): Promise<Choice[]>;
  /** Whether a viewer learned something hidden from a choice. */
  learned(claim: Claim, task: Omit<Extract<Task, { kind: "learned" }>, "kind">): Promise<boolean>;
  /** Tasks that wait for a thread. */
  readonly waiting: number;
  /** How long a person waits, in tasks per thread: their own, or one of everybody who waits. */
  loadOf(person: string): number;
  close(): Promise<void>;
}

class Threads {
  readonly #size: number;
  readonly #games: URL;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #queue = new FairQueue<Job>();
  #isClosed = false;

  constructor(size: number, games: URL) {
    this.#size = size;
    this.#games = games;
  }

  run(claim: Claim, task: Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#idle.length === 0 && this.#busy.size < this.#size) this.#add();
      this.#queue.add(claim, { task, resolve, reject });
      this.#next();
    });
  }

  get waiting(): number {
    return this.#queue.size;
  }

  loadOf(person: string): number {
    return Math.max(this.#queue.of(person), this.#queue.people) / this.#size;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#idle, ...this.#busy.keys()].map(worker => worker.terminate()));
  }

  #add(): void {
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
      this.#next();
    });
    worker.on("error", error => this.#remove(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", () => this.#remove(worker, new Error("the thread has ended")));
    this.#idle.push(worker);
  }

  /** A thread that died: its task fails, and the next task gets a new thread. */
  #remove(worker: Worker, error: Error): void {
    this.#busy.get(worker)?.reject(error);
    this.#busy.delete(worker);
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    const size = this.#idle.length + this.#busy.size;
    if (!this.#isClosed && this.#queue.size > 0 && size < this.#size) this.#add();
    this.#next();
  }

  #next(): void {
    while (this.#idle.length > 0) {
      const job = this.#queue.take();
      if (!job) return;
      const worker = this.#idle.pop() as Worker;
      this.#busy.set(worker, job);
      worker.postMessage(job.task);
    }
  }
}

/** A pool of threads; `games` is the module whose `registry` they play by. */
export function openPool(size: number, games: URL): Pool {
  const threads = new Threads(size, games);
  return {
    bot: (claim, task) => threads.run(claim, { kind: "bot", ...task }) as Promise<Choice[]>,
    learned: (claim, task) => threads.run(claim, { kind: "learned", ...task }) as Promise<boolean>,
    get waiting() {
      return threads.waiting;
    },
    loadOf: person => threads.loadOf(person),
    close: () => threads.close(),
  };
}
