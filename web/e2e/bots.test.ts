// One person against three bots of three strengths, on the server, to the end of a short game; then the bots say why
// they moved, from nothing but the record.
import { afterAll, beforeAll, expect, test } from "vitest";
import { playToTheEnd, type Somebody, shots, World } from "./world.ts";

let world: World;
let person: Somebody;
beforeAll(async () => {
  world = await World.open();
  person = await world.somebody();
});
afterAll(() => world.close());

const levels = ["Recruit", "Squire", "Captain"];

test("a person plays a Recruit, a Squire and a Captain to the end", async () => {
  const { page, complaints } = person;
  await page.goto("/new/xidit?where=online");
  await page.getByRole("radio", { name: /9 Years|short/i }).check();
  for (const [i, level] of levels.entries()) {
    const seat = i + 2;
    await page
      .getByRole("group", { name: `Who plays seat ${seat}` })
      .getByRole("radio", { name: "Bot" })
      .check();
    const strength = page.getByRole("group", { name: `Strength of the bot in seat ${seat}` });
    await strength.getByRole("radio", { name: level }).check();
  }
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByLabel("Nickname").fill("Anna");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.locator('[data-mood="yours"]').waitFor();
  expect(await page.locator(".hk-rail-players .bot-note").allInnerTexts()).toEqual(
    levels.map(level => expect.stringContaining(level)),
  );
  await page.getByRole("button", { name: /^Squire/ }).click();
  await page.getByText("It sees only what a person in its seat would see.").waitFor();
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  expect(await page.locator(".end-ranking tbody tr").count()).toBe(4);
  expect(complaints).toEqual([]);
});

test("in the replay each bot says why it moved: its best answers with value and visits, and the one it gave", async () => {
  const { page, complaints } = person;
  await page.getByRole("link", { name: "Replay" }).click();
  const scrub = page.getByRole("slider", { name: "Moment of the game" });
  await scrub.waitFor();
  const ask = page.getByRole("button", { name: "Why this move?" });
  const card = page.getByRole("region", { name: "Why this move" });
  const told = new Set<string>();
  for (let line = 12; told.size < 3 && line < 60; line += 3) {
    await scrub.fill(String(line));
    await page.waitForURL(new RegExp(`at=${line}\\b`));
    if (await card.isVisible()) await card.getByRole("button", { name: "Close this card" }).click();
    if (!(await ask.isEnabled())) continue;
    await ask.click();
    await card.getByText(/possibilit|all it weighed|only one thing/).waitFor();
    if (await card.getByText(/only one thing/).isVisible()) continue;
    const lines = await card.locator(".why-list li").allInnerTexts();
    expect(lines.length).toBeGreaterThanOrEqual(1);
    for (const text of lines) expect(text).toMatch(/estimated chance to win \d+%, tried (once|\d+ times)/);
    // A slow machine may have cut the thought short at the table: then the card says apart what was done.
    const apart = await card.getByText(/^It did:/).count();
    expect(lines.filter(text => text.includes("played")).length + apart).toBe(1);
    told.add((await card.getByRole("heading").textContent()) ?? "");
  }
  await page.screenshot({ path: `${shots}/why.en.png` });
  expect(told.size).toBe(3);
  expect(complaints).toEqual([]);
});
