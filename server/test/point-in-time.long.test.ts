// Back to a moment between two backups, with PostgreSQL's own archive, as docs/operate.md says: what was acknowledged
// before the moment is there, what came after it is not, and the game goes on.
import { chmodSync, mkdirSync } from "node:fs";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { readStep } from "#server/play/step.ts";
import { openStore } from "#server/store/store.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { playSeat } from "./player.ts";
import { Postgres, pause } from "./services.ts";

const dir = tempDir();
const archive = `${dir.path}/archive`;
const base = `${dir.path}/base`;
mkdirSync(archive);
for (const path of [dir.path, archive]) chmodSync(path, 0o777);
const opened: Postgres[] = [];
afterAll(async () => {
  await Promise.all(opened.map(each => each.close()));
  dir.remove();
}, 120_000);

async function ask(url: string, text: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ value: unknown }>(text);
  await client.end();
  return String(rows[0]?.value);
}

const journalOf = async (databaseUrl: string, table: string) => {
  const store = await openStore({ databaseUrl, synchronous: "on", file: "" });
  const { doc } = (await store.tables.byId(table))!;
  const steps = (await store.tables.journal(doc.no, 0)).map(readStep);
  await store.close();
  return steps;
};

test("a moment between two backups comes back, with everything acknowledged before it", async () => {
  const archiving = ["wal_level=replica", "archive_mode=on", `archive_command=cp %p ${archive}/%f`];
  const postgres = await Postgres.open(archiving);
  opened.push(postgres);
  const url = await postgres.database("hetman");
  const { path, remove } = tempDir();
  const first = await testServer(path, { databaseUrl: url });
  postgres.run("pg_basebackup", [
    "-h",
    "127.0.0.1",
    "-p",
    String(postgres.port),
    "-U",
    "hetman",
    "-D",
    base,
    "-X",
    "none",
  ]);
  const { people, table } = await seated(first.port, "duel", 2);
  const talk = await people[0]!.connect();
  const { present } = await talk.subscribe(table, 0);
  const choices = present!.look.question!.options.slice(0, 2);
  await talk.ask({ type: "choose", table, seat: 0, sequence: 1, choices });
  const before = await journalOf(url, table);
  await pause(50);
  const moment = await ask(url, "SELECT clock_timestamp()::text AS value");
  await pause(50);
  // What the accident does: the game goes on and ends.
  const talks = [talk, await people[1]!.connect()];
  await Promise.all(talks.map((each, seat) => playSeat(each, table, seat, "later")));
  expect((await journalOf(url, table)).length).toBeGreaterThan(before.length);
  await first.close();
  await ask(url, "SELECT pg_switch_wal()::text AS value");
  await postgres.close();

  const recovering = [
    `restore_command=cp ${archive}/%f %p`,
    `recovery_target_time=${moment}`,
    "recovery_target_action=promote",
  ];
  const back = await Postgres.open(recovering, server => {
    server.run("/bin/cp", ["-r", base, server.folder]);
    server.run("/bin/chmod", ["700", server.folder]);
    server.run("/usr/bin/touch", [`${server.folder}/recovery.signal`]);
  });
  opened.push(back);
  const restored = back.url("hetman");
  while ((await ask(restored, "SELECT pg_is_in_recovery()::text AS value")) === "true") await pause(100);
  expect(await journalOf(restored, table)).toEqual(before);
  const second = await testServer(path, { databaseUrl: restored });
  for (const person of people) person.port = second.port;
  const ends = await Promise.all(
    people.map(async (person, seat) => playSeat(await person.connect(), table, seat, "again")),
  );
  expect(ends[0]!.look.result).not.toBeNull();
  await second.close();
  remove();
});
