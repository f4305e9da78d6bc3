// Prometheus's tool that checks rules: node scripts/need-promtool.mjs
import { existsSync } from "node:fs";
import process from "node:process";
import { asCommand, installDebian } from "./installed.mjs";

const places = ["/usr/bin/promtool", "/usr/local/bin/promtool", "/opt/homebrew/bin/promtool"];

/** @returns {string} the path of the program */
export function needPromtool() {
  const find = () => places.find(path => existsSync(path));
  if (!find()) installDebian("promtool", ["prometheus"]);
  const found = find();
  if (!found) throw new Error("Prometheus was installed but promtool is not where it was expected");
  return found;
}

if (process.argv[1] === import.meta.filename) asCommand(needPromtool);
