// Tables: making, sitting, starting, playing again, talking.
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSave } from "#kernel/save.ts";
import type { Server } from "#server/server.ts";
import { Client, settle } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { playSeat } from "./player.ts";

const dir = tempDir();
let server: Server;
let ala: Client;
let bob: Client;
beforeAll(async () => {
  server = await testServer(dir.path);
  ala = await Client.guest(server.port, "Ala");
  bob = await Client.guest(server.port, "Bob");
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

const me = { kind: "me" } as const;
const open = { kind: "open" } as const;
const make = async (body: Record<string, unknown>) =>
  (await ala.call("POST /api/tables", { body: { game: "duel", seats: [me, open], ...body } as never })).table;
const join = (person: Client, table: string, body: Record<string, unknown> = {}) =>
  person.call("POST /api/tables/:table/join", { params: { table }, body });

test("bad plans are refused with what is wrong", async () => {
  await expect(make({ game: "chess" })).rejects.toMatchObject({ code: "unknown-game" });
  await expect(make({ options: { length: "endless" } })).rejects.toMatchObject({
    code: "bad-option",
    params: { option: "length" },
  });
  await expect(make({ options: { size: "x" } })).rejects.toMatchObject({ code: "unknown-option" });
  await expect(make({ seats: Array.from({ length: 5 }, () => open) })).rejects.toMatchObject({ code: "bad-seats" });
  await expect(make({ seats: [me, { kind: "bot", level: "god" }] })).rejects.toMatchObject({ code: "bad-level" });
  await expect(make({ seats: [{ kind: "king" }] })).rejects.toMatchObject({
    code: "malformed",
    params: { where: "body.seats.0.kind" },
  });
  const twice = make({
    start: true,
    seats: [
      { ...me, options: { color: "red" } },
      { kind: "bot", level: "random", options: { color: "red" } },
    ],
  });
  await expect(twice).rejects.toMatchObject({ code: "taken-twice" });
  expect((await ala.call("GET /api/me/tables")).tables).toEqual([]);
});

test("a table by link opens with its key, an invited seat with its code", async () => {
  const table = await make({ seats: [me, open, { kind: "invited" }] });
  await expect(join(bob, table.id)).rejects.toMatchObject({ code: "not-found" });
  await expect(join(bob, table.id, { key: table.key, seat: 2 })).rejects.toMatchObject({ code: "not-allowed" });
  const invite = table.seats[2]!.invite!;
  const { table: joined } = await join(bob, table.id, { invite });
  expect(joined.seats[2]!.person!.id).toBe(bob.me!.id);
  expect(joined.seats[2]!.invite).toBeNull();
  const carol = await Client.guest(server.port, "Carol");
  await expect(join(carol, table.id, { invite })).rejects.toMatchObject({ code: "seat-taken" });
  await join(carol, table.id, { key: table.key });
});

test("people come and go before the start; the owner changes seats and settings", async () => {
  const table = await make({ visibility: "public" });
  const params = { table: table.id };
  await join(bob, table.id);
  await expect(join(await Client.guest(server.port, "Late"), table.id)).rejects.toMatchObject({ code: "no-free-seat" });
  const { table: left } = await bob.call("POST /api/tables/:table/leave", { params, body: {} });
  expect(left.seats[1]).toMatchObject({ kind: "open", person: null });
  const seat = { ...params, seat: 1 };
  await ala.call("PUT /api/tables/:table/seats/:seat", { params: seat, body: { kind: "bot", level: "random" } });
  const { table: changed } = await ala.call("PATCH /api/tables/:table", {
    params,
    body: { title: "Ours", options: { length: "long" } },
  });
  expect(changed).toMatchObject({ title: "Ours", options: { length: "long" } });
  const { table: started } = await ala.call("POST /api/tables/:table/start", { params, body: {} });
  expect(started.stage).toBe("running");
  await expect(ala.call("PATCH /api/tables/:table", { params, body: { title: "Late" } })).rejects.toMatchObject({
    code: "already-started",
  });
  await expect(ala.call("DELETE /api/tables/:table", { params })).rejects.toMatchObject({ code: "already-started" });
});

test("seats nobody took: refused, filled with bots, or left out; empty seats are left out", async () => {
  const start = async (seats: unknown[], body: Record<string, unknown>) => {
    const table = await make({ seats });
    return (await ala.call("POST /api/tables/:table/start", { params: { table: table.id }, body })).table;
  };
  await expect(start([me, open, open], {})).rejects.toMatchObject({ code: "seats-missing", params: { seats: 2 } });
  const bots = await start([me, open, open], { fill: { with: "bots", level: "random" } });
  expect(bots.seats.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
  const fewer = await start([me, { kind: "bot", level: "random" }, open, { kind: "empty" }], {
    fill: { with: "nobody" },
  });
  expect(fewer.seats).toHaveLength(2);
  await expect(start([me, open], { fill: { with: "nobody" } })).rejects.toMatchObject({ code: "bad-seats" });
});

test("the public list filters, and those who watch it are told", async () => {
  const talk = await bob.connect();
  await talk.ask({ type: "watch", lists: ["lobby", "mine"] });
  const table = await make({ visibility: "public", title: "listed", pace: { kind: "days", days: 2 } });
  await talk.until("tables", ({ list, tables }) => list === "lobby" && tables.some(({ id }) => id === table.id));
  const list = async (query: Record<string, unknown>) =>
    (await bob.call("GET /api/tables", { query: query as never })).tables.map(({ id }) => id);
  expect(await list({ pace: "days", stage: "open", free: true, game: "duel" })).toContain(table.id);
  expect(await list({ pace: "live" })).not.toContain(table.id);
  await join(bob, table.id);
  expect(await list({ free: true })).not.toContain(table.id);
  await talk.until("tables", ({ list: name, tables }) => name === "mine" && tables.some(({ id }) => id === table.id));
  await ala.call("POST /api/tables/:table/start", { params: { table: table.id }, body: {} });
  await talk.until(
    "tables",
    ({ list: name, tables }) =>
      name === "mine" && tables.some(({ id, waitingFor }) => id === table.id && waitingFor.length === 2),
  );
  talk.close();
});

test("after the end the same people play again: one new table for all who ask", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const talks = await Promise.all(people.map(person => person.connect()));
  await expect(
    people[0]!.call("POST /api/tables/:table/rematch", { params: { table }, body: {} }),
  ).rejects.toMatchObject({ code: "not-finished" });
  await Promise.all(talks.map((talk, seat) => playSeat(talk, table, seat, "again")));
  const again = await Promise.all(
    people.map(person => person.call("POST /api/tables/:table/rematch", { params: { table }, body: {} })),
  );
  expect(again[0]!.table.id).toBe(again[1]!.table.id);
  expect(again[0]!.table).toMatchObject({ stage: "open", rematchOf: table });
  const sitters = again[0]!.table.seats.map(({ person, invitee }) => (person ?? invitee)!.id);
  expect(sitters).toEqual([people[1]!.me!.id, people[0]!.me!.id]);
  await talks[0]!.until("info", ({ info }) => info.rematch === again[0]!.table.id);
  const owner = people.find(person => person.me!.id === again[0]!.table.owner.id)!;
  const other = people.find(person => person !== owner)!;
  await other.call("POST /api/tables/:table/join", { params: { table: again[0]!.table.id }, body: {} });
  await owner.call("POST /api/tables/:table/start", { params: { table: again[0]!.table.id }, body: {} });
});

test("a leaver's seat is played by a bot, and given back", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const talk = await people[0]!.connect();
  await talk.subscribe(table, 0);
  await people[1]!.call("POST /api/tables/:table/leave", { params: { table }, body: {} });
  await talk.until("look", ({ present }) => present.look.waiting!.ready.includes(1));
  const { table: back } = await people[1]!.call("POST /api/tables/:table/return", { params: { table }, body: {} });
  expect(back.seats[1]).toMatchObject({ standIn: null, level: null });
  talk.close();
});

test("the record of a game tells which choices a stand-in made", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const talk = await people[0]!.connect();
  await people[1]!.call("POST /api/tables/:table/leave", { params: { table }, body: {} });
  await playSeat(talk, table, 0, "left");
  const exported = await people[0]!.call("GET /api/tables/:table/export", { params: { table }, query: {} });
  const { journal, players } = readSave(JSON.stringify(exported));
  expect(players!.map(({ bot }) => bot)).toEqual([undefined, undefined]);
  for (const entry of journal) expect(entry).toMatchObject(entry.seat === 1 ? { standIn: "adept" } : { seat: 0 });
  expect(journal.some(({ seat }) => seat === 1)).toBe(true);
  expect(journal.some(entry => entry.seat === 0 && "standIn" in entry)).toBe(false);
  talk.close();
});

test("without a person at the table bots wait", async () => {
  const { people, table } = await seated(server.port, "duel", 1, { seats: [me, { kind: "bot", level: "random" }] });
  await people[0]!.call("POST /api/tables/:table/leave", { params: { table }, body: {} });
  const live = server.services.hub.peek(table)!;
  const version = live.play!.version;
  await new Promise(done => setTimeout(done, 200));
  expect(live.play!.version).toBeLessThanOrEqual(version + 1);
  await people[0]!.call("POST /api/tables/:table/return", { params: { table }, body: {} });
  expect(live.doc.seats[0]!.standIn).toBeNull();
});

test("chat: heard by the table, not by who has muted, not from who is silenced; reports are kept", async () => {
  const { people, table } = await seated(server.port, "duel", 3);
  const talks = await Promise.all(people.map(person => person.connect()));
  for (const [seat, talk] of talks.entries()) await talk.subscribe(table, seat);
  const heard = (seat: number): string[] =>
    talks[seat]!.heard.flatMap(each => (each.type === "chat" ? [each.message.text] : []));
  await talks[0]!.ask({ type: "chat", table, text: "one" });
  await people[1]!.call("PUT /api/me/muted/:person", { params: { person: people[0]!.me!.id }, body: { muted: true } });
  await talks[0]!.ask({ type: "chat", table, text: "two" });
  await settle(talks);
  expect(heard(1)).toEqual(["one"]);
  expect(heard(2)).toEqual(["one", "two"]);
  const { messages } = await people[1]!.call("GET /api/tables/:table/chat", { params: { table } });
  expect(messages).toEqual([]);
  const params = { table, person: people[2]!.me!.id };
  await people[0]!.call("PUT /api/tables/:table/silenced/:person", { params, body: { silenced: true } });
  await expect(talks[2]!.ask({ type: "chat", table, text: "three" })).rejects.toMatchObject({ code: "muted" });
  await people[2]!.call("POST /api/tables/:table/report", {
    params: { table },
    body: { person: people[0]!.me!.id, reason: "unfair" },
  });
  for (let i = 0; i < 12; i++) await talks[1]!.ask({ type: "chat", table, text: `${i}` }).catch(() => undefined);
  await expect(talks[1]!.ask({ type: "chat", table, text: "more" })).rejects.toMatchObject({ code: "too-many" });
});

test("a person who loses a seat loses its eyes at once", async () => {
  const table = await make({ visibility: "public" });
  await join(bob, table.id);
  const talk = await bob.connect();
  await talk.subscribe(table.id, 1);
  await ala.call("PUT /api/tables/:table/seats/:seat", {
    params: { table: table.id, seat: 1 },
    body: { kind: "open" },
  });
  await talk.until("closed", ({ as }) => as === 1);
  talk.close();
});

test("a sleeping table wakes where it was", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const talk = await people[0]!.connect();
  const { present } = await talk.subscribe(table, 0);
  await talk.ask({ type: "choose", table, seat: 0, sequence: 1, choices: [present!.look.question!.options[0]!] });
  talk.close();
  await new Promise(done => setTimeout(done, 30));
  const live = server.services.hub.peek(table)!;
  await live.run(() => server.services.hub.sleep(live));
  expect(server.services.hub.peek(table)).toBeNull();
  const again = await people[0]!.connect();
  const { present: later } = await again.subscribe(table, 0);
  expect(later).toMatchObject({ version: 2, sequence: 1 });
  expect(later!.look.question!.soFar).toHaveLength(1);
  again.close();
});

test("a table that falls asleep while it is being taken over is woken when its clock runs out", async () => {
  const { hub, node } = server.services;
  const pace = { kind: "live", bankSeconds: 600, incrementSeconds: 0 };
  const { table } = await seated(server.port, "duel", 2, { pace });
  const live = hub.peek(table)!;
  await expect.poll(() => live.isKeeper && !live.isBusy).toBe(true);
  live.isKeeper = false;
  live.changed();
  await hub.sleep(live);
  await expect.poll(async () => (await node.store.tables.byId(table))!.keeper).toBeNull();
  expect(await node.store.tables.forsaken(Date.now() + 601_000, 1000)).toContain(table);
});
