// A server process for tests that kill it: settings from the environment, the test games or (GAMES=real) the installed
// ones, its port on standard output.
import { flushCompileCache } from "node:module";
import process from "node:process";
import { openServer } from "#server/server.ts";
import { readSettings, withoutLimits } from "#server/settings.ts";
import { SharedTime } from "#server/shared-time.ts";

const { gamesModule, registry } =
  process.env.GAMES === "real"
    ? { registry: (await import("#games/registry.ts")).registry, gamesModule: undefined }
    : await import("./games.ts");

const read = readSettings(process.env);
const requestsPerMinute = process.env.REQUESTS_PER_MINUTE ? read.requestsPerMinute : withoutLimits.requestsPerMinute;
const settings = { ...read, ...withoutLimits, requestsPerMinute };
// A machine whose clock is wrong.
const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const time = new SharedTime(() => performance.timeOrigin + performance.now() + ahead);
const server = await openServer(settings, { games: registry, ...(gamesModule && { gamesModule }), time });
process.stdout.write(`${server.port}\n`);
// Usually written at the end of a process, which this one may not live to see.
flushCompileCache();
process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
