// The thread that copies the SQLite file.
import { workerData } from "node:worker_threads";
import { backupSqlite } from "./sqlite-copies.ts";

const { file, target } = workerData as { readonly file: string; readonly target: string };
backupSqlite(file, target);
