// Figures of a load: counts and latencies.

/** What a load reports. */
export interface LoadReport {
  /** Accepted choices (moves) in the measured time. */
  readonly choices: number;
  readonly seconds: number;
  /** Milliseconds from a choice to the other seats' views. */
  readonly p50: number;
  readonly p99: number;
  /** CPU seconds of the clients. */
  readonly cpu: number;
}

/** Collects what happens between start and end. */
export class Meter {
  #choices = 0;
  #latencies: number[] = [];
  #since = performance.now();
  #cpu = process.cpuUsage();

  /** Forgets the warm-up. */
  restart(): void {
    this.#choices = 0;
    this.#latencies = [];
    this.#since = performance.now();
    this.#cpu = process.cpuUsage();
  }

  choice(): void {
    this.#choices++;
  }

  latency(ms: number): void {
    this.#latencies.push(ms);
  }

  report(): LoadReport {
    const { user, system } = process.cpuUsage(this.#cpu);
    const sorted = this.#latencies.sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return {
      choices: this.#choices,
      seconds: (performance.now() - this.#since) / 1000,
      p50: at(0.5),
      p99: at(0.99),
      cpu: (user + system) / 1e6,
    };
  }
}

/** What a load is asked to do. */
export interface LoadOrder {
  readonly port: number;
  readonly tables: number;
  readonly seats: number;
  readonly game: string;
  readonly warmSeconds: number;
  readonly seconds: number;
  /** Choices per second over all tables; 0: each table's next choice as soon as the last one is seen. */
  readonly rate: number;
}
