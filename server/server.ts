// Opening and closing a whole server process.
import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { Redis } from "ioredis";
import { type Logger, pino } from "pino";
import type { Registered } from "#games/registry.ts";
import { printableJson } from "#kernel/printable.ts";
import { makeApp } from "./app.ts";
import type { Bus } from "./bus/bus.ts";
import { openBus } from "./bus/open.ts";
import { Care } from "./care/care.ts";
import { joinCluster } from "./cluster.ts";
import { randomId, randomSeed } from "./ids.ts";
import { tableNews } from "./news.ts";
import type { ServerNode } from "./node.ts";
import { Notices } from "./notify/notices.ts";
import { openCare } from "./ops/care.ts";
import { makeMetrics } from "./ops/metrics.ts";
import { showStates } from "./ops/states.ts";
import { Limits } from "./people/limits.ts";
import { People } from "./people/people.ts";
import { openDesk } from "./play/desk.ts";
import { Hub } from "./play/hub.ts";
import { Pool } from "./play/pool.ts";
import { KeptRules } from "./rules/kept.ts";
import type { Services } from "./services.ts";
import { type Settings, sqliteFile } from "./settings.ts";
import { SharedTime } from "./shared-time.ts";
import { Connections } from "./socket/connections.ts";
import { startPart } from "./start-failure.ts";
import { openSite } from "./store/care.ts";
import { openStore, type Store } from "./store/store.ts";
import { Lists } from "./tables/lists.ts";
import type { Time } from "./time.ts";

/** What tests may replace. */
export interface Overrides {
  readonly games?: Readonly<Record<string, Registered>>;
  /** The module whose `registry` the thinking threads use. */
  readonly gamesModule?: URL;
  readonly time?: Time;
  readonly bus?: Bus;
  readonly store?: Store;
  readonly log?: Logger;
  readonly newSeed?: () => string;
}

/** A running server. */
export interface Server {
  readonly services: Services;
  readonly app: FastifyInstance;
  readonly port: number;
  /** Finishes what is under way, tells clients to go elsewhere, and stops. */
  close(): Promise<void>;
}

/** The version of this program. */
export function build(): string {
  const file = new URL("../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

/** A logger that never writes what only players may know. */
export function makeLog(level: string): Logger {
  return pino({
    level,
    hooks: { streamWrite: printableJson },
    redact: { paths: ["req.headers", "*.password", "*.secret", "*.seed", "*.token"], remove: true },
  });
}

/** What was opened so far, to be closed again when the rest cannot be opened. */
type Closers = (() => Promise<unknown> | unknown)[];

async function makeNode(
  settings: Settings,
  overrides: Overrides,
  closers: Closers,
): Promise<{ node: ServerNode; redis: Redis | null }> {
  const id = randomId(12);
  const { databaseUrl, databaseSync: synchronous } = settings;
  const log = overrides.log ?? makeLog(settings.logLevel);
  const file = sqliteFile(settings);
  const store =
    overrides.store ?? (await startPart("storage", settings, () => openStore({ databaseUrl, synchronous, file })));
  closers.push(() => store.close());
  const { bus, redis } = overrides.bus ? { bus: overrides.bus, redis: null } : await openBus(settings, id);
  closers.push(() => bus.close());
  const games = overrides.games ?? (await import("#games/registry.ts")).registry;
  const gamesModule = overrides.gamesModule ?? new URL(import.meta.resolve("#games/registry.ts"));
  const time = overrides.time ?? new SharedTime();
  const rules = new KeptRules(store, games);
  await rules.keep(settings.rulesDir, time.now());
  const version = build();
  const pool = new Pool(await openDesk(settings, gamesModule, version, log));
  closers.push(() => pool.close());
  const node: ServerNode = {
    id,
    build: version,
    settings,
    games,
    store,
    rules,
    bus,
    time,
    newSeed: overrides.newSeed ?? randomSeed,
    pool,
    log,
    metrics: makeMetrics(),
    downtimes: [],
    site: openSite,
    news: { changed: () => undefined, stepped: () => undefined },
    isDraining: false,
    onDrain: new Set(),
  };
  return { node, redis };
}

/** Opens a server: after this it takes requests. When it cannot, whatever was opened is closed again. */
export async function openServer(settings: Settings, overrides: Overrides = {}): Promise<Server> {
  const closers: Closers = [];
  try {
    return await openParts(settings, overrides, closers);
  } catch (error) {
    for (const close of closers.reverse()) await Promise.resolve(close()).catch(() => undefined);
    throw error;
  }
}

async function openParts(settings: Settings, overrides: Overrides, closers: Closers): Promise<Server> {
  const { node, redis } = await makeNode(settings, overrides, closers);
  showStates(node);
  const stopBeating = await joinCluster(node);
  closers.push(stopBeating);
  const stopCaring = openCare(node);
  closers.push(stopCaring);
  const stop = (): void => {
    stopBeating();
    stopCaring();
  };
  const lists = new Lists(node);
  if (settings.smtpUrl && !settings.publicUrl)
    node.log.warn("without PUBLIC_URL no address can be confirmed, so no mail is sent");
  const limits = new Limits(node.time, redis);
  const notices = new Notices(node, limits);
  const services: Services = {
    node,
    hub: new Hub(node),
    lists,
    people: new People(node, limits),
    limits,
    notices,
    connections: new Connections(),
    care: new Care(),
  };
  closers.push(() => {
    lists.close();
    notices.close();
    services.care.close();
    services.connections.close();
  });
  node.news = tableNews(lists, notices);
  await Promise.all([lists.open(), notices.open(), services.connections.open(services), services.care.open(services)]);
  const app = await makeApp(services, redis);
  closers.push(() => app.close());
  await startPart("door", settings, () => app.listen({ port: settings.port, host: settings.host }));
  services.hub.open();
  void services.hub.sweep();
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  return { services, app, port, close: () => closeServer(services, app, stop) };
}

async function closeServer(services: Services, app: FastifyInstance, stop: () => void): Promise<void> {
  const { node, hub, lists, notices, connections, care } = services;
  node.isDraining = true;
  for (const act of [...node.onDrain]) act();
  connections.close();
  const patience = new Promise(done => setTimeout(done, node.settings.drainSeconds * 1000).unref());
  await Promise.race([Promise.all([app.close(), hub.close()]), patience]);
  // Give up on clients that are still connected.
  app.server.closeAllConnections();
  connections.terminate();
  stop();
  lists.close();
  notices.close();
  care.close();
  await node.pool.close();
  await node.store.cluster.leave(node.id, node.time.now()).catch(() => undefined);
  await node.bus.close();
  await node.store.close();
}
