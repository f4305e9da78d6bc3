// States that are asked for when the metrics are read: health of what a node uses, backlogs, tables, its build.
import process from "node:process";
import { Gauge } from "prom-client";
import type { ServerNode } from "../node.ts";

/** Readers may come often; the storage is asked no more than this often. */
const FRESH = 5_000;

interface Asked {
  readonly isWell: boolean;
  readonly outbox: { readonly waiting: number; readonly failed: number };
  readonly tables: ReadonlyMap<string, number>;
}

/** Adds a node's states to its metrics. */
export function showStates(node: ServerNode): void {
  const registers = [node.metrics.registry];
  const ask = remembered(() => askStorage(node), FRESH);
  const state = (name: string, help: string, value: () => number | Promise<number>): Gauge =>
    new Gauge({
      name: `hetman_${name}`,
      help,
      registers,
      collect: async function (this: Gauge) {
        this.set(await value());
      },
    });
  state("storage_up", "Whether the storage answers and takes what is written.", async () =>
    Number((await ask()).isWell),
  );
  state("bus_up", "Whether the way between nodes works; without Redis they talk through PostgreSQL.", () =>
    Number(node.bus.isWell()),
  );
  state("draining", "Whether this node is going away.", () => Number(node.isDraining));
  state("bot_queue", "Bots that wait for a thread.", () => node.pool.waiting);
  state("outbox_waiting", "Notices that wait to be sent.", async () => (await ask()).outbox.waiting);
  state("outbox_failed", "Notices that could not be sent.", async () => (await ask()).outbox.failed);
  new Gauge({
    name: "hetman_tables",
    help: "Stored tables by stage.",
    labelNames: ["stage"],
    registers,
    collect: async function (this: Gauge<"stage">) {
      for (const [stage, count] of (await ask()).tables) this.set({ stage }, count);
    },
  });
  const build = {
    name: "hetman_build_info",
    help: "What runs here.",
    labelNames: ["build", "node"] as const,
    registers,
  };
  new Gauge(build).set({ build: node.build, node: process.version }, 1);
}

async function askStorage({ store }: ServerNode): Promise<Asked> {
  const none = { waiting: 0, failed: 0 };
  const isWell = await store.isWell();
  const outbox = isWell ? await store.notices.backlog().catch(() => none) : none;
  const tables = isWell ? await store.tables.counts().catch(() => new Map<string, number>()) : new Map();
  return { isWell, outbox, tables };
}

/** The last answer, as long as it is fresh. */
function remembered<T>(ask: () => Promise<T>, ms: number): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | null = null;
  return () => {
    if (!last || Date.now() - last.at > ms) last = { at: Date.now(), answer: ask() };
    return last.answer;
  };
}
