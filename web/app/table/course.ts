// Where the end screen gets the course of a game from, and how a record is handed out as a file.
import { call } from "../client/api.ts";
import { rules } from "../client/rules.ts";
import type { RecordInfo } from "../local/messages.ts";
import { packed } from "../replay/packed.ts";

/** An app on the home screen of an iPhone has no downloads; there a file is shared instead. */
function isInstalledHere(): boolean {
  return matchMedia("(display-mode: standalone)").matches || "standalone" in navigator;
}

async function handOut(name: string, text: string): Promise<void> {
  const file = new File([text], name, { type: "application/json" });
  if (!isInstalledHere() || !navigator.canShare?.({ files: [file] })) return download(name, text);
  // Who changes their mind has nothing to be told.
  await navigator.share({ files: [file] }).catch(() => null);
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Hands a value out as a JSON file. */
export function downloadJson(name: string, value: unknown): void {
  void handOut(`${name}.json`, JSON.stringify(value, null, 1));
}

/** The record of a game on this device. */
export function courseOfLocal(id: string): Promise<RecordInfo> {
  return rules.openRecord({ local: id });
}

/** Hands out the record of a game on this device. */
export async function downloadLocal(id: string): Promise<void> {
  downloadJson(`hetman-${id}`, await rules.save(id));
}

/** An address at which anybody sees the record of a game on this device: it holds the record itself. */
export async function linkToLocal(id: string): Promise<string> {
  return `${location.origin}/replay/link#${await packed(JSON.stringify(await rules.save(id)))}`;
}

/** The exported record of a finished game on the server. */
export function exportOf(id: string, key: string | null): Promise<Record<string, unknown>> {
  const query = key ? { key } : {};
  return call("GET /api/tables/:table/export", { params: { table: id }, query });
}

/** The record of a finished game on the server, run again here. */
export async function courseOfShared(id: string, key: string | null): Promise<RecordInfo> {
  return rules.openRecord({ save: JSON.stringify(await exportOf(id, key)) });
}
