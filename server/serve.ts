// Serving and working: settings from the environment, one process, stopped by signals.
import { flushCompileCache } from "node:module";
import process from "node:process";
import { openRedis } from "./bus/redis.ts";
import { checkParts, type Finding } from "./ops/check.ts";
import { build, makeLog, openServer, type Server } from "./server.ts";
import { readSettings, SettingError, type Settings } from "./settings.ts";
import { StartFailure, sentenceOf, startPart } from "./start-failure.ts";

/** Runs a server until it is told to stop; the exit code. */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const settings = settingsOr(env, problem => process.stderr.write(`hetman: ${problem}\n`));
  if (!settings) return 2;
  const log = makeLog(settings.logLevel);
  let server: Server;
  try {
    server = await openServer(settings, { log });
  } catch (error) {
    log.fatal({ err: error instanceof StartFailure ? error.cause : error }, "the server could not be opened");
    process.stderr.write(`hetman: ${sentenceOf(error)}\n`);
    endSoon();
    return 1;
  }
  const { store, games } = server.services.node;
  log.info({ port: server.port, storage: store.kind, games: Object.keys(games) }, "open");
  process.stderr.write(`hetman: http://localhost:${server.port}\n`);
  process.on("SIGUSR2", () => {
    log.level = log.level === settings.logLevel ? "debug" : settings.logLevel;
    log.warn({ level: log.level }, "the level of the log was changed");
  });
  const stopped = stopSignal();
  // Usually written at the end of a process, which this one may not live to see.
  flushCompileCache();
  log.info({ signal: await stopped }, "closing");
  await server.close();
  endSoon();
  return 0;
}

/** Runs a worker, which thinks for nodes at the same Redis, until it is told to stop; the exit code. */
export async function work(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const refuse = (problem: string): void => void process.stderr.write(`hetman: ${problem}\n`);
  const settings = settingsOr(env, refuse);
  if (!settings) return 2;
  if (!settings.redisUrl || settings.botWorkers === 0) {
    refuse("a worker needs REDIS_URL, and BOT_WORKERS of at least 1");
    return 2;
  }
  const log = makeLog(settings.logLevel);
  try {
    await startPart("redis", settings, async () => (await openRedis(settings.redisUrl, "worker")).close());
  } catch (error) {
    refuse(sentenceOf(error));
    endSoon();
    return 1;
  }
  // Loaded only where it is used: the queue's library is large.
  const { openWorker } = await import("./worker.ts");
  const worker = await openWorker(settings, new URL(import.meta.resolve("#games/registry.ts")), build(), log);
  log.info({ threads: settings.botWorkers }, "working");
  log.info({ signal: await stopSignal() }, "closing");
  await worker.close();
  endSoon();
  return 0;
}

function stopSignal(): Promise<string> {
  return new Promise(stop => {
    for (const each of ["SIGTERM", "SIGINT"]) process.once(each, () => stop(each));
  });
}

/** Checks the settings and whether everything they name can be used; changes nothing. */
export async function check(env: Readonly<Record<string, string | undefined>>): Promise<readonly Finding[]> {
  const problems: Finding[] = [];
  const settings = settingsOr(env, problem => problems.push({ what: "settings", problem }));
  return settings ? [{ what: "settings", problem: null }, ...(await checkParts(settings))] : problems;
}

function settingsOr(
  env: Readonly<Record<string, string | undefined>>,
  refuse: (problem: string) => void,
): Settings | null {
  try {
    return readSettings(env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    refuse(error.message);
    return null;
  }
}

/** Whatever is still open must not keep a process that has nothing left to do. */
function endSoon(): void {
  setTimeout(() => process.exit(), 2000).unref();
}
