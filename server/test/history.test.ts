// The checker of histories finds what it is there for: each kind of fault, put into a true history, is named.
import { afterAll, beforeAll, expect, test } from "vitest";
import { hash } from "#kernel/json.ts";
import { runnerOf } from "#kernel/run.ts";
import { type Start, start } from "#kernel/start.ts";
import { type NumberedStep, readStep } from "#server/play/step.ts";
import { registry } from "./games.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { contradictions, type History } from "./history.ts";
import { playSeat } from "./player.ts";

const { game } = registry.duel!;
const dir = tempDir();
let table = "";
let from: Start;
let steps: NumberedStep[];
beforeAll(async () => {
  const server = await testServer(dir.path);
  const scene = await seated(server.port, "duel", 2);
  table = scene.table;
  await Promise.all(scene.people.map(async (person, seat) => playSeat(await person.connect(), table, seat, "history")));
  const { tables } = server.services.node.store;
  const { doc } = (await tables.byId(table))!;
  steps = (await tables.journal(doc.no, 0)).map(readStep);
  from = (await tables.start(doc.no))!;
  await server.close();
});
afterAll(() => dir.remove());

/** What two clients would have written down: each step sent at 10 times its place, and seat 0 asking after each. */
function truth(): History {
  const state = start(game, from);
  const history: History = { sent: [], seen: [] };
  for (const [at, { seat, sequence, digest, act }] of steps.entries()) {
    if (act.kind === "choose") for (const choice of act.choices) runnerOf(game).play(state, seat, choice, []);
    if (digest !== "") history.sent.push({ table, seat, sequence, digest, began: at * 10, ended: at * 10 + 5 });
    const view = hash(game.viewFor(state, 0));
    history.seen.push({ table, seat: 0, connection: 1, asked: at * 10 + 6, view });
  }
  return history;
}

const found = (history: History, journal: readonly NumberedStep[] = steps): string[] =>
  contradictions(history, table, game, from, journal);

test("a true history has no contradiction", () => {
  expect(steps.length).toBeGreaterThan(6);
  expect(found(truth())).toEqual([]);
});

test("an acknowledged submission that is not stored is lost", () => {
  const history = truth();
  history.sent.push({ ...history.sent[0]!, sequence: 99 });
  expect(found(history)).toEqual([expect.stringContaining("is lost")]);
});

test("one that was never acknowledged may be missing", () => {
  const history = truth();
  history.sent.push({ ...history.sent[0]!, sequence: 99, ended: null });
  expect(found(history)).toEqual([]);
});

test("a submission that is stored twice is found", () => {
  const twice = [...steps, { ...steps.at(-1)!, version: steps.length + 1 }];
  expect(found(truth(), twice)).toContainEqual(expect.stringContaining("was done twice"));
});

test("an order against what clients knew is found", () => {
  const history = truth();
  const first = history.sent[0]!;
  history.sent[0] = { ...first, began: 100_000, ended: 100_001 };
  expect(found(history)).toContainEqual(expect.stringContaining("stands before what was acknowledged earlier"));
});

test("a stale answer to a question is found; told later without a question it is only late", () => {
  const [first] = truth().seen;
  const stale = (asked: number | null): History => ({
    sent: truth().sent,
    seen: [{ ...first!, connection: 2, asked }],
  });
  expect(found(stale(100_000))).toEqual([expect.stringContaining("saw what was over")]);
  expect(found(stale(null))).toEqual([]);
});

test("a connection that is shown an earlier position again is found", () => {
  const { sent, seen } = truth();
  const back = [seen.at(-1)!, seen[0]!].map(each => ({ ...each, asked: null }));
  expect(found({ sent, seen: back })).toEqual([expect.stringContaining("saw what was over")]);
});
