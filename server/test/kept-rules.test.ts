// Rules that stay: a game begun on one build is finished, replayed and verified by the same rules on the next.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Registered } from "#games/registry.ts";
import { bundleRules } from "../../scripts/bundle-rules.mjs";
import { gamesModule, registry } from "./games.ts";
import { seated, tempDir, testServer, testSettings } from "./harness.ts";
import { playSeat } from "./player.ts";
import { fileIn, onFile, verified } from "./stored-games.ts";

const { duel } = registry as { duel: Registered };
/** Rules that bring every earlier game to another end. */
const changed: Registered = {
  ...duel,
  game: { ...duel.game, rules: "9", setup: from => ({ ...duel.game.setup(from), rounds: 1 }) },
};
const next = { ...registry, duel: changed };

const bundles = tempDir();
const rulesDir = join(bundles.path, "rules");
const nextDir = join(bundles.path, "next");
beforeAll(async () => {
  await bundleRules({ duel: "server/test/duel.ts" }, rulesDir);
  cpSync(rulesDir, nextDir, { recursive: true });
  writeFileSync(join(nextDir, "duel.js"), `${readFileSync(join(rulesDir, "duel.js"), "utf8")}// the next build`);
});
afterAll(() => bundles.remove());

/** A game in its first round, begun on the earlier rules, at a server that has the next ones. */
async function upgraded(bots: number, between: (path: string) => void = () => undefined) {
  const { path, remove } = tempDir();
  const first = await testServer(path, { rulesDir });
  const plan = { options: { length: "long" } };
  const { people, table } = await seated(first.port, "duel", 2, plan);
  const talk = await people[0]!.connect();
  const { present } = await talk.subscribe(table, 0);
  const choices = present!.look.question!.options.slice(0, 2);
  await talk.ask({ type: "choose", table, seat: 0, sequence: 1, choices });
  await first.close();
  between(path);
  const server = await testServer(path, { rulesDir: nextDir }, { games: next, gamesModule });
  for (const person of people) person.port = server.port;
  onTestFinished(async () => {
    await server.close();
    remove();
  });
  if (bots > 0) await people[1]!.call("POST /api/tables/:table/leave", { params: { table }, body: {} });
  return { path, server, people, table };
}

const withoutSnapshots = (path: string): void => onFile(fileIn(path), db => db.exec("DELETE FROM snapshots"));

test("a running game goes on by its own rules to its own end, is replayed and verified by them", async () => {
  const { path, server, people, table } = await upgraded(0, withoutSnapshots);
  const talks = await Promise.all(people.map(person => person.connect()));
  const ends = await Promise.all(talks.map((talk, seat) => playSeat(talk, table, seat, "kept")));
  expect(ends[0]!.look.result).not.toBeNull();
  const params = { table };
  const { steps } = await people[0]!.call("GET /api/tables/:table/replay", { params, query: { as: 0, from: 0 } });
  // By the next rules it would be over after one round: one plan of two, two turns.
  expect(steps.filter(({ events }) => events.some(({ type }) => type === "revealed")).length).toBeGreaterThan(1);
  const { rules } = await people[0]!.call("GET /api/tables/:table/export", { params, query: {} });
  expect(rules).toBe(duel.game.rules);
  await server.services.hub.peek(table)?.run(async () => undefined);
  const { all, wrong } = await verified(testSettings(path), next);
  expect([all.length, wrong]).toEqual([1, []]);
});

test("bots think by the same rules", async () => {
  const { people, table } = await upgraded(1, withoutSnapshots);
  const talk = await people[0]!.connect();
  const end = await playSeat(talk, table, 0, "kept");
  expect(end.look.result).not.toBeNull();
});

test("a new game is begun on the rules that are installed", async () => {
  const { server } = await upgraded(0);
  const { table } = await seated(server.port, "duel", 2);
  const { doc } = (await server.services.node.store.tables.byId(table))!;
  expect([doc.rules, doc.bundle]).toEqual(["9", server.services.node.rules.installed("duel")]);
});

test.each([
  ["damaged", "AAAA"],
  [
    "replaced",
    brotliCompressSync("export const duel = { procedures: [], viewFor: () => process.exit(1) }").toString("base64"),
  ],
])("stored rules that were %s are not run", async (_, body) => {
  const { people, table } = await upgraded(0, path => {
    withoutSnapshots(path);
    onFile(fileIn(path), db => db.prepare("UPDATE rules SET body = ?").run(body));
  });
  const talk = await people[0]!.connect();
  await expect(talk.subscribe(table, 0)).rejects.toThrow("rules-changed");
});
