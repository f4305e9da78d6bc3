// Two people and a bot play Heroes of Land, Air & Sea through the interface: actions, marches, cards and
// battles on the board itself, one by mouse and one by keyboard; then one of them alone against the enemy to the end.
import { expect, test } from "vitest";
import { testOpening, twoPeople } from "./two-people.ts";
import { newGame, playToTheEnd, shots } from "./world.ts";

const people = twoPeople();

/** Where answers lie on this board, in the order in which somebody would look for them. */
const answers = [
  ["march", ".hk-picker .hk-button-main:not(:disabled)"],
  ["gather", ".hk-stepper button:last-child:not(:disabled)"],
  ["discard", '.hl-discard[aria-pressed="false"]'],
  ["pick", ".hk-picker .hk-choice"],
  ["tactic", '[data-place^="tactic:"][data-state="option"]'],
  ["fighter", '[data-place^="fighter:"][data-state="option"]'],
  ["tray", '.hl-tray-card[data-state="option"]'],
  ["faction", '[data-place^="faction:"][data-state="option"]'],
  ["continent", '[data-place^="continent:"][data-state="option"]'],
  ["region", '[data-place^="region:"][data-state="option"]'],
  ["slot", '[data-place^="slot:"][data-state="option"]'],
  ["spell", '[data-place^="spell:"][data-state="option"]'],
  ["button", ".hl-board .hk-rest button:not(:disabled)"],
] as const;

testOpening(people, {
  game: "hlas",
  about: "found a Capital, take actions and march",
  answers,
  wanted: ["faction", "continent", "slot", "gather", "march", "region"],
  lands: '[data-place^="region:"]',
});

test("alone against the enemy a game is played to its end and ranked by points and their sources", async () => {
  const { page, complaints } = people.bartek;
  await page.goto(newGame("hlas"));
  await page
    .getByRole("group", { name: "Ile miejsc", exact: true })
    .getByRole("radio", { name: "1", exact: true })
    .check();
  await page.getByRole("button", { name: "Zacznij grę" }).click();
  await page.locator(".hk-question").waitFor();
  // Where one can only pass nobody is asked.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const offered = [...document.querySelectorAll(".hk-choices-list button")].map(each => each.textContent);
      if (offered.join() === "Pas") document.body.dataset.idle = document.querySelector(".hk-question")?.textContent;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await playToTheEnd(page);
  expect(await page.evaluate(() => document.body.dataset.idle ?? null)).toBeNull();
  expect(await page.locator(".end-ranking tbody tr").count()).toBeGreaterThan(0);
  await page.screenshot({ path: `${shots}/hlas-end.pl.png` });
  expect(complaints).toEqual([]);
});
