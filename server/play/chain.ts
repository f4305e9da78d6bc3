// Checksums of a journal: every row carries one of itself and of the row before it, so that a row that was changed,
// lost or put elsewhere is noticed. They tell of damage; against an operator who forges there is the dice commitment.
import { hash } from "node:crypto";
import type { JournalRow } from "../store/sql.ts";

const LINK = /^,"chain":"([\w-]{22})"\}$/;
const LINK_LENGTH = ',"chain":""}'.length + 22;

/** 128 bits of the fingerprint of a row and the one before it. */
function linkOf(table: number, version: number, text: string, previous: string): string {
  return hash("sha256", `${table} ${version} ${previous} ${text}`, "base64url").slice(0, 22);
}

/** A row's text with its link to the row before. */
export function chained(table: number, version: number, text: string, previous: string): string {
  return `${text.slice(0, -1)},"chain":"${linkOf(table, version, text, previous)}"}`;
}

/** The link a row carries; empty for rows from before there were any. */
export const linkIn = (body: string): string => LINK.exec(body.slice(-LINK_LENGTH))?.[1] ?? "";

/** The first row that is not what was written; null if all are. `previous` is the link of the row before the first. */
export function brokenLink(table: number, rows: readonly JournalRow[], previous = ""): number | null {
  let last = previous;
  for (const { version, body } of rows) {
    const link = linkIn(body);
    const text = `${body.slice(0, body.length - ',"chain":""}'.length - link.length)}}`;
    if (link !== "" && linkOf(table, version, text, last) !== link) return version;
    last = link;
  }
  return null;
}
