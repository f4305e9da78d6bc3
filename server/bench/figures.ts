// Figures of a load: counts and latencies.

/** What a load reports. */
export interface LoadReport {
  /** Accepted choices (moves) in the measured time. */
  readonly choices: number;
  /** Bytes that all seats were told in the measured time. */
  readonly bytes: number;
  readonly seconds: number;
  /** Milliseconds from a choice to the other seats' views. */
  readonly p50: number;
  readonly p99: number;
}

/** CPU seconds this process has used so far, all threads. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export const pause = (seconds: number): Promise<void> => new Promise(done => setTimeout(done, seconds * 1000));

/** The value below which that share of some values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Collects what happens between start and end. */
export class Meter {
  #choices = 0;
  #bytes = 0;
  #latencies: number[] = [];
  #since = performance.now();

  /** Forgets the warm-up. */
  restart(): void {
    this.#choices = 0;
    this.#bytes = 0;
    this.#latencies = [];
    this.#since = performance.now();
  }

  choice(): void {
    this.#choices++;
  }

  told(bytes: number): void {
    this.#bytes += bytes;
  }

  latency(ms: number): void {
    this.#latencies.push(ms);
  }

  report(): LoadReport {
    return {
      choices: this.#choices,
      bytes: this.#bytes,
      seconds: (performance.now() - this.#since) / 1000,
      p50: percentile(this.#latencies, 0.5),
      p99: percentile(this.#latencies, 0.99),
    };
  }
}

/** What a load is asked to do. */
export interface LoadOrder {
  readonly port: number;
  readonly tables: number;
  /** Seats of people. */
  readonly seats: number;
  /** Seats of masters at the same table; a load with them is there to keep bots thinking. */
  readonly masters: number;
  readonly game: string;
  readonly warmSeconds: number;
  readonly seconds: number;
  /** Choices per second over all tables once it is warm; 0: each table's next choice as soon as the last one is seen. */
  readonly rate: number;
}
