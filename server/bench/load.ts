// How a load goes, whatever server it is for: open the tables, warm up, play, report. Runs as a process of its own.
import { type LoadOrder, Meter, pause } from "./figures.ts";

/** A table that is played. */
export interface PlayedTable {
  isOver: boolean;
  /** Makes the next choice, unless one is under way. */
  choose(): void;
  close(): void;
}

/** Choices that a slow load lets some tables play while warming up; each a number of its own. */
const STAGES = 120;
/** The share of the warm-up in which tables begin, each at a moment of its own. */
const BEGINNING = 0.7;

/** Tables that are played side by side, at different stages, as people would. */
export class Load {
  readonly order: LoadOrder;
  readonly meter = new Meter();
  readonly #open: () => Promise<PlayedTable>;
  readonly #tables: PlayedTable[] = [];
  #isWarming = true;

  constructor(order: LoadOrder, open: (load: Load) => Promise<PlayedTable>) {
    this.order = order;
    this.#open = () => open(this);
  }

  /** Choices a new table has still to make while warming up. */
  newStage(): number {
    return Math.floor(Math.random() * STAGES);
  }

  /** Whether a table whose choice was seen goes on by itself. */
  goesOn(stage: number): boolean {
    return this.order.rate === 0 || (this.#isWarming && stage > 0);
  }

  async run(): Promise<void> {
    const { tables, warmSeconds, seconds } = this.order;
    while (this.#tables.length < tables) {
      const count = Math.min(20, tables - this.#tables.length);
      this.#tables.push(...(await Promise.all(Array.from({ length: count }, this.#open))));
    }
    const replacing = setInterval(() => this.#replaceEnded(), 1);
    for (const table of this.#tables) setTimeout(() => table.choose(), Math.random() * BEGINNING * warmSeconds * 1000);
    await pause(warmSeconds);
    this.#isWarming = false;
    const sending = this.#sendAtRate();
    this.meter.restart();
    process.send?.({ measuring: true });
    await pause(seconds);
    const report = this.meter.report();
    clearInterval(replacing);
    clearInterval(sending);
    process.send?.({ report });
  }

  #sendAtRate(): ReturnType<typeof setInterval> {
    const { rate } = this.order;
    let at = 0;
    let due = performance.now();
    return setInterval(() => {
      for (; rate > 0 && due <= performance.now(); due += 1000 / rate) {
        this.#tables[at++ % this.#tables.length]?.choose();
      }
    }, 1);
  }

  /** A game that has ended makes room for a new one. */
  #replaceEnded(): void {
    for (const [i, table] of this.#tables.entries()) {
      if (!table.isOver) continue;
      table.isOver = false;
      table.close();
      this.#open().then(
        fresh => {
          this.#tables[i] = fresh;
          if (this.order.rate === 0) fresh.choose();
        },
        () => undefined,
      );
    }
  }
}

/** Waits for its order; ends with the benchmark. */
export function awaitOrder(run: (order: LoadOrder) => Promise<void>): void {
  process.on("message", (order: LoadOrder) => void run(order));
  process.on("disconnect", () => process.exit(0));
}
