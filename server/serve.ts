// Serving: settings from the environment, one process, stopped by signals.
import process from "node:process";
import { checkParts, type Finding } from "./ops/check.ts";
import { makeLog, openServer, type Server } from "./server.ts";
import { readSettings, SettingError, type Settings } from "./settings.ts";
import { StartFailure, sentenceOf } from "./start-failure.ts";

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
  const signal = await new Promise<string>(stop => {
    for (const each of ["SIGTERM", "SIGINT"]) process.once(each, () => stop(each));
  });
  log.info({ signal }, "closing");
  await server.close();
  endSoon();
  return 0;
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
