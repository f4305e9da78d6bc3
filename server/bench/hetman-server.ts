// A server for benchmarks: runs as a process of its own, in a folder it is given, with limits out of the way.
import { openServer } from "../server.ts";
import { readSettings, withoutLimits } from "../settings.ts";
import { cpuSeconds } from "./figures.ts";
import { fillStorage } from "./fill.ts";

/** What the benchmark asks of its server. */
export type ServerOrder =
  | { readonly kind: "cpu" }
  | { readonly kind: "memory" }
  | { readonly kind: "awake" }
  | { readonly kind: "fill"; readonly tables: number; readonly game: string; readonly seats: number }
  | { readonly kind: "wake"; readonly tables: readonly string[] }
  | { readonly kind: "wake-all"; readonly tables: readonly string[] };

const settings = readSettings({ ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error" });
const server = await openServer({ ...settings, ...withoutLimits });
process.send?.({ port: server.port });

/** Wakes tables at once, as when everybody comes back; how many milliseconds that took. */
async function wakeAll(tables: readonly string[]): Promise<number> {
  const since = performance.now();
  await Promise.all(tables.map(table => server.services.hub.get(table)));
  return performance.now() - since;
}

/** Wakes tables one after another; how many milliseconds each took. */
async function wakeEach(tables: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const table of tables) {
    const since = performance.now();
    await server.services.hub.get(table);
    times.push(performance.now() - since);
  }
  return times;
}

async function answer(order: ServerOrder): Promise<unknown> {
  switch (order.kind) {
    case "cpu":
      return cpuSeconds();
    case "memory":
      return process.memoryUsage.rss();
    case "awake":
      return [...server.services.hub.awake].map(({ id }) => id);
    case "fill":
      return fillStorage(server.services, order);
    case "wake":
      return wakeEach(order.tables);
    case "wake-all":
      return wakeAll(order.tables);
  }
}

process.on("message", (order: ServerOrder) => {
  answer(order).then(
    value => process.send?.({ answer: value }),
    error => process.send?.({ failure: String(error) }),
  );
});
process.on("disconnect", () => process.exit(0));
