// Two people and a bot play a whole game of Northgard through the interface: tiles, units, cards and battles on the
// board itself, one by mouse and one by keyboard, then in words to the end.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
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

type Hand = "mouse" | "keyboard";

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

/** Does the next thing on the board that answers the question; null when somebody else is asked. */
async function answer(page: Page, hand: Hand): Promise<Deed | null> {
  if (!(await page.locator('.hk-question[data-mood="yours"]').isVisible())) return null;
  for (const [deed, selector] of answers) {
    const found = page.locator(selector).filter({ visible: true });
    const count = await found.count();
    if (count === 0) continue;
    const thing = found.nth(Math.floor(count / 2));
    // The question may be answered and gone in the meantime: then the next one is looked at.
    if (hand === "keyboard") await thing.press("Enter", { timeout: 2000 }).catch(() => {});
    else await tap(page, thing).catch(() => {});
    return deed;
  }
  return null;
}

/** A click into the middle of a thing; a territory is where its units stand. */
async function tap(page: Page, thing: ReturnType<Page["locator"]>): Promise<void> {
  const anchor = thing.locator("[data-anchor]");
  const box = (await anchor.count()) > 0 ? await anchor.first().boundingBox() : null;
  if (!box) return thing.click({ timeout: 2000 });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** What everybody is to do at least once on the board itself. */
const wanted: readonly Deed[] = ["tile", "put", "land", "card", "goal"];

/** Both play on the board, for the table waits for each of them, until both have done what is wanted. */
async function playOnBoard(): Promise<void> {
  const people = [
    { page: anna.page, hand: "mouse", done: new Set<Deed>() },
    { page: bartek.page, hand: "keyboard", done: new Set<Deed>() },
  ] as const;
  const isEnough = () => people.every(({ done }) => wanted.every(deed => done.has(deed)));
  const deadline = Date.now() + 120_000;
  await Promise.all(
    people.map(async ({ page, hand, done }) => {
      while (!isEnough()) {
        if (Date.now() > deadline) throw new Error(`by ${hand} only ${[...done].join(", ")} could be done`);
        const deed = await answer(page, hand);
        if (deed) done.add(deed);
        else await page.waitForTimeout(40);
      }
    }),
  );
}

test("a table of three gathers", async () => {
  const { page } = anna;
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await page.goto("/new/northgard?where=online");
  await group("How many seats").getByRole("radio", { name: "3", exact: true }).check();
  await group("Who plays seat 3").getByRole("radio", { name: "Bot" }).check();
  await group("Strength of the bot in seat 3").getByRole("radio", { name: "Recruit" }).check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByLabel("Nickname").fill("Anna");
  await page.getByRole("button", { name: "Go on" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this table" }).inputValue();
  await bartek.page.goto(link);
  await bartek.page.getByRole("button", { name: "Usiądź tutaj" }).click();
  await bartek.page.getByLabel("Pseudonim").fill("Bartek");
  await bartek.page.getByRole("button", { name: "Dalej" }).click();
  await page.getByText("Bartek").waitFor();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  for (const somebody of [anna, bartek]) await somebody.page.locator(".hk-question").waitFor();
});

test("both lay tiles, settle, play cards and move on the board", async () => {
  await playOnBoard();
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
