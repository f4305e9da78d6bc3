// The list of games on this device, read without the worker: lists need no rules.
import { takeAll } from "../local/idb.ts";
import type { LocalInfo } from "../local/messages.ts";

export const localTables = (): Promise<LocalInfo[]> => takeAll<LocalInfo>("tables");
