// Time that passes only when a test says so.
import type { Time } from "#server/time.ts";

interface Alarm {
  readonly at: number;
  readonly act: () => void;
}

/** Simulated time. */
export class SimulatedTime implements Time {
  #now: number;
  readonly #alarms = new Set<Alarm>();

  constructor(now = 1_800_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): () => void {
    const alarm = { at: this.#now + Math.max(0, ms), act };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Lets time pass; alarms ring in order, and what they start is given a moment of real time. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (let rung = 0; rung < 500; rung++) {
      const next = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.act();
      await new Promise(done => setTimeout(done, 2));
      // A ping and its answer go through both ends of a socket, however late this process gets its turn.
      for (let turn = 0; turn < 5; turn++) await new Promise(done => setImmediate(done));
    }
    this.#now = end;
    await new Promise(done => setTimeout(done, 30));
  }

  /** Time passes while nobody notices: the server is down. */
  skip(ms: number): void {
    this.#alarms.clear();
    this.#now += ms;
  }
}
