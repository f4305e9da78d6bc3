// Runs inside vitest: collects the tests of a game, sees which changes each of them reaches, then puts one change after
// the other in force and runs those that reach it until one fails.
import { renameSync, writeFileSync } from "node:fs";
import { Script } from "node:vm";
import { onTestFailed, test } from "vitest";
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
const MILLISECONDS = 20_000;
const TIMES_SLOWER = 20;
/** Tests that take longer are left out: what they alone would notice counts as unnoticed. */
const SLOW = 15_000;
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
async function problemOf(each: Collected, timeout: number): Promise<unknown> {
  try {
    globalThis.__run = each.run;
    await running.runInThisContext({ timeout });
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
    const problem = await problemOf(each, SLOW);
    const milliseconds = performance.now() - begun;
    if (problem && milliseconds < SLOW) throw new Error(`${each.file}: ${each.name} fails unchanged: ${problem}`);
    if (!problem) known.push({ ...each, run: each.run, steps, reached, milliseconds });
  }
  return known.sort((a, b) => a.milliseconds - b.milliseconds);
}

const timeoutOf = ({ milliseconds }: Known): number => Math.ceil(MILLISECONDS + TIMES_SLOWER * milliseconds);

/** Tests that were seen to pass for the second time, and those that then fail: they share what they change. */
const sure = new Set<Known>();
const unsure = new Set<Known>();

/** Whether a test that notices a change passes without any, also for the second time: else it notices nothing. */
async function passesAgain(each: Known): Promise<boolean> {
  if (sure.has(each)) return true;
  limit = Number.POSITIVE_INFINITY;
  const passes = !(await problemOf(each, timeoutOf(each)));
  (passes ? sure : unsure).add(each);
  return passes;
}

/** Tests that noticed changes lately, the latest first: they are likely to notice the next one, which stands nearby. */
let lately: readonly Known[] = [];
const REMEMBERED = 8;

async function fate(id: number, known: readonly Known[], isStatic: boolean): Promise<Outcome> {
  const reaching = [...new Set([...lately, ...known])].filter(each => each.reached.has(id) && !unsure.has(each));
  if (reaching.length === 0) return { id, fate: isStatic ? "static" : "unreached" };
  for (const each of reaching) {
    active = id;
    steps = 0;
    limit = each.steps * FACTOR + SLACK;
    const problem = await problemOf(each, timeoutOf(each));
    active = NONE;
    if (!problem || !(await passesAgain(each))) continue;
    lately = [each, ...lately.filter(other => other !== each)].slice(0, REMEMBERED);
    return { id, fate: "killed", by: each.file };
  }
  return { id, fate: "survived" };
}

test("the campaign", { timeout: 24 * 3_600_000 }, async () => {
  const { tests, game, gamesFile, ids, out }: Plan = JSON.parse(process.env.HETMAN_MUTATE ?? "{}");
  onTestFailed(({ task }) => {
    process.stderr.write(`${task.result?.errors?.map(({ message }) => message).join("\n")}\n`);
  });
  for (const file of tests) {
    beginFile(file);
    await import(file);
  }
  const { wholeGames } = await import(gamesFile);
  for (const each of await wholeGames(game)) collected.push({ ...each, file: gamesFile });
  for (const prepare of preparations) await prepare();
  const atLoading = reached;
  const known = await survey();
  const outcomes: Outcome[] = [];
  for (const [i, id] of ids.entries()) {
    outcomes.push(await fate(id, known, atLoading.has(id)));
    if (i % SAVE_AFTER === SAVE_AFTER - 1) save(out, outcomes);
    // Vitest wants to hear of its workers now and then.
    await new Promise(setImmediate);
  }
  save(out, outcomes);
});

/** In one go, because it is read at any time. */
function save(out: string, outcomes: readonly Outcome[]): void {
  writeFileSync(`${out}.part`, JSON.stringify(outcomes));
  renameSync(`${out}.part`, out);
}
