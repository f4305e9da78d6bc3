// PostgreSQL's and Redis's programs, for tests on real servers: node scripts/need-services.mjs
// Only the programs: tests start servers of their own, on their own ports and folders.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { asCommand, canInstall, installDebian } from "./installed.mjs";

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

/** @returns {{ postgresBin: string, redisServer: string }} the folder of PostgreSQL's programs, and Redis's server */
export function needServices() {
  if (!findPostgres()) {
    forbidMainCluster();
    installDebian("PostgreSQL", ["postgresql"]);
  }
  if (!findRedis()) installDebian("Redis", ["redis-server"]);
  const postgres = findPostgres();
  const redisServer = findRedis();
  if (!postgres || !redisServer) throw new Error("PostgreSQL and Redis were installed but are not where expected");
  return { postgresBin: postgres.replace(/\/postgres$/, ""), redisServer };
}

if (process.argv[1] === import.meta.filename) asCommand(needServices);
