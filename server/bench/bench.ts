// hetman bench server: the server under load, beside boardgame.io's, in one run on this machine.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Child } from "./child.ts";
import { type LoadOrder, type LoadReport, percentile } from "./figures.ts";
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
  readonly warmSeconds: number;
  readonly seconds: number;
  readonly tables: number;
  readonly manyTables: number;
  readonly sleeping: number;
  /** Tables at which a person plays against masters. */
  readonly masterTables: number;
}

export const honestly: ServerEffort = {
  warmSeconds: 10,
  seconds: 10,
  tables: 200,
  manyTables: 1000,
  sleeping: 50_000,
  masterTables: 50,
};
export const briefly: ServerEffort = {
  warmSeconds: 1,
  seconds: 1,
  tables: 10,
  manyTables: 20,
  sleeping: 200,
  masterTables: 2,
};

const GAME = "xidit";
const SEATS = 3;
const PEER = "boardgame.io, same game";
/** The peer's own small game: what it can do at best. */
const SMALL = "small";
const SMALL_PEER = "boardgame.io, small game";

/** What a load does to its server. */
type Load = Pick<LoadOrder, "tables" | "rate" | "warmSeconds" | "seconds"> &
  Partial<Pick<LoadOrder, "game" | "seats" | "masters">>;

/** What came of a load. */
interface Loaded extends LoadReport {
  /** CPU milliseconds of the server per choice, all threads. */
  readonly cpu: number;
}

/** The programs of a server and its clients, and how the server's is started. */
interface Files {
  readonly server: URL;
  readonly clients: URL;
  readonly flags: readonly string[];
}

const ownFiles: Files = {
  server: new URL("./hetman-server.ts", import.meta.url),
  clients: new URL("./hetman-load.ts", import.meta.url),
  // As in `npm start`.
  flags: ["--max-semi-space-size=8"],
};
const peerFiles: Files = {
  server: new URL("./peer-server.ts", import.meta.url),
  clients: new URL("./peer-load.ts", import.meta.url),
  flags: [],
};

/** A server in a process of its own: Hetman on a fresh SQLite file, or the peer with its memory. */
class BenchServer {
  readonly #dir = mkdtempSync(join(tmpdir(), "hetman-bench-"));
  readonly #files: Files;
  #child: Child | null = null;
  #port = 0;

  constructor(files: Files) {
    this.#files = files;
  }

  /** Milliseconds from the start of the process to an open door. */
  async start(): Promise<number> {
    const since = performance.now();
    this.#child = new Child(this.#files.server, { DATA_DIR: this.#dir }, this.#files.flags);
    this.#port = await this.#child.hear<number>("port");
    return performance.now() - since;
  }

  async ask<T>(order: ServerOrder): Promise<T> {
    const answer = this.#child?.hear<T>("answer");
    this.#child?.tell(order);
    return answer as Promise<T>;
  }

  /** Plays; `meanwhile` is called at the end, while everybody is still connected. */
  async load(load: Load, meanwhile: () => Promise<void> = async () => undefined): Promise<Loaded> {
    const clients = new Child(this.#files.clients);
    try {
      const measuring = clients.hear("measuring");
      clients.tell({ game: GAME, seats: SEATS, masters: 0, ...load, port: this.#port });
      await measuring;
      const before = await this.ask<number>({ kind: "cpu" });
      const report = await clients.hear<LoadReport>("report");
      const cpu = ((await this.ask<number>({ kind: "cpu" })) - before) * 1000;
      await meanwhile();
      return { ...report, cpu: cpu / report.choices };
    } finally {
      await clients.end();
    }
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

async function withServer<T>(files: Files, act: (server: BenchServer) => Promise<T>): Promise<T> {
  const server = new BenchServer(files);
  await server.start();
  try {
    return await act(server);
  } finally {
    await server.close();
  }
}

/** A figure beside the peer's; of times less is better, of rates more. */
function beside(name: string, unit: "1/s" | "ms", value: number, peerValue: number, peer = PEER): ServerFigure {
  return { name, unit, value, peer, peerValue, ratio: unit === "ms" ? peerValue / value : value / peerValue };
}

/** Throughput and latency beside the peer. */
async function loads({ tables, ...times }: ServerEffort, say: (part: string) => void): Promise<ServerFigure[]> {
  const closed = { ...times, tables, rate: 0 };
  const slow = { ...times, tables, rate: 100 };
  say(`${tables} tables, closed loop`);
  const small = await withServer(peerFiles, server => server.load({ ...closed, game: SMALL }));
  const peer = await withServer(peerFiles, server => server.load(closed));
  const own = await withServer(ownFiles, server => server.load(closed));
  say("100 choices/s");
  const peerSlow = await withServer(peerFiles, server => server.load(slow));
  const ownSlow = await withServer(ownFiles, server => server.load(slow));
  return [
    beside(`${tables} tables: durable choices`, "1/s", rateOf(own), rateOf(peer)),
    beside(`${tables} tables: durable choices`, "1/s", rateOf(own), rateOf(small), SMALL_PEER),
    beside(`${tables} tables: CPU of the server per choice`, "ms", own.cpu, peer.cpu),
    beside(`${tables} tables: CPU of the server per choice`, "ms", own.cpu, small.cpu, SMALL_PEER),
    { name: `${tables} tables: told to all seats per choice`, unit: "bytes", value: own.bytes / own.choices },
    beside(`${tables} tables, closed loop: to the other seats, p99`, "ms", own.p99, peer.p99),
    beside("100 choices/s: to the other seats, p99", "ms", ownSlow.p99, peerSlow.p99),
    beside("100 choices/s: to the other seats, median", "ms", ownSlow.p50, peerSlow.p50),
  ];
}

/** People at their tables while masters think at others. */
async function amongMasters(effort: ServerEffort, say: (part: string) => void): Promise<ServerFigure[]> {
  const { tables, masterTables, warmSeconds, seconds } = effort;
  say(`${tables} tables of people beside ${masterTables} of masters`);
  return withServer(ownFiles, async server => {
    const people = { tables, rate: 100, warmSeconds, seconds };
    // Masters think until the people have been measured.
    const masters = { tables: masterTables, seats: 1, masters: SEATS - 1, rate: 0, warmSeconds, seconds: 3 * seconds };
    const [{ p50, p99 }, { choices }] = await Promise.all([server.load(people), server.load(masters)]);
    const beside = `100 choices/s beside ${masterTables} tables of masters`;
    return [
      { name: `${beside}: to the other seats, p99`, unit: "ms", value: p99 },
      { name: `${beside}: to the other seats, median`, unit: "ms", value: p50 },
      { name: "people's answers to those masters", unit: "1/s", value: choices / (3 * seconds) },
    ];
  });
}

/** Many live tables among very many sleeping ones: throughput, memory, a crash, waking. */
async function many(effort: ServerEffort, say: (part: string) => void): Promise<ServerFigure[]> {
  const { manyTables, sleeping, ...times } = effort;
  const load = { ...times, tables: manyTables, rate: 0 };
  say(`${manyTables} tables, closed loop`);
  const peer = await withServer(peerFiles, server => server.load(load));
  return withServer(ownFiles, async server => {
    say(`storing ${sleeping} tables`);
    const asleep = await server.ask<string[]>({ kind: "fill", tables: sleeping, game: GAME, seats: SEATS });
    await server.kill();
    await server.start();
    say(`${manyTables} tables among them, closed loop`);
    let live: string[] = [];
    let memory = 0;
    const own = await server.load(load, async () => {
      live = await server.ask<string[]>({ kind: "awake" });
      memory = await server.ask<number>({ kind: "memory" });
    });
    say("a crash, waking");
    await server.kill();
    const open = await server.start();
    const back = await server.ask<number>({ kind: "wake-all", tables: live });
    await server.kill();
    await server.start();
    const crashed = await server.ask<number[]>({ kind: "wake", tables: live });
    const wakes = await server.ask<number[]>({ kind: "wake", tables: asleep.slice(0, manyTables) });
    return [
      beside(`${manyTables} tables: durable choices`, "1/s", rateOf(own), rateOf(peer)),
      beside(`${manyTables} tables, closed loop: to the other seats, p99`, "ms", own.p99, peer.p99),
      { name: `${live.length} live and ${sleeping} sleeping tables: memory`, unit: "MB", value: memory / 2 ** 20 },
      {
        name: `killed and restarted: all ${live.length} live tables awake after`,
        unit: "s",
        value: (open + back) / 1000,
      },
      { name: "after a kill, waking a table, p99", unit: "ms", value: percentile(crashed, 0.99) },
      { name: "waking a sleeping table, p99", unit: "ms", value: percentile(wakes, 0.99) },
      { name: "waking a sleeping table, median", unit: "ms", value: percentile(wakes, 0.5) },
    ];
  });
}

/** All figures; `say` hears what is being measured. */
export async function serverFigures(effort: ServerEffort, say: (part: string) => void): Promise<ServerFigure[]> {
  return [...(await loads(effort, say)), ...(await amongMasters(effort, say)), ...(await many(effort, say))];
}
