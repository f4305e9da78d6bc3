// What one person or address can take from the others: connections, sockets, tables, names; and what slow ones can.
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { Server } from "#server/server.ts";
import { Client } from "./client.ts";
import { tempDir, testServer } from "./harness.ts";

const dir = tempDir();
let server: Server;
const few = {
  socketsPerPerson: 4,
  tablesPerPerson: 6,
  lobbyPerPerson: 2,
  browsersPerPerson: 2,
  namesPerList: 2,
  requestSeconds: 1,
};
beforeAll(async () => {
  server = await testServer(dir.path, few);
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

let n = 0;
async function account(): Promise<Client> {
  const client = await Client.guest(server.port, "Ala");
  await client.call("POST /api/account", { body: { login: `login-${++n}`, password: "correct horse" } });
  return client;
}

/** How often something succeeds before it is refused as enough. */
async function timesOf(act: (i: number) => Promise<unknown>): Promise<number> {
  for (let i = 0; ; i++) {
    const code = await act(i).then(
      () => null,
      error => error.code,
    );
    if (code === "enough") return i;
    if (code !== null || i > 50) throw new Error(`${code} after ${i}`);
  }
}

describe("a person has only so much, a guest half of it", () => {
  const make = (client: Client, visibility: "public" | "link") => () =>
    client.call("POST /api/tables", {
      body: { game: "duel", seats: [{ kind: "open" }, { kind: "open" }], visibility },
    });

  test("tables, and tables in the lobby", async () => {
    const [guest, ala] = [await Client.guest(server.port, "Guest"), await account()];
    expect([await timesOf(make(guest, "public")), await timesOf(make(ala, "public"))]).toEqual([1, 2]);
    expect([await timesOf(make(guest, "link")), await timesOf(make(ala, "link"))]).toEqual([2, 4]);
    // Nor by making a table public later; one that is gone makes room.
    const mine = (await guest.call("GET /api/tables")).tables.filter(({ owner }) => owner.id === ala.me!.id);
    await ala.call("DELETE /api/tables/:table", { params: { table: mine[0]!.id } });
    const { table } = await make(ala, "link")();
    const publish = () =>
      ala.call("PATCH /api/tables/:table", { params: { table: table.id }, body: { visibility: "public" } });
    await publish();
    await ala.call("PATCH /api/tables/:table", { params: { table: table.id }, body: { visibility: "link" } });
    await ala.call("DELETE /api/tables/:table", { params: { table: mine[1]!.id } });
    await make(ala, "public")();
    await publish();
    expect(await timesOf(make(ala, "public"))).toBe(0);
  });

  test("browsers, muted and silenced people", async () => {
    const [guest, ala] = [await Client.guest(server.port, "Guest"), await account()];
    const keys = { p256dh: "x", auth: "x" };
    const push = (client: Client) => (i: number) =>
      client.call("POST /api/me/push", { body: { endpoint: `https://example.org/${client.me!.id}/${i}`, keys } });
    expect([await timesOf(push(guest)), await timesOf(push(ala))]).toEqual([1, 2]);
    await push(ala)(0);
    const people = await Promise.all(["A", "B", "C"].map(name => Client.guest(server.port, name)));
    const mute = (client: Client) => (i: number) =>
      client.call("PUT /api/me/muted/:person", { params: { person: people[i]!.me!.id }, body: { muted: true } });
    expect([await timesOf(mute(guest)), await timesOf(mute(ala))]).toEqual([1, 2]);
    const { table } = await make(ala, "link")();
    const silence = (i: number) =>
      ala.call("PUT /api/tables/:table/silenced/:person", {
        params: { table: table.id, person: `x${i}` },
        body: { silenced: true },
      });
    expect(await timesOf(silence)).toBe(2);
  });

  test("sockets", async () => {
    const guest = await Client.guest(server.port, "Guest");
    const open = [await guest.connect(), await guest.connect()];
    await expect(guest.connect()).rejects.toThrow("closed");
    open[0]!.close();
    await expect
      .poll(() =>
        guest.connect().then(
          talk => {
            talk.close();
            return true;
          },
          () => false,
        ),
      )
      .toBe(true);
    open[1]!.close();
  });
});

const ended = (socket: Socket): Promise<number> => {
  const since = Date.now();
  return new Promise(done => socket.once("close", () => done(Date.now() - since)));
};

test("a body that drips in is cut", async () => {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.resume();
  socket.write("POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n");
  const drip = setInterval(() => socket.write(" "), 100);
  expect(await ended(socket)).toBeLessThan(6000);
  clearInterval(drip);
});

test("a connection that asks for more and more without waiting for answers is cut; a few at once are answered", async () => {
  const answersTo = (count: number): Promise<number> =>
    new Promise(done => {
      const socket = connect(server.port, "127.0.0.1");
      let text = "";
      socket.on("error", () => undefined);
      socket.on("data", data => {
        text += data;
      });
      socket.once("close", () => done(text.split("HTTP/1.1 200").length - 1));
      const request = "GET /api/games HTTP/1.1\r\nHost: x\r\n";
      socket.write(`${`${request}\r\n`.repeat(count - 1)}${request}Connection: close\r\n\r\n`);
    });
  expect(await answersTo(4)).toBe(4);
  expect(await answersTo(100)).toBeLessThan(5);
});

describe("an address", () => {
  const own = tempDir();
  let strict: Server;
  beforeAll(async () => {
    strict = await testServer(own.path, { socketsPerAddress: 5, connectionsPerAddress: 12 });
  });
  afterAll(async () => {
    await strict.close();
    own.remove();
  });
  const address = () => `ws://127.0.0.1:${strict.port}/api/socket`;
  const opened = (): Promise<WebSocket | number> =>
    new Promise(resolve => {
      const socket = new WebSocket(address());
      socket.on("error", () => undefined);
      socket.once("open", () => resolve(socket));
      socket.once("unexpected-response", (_, response) => resolve(response.statusCode ?? 0));
    });

  test("has only so many sockets, and those that close make room", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, opened));
    const sockets = all.filter(each => typeof each !== "number");
    expect(sockets).toHaveLength(5);
    expect(all.filter(each => each === 429)).toHaveLength(3);
    for (const socket of sockets) socket.close();
    await expect.poll(async () => typeof (await opened())).toBe("object");
  });

  test("has only so many connections; a proxy that is believed may have more", async () => {
    const tries = (port: number) =>
      Promise.all(
        Array.from({ length: 20 }, async () => {
          const socket = connect(port, "127.0.0.1");
          socket.on("error", () => undefined);
          return Promise.race([ended(socket).then(() => false), new Promise(done => setTimeout(done, 500, socket))]);
        }),
      );
    const held = (await tries(strict.port)).filter(each => each !== false) as Socket[];
    expect(held.length).toBeLessThanOrEqual(12);
    for (const socket of held) socket.destroy();
    const other = tempDir();
    const behind = await testServer(other.path, { connectionsPerAddress: 12, trustProxy: ["loopback"] });
    const all = (await tries(behind.port)).filter(each => each !== false) as Socket[];
    expect(all).toHaveLength(20);
    for (const socket of all) socket.destroy();
    await behind.close();
    other.remove();
  });
});

test("a socket that never says hello is closed", async () => {
  const { SimulatedTime } = await import("./simulated.ts");
  const own = tempDir();
  const time = new SimulatedTime();
  const patient = await testServer(own.path, {}, { time });
  const silent = new WebSocket(`ws://127.0.0.1:${patient.port}/api/socket`);
  await new Promise(done => silent.once("open", done));
  const polite = await new Client(patient.port).connect();
  const closed = new Promise(done => silent.once("close", done));
  await time.pass(11_000);
  await closed;
  await polite.ask({ type: "ping" });
  polite.close();
  await patient.close();
  own.remove();
});

test("headers and cookies are those that OWASP advises", async () => {
  const own = tempDir();
  const secure = await testServer(own.path, { publicUrl: "https://hetman.example" });
  const url = `http://127.0.0.1:${secure.port}`;
  const guest = await fetch(`${url}/api/guest`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ala" }),
  });
  const cookie = guest.headers.getSetCookie()[0]!;
  expect(cookie).toMatch(/^__Host-hetman=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const me = await fetch(`${url}/api/me`, { headers: { cookie: cookie.split(";")[0]! } });
  expect(((await me.json()) as { me: object }).me).toMatchObject({ name: "Ala" });
  const page = await fetch(`${url}/`);
  for (const { headers } of [guest, me, page, await fetch(`${url}/api/nothing`)]) {
    expect(headers.get("strict-transport-security")).toMatch(/max-age=31536000; includeSubDomains/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    const policy = headers.get("content-security-policy")!;
    for (const part of ["default-src 'self'", "script-src 'self';", "object-src 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("server")).toBeNull();
  }
  for (const { headers } of [guest, me]) expect(headers.get("cache-control")).toBe("no-store");
  await secure.close();
  own.remove();
});
