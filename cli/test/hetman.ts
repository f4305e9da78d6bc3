// The command line with the small test games instead of the real ones, for tests that start processes.
import { run } from "#cli/run.ts";
import { games } from "./games.ts";

process.exitCode = await run(process.argv.slice(2), games);
