// How smoothly the boards go on a slow phone, late in a game; medians of several runs:
//   node scripts/bootstrap.mjs node --disable-warning=ExperimentalWarning web/bench/client.ts [--runs 5] [--out file] [game …]
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { CDPSession, Page } from "playwright-core";
import { registry } from "#games/registry.ts";
import { World } from "../e2e/world.ts";
import { type Counted, countRenders, watchTasks } from "./in-page.ts";
import { keepIn, lateTable } from "./late-game.ts";

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" }, out: { type: "string" }, names: { type: "boolean" } },
  allowPositionals: true,
});

/** A phone of the middle class beside this machine. */
const SLOWER = 4;
const MOVES_MS = 2000;
const PRESSES = 8;

type Figures = Readonly<Record<string, number>>;

/** What the page spent and showed while something was done to it. */
async function during(page: Page, devtools: CDPSession, act: () => Promise<unknown>): Promise<Figures> {
  const spent = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  await page.evaluate(() => {
    const frames = { times: [] as number[], isOn: true };
    Object.assign(window, { frames });
    const note = (at: number) => {
      frames.times.push(at);
      if (frames.isOn) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const before = await spent();
  await act();
  const after = await spent();
  const times = await page.evaluate(() => {
    const { frames } = window as unknown as { frames: { times: number[]; isOn: boolean } };
    frames.isOn = false;
    return frames.times;
  });
  const seconds = (times.at(-1)! - times[0]!) / 1000;
  const each = (name: string) => (after[name]! - before[name]!) / (times.length - 1);
  return {
    fps: (times.length - 1) / seconds,
    cpuPerFrame: each("TaskDuration"),
    stylePerFrame: each("RecalcStyleDuration") + each("LayoutDuration"),
  };
}

/** Moves fingers over the middle of the map, back and forth, as fast as the page takes it. */
async function fingers(page: Page, devtools: CDPSession, isPinch: boolean): Promise<void> {
  const box = (await page.locator(".hk-map").boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const at = (far: number) =>
    isPinch
      ? [
          { x: x - 20 - far, y, id: 0 },
          { x: x + 20 + far, y, id: 1 },
        ]
      : [{ x: x - 60 + far, y: y - 20 + far / 3, id: 0 }];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", far: number) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : at(far) });
  await touch("touchStart", 0);
  const begin = Date.now();
  for (let i = 0; Date.now() - begin < MOVES_MS; i++) await touch("touchMove", 60 - 60 * Math.cos(i / 12));
  await touch("touchEnd", 0);
}

/** The next thing to press that answers the question, as a person would find it; null while others move. */
const nextPress = (page: Page, draw: number) =>
  page.evaluate(draw => {
    if (!document.querySelector('.hk-question[data-mood="yours"]')) return null;
    const things = [
      ...document.querySelectorAll(".board-space [data-state='option'], .hk-own button:not(:disabled):not(.hk-link)"),
    ].filter(thing => {
      const { x, y, width, height } = (thing.querySelector("[data-anchor]") ?? thing).getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return width > 0 && top !== null && thing.contains(top);
    });
    const found = things[Math.floor(draw * things.length)];
    const box = (found?.querySelector("[data-anchor]") ?? found)?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, draw);

/** Answers some questions: what was drawn again for the largest change, and how long until it was seen. */
async function presses(page: Page): Promise<Figures> {
  const shares: number[] = [];
  const reactions: number[] = [];
  let seed = 7;
  for (let i = 0, idle = 0; i < PRESSES && idle < 60; ) {
    seed = (seed * 48271) % 2147483647;
    const spot = await nextPress(page, seed / 2147483647);
    if (!spot) {
      idle++;
      await page.waitForTimeout(150);
      continue;
    }
    i++;
    idle = 0;
    await page.evaluate(() => Object.assign(window, { commits: [], reactions: [] }));
    await page.mouse.click(spot.x, spot.y);
    await page.waitForTimeout(900);
    const { commits, reactions: seen } = await page.evaluate(() => {
      const { commits, reactions } = window as unknown as Counted;
      return { commits, reactions };
    });
    const largest = commits.toSorted((a, b) => b.rendered - a.rendered)[0];
    if (largest) shares.push((100 * largest.rendered) / largest.all);
    if (largest && values.names) tellNames(largest);
    if (seen.length > 0) reactions.push(Math.max(...seen));
  }
  return { sharePercent: median(shares), shareMost: Math.max(0, ...shares), reactionMs: median(reactions) };
}

/** What was drawn most. */
function tellNames({ rendered, all, names }: Counted["commits"][number]): void {
  const most = Object.entries(names).toSorted(([, a], [, b]) => b - a);
  process.stderr.write(
    `${rendered}/${all} ${most
      .slice(0, 40)
      .map(each => each.join(" "))
      .join(", ")}\n`,
  );
}

async function openLog(page: Page, devtools: CDPSession): Promise<Figures> {
  const nodes = () => page.evaluate(() => document.querySelectorAll("*").length);
  const before = await nodes();
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const begin = Date.now();
  await page.locator(".table-tabs button").filter({ hasText: "Log" }).click();
  await page.locator(".hk-log-line").first().waitFor();
  return { logMs: Date.now() - begin, logNodes: (await nodes()) - before };
}

/** One run on one game. */
async function run(world: World, address: (page: Page) => Promise<string>): Promise<Figures> {
  const { page, context } = await world.somebody({ size: "phone", moves: true });
  try {
    await page.addInitScript(countRenders);
    await page.addInitScript(watchTasks);
    const devtools = await context.newCDPSession(page);
    // CPU time, so that what else runs on this machine counts for less.
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    await devtools.send("Network.enable");
    await page.goto("/");
    const path = await address(page);
    await page.waitForLoadState("networkidle");
    let bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(to => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await page.locator('.hk-question[data-mood="yours"]').waitFor();
    await page.waitForTimeout(1500);
    const tasks = () => page.evaluate(() => (window as unknown as Counted).longest);
    const opening = { openKb: bytes / 1000, openLongestMs: await tasks() };
    const open = page.locator('.hk-tabs [aria-pressed="true"]');
    if (await open.isVisible()) await open.click();
    await page.waitForTimeout(400);
    const pan = await during(page, devtools, () => fingers(page, devtools, false));
    const pinch = await during(page, devtools, () => fingers(page, devtools, true));
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const log = await openLog(page, devtools);
    await page.locator(".table-tabs button").filter({ hasText: "Log" }).click();
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.waitForTimeout(800);
    const answered = await presses(page);
    const named = (what: string, figures: Figures) =>
      Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${what}.${name}`, value]));
    return { ...opening, ...named("pan", pan), ...named("pinch", pinch), ...log, ...answered };
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const world = await World.open();
const report: Record<string, Figures> = {};
for (const game of positionals.length > 0 ? positionals : Object.keys(registry)) {
  const table = lateTable(game);
  const runs: Figures[] = [];
  for (let i = 0; i < Number(values.runs); i++) runs.push(await run(world, page => keepIn(page, table)));
  const figures = Object.keys(runs[0]!).map(name => {
    return [name, Math.round(10 * median(runs.map(each => each[name]!))) / 10] as const;
  });
  report[game] = Object.fromEntries(figures);
  process.stdout.write(`${game} ${JSON.stringify(report[game])}\n`);
}
if (values.out) writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
await world.close();
