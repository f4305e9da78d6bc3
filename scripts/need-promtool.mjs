// Prometheus's tool that checks rules: node scripts/need-promtool.mjs
import { existsSync } from "node:fs";
import process from "node:process";
import { asCommand, findOrInstall } from "./installed.mjs";

const places = ["/usr/bin/promtool", "/usr/local/bin/promtool", "/opt/homebrew/bin/promtool"];

/** @returns {Promise<string>} the path of the program */
export const needPromtool = () =>
  findOrInstall("promtool", ["prometheus"], () => places.find(path => existsSync(path)));

if (process.argv[1] === import.meta.filename) await asCommand(needPromtool);
