// PostgreSQL's and Redis's programs, for tests on real servers: node scripts/need-services.mjs
// Only the programs: tests start servers of their own, on their own ports and folders.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { asCommand, canInstall, findOrInstall } from "./installed.mjs";

/** @param {string[]} places */
const firstOf = places => places.find(path => existsSync(path));
const findRedis = () => firstOf(["/usr/bin/redis-server", "/opt/homebrew/bin/redis-server"]);

/** Debian keeps every version in a folder of its own, outside PATH; the newest is taken. */
function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return firstOf([...versions.map(version => `${debian}/${version}/bin/postgres`), "/opt/homebrew/bin/postgres"]);
}

/** Debian's package would create and start a cluster of its own; nobody asked for one. */
function forbidMainCluster() {
  const folder = "/etc/postgresql-common/createcluster.d";
  if (!canInstall) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/no-main-cluster.conf`, "create_main_cluster = false\n");
}

/** @returns {Promise<{ postgresBin: string, redisServer: string }>} the folder of PostgreSQL's programs, and Redis's server */
export async function needServices() {
  if (!findPostgres()) forbidMainCluster();
  return findOrInstall("PostgreSQL and Redis", ["postgresql", "redis-server"], () => {
    const [postgres, redisServer] = [findPostgres(), findRedis()];
    return postgres && redisServer ? { postgresBin: dirname(postgres), redisServer } : undefined;
  });
}

if (process.argv[1] === import.meta.filename) await asCommand(needServices);
