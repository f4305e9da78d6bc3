// nginx and Caddy, for tests of the examples in docs/proxy: node scripts/need-proxies.mjs
import { existsSync } from "node:fs";
import process from "node:process";
import { asCommand, installDebian } from "./installed.mjs";

/** @param {string} name */
const find = name => ["/usr/sbin", "/usr/bin", "/opt/homebrew/bin"].map(dir => `${dir}/${name}`).find(existsSync);

/** @returns {{ nginx: string, caddy: string }} the paths of the programs */
export function needProxies() {
  const missing = ["nginx", "caddy"].filter(name => !find(name));
  if (missing.length > 0) installDebian("nginx and Caddy", missing);
  const [nginx, caddy] = [find("nginx"), find("caddy")];
  if (!nginx || !caddy) throw new Error("nginx and Caddy were installed but are not where expected");
  return { nginx, caddy };
}

if (process.argv[1] === import.meta.filename) asCommand(needProxies);
