// From SQLite to PostgreSQL: everything goes over, a move that was cut off goes on, and people play on as before.
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { moveToPostgres } from "#server/ops/move.ts";
import { countRows } from "#server/store/migrate-sqlite.ts";
import { seated, tempDir, testServer, testSettings } from "./harness.ts";
import { Postgres } from "./services.ts";
import { fileIn, finishedGame, onFile, verified } from "./stored-games.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.open();
});
afterAll(() => postgres.close());

test("people, sessions, tables, journals and chat go over; a cut-off move goes on; a filled database is refused", async () => {
  const { path, remove } = tempDir();
  onTestFinished(remove);
  const first = await testServer(path);
  for (let i = 0; i < 3; i++) await finishedGame(first.port);
  const { people, table } = await seated(first.port, "duel", 2);
  await people[0]!.call("POST /api/account", { body: { login: "moved", password: "correct horse" } });
  const talk = await people[0]!.connect();
  const { present } = await talk.subscribe(table, 0);
  const choices = present!.look.question!.options.slice(0, 1);
  await talk.ask({ type: "choose", table, seat: 0, sequence: 1, choices });
  const databaseUrl = await postgres.database("moved");
  const settings = testSettings(path, { databaseUrl });
  await expect(moveToPostgres(settings)).rejects.toThrow("in use");
  await first.close();
  await expect(moveToPostgres(testSettings(path))).rejects.toThrow("DATABASE_URL");
  // Cut off in the middle: what was noted stays, the rest comes with the next run.
  const before = onFile(fileIn(path), countRows);
  await expect(
    moveToPostgres(settings, moved => {
      if (moved === "people") throw new Error("the cable was pulled");
    }),
  ).rejects.toThrow("the move was cut off: the cable was pulled; run it again");
  const counts = await moveToPostgres(settings);
  expect(counts).toMatchObject({ people: 8, tables: 4, journal: before.journal!, sessions: before.sessions! });
  expect(onFile(fileIn(path), countRows)).toEqual(before);
  await expect(moveToPostgres(settings)).rejects.toThrow("the database is not empty");
  const { all, wrong } = await verified(settings);
  expect([all.length, wrong]).toEqual([4, []]);
  const second = await testServer(path, { databaseUrl });
  for (const person of people) person.port = second.port;
  // The same cookie, the same seat, the next choice.
  const again = await (await people[0]!.connect()).subscribe(table, 0);
  expect(again.present!.sequence).toBe(1);
  await people[0]!.call("POST /api/sign-in", { body: { login: "moved", password: "correct horse" } });
  await second.close();
});
