// Names in package-lock.json the packages for other platforms that npm left out: node scripts/complete-lock.mjs
// `npm install` skips an optional package that its registry does not offer, and `npm ci` then refuses the lock file
// (npm/cli#9846). Run this after every `npm install` of something new.
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} Entry
 */

const platform =
  /[/-](?<os>android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|aix)-(?<cpu>arm64|arm|x64|ia32|[a-z]+\d+\w*)(-(?<abi>\w+))?$/;

/**
 * What npm needs to know to pass the package by on other platforms; the rest it reads when it installs one.
 * @param {string} name
 * @param {string} version
 * @param {boolean} isDev
 * @returns {Entry}
 */
function entryFor(name, version, isDev) {
  const { os, cpu, abi } = name.match(platform)?.groups ?? {};
  const libc = os === "linux" && abi ? (abi.startsWith("musl") ? ["musl"] : ["glibc"]) : undefined;
  // In npm's own order, so that its next change leaves these lines alone.
  const entry = (/** @type {Entry} */ { cpu, libc, os }) => ({
    version,
    ...(cpu && { cpu }),
    ...(isDev && { dev: true }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os }),
  });
  if (name.endsWith("-wasm32-wasi")) return entry({ cpu: ["wasm32"] });
  if (!os || !cpu) throw new Error(`${name}: the name does not tell its platform; complete package-lock.json by hand`);
  return entry({ cpu: [cpu], os: [os], ...(libc && { libc }) });
}

/**
 * The packages that are wanted by some entry and have none of their own.
 * @param {Record<string, Entry>} packages
 * @returns {[path: string, entry: Entry][]}
 */
export function missingEntries(packages) {
  return Object.entries(packages).flatMap(([parent, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`])
      .map(
        ([name, version]) =>
          /** @type {[string, Entry]} */ ([`node_modules/${name}`, entryFor(name, version, dev ?? false)]),
      ),
  );
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const missing = missingEntries(lock.packages);
  const all = { ...lock.packages, ...Object.fromEntries(missing) };
  lock.packages = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, "en")));
  writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  process.stderr.write(`hetman: ${missing.length} packages for other platforms added to package-lock.json\n`);
}
