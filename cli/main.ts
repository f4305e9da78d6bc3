// The command line: npm run -s hetman -- <command>
import { run } from "./run.ts";

const typed = process.argv.slice(2);
// Games are loaded with their packs or not at all, so they are imported only then.
process.exitCode = await run(typed, async () => {
  const { installTyped } = await import("./packs/read.ts");
  installTyped(typed);
  return (await import("#games/registry.ts")).registry;
});
