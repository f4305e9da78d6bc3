// Two people and a bot play a whole game of Runewars in words, to its end.
import { afterAll, beforeAll, expect, test } from "vitest";
import { gather } from "./on-board.ts";
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

test("the game is played to its end; the ranking counts dragon runes", async () => {
  await gather("runewars", anna, bartek);
  await Promise.all([autopilot(anna.page), autopilot(bartek.page)]);
  for (const { page } of [anna, bartek]) await page.locator(".end").waitFor({ timeout: 300_000 });
  expect(await anna.page.locator(".end-ranking tbody tr").count()).toBe(3);
  await anna.page.screenshot({ path: `${shots}/runewars-end.en.png` });
  await bartek.page.screenshot({ path: `${shots}/runewars-end.pl.png` });
  expect([...anna.complaints, ...bartek.complaints]).toEqual([]);
});
