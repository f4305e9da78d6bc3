// The thread that owns the SQLite file: all writing happens here, so that a sync never blocks the event loop.
import { parentPort, workerData } from "node:worker_threads";
import type { SqliteRequest } from "./sqlite.ts";
import { type FileRole, openFile } from "./sqlite-file.ts";

const port = parentPort;
if (!port) throw new Error("this file runs as a worker");
const file = openFile(workerData as { path: string; role: FileRole });

port.on("message", (request: SqliteRequest) => {
  try {
    port.postMessage({ id: request.id, result: answer(request) });
  } catch (error) {
    port.postMessage({ id: request.id, error: error instanceof Error ? error.message : String(error) });
  }
});

function answer(request: SqliteRequest): unknown {
  switch (request.type) {
    case "all":
      return file.all(request.sql, request.params);
    case "write":
      return file.write(request.units);
    case "journal":
      return file.journal(request.table, request.after);
    case "heads":
      return file.heads(request.tables);
    case "close":
      return file.close();
  }
}
