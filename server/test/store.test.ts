// The contract of a storage, on a SQLite file and on a real PostgreSQL.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextNumber, randomId } from "#server/ids.ts";
import { firstRules } from "#server/people/people.ts";
import { type PersonRow, unmarked } from "#server/store/people.ts";
import { openPostgres } from "#server/store/postgres.ts";
import { type Sql, statement } from "#server/store/sql.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { storeOn } from "#server/store/store.ts";
import { saveStatements, snapshotStatement, startStatement } from "#server/store/tables.ts";
import type { TableDoc } from "#server/tables/doc.ts";
import { tempDir } from "./harness.ts";
import { Postgres } from "./services.ts";

const dir = tempDir();
let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.open();
});
afterAll(async () => {
  await postgres.close();
  dir.remove();
});

let files = 0;
const kinds: Record<string, () => Promise<{ open: () => Promise<Sql> }>> = {
  sqlite: async () => {
    const path = join(dir.path, `store${++files}.sqlite`);
    return { open: () => openSqlite(path) };
  },
  postgres: async () => {
    const url = await postgres.database(`store${++files}`);
    return { open: () => openPostgres(url) };
  },
};

const person = (name: string, login: string | null = null): PersonRow => ({
  id: randomId(16),
  name,
  login,
  hash: null,
  email: null,
  proven: null,
  language: "pl",
  created: 1,
  isDeleted: false,
  rules: firstRules,
  muted: [],
  ...unmarked,
});

const session = (digest: string, of: string) => ({ digest, person: of, device: "", created: 1, seen: 1 });

const doc = (fields: Partial<TableDoc> = {}): TableDoc => ({
  group: null,
  id: randomId(12),
  no: nextNumber(Date.now()),
  game: "duel",
  rules: "1",
  bundle: null,
  title: "",
  owner: { id: "o", name: "O" },
  stage: "open",
  visibility: "public",
  key: "k",
  spectators: true,
  audience: "silent",
  delayMinutes: 0,
  patienceMinutes: 60,
  finishPercent: 0,
  rests: {},
  removed: [],
  language: "any",
  level: "any",
  pace: { kind: "none" },
  options: {},
  seats: [
    {
      kind: "person",
      plan: "me",
      person: "o",
      name: "O",
      level: null,
      standIn: null,
      options: {},
      invite: null,
      invitee: null,
      isReady: false,
      seeks: null,
      earlier: [],
    },
  ],
  proposals: [],
  notes: [],
  silenced: [],
  commitment: null,
  seed: null,
  result: null,
  rematchOf: null,
  rematch: null,
  created: 1,
  started: null,
  finished: null,
  ...fields,
});

describe.each(Object.keys(kinds))("storage contract: %s", kind => {
  let open: () => Promise<Sql>;
  let sql: Sql;
  beforeAll(async () => {
    ({ open } = await kinds[kind]!());
    sql = await open();
  });
  afterAll(() => sql.close());

  test("journal rows come back in order, after a version, and after a restart", async () => {
    const { no } = doc();
    for (let version = 1; version <= 150; version++) {
      expect(await sql.commit({ append: { table: no, version, body: `b${version}` }, statements: [] })).toBe(true);
    }
    const expected = Array.from({ length: 50 }, (_, i) => ({ version: 101 + i, body: `b${101 + i}` }));
    expect(await sql.journal(no, 100)).toEqual(expected);
    expect(await sql.journal(no, 150)).toEqual([]);
    expect((await sql.heads([no, 1])).get(no)).toEqual({ version: 150, body: "b150" });
    await sql.close();
    sql = await open();
    expect(await sql.journal(no, 100)).toEqual(expected);
    expect(await sql.journal(no, 0)).toHaveLength(150);
    expect(await sql.commit({ append: { table: no, version: 150, body: "x" }, statements: [] })).toBe(false);
    expect(await sql.commit({ append: { table: no, version: 151, body: "x" }, statements: [] })).toBe(true);
  });

  test("a version is taken once, even when two ask at the same time", async () => {
    const { no } = doc();
    const tries = Array.from({ length: 20 }, (_, i) =>
      sql.commit({ append: { table: no, version: 1, body: `${i}` }, statements: [] }),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await sql.journal(no, 0)).toHaveLength(1);
  });

  test("a table at rest goes on where it was", async () => {
    const { no } = doc();
    for (const version of [1, 2, 3])
      await sql.commit({ append: { table: no, version, body: `${version}` }, statements: [] });
    await sql.commit({ statements: [], rest: no });
    expect(await sql.commit({ append: { table: no, version: 3, body: "x" }, statements: [] })).toBe(false);
    expect(await sql.commit({ append: { table: no, version: 4, body: "4" }, statements: [] })).toBe(true);
    expect((await sql.journal(no, 2)).map(({ body }) => body)).toEqual(["3", "4"]);
  });

  test("a unit is done as a whole or not at all, and does not disturb its neighbours", async () => {
    const insert = (name: string) => statement("INSERT INTO keys (name, value) VALUES (?, ?)", [name, "1"]);
    const never = statement("UPDATE keys SET value = ? WHERE name = ?", ["2", "no such key"], 1);
    const { no } = doc();
    const [good, short, twice, withRow] = await Promise.all([
      sql.commit({ statements: [insert("good")] }),
      sql.commit({ statements: [insert("short"), never] }),
      sql.commit({ statements: [insert("twice"), insert("twice")] }),
      sql.commit({ append: { table: no, version: 1, body: "x" }, statements: [insert("row"), never] }),
    ]);
    expect([good, short, twice, withRow]).toEqual([true, false, false, false]);
    expect(await sql.all("SELECT name FROM keys WHERE name IN ('good', 'short', 'twice', 'row')")).toEqual([
      { name: "good" },
    ]);
    expect(await sql.journal(no, 0)).toEqual([]);
    expect(await sql.commit({ append: { table: no, version: 1, body: "y" }, statements: [] })).toBe(true);
  });

  test("a row the storage cannot take fails alone, not with its group", async () => {
    const bad = [
      {
        append: { table: doc().no, version: 1, body: "fine" },
        statements: [statement("INSERT INTO nowhere (x) VALUES (?)", [1])],
      },
      // PostgreSQL takes no NUL in a text; SQLite does.
      { append: { table: doc().no, version: 1, body: "\0" }, statements: [] },
    ];
    const good = Array.from({ length: 120 }, () => ({
      append: { table: doc().no, version: 1, body: "x" },
      statements: [],
    }));
    const settled = await Promise.allSettled(
      [...good.slice(0, 60), ...bad, ...good.slice(60)].map(unit => sql.commit(unit)),
    );
    const failed = settled.flatMap((each, i) => (each.status === "rejected" ? [i - 60] : []));
    expect(failed).toEqual(kind === "postgres" ? [0, 1] : [0]);
    for (const { append } of good) expect(await sql.journal(append.table, 0)).toEqual([{ version: 1, body: "x" }]);
    expect(await sql.journal(bad[0]!.append.table, 0)).toEqual([]);
  });

  test("people: logins are unique whatever their case; sessions find and lose their person; removal leaves nothing personal", async () => {
    const { people } = storeOn(sql);
    const ala = { ...person("Ala", "Ala.Ma"), email: "a@example.org" };
    expect(await people.create(ala, session("digest1", ala.id))).toBe(true);
    expect(await people.create(person("Other", "aLa.mA"), session("digest2", "x"))).toBe(false);
    expect(await people.bySession("digest2", 0, 0)).toBeNull();
    expect(await people.bySession("digest1", 1, 0)).toEqual({ person: ala, seen: 1 });
    expect(await people.bySession("digest1", 2, 0)).toBeNull();
    expect((await people.byLogin("ALA.ma"))?.id).toBe(ala.id);
    await people.addSession(session("digest3", ala.id), 0);
    await people.endSession("digest1");
    expect(await people.bySession("digest1", 0, 0)).toBeNull();
    expect(await people.bySession("digest3", 0, 0)).not.toBeNull();
    await people.remove(ala, ala.rules, [], []);
    expect(await people.bySession("digest3", 0, 0)).toBeNull();
    expect(await people.byId(ala.id)).toMatchObject({ name: "", login: null, email: null, isDeleted: true });
    expect(await people.create(person("Next", "ala.ma"), session("digest4", "y"))).toBe(true);
  });

  test("links: they work as often as they may, until they are over, and with the next one no more", async () => {
    const { people, links } = storeOn(sql);
    const ala = { ...person("Ala", randomId(8)), email: "a@example.org", hash: "old" };
    await people.create(ala, session(randomId(20), ala.id));
    const link = (kind: "address" | "password" | "invitation", uses = 1) => {
      return { digest: randomId(20), kind, person: ala.id, address: "a@example.org", uses, until: 100 };
    };
    const [first, second, password] = [link("address"), link("address"), link("password")];
    for (const each of [first, second, password]) expect(await links.add(each, 1)).toBe(true);
    expect(await links.find(first.digest, "address", 50)).toBeNull();
    expect(await links.find(second.digest, "address", 50)).toEqual(second);
    expect(await links.find(second.digest, "password", 50)).toBeNull();
    expect(await links.find(second.digest, "address", 100)).toBeNull();
    const proofs = await Promise.all([links.prove(second, 50), links.prove(second, 50)]);
    expect(proofs.sort()).toEqual([false, true]);
    expect(await people.byId(ala.id)).toMatchObject({ proven: "a@example.org" });
    expect((await people.byAddress("A@Example.org")).map(({ id }) => id)).toEqual([ala.id]);
    // An address that was changed meanwhile is not proven, and the link is not used up by it.
    const third = link("address");
    await links.add(third, 1);
    await people.change(ala.id, { email: "b@example.org" });
    expect(await links.prove(third, 50)).toBe(false);
    expect(await links.resetPassword(password, "new", 101)).toBe(false);
    expect(await links.resetPassword(password, "new", 50)).toBe(true);
    expect(await people.byId(ala.id)).toMatchObject({ hash: "new", proven: "a@example.org" });
    expect(await people.sessions(ala.id)).toEqual([]);
    const invitation = link("invitation", 2);
    await links.add(invitation, 1);
    await links.add(link("invitation"), 1);
    const used = await Promise.all([1, 2, 3].map(() => links.letIn(invitation.digest, 50)));
    expect(used.sort()).toEqual([false, true, true]);
  });

  test("people: what changes at the same time is not undone; a factor changes only from what was read", async () => {
    const { people } = storeOn(sql);
    const ala = { ...person("Ala", randomId(8)), hash: "old" };
    await people.create(ala, session(randomId(20), ala.id));
    const factor = { secret: "A", isOn: true, step: 1, codes: ["x"] };
    await Promise.all([people.change(ala.id, { hash: "new", factor }), people.change(ala.id, { name: "Ela" })]);
    expect(await people.byId(ala.id)).toEqual({ ...ala, name: "Ela", hash: "new", factor });
    const used = await Promise.all([2, 3].map(step => people.changeFactor(ala.id, factor, { ...factor, step })));
    expect(used.sort()).toEqual([false, true]);
    await Promise.all([people.failed(ala.id), people.failed(ala.id)]);
    expect(await people.byId(ala.id)).toMatchObject({ failed: 2 });
    await people.addSession(session(randomId(20), ala.id), 0);
    expect(await people.byId(ala.id)).toMatchObject({ failed: 0 });
    await people.change(ala.id, { suspended: 10 });
    const digest = randomId(20);
    await people.addSession(session(digest, ala.id), 0);
    expect(await people.bySession(digest, 0, 9)).toBeNull();
    expect(await people.bySession(digest, 0, 10)).not.toBeNull();
  });

  test("tables: a stale revision is refused; lists and a person's tables follow the document", async () => {
    const { tables } = storeOn(sql);
    const first = doc({ owner: { id: "me", name: "M" } });
    await tables.create(first, 10);
    const stored = (await tables.byId(first.id))!;
    expect(stored.doc).toEqual(first);
    const running = { ...first, stage: "running" as const };
    expect(await tables.commit(null, saveStatements(stored, running, 20))).toBe(true);
    expect(await tables.commit(null, saveStatements(stored, { ...running, title: "lost" }, 30))).toBe(false);
    expect((await tables.listed({ stage: "running", limit: 10 })).map(each => each.doc.id)).toContain(first.id);
    expect((await tables.ofPerson("o", false, 1000, 10)).map(each => each.doc.id)).toContain(first.id);
    const now = (await tables.byNo(first.no))!;
    await tables.commit(null, saveStatements(now, { ...running, stage: "finished" }, 40));
    expect((await tables.ofPerson("o", false, 1000, 10)).map(each => each.doc.id)).not.toContain(first.id);
    expect((await tables.ofPerson("o", true, 1000, 10)).map(each => each.doc.id)).toContain(first.id);
  });

  test("snapshots only move forward", async () => {
    const { tables } = storeOn(sql);
    const table = doc();
    const { no } = table;
    await tables.create(table, 1, [startStatement(no, { seats: 2, seed: "s" })]);
    const start = { seats: 2, seed: "s" };
    expect(await tables.begun(no)).toEqual({ start, snapshot: null });
    await tables.commit(null, [snapshotStatement(no, { version: 5, body: "five" })]);
    await tables.commit(null, [snapshotStatement(no, { version: 3, body: "three" })]);
    expect(await tables.begun(no)).toEqual({ start, snapshot: { version: 5, body: "five" } });
  });

  test("keeping: a living node keeps its table, a dead node's table and a due table are found", async () => {
    const { tables, cluster } = storeOn(sql);
    const first = doc({ stage: "running" });
    await tables.create(first, 1);
    await cluster.beat("a", 100, 0);
    await cluster.beat("b", 100, 0);
    expect(await tables.keep(first.no, "a")).toBe(true);
    expect(await tables.keep(first.no, "b")).toBe(false);
    expect(await tables.forsaken(1000, 10)).not.toContain(first.id);
    await cluster.beat("b", 300, 200);
    expect(await tables.forsaken(1000, 10)).toContain(first.id);
    expect(await tables.keep(first.no, "b")).toBe(true);
    await tables.release(first.no, "b", 2000, null);
    expect(await tables.forsaken(1999, 10)).not.toContain(first.id);
    expect(await tables.forsaken(2000, 10)).toContain(first.id);
  });

  test("the outbox keeps one notice of a kind waiting, and gives it to one node", async () => {
    const { notices } = storeOn(sql);
    const notice = {
      no: nextNumber(1),
      person: "p",
      channel: "push" as const,
      kind: "turn" as const,
      author: null,
      table: 7,
      body: "{}",
      due: 50,
      attempts: 0,
    };
    await notices.add([notice, { ...notice, no: nextNumber(1) }], 1);
    const due = await notices.due(60, 10);
    expect(due).toEqual([notice]);
    const claims = await Promise.all([notices.claim(due[0]!, 1000), notices.claim(due[0]!, 1000)]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    await notices.retry(notice.no, "no answer", 70, 60);
    expect(await notices.record("p", "push")).toEqual({ waiting: 1, lastDelivered: null, lastError: "no answer" });
    await notices.delivered(notice.no, 80);
    expect(await notices.record("p", "push")).toEqual({ waiting: 0, lastDelivered: 80, lastError: null });
  });

  test("keys shared by nodes are made once", async () => {
    const { cluster } = storeOn(sql);
    const made = await Promise.all(["x", "y", "z"].map(value => cluster.sharedKey("shared", () => value)));
    expect(new Set(made).size).toBe(1);
  });
});

test("a SQLite file is used by one process at a time", async () => {
  const path = join(dir.path, "locked.sqlite");
  const first = await openSqlite(path);
  await expect(openSqlite(path)).rejects.toThrow("in use");
  await first.close();
  await (await openSqlite(path)).close();
});

test("nothing that is asked or done every day reads a whole table (SQLite)", async () => {
  const path = join(dir.path, "plans.sqlite");
  const sql = await openSqlite(path);
  const texts = new Set<string>();
  const store = storeOn({
    ...sql,
    all: (text, params) => {
      texts.add(text);
      return sql.all(text, params);
    },
    commit: unit => {
      for (const each of unit.statements) texts.add(each.sql);
      return sql.commit(unit);
    },
  });
  const me = person("Me");
  const { tables, people, chat, notices } = store;
  const table = doc({ owner: { id: me.id, name: "Me" } });
  await people.create(me, session("digest", me.id));
  await people.bySession("digest", 0, 0);
  await people.addSession(session("other", me.id), 1);
  await people.seenSession("other", 2);
  await people.renameSession("other", "another");
  await people.sessions(me.id);
  await people.endSessions(me.id, "digest");
  await tables.owned(me.id);
  await tables.create(table, 1);
  const stored = (await tables.byId(table.id))!;
  await tables.commit(null, saveStatements(stored, { ...table, seats: [] }, 2));
  for (const stage of [undefined, "open"]) await tables.listed({ stage, game: "duel", before: 9, limit: 60 });
  await tables.ofPerson(me.id, false, 9, 60);
  await tables.keep(table.no, "node");
  await tables.release(table.no, "node", 1, { version: 1, body: "{}" });
  await tables.forsaken(2, 100);
  await chat.add(table.no, "table", { id: 1, person: me.id, name: "Me", text: "x", at: 1 });
  await chat.before(table.no, "table", 9, 10);
  await chat.byPerson(me.id);
  await notices.seen(me.id, table.no);
  await notices.due(1, 10);
  await notices.forget(1);
  await notices.record(me.id, "push");
  await tables.remove({ ...table, seats: [] }, 2);
  await people.remove(me, me.rules, [], []);
  await sql.close();
  const db = new DatabaseSync(path);
  const scans = [...texts].flatMap(text => {
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${text}`).all() as { detail: string }[];
    return plan
      .filter(({ detail }) => /^SCAN (?!CONSTANT|nodes)/.test(detail))
      .map(({ detail }) => `${detail}: ${text}`);
  });
  db.close();
  expect(texts.size).toBeGreaterThan(20);
  expect(scans).toEqual([]);
});
