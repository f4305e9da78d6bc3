// Operations: health, metrics, headers, the web client, limits, draining, backups, settings, logs.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "#protocol/api.ts";
import { clientMessage } from "#protocol/socket.ts";
import { openServer, type Server } from "#server/server.ts";
import { readSettings, settingTable } from "#server/settings.ts";
import { Client } from "./client.ts";
import { gamesModule, registry } from "./games.ts";
import { seated, tempDir, testServer } from "./harness.ts";

const dir = tempDir();
const webDir = join(dir.path, "web");
let server: Server;
let url: string;
const lines: string[] = [];
const script = `export const words = ${JSON.stringify("word ".repeat(500))};`;
beforeAll(async () => {
  mkdirSync(join(webDir, "assets"), { recursive: true });
  writeFileSync(join(webDir, "index.html"), "<title>Hetman</title>");
  writeFileSync(join(webDir, "assets", "app-1.js"), "1");
  writeFileSync(join(webDir, "assets", "app-2.js"), script);
  writeFileSync(join(webDir, "assets", "app-2.js.br"), brotliCompressSync(script));
  writeFileSync(join(webDir, "assets", "app-2.js.gz"), gzipSync(script));
  const into = new Writable({ write: (text, _, done) => done(void lines.push(String(text))) });
  server = await testServer(dir.path, { webDir }, { log: pino({ level: "trace" }, into) });
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

test("healthz tells the truth", async () => {
  const response = await fetch(`${url}/healthz`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ isWell: true, storage: true, bus: true, draining: false });
});

test("metrics are there for this machine, or for those who have the token", async () => {
  await seated(server.port, "duel", 2);
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toMatch(/hetman_steps_total\{game="duel"\} [1-9]/);
  expect(text).toContain("hetman_commit_seconds_bucket");
  const own = tempDir();
  const guarded = await testServer(own.path, { metricsToken: "secret" });
  const at = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${guarded.port}/metrics`, { headers });
  expect((await at({})).status).toBe(403);
  expect((await at({ authorization: "Bearer secret" })).status).toBe(200);
  await guarded.close();
  own.remove();
});

test("files go out in the smallest form the browser takes; other builds keep only the files", async () => {
  const get = (encoding: string, file = "app-2.js") =>
    fetch(`${url}/assets/${file}`, { headers: { "accept-encoding": encoding } });
  const all = [await get("br, gzip"), await get("gzip"), await get("identity"), await get("br, gzip", "app-1.js")];
  expect(all.map(({ headers }) => headers.get("content-encoding"))).toEqual(["br", "gzip", null, null]);
  for (const { headers } of all) {
    expect(headers.get("content-type")).toContain("javascript");
    expect(headers.get("vary")).toContain("accept-encoding");
    expect(headers.get("cache-control")).toContain("immutable");
  }
  expect(await Promise.all(all.map(each => each.text()))).toEqual([script, script, script, "1"]);
  // Only files themselves are kept for nodes of other builds, not their compressed forms.
  expect([...(await server.services.node.store.assets.known())].sort()).toEqual(["app-1.js", "app-2.js"]);
});

test("security headers: no inline script, no frames, no sniffing", async () => {
  const { headers } = await fetch(`${url}/`);
  const policy = headers.get("content-security-policy")!;
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("upgrade-insecure-requests");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("the web client: pages fall back to it, hashed files are kept, unknown files and endpoints are not found", async () => {
  const page = await fetch(`${url}/table/abc?key=x`);
  expect(await page.text()).toContain("<title>Hetman</title>");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  expect((await fetch(`${url}/assets/app-1.js`)).headers.get("cache-control")).toContain("immutable");
  expect((await fetch(`${url}/assets/other.js`)).status).toBe(404);
  expect(await (await fetch(`${url}/api/nothing`)).json()).toEqual({ error: { code: "not-found", params: {} } });
});

test("the API describes itself: every endpoint and every message, each with a sentence", async () => {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { summary: string }>>;
  };
  for (const route of Object.keys(api)) {
    const [method = "", path = ""] = route.split(" ");
    expect(document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]?.summary, route).toMatch(/\.$/);
  }
  const page = await (await fetch(`${url}/api/docs`)).text();
  for (const { shape } of clientMessage.options) expect(page).toContain(`<h3>${shape.type.value}</h3>`);
  expect(page).not.toContain("<script");
});

test("requests and messages beyond the limits are refused, bodies too large as well", async () => {
  const own = tempDir();
  const strict = await testServer(own.path, { requestsPerMinute: 10, messagesPerSecond: 3 });
  const client = new Client(strict.port);
  let refused = "";
  for (let i = 0; i < 15; i++) await client.call("GET /api/games").catch(error => (refused = error.code));
  expect(refused).toBe("too-many");
  // A late visitor still gets the client, which can then say so in words.
  for (const path of ["/", "/assets/any.js"]) {
    expect((await fetch(`http://127.0.0.1:${strict.port}${path}`)).status, path).not.toBe(429);
  }
  const talk = await client.connect();
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => talk.ask({ type: "ping" })));
  expect(answers.some(each => each.status === "rejected" && String(each.reason).includes("too-many"))).toBe(true);
  // A preview is dear: a burst of fifteen messages has room for one, whether it is answered or not.
  const dear = await client.connect();
  const wish = { choices: [] };
  const ask = () => dear.ask({ type: "preview", table: "none", seat: 0, wish }).catch(String);
  const asked = await Promise.all([ask(), ask()]);
  expect(asked.map(text => /too-many|not-found/.exec(String(text))?.[0])).toEqual(["not-found", "too-many"]);
  dear.close();
  talk.socket.send("x".repeat(100_000));
  expect(await new Promise(done => talk.socket.once("close", done))).toBe(1009);
  await strict.close();
  own.remove();
  const large = await fetch(`${url}/api/guest`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "x".repeat(100_000),
  });
  expect(large.status).toBe(413);
  expect((await large.json()) as object).toMatchObject({ error: { code: "too-large" } });
});

test("a stopping node tells its clients to go elsewhere, and finishes what is under way", async () => {
  const own = tempDir();
  const leaving = await testServer(own.path);
  const { people, table } = await seated(leaving.port, "duel", 2);
  const talk = await people[0]!.connect();
  const { present } = await talk.subscribe(table, 0);
  const closed = new Promise<number>(done => talk.socket.once("close", done));
  const choices = present!.look.question!.options.slice(0, 2);
  await talk.ask({ type: "choose", table, seat: 0, sequence: 1, choices });
  // A client without a socket waits for news.
  const { present: seen } = await people[1]!.call("GET /api/tables/:table/present", {
    params: { table },
    query: { as: 1 },
  });
  const query = { as: 1, after: seen.version };
  const poll = people[1]!
    .call("GET /api/tables/:table/present", { params: { table }, query })
    .catch(error => error.code);
  await expect.poll(() => leaving.services.node.onDrain.size).toBe(1);
  await leaving.close();
  expect(await closed).toBe(4004);
  expect(await poll).toBe("draining");
  const again = await testServer(own.path);
  people[0]!.port = again.port;
  const back = await (await people[0]!.connect()).subscribe(table, 0);
  expect(back.present!.sequence).toBe(1);
  await again.close();
  own.remove();
});

test("logs have no seeds, cookies, passwords or choices", async () => {
  const ala = await Client.guest(server.port, "Ala");
  await ala.call("POST /api/account", { body: { login: "logged", password: "correct horse" } });
  const { people, table } = await seated(server.port, "duel", 2);
  await expect(
    people[0]!.call("POST /api/tables/:table/choices", {
      params: { table },
      body: { seat: 0, sequence: 1, choices: [{ kind: "secret plan" }] },
    }),
  ).rejects.toThrow();
  const { seed } = (await server.services.node.store.tables.start(server.services.hub.peek(table)!.no))!;
  const all = lines.join("\n");
  for (const secret of ["correct horse", ala.cookie.split("=")[1]!, seed, "secret plan"])
    expect(all).not.toContain(secret);
});

describe("settings", () => {
  test("come from the environment; a bad one is named", () => {
    expect(readSettings({ PORT: "99", TRUST_PROXY: "2" })).toMatchObject({
      port: 99,
      trustProxy: 2,
      databaseUrl: "",
    });
    expect(() => readSettings({ PORT: "many" })).toThrow('PORT must be a whole number from 0 to 65535, not "many"');
    expect(readSettings({ TRUST_PROXY: "10.0.0.1, fd00::/8,loopback" }).trustProxy).toEqual([
      "10.0.0.1",
      "fd00::/8",
      "loopback",
    ]);
    for (const proxies of ["true", "99", "10.0.0.300", "10.0.0.0/33", "everybody", "1,2"])
      expect(() => readSettings({ TRUST_PROXY: proxies }), proxies).toThrow("TRUST_PROXY must be a number of proxies");
    expect(() => readSettings({ LOG_LEVEL: "loud" })).toThrow("LOG_LEVEL must be one of");
    expect(() => readSettings({ BOT_WORKERS: "0" })).toThrow("BOT_WORKERS 0 needs REDIS_URL");
  });

  test("the operators' guide has exactly these settings", () => {
    const guide = readFileSync(new URL("../../docs/operate.md", import.meta.url), "utf8");
    const rows = [...guide.matchAll(/^\| `([A-Z_]+)` *\| ([^|]*)\| (.*?) *\|$/gm)].map(([, name, , about]) => [
      name,
      about,
    ]);
    expect(rows).toEqual(Object.values(settingTable).map(({ name, about }) => [name, about]));
  });
});

test("a server without any setting but its folder opens, with all registered games", async () => {
  const own = tempDir();
  const plain = await openServer(
    { ...readSettings({ DATA_DIR: own.path, PORT: "0", LOG_LEVEL: "silent" }) },
    { games: registry, gamesModule },
  );
  expect((await fetch(`http://127.0.0.1:${plain.port}/healthz`)).status).toBe(200);
  await plain.close();
  own.remove();
});
