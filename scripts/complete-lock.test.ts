import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingEntries } from "./complete-lock.mjs";

const text = readFileSync(new URL("../package-lock.json", import.meta.url), "utf8");

test("the lock file names the packages of every platform, or `npm ci` would refuse it", () => {
  expect(missingEntries(JSON.parse(text).packages)).toEqual([]);
});

test("the lock file records no addresses of registries", () => {
  expect(text).not.toContain('"resolved"');
});

test("a missing package is described by its name", () => {
  const packages = { "node_modules/a": { dev: true, optionalDependencies: { "@a/cli-linux-x64-musl": "1.2.3" } } };
  const entry = { version: "1.2.3", dev: true, optional: true, os: ["linux"], cpu: ["x64"], libc: ["musl"] };
  expect(missingEntries(packages)).toEqual([["node_modules/@a/cli-linux-x64-musl", entry]]);
});
