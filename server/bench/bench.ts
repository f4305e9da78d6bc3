// hetman bench server: the server under load, beside boardgame.io's, in one run on this machine.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Child } from "./child.ts";
import type { LoadOrder, LoadReport } from "./figures.ts";
import type { ServerOrder } from "./hetman-server.ts";

/** A figure of the benchmark. */
export interface ServerFigure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly peer?: string;
  readonly peerValue?: number;
  readonly ratio?: number;
}

/** How much to measure. */
export interface ServerEffort {
  readonly seconds: number;
  readonly tables: number;
  readonly manyTables: number;
  readonly sleeping: number;
}

export const honestly: ServerEffort = { seconds: 10, tables: 200, manyTables: 1000, sleeping: 50_000 };
export const briefly: ServerEffort = { seconds: 1, tables: 10, manyTables: 20, sleeping: 200 };

const GAME = "xidit";
const SEATS = 3;
const PEER = "boardgame.io";

async function load(clients: URL, order: Omit<LoadOrder, "warmSeconds" | "seats" | "game">): Promise<LoadReport> {
  const child = new Child(clients);
  const report = child.hear<LoadReport>("report");
  child.tell({ ...order, warmSeconds: Math.min(2, order.seconds), seats: SEATS, game: GAME });
  const loaded = await report;
  await child.end();
  return loaded;
}

/** A Hetman server on a fresh SQLite file. */
class OwnServer {
  readonly #dir = mkdtempSync(join(tmpdir(), "hetman-bench-"));
  #child: Child | null = null;
  port = 0;

  /** Milliseconds from the start of the process's work to an open door. */
  async start(): Promise<number> {
    this.#child = new Child(new URL("./hetman-server.ts", import.meta.url), { DATA_DIR: this.#dir });
    const since = performance.now();
    this.port = await this.#child.hear<number>("port");
    return performance.now() - since;
  }

  async ask<T>(order: ServerOrder): Promise<T> {
    const answer = this.#child?.hear<T>("answer");
    this.#child?.tell(order);
    return answer as Promise<T>;
  }

  async kill(): Promise<void> {
    await this.#child?.end();
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

const rateOf = ({ choices, seconds }: LoadReport): number => choices / seconds;

async function ownLoad(order: Omit<LoadOrder, "port" | "warmSeconds" | "seats" | "game">): Promise<LoadReport> {
  const server = new OwnServer();
  await server.start();
  try {
    return await load(new URL("./hetman-load.ts", import.meta.url), { ...order, port: server.port });
  } finally {
    await server.close();
  }
}

async function peerLoad(order: Omit<LoadOrder, "port" | "warmSeconds" | "seats" | "game">): Promise<LoadReport> {
  const server = new Child(new URL("./peer-server.ts", import.meta.url));
  try {
    const port = await server.hear<number>("port");
    return await load(new URL("./peer-load.ts", import.meta.url), { ...order, port });
  } finally {
    await server.end();
  }
}

function beside(name: string, unit: string, value: number, peerValue: number, isLessBetter = false): ServerFigure {
  return { name, unit, value, peer: PEER, peerValue, ratio: isLessBetter ? peerValue / value : value / peerValue };
}

/** Throughput and latency beside the peer. */
async function loads({ seconds, tables, manyTables }: ServerEffort): Promise<ServerFigure[]> {
  const closed = { tables, seconds, rate: 0 };
  const peer = await peerLoad(closed);
  const own = await ownLoad(closed);
  const many = { tables: manyTables, seconds, rate: 0 };
  const peerMany = await peerLoad(many);
  const ownMany = await ownLoad(many);
  const slow = { tables, seconds, rate: 100 };
  const peerSlow = await peerLoad(slow);
  const ownSlow = await ownLoad(slow);
  return [
    beside(`${tables} tables: durable choices`, "1/s", rateOf(own), rateOf(peer)),
    beside(`${manyTables} tables: durable choices`, "1/s", rateOf(ownMany), rateOf(peerMany)),
    beside("100 choices/s: to the other seats, p99", "ms", ownSlow.p99, peerSlow.p99, true),
    beside("100 choices/s: to the other seats, median", "ms", ownSlow.p50, peerSlow.p50, true),
    beside(`${tables} tables, closed loop: p99`, "ms", own.p99, peer.p99, true),
    beside(`${manyTables} tables, closed loop: p99`, "ms", ownMany.p99, peerMany.p99, true),
  ];
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Memory, waking and restarting with many stored tables. */
async function many({ manyTables, sleeping }: ServerEffort): Promise<ServerFigure[]> {
  const server = new OwnServer();
  await server.start();
  try {
    const ids = await server.ask<string[]>({ kind: "fill", tables: sleeping + manyTables, game: GAME, seats: SEATS });
    await server.kill();
    const restart = await server.start();
    const live = ids.slice(0, manyTables);
    const wakes = await server.ask<number[]>({ kind: "wake", tables: live });
    const { rss } = await server.ask<{ rss: number }>({ kind: "memory" });
    return [
      {
        name: `restart with ${manyTables + sleeping} tables, ${manyTables} of them woken`,
        unit: "s",
        value: (restart + wakes.reduce((a, b) => a + b, 0)) / 1000,
      },
      { name: "waking a sleeping table, p99", unit: "ms", value: percentile(wakes, 0.99) },
      { name: "waking a sleeping table, median", unit: "ms", value: percentile(wakes, 0.5) },
      { name: `${manyTables} live and ${sleeping} sleeping tables`, unit: "MB", value: rss / 2 ** 20 },
    ];
  } finally {
    await server.close();
  }
}

/** All figures. */
export async function serverFigures(effort: ServerEffort): Promise<ServerFigure[]> {
  return [...(await loads(effort)), ...(await many(effort))];
}
