// Whole games by script clients over the documented protocol.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commitment } from "#kernel/chance.ts";
import { hash } from "#kernel/json.ts";
import { readSave, verify } from "#kernel/save.ts";
import type { Server } from "#server/server.ts";
import { gamesModule, registry } from "./all-games.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { playSeat } from "./player.ts";

const dir = tempDir();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path, {}, { games: registry, gamesModule });
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

/** What `hetman replay` says of an exported game. */
async function replayed(exported: object): Promise<unknown> {
  const file = join(dir.path, "export.json");
  writeFileSync(file, JSON.stringify(exported));
  const main = join(import.meta.dirname, "..", "..", "cli", "main.ts");
  const args = ["--disable-warning=ExperimentalWarning", main, "replay", file, "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

for (const [game, seats] of [
  ["duel", 2],
  ["xidit", 3],
  ["northgard", 2],
  ["tytani", 2],
  ["hlas", 2],
  ["runewars", 2],
] as const) {
  test(`script clients play a complete game of ${game} over the socket, and its record verifies`, async () => {
    const { people, table } = await seated(server.port, game, seats);
    const talks = await Promise.all(people.map(person => person.connect()));
    const ends = await Promise.all(talks.map((talk, seat) => playSeat(talk, table, seat, "whole game")));
    for (const end of ends) expect(end.look.result).toEqual(ends[0]!.look.result);

    const { table: info } = await people[0]!.call("GET /api/tables/:table", { params: { table } });
    expect(info.stage).toBe("finished");
    expect(commitment(info.seed!)).toBe(info.commitment);

    const exported = await people[0]!.call("GET /api/tables/:table/export", { params: { table }, query: {} });
    const save = readSave(JSON.stringify(exported));
    verify(registry[game]!.game, save);
    expect(save.start.seed).toBe(info.seed);
    const steps = (exported.record as { steps: { hash: string }[] }).steps;
    expect(hash(save.state)).toBe(steps.at(-1)!.hash);

    if (game !== "duel") expect(await replayed(exported)).toMatchObject({ game });

    const { steps: shown, total } = await people[1]!.call("GET /api/tables/:table/replay", {
      params: { table },
      query: { as: 0, from: 0 },
    });
    expect(shown.length).toBe(Math.min(100, total));
    expect(total).toBe(steps.length);
    for (const talk of talks) talk.close();
  });
}

// The random bot often thinks, which leads back to the same position: it must get out of there.
test.each(["greedy", "random"])("a game of a person without a socket against a %s bot ends", async level => {
  const seats = [{ kind: "me" }, { kind: "bot", level }];
  const { people, table } = await seated(server.port, "duel", 1, { seats, options: { length: "long" } });
  const [me] = people;
  let { present } = await me!.call("GET /api/tables/:table/present", { params: { table }, query: { as: 0 } });
  while (!present.look.result) {
    const option = present.look.question?.options[0];
    if (option) {
      const body = { seat: 0, sequence: present.sequence + 1, choices: [option] };
      ({ present } = await me!.call("POST /api/tables/:table/choices", { params: { table }, body }));
    } else {
      const query = { as: 0, after: present.version };
      ({ present } = await me!.call("GET /api/tables/:table/present", { params: { table }, query }));
    }
  }
  expect(present.look.result.places).toHaveLength(2);
});
