// Time that leaps: everything that was due meanwhile happens once, as after a night in which nobody looked.
import type { Time } from "#server/time.ts";

interface Alarm {
  readonly at: number;
  readonly act: () => void;
}

export class LeapingTime implements Time {
  #now = 1_800_000_000_000;
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): () => void {
    const alarm = { at: this.#now + Math.max(0, ms), act };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Leaps; alarms that were due ring in order, then those they set for now, while something happens. */
  async leap(ms: number): Promise<void> {
    this.#now += ms;
    for (let round = 0; round < 4; round++) {
      const due = [...this.#alarms].filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at);
      if (due.length === 0) return;
      for (const alarm of due) {
        if (!this.#alarms.delete(alarm)) continue;
        alarm.act();
        await new Promise(done => setTimeout(done, 1));
      }
      await new Promise(done => setTimeout(done, 10));
    }
  }
}
