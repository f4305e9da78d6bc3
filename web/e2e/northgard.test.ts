// Two people and a bot play a whole game of Northgard through the interface: tiles, units, cards and battles on the
// board itself, one by mouse and one by keyboard, then in words to the end.
import { test } from "vitest";
import { playToEnd, testOpening, twoPeople } from "./two-people.ts";

const people = twoPeople();

/** Where answers lie on this board, in the order in which somebody would look for them. */
const answers = [
  ["battle", ".ng-battle-choices button:not(:disabled)"],
  ["send", ".ng-send button"],
  ["pick", ".hk-picker .hk-choice"],
  ["put", ".ng-tile-work .hk-button-main:not(:disabled)"],
  ["tile", '.ng-cell[data-state="option"]'],
  ["goal", '.ng-goal[data-state="option"]'],
  ["slot", '.ng-slot-target[data-state="option"]'],
  ["creature", '.ng-beast[data-state="option"]'],
  ["land", '.ng-country[data-state="option"]:not(.ng-source)'],
  ["card", '[data-place^="card:"][data-state="option"]'],
  ["button", ".ng-work .hk-rest button:not(:disabled)"],
  ["option", '.ng-option-pass[data-state="option"]'],
] as const;

testOpening(people, {
  game: "northgard",
  about: "lay tiles, settle, play cards and move",
  answers,
  wanted: ["tile", "put", "land", "card", "goal"],
  lands: ".ng-country",
});

test("the game is played to its end; the log tells of winters", async () => {
  const { anna, bartek } = people;
  for (const [{ page }, log] of [
    [anna, "Log"],
    [bartek, "Dziennik"],
  ] as const) {
    await page.getByRole("button", { name: log, exact: true }).click();
  }
  const winters = [anna.page.getByText(/pays .* in winter/), bartek.page.getByText(/^Zima:/)];
  await Promise.all([playToEnd("northgard", people), ...winters.map(winter => winter.first().waitFor({ timeout: 0 }))]);
});
