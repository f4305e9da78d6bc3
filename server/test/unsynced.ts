// A disk that forgets what was not synced: compiles the shim, and plays its notes back after a kill.
import { execFileSync } from "node:child_process";
import { closeSync, existsSync, ftruncateSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openStore } from "#server/store/store.ts";
import { findOrInstall } from "../../scripts/installed.mjs";
import { type CrashStorage, patientOf } from "./crash-storages.ts";
import { tempDir } from "./harness.ts";

async function compiled(folder: string): Promise<string> {
  const compiler = ["/usr/bin/cc"];
  const cc = await findOrInstall("a C compiler", ["gcc", "libc6-dev"], () => compiler.find(existsSync));
  const shim = join(folder, "unsynced.so");
  const source = fileURLToPath(new URL("./unsynced.c", import.meta.url));
  execFileSync(cc, ["-shared", "-fPIC", "-O1", "-o", shim, source, "-ldl", "-lpthread"]);
  return shim;
}

/** Takes back what was written to a file since its last sync; how many writes that were. */
function forget(notes: string): number {
  const bytes = readFileSync(notes);
  const list: { at: number; size: number; old: Buffer }[] = [];
  for (let i = 0; i + 24 <= bytes.length; ) {
    const [at, size, old] = [0, 8, 16].map(offset => Number(bytes.readBigInt64LE(i + offset))) as [
      number,
      number,
      number,
    ];
    // The last note may be cut: then its write never began.
    if (i + 24 + old > bytes.length) break;
    list.push({ at, size, old: bytes.subarray(i + 24, i + 24 + old) });
    i += 24 + old;
  }
  const path = notes.slice(0, -".undo".length);
  // A file that was removed since has nothing to lose.
  if (!existsSync(path)) {
    rmSync(notes);
    return 0;
  }
  const file = openSync(path, "r+");
  for (const { at, size, old } of list.reverse()) {
    if (old.length > 0) writeSync(file, old, 0, old.length, at);
    ftruncateSync(file, size);
  }
  closeSync(file);
  rmSync(notes);
  return list.length;
}

/** SQLite on such a disk; with `honest` only every so many-th sync of the log is honest. */
export async function forgetfulStorage(honest?: number): Promise<CrashStorage & { readonly forgotten: () => number }> {
  const dir = tempDir();
  const env = {
    DATA_DIR: join(dir.path, "data"),
    LD_PRELOAD: await compiled(dir.path),
    UNSYNCED_MATCH: "hetman.sqlite",
    ...(honest !== undefined && { UNSYNCED_HONEST: String(honest) }),
  };
  const { patient, end } = patientOf(env, async () => undefined);
  let forgotten = 0;
  const kill = async (): Promise<void> => {
    await patient.kill();
    for (const name of readdirSync(env.DATA_DIR)) {
      // What only lives in memory is gone, too.
      if (name.endsWith("-shm")) rmSync(join(env.DATA_DIR, name));
      if (name.endsWith(".undo")) forgotten += forget(join(env.DATA_DIR, name));
    }
  };
  return {
    patient: { start: patient.start, kill },
    openStore: () => openStore({ databaseUrl: "", synchronous: "on", file: join(env.DATA_DIR, "hetman.sqlite") }),
    forgotten: () => forgotten,
    close: async () => {
      await end();
      dir.remove();
    },
  };
}
