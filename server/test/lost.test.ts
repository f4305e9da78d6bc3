// A table whose rules are gone ends with dignity: it says why, can be left, exported and played again, and stands in
// nobody's way; when the rules come back, the game goes on.
import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { Registered } from "#games/registry.ts";
import { openServer } from "#server/server.ts";
import { gamesModule, registry } from "./games.ts";
import { seated, tempDir, testServer, testSettings } from "./harness.ts";

const { duel } = registry as { duel: Registered };
/** Rules that refuse every choice of before: the first step has another name. */
const changed: Registered = {
  ...duel,
  game: { ...duel.game, rules: "9", setup: from => ({ ...duel.game.setup(from), rounds: 1 }), renames: {} },
};

async function lostTable() {
  const { path, remove } = tempDir();
  const first = await testServer(path);
  const { people, table } = await seated(first.port, "duel", 2);
  const talk = await people[0]!.connect();
  const { present } = await talk.subscribe(table, 0);
  const choices = present!.look.question!.options.slice(0, 2);
  await talk.ask({ type: "choose", table, seat: 0, sequence: 1, choices });
  await first.close();
  // Without a snapshot the journal is the only way back, and on other rules it leads elsewhere.
  const { DatabaseSync } = await import("node:sqlite");
  const db = new DatabaseSync(`${path}/hetman.sqlite`);
  db.exec("DELETE FROM snapshots");
  db.close();
  const lines: string[] = [];
  const into = new Writable({ write: (text, _, done) => done(void lines.push(String(text))) });
  const log = pino({ level: "warn" }, into);
  const games = { ...registry, duel: changed };
  const server = await openServer(testSettings(path), { games, gamesModule, log });
  for (const person of people) person.port = server.port;
  onTestFinished(async () => {
    await server.close().catch(() => undefined);
    remove();
  });
  return { path, server, people, table, lines, params: { table } };
}

test("the page says why; the table can be seen, exported, left and played again", async () => {
  const { people, params, table, lines } = await lostTable();
  const [ala, ola] = people as [(typeof people)[0], (typeof people)[0]];
  const talk = await ala.connect();
  await expect(talk.subscribe(table, 0)).rejects.toThrow("rules-changed");
  expect((await ala.call("GET /api/tables/:table", { params })).table.stage).toBe("running");
  expect(lines.filter(line => line.includes("a game cannot go on"))).toHaveLength(1);
  const exported = await ala.call("GET /api/tables/:table/export", { params, query: {} });
  expect(exported).toMatchObject({ format: "hetman-lost-game", why: "rules-changed", game: "duel" });
  expect(JSON.stringify(exported)).not.toMatch(/"seed"/);
  const { table: next } = await ala.call("POST /api/tables/:table/rematch", { params, body: {} });
  expect(next).toMatchObject({ stage: "open", rematchOf: table });
  await ola.call("POST /api/tables/:table/leave", { params, body: {} });
  const { tables } = await ola.call("GET /api/me/tables", { query: {} });
  expect(tables.map(({ id }) => id)).not.toContain(table);
});

test("names can be changed and people deleted as if the table were whole", async () => {
  const { people, params } = await lostTable();
  await people[0]!.call("PATCH /api/me", { body: { name: "Zofia" } });
  const { table } = await people[1]!.call("GET /api/tables/:table", { params });
  expect(table.seats[0]!.name).toBe("Zofia");
  await people[1]!.call("DELETE /api/me", { body: {} });
  const after = await people[0]!.call("GET /api/tables/:table", { params });
  // What is left of the person is a number that nobody has any more.
  expect(after.table.seats[1]).toMatchObject({ name: "", person: { name: "" }, standIn: "deleted" });
});

test("when the rules are back, the game goes on where it was", async () => {
  const { path, server, people, table } = await lostTable();
  await server.close();
  const again = await testServer(path);
  for (const person of people) person.port = again.port;
  const { present } = await (await people[0]!.connect()).subscribe(table, 0);
  expect(present!.sequence).toBe(1);
  await again.close();
});
