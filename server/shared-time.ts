// The time that all nodes of a server share: this machine's, moved to agree with the storage's clock. It notices when the
// process stood still (stopped, paused with its machine) or the clock jumped, so that nobody is charged for it.
import type { Downtime } from "./store/cluster.ts";
import { realTime, type Time } from "./time.ts";

/** The process looks at the clock this often; when it did not for as long as this, it stood still. */
const TICK = 1_000;
const FROZEN = 3_000;
/** Differences below this are the way to the storage and back. */
const JITTER = 250;
/** An answer that took longer tells too little. */
const SLOW = 1_000;

/** Time that does not jump with the machine's clock. */
const steady = (): number => performance.timeOrigin + performance.now();

export class SharedTime implements Time {
  readonly #own: () => number;
  #shift = 0;
  #alive: number;
  #isAligned = false;
  #told: number | null = null;
  #notice: (gap: Downtime) => void = () => undefined;

  constructor(own: () => number = steady) {
    this.#own = own;
    this.#alive = own();
  }

  now(): number {
    const at = Math.round(this.#own() + this.#shift);
    const { since, until } = { since: this.#alive, until: at };
    this.#alive = at;
    // The first to ask after a standstill learns of it before anything is worked out from the answer.
    if (until - since > FROZEN) this.#notice({ since, until });
    return at;
  }

  after(ms: number, act: () => void): () => void {
    return realTime.after(ms, act);
  }

  /** How many milliseconds this machine's clock is ahead of the shared one. */
  get off(): number {
    return -this.#shift;
  }

  /** Whether `off` is not what it was when this was last asked. */
  get isNews(): boolean {
    const isNew = this.#told === null || Math.abs(this.#told - this.#shift) > TICK;
    this.#told = this.#shift;
    return isNew;
  }

  /** Agrees with another clock; a jump of it after the first time is a standstill, too. */
  async align(clock: () => Promise<number>): Promise<void> {
    const sent = this.#own();
    const there = await clock();
    const took = this.#own() - sent;
    if (took > SLOW && this.#isAligned) return;
    const shift = there + took / 2 - this.#own();
    if (Math.abs(shift - this.#shift) < JITTER) return;
    this.#shift = shift;
    if (!this.#isAligned) this.#alive = this.#own() + shift;
    this.#isAligned = true;
    this.now();
  }

  /** Tells of every standstill; gives how to stop. */
  watch(notice: (gap: Downtime) => void): () => void {
    this.#alive = Math.round(this.#own() + this.#shift);
    this.#notice = notice;
    const timer = setInterval(() => this.now(), TICK);
    timer.unref();
    return () => clearInterval(timer);
  }
}
