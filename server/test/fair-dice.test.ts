// The promise of fair dice: made before anything is drawn, kept through the start and a rematch, hidden until the end.
import { afterAll, beforeAll, expect, test } from "vitest";
import { commitment } from "#kernel/chance.ts";
import { LoadError, readSave, verify } from "#kernel/save.ts";
import type { Server } from "#server/server.ts";
import { Client } from "./client.ts";
import { registry } from "./games.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { playSeat } from "./player.ts";

const dir = tempDir();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path);
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

test("the commitment is shown when the table is made and stays the same; the seed comes with the end", async () => {
  const [ala, ola] = [await Client.guest(server.port, "Ala"), await Client.guest(server.port, "Ola")];
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const { table: made } = await ala.call("POST /api/tables", { body: { game: "duel", seats, visibility: "public" } });
  expect(made.commitment).toMatch(/^[0-9a-f]{64}$/);
  const params = { table: made.id };
  await ola.call("POST /api/tables/:table/join", { params, body: {} });
  const { seed: secret } = await startedSeed(ala, params);
  const { table: running } = await ola.call("GET /api/tables/:table", { params });
  expect([running.commitment, running.seed]).toEqual([made.commitment, null]);
  expect(commitment(secret)).toBe(made.commitment);
  expect(JSON.stringify([made, running])).not.toContain(secret);
  const talks = await Promise.all([ala.connect(), ola.connect()]);
  await Promise.all(talks.map((talk, seat) => playSeat(talk, made.id, seat, "fair")));
  const { table: over } = await ola.call("GET /api/tables/:table", { params });
  expect([over.commitment, over.seed]).toEqual([made.commitment, secret]);
  const { table: again } = await ola.call("POST /api/tables/:table/rematch", { params, body: {} });
  expect(again.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(again.commitment).not.toBe(made.commitment);
});

async function startedSeed(owner: Client, params: { table: string }): Promise<{ seed: string }> {
  const before = await server.services.node.store.tables.byId(params.table);
  expect(before?.doc.hiddenSeed).toMatch(/^[0-9a-f]{64}$/);
  await owner.call("POST /api/tables/:table/start", { params, body: {} });
  const stored = (await server.services.node.store.tables.byId(params.table))!;
  expect(stored.doc.hiddenSeed).toBeNull();
  return (await server.services.node.store.tables.start(stored.doc.no))!;
}

test("a game that its people ended after an undo by consent can be checked as well", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const talks = await Promise.all(people.map(person => person.connect()));
  for (const [seat, talk] of talks.entries()) {
    const { present } = await talk.subscribe(table, seat);
    const choices = present!.look.question!.options.slice(0, 2);
    await talk.ask({ type: "choose", table, seat, sequence: 1, choices });
  }
  const agree = async (kind: "undo" | "end") => {
    await talks[0]!.ask({ type: "propose", table, kind, seat: 0 });
    const { table: info } = await people[1]!.call("GET /api/tables/:table", { params: { table } });
    await talks[1]!.ask({ type: "vote", table, proposal: info.proposals[0]!.id, answer: "yes" });
  };
  await agree("undo");
  await agree("end");
  const exported = await people[0]!.call("GET /api/tables/:table/export", { params: { table }, query: {} });
  const rows = readSave(JSON.stringify(exported));
  expect(() => verify(registry.duel!.game, rows)).not.toThrow();
  expect(rows.record?.commitment).toBe(commitment(rows.start.seed));
});

test("a record with a false commitment is refused and named", async () => {
  const { rows } = await finishedRecord();
  const { duel } = registry as { duel: (typeof registry)[string] };
  expect(() => verify(duel.game, rows)).not.toThrow();
  const forged = { ...rows, record: { ...rows.record, commitment: commitment("f".repeat(64)) } };
  expect(() => verify(duel.game, forged)).toThrow(LoadError);
  expect(() => verify(duel.game, forged)).toThrow("false-commitment");
});

async function finishedRecord() {
  const people = [await Client.guest(server.port, "A"), await Client.guest(server.port, "B")];
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const { table } = await people[0]!.call("POST /api/tables", { body: { game: "duel", seats, visibility: "public" } });
  const params = { table: table.id };
  await people[1]!.call("POST /api/tables/:table/join", { params, body: {} });
  await people[0]!.call("POST /api/tables/:table/start", { params, body: {} });
  const talks = await Promise.all(people.map(person => person.connect()));
  await Promise.all(talks.map((talk, seat) => playSeat(talk, table.id, seat, "fair")));
  const exported = await people[0]!.call("GET /api/tables/:table/export", { params, query: {} });
  return { rows: readSave(JSON.stringify(exported)) };
}
