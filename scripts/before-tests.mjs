// Begins to build and to install what tests need while others, that need none of it, run already.
import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { needChromium } from "./need-chromium.mjs";
import { needPromtool } from "./need-promtool.mjs";
import { needServices } from "./need-services.mjs";

const build = () =>
  once(spawn(process.execPath, ["scripts/build.mjs"], { stdio: ["ignore", "ignore", "inherit"] }), "exit");

/** @type {Record<string, (() => Promise<unknown>)[]>} what the tests of each project need */
const needs = { apps: [needServices, needPromtool], browser: [build, needChromium] };

/** @param {{ name: string }} project */
export function setup({ name }) {
  // A test that needs what is missing tries again and says why it cannot be had.
  const begun = Promise.allSettled((needs[name] ?? []).map(begin => begin()));
  // Nothing is left half installed when a short run is over.
  return () => begun;
}
