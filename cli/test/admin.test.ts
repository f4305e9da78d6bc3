// hetman admin: beside a running server, on its data.
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "#server/test/client.ts";
import { seated, tempDir, testServer } from "#server/test/harness.ts";
import { hetmanHere } from "./process.ts";

const dir = tempDir();
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer(dir.path);
  process.env.DATA_DIR = dir.path;
});
afterAll(async () => {
  delete process.env.DATA_DIR;
  await server.close();
  dir.remove();
});

const admin = (...args: string[]) => hetmanHere(["admin", ...args]);
const account = async (login: string): Promise<Client> => {
  const client = new Client(server.port);
  client.me = (await client.call("POST /api/account", { body: { login, password: "correct horse" } })).me;
  return client;
};

test("says what it can do, and what is wrong with what was asked", async () => {
  const list = await admin();
  expect(list).toMatchObject({ code: 0 });
  for (const deed of ["suspend", "password", "delete-table", "read-only", "invite", "log"])
    expect(list.out).toContain(deed);
  expect(await admin("suspen", "x")).toMatchObject({ code: 2, err: expect.stringContaining("did you mean suspend?") });
  expect(await admin("suspend")).toMatchObject({ code: 2, err: expect.stringContaining("<person>") });
  expect(await admin("suspend", "nobody")).toMatchObject({ code: 2, err: expect.stringContaining("there is nobody") });
  await account("spoiled");
  const bad = await admin("rename", "spoiled", "--to", "a\u202eb");
  expect(bad).toMatchObject({ code: 2, err: expect.stringContaining("--to") });
  expect(await admin("delete-person", "spoiled")).toMatchObject({ code: 2, err: expect.stringContaining("--do") });
});

test("people: found, suspended for a while, renamed, appointed, exported, deleted; all of it in the log", async () => {
  const ala = await account("ala");
  const talk = await ala.connect();
  const closed = new Promise(done => talk.socket.once("close", done));
  expect((await admin("people", "al")).out).toContain(ala.me!.id);
  expect(await admin("suspend", "ala", "--days", "2", "--reason", "spam")).toMatchObject({ code: 0 });
  expect(await closed).toBe(4005);
  await admin("unsuspend", "ala");
  await admin("rename", "ala", "--to", "Alicja");
  expect((await ala.call("GET /api/me")).me!.name).toBe("Alicja");
  expect((await admin("appoint", "ala")).out).toContain("once a second factor is set up");
  const code = await ala.call("GET /api/care/log").catch(error => error.code);
  expect(code).toBe("factor-needed");
  await admin("dismiss", "ala");
  expect(JSON.parse((await admin("export", "ala", "--json")).out)).toMatchObject({ me: { login: "ala" } });
  await admin("delete-person", "ala", "--do");
  expect((await ala.call("GET /api/me")).me).toBeNull();
  const { out } = await admin("log");
  const done = ["suspend", "unsuspend", "rename", "appoint", "dismiss", "export-person", "delete-person"];
  expect(
    out
      .trim()
      .split("\n")
      .map(line => line.split("  ")[2]),
  ).toEqual(done);
  // The reason for a suspension goes with the person.
  expect(out).not.toContain("spam");
});

test("a new password by a link that works once", async () => {
  const bob = await account("bob");
  const { out } = await admin("password", "bob");
  const secret = out.trim().split("#")[1]!;
  await new Client(server.port).call("POST /api/password/reset", { body: { secret, password: "battery staple" } });
  expect((await bob.call("GET /api/me")).me).toBeNull();
  const signIn = new Client(server.port).call("POST /api/sign-in", {
    body: { login: "bob", password: "battery staple" },
  });
  expect((await signIn).me.login).toBe("bob");
  expect(await admin("password", "bob", "--mail")).toMatchObject({
    code: 2,
    err: expect.stringContaining("no confirmed"),
  });
});

test("tables end and go; the running server follows", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const talk = await people[0]!.connect();
  await talk.subscribe(table, 0);
  expect(await admin("end-table", table)).toMatchObject({ code: 0 });
  await talk.until("info", ({ info }) => info.stage === "ended");
  expect(await admin("delete-table", table, "--do")).toMatchObject({ code: 0 });
  await talk.until("closed");
  expect(await admin("end-table", table)).toMatchObject({ code: 2, err: expect.stringContaining("no such") });
  talk.close();
});

test("the site: announced, read-only and open again, for the invited only", async () => {
  const site = () => new Client(server.port).call("GET /api/site");
  await admin("announce", "--en", "Back soon", "--pl", "Zaraz wracamy");
  await expect.poll(site).toMatchObject({ announcement: { en: "Back soon", pl: "Zaraz wracamy" } });
  await admin("read-only");
  await expect.poll(site).toMatchObject({ isReadOnly: true });
  await admin("open");
  await admin("announce");
  await admin("invited-only");
  await expect.poll(site).toMatchObject({ isReadOnly: false, announcement: null, isByInvitation: true });
  const invitation = (await admin("invite", "--uses", "1")).out.trim().split("#")[1]!;
  const guest = new Client(server.port);
  await guest.call("POST /api/guest", { body: { name: "Invited", invitation } });
  await admin("everybody");
  await expect.poll(site).toMatchObject({ isByInvitation: false });
});
