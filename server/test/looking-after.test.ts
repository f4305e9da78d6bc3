// Looking after a server: what moderators and the operator do takes effect at once, is written down, and goes no further.
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPERATOR, suspend } from "#server/care/deeds.ts";
import type { Server } from "#server/server.ts";
import { visitStore } from "#server/store/store.ts";
import { realTime } from "#server/time.ts";
import { Client, type Talk } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { MailServer } from "./mail-server.ts";
import { moderator } from "./moderator.ts";

const dir = tempDir();
const post = new MailServer();
let server: Server;
let mod: Client;
beforeAll(async () => {
  await post.open();
  server = await testServer(dir.path, { smtpUrl: post.url, publicUrl: "https://hetman.example" });
  mod = await moderator(server);
});
afterAll(async () => {
  await server.close();
  post.close();
  dir.remove();
});

const FOR_EVER = Number.MAX_SAFE_INTEGER;
const closing = (talk: Talk): Promise<number> => new Promise(done => talk.socket.once("close", done));
const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => "ok",
    error => error.code,
  );
const params = (client: Client) => ({ person: client.me!.id });
const log = async () => (await mod.call("GET /api/care/log")).deeds;
let n = 0;
async function account(name: string): Promise<Client> {
  const client = new Client(server.port);
  const body = { login: `login-${++n}`, password: "correct horse", name };
  client.me = (await client.call("POST /api/account", { body })).me;
  return client;
}

test("a moderator without a second factor may look after nothing", async () => {
  const bare = await moderator(server, false);
  expect(await codeOf(bare.call("GET /api/care/reports"))).toBe("factor-needed");
  expect(await codeOf(bare.call("PUT /api/care/site", { body: { isReadOnly: true } }))).toBe("factor-needed");
  expect((await bare.call("GET /api/site")).isReadOnly).toBe(false);
});

test("moderators leave each other alone; the operator's deeds are not theirs", async () => {
  const other = await moderator(server);
  const suspended = mod.call("PUT /api/care/people/:person/suspended", {
    params: params(other),
    body: { until: FOR_EVER },
  });
  expect(await codeOf(suspended)).toBe("not-allowed");
  expect(await codeOf(mod.call("DELETE /api/care/people/:person", { params: params(other), body: {} }))).toBe(
    "not-allowed",
  );
  expect(await codeOf(mod.call("GET /api/care/people/:person/export", { params: params(other) }))).toBe("not-allowed");
});

test("a report is read with the line it is about, and put away; what was done is in the log", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const [rude, other] = people as [Client, Client];
  const talk = await rude.connect();
  await talk.subscribe(table, 0);
  await talk.ask({ type: "chat", table, text: "rude words" });
  const { message } = await talk.until("chat");
  talk.close();
  await other.call("POST /api/tables/:table/report", {
    params: { table },
    body: { person: rude.me!.id, reason: "he was rude", message: message.id },
  });
  const { reports } = await mod.call("GET /api/care/reports");
  expect(reports[0]).toMatchObject({
    table,
    line: "rude words",
    reason: "he was rude",
    person: { id: rude.me!.id, name: "P0" },
    reporter: { name: "P1" },
  });
  const { people: found } = await mod.call("GET /api/care/people", { query: { find: rude.me!.id } });
  expect(found).toEqual([expect.objectContaining({ name: "P0", reports: 1 })]);
  const close = () =>
    mod.call("POST /api/care/reports/:report/close", {
      params: { report: reports[0]!.no },
      body: { reason: "warned" },
    });
  await close();
  expect(await codeOf(close())).toBe("not-found");
  expect((await mod.call("GET /api/care/reports")).reports.map(({ no }) => no)).not.toContain(reports[0]!.no);
  const { reports: closed } = await mod.call("GET /api/care/reports", { query: { state: "closed" } });
  expect(closed[0]!.no).toBe(reports[0]!.no);
  expect((await log())[0]).toMatchObject({ deed: "close-report", reason: "warned", actor: mod.me!.id });
});

test("people are found by the beginning of their name or login, and signs of search are only letters", async () => {
  const found = await account("100%_Ala");
  await account("1000 Ala");
  const find = async (text: string) =>
    (await mod.call("GET /api/care/people", { query: { find: text } })).people.map(({ name }) => name);
  expect(await find("100%_a")).toEqual(["100%_Ala"]);
  expect(await find(found.me!.login!.toUpperCase())).toContain("100%_Ala");
});

test("a silenced person says nothing at any table until it is over, and plays on", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const talk = await people[0]!.connect();
  await talk.subscribe(table, 0);
  const say = () => codeOf(talk.ask({ type: "chat", table, text: "hello" }));
  const silence = (until: number | null) =>
    mod.call("PUT /api/care/people/:person/silenced", { params: params(people[0]!), body: { until } });
  expect(await say()).toBe("ok");
  await silence(FOR_EVER);
  await expect.poll(say).toBe("muted");
  await silence(Date.now() - 1);
  await expect.poll(say).toBe("ok");
  await silence(null);
  talk.close();
});

describe("a suspended person", () => {
  test("is out at once, at every door, and back when it is over", async () => {
    const ala = await account("Ala");
    const { login } = ala.me!;
    const talk = await ala.connect();
    const closed = closing(talk);
    const set = (until: number | null) =>
      mod.call("PUT /api/care/people/:person/suspended", { params: params(ala), body: { until, reason: "spam" } });
    const { person } = await set(FOR_EVER);
    expect(person).toMatchObject({ suspended: FOR_EVER });
    expect(await closed).toBe(4005);
    const { cookie } = ala;
    expect((await ala.call("GET /api/me")).me).toBeNull();
    const signIn = () =>
      codeOf(new Client(server.port).call("POST /api/sign-in", { body: { login: login!, password: "correct horse" } }));
    expect(await signIn()).toBe("suspended");
    expect(await codeOf(ala.connect().then(each => each.ask({ type: "watch", lists: ["mine"] })))).toBe("ok");
    await set(null);
    expect(await signIn()).toBe("ok");
    ala.cookie = cookie;
    expect((await ala.call("GET /api/me")).me).not.toBeNull();
    expect((await log()).slice(0, 2).map(({ deed, personName }) => [deed, personName])).toEqual([
      ["unsuspend", "Ala"],
      ["suspend", "Ala"],
    ]);
  });

  test("does not come back as a guest of the same name, however it is written, nor by a way back", async () => {
    const guest = await Client.guest(server.port, "Zły Duch");
    const { code } = await guest.call("POST /api/me/way-back", { body: {} });
    await mod.call("PUT /api/care/people/:person/suspended", { params: params(guest), body: { until: FOR_EVER } });
    const stranger = new Client(server.port);
    expect(await codeOf(stranger.call("POST /api/way-back", { body: { code } }))).toBe("suspended");
    for (const name of ["Zły Duch", "zły  duch", "ZŁY-DUCH", "Ｚły Duch"])
      expect(await codeOf(stranger.call("POST /api/guest", { body: { name } })), name).toBe("name-refused");
    const other = await Client.guest(server.port, "Dobry Duch");
    expect(await codeOf(other.call("PATCH /api/me", { body: { name: "Zły Duch" } }))).toBe("name-refused");
    const body = { login: `login-${++n}`, password: "correct horse", name: "Zły Duch" };
    expect(await codeOf(other.call("POST /api/account", { body }))).toBe("name-refused");
  });
});

test("a person who is renamed has the new name at every table, awake or asleep", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const talk = await people[1]!.connect();
  await talk.subscribe(table, 1);
  await mod.call("PUT /api/care/people/:person/name", { params: params(people[0]!), body: { name: "Nobody" } });
  await talk.until("info", ({ info }) => info.seats[0]!.name === "Nobody" && info.owner.name === "Nobody");
  expect((await people[0]!.call("GET /api/me")).me!.name).toBe("Nobody");
  talk.close();
});

test("a new password goes by mail, to a proven address only; no moderator sees the link", async () => {
  const ala = await account("Ala");
  const reset = () => mod.call("POST /api/care/people/:person/password", { params: params(ala), body: {} });
  expect(await codeOf(reset())).toBe("no-mail");
  await server.services.node.store.people.change(ala.me!.id, { email: "a@example.org", proven: "a@example.org" });
  expect(await reset()).toEqual({});
  await expect.poll(() => post.mails.at(-1)?.to).toBe("a@example.org");
  expect(post.mails.at(-1)!.text).toContain("/reset#");
});

describe("a table", () => {
  test("is ended as it stands, on every screen; its dice are told", async () => {
    const { people, table } = await seated(server.port, "duel", 2);
    const talk = await people[0]!.connect();
    await talk.subscribe(table, 0);
    const end = () => mod.call("POST /api/care/tables/:table/end", { params: { table }, body: { reason: "cheating" } });
    await end();
    const { info } = await talk.until("info", each => each.info.stage === "ended");
    expect(info.seed).not.toBeNull();
    expect(await codeOf(talk.ask({ type: "choose", table, seat: 0, sequence: 1, choices: [] }))).not.toBe("ok");
    expect(await codeOf(end())).toBe("not-running");
    talk.close();
  });

  test("is deleted with its game, chat and journal, and those who watched it are told", async () => {
    const { people, table } = await seated(server.port, "duel", 2);
    const talk = await people[0]!.connect();
    const { present } = await talk.subscribe(table, 0);
    await talk.ask({ type: "chat", table, text: "gone soon" });
    const choices = present!.look.question!.options.slice(0, 2);
    await talk.ask({ type: "choose", table, seat: 0, sequence: 1, choices });
    const { no } = server.services.hub.peek(table)!;
    await mod.call("DELETE /api/care/tables/:table", { params: { table }, body: {} });
    await talk.until("closed");
    expect(await codeOf(people[1]!.call("GET /api/tables/:table", { params: { table } }))).toBe("not-found");
    const { store } = server.services.node;
    expect(await store.tables.journal(no, 0)).toEqual([]);
    expect(await store.chat.before(no, "table", FOR_EVER, 10)).toEqual([]);
    expect((await people[0]!.call("GET /api/me/tables")).tables).toEqual([]);
    talk.close();
  });
});

describe("the site", () => {
  const set = (body: Record<string, unknown>) => mod.call("PUT /api/care/site", { body });

  test("announces something in both languages, and takes it back", async () => {
    const announcement = { en: "Back at eight", pl: "Wracamy o ósmej" };
    await set({ announcement });
    expect((await new Client(server.port).call("GET /api/site")).announcement).toEqual(announcement);
    await set({ announcement: null });
    expect((await new Client(server.port).call("GET /api/site")).announcement).toBeNull();
  });

  test("read-only: one can look, nothing changes at any door, no bot plays, and no clock is charged", async () => {
    const pace = { kind: "live" as const, bankSeconds: 600, incrementSeconds: 1 };
    const { people, table } = await seated(server.port, "duel", 2, { pace });
    const talk = await people[0]!.connect();
    const { present } = await talk.subscribe(table, 0);
    await set({ isReadOnly: true });
    const live = server.services.hub.peek(table)!;
    const version = live.play!.version;
    // A bot that takes over now waits like everybody.
    live.stored = {
      ...live.stored,
      doc: {
        ...live.doc,
        seats: live.doc.seats.map((seat, i) => (i === 1 ? { ...seat, kind: "bot" as const, level: "random" } : seat)),
      },
    };
    live.changed();
    const choices = present!.look.question!.options.slice(0, 2);
    const choose = () => codeOf(talk.ask({ type: "choose", table, seat: 0, sequence: 1, choices }));
    expect(await choose()).toBe("read-only");
    expect(await codeOf(talk.ask({ type: "chat", table, text: "hello" }))).toBe("read-only");
    expect(await codeOf(new Client(server.port).call("POST /api/guest", { body: { name: "New" } }))).toBe("read-only");
    expect(await codeOf(people[0]!.call("GET /api/tables/:table", { params: { table } }))).toBe("ok");
    const before = server.services.node.downtimes.length;
    const began = server.services.node.time.now();
    await new Promise(done => setTimeout(done, 300));
    expect(live.play!.version).toBe(version);
    await set({ isReadOnly: false });
    // A busy machine may stand still besides.
    const charged = server.services.node.downtimes.slice(before);
    const isCovered = charged.some(({ since, until }) => since <= began && until >= began + 300);
    expect(isCovered, JSON.stringify(charged)).toBe(true);
    expect(await choose()).toBe("ok");
    await expect.poll(() => live.play!.version).toBeGreaterThan(version + 1);
    talk.close();
  });

  test("by invitation: new people need one that is not used up; those who are here stay", async () => {
    const guest = await Client.guest(server.port, "Guest");
    await set({ isByInvitation: true });
    const { link } = await mod.call("POST /api/care/invitations", { body: { uses: 2 } });
    expect(link).toMatch(/^https:\/\/hetman\.example\/welcome#[\w-]+$/);
    const invitation = link.split("#")[1]!;
    const come = (body: object) =>
      codeOf(new Client(server.port).call("POST /api/guest", { body: { name: "New", ...body } }));
    expect(await come({})).toBe("invitation-needed");
    expect(await come({ invitation: "x".repeat(43) })).toBe("invitation-needed");
    expect(await come({ invitation })).toBe("ok");
    const body = { login: `login-${++n}`, password: "correct horse" };
    const join = (more: object) =>
      codeOf(new Client(server.port).call("POST /api/account", { body: { ...body, ...more } }));
    expect(await join({})).toBe("invitation-needed");
    expect(await join({ invitation })).toBe("ok");
    expect(await come({ invitation })).toBe("invitation-needed");
    // A guest who is here already may take an account without one.
    const own = { login: `login-${++n}`, password: "correct horse" };
    expect(await codeOf(guest.call("POST /api/account", { body: own }))).toBe("ok");
    await set({ isByInvitation: false });
  });
});

test("what is done at the command line, beside the running server, takes effect there", async () => {
  const ala = await account("Ala");
  const closed = closing(await ala.connect());
  const file = join(dir.path, "hetman.sqlite");
  const store = await visitStore({ databaseUrl: "", synchronous: "on", file });
  const tools = { store, time: realTime, settings: { publicUrl: "" } };
  await suspend(tools, { actor: OPERATOR, reason: "" }, ala.me!.id, FOR_EVER);
  await store.close();
  expect(await closed).toBe(4005);
  expect((await log())[0]).toMatchObject({ actor: "operator", deed: "suspend" });
});
