// Questions that may come next, to be answered in advance: from the game's own questions, and without its secrets.
import { afterAll, beforeAll, expect, test } from "vitest";
import { beacons } from "#games/_template/index.ts";
import { fastChance } from "#kernel/chance.ts";
import { changed } from "#kernel/change.ts";
import { foresee } from "#kernel/foresee.ts";
import type { AnyGame } from "#kernel/game.ts";
import { imagine } from "#kernel/imagine.ts";
import { copy, hash } from "#kernel/json.ts";
import type { Seat, State } from "#kernel/procedure.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { plain, type Reader } from "#kernel/texts.ts";
import type { Server } from "#server/server.ts";
import { gamesModule, registry } from "./all-games.ts";
import { Client } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";

/** A game after some choices at random. */
function position(game: AnyGame, choices: number): State {
  const state = start(game, { seats: game.seats[0]!, seed: "5eed".repeat(16), options: {}, seatOptions: [] } as never);
  const chance = fastChance("position");
  for (let i = 0; i < choices; i++) {
    const seat = state.open[0]!;
    runnerOf(game).play(state, seat, randomChoice(game, state, seat, chance), []);
  }
  return state;
}

/** Everything foreseen by many lucks, as texts. */
function allForeseen(state: State, seat: Seat): string[] {
  const questions = Array.from({ length: 40 }, (_, luck) => foresee(beacons, state, seat, `luck ${luck}`)).flat();
  return [...new Set(questions.map(({ question }) => `${question.proc}.${question.step}`))].sort();
}

test("what is foreseen changes nothing, and is the same for worlds that the seat cannot tell apart", () => {
  const state = position(beacons, 4);
  const before = hash(state);
  const found = allForeseen(state, 0);
  expect(hash(state)).toBe(before);
  expect(found.length).toBeGreaterThan(0);
  for (const world of ["one", "two", "three"])
    expect(allForeseen(imagine(beacons, state, 0, fastChance(world)), 0)).toEqual(found);
});

test.each(Object.entries(registry).filter(([id]) => !["leaky", "endless", "duel"].includes(id)))(
  "%s: foreseen questions and their options are sentences in both languages, now and then",
  async (_, { game, texts }) => {
    const state = position(game, 60);
    const reader: Reader = { viewer: 0, seatName: seat => `P${seat}` };
    for (const language of ["en", "pl"] as const) {
      const words = await texts(language);
      for (const { question, view } of foresee(game, copy(state), 0, "luck")) {
        expect(question.options.length).toBeGreaterThan(1);
        // Kept as an order, a question has no options, and is read as things stand now.
        for (const [asked, seen] of [
          [question, view],
          [{ ...question, options: [] }, game.viewFor(state, 0)],
        ] as const) {
          expect(plain(words.question(asked, seen, reader))).not.toBe("");
          for (const option of question.options) expect(plain(words.choice(option, asked, seen, reader))).not.toBe("");
        }
      }
    }
  },
);

const dir = tempDir();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path, {}, { games: registry, gamesModule });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

test("a person asks what may come, is told it as changes to the view, and answers it in advance", async () => {
  const { people, table } = await seated(server.port, "runewars", 2);
  const params = { table };
  const ask = (client: Client) =>
    client.call("GET /api/tables/:table/orders/questions", { params, query: { seat: "1" } });
  const { version, questions } = await ask(people[1]!);
  expect(questions.length).toBeGreaterThan(0);
  const { present } = await people[1]!.call("GET /api/tables/:table/present", { params, query: { as: "1" } });
  expect(present.version).toBe(version);
  const [{ question, view } = { question: null, view: null }] = questions;
  expect(view === null ? present.look.view : changed(present.look.view, view)).toHaveProperty("viewer");
  const { proc, step, args, options } = question!;
  const answer = { question: { proc, step, args, isExact: true }, choice: options[0]! };
  const { list } = await people[1]!.call("PATCH /api/tables/:table/orders", {
    params,
    body: { give: { seat: 1, answer, until: "used" } },
  });
  expect(list).toHaveLength(1);
  // Asked again at the same position, it is what was worked out.
  expect(await ask(people[1]!)).toEqual({ version, questions });
  await expect(ask(await Client.guest(server.port, "Stranger"))).rejects.toThrow();
});
