// How much a reader must load: of the start page what the server really sends, of each board what its script weighs (gzip).
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { World } from "./world.ts";

const web = "dist/web";
const assets = join(web, "assets");
const KB = 1000;

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

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

test("the start page asks for at most 15 files, 150 kB of script, and no rules of any game", async () => {
  const { page, context } = await world.somebody();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const sent = new Map<string, { path: string; isScript: boolean; bytes: number }>();
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    sent.set(requestId, { path: new URL(response.url).pathname, isScript: type === "Script", bytes: 0 });
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = sent.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  // What keeps the app for later comes when the page is there.
  const files = [...sent.values()].filter(({ path }) => !/^\/(api|sw\.js|manifest|assets\/workbox)/.test(path));
  const scripts = files.filter(({ isScript }) => isScript);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(150 * KB);
  expect(files.length, files.map(({ path }) => path).join(" ")).toBeLessThanOrEqual(15);
  expect(page.workers()).toEqual([]);
});

test("who reads Polish loads the letters of our texts, and no others", async () => {
  const { page, context } = await world.somebody({ language: "pl" });
  const fonts: string[] = [];
  page.on("response", response => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".woff2")) fonts.push(pathname);
  });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole("button", { name: "Zagraj z botami" }).first().click();
  await page.locator('[data-mood="yours"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter(font => font.includes("polish"))).not.toEqual([]);
  expect(fonts.filter(font => font.includes("latin"))).toEqual([]);
  await context.close();
});

test("hardly any script is too small to be worth a request", () => {
  const small = readdirSync(assets).filter(file => file.endsWith(".js") && read(file).length < 2 * KB);
  expect(small.length).toBeLessThanOrEqual(12);
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

test("what is kept before it is wanted is at most 2.5 MB; what one game needs is kept when it was opened", () => {
  const worker = readFileSync(join(web, "sw.js"), "utf8");
  const kept = new Set([...worker.matchAll(/url:\s*"([^"]+)"/g)].map(([, url]) => url!));
  expect(kept.size).toBeGreaterThan(20);
  expect([...kept].filter(url => /^assets\/(board|reference|xidit)/.test(url))).toEqual([]);
  const bytes = [...kept].reduce((sum, url) => sum + statSync(join(web, url)).size, 0);
  expect(bytes).toBeLessThan(2_500 * KB);
  expect(worker).toContain("CacheFirst");
});
