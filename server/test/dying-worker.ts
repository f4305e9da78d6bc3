// The thread of a SQLite file, which dies when the file `<path>.die` appears.
import { existsSync, rmSync } from "node:fs";
import process from "node:process";
import { workerData } from "node:worker_threads";
import "#server/store/sqlite-worker.ts";

const { path, role } = workerData as { path: string; role: string };
const order = `${path}.die`;
setInterval(() => {
  if (role !== "writer" || !existsSync(order)) return;
  rmSync(order);
  process.exit(1);
}, 5).unref();
