// What requests about a table carry: which table, through whose eyes, with which key.
import { z } from "zod";
import { viewer } from "./play.ts";
import { tableId } from "./tables.ts";
import { code } from "./text.ts";

export const inTable = z.object({ table: tableId });
export const asViewer = z.preprocess(v => (v === "spectator" || v === undefined ? "spectator" : Number(v)), viewer);
export const withKey = z.object({ key: code.optional().describe("The key of a table by link.") });
