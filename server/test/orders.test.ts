// Orders: answers given in advance, kept on the server, that tell others nothing.
import { afterAll, beforeAll, expect, test } from "vitest";
import { beacons } from "#games/_template/index.ts";
import { sparkOf } from "#games/_template/rules/queries.ts";
import type { Beacons } from "#games/_template/state.ts";
import type { OrderEnd } from "#kernel/orders.ts";
import type { Choice } from "#kernel/procedure.ts";
import { orderDue } from "#server/play/orders.ts";
import type { Server } from "#server/server.ts";
import { settle } from "./client.ts";
import { registry } from "./games.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { SimulatedTime } from "./simulated.ts";

const dir = tempDir();
const time = new SimulatedTime();
let server: Server;
beforeAll(async () => {
  const games = { ...registry, template: { ...registry.duel!, game: beacons } };
  server = await testServer(dir.path, {}, { time, games, newSeed: () => "5eed".repeat(16) });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

const window = { proc: "round", step: "playSparks", args: null };

/** A table at its first window; the seat that is asked can react there, or can do nothing. */
async function atWindow(canReact: boolean) {
  const { people, table } = await seated(server.port, "template", 2);
  const talks = await Promise.all(people.map(person => person.connect()));
  for (const [seat, talk] of talks.entries()) {
    const { present } = await talk.subscribe(table, seat);
    const choices = present!.look.question!.options.slice(0, 1);
    await talk.ask({ type: "choose", table, seat, sequence: 1, choices });
  }
  await settle(talks);
  const live = server.services.hub.peek(table)!;
  const state = live.play!.match.state as Beacons;
  const seat = state.open[0]!;
  const hand = state.hands[seat]!;
  const all = [...state.hands.flat(), ...state.deck].filter(card => sparkOf(card) > 0 === canReact);
  state.hands[seat] = hand.map((_, i) => all[i % all.length]!);
  const owner = people[seat]!;
  const change = async (body: Record<string, unknown>) => {
    await owner.call("PATCH /api/tables/:table/orders", { params: { table }, body });
    // A node takes the table over before it carries anything out.
    await expect.poll(() => live.isKeeper).toBe(true);
  };
  const order = (choice: Choice | null, until: OrderEnd, question: object = window) =>
    change({ give: { seat, answer: choice && { question, choice }, until } });
  const read = () => owner.call("GET /api/tables/:table/orders", { params: { table } });
  const open = () => live.play!.match.state.open[0];
  return { talks, table, seat, state, change, order, read, open, other: talks[1 - seat]! };
}

/** When an order to pass will answer, counted from the question, and what another person then receives. */
async function answered(canReact: boolean): Promise<{ after: number; told: string[] }> {
  const { other, order, table, talks, open, seat } = await atWindow(canReact);
  const from = other.wire.length;
  await order(null, "withdrawn");
  const live = server.services.hub.peek(table)!;
  const after = orderDue(live)! - live.play!.at;
  await time.pass(3000);
  await expect.poll(open).toBe(1 - seat);
  await settle(talks);
  const told = other.wire.slice(from).map(text => text.replaceAll(table, "TABLE").replace(/"now":\d+/g, ""));
  for (const talk of talks) talk.close();
  return { after, told: told.filter(text => !text.includes('"pong"')) };
}

test("an order to pass answers after the same pause whether the seat could react or not", async () => {
  const able = await answered(true);
  expect(able.told.filter(text => text.includes('"look"'))).toHaveLength(1);
  expect(await answered(false)).toEqual(able);
});

test("an order works with every page closed, and others' pages never name it", async () => {
  const { talks, order, open, seat, other } = await atWindow(true);
  await order(null, "withdrawn");
  await settle(talks);
  expect(other.wire.join("\n")).not.toContain('"orders"');
  for (const talk of talks) talk.close();
  await time.pass(700);
  expect(open()).toBe(seat);
  await time.pass(3000);
  expect(open()).toBe(1 - seat);
});

test("without an order every window is asked; one in which nothing can be done is passed for those who want it", async () => {
  const { change, open, seat, talks } = await atWindow(false);
  await time.pass(5000);
  expect(open()).toBe(seat);
  await change({ skipsIdle: true });
  await time.pass(100);
  expect(open()).toBe(1 - seat);
  const able = await atWindow(true);
  await able.change({ skipsIdle: true });
  await time.pass(5000);
  expect(able.open()).toBe(able.seat);
  for (const talk of [...talks, ...able.talks]) talk.close();
});

test("the pause hides nothing from bots: with one person at the table there is none", async () => {
  const { table, seat, talks, change } = await atWindow(false);
  await change({ skipsIdle: true });
  const live = server.services.hub.peek(table)!;
  expect(orderDue(live)).toBeGreaterThan(live.play!.at);
  const seats = live.doc.seats.map((each, i) => (i === seat ? each : { ...each, person: null }));
  const alone: typeof live = Object.create(live, { doc: { value: { ...live.doc, seats } } });
  expect(orderDue(alone)).toBe(live.play!.at);
  for (const talk of talks) talk.close();
});

test("an answer given in advance is used once, and its owner reads it", async () => {
  const { order, read, state, seat, talks, table } = await atWindow(true);
  const card = state.hands[seat]![0]!;
  await order({ kind: "spark", card } as Choice, "used");
  await time.pass(3000);
  const after = server.services.hub.peek(table)!.play!.match.state as Beacons;
  expect(JSON.stringify(after.stack)).toContain(`"${card}"`);
  expect(await read()).toMatchObject({ list: [], news: [{ what: "used" }] });
  for (const talk of talks) talk.close();
});

test("an answer that is not legal any more falls away and says so; the seat is asked", async () => {
  const { order, read, open, seat, talks } = await atWindow(false);
  await order({ kind: "spark", card: "none" } as Choice, "withdrawn");
  await time.pass(3000);
  expect(open()).toBe(seat);
  expect(await read()).toMatchObject({ list: [], news: [{ what: "stale" }] });
  for (const talk of talks) talk.close();
});

test("an order can be withdrawn until it is used, and a new one for the same question replaces it", async () => {
  const { order, change, read, open, seat, talks } = await atWindow(true);
  await order(null, "round");
  await order(null, "attacked");
  const { list } = await read();
  expect(list.map(({ until }) => until)).toEqual(["attacked"]);
  await change({ withdraw: list[0]!.id });
  await time.pass(3000);
  expect(open()).toBe(seat);
  for (const talk of talks) talk.close();
});

test("while its owner holds, no order answers; afterwards it does", async () => {
  const { order, change, read, open, seat, talks } = await atWindow(true);
  await change({ holds: true });
  await order(null, "withdrawn");
  await time.pass(5000);
  expect(open()).toBe(seat);
  expect(await read()).toMatchObject({ holds: true, ends: ["withdrawn", "used", "round", "attacked"] });
  await change({ holds: false });
  await time.pass(100);
  expect(open()).toBe(1 - seat);
  for (const talk of talks) talk.close();
});

test("an order for one case alone leaves the others to be asked", async () => {
  const { order, open, seat, talks, table } = await atWindow(true);
  await order({ kind: "pass" }, "withdrawn", { ...window, args: { elsewhere: true }, isExact: true });
  await time.pass(5000);
  expect(open()).toBe(seat);
  const { args } = (await talks[seat]!.subscribe(table, seat)).present!.look.question!;
  await order({ kind: "pass" }, "withdrawn", { ...window, args, isExact: true });
  await time.pass(100);
  expect(open()).toBe(1 - seat);
  for (const talk of talks) talk.close();
});
