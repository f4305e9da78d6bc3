// Runs inside vitest: collects the tests of a game, sees which changes each of them reaches, then puts one change after
// the other in force and runs those that reach it until one fails.
import { writeFileSync } from "node:fs";
import { Script } from "node:vm";
import { test } from "vitest";
import { beginFile, type Collected, collected, preparations } from "./collect.ts";
import type { Outcome, Plan } from "./plan.ts";

declare global {
  var __m: (id: number) => boolean;
  var __run: () => unknown;
}

/** A test may take so many times its usual steps, and so many more, before it is thought to run for ever. */
const FACTOR = 5;
const SLACK = 300_000;
/** The same where nothing counts its steps: lists of a billion items, say. */
const SECONDS = 20;
/** Results are kept after so many mutants. */
const SAVE_AFTER = 40;

const NONE = -1;
let active = NONE;
let steps = 0;
let limit = Number.POSITIVE_INFINITY;
let reached: Set<number> = new Set();

globalThis.__m = (id: number): boolean => {
  if (active === NONE) {
    reached.add(id);
    steps++;
    return false;
  }
  if (++steps > limit) throw new Error("runs for ever");
  return id === active;
};

interface Known extends Collected {
  readonly steps: number;
  readonly milliseconds: number;
  readonly reached: ReadonlySet<number>;
}

const running = new Script("__run()");

/** Runs a test; its problem, or null. */
async function problemOf(each: Collected): Promise<unknown> {
  try {
    globalThis.__run = each.run;
    await running.runInThisContext({ timeout: SECONDS * 1000 });
    return null;
  } catch (error) {
    return error ?? "failed";
  }
}

async function survey(): Promise<Known[]> {
  const known: Known[] = [];
  for (const each of collected) {
    reached = new Set();
    steps = 0;
    const begun = performance.now();
    const problem = await problemOf(each);
    if (problem) throw new Error(`${each.file}: ${each.name} fails without any change`, { cause: problem });
    known.push({ ...each, run: each.run, steps, reached, milliseconds: performance.now() - begun });
  }
  return known.sort((a, b) => a.milliseconds - b.milliseconds);
}

async function fate(id: number, known: readonly Known[], isStatic: boolean): Promise<Outcome> {
  const reaching = known.filter(each => each.reached.has(id));
  if (reaching.length === 0) return { id, fate: isStatic ? "static" : "unreached" };
  for (const each of reaching) {
    active = id;
    steps = 0;
    limit = each.steps * FACTOR + SLACK;
    const problem = await problemOf(each);
    active = NONE;
    if (problem) return { id, fate: "killed", by: each.file };
  }
  return { id, fate: "survived" };
}

test("the campaign", { timeout: 24 * 3_600_000 }, async () => {
  const { tests, ids, out }: Plan = JSON.parse(process.env.HETMAN_MUTATE ?? "{}");
  for (const file of tests) {
    beginFile(file);
    await import(file);
  }
  for (const prepare of preparations) await prepare();
  const atLoading = reached;
  const known = await survey();
  const outcomes: Outcome[] = [];
  for (const [i, id] of ids.entries()) {
    outcomes.push(await fate(id, known, atLoading.has(id)));
    if (i % SAVE_AFTER === SAVE_AFTER - 1) writeFileSync(out, JSON.stringify(outcomes));
    // Vitest wants to hear of its workers now and then.
    await new Promise(setImmediate);
  }
  writeFileSync(out, JSON.stringify(outcomes));
});
