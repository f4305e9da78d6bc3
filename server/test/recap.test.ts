// A recap shows a seat what it would have seen had it been there: the same events, with the same pictures.
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry as real } from "#games/registry.ts";
import { fastChance } from "#kernel/chance.ts";
import { steps } from "#kernel/change.ts";
import type { Look } from "#kernel/look.ts";
import type { GameEvent } from "#kernel/procedure.ts";
import { randomChoice } from "#kernel/run.ts";
import type { ServerMessage } from "#protocol/socket.ts";
import type { Server } from "#server/server.ts";
import { gamesModule, registry } from "./all-games.ts";
import { type Client, settle, type Talk } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";

const dir = tempDir();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path, {}, { games: registry, gamesModule });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

/** What somebody who was there all the time has seen of the others' moves. */
class Witness {
  readonly events: GameEvent[] = [];
  readonly views: unknown[] = [];
  first: Look;
  last: Look;

  constructor(look: Look) {
    this.first = look;
    this.last = look;
  }

  /** The seat has moved itself: from here on it may miss something. */
  begin(): void {
    this.first = this.last;
    this.events.length = 0;
    this.views.length = 0;
  }

  see(message: Extract<ServerMessage, { type: "look" }>, now: Look): void {
    const views = steps(this.last.view, message.pictures);
    if (message.events.length > 0) {
      this.events.push(...message.events);
      this.views.push(...views, now.view);
    }
    this.last = now;
  }
}

async function scene(game: string) {
  const { people, table } = await seated(server.port, game, registry[game]!.game.seats.find(n => n >= 2)!);
  const talks = await Promise.all(people.map(person => person.connect()));
  const first = await Promise.all(talks.map((talk, seat) => talk.subscribe(table, seat)));
  const play = server.services.hub.peek(table)!.play!;
  const choose = async (seat: number, choice: { kind: string }): Promise<void> => {
    const sequence = (play.sequences[seat]?.last ?? 0) + 1;
    await talks[seat]!.ask({ type: "choose", table, seat, sequence, choices: [choice] });
    await settle(talks);
  };
  return { people, table, talks, play, choose, look: first[0]!.present!.look };
}

const recap = (person: Client, table: string) =>
  person.call("GET /api/tables/:table/recap", { params: { table }, query: { seat: 0 } });

const messages = (talk: Talk, since: number) =>
  talk.wire.slice(since).map((text, i) => ({ said: JSON.parse(text) as ServerMessage, heard: talk.heard[since + i] }));

test.each(Object.keys(real))(
  "%s: a recap has the events and pictures of those who were there",
  { timeout: 60_000 },
  async id => {
    const { people, table, talks, play, choose, look } = await scene(id);
    const chance = fastChance(id);
    const witness = new Witness(look);
    let compared = 0;
    for (let n = 0; n < 60 && play.match.state.stack.length > 0; n++) {
      const { open } = play.match.state;
      const seat = open[n % open.length]!;
      const heard = talks[0]!.wire.length;
      await choose(seat, randomChoice(play.game, play.match.state, seat, chance));
      for (const { said, heard: whole } of messages(talks[0]!, heard))
        if (said.type === "look" && whole?.type === "look") witness.see(said, whole.present.look);
      if (seat === 0) witness.begin();
      const found = await recap(people[0]!, table);
      expect(found.events).toEqual(witness.events);
      if (witness.events.length === 0) continue;
      compared++;
      expect(found.first.question).toBeNull();
      expect(steps(found.first.view, found.pictures)).toEqual(witness.views);
    }
    expect(compared).toBeGreaterThan(0);
    for (const talk of talks) talk.close();
  },
);

test("what was taken back is in no recap, and new luck is the luck of the recap", async () => {
  const { people, table, talks, play, choose } = await scene("duel");
  for (const seat of [0, 1])
    for (let n = 0; n < 2; n++) {
      const option = randomChoice(play.game, play.match.state, seat, fastChance(`${seat} ${n}`));
      await choose(seat, option);
    }
  await choose(0, { kind: "rest" });
  await choose(1, { kind: "roll" });
  await talks[1]!.ask({ type: "propose", table, kind: "undo", seat: 1 });
  const live = server.services.hub.peek(table)!;
  const [proposal] = live.doc.proposals;
  await talks[0]!.ask({ type: "vote", table, proposal: proposal!.id, answer: "yes" });
  const now = live.play!;
  const sequence = (now.sequences[1]?.last ?? 0) + 1;
  await talks[1]!.ask({ type: "choose", table, seat: 1, sequence, choices: [{ kind: "roll" }] });
  await settle(talks);
  const { events } = await recap(people[0]!, table);
  expect(events.filter(({ type }) => type === "rolled")).toEqual([
    { type: "rolled", seat: 1, die: (live.play!.match.state as unknown as { lastDie: number }).lastDie },
  ]);
  for (const talk of talks) talk.close();
});
