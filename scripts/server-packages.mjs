// Copies the packages that a server and its command line use, and what those use, out of node_modules:
//   node scripts/server-packages.mjs /where/to
import { cpSync, existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

const sources = "{kernel,protocol,bots,server,cli,games}/**/*.ts";
const elsewhere = ["**/test/**", "**/*.test.ts", "**/board/**", "**/learn/**", "**/bench/**", "**/every-game/**"];

/** The packages that are imported by name. */
function imported() {
  const names = new Set();
  for (const file of globSync(sources, { exclude: elsewhere })) {
    for (const [, name] of readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"((?:@[\w.-]+\/)?[a-z][\w.-]*)/g))
      names.add(name);
  }
  return [...names].filter(name => existsSync(join("node_modules", name, "package.json")));
}

/**
 * Where a package finds another: beside itself, or further out.
 * @param {string} from
 * @param {string} name
 */
function place(from, name) {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf("/node_modules/"))) {
    const path = `${at}/node_modules/${name}`.replace(/^\.\//, "");
    if (existsSync(`${path}/package.json`)) return path;
    if (!at.includes("/node_modules/"))
      return existsSync(`node_modules/${name}/package.json`) ? `node_modules/${name}` : null;
  }
}

/** @returns {Set<string>} the folders of all packages that are needed */
export function serverPackages() {
  const found = new Set();
  /** @param {string | null} path */
  const add = path => {
    if (path === null || found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(`${path}/package.json`, "utf8"));
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) add(place(`./${path}`, name));
  };
  for (const name of imported()) add(place(".", name));
  return found;
}

if (process.argv[1] === import.meta.filename) {
  const to = process.argv[2];
  if (!to) throw new Error("usage: node scripts/server-packages.mjs <folder>");
  // Types, maps and manuals are for those who write programs.
  const filter = (/** @type {string} */ file) => !/\.(d\.[cm]?ts|map|md)$/.test(file);
  for (const path of serverPackages())
    cpSync(path, join(to, path.replace(/^node_modules\//, "")), { recursive: true, filter });
}
