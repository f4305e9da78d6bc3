// What may go after a while: shown first, removed only when asked for, and never what is still needed.
import { expect, onTestFinished, test } from "vitest";
import { tidy } from "#server/ops/retention.ts";
import { countRows } from "#server/store/migrate-sqlite.ts";
import { Client } from "./client.ts";
import { seated, tempDir, testServer, testSettings } from "./harness.ts";
import { fileIn, finishedGame, onFile, verified } from "./stored-games.ts";

const DAY = 86_400_000;

test("a dry run counts and changes nothing; then exactly that goes, and what is running stays", async () => {
  const { path, remove } = tempDir();
  onTestFinished(remove);
  const settings = testSettings(path);
  const first = await testServer(path);
  await finishedGame(first.port);
  const { people, table } = await seated(first.port, "duel", 2);
  const owner = await Client.guest(first.port, "Kept");
  await owner.call("POST /api/account", { body: { login: "kept", password: "correct horse" } });
  await first.close();
  const policy = { sessions: 30, guests: 30, chat: 30, games: 30 };
  const before = onFile(fileIn(path), countRows);
  expect(await tidy(settings, policy, Date.now(), true)).toEqual({ sessions: 0, guests: 0, chat: 0, games: 0 });
  const later = Date.now() + 31 * DAY;
  const planned = await tidy(settings, policy, later, false);
  // The players of the finished game go; those of the running one and the account stay.
  expect(planned).toMatchObject({ guests: 2, games: 1 });
  expect(onFile(fileIn(path), countRows)).toEqual(before);
  expect(await tidy(settings, { guests: 30, games: 30 }, later, true)).toMatchObject({ guests: 2, games: 1 });
  const { all, wrong } = await verified(settings);
  expect([all.map(each => each.table), wrong]).toEqual([[table], []]);
  expect(onFile(fileIn(path), db => db.prepare("SELECT count(*) AS n FROM people WHERE deleted = 0").get())).toEqual({
    n: 3,
  });
  const again = await testServer(path);
  people[0]!.port = again.port;
  await (await people[0]!.connect()).subscribe(table, 0);
  await again.close();
});
