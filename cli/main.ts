// The command line: npm run -s hetman -- <command>
import { registry } from "#games/registry.ts";
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2), registry);
