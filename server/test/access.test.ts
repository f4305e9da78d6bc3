// Getting in, and keeping others out: forgotten passwords, proven addresses, the second factor.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { base32, codeAt, stepAt } from "#server/people/totp.ts";
import type { Server } from "#server/server.ts";
import { Client, type Talk } from "./client.ts";
import { tempDir, testServer } from "./harness.ts";
import { MailServer } from "./mail-server.ts";
import { SimulatedTime } from "./simulated.ts";

const dir = tempDir();
const time = new SimulatedTime();
const post = new MailServer();
const { mails } = post;
let server: Server;
beforeAll(async () => {
  await post.open();
  server = await testServer(dir.path, { smtpUrl: post.url, publicUrl: "https://hetman.example" }, { time });
});
afterAll(async () => {
  await server.close();
  post.close();
  dir.remove();
});
beforeEach(() => {
  mails.length = 0;
});

const HOUR = 3_600_000;
const password = "correct horse";
let n = 0;
const mail = async (count = 1): Promise<void> => expect.poll(() => mails.length).toBe(count);
const secretIn = (text: string): string => /#([\w-]+)/.exec(text)![1]!;
const closing = (talk: Talk): Promise<number> => new Promise(done => talk.socket.once("close", done));
const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => "ok",
    error => error.code,
  );
const signIn = (login: string, more: { password?: string; code?: string } = {}) =>
  new Client(server.port).call("POST /api/sign-in", { body: { login, password, ...more } });

/** An account, with a proven address if one is given. */
async function account(email?: string, language: "en" | "pl" = "en") {
  const login = `login-${++n}`;
  const client = new Client(server.port);
  client.me = (
    await client.call("POST /api/account", { body: { login, password, language, ...(email && { email }) } })
  ).me;
  if (email) {
    await mail();
    await client.call("POST /api/address/prove", { body: { secret: secretIn(mails[0]!.text) } });
    mails.length = 0;
  }
  return { client, login };
}

describe("a forgotten password", () => {
  const forgotten = (named: string) =>
    new Client(server.port).call("POST /api/password/forgotten", { body: { account: named } });
  const reset = (secret: string, next: string) =>
    new Client(server.port).call("POST /api/password/reset", { body: { secret, password: next } });

  test("is set again by a link in a mail, once, and every session and socket ends", async () => {
    const { client, login } = await account("ala@example.org", "pl");
    const closed = closing(await client.connect());
    await forgotten(login.toUpperCase());
    await mail();
    expect(mails[0]).toMatchObject({ to: "ala@example.org", subject: "Hetman: Nowe hasło" });
    expect(mails[0]!.text).toContain(login);
    expect(mails[0]!.text).toContain("https://hetman.example/reset#");
    expect(mails[0]!.raw).not.toMatch(/^List-Unsubscribe/m);
    const secret = secretIn(mails[0]!.text);
    expect(await reset(secret, "battery staple")).toEqual({ login });
    expect(await closed).toBe(4005);
    expect((await client.call("GET /api/me")).me).toBeNull();
    expect(await codeOf(signIn(login))).toBe("bad-sign-in");
    expect(await codeOf(signIn(login, { password: "battery staple" }))).toBe("ok");
    expect(await codeOf(reset(secret, "third password"))).toBe("bad-link");
    // The person is told, at the proven address.
    await mail(2);
    expect(mails[1]!.subject).toBe("Hetman: Hasło zostało zmienione");
  });

  test("two at once with one link: one of them is the one", async () => {
    const { login } = await account("twice@example.org");
    await forgotten(login);
    await mail();
    const secret = secretIn(mails[0]!.text);
    const both = await Promise.all([codeOf(reset(secret, "first staple")), codeOf(reset(secret, "second staple"))]);
    expect(both.sort()).toEqual(["bad-link", "ok"]);
    await mail(2);
  });

  test("the link ends after an hour, and with the next one", async () => {
    const { login } = await account("bob@example.org");
    await forgotten("BOB@example.org");
    await mail();
    await forgotten(login);
    await mail(2);
    expect(await codeOf(reset(secretIn(mails[0]!.text), "battery staple"))).toBe("bad-link");
    await time.pass(HOUR + 1);
    expect(await codeOf(reset(secretIn(mails[1]!.text), "battery staple"))).toBe("bad-link");
    expect(await codeOf(signIn(login))).toBe("ok");
  });

  test("the answer does not tell whether there is such an account, and comes before anybody looks", async () => {
    const { login } = await account("cyd@example.org");
    const { login: bare } = await account();
    const { people } = server.services.node.store;
    const [byLogin, byAddress] = [people.byLogin, people.byAddress];
    // A storage that never answers does not hold the answer up.
    const never = () => new Promise<never>(() => undefined);
    Object.assign(people, { byLogin: never, byAddress: never });
    const answers = [await forgotten(login), await forgotten("nobody-here"), await forgotten("no@example.org")];
    Object.assign(people, { byLogin, byAddress });
    for (const named of [login, bare, "nobody-here", "cyd@example.org", "no@example.org"])
      answers.push(await forgotten(named));
    for (const answer of answers) expect(answer).toEqual({});
    await mail(2);
    expect(mails.map(({ to }) => to)).toEqual(["cyd@example.org", "cyd@example.org"]);
  });

  test("a guest with a proven address is brought back by a link, once, and only as long as it is theirs", async () => {
    const guest = await Client.guest(server.port, "Gosia");
    await guest.call("PATCH /api/me", { body: { email: "gosia@example.org", language: "pl" } });
    // Before the address is proven nothing goes there.
    await forgotten("gosia@example.org");
    await mail();
    await guest.call("POST /api/address/prove", { body: { secret: secretIn(mails[0]!.text) } });
    await forgotten("Gosia@example.org");
    await mail(2);
    expect(mails[1]).toMatchObject({ to: "gosia@example.org", subject: "Hetman: Droga powrotu" });
    expect(mails[1]!.text).toContain("https://hetman.example/back/mail#");
    expect(mails[1]!.text).not.toContain("Gosia");
    const code = secretIn(mails[1]!.text);
    const back = (by: string) => new Client(server.port).call("POST /api/way-back", { body: { code: by } });
    expect((await back(code)).me.id).toBe(guest.me!.id);
    expect(await codeOf(back(code))).toBe("no-way-back");
    const next = async (count: number): Promise<string> => {
      await forgotten("gosia@example.org");
      await mail(count);
      return secretIn(mails[count - 1]!.text);
    };
    const late = await next(3);
    await time.pass(HOUR + 1);
    expect(await codeOf(back(late))).toBe("no-way-back");
    const early = await next(4);
    await guest.call("PATCH /api/me", { body: { email: null } });
    expect(await codeOf(back(early))).toBe("no-way-back");
    await forgotten("gosia@example.org");
    const { login } = await account();
    await forgotten(login);
    expect(mails.filter(({ subject }) => subject === "Hetman: Droga powrotu")).toHaveLength(3);
  });

  test("no secret waits in the storage", async () => {
    const { login } = await account("safe@example.org");
    await forgotten(login);
    await mail();
    const secret = secretIn(mails[0]!.text);
    const { node } = server.services;
    const due = await node.store.notices.due(Number.MAX_SAFE_INTEGER, 1000);
    expect(JSON.stringify(due)).not.toContain(secret);
    expect(await node.store.links.find(secret, "password", time.now())).toBeNull();
  });
});

describe("an address", () => {
  test("gets nothing but the letter about itself before it is proven", async () => {
    const guest = await Client.guest(server.port, "Guest");
    const { me } = await guest.call("PATCH /api/me", { body: { email: "new@example.org" } });
    expect(me).toMatchObject({ email: "new@example.org", isProven: false });
    await mail();
    await guest.call("PUT /api/me/notices", {
      body: { kinds: [], delaySeconds: 0, webhook: null, email: true },
    });
    const before = await guest.call("POST /api/me/notices/test", { body: {} });
    expect(before.health.find(({ channel }) => channel === "email")).toMatchObject({ isOn: false, waiting: 0 });
    await guest.call("POST /api/address/prove", { body: { secret: secretIn(mails[0]!.text) } });
    expect((await guest.call("GET /api/me")).me).toMatchObject({ isProven: true });
    await guest.call("POST /api/me/notices/test", { body: {} });
    await mail(2);
    expect(mails[1]).toMatchObject({ to: "new@example.org", subject: "Hetman: Notices reach you here." });
  });

  test("that is changed gets no mail until it is proven; the old one is told, and a password is asked for", async () => {
    const { client, login } = await account("old@example.org");
    const change = (proof?: { password: string }) =>
      client.call("PATCH /api/me", { body: { email: "next@example.org", ...(proof && { proof }) } });
    expect(await codeOf(change())).toBe("proof-needed");
    expect(await codeOf(change({ password: "wrong horse" }))).toBe("bad-sign-in");
    expect((await client.call("GET /api/me")).me).toMatchObject({ email: "old@example.org" });
    await change({ password });
    await mail(2);
    const by = (to: string) => mails.find(each => each.to === to)!;
    expect(by("old@example.org").subject).toBe("Hetman: Your address is being changed");
    // Until then a forgotten password goes where it went.
    await new Client(server.port).call("POST /api/password/forgotten", { body: { account: login } });
    await mail(3);
    expect(mails[2]!.to).toBe("old@example.org");
    await client.call("POST /api/address/prove", { body: { secret: secretIn(by("next@example.org").text) } });
    expect((await client.call("GET /api/me")).me).toMatchObject({ email: "next@example.org", isProven: true });
  });

  test("is not proven by a link that went to another one, that is over, or was used", async () => {
    const guest = await Client.guest(server.port, "Guest");
    const prove = (secret: string) => codeOf(guest.call("POST /api/address/prove", { body: { secret } }));
    await guest.call("PATCH /api/me", { body: { email: "first@example.org" } });
    await mail();
    await guest.call("PATCH /api/me", { body: { email: "second@example.org" } });
    await mail(2);
    expect(await prove(secretIn(mails[0]!.text))).toBe("bad-link");
    await time.pass(24 * HOUR + 1);
    expect(await prove(secretIn(mails[1]!.text))).toBe("bad-link");
    await guest.call("POST /api/me/address", { body: {} });
    await mail(3);
    expect(await prove(secretIn(mails[2]!.text))).toBe("ok");
    expect(await prove(secretIn(mails[2]!.text))).toBe("bad-link");
    expect(await prove("x".repeat(43))).toBe("bad-link");
    // Nothing is left to prove.
    await guest.call("POST /api/me/address", { body: {} });
    expect(mails).toHaveLength(3);
  });

  test("without mail, or without an address of the site, no link is sent and the answer says so", async () => {
    const own = tempDir();
    const mute = await testServer(own.path, { smtpUrl: post.url });
    const guest = await Client.guest(mute.port, "Guest");
    await guest.call("PATCH /api/me", { body: { email: "a@example.org" } });
    expect(await codeOf(guest.call("POST /api/me/address", { body: {} }))).toBe("no-mail");
    const forgotten = guest.call("POST /api/password/forgotten", { body: { account: "a@example.org" } });
    expect(await codeOf(forgotten)).toBe("no-mail");
    expect(mails).toHaveLength(0);
    await mute.close();
    own.remove();
  });
});

describe("mail is limited", () => {
  const own = tempDir();
  let strict: Server;
  beforeAll(async () => {
    const settings = { smtpUrl: post.url, publicUrl: "https://hetman.example", lettersPerHour: 2, mailsPerDay: 3 };
    strict = await testServer(own.path, { ...settings, trustProxy: 1 }, { time });
  });
  afterAll(async () => {
    await strict.close();
    own.remove();
  });
  const change = (guest: Client, email: string, from = "192.0.2.1") =>
    codeOf(guest.call("PATCH /api/me", { body: { email } }, { "x-forwarded-for": from }));

  test("letters with links: per person, per recipient however it is written, and per place", async () => {
    const one = await Client.guest(strict.port, "One");
    expect([await change(one, "a1@example.org"), await change(one, "a2@example.org")]).toEqual(["ok", "ok"]);
    expect(await change(one, "a3@example.org")).toBe("too-many");
    expect((await one.call("GET /api/me")).me!.email).toBe("a2@example.org");
    const others = await Promise.all([1, 2, 3, 4].map(() => Client.guest(strict.port, "Other")));
    expect(await change(others[0]!, "b@example.org", "192.0.2.2")).toBe("ok");
    expect(await change(others[1]!, "B+x@Example.org", "192.0.2.3")).toBe("ok");
    expect(await change(others[2]!, "b+y@example.org", "192.0.2.4")).toBe("too-many");
    const outcomes: string[] = [];
    for (let i = 0; i < 9; i++)
      outcomes.push(await change(await Client.guest(strict.port, "Many"), `c${i}@example.org`, "192.0.2.9"));
    expect(outcomes).toEqual([...Array(8).fill("ok"), "too-many"]);
    await time.pass(HOUR + 1);
    expect(await change(one, "a3@example.org")).toBe("ok");
  });

  test("all mails to one recipient", async () => {
    const guest = await Client.guest(strict.port, "Guest");
    await change(guest, "full@example.org", "192.0.2.50");
    await expect.poll(() => mails.find(({ to }) => to === "full@example.org")).toBeDefined();
    const { text } = mails.find(({ to }) => to === "full@example.org")!;
    await guest.call("POST /api/address/prove", { body: { secret: secretIn(text) } });
    await guest.call("PUT /api/me/notices", { body: { kinds: [], delaySeconds: 0, webhook: null, email: true } });
    for (let i = 0; i < 4; i++) await guest.call("POST /api/me/notices/test", { body: {} });
    const healthOf = async () =>
      (await guest.call("GET /api/me/notices")).health.find(({ channel }) => channel === "email");
    await expect.poll(healthOf).toMatchObject({ lastError: "this address has had too many mails today" });
    expect(mails.filter(({ to }) => to === "full@example.org")).toHaveLength(3);
  });
});

test("failed sign-ins are counted for the account, logged with where they came from, and told to its person", async () => {
  const { client, login } = await account();
  const lines: { person?: string; failed?: number; address?: string }[] = [];
  const { log } = server.services.node;
  const warn = log.warn;
  log.warn = ((line: object) => lines.push(line)) as typeof warn;
  for (let i = 0; i < 3; i++) await codeOf(signIn(login, { password: "wrong horse" }));
  await codeOf(signIn("nobody-here"));
  log.warn = warn;
  const { id } = client.me!;
  expect(lines.map(({ person }) => person)).toEqual([id, id, id]);
  expect(lines[0]!.address).toMatch(/127\.0\.0\.1$/);
  expect(JSON.stringify(lines)).not.toContain("horse");
  await expect.poll(async () => (await server.services.node.store.people.byId(id))!.failed).toBe(3);
  expect((await signIn(login)).failed).toBe(3);
  expect((await signIn(login)).failed).toBe(0);
});

describe("codes by the time of day", () => {
  test("are those of RFC 6238", () => {
    const secret = base32(Buffer.from("12345678901234567890"));
    const vectors = {
      59: "94287082",
      1111111109: "07081804",
      1111111111: "14050471",
      1234567890: "89005924",
      2000000000: "69279037",
      20000000000: "65353130",
    };
    for (const [seconds, code] of Object.entries(vectors))
      expect(codeAt(secret, stepAt(Number(seconds) * 1000), 8)).toBe(code);
  });
});

describe("a second factor", () => {
  const now = (secret: string, later = 0): string => codeAt(secret, stepAt(time.now()) + later);
  /** An account with a second factor; a moment later, so that its next code is another one. */
  async function withFactor() {
    const { client, login } = await account();
    const { secret, address } = await client.call("POST /api/me/factor", { body: { proof: { password } } });
    const { codes, me } = await client.call("PUT /api/me/factor", { body: { code: now(secret) } });
    await time.pass(60_000);
    return { client, login, secret, address, codes, me };
  }

  test("is begun with the password, and asked for only when a first code has come", async () => {
    const { client, login } = await account();
    const begin = (proof: { password: string }) => client.call("POST /api/me/factor", { body: { proof } });
    expect(await codeOf(begin({ password: "wrong horse" }))).toBe("bad-sign-in");
    const { secret, address } = await begin({ password });
    expect(address).toBe(`otpauth://totp/Hetman:${login}?secret=${secret}&issuer=Hetman`);
    expect(await codeOf(signIn(login))).toBe("ok");
    expect(await codeOf(client.call("PUT /api/me/factor", { body: { code: "000000" } }))).toBe("bad-code");
    const { me } = await client.call("PUT /api/me/factor", { body: { code: now(secret) } });
    expect(me.hasFactor).toBe(true);
    expect(await codeOf(signIn(login))).toBe("code-needed");
    const guest = await Client.guest(server.port, "Guest");
    expect(await codeOf(guest.call("POST /api/me/factor", { body: { proof: { password } } }))).toBe("no-account");
  });

  test("turning it on ends the sessions that were there without it", async () => {
    const { client, login } = await account();
    const other = new Client(server.port);
    await other.call("POST /api/sign-in", { body: { login, password } });
    const { secret } = await client.call("POST /api/me/factor", { body: { proof: { password } } });
    await client.call("PUT /api/me/factor", { body: { code: now(secret) } });
    expect((await other.call("GET /api/me")).me).toBeNull();
    expect((await client.call("GET /api/me")).me).not.toBeNull();
  });

  test("is asked for at sign-in; a code works once, also for two at the same time, and older ones no more", async () => {
    const { login, secret } = await withFactor();
    expect(await codeOf(signIn(login))).toBe("code-needed");
    expect(await codeOf(signIn(login, { code: "123456" }))).toBe("bad-code");
    expect(await codeOf(signIn(login, { password: "wrong horse", code: now(secret) }))).toBe("bad-sign-in");
    const code = now(secret);
    const both = await Promise.all([codeOf(signIn(login, { code })), codeOf(signIn(login, { code }))]);
    expect(both.sort()).toEqual(["bad-code", "ok"]);
    expect(await codeOf(signIn(login, { code: now(secret, -1) }))).toBe("bad-code");
    // A clock that is a little ahead.
    expect(await codeOf(signIn(login, { code: now(secret, 1) }))).toBe("ok");
    expect(await codeOf(signIn(login, { code: now(secret, 2) }))).toBe("bad-code");
  });

  test("recovery codes open it once each, however they are written, and are stored as digests", async () => {
    const { client, login, codes } = await withFactor();
    expect(codes).toHaveLength(10);
    expect(await codeOf(signIn(login, { code: codes[0]!.toUpperCase() }))).toBe("ok");
    expect(await codeOf(signIn(login, { code: codes[0]! }))).toBe("bad-code");
    expect(await codeOf(signIn(login, { code: codes[1]!.replaceAll("-", " ") }))).toBe("ok");
    const stored = JSON.stringify((await server.services.node.store.people.byId(client.me!.id))!.factor);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
    expect(JSON.stringify(await client.call("GET /api/me/export"))).not.toContain(stored.slice(11, 40));
  });

  test("is asked for before password, address and factor change, and before the account goes", async () => {
    const { client, login, secret, codes } = await withFactor();
    const bare = { proof: { password } };
    const attempts = [
      () => client.call("PATCH /api/me", { body: { password: "battery staple", ...bare } }),
      () => client.call("PATCH /api/me", { body: { email: "x@example.org", ...bare } }),
      () => client.call("POST /api/me/factor", { body: bare }),
      () => client.call("DELETE /api/me/factor", { body: bare }),
      () => client.call("DELETE /api/me", { body: bare }),
    ];
    for (const attempt of attempts) expect(await codeOf(attempt())).toBe("code-needed");
    const again = client.call("POST /api/me/factor", { body: { proof: { password, code: codes[0]! } } });
    expect(await codeOf(again)).toBe("has-factor");
    const { me } = await client.call("DELETE /api/me/factor", { body: { proof: { password, code: now(secret) } } });
    expect(me.hasFactor).toBe(false);
    expect(await codeOf(signIn(login))).toBe("ok");
  });

  test("is not got around by a forgotten password", async () => {
    const { client, login } = await account("factor@example.org");
    const { secret } = await client.call("POST /api/me/factor", { body: { proof: { password } } });
    await client.call("PUT /api/me/factor", { body: { code: now(secret) } });
    await mail();
    expect(mails[0]!.subject).toBe("Hetman: Second factor turned on");
    await new Client(server.port).call("POST /api/password/forgotten", { body: { account: login } });
    await mail(2);
    const body = { secret: secretIn(mails[1]!.text), password: "battery staple" };
    await new Client(server.port).call("POST /api/password/reset", { body });
    expect(await codeOf(signIn(login, { password: "battery staple" }))).toBe("code-needed");
    await mail(3);
  });

  test("codes are guessed only as often as passwords", async () => {
    const { login, secret } = await withFactor();
    await time.pass(16 * 60_000);
    const outcomes: string[] = [];
    for (let i = 0; i < 11; i++) outcomes.push(await codeOf(signIn(login, { code: "000000" })));
    expect(outcomes).toEqual([...Array(10).fill("bad-code"), "too-many"]);
    expect(await codeOf(signIn(login, { code: now(secret) }))).toBe("too-many");
  });
});
