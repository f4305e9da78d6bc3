// The page's end of the worker that runs rules. The worker starts with the first call and lives as long as the page.

import { storageRefused } from "../kept.ts";
import type { Calls, Channel, Content, Failure, Reply, Request, Update } from "../local/messages.ts";
import { packsHere } from "../packs/realm.ts";
import { Problem } from "../problem.ts";

type Waiting = { resolve(value: unknown): void; reject(problem: Problem): void };
type Rules = { [K in keyof Calls]: (...args: Parameters<Calls[K]>) => Promise<ReturnType<Calls[K]>> };

const waiting = new Map<number, Waiting>();
const listeners = new Set<(update: Update) => void>();
let workers: readonly Worker[] = [];
let last = 0;

function receive(reply: Reply): void {
  if ("unsaved" in reply) {
    storageRefused.set(reply.unsaved);
    return;
  }
  if ("wants" in reply) {
    openForBots();
    return;
  }
  if ("update" in reply) {
    for (const listener of [...listeners]) listener(reply.update);
    return;
  }
  const caller = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ("failure" in reply) caller?.reject(problemOf(reply.failure));
  else caller?.resolve(reply.value);
}

function problemOf({ code, params }: Failure): Problem {
  return new Problem(code, params);
}

/** A worker that cannot be loaded or dies takes its calls with it; the next call starts another one. */
function fail(): void {
  for (const each of workers) each.terminate();
  workers = [];
  for (const { reject } of waiting.values()) reject(new Problem("rules-stopped"));
  waiting.clear();
}

function open(side: Channel["side"]): Worker {
  const worker = new Worker(new URL("../local/worker.ts", import.meta.url), { type: "module", name: side });
  worker.postMessage({ packs: packsHere } satisfies Content);
  worker.onmessage = ({ data }: MessageEvent<Reply>) => receive(data);
  worker.onerror = fail;
  workers = [...workers, worker];
  return worker;
}

const started = (): Worker => workers[0] ?? open("rules");

/** A second worker of the same kind, in which bots think, so that nobody waits for them; both get a channel between them. */
function openForBots(): void {
  const { port1, port2 } = new MessageChannel();
  started().postMessage({ side: "rules", port: port1 } satisfies Channel, [port1]);
  open("bots").postMessage({ side: "bots", port: port2 } satisfies Channel, [port2]);
}

function call(name: keyof Calls, args: readonly unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const id = ++last;
    waiting.set(id, { resolve, reject });
    started().postMessage({ id, call: name, args } satisfies Request);
  });
}

/** Every call of the worker as a function. */
export const rules = new Proxy({} as Rules, {
  get:
    (_target, name) =>
    (...args: readonly unknown[]) =>
      call(name as keyof Calls, args),
});

/** Watches changes of tables on this device. */
export function watchLocal(listener: (update: Update) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
