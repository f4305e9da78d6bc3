// Anna at her desk and Bartek with a phone, in one game: a line that dies without a word, an undo by consent, a game
// ended by vote, and the question whether to play again.
import { expect, test } from "vitest";
import { gather, twoPeople } from "./two-people.ts";
import { shots } from "./world.ts";

const people = twoPeople();
const line = { isDead: false };

test("a table gathers, and Bartek's line can die", async () => {
  await people.bartek.context.routeWebSocket(/api\/socket/, page => {
    const server = page.connectToServer();
    page.onMessage(message => line.isDead || server.send(message));
    server.onMessage(message => line.isDead || page.send(message));
  });
  await gather("tytani", people);
  await people.bartek.page.setViewportSize({ width: 360, height: 640 });
  await people.bartek.page.reload();
  await people.bartek.page.locator(".hk-question").waitFor();
});

test("a dead line is told within five seconds and mended within ten of a usable network", async () => {
  const banner = people.bartek.page.locator(".table-banner-bad");
  line.isDead = true;
  const began = Date.now();
  await banner.waitFor();
  // What the page itself may take; a loaded machine gets some more.
  expect(Date.now() - began).toBeLessThan(7_000);
  line.isDead = false;
  const back = Date.now();
  await banner.waitFor({ state: "hidden" });
  expect(Date.now() - back).toBeLessThan(12_000);
});

test("an ended game is ended on both screens: who decided it, replay, and a rematch that asks", async () => {
  const { anna, bartek } = people;
  await anna.page.getByRole("button", { name: "Table menu" }).click();
  await anna.page.getByRole("button", { name: "Ask the others to end the game" }).click();
  await anna.page.screenshot({ path: `${shots}/end-ask.en.png` });
  await anna.page.getByRole("dialog").getByRole("button", { name: "Ask the others to end the game" }).click();
  await bartek.page.getByText("Anna proponuje zakończyć grę.").waitFor();
  await bartek.page.screenshot({ path: `${shots}/vote-phone.pl.png` });
  await anna.page.screenshot({ path: `${shots}/vote.en.png` });
  await bartek.page.getByRole("button", { name: "Zgoda" }).click();
  for (const { page } of [anna, bartek]) {
    await page.locator(".end").waitFor();
    expect(await page.locator('.hk-question[data-mood="yours"]').count()).toBe(0);
  }
  await anna.page.getByText("Decided by Anna, Bartek.").waitFor();
  await anna.page.screenshot({ path: `${shots}/ended.en.png` });
  await bartek.page.screenshot({ path: `${shots}/ended-phone.pl.png` });
  await anna.page.getByRole("button", { name: "Rematch" }).click();
  await anna.page.getByText("Bartek (asked to play)").waitFor();
  await bartek.page.getByRole("button", { name: "Do rewanżu" }).click();
  await bartek.page.getByRole("button", { name: "Gram", exact: true }).click();
  await anna.page.getByRole("button", { name: "Start", exact: true }).waitFor();
  await bartek.page.screenshot({ path: `${shots}/rematch-phone.pl.png` });
});
