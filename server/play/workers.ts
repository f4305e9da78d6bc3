// Tasks done by `hetman worker` processes on any machine, through a queue in Redis. A worker that dies loses none: the
// queue gives its task to another. A Redis that comes back empty is asked again. After the deadline the task fails, and
// the game's fallback answers.
import { Queue, QueueEvents } from "bullmq";
import type { Logger } from "pino";
import type { EarlierRules } from "../rules/earlier.ts";
import type { Desk, Task } from "./pool.ts";
import { connect, idOf, prefix, queueName, rulesKey, written } from "./task-queue.ts";

/** A task that nobody has done by then fails. */
const DEADLINE = 60_000;
/** After so long it is asked for again, lest Redis has lost it. */
const ROUND = 5_000;
/** How often workers are counted. */
const COUNT = 2_000;
/** Rules of earlier builds are forgotten when nobody has needed them for so many seconds. */
const RULES_KEPT = 86_400;

/** Answers that are kept for a node that asks again, at most so many and for so many seconds. */
const DONE_KEPT = { age: 60, count: 500 };

/** People's own acts before bots' answers. */
const priorities: Readonly<Record<Task["kind"], number>> = { learned: 1, foresee: 1, bot: 2 };

class Workers implements Desk {
  readonly #redis;
  readonly #queue: Queue;
  readonly #events: QueueEvents;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  /** Who waits for which task. */
  readonly #answers = new Map<string, Set<PromiseWithResolvers<unknown>>>();
  #threads = 0;

  constructor(url: string, build: string, log: Logger) {
    this.#log = log;
    this.#redis = connect(url);
    const options = { connection: this.#redis, prefix };
    this.#queue = new Queue(queueName(build), options);
    this.#events = new QueueEvents(queueName(build), options);
    // What goes wrong shows in the tasks.
    this.#queue.on("error", () => undefined);
    this.#events.on("error", () => undefined);
    this.#events.on("completed", ({ jobId, returnvalue }) => this.#tell(jobId, answer => answer.resolve(returnvalue)));
    this.#events.on("failed", ({ jobId, failedReason }) =>
      this.#tell(jobId, answer => answer.reject(new Error(failedReason))),
    );
    this.#timer = setInterval(() => void this.#count(), COUNT);
    this.#timer.unref();
  }

  async open(): Promise<void> {
    await Promise.all([this.#queue.waitUntilReady(), this.#events.waitUntilReady()]);
    await this.#count();
    if (this.#threads === 0) this.#log.warn("no worker is there: bots wait");
  }

  /** One more than is being done, so that no worker waits for the next. */
  get size(): number {
    return this.#threads + 1;
  }

  async run(task: Task): Promise<unknown> {
    const id = idOf(written(task));
    const answer = Promise.withResolvers<unknown>();
    const answers = this.#answers.get(id) ?? new Set();
    this.#answers.set(id, answers.add(answer));
    const ask = (): Promise<void> => this.#ask(id, task).catch(error => this.#log.warn({ err: error }, "not asked"));
    const round = setInterval(ask, ROUND);
    const deadline = setTimeout(() => answer.reject(new Error("no worker has answered in time")), DEADLINE);
    try {
      void ask();
      return await answer.promise;
    } finally {
      clearInterval(round);
      clearTimeout(deadline);
      answers.delete(answer);
      if (answers.size === 0) this.#answers.delete(id);
    }
  }

  /** Puts a task in the queue, unless it is there, and looks whether it has been done already. */
  async #ask(id: string, task: Task): Promise<void> {
    if (this.#redis.status !== "ready") return;
    if (task.earlier) await this.#keep(task.earlier);
    const priority = priorities[task.kind];
    await this.#queue.add(task.kind, written(task), {
      jobId: id,
      priority,
      removeOnComplete: DONE_KEPT,
      removeOnFail: true,
    });
    const job = await this.#queue.getJob(id);
    if (job?.finishedOn !== undefined) this.#tell(id, answer => answer.resolve(job.returnvalue));
  }

  #tell(id: string, tell: (answer: PromiseWithResolvers<unknown>) => void): void {
    for (const answer of this.#answers.get(id) ?? []) tell(answer);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#redis.disconnect();
    await Promise.all([this.#queue.close(), this.#events.close()]).catch(() => undefined);
  }

  async #keep({ hash, code }: EarlierRules): Promise<void> {
    if ((await this.#redis.expire(rulesKey(hash), RULES_KEPT)) === 0)
      await this.#redis.set(rulesKey(hash), code, "EX", RULES_KEPT);
  }

  /** Each worker's name says how many threads it has. */
  async #count(): Promise<void> {
    const workers = await this.#queue.getWorkers().catch(() => []);
    const threads = workers.reduce((sum, { rawname = "" }) => sum + Number(rawname.split(":").at(-1)), 0);
    if (threads !== this.#threads) this.#log.info({ workers: workers.length, threads }, "workers were counted");
    this.#threads = threads;
  }
}

/** A desk of workers; they may come and go. */
export async function openWorkers(url: string, build: string, log: Logger): Promise<Desk> {
  const workers = new Workers(url, build, log);
  await workers.open();
  return workers;
}
