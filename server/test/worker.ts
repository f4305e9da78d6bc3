// A worker process for tests that kill it: settings from the environment, games that are thought about slowly, and
// something on standard output when it works.
import process from "node:process";
import { pino } from "pino";
import { build } from "#server/server.ts";
import { readSettings } from "#server/settings.ts";
import { openWorker } from "#server/worker.ts";

const games = new URL("./slow-games.ts", import.meta.url);
const worker = await openWorker(readSettings(process.env), games, build(), pino({ level: "silent" }));
process.stdout.write("0\n");
process.once("SIGTERM", () => void worker.close().then(() => process.exit(0)));
