// The system's Chromium, for tests and screenshots: node scripts/need-chromium.mjs
import { existsSync } from "node:fs";
import process from "node:process";
import { asCommand, findOrInstall } from "./installed.mjs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @returns {Promise<string>} the path of the program */
export const needChromium = () =>
  findOrInstall("Chromium", ["chromium"], () => [process.env.CHROMIUM ?? "", ...places].find(path => existsSync(path)));

if (process.argv[1] === import.meta.filename) await asCommand(needChromium);
