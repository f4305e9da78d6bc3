// Submissions: exactly once, all or nothing, changeable while simultaneous, undone by the barrier or by consent.
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { hash } from "#kernel/json.ts";
import { preview } from "#kernel/preview.ts";
import type { Choice } from "#kernel/procedure.ts";
import { readSave, verify } from "#kernel/save.ts";
import { PROTOCOL } from "#protocol/errors.ts";
import { readPreview } from "#protocol/looks.ts";
import type { Present } from "#protocol/play.ts";
import type { Server } from "#server/server.ts";
import { settle, type Talk } from "./client.ts";
import { duel } from "./duel.ts";
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

async function scene(seats = 2, game = "duel") {
  const { people, table } = await seated(server.port, game, seats);
  const talks = await Promise.all(people.map(person => person.connect()));
  for (const [seat, talk] of talks.entries()) await talk.subscribe(table, seat);
  const now = (seat: number): Present => {
    const found = talks[seat]!.heard.findLast(each => each.type === "look" || each.type === "subscribed");
    return (found as { present: Present }).present;
  };
  const choose = async (seat: number, choices: readonly Choice[], sequence = now(seat).sequence + 1): Promise<void> => {
    await talks[seat]!.ask({ type: "choose", table, seat, sequence, choices: [...choices] });
    await settle(talks);
  };
  const plan = (seat: number): Promise<void> => choose(seat, now(seat).look.question!.options.slice(0, 2));
  return { people, talks, table, now, choose, plan };
}

const looks = (talk: Talk): number => talk.heard.filter(({ type }) => type === "look").length;
const card = (present: Present, at: number): Choice => present.look.question!.options[at]!;

test("a repeated submission is answered again and done once; another one with its sequence is refused", async () => {
  const { people, talks, table, now, choose } = await scene();
  const first = card(now(0), 0);
  const other = card(now(0), 1);
  const send = (choices: Choice[], sequence: number) =>
    talks[0]!.ask<"accepted">({ type: "choose", table, seat: 0, sequence, choices });
  const one = await send([first], 1);
  const two = await send([first], 1);
  expect({ ...two, ref: 0 }).toEqual({ ...one, ref: 0 });
  expect(now(0).look.question!.soFar).toEqual([first]);
  await expect(send([other], 1)).rejects.toThrow(/sequence-used .*"expected":2/);
  await expect(send([other], 3)).rejects.toThrow(/sequence-gap .*"expected":2/);
  await choose(0, [other]);
  // An older repeat is still known, also when the table has slept in between.
  expect((await send([first], 1)).version).toBe(one.version);
  for (const talk of talks) talk.close();
  await new Promise(done => setTimeout(done, 50));
  const live = server.services.hub.peek(table)!;
  await live.run(() => server.services.hub.sleep(live));
  const again = await people[0]!.connect();
  const repeat = await again.ask<"accepted">({ type: "choose", table, seat: 0, sequence: 1, choices: [first] });
  expect(repeat.version).toBe(one.version);
});

test("several choices in one message are all taken or none", async () => {
  const { now, choose } = await scene();
  const good = card(now(0), 0);
  await expect(choose(0, [good, { kind: "card", card: 99 } as Choice])).rejects.toThrow(/not-offered .*"at":1/);
  expect(now(0).sequence).toBe(0);
  await choose(0, [good, card(now(0), 1)]);
  expect(now(0).look.question!.soFar).toHaveLength(2);
});

test("simultaneous answers are stored at once and changeable until the last one is in", async () => {
  const { talks, table, now, plan, choose } = await scene();
  await plan(0);
  expect(now(1).look.waiting).toMatchObject({ open: [1], ready: [0] });
  await talks[0]!.ask({ type: "retract", table, seat: 0, sequence: 2, keep: 1 });
  await settle(talks);
  expect(now(1).look.waiting).toMatchObject({ open: [0, 1], ready: [] });
  expect(now(0).look.question!.soFar).toHaveLength(1);
  await choose(0, [card(now(0), 2)]);
  await plan(1);
  expect(now(0).look.waiting!.step).toBe("grow");
  const late = talks[0]!.ask({ type: "retract", table, seat: 0, sequence: now(0).sequence + 1, keep: 0 });
  await expect(late).rejects.toThrow("nothing-to-retract");
});

test("answers of two seats at the same moment are both taken", async () => {
  const { talks, table, now } = await scene(4);
  await Promise.all(
    talks.map((talk, seat) => {
      const choices = now(seat).look.question!.options.slice(0, 2);
      return talk.ask({ type: "choose", table, seat, sequence: 1, choices });
    }),
  );
  await settle(talks);
  expect(now(0).look.waiting!.step).toBe("grow");
});

test("a restart keeps open simultaneous answers, and they stay changeable", async () => {
  const own = tempDir();
  let node = await testServer(own.path);
  const { people, table } = await seated(node.port, "duel", 3);
  const first = await people[0]!.connect();
  const { present } = await first.subscribe(table, 0);
  const choices = present!.look.question!.options.slice(0, 2);
  await first.ask({ type: "choose", table, seat: 0, sequence: 1, choices });
  const second = await people[1]!.connect();
  const partial = (await second.subscribe(table, 1)).present!.look.question!.options.slice(0, 1);
  await second.ask({ type: "choose", table, seat: 1, sequence: 1, choices: partial });
  await node.close();
  node = await testServer(own.path);
  for (const person of people) person.port = node.port;
  const talks = await Promise.all(people.map(person => person.connect()));
  const back = await Promise.all(talks.map((talk, seat) => talk.subscribe(table, seat)));
  expect(back[0]!.present!.look.question!.soFar).toEqual(choices);
  expect(back[1]!.present!.look.question!.soFar).toEqual(partial);
  expect(back[2]!.present!.look.waiting).toMatchObject({ open: [1, 2], ready: [0] });
  // What was sent before the restart is known to be done.
  await talks[0]!.ask({ type: "choose", table, seat: 0, sequence: 1, choices });
  await talks[0]!.ask({ type: "retract", table, seat: 0, sequence: 2, keep: 0 });
  const ends = await Promise.all(talks.map((talk, seat) => playSeat(talk, table, seat, "after restart")));
  expect(ends[2]!.look.result).not.toBeNull();
  await node.close();
  own.remove();
});

test("undo goes back over what nobody learned from; not over chance, and not another seat's choice", async () => {
  const { talks, table, now, plan, choose } = await scene();
  await plan(0);
  await plan(1);
  await choose(0, [{ kind: "rest" }]);
  const undo = (seat: number) => talks[seat]!.ask({ type: "undo", table, seat, sequence: now(seat).sequence + 1 });
  expect(now(0).canUndo).toBe(true);
  expect(now(1).canUndo).toBe(false);
  await expect(undo(1)).rejects.toThrow("undo-nothing");
  const version = now(1).version;
  await undo(0);
  await settle(talks);
  expect(now(0).look.question!.step).toBe("grow");
  const told = talks[1]!.heard.findLast(({ type }) => type === "look");
  expect(told).toMatchObject({ back: version - 1 });
  await choose(0, [{ kind: "roll" }]);
  expect(now(0).canUndo).toBe(false);
  await expect(undo(0)).rejects.toThrow("undo-learned");
});

test("a batch is undone as a whole", async () => {
  const { talks, table, now, plan, choose } = await scene();
  await plan(0);
  await plan(1);
  await choose(0, [{ kind: "think" }, { kind: "think" }, { kind: "rest" }]);
  await talks[0]!.ask({ type: "undo", table, seat: 0, sequence: now(0).sequence + 1 });
  await settle(talks);
  expect(now(0).look.question!.step).toBe("grow");
  expect(now(0).canUndo).toBe(false);
});

test("beyond the barrier all other people must agree; history and later steps stand on what was agreed", async () => {
  const { talks, people, table, now, plan, choose } = await scene(3);
  for (const seat of [0, 1, 2]) await plan(seat);
  const points = (now(0).look.view as { points: number[] }).points;
  await choose(0, [{ kind: "roll" }]);
  await choose(1, [{ kind: "roll" }]);
  const info = () =>
    talks[0]!.heard.findLast(({ type }) => type === "info") as { info: { proposals: { id: string }[] } };
  const vote = async (seat: number, answer: "yes" | "no"): Promise<void> => {
    await talks[seat]!.ask({ type: "vote", table, proposal: info().info.proposals[0]!.id, answer });
    await settle(talks);
  };
  await talks[0]!.ask({ type: "propose", kind: "undo", table, seat: 0 });
  await settle(talks);
  await vote(1, "no");
  expect(info().info.proposals).toEqual([]);
  await talks[0]!.ask({ type: "propose", kind: "undo", table, seat: 0 });
  await settle(talks);
  await vote(1, "yes");
  expect((now(0).look.view as { points: number[] }).points).not.toEqual(points);
  await vote(2, "yes");
  expect(now(0).look.question!.step).toBe("grow");
  expect((now(0).look.view as { points: number[] }).points).toEqual(points);
  expect(info().info.proposals).toEqual([]);
  const { steps } = await people[1]!.call("GET /api/tables/:table/history", {
    params: { table },
    query: { as: 1, after: 0 },
  });
  expect(steps.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(["revealed"]);
  // The table goes on, also after being read from the storage.
  await choose(0, [{ kind: "rest" }]);
  const live = server.services.hub.peek(table)!;
  await live.run(async () => live.reload());
  await choose(1, [{ kind: "rest" }]);
  await choose(2, [{ kind: "rest" }]);
  expect(now(2).look.waiting!.step).toBe("plan");
});

test("after an undo by consent chance goes on with new luck, which the record can check", async () => {
  const { talks, people, table, now, plan, choose } = await scene();
  const takeBack = async (): Promise<void> => {
    await talks[0]!.ask({ type: "propose", kind: "undo", table, seat: 0 });
    const { info } = await talks[1]!.until("info", message => message.info.proposals.length > 0);
    talks[1]!.heard.length = 0;
    await talks[1]!.ask({ type: "vote", table, proposal: info.proposals[0]!.id, answer: "yes" });
    await settle(talks);
  };
  for (const seat of [0, 1]) await plan(seat);
  const dice: number[] = [];
  for (let i = 0; i < 12; i++) {
    await choose(0, [{ kind: "roll" }]);
    dice.push((now(0).look.view as { lastDie: number }).lastDie);
    if (i < 11) await takeBack();
  }
  // The same die twelve times would be the old luck.
  expect(new Set(dice).size).toBeGreaterThan(1);
  const live = server.services.hub.peek(table)!;
  await live.run(async () => live.reload());
  expect((now(0).look.view as { lastDie: number }).lastDie).toBe(dice.at(-1));
  while (!now(0).look.result) {
    const seat = now(0).look.waiting!.open[0]!;
    await choose(seat, [now(seat).look.question!.options[0]!]);
  }
  const exported = await people[0]!.call("GET /api/tables/:table/export", { params: { table }, query: {} });
  const save = readSave(JSON.stringify(exported));
  verify(duel, save);
  expect(save.journal.flatMap(entry => ("luck" in entry ? [entry.luck] : []))).toEqual(
    dice.slice(1).map((_, i) => i + 1),
  );
  const { steps } = await people[0]!.call("GET /api/tables/:table/replay", { params: { table }, query: { as: 0 } });
  expect(steps.at(-1)!.look.result).toEqual(now(0).look.result);
});

test("a viewer who comes back learns what was missed, and what of it was taken back", async () => {
  const { talks, people, table, now, plan } = await scene();
  await plan(0);
  await plan(1);
  const seen = now(1).version;
  talks[1]!.close();
  const sequence = now(0).sequence + 1;
  await talks[0]!.ask({ type: "choose", table, seat: 0, sequence, choices: [{ kind: "rest" }] });
  const talk = await people[1]!.connect();
  const back = await talk.subscribe(table, 1, { seen });
  expect(back.missed.flatMap(({ events }) => events)).toEqual([{ type: "rested", seat: 0 }]);
  expect(back.back).toBeNull();
  const later = back.present!.version;
  talk.close();
  await talks[0]!.ask({ type: "undo", table, seat: 0, sequence: sequence + 1 });
  const third = await (await people[1]!.connect()).subscribe(table, 1, { seen: later });
  expect(third.back).toBe(seen);
  expect(third.missed).toEqual([]);
});

test("others are told nothing of a partial secret answer, not even a number", async () => {
  const { talks, now, choose, table } = await scene();
  const before = looks(talks[1]!);
  const version = now(1).version;
  for (let i = 0; i < 5; i++) {
    await choose(0, [card(now(0), i % 3)]);
    await talks[0]!.ask({ type: "retract", table, seat: 0, sequence: now(0).sequence + 1, keep: 0 });
    await settle(talks);
  }
  expect(looks(talks[1]!)).toBe(before);
  await choose(0, [card(now(0), 0), card(now(0), 1)]);
  expect(looks(talks[1]!)).toBe(before + 1);
  expect(now(1).version).toBe(version + 1);
});

test("refusals come on request, with reason and rule", async () => {
  const { talks, table, now, choose } = await scene();
  await choose(0, [card(now(0), 0)]);
  const { refusals } = await talks[0]!.ask<"refusals">({ type: "refusals", table, seat: 0 });
  expect(refusals).toEqual([{ choice: expect.objectContaining({ kind: "card" }), why: "picked", rule: "DUEL-1" }]);
});

test("a preview tells what choices would lead to as far as the seat knows, and changes nothing", async () => {
  const { talks, table, now, plan } = await scene();
  await plan(0);
  await plan(1);
  const state = () => hash(server.services.hub.peek(table)!.running().match.state);
  const before = { state: state(), looks: talks.map(looks) };
  const ask = async (wish: { choices: Choice[]; pictures?: boolean; keep?: number }) =>
    readPreview(now(0).look, (await talks[0]!.ask<"preview">({ type: "preview", table, seat: 0, wish })).preview);
  const rest = await ask({ choices: [{ kind: "rest" }], pictures: true });
  expect(rest).toMatchObject({ end: "others", events: [{ type: "rested", seat: 0 }] });
  expect(rest.pictures).toEqual([now(0).look.view]);
  const { match, game } = server.services.hub.peek(table)!.running();
  const whole = preview(game, match.state, 0, { choices: [{ kind: "rest" }], pictures: true });
  expect({ ok: true, preview: rest }).toEqual(whole);
  // What does not change is not told.
  const wire = talks[0]!.wire.findLast(text => text.includes('"type":"preview"'))!;
  expect(JSON.parse(wire).preview.pictures).toEqual([null]);
  expect(await ask({ choices: [{ kind: "roll" }] })).toMatchObject({ end: "luck", events: [], look: null });
  await expect(ask({ choices: [{ kind: "no such choice" }] })).rejects.toThrow(/not-offered/);
  await expect(ask({ choices: [], keep: -1 })).rejects.toThrow(/malformed/);
  expect({ state: state(), looks: talks.map(looks) }).toEqual(before);
});

test("an old client is told to reload", async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/socket`);
  await new Promise(done => socket.once("open", done));
  const answer = new Promise<string>(done => socket.once("message", data => done(String(data))));
  const closed = new Promise<number>(done => socket.once("close", done));
  socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL + 1 }));
  expect(JSON.parse(await answer)).toEqual({ type: "reload", protocol: PROTOCOL });
  expect(await closed).toBe(4001);
});

test("hot-seat: one person plays several seats and sees through each pair of eyes", async () => {
  const { people, table } = await seated(server.port, "duel", 1, {
    seats: [{ kind: "me" }, { kind: "hot-seat", name: "Basia" }],
  });
  const talk = await people[0]!.connect();
  const both = [await talk.subscribe(table, 0), await talk.subscribe(table, 1)];
  expect(both.map(({ present }) => present!.look.question!.seat)).toEqual([0, 1]);
  expect(both[0]!.info.seats.map(({ name }) => name)).toEqual(["P0", "Basia"]);
  for (const [seat, { present }] of both.entries()) {
    const choices = present!.look.question!.options.slice(0, 2);
    await talk.ask({ type: "choose", table, seat, sequence: 1, choices });
  }
  await talk.until("look", ({ present }) => present.look.waiting?.step === "grow");
});
