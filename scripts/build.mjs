// Builds the web client into dist/web and the games' rules into dist/rules, unless what is there was built from the same sources: node scripts/build.mjs
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import process from "node:process";
import { alone } from "./alone.mjs";

const page = "dist/web/index.html";
const stamp = "dist/sources.sha256";

/** A hash of all that goes into the bundle; times of files would change with every checkout. */
function hashOfSources() {
  const files = globSync(["{kernel,protocol,games,bots,web}/**/*.*", "package-lock.json"], {
    exclude: ["**/*.test.*", "**/test/**", "**/e2e/**", "web/bench/**", "**/*.md"],
  });
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function canWrite() {
  try {
    accessSync(existsSync("dist") ? "dist" : ".", constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} sources */
const isBuilt = sources => existsSync(page) && existsSync(stamp) && readFileSync(stamp, "utf8") === sources;

/** Throws an error of one line when the client cannot be built; waits for a process that builds it already. */
export async function buildIfStale() {
  // An image has the built client and no sources.
  if (!existsSync("web/index.html")) return;
  const sources = hashOfSources();
  if (isBuilt(sources)) return;
  await alone(`build ${process.cwd()}`, async () => {
    if (!isBuilt(sources)) await build(sources);
  });
}

/** @param {string} sources */
async function build(sources) {
  if (!canWrite())
    throw new Error(
      "the web client is not built from these sources, and you may not write here; run npm run build as the owner",
    );
  process.stderr.write("hetman: building the web client\n");
  const vite = ["node_modules/vite/bin/vite.js", "build", "web", "--logLevel", "warn"];
  // Tests set NODE_ENV; the client they look at must still be the one people get.
  const env = { ...process.env, NODE_ENV: "production" };
  const built = spawnSync(process.execPath, vite, { env, stdio: ["ignore", 2, 2] });
  if (built.status !== 0) throw new Error("the web client could not be built; see the messages above");
  const { bundleRules } = await import("./bundle-rules.mjs");
  const games = globSync("games/[a-z]*/index.ts").map(file => [basename(dirname(file)), file]);
  await bundleRules(Object.fromEntries(games), "dist/rules");
  writeFileSync(stamp, sources);
}

/** For commands: builds, or ends the process with one line. */
export async function mustBuild() {
  try {
    await buildIfStale();
  } catch (error) {
    process.stderr.write(`hetman: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

if (process.argv[1] === import.meta.filename) {
  await mustBuild();
  process.stderr.write("hetman: the web client in dist/web is up to date\n");
}
