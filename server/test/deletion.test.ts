// Deleting a person deletes: a mark is planted in every place that holds personal data, and nothing of it is left.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { deletePerson, silence } from "#server/care/deeds.ts";
import { digestOf } from "#server/ids.ts";
import { writeLetter } from "#server/notify/letters.ts";
import { newLink } from "#server/people/links.ts";
import type { Client } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";

const MARK = "Zyzzyva";

/** Every place where the mark is found. */
function found(file: string, mark = MARK): string[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  const places = names.flatMap(({ name }) =>
    db
      .prepare(`SELECT * FROM "${name}"`)
      .all()
      .flatMap(row =>
        Object.entries(row)
          .filter(([, value]) => String(value).toLowerCase().includes(mark.toLowerCase()))
          .map(([column]) => `${name}.${column}`),
      ),
  );
  db.close();
  return [...new Set(places)].sort();
}

test("a mark planted everywhere is gone, also when a table is broken, and the others play on", async () => {
  const dir = tempDir();
  const file = join(dir.path, "hetman.sqlite");
  const server = await testServer(dir.path, { privateTargets: true });
  const { people, table } = await seated(server.port, "duel", 2, { title: `${MARK}'s table` });
  const [mine, other] = [people[0]!, people[1]!];
  const me = mine.me!.id;
  const account = { login: MARK, password: "correct horse battery", name: MARK, email: `${MARK}@example.org` };
  await mine.call("POST /api/account", { body: account });
  const rules = { kinds: ["chat" as const], delaySeconds: 3600, webhook: `http://127.0.0.1:9/${MARK}`, email: false };
  await mine.call("PUT /api/me/notices", { body: rules });
  await other.call("PUT /api/me/notices", { body: { ...rules, webhook: "http://127.0.0.1:9/other" } });
  await mine.call("POST /api/me/push", {
    body: {
      endpoint: `https://push.example.org/${MARK}`,
      keys: { p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4", auth: "tBHItJI5svbpez7K" },
    },
  });
  const talk = await mine.connect();
  await talk.subscribe(table, 0);
  await talk.ask({ type: "chat", table, text: `${MARK} says hello` });
  await mine.call("PATCH /api/tables/:table/own", { params: { table }, body: { notes: `${MARK}'s plan` } });
  await other.call("PUT /api/me/people/:person", { params: { person: me }, body: { tie: "friend" } });
  await other.call("PUT /api/me/muted/:person", { params: { person: me }, body: { muted: true } });
  const until = Date.now() + 86_399_123;
  await mine.call("POST /api/me/holidays", { body: { since: Date.now(), until } });
  expect(found(file, String(until))).toEqual(["people.holidays", "tables.doc"]);
  await mine.call("POST /api/groups", { body: { name: `${MARK}'s club` } });
  const { group } = await mine.call("POST /api/groups", { body: { name: "Thursday" } });
  const { code } = group.inside!;
  await other.call("POST /api/groups/:group/join", { params: { group: group.id }, body: { code } });
  const report = (by: Client, person: string) =>
    by.call("POST /api/tables/:table/report", { params: { table }, body: { person, reason: `about ${MARK}` } });
  await report(other, me);
  await report(mine, other.me!.id);
  const { store } = server.services.node;
  await newLink(server.services.node, "address", { person: me, address: account.email });
  await store.people.change(me, {
    proven: account.email,
    factor: { secret: MARK, isOn: true, step: 0, codes: [digestOf("recovery")] },
  });
  await writeLetter(server.services.node, (await store.people.byId(me))!, "password-changed", account.email);
  await silence(server.services.node, { actor: "operator", reason: `${MARK} was rude` }, me, 1);
  // A second table of the same person cannot be loaded any more.
  const broken = await mine.call("POST /api/tables", {
    body: { game: "duel", title: MARK, seats: [{ kind: "me" }, { kind: "bot", level: "random" }], start: true },
  });
  await expect
    .poll(() => found(file))
    .toEqual(
      expect.arrayContaining([
        "browsers.endpoint",
        "chat.text",
        "deeds.reason",
        "groups.name",
        "links.address",
        "outbox.body",
        "people.email",
        "people.factor",
        "people.proven",
        "people.login",
        "people.muted",
        "people.name",
        "people.rules",
        "places.notes",
        "reports.reason",
        "tables.doc",
      ]),
    );
  const { no } = (await server.services.node.store.tables.byId(broken.table.id))!.doc;
  const live = server.services.hub.peek(broken.table.id);
  if (live) await server.services.hub.sleep(live);
  await server.services.node.store.tables.commit(null, [
    { sql: "UPDATE tables SET start = NULL WHERE no = ?", params: [no] },
  ]);
  const closed = new Promise(done => talk.socket.once("close", done));
  await mine.call("DELETE /api/me", { body: { proof: { password: account.password, code: "recovery" } } });
  await closed;
  expect([...found(file), ...found(file, String(until))]).toEqual([]);
  expect((await other.call("GET /api/me/groups")).groups).toMatchObject([{ name: "Thursday", isOwner: true, size: 1 }]);
  await expect(mine.call("GET /api/me/export")).rejects.toThrow("not-signed-in");
  const watching = await (await other.connect()).subscribe(table, 1);
  expect(watching.info.seats[0]).toMatchObject({ name: "", standIn: "deleted" });
  await server.close();
  dir.remove();
});

test("a person deleted by those who look after the server leaves nothing either, nor why it was done", async () => {
  const dir = tempDir();
  const server = await testServer(dir.path);
  const { people } = await seated(server.port, "duel", 2);
  await people[0]!.call("PATCH /api/me", { body: { name: MARK } });
  await deletePerson(server.services.node, { actor: "operator", reason: `${MARK} asked for it` }, people[0]!.me!.id);
  expect(found(join(dir.path, "hetman.sqlite"))).toEqual([]);
  expect(await server.services.node.store.care.log(Number.MAX_SAFE_INTEGER, 5)).toMatchObject([
    { deed: "delete-person", person: people[0]!.me!.id, reason: "" },
  ]);
  await server.close();
  dir.remove();
});
