// Bots are everybody's: sixty tables of masters by one guest starve nobody, and cost the guest the strength, not others.
import { afterAll, beforeAll, expect, test } from "vitest";
import { levelIds } from "#bots/levels.ts";
import { botOf, readStep } from "#server/play/step.ts";
import type { Server } from "#server/server.ts";
import { Client } from "./client.ts";
import { tempDir, testServer } from "./harness.ts";

const dir = tempDir();
let server: Server;
beforeAll(async () => {
  const gamesModule = new URL("./slow-games.ts", import.meta.url);
  server = await testServer(dir.path, { botWorkers: 1 }, { gamesModule });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

/** A table with a person and a master, whose answer is wanted at once. */
async function against(client: Client): Promise<string> {
  const seats = [{ kind: "me" as const }, { kind: "bot" as const, level: "master" }];
  const { table } = await client.call("POST /api/tables", { body: { game: "duel", seats, start: true } });
  return table.id;
}

/** The levels at which a table's bot has answered so far. */
async function answers(table: string): Promise<string[]> {
  const { tables } = server.services.node.store;
  const { doc } = (await tables.byId(table))!;
  return (await tables.journal(doc.no, 0)).flatMap(row => botOf(readStep(row).by) ?? []);
}

const notes = async (table: string): Promise<string[]> =>
  (await server.services.node.store.tables.byId(table))!.doc.notes.map(({ kind }) => kind);

test("one guest with sixty tables of masters: another's master answers in turn, at its own level", async () => {
  const [greedy, ala] = [await Client.guest(server.port, "Greedy"), await Client.guest(server.port, "Ala")];
  const { pool } = server.services.node;
  const many: string[] = [];
  for (let i = 0; i < 60; i++) many.push(await against(greedy));
  expect(pool.waiting).toBeGreaterThan(40);
  const before = (await Promise.all(many.map(answers))).flat().length;
  const mine = await against(ala);
  await expect.poll(() => answers(mine), { interval: 5 }).toEqual(["master"]);
  // At most the answer under way, the guest's next one, and what was taken while this was looked up.
  const meanwhile = (await Promise.all(many.map(answers))).flat().length - before;
  expect(meanwhile).toBeLessThan(20);
  expect(pool.waiting).toBeGreaterThan(20);
  expect(await notes(mine)).toEqual([]);
  // The guest's own bots think less, and each table that is concerned says so.
  await expect.poll(() => pool.waiting).toBe(0);
  const levels = await Promise.all(many.map(answers));
  const lower = levels.map(([first]) => levelIds.indexOf(first ?? "") < levelIds.indexOf("master"));
  expect(lower.filter(Boolean).length).toBeGreaterThan(40);
  for (const [i, table] of many.entries()) expect(await notes(table)).toEqual(lower[i] ? ["bots-tired"] : []);
});

test("when the queue is short again, bots think at their level, and the table hears of it", async () => {
  const greedy = await Client.guest(server.port, "Greedy");
  const many: string[] = [];
  for (let i = 0; i < 12; i++) many.push(await against(greedy));
  await expect.poll(() => server.services.node.pool.waiting).toBe(0);
  const table = many.at(-1)!;
  await expect.poll(() => notes(table)).toEqual(["bots-tired"]);
  const live = await server.services.hub.get(table);
  const talk = await greedy.connect();
  const { present } = await talk.subscribe(table, 0);
  const choices = present!.look.question!.options.slice(0, 2);
  await talk.ask({ type: "choose", table, seat: 0, sequence: 1, choices });
  // The game goes on until the bot is asked again.
  for (let sequence = 2; sequence < 12 && (await answers(table)).length < 2; sequence++) {
    const now = live.running().match.state;
    if (now.open.includes(0)) {
      const looked = await talk.subscribe(table, 0);
      const [choice] = looked.present!.look.question!.options;
      await talk.ask({ type: "choose", table, seat: 0, sequence: looked.present!.sequence + 1, choices: [choice!] });
    }
    await new Promise(done => setTimeout(done, 200));
  }
  expect((await answers(table)).at(-1)).toBe("master");
  expect(await notes(table)).toEqual(["bots-tired", "bots-rested"]);
  talk.close();
});
