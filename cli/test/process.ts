// Starts the command line as a process of its own.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished, vi } from "vitest";
import { run } from "#cli/run.ts";
import { games } from "./games.ts";

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const root = join(import.meta.dirname, "../..");
// Tests may have been started by an older Node; the packages bring the right one.
const node = Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : join(root, "node_modules/.bin/node");

const testEntry = fileURLToPath(new URL("./hetman.ts", import.meta.url));

/** Runs `hetman` with the test games; `input` is what is typed. */
export function hetman(args: readonly string[], input = "", entry = testEntry): Promise<Finished> {
  const { INIT_CWD: _, LC_ALL: __, LANG: ___, FORCE_COLOR: ____, ...env } = process.env;
  const child = spawn(node, ["--disable-warning=ExperimentalWarning", entry, ...args], { cwd: root, env });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", text => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", text => {
    err += text;
  });
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", code => resolve({ code, out, err }));
  });
}

/** The same without a process, for the many cases that only read arguments. */
export async function hetmanHere(args: readonly string[]): Promise<Finished> {
  const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const err = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const textOf = (spy: typeof out) => spy.mock.calls.map(([text]) => text).join("");
  try {
    const code = await run(args, games);
    return { code, out: textOf(out), err: textOf(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

/** A folder for the files of one test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "hetman-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}
