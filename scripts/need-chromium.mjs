// The system's Chromium, for tests and screenshots: node scripts/need-chromium.mjs
import { existsSync } from "node:fs";
import process from "node:process";
import { asCommand, installDebian } from "./installed.mjs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @returns {string} the path of the program */
export function needChromium() {
  const find = () => [process.env.CHROMIUM ?? "", ...places].find(path => existsSync(path));
  const found = find();
  if (found) return found;
  installDebian("Chromium", ["chromium"]);
  const installed = find();
  if (!installed) throw new Error("Chromium was installed but is not where it was expected; set CHROMIUM to its path");
  return installed;
}

if (process.argv[1] === import.meta.filename) asCommand(needChromium);
