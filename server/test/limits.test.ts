// Limits: on requests, however their addresses are written; on passwords, wherever they are tried; and whose address counts.
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "#protocol/api.ts";
import { addressOf, trustsOf } from "#server/http/address.ts";
import { guarded } from "#server/http/door.ts";
import { Limits } from "#server/people/limits.ts";
import type { Server } from "#server/server.ts";
import { Client } from "./client.ts";
import { tempDir, testServer } from "./harness.ts";
import { SimulatedTime } from "./simulated.ts";

const dir = tempDir();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path, { requestsPerMinute: 20, trustProxy: 1, webDir: `${dir.path}/none` });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

/** The status of a request whose address goes out as it is written. */
function statusOf(method: string, path: string, from: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = method === "GET" || method === "HEAD" ? "" : "{}";
    const type = body && { "content-type": "application/json", "content-length": body.length };
    const headers = { "x-forwarded-for": from, ...(type || {}) };
    const sent = request({ port: server.port, host: "127.0.0.1", agent: false, method, path, headers }, response => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

const hex = (text: string): string => `%${text.charCodeAt(0).toString(16)}`;

/** Other ways to write an address. */
function spellings(path: string): string[] {
  const encodedAt = (at: number): string => path.slice(0, at) + hex(path[at]!) + path.slice(at + 1);
  const last = path.length - 1;
  return [
    path,
    encodedAt(1),
    encodedAt(1).toUpperCase(),
    encodedAt(last),
    [...path].map(letter => (letter === "/" ? letter : hex(letter))).join(""),
    `/${hex("%")}61pi${path.slice(4)}`,
    encodedAt(4),
    path.toUpperCase(),
    `/${path[1]!.toUpperCase()}${path.slice(2)}`,
    `/${path}`,
    path.replaceAll("/", "//"),
    `${path}/`,
    `/.${path}`,
    `/x/..${path}`,
    path.replace("/", "/./"),
    `${path}/.`,
    `${path}?x=1`,
    `${path};x=1`,
    `http://elsewhere.example${path}`,
    `http://elsewhere.example/${hex(path[1]!)}${path.slice(2)}`,
  ];
}

const routes = [...Object.keys(api), "GET /healthz", "GET /metrics", "GET /api/docs", "HEAD /api/games"];

describe("a limit cannot be written around", () => {
  test.each(routes)("%s", async route => {
    const [method = "", pattern = ""] = route.split(" ");
    const path = pattern.replace(/:seat/, "0").replace(/:\w+/g, "x");
    const from = `192.0.2.${routes.indexOf(route)}`;
    const counted = guarded.has(route) ? [method, path] : ["GET", "/api/games"];
    for (let i = 0; i < (guarded.has(route) ? 1 : 20); i++) {
      expect(await statusOf(counted[0]!, counted[1]!, from)).not.toBe(429);
    }
    for (const spelling of spellings(path)) {
      const status = await statusOf(method, spelling, from);
      // Either it is the route, and the limit holds; or it is none of the server's.
      expect([404, 429], spelling).toContain(status);
    }
  });
});

describe("passwords", () => {
  const time = new SimulatedTime();
  const own = tempDir();
  let strict: Server;
  beforeAll(async () => {
    strict = await testServer(own.path, { passwordTries: 5 }, { time });
  });
  afterAll(async () => {
    await strict.close();
    own.remove();
  });

  const outcomes = async (count: number, attempt: () => Promise<unknown>): Promise<string[]> => {
    const codes: string[] = [];
    for (let i = 0; i < count; i++)
      codes.push(
        await attempt().then(
          () => "ok",
          error => error.code,
        ),
      );
    return codes;
  };

  test("are tried a few times for one account, at every door, and again after a while", async () => {
    const ala = await Client.guest(strict.port, "Ala");
    await ala.call("POST /api/account", { body: { login: "ala", password: "correct horse" } });
    const bad = "bad-sign-in";
    const signIn = (login: string, password: string) => () =>
      new Client(strict.port).call("POST /api/sign-in", { body: { login, password } });
    expect(await outcomes(3, signIn("ALA", "guess guess"))).toEqual([bad, bad, bad]);
    const change = () =>
      ala.call("PATCH /api/me", { body: { password: "battery staple", proof: { password: "guess" } } });
    const remove = () => ala.call("DELETE /api/me", { body: { proof: { password: "guess guess" } } });
    expect(await outcomes(1, change)).toEqual([bad]);
    expect(await outcomes(1, remove)).toEqual([bad]);
    expect(await outcomes(1, signIn("ala", "correct horse"))).toEqual(["too-many"]);
    expect(await outcomes(1, change)).toEqual(["too-many"]);
    expect(await outcomes(1, remove)).toEqual(["too-many"]);
    // An account that is not there looks the same, and others are not touched.
    expect(await outcomes(6, signIn("nobody", "guess guess"))).toEqual([bad, bad, bad, bad, bad, "too-many"]);
    await time.pass(15 * 60_000 + 1);
    expect(await outcomes(1, signIn("ala", "correct horse"))).toEqual(["ok"]);
  });
});

test("counts that are over are let go", async () => {
  const time = new SimulatedTime();
  const limits = new Limits(time, null);
  const limit = { name: "x", most: 1, within: 1000 };
  expect([await limits.has(limit, "a"), await limits.has(limit, "a"), await limits.has(limit, "b")]).toEqual([
    true,
    false,
    true,
  ]);
  await time.pass(1001);
  expect(await limits.has(limit, "a")).toBe(true);
});

describe("whose address counts", () => {
  const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
    ({ socket: { remoteAddress }, headers: forwarded ? { "x-forwarded-for": forwarded } : {} }) as IncomingMessage;
  const forged = "6.6.6.6, 203.0.113.9, 10.0.0.2";

  test("without proxies the header is not read", () => {
    expect(addressOf(from("10.0.0.1", forged), trustsOf(0))).toBe("10.0.0.1");
  });
  test("by number of proxies, from the right", () => {
    expect(addressOf(from("10.0.0.1", forged), trustsOf(1))).toBe("10.0.0.2");
    expect(addressOf(from("10.0.0.1", forged), trustsOf(2))).toBe("203.0.113.9");
    expect(addressOf(from("10.0.0.1"), trustsOf(2))).toBe("10.0.0.1");
  });
  test("by a list of addresses, as far as they go", () => {
    expect(addressOf(from("::ffff:10.0.0.1", forged), trustsOf(["10.0.0.0/24"]))).toBe("203.0.113.9");
    expect(addressOf(from("10.0.0.1", forged), trustsOf(["private"]))).toBe("203.0.113.9");
    expect(addressOf(from("198.51.100.7", forged), trustsOf(["private", "loopback"]))).toBe("198.51.100.7");
    expect(addressOf(from("fd00::1", "2001:db8::5"), trustsOf(["fd00::/8"]))).toBe("2001:db8::5");
  });

  test("a forged header does not make another address", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) statuses.push(await statusOf("GET", "/api/games", `203.0.113.${i}, 192.0.2.250`));
    expect(statuses.filter(status => status === 429)).toHaveLength(5);
  });
});
