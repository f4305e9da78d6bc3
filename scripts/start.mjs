// What `npm start` does: builds the web client if it is missing or older than its sources, then opens the doors.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";

const page = "dist/web/index.html";
const stamp = "dist/web-sources.sha256";

/** A hash of all that goes into the bundle; times of files would change with every checkout. */
function hashOfSources() {
  const files = globSync(["{kernel,protocol,games,bots,web}/**/*.*", "package-lock.json"], {
    exclude: ["**/*.test.*", "**/e2e/**", "**/*.md"],
  });
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

export function buildWebIfStale() {
  if (!existsSync("web/index.html")) return;
  const sources = hashOfSources();
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  process.stderr.write("hetman: building the web client\n");
  const vite = ["node_modules/vite/bin/vite.js", "build", "web", "--logLevel", "warn"];
  // Tests set NODE_ENV; the client they look at must still be the one people get.
  const env = { ...process.env, NODE_ENV: "production" };
  const built = spawnSync(process.execPath, vite, { env, stdio: ["ignore", 2, 2] });
  if (built.status !== 0) {
    process.stderr.write("hetman: the web client could not be built; see the messages above\n");
    process.exit(1);
  }
  mkdirSync("dist", { recursive: true });
  writeFileSync(stamp, sources);
}

if (process.argv[1] === import.meta.filename) {
  buildWebIfStale();
  const door = existsSync("server/main.ts") ? "server/main.ts" : "cli/main.ts";
  if (door === "cli/main.ts") process.argv.splice(2, Infinity, "play", "xidit");
  process.argv[1] = door;
  await import(`../${door}`);
}
