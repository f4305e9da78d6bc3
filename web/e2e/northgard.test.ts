// Two people and a bot play a whole game of Northgard through the interface: tiles, units, cards and battles on the
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
  ["battle", ".ng-battle-choices button:not(:disabled)"],
  ["send", ".ng-send button"],
  ["pick", ".ng-picker .hk-button:not(.ng-back)"],
  ["put", ".ng-tile-work .hk-button-main:not(:disabled)"],
  ["tile", '.ng-cell[data-state="option"]'],
  ["goal", '.ng-goal[data-state="option"]'],
  ["slot", '.ng-slot-target[data-state="option"]'],
  ["creature", '.ng-beast[data-state="option"]'],
  ["land", '.ng-country[data-state="option"]:not(.ng-source)'],
  ["card", '[data-place^="card:"][data-state="option"]'],
  ["button", ".ng-work .ng-rest button:not(:disabled)"],
  ["option", '.ng-option-pass[data-state="option"]'],
] as const;
type Deed = (typeof answers)[number][0];

/** What everybody is to do at least once on the board itself. */
const wanted: readonly Deed[] = ["tile", "put", "land", "card", "goal"];

test("a table of three gathers", () => gather("northgard", anna, bartek));

test("both lay tiles, settle, play cards and move on the board", async () => {
  await playOnBoard([anna.page, bartek.page], answers, wanted);
  await anna.page.screenshot({ path: `${shots}/northgard-moves.en.png` });
  expect([...anna.complaints, ...bartek.complaints]).toEqual([]);
});

test("a table half played is there after a reload", async () => {
  const { page } = anna;
  const tiles = await page.locator(".ng-country").count();
  await page.reload();
  await page.locator(".hk-question").waitFor();
  expect(await page.locator(".ng-country").count()).toBeGreaterThanOrEqual(Math.min(tiles, 4));
});

test("the game is played to its end; the log tells of winters", async () => {
  await Promise.all([autopilot(anna.page), autopilot(bartek.page)]);
  await anna.page
    .getByText(/pays .* in winter/)
    .first()
    .waitFor({ timeout: 60_000 });
  await bartek.page
    .getByText(/^Zima:/)
    .first()
    .waitFor({ timeout: 60_000 });
  for (const { page } of [anna, bartek]) await page.locator(".end").waitFor({ timeout: 120_000 });
  expect(await anna.page.locator(".end-ranking tbody tr").count()).toBe(3);
  await anna.page.screenshot({ path: `${shots}/northgard-end.en.png` });
  await bartek.page.screenshot({ path: `${shots}/northgard-end.pl.png` });
  expect([...anna.complaints, ...bartek.complaints]).toEqual([]);
});
