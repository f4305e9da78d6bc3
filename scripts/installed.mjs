// Finding programs that npm does not carry, and installing them from the packages of the distribution.
import { spawn } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { text } from "node:stream/consumers";
import { alone } from "./alone.mjs";

export const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * What `find` finds, installed before if it is missing. A program that another process is unpacking is there before it
 * can run: until it is whole, everybody waits.
 * @template T
 * @param {string} what
 * @param {string[]} packages Debian's
 * @param {() => T | undefined} find
 * @returns {Promise<T>} or an error of one line
 */
export const findOrInstall = (what, packages, find) =>
  alone("install", async () => {
    const found = find();
    if (found) return found;
    await installDebian(what, packages);
    const installed = find();
    if (!installed) throw new Error(`${what} was installed but is not where it was expected`);
    return installed;
  });

/**
 * @param {string} what
 * @param {string[]} packages
 */
async function installDebian(what, packages) {
  const byHand = `${what} not found; install it: apt-get install ${packages.join(" ")}`;
  if (!canInstall) throw new Error(byHand);
  process.stderr.write(`hetman: installing ${packages.join(", ")}\n`);
  await apt(["update"], byHand);
  await withoutStartingServices(() => apt(["install", "-y", "--no-install-recommends", ...packages], byHand));
}

/**
 * Debian starts a service as soon as it is installed, unless this file says no (101).
 * @param {() => Promise<void>} act
 */
async function withoutStartingServices(act) {
  const policy = "/usr/sbin/policy-rc.d";
  if (existsSync(policy)) return act();
  writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    await act();
  } finally {
    rmSync(policy);
  }
}

/**
 * @param {string[]} args
 * @param {string} byHand
 */
async function apt(args, byHand) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const child = spawn("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=300", ...args], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  const said = await text(child.stderr);
  const code = await ended;
  if (code === 0) return;
  const reason = said.match(/^E: (.+)$/m)?.[1] ?? `exit code ${code}`;
  throw new Error(`${byHand} (apt-get ${args[0]} failed: ${reason})`);
}

/**
 * For scripts that are also commands: prints what `find` returns as JSON, or one line on standard error.
 * @param {() => Promise<unknown>} find
 */
export async function asCommand(find) {
  try {
    process.stdout.write(`${JSON.stringify(await find())}\n`);
  } catch (error) {
    process.stderr.write(`hetman: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
