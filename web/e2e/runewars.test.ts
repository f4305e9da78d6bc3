// Two people and a bot begin a game of Runewars through the interface: banners, tiles, markers and Orders on the board
// itself, one by mouse and one by keyboard. A whole game takes longer: see runewars.long.test.ts.
import { afterAll, beforeAll, expect, test } from "vitest";
import { gather, playOnBoard } from "./on-board.ts";
import { type Somebody, shots, World } from "./world.ts";

let world: World;
let anna: Somebody;
let bartek: Somebody;

beforeAll(async () => {
  world = await World.open();
  anna = await world.somebody();
  bartek = await world.somebody({ language: "pl", theme: "light" });
});
afterAll(() => world.close());

/** Where answers lie on this board, in the order in which somebody would look for them. */
const answers = [
  ["march", ".rw-picker:has(.rw-stepper) .hk-button-main:not(:disabled)"],
  ["lay", ".rw-picker:has(.rw-tiles) .hk-button-main:not(:disabled)"],
  ["pick", ".rw-picker:not(:has(.rw-tiles, .rw-stepper)) .rw-choice:not(:disabled)"],
  ["faction", '[data-place^="faction:"][data-state="option"]'],
  // Strategize leads to marches in the first season already.
  ["order", '[data-place="order:1"][data-state="option"]'],
  ["order", '[data-place^="order:"][data-state="option"]'],
  ["figure", '.rw-battle [data-place^="figure:"][data-state="option"]'],
  ["tile", '[data-place^="lay:"][data-state="option"]'],
  ["mark", '[data-place^="mark:"][data-state="option"]'],
  ["area", '.hk-map [data-place^="area:"][data-state="option"]'],
  ["number", ".rw-number:not(:disabled)"],
  ["button", ".rw-board .rw-work button:not(:disabled)"],
] as const;
type Deed = (typeof answers)[number][0];

/** What everybody is to do at least once on the board itself. */
const wanted: readonly Deed[] = ["faction", "tile", "lay", "area", "order"];

test("a table of three gathers", () => gather("runewars", anna, bartek));

test("both choose banners, build the map and give Orders on the board", async () => {
  await playOnBoard([anna.page, bartek.page], answers, wanted);
  await anna.page.screenshot({ path: `${shots}/runewars-moves.en.png` });
  expect([...anna.complaints, ...bartek.complaints]).toEqual([]);
});

test("a table half played is there after a reload", async () => {
  const { page } = anna;
  const areas = await page.locator('[data-place^="area:"]').count();
  expect(areas).toBeGreaterThan(20);
  await page.reload();
  await page.locator(".hk-question").waitFor();
  await page.locator('[data-place^="area:"]').first().waitFor();
  expect(await page.locator('[data-place^="area:"]').count()).toBe(areas);
});
