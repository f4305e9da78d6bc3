// Substitutes: a person lends a seat and takes it back, strangers find it in the lobby, and people whom the owner has sent away
// stay away.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Server } from "#server/server.ts";
import { Client } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";

const dir = tempDir();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path);
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

const seek = (who: Client, table: string, seat: number, seeks = true) =>
  who.call("PUT /api/tables/:table/seats/:seat/substitute", { params: { table, seat: String(seat) }, body: { seeks } });
const sought = async (who: Client) => {
  const { tables } = await who.call("GET /api/tables", { query: { substitute: "true" } });
  return tables.map(({ id }) => id);
};
const infoOf = (who: Client, table: string) => who.call("GET /api/tables/:table", { params: { table } });

/** A newcomer offers to play on, and the person at seat 0 agrees. */
async function playOn(people: readonly Client[], table: string, seat: number, key?: string): Promise<Client> {
  const eve = await Client.guest(server.port, "Eve");
  const talks = await Promise.all([eve, people[0]!].map(who => who.connect()));
  await talks[1]!.subscribe(table, 0);
  await talks[0]!.ask({ type: "propose", table, kind: "substitute", seat, ...(key && { key }) });
  const { table: info } = await infoOf(people[0]!, table);
  await talks[1]!.ask({ type: "vote", table, proposal: info.proposals[0]!.id, answer: "yes" });
  for (const talk of talks) talk.close();
  return eve;
}

test("a seat is lent, found in the lobby, played on, and taken back with one click", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const [, ben] = people;
  expect(await sought(ben!)).not.toContain(table);
  // The lender may stay and watch; nothing can be asked for before.
  const talk = await ben!.connect();
  await talk.subscribe(table, 1);
  const early = await (await Client.guest(server.port, "Early")).connect();
  await expect(early.ask({ type: "propose", table, kind: "substitute", seat: 1 })).rejects.toThrow("still-there");
  await seek(ben!, table, 1);
  expect(await sought(ben!)).toContain(table);
  await expect(early.ask({ type: "propose", table, kind: "return", seat: 1 })).rejects.toThrow("still-there");
  const eve = await playOn(people, table, 1);
  expect(await sought(ben!)).not.toContain(table);
  const { table: lent } = await infoOf(eve, table);
  expect(lent.seats[1]).toMatchObject({ person: { name: "Eve" }, seeks: null, earlier: [{ name: "P1", why: "lent" }] });
  await expect(talk.subscribe(table, 1)).rejects.toThrow("not-allowed");
  await ben!.call("POST /api/tables/:table/return", { params: { table }, body: {} });
  const { table: back } = await infoOf(ben!, table);
  expect(back.seats[1]).toMatchObject({
    person: { name: "P1" },
    earlier: [{ why: "lent" }, { name: "Eve", why: "returned" }],
  });
  await expect(eve.call("POST /api/tables/:table/return", { params: { table }, body: {} })).rejects.toThrow(
    "not-seated",
  );
  for (const each of [talk, early]) each.close();
});

test("for another's seat one seeks only when its person is away for too long; lending ends with the lender's word", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  await expect(seek(people[0]!, table, 1)).rejects.toThrow("still-there");
  await seek(people[1]!, table, 1);
  await expect(seek(people[0]!, table, 1, false)).rejects.toThrow("not-allowed");
  await seek(people[1]!, table, 1, false);
  expect(await sought(people[0]!)).not.toContain(table);
});

test("who was replaced while away does not take the seat back from a substitute by a click", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  await playOn(people, table, 1);
  await expect(people[1]!.call("POST /api/tables/:table/return", { params: { table }, body: {} })).rejects.toThrow(
    "not-seated",
  );
});

test("a table without spectators takes a substitute who has its key", async () => {
  const { people, table } = await seated(server.port, "duel", 2, { spectators: false });
  const { table: info } = await infoOf(people[0]!, table);
  const eve = await playOn(people, table, 1, info.key ?? undefined);
  expect((await infoOf(eve, table)).table.seats[1]?.person?.name).toBe("Eve");
});

test("a person whom the owner has sent away sits down again only by a new invitation", async () => {
  const [ann, ben] = [await Client.guest(server.port, "Ann"), await Client.guest(server.port, "Ben")];
  const seats = [{ kind: "me" as const }, { kind: "open" as const }, { kind: "invited" as const }];
  const { table } = await ann.call("POST /api/tables", { body: { game: "duel", visibility: "public", seats } });
  const params = { table: table.id };
  const plan = (kind: "open" | "invited") =>
    ann.call("PUT /api/tables/:table/seats/:seat", { params: { ...params, seat: "1" }, body: { kind } });
  const join = (body: { invite?: string } = {}) => ben.call("POST /api/tables/:table/join", { params, body });
  await join();
  await plan("open");
  await expect(join()).rejects.toThrow("removed");
  const quick = { games: ["duel"], pace: { kind: "none" as const } };
  const { table: other } = await ben.call("POST /api/quick-match", { body: quick });
  expect(other.id).not.toBe(table.id);
  const { table: changed } = await plan("invited");
  const { table: seatedAgain } = await join({ invite: changed.seats[1]!.invite! });
  expect(seatedAgain.seats[1]?.person?.name).toBe("Ben");
});
