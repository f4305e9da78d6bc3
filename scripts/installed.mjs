// Finding programs that npm does not carry, and installing them from the packages of the distribution.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";

export const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * Installs Debian packages without a question, or throws with one line that says what is missing.
 * @param {string} what
 * @param {string[]} packages
 */
export function installDebian(what, packages) {
  const byHand = `${what} not found; install it: apt-get install ${packages.join(" ")}`;
  if (!canInstall) throw new Error(byHand);
  process.stderr.write(`hetman: installing ${packages.join(", ")}\n`);
  apt(["update"], byHand);
  withoutStartingServices(() => apt(["install", "-y", "--no-install-recommends", ...packages], byHand));
}

/**
 * Debian starts a service as soon as it is installed, unless this file says no (101).
 * @param {() => void} act
 */
function withoutStartingServices(act) {
  const policy = "/usr/sbin/policy-rc.d";
  if (existsSync(policy)) return act();
  writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    act();
  } finally {
    rmSync(policy);
  }
}

/**
 * @param {string[]} args
 * @param {string} byHand
 */
function apt(args, byHand) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=300", ...args], { env, encoding: "utf8" });
  if (run.status === 0) return;
  const reason = run.stderr.match(/^E: (.+)$/m)?.[1] ?? `exit code ${run.status}`;
  throw new Error(`${byHand} (apt-get ${args[0]} failed: ${reason})`);
}

/**
 * For scripts that are also commands: prints what `find` returns as JSON, or one line on standard error.
 * @param {() => unknown} find
 */
export function asCommand(find) {
  try {
    process.stdout.write(`${JSON.stringify(find())}\n`);
  } catch (error) {
    process.stderr.write(`hetman: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
