// Notices: through the outbox to a webhook, a mail server and a push service that the test runs itself.

import { createECDH, randomBytes } from "node:crypto";
import { createServer as createHttp, type IncomingMessage } from "node:http";
import { createServer as createHttps } from "node:https";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isInner, targets } from "#server/notify/targets.ts";
import type { Server } from "#server/server.ts";
import { selfSigned } from "./certificate.ts";
import { Client } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { MailServer } from "./mail-server.ts";
import { playSeat } from "./player.ts";
import { SimulatedTime } from "./simulated.ts";

const dir = tempDir();
const time = new SimulatedTime();
let server: Server;
const hooks: { content: string }[] = [];
const pushes: IncomingMessage[] = [];
let hookStatus = 204;
let pushStatus = 201;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const part of request) text += part;
  return text;
};

const hookServer = createHttp(async (request, response) => {
  const text = await bodyOf(request);
  if (hookStatus < 300) hooks.push(JSON.parse(text));
  response.statusCode = hookStatus;
  response.end();
});

const mailServer = new MailServer();
const { mails } = mailServer;

const portOf = (listening: { address(): unknown }): number => (listening.address() as { port: number }).port;
const listen = (listening: { listen(port: number, host: string, done: () => void): unknown }): Promise<void> =>
  new Promise(done => listening.listen(0, "127.0.0.1", done));

let pushServer: ReturnType<typeof createHttps>;
beforeAll(async () => {
  pushServer = createHttps(selfSigned(), async (request, response) => {
    await bodyOf(request);
    pushes.push(request);
    response.statusCode = pushStatus;
    response.end();
  });
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  await Promise.all([listen(hookServer), mailServer.open(), listen(pushServer)]);
  const smtpUrl = mailServer.url;
  server = await testServer(dir.path, { privateTargets: true, smtpUrl, publicUrl: "https://hetman.example" }, { time });
});
afterAll(async () => {
  await server.close();
  for (const each of [hookServer, mailServer, pushServer]) each.close();
  dir.remove();
});

const rules = (more: Record<string, unknown> = {}) => ({
  kinds: ["turn", "end"] as ("turn" | "end")[],
  delaySeconds: 60,
  webhook: `http://127.0.0.1:${portOf(hookServer)}/hook`,
  email: false,
  ...more,
});
/** Waits until something is so; time goes on meanwhile, because what is due is looked for every few seconds. */
const until = async (is: () => boolean): Promise<void> => {
  const later = async (): Promise<boolean> => {
    await time.pass(5_000);
    return is();
  };
  await expect.poll(later).toBe(true);
};
/** Waits until a channel's health is as expected. */
const health = (person: Client, channel: string, expected: object): Promise<void> =>
  expect
    .poll(async () => (await person.call("GET /api/me/notices")).health.find(each => each.channel === channel))
    .toMatchObject(expected);

/** Gives a person an address that is proven, and forgets the letter about it. */
async function withAddress(person: Client, email: string): Promise<void> {
  await person.call("PATCH /api/me", { body: { email } });
  await expect.poll(() => mails.length).toBeGreaterThan(0);
  await person.call("POST /api/address/prove", { body: { secret: mails.at(-1)!.text.split("#")[1]! } });
  mails.length = 0;
}

/** A turn-based moment: seat 1 is away and about to be asked. */
async function turnScene() {
  const { people, table } = await seated(server.port, "duel", 2);
  const here = await people[0]!.connect();
  const { present } = await here.subscribe(table, 0);
  const away = await people[1]!.connect();
  const other = await away.subscribe(table, 1);
  const plan = (given: typeof present) => given!.look.question!.options.slice(0, 2);
  await here.ask({ type: "choose", table, seat: 0, sequence: 1, choices: plan(present) });
  await away.ask({ type: "choose", table, seat: 1, sequence: 1, choices: plan(other.present) });
  away.close();
  await here.until("presence", ({ online }) => online.length === 1);
  return {
    people,
    table,
    act: () => here.ask({ type: "choose", table, seat: 0, sequence: 2, choices: [{ kind: "rest" }] }),
  };
}

test("whose turn it is, is told after a while, to who is away and wants to know", async () => {
  const { people, act } = await turnScene();
  await people[1]!.call("PUT /api/me/notices", { body: rules() });
  await people[0]!.call("PUT /api/me/notices", { body: rules() });
  await act();
  await health(people[1]!, "webhook", { waiting: 1 });
  await time.pass(30_000);
  expect(hooks).toEqual([]);
  await time.pass(40_000);
  await until(() => hooks.length === 1);
  expect(hooks[0]!.content).toMatch(/^Your turn in Duel\. https:\/\/hetman\.example\/table\//);
  await health(people[1]!, "webhook", { isOn: true, waiting: 0, lastError: null });
});

test("a person who comes by in time is not told", async () => {
  hooks.length = 0;
  const { people, table, act } = await turnScene();
  await people[1]!.call("PUT /api/me/notices", { body: rules() });
  await act();
  await health(people[1]!, "webhook", { waiting: 1 });
  const talk = await people[1]!.connect();
  await talk.subscribe(table, 1);
  talk.close();
  await health(people[1]!, "webhook", { waiting: 0 });
  await time.pass(90_000);
  expect(hooks).toEqual([]);
});

test("what a muted person says is not told, whatever they call themselves; what others of that name say is", async () => {
  hooks.length = 0;
  const { people, table } = await seated(server.port, "duel", 3);
  const [loud, other, me] = people as [Client, Client, Client];
  await me.call("PUT /api/me/notices", { body: { ...rules({ delaySeconds: 0 }), kinds: ["chat"] } });
  await me.call("PUT /api/me/muted/:person", { params: { person: loud.me!.id }, body: { muted: true } });
  await loud.call("PATCH /api/me", { body: { name: "Somebody" } });
  await other.call("PATCH /api/me", { body: { name: "P0" } });
  for (const [person, text] of [
    [loud, "noise"],
    [other, "hello"],
  ] as const) {
    const talk = await person.connect();
    await talk.ask({ type: "chat", table, text });
    talk.close();
  }
  await until(() => hooks.length > 0);
  await time.pass(30_000);
  expect(hooks.map(({ content }) => content).join()).toContain("hello");
  expect(hooks.map(({ content }) => content).join()).not.toContain("noise");
});

test("who wants it is told everything once a day: one message about all slow games, live ones at once", async () => {
  hooks.length = 0;
  const [ala, bob] = await Promise.all([Client.guest(server.port, "Ala"), Client.guest(server.port, "Bob")]);
  const hour = (new Date(time.now()).getUTCHours() + 2) % 24;
  const wanted = rules({ kinds: ["start"], delaySeconds: 0, digest: { hour, zone: "UTC" } });
  await bob!.call("PUT /api/me/notices", { body: wanted });
  const start = async (pace: { kind: "none" } | { kind: "live"; bankSeconds: number; incrementSeconds: number }) => {
    const seats = [{ kind: "me" as const }, { kind: "open" as const }];
    const body = { game: "duel", seats, visibility: "public" as const, pace };
    const { table } = await ala!.call("POST /api/tables", { body });
    const params = { table: table.id };
    await bob!.call("POST /api/tables/:table/join", { params, body: {} });
    await ala!.call("POST /api/tables/:table/start", { params, body: {} });
    return table.id;
  };
  const slow = [await start({ kind: "none" }), await start({ kind: "none" })];
  await start({ kind: "live", bankSeconds: 3600, incrementSeconds: 0 });
  await until(() => hooks.length === 1);
  expect(hooks[0]!.content).toMatch(/^Duel has started\. /);
  await time.pass(30 * 60_000);
  expect(hooks).toHaveLength(1);
  await time.pass(2 * 3_600_000);
  await until(() => hooks.length === 2);
  const [title, ...lines] = hooks[1]!.content.split("\n");
  expect(title).toBe("News from your tables (2)");
  expect(slow.every(table => lines.some(line => line.includes(`/table/${table}`)))).toBe(true);
  await health(bob!, "webhook", { waiting: 0, lastError: null });
});

test("a failing channel is tried again, and its health is shown", async () => {
  hooks.length = 0;
  hookStatus = 500;
  const { people, act } = await turnScene();
  await people[1]!.call("PUT /api/me/notices", { body: rules({ delaySeconds: 0 }) });
  await act();
  await health(people[1]!, "webhook", { waiting: 1 });
  await time.pass(10_000);
  await health(people[1]!, "webhook", { waiting: 1, lastError: "the webhook answered 500" });
  hookStatus = 204;
  await time.pass(60_000);
  await until(() => hooks.length === 1);
  await health(people[1]!, "webhook", { waiting: 0, lastError: null });
});

test("a test notice goes out on every channel in use, in the person's language", async () => {
  hooks.length = 0;
  const ala = await Client.guest(server.port, "Ala");
  await ala.call("PATCH /api/me", { body: { language: "pl" } });
  await withAddress(ala, "ala@example.org");
  await ala.call("PUT /api/me/notices", { body: rules({ email: true }) });
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  const keys = { p256dh: ecdh.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") };
  const endpoint = `https://127.0.0.1:${portOf(pushServer)}/push/ala`;
  await ala.call("POST /api/me/push", { body: { endpoint, keys } });
  const settings = await ala.call("POST /api/me/notices/test", { body: {} });
  await expect.poll(() => [hooks.length, mails.length, pushes.length]).toEqual([1, 1, 1]);
  expect(hooks[0]!.content).toContain("Próba udana: tu będą przychodzić powiadomienia.");
  expect(mails[0]!.to).toBe("ala@example.org");
  expect(mails[0]!.text).toContain("Próba udana: tu będą przychodzić powiadomienia.");
  expect(mails[0]!.html).toContain("<p>Próba udana: tu będą przychodzić powiadomienia.</p>");
  for (const header of [
    /^Auto-Submitted: auto-generated/m,
    /^Content-Language: pl/m,
    /^List-Unsubscribe: <https:\/\/hetman\.example\/me\/settings>/m,
  ])
    expect(mails[0]!.raw).toMatch(header);
  expect(mails[0]!.raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  expect(pushes[0]!.headers.authorization).toMatch(/^vapid /);
  expect(pushes[0]!.url).toBe("/push/ala");
  expect(settings.pushKey).toMatch(/^[\w-]{80,}$/);
  expect(settings.health.map(({ isConfigured, isOn }) => isConfigured && isOn)).toEqual([true, true, true]);
  pushStatus = 410;
  await ala.call("POST /api/me/notices/test", { body: {} });
  await health(ala, "push", {
    devices: 0,
    isOn: false,
    lastError: "the browser has unsubscribed",
  });
});

test("mail carries no words of others: no names, no titles, no chat", async () => {
  mails.length = 0;
  const { people, table } = await seated(server.port, "duel", 2, { title: "Buy now at evil.example" });
  const [loud, me] = people as [Client, Client];
  await withAddress(me, "me@example.org");
  await me.call("PUT /api/me/notices", {
    body: { ...rules({ delaySeconds: 0, webhook: null, email: true }), kinds: ["chat"] },
  });
  await loud.call("PATCH /api/me", { body: { name: "evil.example/name" } });
  const talk = await loud.connect();
  await talk.ask({ type: "chat", table, text: "click evil.example/chat" });
  talk.close();
  await until(() => mails.length === 1);
  expect(mails[0]!.text).toContain("A new message in Duel.");
  expect(mails[0]!.raw).not.toContain("evil");
});

test("who is away is invited to play again, by name; who asked is not", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const kinds = ["invitation" as const];
  for (const person of people) await person.call("PUT /api/me/notices", { body: rules({ kinds }) as never });
  const talks = await Promise.all(people.map(person => person.connect()));
  await Promise.all(talks.map((talk, seat) => playSeat(talk, table, seat, "again")));
  for (const talk of talks) talk.close();
  await expect.poll(() => server.services.hub.peek(table)?.watchers.size ?? 0).toBe(0);
  const before = hooks.length;
  await people[0]!.call("POST /api/tables/:table/rematch", { params: { table }, body: {} });
  await until(() => hooks.length > before);
  await time.pass(120_000);
  expect(hooks.slice(before).map(({ content }) => content)).toEqual([
    expect.stringMatching(/^P0 wants to play Duel with you\./),
  ]);
});

test("notices cannot be sent into the operator's own network", () => {
  for (const address of [
    "127.0.0.1",
    "10.1.2.3",
    "192.168.1.1",
    "169.254.169.254",
    "::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "0.0.0.0",
  ]) {
    expect(isInner(address), address).toBe(true);
  }
  for (const address of ["8.8.8.8", "2606:4700::1111", "172.32.0.1"]) expect(isInner(address), address).toBe(false);
  const strict = targets(false);
  expect(() => strict.check("http://example.org/x")).toThrow("https");
  expect(() => strict.check("https://127.0.0.1/x")).toThrow("public");
  expect(() => strict.check("https://[::1]/x")).toThrow("public");
  expect(() => strict.check("https://example.org/x")).not.toThrow();
});
