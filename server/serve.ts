// Serving: settings from the environment, one process, stopped by signals.
import process from "node:process";
import { makeLog, openServer, type Server } from "./server.ts";
import { readSettings, SettingError } from "./settings.ts";

/** Runs a server until it is told to stop; the exit code. */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  let settings: ReturnType<typeof readSettings>;
  try {
    settings = readSettings(env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`hetman: ${error.message}\n`);
    return 2;
  }
  const log = makeLog(settings.logLevel);
  let server: Server;
  try {
    server = await openServer(settings, { log });
  } catch (error) {
    log.fatal({ err: error }, "the server could not be opened");
    process.stderr.write(`hetman: the server could not be opened: ${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
  const { store, games } = server.services.node;
  log.info({ port: server.port, storage: store.kind, games: Object.keys(games) }, "open");
  process.stderr.write(`hetman: http://localhost:${server.port}\n`);
  const signal = await new Promise<string>(stop => {
    for (const each of ["SIGTERM", "SIGINT"]) process.once(each, () => stop(each));
  });
  log.info({ signal }, "closing");
  await server.close();
  return 0;
}
