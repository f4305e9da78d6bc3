// Two people and a bot play a whole game of Titans through the interface: orders, marches, cards and Battles on the
// board itself, one by mouse and one by keyboard, then in words to the end.
import { afterAll, beforeAll, expect, test } from "vitest";
import { gather, playOnBoard } from "./on-board.ts";
import { autopilot, type Somebody, shots, World } from "./world.ts";

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
  ["march", ".ty-muster .hk-button-main:not(:disabled)"],
  ["muster", ".ty-muster .ty-stepper button:last-child:not(:disabled)"],
  ["pick", ".ty-picker .ty-choice"],
  ["mission", '[data-place^="mission:"][data-state="option"]'],
  ["order", '[data-place^="order:"][data-state="option"]'],
  ["action", '[data-place^="action:"][data-state="option"]'],
  ["region", '[data-place^="region:"][data-state="option"]'],
  ["set", ".ty-gather button:not(:disabled)"],
  ["card", '[data-place^="card:"][data-state="option"]'],
  ["die", '[data-place^="die:"][data-state="option"]'],
  ["nation", '[data-place^="nation:"][data-state="option"]'],
  ["button", ".ty-board .ty-rest button:not(:disabled)"],
] as const;
type Deed = (typeof answers)[number][0];

/** What everybody is to do at least once on the board itself. */
const wanted: readonly Deed[] = ["mission", "order", "action", "region", "march"];

test("a table of three gathers", () => gather("tytani", anna, bartek));

test("both take orders, march and fight on the board", async () => {
  await playOnBoard([anna.page, bartek.page], answers, wanted);
  await anna.page.screenshot({ path: `${shots}/tytani-moves.en.png` });
  expect([...anna.complaints, ...bartek.complaints]).toEqual([]);
});

test("a table half played is there after a reload", async () => {
  const { page } = anna;
  const regions = await page.locator('[data-place^="region:"]').count();
  await page.reload();
  await page.locator(".hk-question").waitFor();
  expect(await page.locator('[data-place^="region:"]').count()).toBe(regions);
});

test("the game is played to its end; the log tells of rounds", async () => {
  await Promise.all([autopilot(anna.page), autopilot(bartek.page)]);
  for (const { page } of [anna, bartek]) await page.locator(".end").waitFor({ timeout: 120_000 });
  expect(await anna.page.locator(".end-ranking tbody tr").count()).toBe(3);
  await anna.page.screenshot({ path: `${shots}/tytani-end.en.png` });
  await bartek.page.screenshot({ path: `${shots}/tytani-end.pl.png` });
  expect([...anna.complaints, ...bartek.complaints]).toEqual([]);
});
