// nginx and Caddy, for tests of the examples in docs/proxy: node scripts/need-proxies.mjs
import { existsSync } from "node:fs";
import process from "node:process";
import { asCommand, findOrInstall } from "./installed.mjs";

/** @param {string} name */
const find = name => ["/usr/sbin", "/usr/bin", "/opt/homebrew/bin"].map(dir => `${dir}/${name}`).find(existsSync);

/** @returns {Promise<{ nginx: string, caddy: string }>} the paths of the programs */
export const needProxies = () =>
  findOrInstall("nginx and Caddy", ["nginx", "caddy"], () => {
    const [nginx, caddy] = [find("nginx"), find("caddy")];
    return nginx && caddy ? { nginx, caddy } : undefined;
  });

if (process.argv[1] === import.meta.filename) await asCommand(needProxies);
