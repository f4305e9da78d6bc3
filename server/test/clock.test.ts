// Clocks, with simulated time.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Present } from "#protocol/play.ts";
import { elapsed, newClock, press } from "#server/play/clock.ts";
import type { Server } from "#server/server.ts";
import { settle, type Talk } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { SimulatedTime } from "./simulated.ts";

const SECOND = 1000;
const live = { kind: "live", bankSeconds: 60, incrementSeconds: 5 } as const;

describe("the clock itself", () => {
  test("runs only for seats that are asked, and gains the increment when the seat has answered", () => {
    const clock = newClock(live, 2, [0], 0)!;
    const after = press(live, clock, [1], { seat: 0, kind: "choose", isTold: true }, 10 * SECOND, () => []);
    expect(after.left).toEqual([55 * SECOND, 60 * SECOND]);
    expect(after.running).toEqual([1]);
  });

  test("changing one's mind makes no time", () => {
    const clock = newClock(live, 2, [0, 1], 0)!;
    const ready = press(live, clock, [1], { seat: 0, kind: "choose", isTold: true }, 10 * SECOND, () => []);
    const again = press(live, ready, [0, 1], { seat: 0, kind: "retract", isTold: true }, 10 * SECOND, () => []);
    expect(again.left[0]).toBe(50 * SECOND);
  });

  test("a bank of days gains by each answer, holds no more than at first, and changing one's mind costs and makes no time", () => {
    const days = { kind: "days", days: 2, incrementHours: 12 } as const;
    const hour = 3_600_000;
    const clock = newClock(days, 2, [0, 1], 0)!;
    const at = (hours: number) => hours * hour;
    const early = press(days, clock, [1], { seat: 0, kind: "choose", isTold: true }, at(5), () => []);
    expect(early.left).toEqual([at(48), at(43)]);
    const back = press(days, early, [0, 1], { seat: 0, kind: "retract", isTold: true }, at(5), () => []);
    expect(back.left[0]).toBe(at(43));
    const late = press(days, back, [1], { seat: 0, kind: "choose", isTold: true }, at(25), () => []);
    expect(late.left).toEqual([at(35), at(23)]);
    const again = press(days, late, [0, 1], { seat: 0, kind: "retract", isTold: true }, at(25), () => []);
    expect(again.left[0]).toBe(at(23));
    const asked = press(days, late, [0], { seat: 1, kind: "choose", isTold: true }, at(30), () => []);
    expect(asked.left).toEqual([at(35), at(30)]);
  });

  test("a live bank may have a cap as well", () => {
    const capped = { ...live, capSeconds: 60 };
    const clock = newClock(capped, 2, [0], 0)!;
    const after = press(capped, clock, [1], { seat: 0, kind: "choose", isTold: true }, 2 * SECOND, () => []);
    expect(after.left[0]).toBe(60 * SECOND);
  });

  test("days: each question brings the full time; half an answer, or one taken back, brings none", () => {
    const days = { kind: "days", days: 1 } as const;
    const day = 86_400_000;
    const clock = newClock(days, 2, [0, 1], 0)!;
    const half = press(days, clock, [0, 1], { seat: 0, kind: "choose", isTold: false }, day / 4, () => []);
    expect(half.left).toEqual([day * 0.75, day * 0.75]);
    const ready = press(days, half, [1], { seat: 0, kind: "choose", isTold: true }, day / 2, () => []);
    expect(ready.left).toEqual([day / 2, day / 2]);
    const again = press(days, ready, [0, 1], { seat: 0, kind: "retract", isTold: true }, day / 2, () => []);
    expect(again.left).toEqual([day / 2, day / 2]);
    const asked = press(days, ready, [0], { seat: 1, kind: "choose", isTold: true }, day * 0.75, () => []);
    expect(asked.left[0]).toBe(day);
    const next = press(days, asked, [0], { seat: 0, kind: "choose", isTold: true }, day, () => []);
    expect(next.left[0]).toBe(day);
  });

  test("time in which no server was alive is not charged", () => {
    expect(elapsed(0, 100, [{ since: 20, until: 70 }])).toBe(50);
    expect(elapsed(30, 60, [{ since: 20, until: 70 }])).toBe(0);
    expect(elapsed(60, 100, [{ since: 20, until: 70 }])).toBe(30);
  });
});

describe("at a table", () => {
  const dir = tempDir();
  let time: SimulatedTime;
  let server: Server;
  const open = async (): Promise<void> => {
    server = await testServer(dir.path, {}, { time });
  };
  beforeEach(async () => {
    time = new SimulatedTime();
    await open();
  });
  afterEach(async () => {
    await server.close();
    dir.remove();
  });

  const latest = (talk: Talk): Present => {
    const look = talk.heard.findLast(
      each => each.type === "look" || (each.type === "subscribed" && each.present !== null),
    );
    return (look as { present: Present }).present;
  };
  const info = (talk: Talk) => talk.heard.findLast(each => each.type === "info")!.info;
  /** The vote that opens when time has run out, as soon as it is told. */
  const proposalAt = async (talk: Talk) => {
    const told = await talk.until("info", message => message.info.proposals.length > 0);
    return told.info.proposals[0]!;
  };

  async function scene(seats: number, plan: Record<string, unknown> = {}) {
    const { people, table } = await seated(server.port, "duel", seats, { pace: live, ...plan });
    const talks = await Promise.all(people.map(person => person.connect()));
    for (const [seat, talk] of talks.entries()) await talk.subscribe(table, seat);
    const answer = async (seat: number): Promise<void> => {
      const { sequence, look } = latest(talks[seat]!);
      const choices = look.question!.options.slice(0, 2);
      await talks[seat]!.ask({ type: "choose", table, seat, sequence: sequence + 1, choices });
      await settle(talks);
    };
    return { people, talks, table, answer };
  }

  test("clock and choice are stored together; a restart shows the same clock and charges no downtime", async () => {
    const { people, talks, table, answer } = await scene(2);
    await time.pass(10 * SECOND);
    await answer(0);
    const before = latest(talks[1]!).clock!;
    expect(before.left).toEqual([55 * SECOND, 50 * SECOND]);
    expect(before.running).toEqual([1]);
    await server.close();
    time.skip(3600 * SECOND);
    await open();
    people[1]!.port = server.port;
    const talk = await people[1]!.connect();
    const { present } = await talk.subscribe(table, 1);
    expect(present!.clock!.left).toEqual(before.left);
    await time.pass(5 * SECOND);
    const { present: later } = await talk.subscribe(table, 1);
    expect(later!.clock!.left).toEqual([55 * SECOND, 45 * SECOND]);
    talk.close();
  });

  test("when time runs out nobody is thrown out: the others vote, and waiting gives the full time again", async () => {
    const { talks, table, answer } = await scene(3);
    await answer(0);
    await answer(1);
    await time.pass(61 * SECOND);
    const proposal = await proposalAt(talks[0]!);
    expect(proposal).toMatchObject({ kind: "timeout", seat: 2 });
    expect(proposal!.voters).toHaveLength(2);
    await expect(talks[2]!.ask({ type: "vote", table, proposal: proposal.id, answer: "wait" })).rejects.toThrow(
      "no-proposal",
    );
    await talks[0]!.ask({ type: "vote", table, proposal: proposal.id, answer: "wait" });
    await expect.poll(() => info(talks[0]!).proposals).toHaveLength(1);
    await talks[1]!.ask({ type: "vote", table, proposal: proposal.id, answer: "wait" });
    await expect.poll(() => info(talks[0]!).proposals).toEqual([]);
    await talks[0]!.until("look", ({ present }) => present.clock!.left[2]! === 60 * SECOND);
    await answer(2);
    expect(latest(talks[2]!).look.waiting!.step).toBe("grow");
  });

  test("a late answer settles the vote", async () => {
    const { talks, answer } = await scene(2);
    await answer(0);
    await time.pass(70 * SECOND);
    await expect.poll(() => info(talks[0]!).proposals).toHaveLength(1);
    await answer(1);
    await expect.poll(() => info(talks[0]!).proposals).toEqual([]);
  });

  test("the others can let a bot take the seat, and its person can take it back", async () => {
    const { people, talks, table, answer } = await scene(2);
    await answer(0);
    await time.pass(70 * SECOND);
    const proposal = await proposalAt(talks[0]!);
    await talks[0]!.ask({ type: "vote", table, proposal: proposal.id, answer: "bot" });
    await talks[0]!.until("look", ({ present }) => present.look.waiting?.step === "grow");
    await expect.poll(() => info(talks[0]!).seats[1]).toMatchObject({ standIn: "timeout" });
    const sequence = latest(talks[1]!).sequence + 1;
    const choose = talks[1]!.ask({ type: "choose", table, seat: 1, sequence, choices: [{ kind: "rest" }] });
    await expect(choose).rejects.toThrow("not-seated");
    await people[1]!.call("POST /api/tables/:table/return", { params: { table }, body: {} });
    await settle(talks);
    await expect.poll(() => info(talks[0]!).seats[1]).toMatchObject({ standIn: null });
  });

  test("the others can end the game; the seed is told", async () => {
    const { talks, table, answer } = await scene(2);
    await answer(0);
    await time.pass(70 * SECOND);
    const proposal = await proposalAt(talks[0]!);
    await talks[0]!.ask({ type: "vote", table, proposal: proposal.id, answer: "end" });
    await settle(talks);
    await expect.poll(() => info(talks[1]!)).toMatchObject({ stage: "ended", result: null });
    await expect.poll(() => info(talks[1]!).seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test("a sleeping table is woken when a clock runs out", async () => {
    const { people, talks, table, answer } = await scene(2);
    await answer(0);
    for (const talk of talks) talk.close();
    await new Promise(done => setTimeout(done, 50));
    const live = server.services.hub.peek(table)!;
    await live.run(() => server.services.hub.sleep(live));
    expect(server.services.hub.peek(table)).toBeNull();
    await time.pass(80 * SECOND);
    // Sleepers are looked for every few seconds; time goes on until one look has ended after the clock ran out.
    const shown = async () => {
      await time.pass(5 * SECOND);
      return (await people[0]!.call("GET /api/tables/:table", { params: { table }, query: {} })).table.proposals;
    };
    await expect.poll(shown).toHaveLength(1);
  });
});
