// What hands do at a table: fingers aim at small places, buttons are as large as fingertips, words keep the focus, and
// taking back says what goes.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import { newGame, shots, type Taste, World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** A person in a new game against bots, asked for the first time. */
async function atBoard(game: string, taste: Taste = {}) {
  const person = await world.somebody(taste);
  const { page } = person;
  await page.goto(newGame(game));
  await page.getByRole("button", { name: /^(Start the game|Zacznij grę)$/ }).click();
  await page.locator('.hk-question[data-mood="yours"]').waitFor();
  return person;
}

/** Where a city of Xidit lies on the screen. */
async function middleOf(page: Page, place: string): Promise<{ x: number; y: number }> {
  const box = (await page.locator(`.hk-map [data-place="${place}"]`).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("on a phone a tap beside a city aims, and only a second one chooses", async () => {
  const { page, context, complaints } = await atBoard("xidit", { size: "phone" });
  const question = page.getByText("Choose the city in which your Idrakis starts.").first();
  const beside = async (place: string) => {
    const box = (await page.locator(`.hk-map [data-place="${place}"]`).first().boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y - 3);
  };
  await beside("city:7");
  await page.locator('[data-aimed][data-place="city:7"]').waitFor();
  await page.locator(".hk-map-aim").getByText(/7/).waitFor();
  await page.screenshot({ path: `${shots}/aim.en.phone.png` });
  expect(await question.isVisible()).toBe(true);
  await beside("city:19");
  await page.locator('[data-aimed][data-place="city:19"]').waitFor();
  expect(await page.locator("[data-aimed]").count()).toBe(1);
  await beside("city:19");
  await question.waitFor({ state: "hidden" });
  expect(await page.locator(".hk-map-aim").count()).toBe(0);
  await page.getByRole("spinbutton").first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("the button of what is aimed at chooses it; a mouse never has to aim", async () => {
  const { page, context } = await atBoard("xidit", { size: "phone" });
  const { x, y } = await middleOf(page, "city:7");
  await page.touchscreen.tap(x, y);
  await page.getByRole("button", { name: "Choose", exact: true }).tap();
  await page.getByRole("spinbutton").first().waitFor();
  await context.close();
  const other = await atBoard("xidit");
  const at = await middleOf(other.page, "city:7");
  await other.page.mouse.click(at.x, at.y);
  await other.page.getByRole("spinbutton").first().waitFor();
  await other.context.close();
});

/** What can be pressed and is smaller than a fingertip; places on the map are aimed at first. */
function belowFingertip(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = "button, a, summary, select, input, [role=button]:not(svg *)";
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(element => getComputedStyle(element).display !== "inline" && !element.closest(".hk-hidden"))
      .map(element => {
        const whole = element.matches("input[type=radio], input[type=checkbox]") ? element.closest("label") : null;
        const { width, height } = (whole ?? element).getBoundingClientRect();
        return { width, height, html: element.outerHTML.slice(0, 140) };
      })
      .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5))
      .map(({ width, height, html }) => `${width} × ${height}: ${html}`);
  });
}

test.each(Object.keys(registry))("everything in %s that a finger presses is 44 pixels large", async game => {
  const { page, context } = await world.somebody({ size: "phone", language: "pl" });
  const looksAt = async (what: string) => {
    await page.waitForTimeout(150);
    expect(await belowFingertip(page), `${what} of ${game}`).toEqual([]);
  };
  await page.goto(newGame(game));
  const start = page.getByRole("button", { name: "Zacznij grę" });
  await start.waitFor();
  for (const picker of await page.locator(".seat-option summary").all()) await picker.click();
  await looksAt("new table");
  await start.click();
  await page.locator('.hk-question[data-mood="yours"]').waitFor();
  await looksAt("board");
  for (const tab of await page.locator(".hk-tabs button").filter({ visible: true }).all()) {
    if ((await tab.getAttribute("aria-pressed")) !== "true") await tab.click();
    await looksAt(`tab ${await tab.textContent()}`);
  }
  for (const drawer of await page.locator(".table-tabs button").all()) {
    await drawer.click();
    await looksAt(`drawer ${await drawer.textContent()}`);
  }
  await page.goto(`/learn/${game}/lesson`);
  await page.locator(".guide:visible").waitFor();
  await looksAt("lesson");
  await context.close();
});

test.each(Object.keys(registry))("nothing that can be chosen in %s lies under the tabs of a phone", async game => {
  const { page, context } = await atBoard(game, { size: "phone" });
  await page.waitForTimeout(300);
  const covered = await page.evaluate(() => {
    const lids = [...document.querySelectorAll(".hk-tabs, .hk-map-controls")].map(each => each.getBoundingClientRect());
    return [...document.querySelectorAll('.hk-map [data-state="option"]')]
      .map(thing => [thing, (thing.querySelector("[data-anchor]") ?? thing).getBoundingClientRect()] as const)
      .map(([thing, box]) => [thing, box.x + box.width / 2, box.y + box.height / 2] as const)
      .filter(([, x, y]) => lids.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom))
      .map(([thing]) => thing.getAttribute("data-place"));
  });
  expect(covered).toEqual([]);
  await context.close();
});

test.each(Object.keys(registry))("in words %s asks first, and keeps the focus from choice to choice", async game => {
  const { page, context, complaints } = await atBoard(game);
  await page.getByRole("button", { name: "In words" }).click();
  const headings = await page.locator(".hk-textboard h2").allTextContents();
  expect(headings[0]).toBe("Your choices");
  await page.locator(".hk-choices-list button").first().focus();
  for (let i = 0; i < 8; i++) {
    await page.locator(".hk-choices-list button").first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".hk-choices") !== null)).toBe(true);
    const isButton = await page.evaluate(() => document.activeElement?.matches(".hk-choices-list button"));
    if (!isButton) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(150);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test("in words an order already set names the place that its button named", async () => {
  const { page, context } = await atBoard("xidit");
  await page.locator('.hk-target[data-place="city:7"]').first().click();
  await page.getByRole("spinbutton").first().waitFor();
  await page.getByRole("button", { name: "In words" }).click();
  const said: string[] = [];
  for (let i = 0; i < 3; i++) {
    const road = page
      .locator(".hk-choices-list button")
      .filter({ hasText: /road to/ })
      .first();
    said.push((await road.textContent()) ?? "");
    await road.click();
    await page.locator(".hk-choices-sofar li").nth(i).waitFor();
  }
  const told = await page.locator(".hk-choices-sofar li").allTextContents();
  expect(told.map(text => text.replace(/\s*Take back$/, ""))).toEqual(said);
  await context.close();
});

test("undo takes back the last order first, then asks before the moves of others go", async () => {
  const { page, context, complaints } = await atBoard("xidit");
  await page.locator('.hk-target[data-place="city:7"]').first().click();
  const wheels = page.getByRole("spinbutton");
  await wheels.first().waitFor();
  // What an order would meet is found out a moment later; the order itself comes first.
  const orderOf = async (wheel: number) => (await wheels.nth(wheel).getAttribute("aria-valuetext"))?.split(".")[0];
  const orders = () => Promise.all([0, 1, 2].map(orderOf));
  const bare = await orders();
  await page.getByRole("button", { name: "Action", exact: true }).click();
  await page.getByRole("button", { name: "Wait", exact: true }).click();
  const [action, wait] = await orders();
  await page.getByRole("button", { name: "Undo: Wait" }).click();
  expect(await orders()).toEqual([action, bare[1], bare[2]]);
  expect(wait).not.toBe(bare[1]);
  await page.getByRole("button", { name: "Undo: Action" }).click();
  expect(await orders()).toEqual(bare);
  await expect.poll(() => page.getByRole("button", { name: /^Undo/ }).getAttribute("aria-label")).toMatch(/starts|7/);
  await page.getByRole("button", { name: /^Undo/ }).click();
  const asked = page.getByRole("dialog", { name: "Go back to before your last choice?" });
  if (await asked.isVisible()) {
    await page.screenshot({ path: `${shots}/undo-asks.en.png` });
    await asked.getByRole("button", { name: "Go back" }).click();
  }
  await page.getByText("Choose the city in which your Idrakis starts.").first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
