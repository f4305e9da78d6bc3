// Looks on the wire: whole at the start, then what each event and each choice changed. Put together again they are what
// the rules say, for everybody who watches.
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry as real } from "#games/registry.ts";
import { fastChance } from "#kernel/chance.ts";
import { steps } from "#kernel/change.ts";
import { choose } from "#kernel/choose.ts";
import type { Viewer } from "#kernel/game.ts";
import { look } from "#kernel/look.ts";
import { viewsOf } from "#kernel/pictures.ts";
import { randomChoice } from "#kernel/run.ts";
import { readLook } from "#protocol/looks.ts";
import type { Present } from "#protocol/play.ts";
import type { ServerMessage } from "#protocol/socket.ts";
import type { Server } from "#server/server.ts";
import { gamesModule, registry } from "./all-games.ts";
import { settle, type Talk } from "./client.ts";
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

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

async function scene(game: string) {
  const seats = registry[game]!.game.seats.find(count => count >= 3) ?? 2;
  const { people, table } = await seated(server.port, game, seats);
  const talks = await Promise.all([...people, people[0]!].map(person => person.connect()));
  const viewers: Viewer[] = [...people.keys(), "spectator"];
  for (const [i, talk] of talks.entries()) await talk.subscribe(table, viewers[i]!);
  const play = server.services.hub.peek(table)!.play!;
  const present = (talk: Talk): Present => {
    const found = talk.heard.findLast(each => each.type === "look" || each.type === "subscribed");
    return (found as { present: Present }).present;
  };
  const lookOf = (talk: Talk) => present(talk).look;
  return { talks, viewers, table, play, present, lookOf };
}

/** The last look message since a place, as it came over the wire. */
function lastLook(talk: Talk, since = 0): Extract<ServerMessage, { type: "look" }> | null {
  const messages = talk.wire.slice(since).map(text => JSON.parse(text) as ServerMessage);
  return messages.findLast(message => message.type === "look") ?? null;
}

test.each(Object.keys(real))(
  "%s: what watchers put together is what the rules say, with a picture for each event",
  async id => {
    const { talks, viewers, table, play, present, lookOf } = await scene(id);
    const { game } = play;
    const chance = fastChance(id);
    let [whole, told, pictures] = [0, 0, 0];
    for (let n = 0; n < 70 && play.match.state.stack.length > 0; n++) {
      const before = play.match.state;
      const seat = before.open[n % before.open.length]!;
      const choices = [randomChoice(game, before, seat, chance)];
      const heard = talks.map(({ wire }) => wire.length);
      const shown = talks.map(lookOf);
      const sequence = present(talks[seat]!).sequence + 1;
      await talks[seat]!.ask({ type: "choose", table, seat, sequence, choices });
      await settle(talks);
      for (const [i, talk] of talks.entries()) {
        const truth = plain(look(game, play.match.state, viewers[i]!));
        expect(lookOf(talk)).toEqual(truth);
        const last = lastLook(talk, heard[i]!);
        if (!last) continue;
        whole += JSON.stringify(truth).length;
        told += JSON.stringify(last.look).length;
        pictures += last.pictures.length;
        const filmed = choose(game, before, seat, choices[0], true);
        const views = filmed.ok ? viewsOf(game, filmed, viewers[i]!) : [];
        expect(steps(shown[i]!.view, last.pictures)).toEqual(plain(views));
      }
    }
    expect(told).toBeLessThan(whole / 2);
    expect(pictures).toBeGreaterThan(3);
    for (const talk of talks) talk.close();
  },
);

test("a viewer who missed something is not told changes to it", async () => {
  const { talks, table, play, present } = await scene("xidit");
  const before = present(talks[0]!);
  const seat = play.match.state.open[0]!;
  const choices = [randomChoice(play.game, play.match.state, seat, fastChance("1"))];
  await talks[seat]!.ask({ type: "choose", table, seat, sequence: 1, choices });
  await settle(talks);
  const message = lastLook(talks[0]!)!;
  expect(message.from).toBe(before.version);
  expect(readLook(before, message)!.present.look).toEqual(present(talks[0]!).look);
  expect(readLook({ ...before, version: before.version - 1 }, message)).toBeNull();
  expect(readLook(null, message)).toBeNull();
  // Coming back they get the whole look, and changes from there on.
  const back = await talks[0]!.subscribe(table, 0, { seen: before.version });
  expect(back.present!.look).toEqual(present(talks[0]!).look);
  for (const talk of talks) talk.close();
});
