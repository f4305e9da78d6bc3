// Tables that cannot be loaded cost the others nothing: each is said once, tried again later and later, and counted.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { seated, tempDir, testServer } from "./harness.ts";
import { SimulatedTime } from "./simulated.ts";

const BROKEN = 250;

test("hundreds of broken tables: healthy ones are looked after at once, and the log has one line for each", async () => {
  const dir = tempDir();
  const time = new SimulatedTime();
  const first = await testServer(dir.path, {}, { time });
  const plan = { seats: [{ kind: "me" }, { kind: "bot", level: "random" }] };
  const { table: healthy } = await seated(first.port, "endless", 1, plan);
  const { table: model } = await seated(first.port, "endless", 1, plan);
  await first.close();
  const db = new DatabaseSync(join(dir.path, "hetman.sqlite"));
  const columns = "game, stage, visibility, pace, free, created, updated, due, keeper, revision, doc";
  for (let i = 1; i <= BROKEN; i++) {
    db.prepare(
      `INSERT INTO tables (no, id, ${columns}, start) SELECT no + ?, 'broken' || ?, ${columns}, NULL FROM tables WHERE id = ?`,
    ).run(i, i, model);
  }
  db.prepare("DELETE FROM tables WHERE id = ?").run(model);
  // The broken ones come first, and all are due.
  db.prepare("UPDATE tables SET due = CASE WHEN id = ? THEN 2 ELSE 1 END, keeper = NULL").run(healthy);
  db.close();
  const lines: string[] = [];
  const into = new Writable({ write: (text, _, done) => done(void lines.push(String(text))) });
  const server = await testServer(dir.path, {}, { time, log: pino({ level: "warn" }, into) });
  await expect.poll(() => server.services.hub.peek(healthy)?.isKeeper).toBe(true);
  const said = (): number => lines.filter(line => line.includes("could not be loaded")).length;
  await expect.poll(said).toBe(BROKEN);
  for (let i = 0; i < 10; i++) await time.pass(20_000);
  expect(said()).toBe(BROKEN);
  const figures = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  expect(figures).toContain(`hetman_tables_unloadable ${BROKEN}\n`);
  await server.close();
  dir.remove();
});
