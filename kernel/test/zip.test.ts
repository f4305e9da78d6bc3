import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { zipEntries } from "#kernel/zip.ts";
import { zipOf } from "./zips.ts";

test("a zip's files are found, packed or not; folders are none", () => {
  const entries = zipEntries(zipOf({ "box/cards.json": "{}", "box/": "", "box/Żubr.json": "[1]" }))!;
  const texts = entries.map(({ name, isDeflated, bytes }) => [
    name,
    new TextDecoder().decode(isDeflated ? inflateRawSync(bytes) : bytes),
  ]);
  expect(texts).toEqual([
    ["box/cards.json", "{}"],
    ["box/Żubr.json", "[1]"],
  ]);
});

test("what is no zip, or half of one, has no files", () => {
  const zip = zipOf({ "a.json": "{}", "b.json": "{}" });
  expect(zipEntries(new Uint8Array())).toBeNull();
  expect(zipEntries(new TextEncoder().encode("{}".repeat(40)))).toBeNull();
  expect(zipEntries(zip.slice(9))).toBeNull();
  expect(zipEntries(zip.slice(0, -30))).toBeNull();
  // A file's own head, and its line in the list.
  const listAt = zip.findIndex((_, at) => zip[at] === 0x50 && zip[at + 2] === 1);
  for (const at of [0, listAt]) expect(zipEntries(zip.map((byte, i) => (i === at ? 0 : byte)))).toBeNull();
});
