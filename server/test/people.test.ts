// People: guests, accounts, sessions, leaving for good.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Server } from "#server/server.ts";
import { Client } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { playSeat } from "./player.ts";

const dir = tempDir();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path);
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

let n = 0;
const login = (): string => `Ala-${++n}`;

test("a guest becomes an account and keeps the games; the cookie is http-only and same-site", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const [ala] = people;
  const name = login();
  const { me } = await ala!.call("POST /api/account", { body: { login: name, password: "correct horse" } });
  expect(me).toMatchObject({ id: ala!.me!.id, isGuest: false, login: name });
  const elsewhere = new Client(server.port);
  const response = await fetch(`http://127.0.0.1:${server.port}/api/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ login: name.toUpperCase(), password: "correct horse" }),
  });
  const cookie = response.headers.getSetCookie()[0]!;
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  elsewhere.cookie = cookie.split(";")[0]!;
  const { tables } = await elsewhere.call("GET /api/me/tables");
  expect(tables.map(({ id }) => id)).toContain(table);
});

test("wrong passwords and unknown logins look the same; taken logins are refused", async () => {
  const ala = await Client.guest(server.port, "Ala");
  const name = login();
  await ala.call("POST /api/account", { body: { login: name, password: "correct horse" } });
  const stranger = new Client(server.port);
  const wrong = stranger.call("POST /api/sign-in", { body: { login: name, password: "wrong horse" } });
  await expect(wrong).rejects.toMatchObject({ code: "bad-sign-in", status: 401 });
  await expect(
    stranger.call("POST /api/sign-in", { body: { login: "nobody here", password: "x" } }),
  ).rejects.toMatchObject({ code: "malformed" });
  await expect(stranger.call("POST /api/sign-in", { body: { login: "nobody", password: "x" } })).rejects.toMatchObject({
    code: "bad-sign-in",
  });
  const again = stranger.call("POST /api/account", { body: { login: name.toLowerCase(), password: "another horse" } });
  await expect(again).rejects.toMatchObject({ code: "login-taken" });
  await expect(
    ala.call("POST /api/account", { body: { login: login(), password: "correct horse" } }),
  ).rejects.toMatchObject({ code: "already-account" });
});

test("a guest's games can be kept when signing in to an account that exists", async () => {
  const account = await Client.guest(server.port, "Account");
  const name = login();
  await account.call("POST /api/account", { body: { login: name, password: "correct horse" } });
  const { people, table } = await seated(server.port, "duel", 2);
  const guest = people[1]!;
  const { me } = await guest.call("POST /api/sign-in", {
    body: { login: name, password: "correct horse", keep: true },
  });
  expect(me.id).toBe(account.me!.id);
  const talk = await guest.connect();
  expect((await talk.subscribe(table, 1)).present!.look.question!.seat).toBe(1);
  talk.close();
});

test("renaming shows at all tables; the password changes only with the old one", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const [ala, bob] = people;
  await ala!.call("PATCH /api/me", { body: { name: "Alicja" } });
  const { table: info } = await bob!.call("GET /api/tables/:table", { params: { table } });
  expect(info.seats[0]!.name).toBe("Alicja");
  expect(info.owner.name).toBe("Alicja");
  const name = login();
  await ala!.call("POST /api/account", { body: { login: name, password: "correct horse" } });
  const change = (current: string) =>
    ala!.call("PATCH /api/me", { body: { password: "battery staple", proof: { password: current } } });
  await expect(change("wrong horse")).rejects.toMatchObject({ code: "bad-sign-in" });
  await change("correct horse");
  await new Client(server.port).call("POST /api/sign-in", { body: { login: name, password: "battery staple" } });
});

test("signing out everywhere ends every session and socket", async () => {
  const ala = await Client.guest(server.port, "Ala");
  const name = login();
  await ala.call("POST /api/account", { body: { login: name, password: "correct horse" } });
  const other = new Client(server.port);
  await other.call("POST /api/sign-in", { body: { login: name, password: "correct horse" } });
  const talk = await other.connect();
  const closed = new Promise<number>(done => talk.socket.once("close", done));
  const { cookie } = other;
  await ala.call("POST /api/sign-out", { body: { everywhere: true } });
  expect(await closed).toBe(4005);
  other.cookie = cookie;
  expect((await other.call("GET /api/me")).me).toBeNull();
});

test("signing out ends this session's socket, and no other", async () => {
  const ala = await Client.guest(server.port, "Ala");
  const name = login();
  await ala.call("POST /api/account", { body: { login: name, password: "correct horse" } });
  const other = new Client(server.port);
  await other.call("POST /api/sign-in", { body: { login: name, password: "correct horse" } });
  const [here, there] = [await ala.connect(), await other.connect()];
  const closed = new Promise<number>(done => here.socket.once("close", done));
  await ala.call("POST /api/sign-out", { body: {} });
  expect(await closed).toBe(4005);
  await there.ask({ type: "ping" });
  there.close();
});

test("deleting oneself leaves an anonymous seat, and a bot in running games", async () => {
  const finished = await seated(server.port, "duel", 2);
  const talks = await Promise.all(finished.people.map(person => person.connect()));
  await Promise.all(talks.map((talk, seat) => playSeat(talk, finished.table, seat, "delete")));
  const [ala, bob] = finished.people;
  const { table: running } = await ala!.call("POST /api/tables", {
    body: { game: "duel", seats: [{ kind: "me" }, { kind: "open" }], visibility: "public" },
  });
  await bob!.call("POST /api/tables/:table/join", { params: { table: running.id }, body: {} });
  await ala!.call("POST /api/tables/:table/start", { params: { table: running.id }, body: {} });
  await ala!.call("DELETE /api/me", { body: {} });
  const over = await bob!.call("GET /api/tables/:table", { params: { table: finished.table } });
  expect(over.table.seats[0]).toMatchObject({ name: "", person: { name: "" } });
  expect(over.table.result).not.toBeNull();
  const now = await bob!.call("GET /api/tables/:table", { params: { table: running.id } });
  expect(now.table.seats[0]).toMatchObject({ name: "", standIn: "deleted" });
  expect((await ala!.call("GET /api/me")).me).toBeNull();
});

test("everything that is mine comes as one document, and nothing secret with it", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const talk = await people[0]!.connect();
  await talk.ask({ type: "chat", table, text: "my words" });
  const mine = await people[0]!.call("GET /api/me/export");
  const text = JSON.stringify(mine);
  expect(mine).toMatchObject({ me: { name: "P0" }, tables: [{ id: table }], chat: [{ text: "my words" }] });
  expect(text).not.toMatch(/"hash"|argon2/);
  const seed = (await server.services.node.store.tables.start(server.services.hub.peek(table)!.no))!.seed;
  expect(text).not.toContain(seed);
  talk.close();
});

test("statistics count finished games by place, seat and setting", async () => {
  const seats = [{ kind: "me", options: { color: "red" } }, { kind: "open" }];
  const { people, table } = await seated(server.port, "duel", 2, { seats });
  const talks = await Promise.all(people.map(person => person.connect()));
  const [end] = await Promise.all(talks.map((talk, seat) => playSeat(talk, table, seat, "statistics")));
  const { games } = await people[0]!.call("GET /api/me/statistics");
  const won = end!.look.result!.winners.includes(0) ? 1 : 0;
  expect(games).toEqual([
    expect.objectContaining({
      game: "duel",
      played: 1,
      won,
      bySeat: [{ seat: 0, played: 1, won }],
      bySetting: [{ option: "color", value: "red", played: 1, won }],
    }),
  ]);
});
