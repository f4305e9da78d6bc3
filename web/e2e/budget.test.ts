// How much script a reader must load: the lobby at most 200 kB, each board at most 150 kB more (gzip).
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { buildIfStale } from "../../scripts/build.mjs";

const web = "dist/web";
const assets = join(web, "assets");
const KB = 1000;

beforeAll(() => buildIfStale());

const read = (file: string) => readFileSync(join(assets, file), "utf8");
const gzip = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

/** A script with everything it loads at once. */
function closure(entry: string, into = new Set<string>()): Set<string> {
  if (into.has(entry)) return into;
  into.add(entry);
  for (const [, file] of read(entry).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) closure(file!, into);
  return into;
}

function lobby(): Set<string> {
  const html = readFileSync(join(web, "index.html"), "utf8");
  const [, entry] = /src="\/assets\/([^"]+\.js)"/.exec(html) ?? [];
  const files = closure(entry!);
  // The words of one language are loaded with the page.
  const words = [...read(entry!).matchAll(/"(?:\.\/|assets\/)((?:en|pl)-[^"]+\.js)"/g)].map(([, file]) => file!);
  const largest = words.sort((a, b) => read(b).length - read(a).length)[0];
  if (largest) closure(largest, files);
  return files;
}

test("nothing that only tests need is shipped", () => {
  expect(readdirSync(assets).filter(file => /^(checks|scenes|maps)-/.test(file))).toEqual([]);
});

test("the lobby loads at most 200 kB of script", () => {
  expect(gzip(lobby())).toBeLessThan(200 * KB);
});

test("each board loads at most 150 kB more than the table page", () => {
  const table = readdirSync(assets).filter(file => /^(LocalTable|OnlineTable|TableRoom)-.*\.js$/.test(file));
  const before = lobby();
  for (const file of table) closure(file, before);
  const boards = readdirSync(assets).filter(file => /^board-.*\.js$/.test(file));
  expect(boards.length).toBeGreaterThan(0);
  for (const board of boards) {
    const more = [...closure(board)].filter(file => !before.has(file));
    expect(gzip(more), board).toBeLessThan(150 * KB);
  }
});

test("every script lies there compressed, for the server to give out", () => {
  for (const file of lobby()) {
    const plain = readFileSync(join(assets, file));
    if (plain.length < KB) continue;
    expect(brotliDecompressSync(readFileSync(join(assets, `${file}.br`))).equals(plain), file).toBe(true);
    expect(gunzipSync(readFileSync(join(assets, `${file}.gz`))).equals(plain), file).toBe(true);
  }
});

test("the page has no script of its own inside, which the content security policy would forbid", () => {
  const html = readFileSync(join(web, "index.html"), "utf8");
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(html).not.toMatch(/\son\w+=/);
});

test("the app can be installed: manifest, icons and service worker are there", () => {
  const manifest = JSON.parse(readFileSync(join(web, "manifest.webmanifest"), "utf8"));
  for (const { src } of manifest.icons) expect(existsSync(join(web, src)), src).toBe(true);
  expect(readFileSync(join(web, "sw.js"), "utf8")).toContain("index.html");
});
