// People at a table who leave, vote, come back on another device, end a game and play again; time is simulated.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Present } from "#protocol/play.ts";
import type { TableInfo } from "#protocol/tables.ts";
import type { ProposalKind, VoteAnswer } from "#protocol/votes.ts";
import { verdict } from "#server/play/ballot.ts";
import type { Server } from "#server/server.ts";
import { Client, settle, type Talk } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { SimulatedTime } from "./simulated.ts";

const MINUTE = 60_000;
const dir = tempDir();
const time = new SimulatedTime();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path, {}, { time });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

describe("counting", () => {
  const proposal = (kind: ProposalKind, votes: Record<string, VoteAnswer>) => ({
    kind,
    voters: ["a", "b", "c"],
    votes,
    until: 100,
  });
  const there = (...people: string[]) => people.includes.bind(people);
  test.each<[string, ProposalKind, Record<string, VoteAnswer>, string[], number, VoteAnswer | null]>([
    ["one no refuses", "undo", { a: "no" }, ["a", "b", "c"], 0, "no"],
    ["all who are there agree", "undo", { a: "yes", b: "yes" }, ["a", "b"], 0, "yes"],
    ["a person there has not spoken", "undo", { a: "yes" }, ["a", "b"], 0, null],
    ["silence is neither when time is over", "undo", { a: "yes" }, ["a", "b", "c"], 100, "yes"],
    ["without any answer nothing is agreed", "undo", {}, ["a"], 100, "no"],
    ["more than half of those there decide", "away", { a: "bot", b: "bot" }, ["a", "b", "c"], 0, "bot"],
    ["one who is alone decides", "away", { a: "bot" }, ["a"], 0, "bot"],
    ["a tie waits", "away", { a: "bot", b: "end" }, ["a", "b"], 0, "wait"],
    ["an absent vote counts", "away", { c: "end", a: "bot", b: "bot" }, ["a", "b"], 0, "bot"],
    ["most votes when time is over", "away", { a: "end" }, ["a", "b", "c"], 100, "end"],
    ["nobody voted: wait", "away", {}, ["a", "b", "c"], 100, "wait"],
  ])("%s", (_, kind, votes, people, now, expected) => {
    expect(verdict(proposal(kind, votes), there(...people), now)).toBe(expected);
  });
});

async function scene(seats: number, plan: Record<string, unknown> = {}) {
  const { people, table } = await seated(server.port, "duel", seats, plan);
  const talks = await Promise.all(people.map(person => person.connect()));
  for (const [seat, talk] of talks.entries()) await talk.subscribe(table, seat);
  const present = (seat: number): Present => {
    const looks = talks[seat]!.heard.filter(each => each.type === "look" || each.type === "subscribed");
    return (looks.at(-1) as { present: Present }).present;
  };
  const info = async (): Promise<TableInfo> =>
    (await people[0]!.call("GET /api/tables/:table", { params: { table }, query: {} })).table;
  const choose = async (seat: number, count = 2): Promise<void> => {
    const { sequence, look } = present(seat);
    const choices = look.question!.options.slice(0, count);
    await talks[seat]!.ask({ type: "choose", table, seat, sequence: sequence + 1, choices });
    await settle(talks.filter(({ socket }) => socket.readyState === socket.OPEN));
  };
  const vote = async (seat: number, answer: VoteAnswer): Promise<void> => {
    const { proposals } = await info();
    await talks[seat]!.ask({ type: "vote", table, proposal: proposals[0]!.id, answer });
  };
  const leave = async (seat: number): Promise<void> => {
    talks[seat]!.close();
    const [other] = talks.filter((_, i) => i !== seat);
    const online = () => other!.heard.findLast(each => each.type === "presence")!.online;
    await expect.poll(online).not.toContain(people[seat]!.me!.id);
  };
  return { people, talks, table, present, info, choose, vote, leave };
}

const propose = (talk: Talk, table: string, kind: ProposalKind, seat: number, key?: string) =>
  talk.ask({ type: "propose", table, kind, seat, ...(key ? { key } : {}) });

test("without a clock: after the table's patience those present let a bot play, and the person comes back", async () => {
  const { people, talks, table, info, choose, vote, leave } = await scene(3, { patienceMinutes: 10 });
  await choose(0);
  await choose(1);
  await expect(propose(talks[0]!, table, "away", 2)).rejects.toThrow("still-there");
  await leave(2);
  await time.pass(9 * MINUTE);
  await expect(propose(talks[0]!, table, "away", 2)).rejects.toThrow("still-there");
  await time.pass(MINUTE);
  await propose(talks[0]!, table, "away", 2);
  expect((await info()).proposals).toMatchObject([{ kind: "away", seat: 2, by: { name: "P0" } }]);
  await vote(0, "bot");
  await vote(1, "bot");
  await talks[0]!.until("look", ({ present }) => present.look.waiting?.step === "grow");
  const after = await info();
  expect(after.seats[2]).toMatchObject({ standIn: "timeout" });
  const [p0, p1] = people.map(({ me }) => me!.id);
  expect(after.notes).toMatchObject([{ kind: "bot", seat: 2, votes: { [p0!]: "bot", [p1!]: "bot" } }]);
  await people[2]!.call("POST /api/tables/:table/return", { params: { table }, body: {} });
  expect((await info()).seats[2]).toMatchObject({ standIn: null, name: "P2" });
  expect((await info()).notes.at(-1)).toMatchObject({ kind: "returned", seat: 2 });
});

test("an absent person blocks no undo; the note says who agreed", async () => {
  const { people, talks, table, info, choose, vote, leave, present } = await scene(3);
  for (const seat of [0, 1, 2]) await choose(seat);
  await choose(0, 1);
  await leave(2);
  await time.pass(MINUTE);
  await propose(talks[0]!, table, "undo", 0);
  await vote(1, "yes");
  await settle([talks[0]!]);
  expect(present(0).look.question?.step).toBe("grow");
  expect((await info()).notes).toMatchObject([
    { kind: "undone", seat: 0, people: [{ name: "P0" }], votes: { [people[1]!.me!.id]: "yes" } },
  ]);
  // Pages that stayed open are told from where on their log is void.
  const look = talks[1]!.heard.findLast(each => each.type === "look");
  expect(look).toMatchObject({ back: expect.any(Number) });
});

test("a vote ends in time, also when the table sleeps", async () => {
  const { talks, table, info, choose } = await scene(2);
  for (const seat of [0, 1]) await choose(seat);
  await choose(0, 1);
  await propose(talks[0]!, table, "undo", 0);
  for (const talk of talks) talk.close();
  await time.pass(25 * 60 * MINUTE);
  const left = async () => {
    await time.pass(5000);
    return (await info()).proposals;
  };
  await expect.poll(left).toEqual([]);
  expect((await info()).notes).toMatchObject([{ kind: "undo-refused", seat: 0, votes: {} }]);
});

test("a person who lost the cookie gets the seat back by consent, and a substitute is named in the result", async () => {
  const { people, talks, table, info, choose, vote, leave } = await scene(2);
  await choose(0);
  const again = await Client.guest(server.port, "P1 on the phone");
  const talk = await again.connect();
  await talk.subscribe(table, "spectator");
  await expect(propose(talk, table, "return", 1)).rejects.toThrow("still-there");
  await leave(1);
  await time.pass(MINUTE);
  await propose(talk, table, "return", 1);
  await vote(0, "yes");
  expect((await info()).seats[1]).toMatchObject({ person: { id: again.me!.id }, earlier: [] });
  const { present } = await talk.subscribe(table, 1);
  const choices = present!.look.question!.options.slice(0, 2);
  await talk.ask({ type: "choose", table, seat: 1, sequence: 1, choices });
  const old = await people[1]!.connect();
  await expect(old.subscribe(table, 1)).rejects.toThrow("not-allowed");
  talk.close();
  await talks[0]!.until("presence", ({ online, away }) => !online.includes(again.me!.id) && again.me!.id in away);
  await time.pass(MINUTE);
  await propose(old, table, "substitute", 1);
  await vote(0, "yes");
  expect((await info()).seats[1]).toMatchObject({ name: "P1", earlier: [{ name: "P1 on the phone" }] });
  expect((await info()).notes.map(({ kind }) => kind)).toEqual(["claimed", "substituted"]);
});

test("people end a game together: who decided it is told", async () => {
  const { people, talks, table, info, vote } = await scene(2);
  await propose(talks[0]!, table, "end", 0);
  await vote(1, "yes");
  expect(await info()).toMatchObject({
    stage: "ended",
    notes: [{ kind: "ended", people: [{ name: "P0" }], votes: { [people[1]!.me!.id]: "yes" } }],
  });
  await expect(propose(talks[0]!, table, "end", 0)).rejects.toThrow("not-running");
});

test("a rematch asks everybody: seats are kept for them, and free when they decline", async () => {
  const { people, talks, table, vote } = await scene(3);
  await propose(talks[0]!, table, "end", 0);
  await vote(1, "yes");
  await vote(2, "yes");
  const { table: next } = await people[0]!.call("POST /api/tables/:table/rematch", { params: { table }, body: {} });
  expect(next.seats.map(({ kind }) => kind).sort()).toEqual(["invited", "invited", "person"]);
  const params = { table: next.id };
  const start = () => people[0]!.call("POST /api/tables/:table/start", { params, body: {} });
  await expect(start()).rejects.toThrow("seats-missing");
  const mine = await people[1]!.call("GET /api/me/tables", { query: {} });
  expect(mine.tables.map(({ id }) => id)).toContain(next.id);
  const stranger = await Client.guest(server.port, "X");
  await expect(stranger.call("POST /api/tables/:table/join", { params, body: {} })).rejects.toThrow("no-free-seat");
  await people[1]!.call("POST /api/tables/:table/join", { params, body: {} });
  const { table: declined } = await people[2]!.call("POST /api/tables/:table/leave", { params, body: {} });
  expect(declined.seats.map(({ kind }) => kind).sort()).toEqual(["open", "person", "person"]);
  await stranger.call("POST /api/tables/:table/join", { params, body: {} });
  expect((await start()).table.stage).toBe("running");
});

test("two seats with the same clan cannot be opened, chosen or started", async () => {
  const me = await Client.guest(server.port, "P");
  const red = { options: { color: "red" } };
  const make = (...seats: ({ kind: "me" | "open" } & Partial<typeof red>)[]) =>
    me.call("POST /api/tables", { body: { game: "duel", seats } });
  await expect(make({ kind: "me", ...red }, { kind: "open", ...red })).rejects.toThrow("taken-twice");
  const { table } = await make({ kind: "me", ...red }, { kind: "open" });
  const params = { table: table.id, seat: 1 };
  await expect(me.call("PUT /api/tables/:table/seats/:seat/options", { params, body: red })).rejects.toThrow("taken-");
  const blue = { options: { color: "blue" } };
  const { table: changed } = await me.call("PUT /api/tables/:table/seats/:seat/options", { params, body: blue });
  expect(changed.seats[1]!.options).toEqual({ color: "blue" });
  await expect(make({ kind: "me" })).rejects.toThrow("bad-seats");
});
