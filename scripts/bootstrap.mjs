// Runs a command with Node 24, after installing the packages if that is needed:
//   node scripts/bootstrap.mjs vitest run
// This file alone must run on Node 20, before anything is installed, so it is plain JavaScript without packages.
// Everything it has to say goes to standard error; standard output belongs to the command.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, "node_modules", ".bin");
const isWindows = process.platform === "win32";
const isProduction = process.env.NODE_ENV === "production";

/** @param {string} file */
const packagesIn = file => JSON.parse(readFileSync(join(root, file), "utf8")).packages;

/** Compares what is installed with the lock file, by content: times change with every checkout. */
function isInstalled() {
  const installedLock = "node_modules/.package-lock.json";
  if (!existsSync(join(root, installedLock))) return false;
  const installed = packagesIn(installedLock);
  return Object.entries(packagesIn("package-lock.json")).every(([path, wanted]) => {
    const found = installed[path];
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity;
    return path === "" || wanted.optional || wanted.devOptional || (wanted.dev && isProduction);
  });
}

function install() {
  process.stderr.write("hetman: installing packages (once after each change of package-lock.json)\n");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--loglevel=error", "--no-audit", "--no-fund", "--include=optional"];
  if (!isProduction) args.push("--include=dev");
  const run = spawnSync(npm ? process.execPath : "npm", npm ? [npm, ...args] : args, {
    cwd: root,
    encoding: "utf8",
    shell: isWindows && !npm,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (run.status !== 0) fail(whyInstallFailed(run));
}

/** @param {{ error?: Error, stderr: string | null, status: number | null }} run */
function whyInstallFailed({ error, stderr, status }) {
  if (error) return `npm could not be started (${error.message}); install Node.js with npm`;
  const text = stderr ?? "";
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(text))
    return "packages could not be downloaded: no connection to the npm registry; check the network and try again";
  const reason = text.match(/^npm error (?!code )(.+)$/m)?.[1] ?? `exit code ${status}`;
  return `npm ci failed: ${reason}`;
}

/** @param {string} node */
function isNode24(node) {
  const version = spawnSync(node, ["-p", "process.versions.node"], { encoding: "utf8" }).stdout ?? "";
  return Number.parseInt(version, 10) >= 24;
}

/** The folders to search first: the packages' commands, and a Node 24 for platforms where npm has none. */
function path() {
  const packaged = join(bin, isWindows ? "node.cmd" : "node");
  const own = dirname(process.execPath);
  if (existsSync(packaged) && (isWindows || isNode24(packaged))) return [bin];
  if (isNode24(process.execPath)) return [own, bin];
  return fail(`Node 24 is needed here and npm has none for ${process.platform}-${process.arch}; install Node 24`);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`hetman: ${message}\n`);
  process.exit(1);
}

const [command, ...args] = process.argv.slice(2);
if (!command) fail("usage: node scripts/bootstrap.mjs <command> [arguments]");
if (!isInstalled()) install();

const PATH = [...path(), process.env.PATH].join(delimiter);
// What Node has compiled is kept: the next start takes half the time and a tenth less memory.
const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "compiled");
const env = { ...process.env, PATH, NODE_COMPILE_CACHE };
const child = spawn(command, args, { cwd: root, env, shell: isWindows, stdio: "inherit" });
let hasAskedToEnd = false;
const askToEnd = () => {
  if (!hasAskedToEnd) child.kill("SIGTERM");
  hasAskedToEnd = true;
};
// A terminal's Ctrl-C reaches the child by itself; other signals may come to this process alone. The child decides when
// to end.
process.on("SIGINT", () => {});
process.on("SIGTERM", askToEnd).on("SIGHUP", askToEnd);
// npm runs scripts in a shell, which dies of npm's signals without passing them on and leaves this process behind.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && askToEnd(), 250).unref();
child.on("error", error => fail(`${command} could not be started: ${error.message}`));
child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
