// Secrecy on the wire: in two worlds that differ only in what a viewer may not know, every byte the viewer receives is
// the same, whatever it asks and however the others change their minds.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { choose } from "#kernel/choose.ts";
import type { Viewer } from "#kernel/game.ts";
import { imagine } from "#kernel/imagine.ts";
import { hash } from "#kernel/json.ts";
import { submit } from "#kernel/match.ts";
import type { Choice } from "#kernel/procedure.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { runningSeats } from "#server/play/commit.ts";
import type { Server } from "#server/server.ts";
import { gamesModule, registry } from "./all-games.ts";
import { settle, type Talk } from "./client.ts";
import { type Scene, seated, tempDir, testServer } from "./harness.ts";
import { SimulatedTime } from "./simulated.ts";

const dir = tempDir();
const time = new SimulatedTime();
let server: Server;
beforeAll(async () => {
  const newSeed = () => "5eed".repeat(16);
  server = await testServer(dir.path, {}, { games: registry, gamesModule, time, newSeed });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

/** What a viewer received, with the random names of this table and its people taken out. */
function bytesOf(talk: Talk, { people, table }: Scene, from: number): string[] {
  const info = server.services.hub.peek(table)!.doc;
  const names: [string, string][] = [
    [table, "TABLE"],
    [info.key, "KEY"],
    ...people.map((person, i): [string, string] => [person.me!.id, `PERSON${i}`]),
  ];
  return talk.wire.slice(from).map(text => names.reduce((shown, [name, sign]) => shown.replaceAll(name, sign), text));
}

/** Plays some random moves in memory of both tables alike, then makes the second one an imagined world. */
async function twoWorlds(scenes: readonly [Scene, Scene], moves: number, viewer: Viewer): Promise<boolean> {
  const [truth, other] = scenes.map(({ table }) => server.services.hub.peek(table)!.play!);
  const chance = fastChance(`moves ${moves} ${viewer}`);
  for (let i = 0; i < moves; i++) {
    const { state } = truth!.match;
    const seat = state.open[i % Math.max(1, state.open.length)];
    if (seat === undefined) return false;
    submit(truth!.match, seat, randomChoice(truth!.game, state, seat, chance));
  }
  truth!.match.past = [];
  other!.match.past = [];
  other!.match.state = imagine(truth!.game, truth!.match.state, viewer, fastChance(`world ${moves}`));
  for (const { table } of scenes) {
    const live = server.services.hub.peek(table)!;
    const play = live.play!;
    play.clock = { ...play.clock!, running: runningSeats(live.doc, play.match.state) };
  }
  return truth!.match.state.stack.length > 0 && hash(truth!.match.state) !== hash(other!.match.state);
}

/** The others fumble with their secret answers for a while, and take them back; differently in each world. */
async function fumble({ table }: Scene, viewer: Viewer, talks: readonly Talk[], fumbles: number): Promise<void> {
  const { play } = server.services.hub.peek(table)!;
  const { seats } = play!.match.state;
  for (let seat = 0; seat < seats; seat++) {
    const { match, game, sequences } = play!;
    const soFar = match.state.answers[seat] ?? null;
    if (seat === viewer || soFar === null || !match.state.open.includes(seat)) continue;
    const send = async (message: { type: "retract"; keep: number } | { type: "choose"; choices: Choice[] }) => {
      await time.pass(1000);
      await talks[seat]!.ask({ ...message, table, seat, sequence: sequences[seat]!.last + 1 });
    };
    if (soFar.length > 0) await send({ type: "retract", keep: 0 });
    for (let i = 0; i < fumbles; i++) {
      const options = runnerOf(game).options(match.state, seat);
      const choice = options[i % options.length]!;
      const next = choose(game, match.state, seat, choice);
      // Whether a seat has finished is known to all; only what lies before that is secret.
      if (!next.ok || !next.state.open.includes(seat)) break;
      await send({ type: "choose", choices: [choice] });
      await send({ type: "retract", keep: 0 });
    }
  }
}

/** The viewer looks, asks, errs, and reads every list. */
async function inquire({ table, people }: Scene, viewer: Viewer, own: Talk): Promise<void> {
  const subscribed = await own.subscribe(table, viewer);
  if (viewer !== "spectator") {
    await own.ask({ type: "refusals", table, seat: viewer }).catch(() => undefined);
    const options = subscribed.present?.look.question?.options ?? [];
    for (const choice of options.slice(0, 2)) {
      const wish = { choices: [choice], pictures: true };
      await own.ask({ type: "preview", table, seat: viewer, wish }).catch(() => undefined);
    }
    await own
      .ask({ type: "choose", table, seat: viewer, sequence: 1, choices: [{ kind: "no such choice" }] })
      .catch(() => undefined);
    await own
      .ask({ type: "choose", table, seat: viewer, sequence: 9, choices: [{ kind: "pass" }] })
      .catch(() => undefined);
    await own.ask({ type: "undo", table, seat: viewer, sequence: 1 }).catch(() => undefined);
  }
  await settle([own]);
  const reader = people[viewer === "spectator" ? 0 : viewer]!;
  const query = { as: viewer };
  const answers: unknown[] = [
    (await reader.call("GET /api/tables")).tables.find(({ id }) => id === table),
    (await reader.call("GET /api/me/tables")).tables.find(({ id }) => id === table),
    await reader.call("GET /api/tables/:table", { params: { table } }),
    await reader.call("GET /api/tables/:table/present", { params: { table }, query }),
    await reader.call("GET /api/tables/:table/history", { params: { table }, query }),
  ];
  for (const answer of answers) own.wire.push(JSON.stringify(answer) ?? "missing");
}

const tiny = ["duel", "endless", "leaky"];
const cases: [string, number][] = [
  ["duel", 3],
  ...Object.entries(registry).flatMap(([id, { game }]): [string, number][] =>
    tiny.includes(id) ? [] : [[id, game.seats[0]!]],
  ),
];

/** What a viewer receives in two worlds after some moves; null when there is nothing it may not know. */
async function received(game: string, seats: number, moves: number): Promise<[string[], string[]] | null> {
  const plan = { pace: { kind: "days", days: 2 } };
  const scene = () => seated(server.port, game, seats, plan);
  const scenes: [Scene, Scene] = [await scene(), await scene()];
  const talks = await Promise.all(scenes.map(({ people }) => Promise.all(people.map(person => person.connect()))));
  const viewer: Viewer = moves % (seats + 1) === seats ? "spectator" : moves % (seats + 1);
  const eyes = viewer === "spectator" ? 0 : viewer;
  const own = await Promise.all(scenes.map(({ people }) => people[eyes]!.connect()));
  for (const [i, { table }] of scenes.entries()) await own[i]!.subscribe(table, viewer);
  await settle(own);
  const isDifferent = await twoWorlds(scenes, moves, viewer);
  const from = own.map(talk => talk.wire.length);
  if (isDifferent) {
    for (const [i, each] of scenes.entries()) await fumble(each, viewer, talks[i]!, i === 0 ? 1 : 3);
    await time.pass(3000);
    for (const [i, each] of scenes.entries()) await inquire(each, viewer, own[i]!);
  }
  const [first, second] = scenes.map((scene, i) => bytesOf(own[i]!, scene, from[i]!));
  for (const talk of [...talks.flat(), ...own]) talk.close();
  return isDifferent ? [first!, second!] : null;
}

describe.each(cases)("%s with %i seats", (game, seats) => {
  test.each([0, 1, 2, 3, 5, 8, 13, 21, 34])(
    "after %i moves each viewer receives the same bytes in both worlds",
    async moves => {
      const worlds = await received(game, seats, moves);
      if (!worlds) return;
      expect(worlds[0].length).toBeGreaterThan(0);
      expect(worlds[1]).toEqual(worlds[0]);
    },
  );
});

test("a game that leaks is found out", async () => {
  const worlds = await received("leaky", 3, 2);
  expect(worlds![1]).not.toEqual(worlds![0]);
});

test("neither seed nor chance nor another's hand is ever on the wire before the end", async () => {
  const scene = await seated(server.port, "duel", 2);
  const talks = await Promise.all(scene.people.map(person => person.connect()));
  for (const [seat, talk] of talks.entries()) await talk.subscribe(scene.table, seat);
  const watcher = await scene.people[0]!.connect();
  await watcher.subscribe(scene.table, "spectator");
  const all = [...talks, watcher].flatMap(talk => talk.wire).join("\n");
  expect(all).not.toContain("5eed5eed");
  expect(all).not.toContain('"chance"');
  expect(all).not.toContain('"answers"');
});
