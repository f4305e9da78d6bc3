// Sessions: they expire and renew, their secrets change when more depends on them, and their sockets end with them.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Server } from "#server/server.ts";
import { Client, type Talk } from "./client.ts";
import { tempDir, testServer } from "./harness.ts";
import { SimulatedTime } from "./simulated.ts";

const dir = tempDir();
const time = new SimulatedTime();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path, { sessionDays: 3 }, { time });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

const DAY = 86_400_000;
const closing = (talk: Talk): Promise<number> => new Promise(done => talk.socket.once("close", done));
const who = async (cookie: string): Promise<string | null> => {
  const client = new Client(server.port);
  client.cookie = cookie;
  return (await client.call("GET /api/me")).me?.id ?? null;
};
const password = "correct horse";
let n = 0;

/** An account that is signed in twice. */
async function twice() {
  const login = `login-${++n}`;
  const [here, there] = [await Client.guest(server.port, "Ala"), new Client(server.port)];
  await here.call("POST /api/account", { body: { login, password } });
  await there.call("POST /api/sign-in", { body: { login, password } }, { "user-agent": "Mozilla Firefox/1 Linux" });
  return { here, there, login };
}

test("a session that is used lasts, and its cookie with it; one that is not ends, and so does its socket", async () => {
  const ala = await Client.guest(server.port, "Ala");
  const { cookie } = ala;
  const talk = await ala.connect();
  ala.cookie = "";
  for (let day = 0; day < 4; day++) {
    time.skip(2 * DAY);
    const response = await fetch(`http://127.0.0.1:${server.port}/api/me`, { headers: { cookie } });
    expect(response.headers.getSetCookie()[0]).toMatch(/Max-Age=259200/);
    expect(((await response.json()) as { me: unknown }).me).not.toBeNull();
  }
  // Within the same day nothing is written.
  const again = await fetch(`http://127.0.0.1:${server.port}/api/me`, { headers: { cookie } });
  expect(again.headers.getSetCookie()).toEqual([]);
  talk.close();
  const bob = await Client.guest(server.port, "Bob");
  time.skip(3 * DAY + 1);
  expect(await who(cookie)).toBeNull();
  expect(await who(bob.cookie)).toBeNull();
});

test("becoming an account makes a new secret, and its socket stays", async () => {
  const ala = await Client.guest(server.port, "Ala");
  const { cookie, me } = ala;
  const talk = await ala.connect();
  await ala.call("POST /api/account", { body: { login: `login-${++n}`, password } });
  expect(ala.cookie).not.toBe(cookie);
  expect(await who(cookie)).toBeNull();
  expect(await who(ala.cookie)).toBe(me!.id);
  await talk.ask({ type: "ping" });
  const closed = closing(talk);
  await ala.call("POST /api/sign-out", { body: {} });
  expect(await closed).toBe(4005);
});

test("signing in makes a new secret and ends the guest's session with its socket", async () => {
  const { login } = await twice();
  const guest = await Client.guest(server.port, "Guest");
  const { cookie } = guest;
  const closed = closing(await guest.connect());
  await guest.call("POST /api/sign-in", { body: { login, password } });
  expect(await closed).toBe(4005);
  expect(await who(cookie)).toBeNull();
});

test("a new password ends the other sessions and their sockets, and renews this one's secret", async () => {
  const { here, there } = await twice();
  const { cookie } = here;
  const [own, other] = [await here.connect(), await there.connect()];
  const closed = closing(other);
  await here.call("PATCH /api/me", { body: { password: "battery staple", proof: { password } } });
  expect(await closed).toBe(4005);
  expect(await who(there.cookie)).toBeNull();
  expect(await who(cookie)).toBeNull();
  expect(await who(here.cookie)).not.toBeNull();
  await own.ask({ type: "ping" });
  own.close();
});

test("sessions are listed, and each can be ended; nobody else's can", async () => {
  const { here, there } = await twice();
  const { sessions } = await here.call("GET /api/me/sessions");
  expect(sessions.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
    ["", true],
    ["Firefox, Linux", false],
  ]);
  expect(JSON.stringify(sessions)).not.toContain(here.cookie.split("=")[1]!);
  const { id } = sessions.find(({ isThis }) => !isThis)!;
  const stranger = await Client.guest(server.port, "Stranger");
  const end = (client: Client) => client.call("DELETE /api/me/sessions/:session", { params: { session: id } });
  await expect(end(stranger)).rejects.toMatchObject({ code: "not-found" });
  const closed = closing(await there.connect());
  await end(here);
  expect(await closed).toBe(4005);
  expect(await who(there.cookie)).toBeNull();
  expect((await here.call("GET /api/me/sessions")).sessions).toHaveLength(1);
});

test("a socket whose session expired is closed, also when the news of it was missed", async () => {
  const ala = await Client.guest(server.port, "Ala");
  const talk = await ala.connect();
  const closed = closing(talk);
  const [connection] = server.services.connections.of(ala.me!.id);
  await server.services.node.store.people.endSessions(ala.me!.id);
  connection!.until = time.now();
  server.services.connections.look();
  expect(await closed).toBe(4005);
});
