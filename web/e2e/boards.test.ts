// The boards of all games under the conditions that people meet: at rest, broken, on a low screen, over plain http.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import { newGame, shots, type Taste, World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const games = Object.keys(registry);

/** Counts what React writes to the page; the hook is the one that its tools use. */
function countCommits(): void {
  const counted = window as unknown as { commits: number };
  counted.commits = 0;
  const nothing = () => {};
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
      onCommitFiberRoot: () => {
        counted.commits++;
      },
    },
  });
}

const commits = (page: Page) => page.evaluate(() => (window as unknown as { commits: number }).commits);

/** Somebody in a new game against bots, asked for the first time. */
async function atBoard(game: string, taste: Taste = {}, before?: () => void) {
  const person = await world.somebody(taste);
  const { page } = person;
  if (before) await page.addInitScript(before);
  await page.goto(newGame(game));
  await page.getByRole("button", { name: /^(Start the game|Zacznij grę)$/ }).click();
  await page.locator('.hk-question[data-mood="yours"]').waitFor();
  return person;
}

test.each(games)("the board of %s draws nothing while nothing happens", async game => {
  const { page, context, complaints } = await atBoard(game, {}, countCommits);
  // Walking over the map and away from it changes nothing either, once it is over.
  await page.locator(".hk-map").focus();
  for (const key of ["Tab", "ArrowRight", "ArrowDown", "Tab"]) await page.keyboard.press(key);
  await page.waitForTimeout(700);
  const before = await commits(page);
  await page.waitForTimeout(1000);
  expect((await commits(page)) - before, `commits in a second of ${game}`).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

/** How much of the screen the map has, and how much of the height below the head line. */
function mapShare(page: Page): Promise<{ screen: number; height: number; width: number }> {
  return page.evaluate(() => {
    const map = document.querySelector(".hk-map")!.getBoundingClientRect();
    const { bottom } = document.querySelector(".table-head")!.getBoundingClientRect();
    return {
      screen: (map.width * map.height) / (innerWidth * innerHeight),
      height: map.height / (innerHeight - bottom),
      width: map.width / innerWidth,
    };
  });
}

/** Buttons of the viewer's own area that no scrolling brings into sight. */
function beyondReach(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".hk-own button")]
      .filter(button => button.checkVisibility())
      .filter(button => {
        button.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map(button => button.outerHTML.slice(0, 120)),
  );
}

test.each(games)("the map of %s comes first on every screen", async game => {
  const { page, context } = await atBoard(game);
  const at = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(250);
    return mapShare(page);
  };
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    expect((await at(width, height)).screen, `${game} at ${width} × ${height}`).toBeGreaterThan(0.55);
  }
  for (const [width, height] of [
    [740, 360],
    [844, 390],
  ] as const) {
    const { height: part, width: across } = await at(width, height);
    expect(part, `height of ${game} at ${width} × ${height}`).toBeGreaterThan(0.95);
    expect(across, `width of ${game} at ${width} × ${height}`).toBeGreaterThan(0.5);
    expect(await beyondReach(page), `buttons of ${game} at ${width} × ${height}`).toEqual([]);
  }
  await page.screenshot({ path: `${shots}/low.${game}.en.png` });
  // The tab of what answers the question closes it, as the time between decisions does.
  const open = page.locator('.hk-tabs [aria-pressed="true"]');
  if (await open.isVisible()) await open.click();
  expect((await mapShare(page)).screen, `${game} between decisions, on its side`).toBeGreaterThan(0.8);
  const upright = await at(360, 640);
  await page.screenshot({ path: `${shots}/upright.${game}.en.png` });
  expect(upright.screen, `${game} between decisions, upright`).toBeGreaterThan(0.7);
  await page.getByRole("button", { name: "Table menu" }).click();
  const menu = await page.locator(".menu-list").boundingBox();
  expect(menu && menu.x >= 0 && menu.x + menu.width <= 360 && menu.y + menu.height <= 640).toBe(true);
  await context.close();
});

test.each(games)("the map of %s has two fifths of an upright phone even while something is asked", async game => {
  const { page, context } = await atBoard(game, { size: "phone", language: "pl" });
  await page.screenshot({ path: `${shots}/upright-asked.${game}.pl.png` });
  expect((await mapShare(page)).screen).toBeGreaterThan(0.4);
  expect(await page.locator(".hk-question p").evaluate(text => text.scrollHeight - text.clientHeight)).toBeLessThan(3);
  await context.close();
});

test.each(games)(
  "while fingers pinch the map of %s, the page only moves it; styles follow when they rest",
  async game => {
    const { page, context } = await atBoard(game, { size: "phone" });
    // The banners that lie over the map at the opening go first; then others lay the map, which is no time to pinch it.
    const lid = page.locator(".rw-factions");
    if (game === "runewars") {
      await lid.locator("[data-state='option']").first().click();
      await lid.waitFor({ state: "hidden" });
      await page.locator('.hk-question[data-mood="yours"]').waitFor();
    }
    // Both fingers must find the map under them.
    await page.waitForFunction(() => {
      const { x, y, width, height } = document.querySelector(".hk-map")!.getBoundingClientRect();
      const at = (apart: number) => document.elementFromPoint(x + width / 2 + apart, y + height / 3);
      return [at(-20), at(20)].every(each => each?.closest(".hk-map") && !each.closest(".rw-factions"));
    });
    const map = (await page.locator(".hk-map").boundingBox())!;
    await page.evaluate(() => {
      const written = { world: 0, map: 0 };
      Object.assign(window, { written });
      const watch = (selector: string, name: keyof typeof written) =>
        new MutationObserver(list => {
          written[name] += list.filter(({ attributeName }) => attributeName === "style").length;
        }).observe(document.querySelector(selector)!, { attributes: true });
      watch(".hk-map-world", "world");
      watch(".hk-map", "map");
    });
    const written = () => page.evaluate(() => (window as unknown as { written: object }).written);
    const devtools = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) => {
      const [x, y] = [map.x + map.width / 2, map.y + map.height / 3];
      const touchPoints = [
        { x: x - apart, y, id: 0 },
        { x: x + apart, y, id: 1 },
      ];
      return devtools.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : touchPoints });
    };
    await touch("touchStart", 20);
    for (let apart = 25; apart <= 80; apart += 5) await touch("touchMove", apart);
    await page.locator(".hk-map-world[data-moving]").waitFor({ state: "attached" });
    expect(await written()).toMatchObject({ map: 0, world: expect.any(Number) });
    await touch("touchEnd", 80);
    await expect.poll(written).toMatchObject({ map: 1 });
    await context.close();
  },
);

test("a board that breaks leaves the table, its words and a report", async () => {
  const breakMaps = () => {
    window.ResizeObserver = class extends ResizeObserver {
      override observe(element: Element) {
        if (element.matches(".hk-map")) throw new Error("the map broke");
        super.observe(element);
      }
    };
  };
  const { page, context } = await atBoard("xidit", {}, breakMaps);
  await page.getByText("The board broke.").waitFor();
  await page.screenshot({ path: `${shots}/board-broken.en.png` });
  await page.getByRole("button", { name: "Copy a report" }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("the map broke");
  await page.locator(".hk-choices-list button").first().click();
  await page
    .locator(".hk-question")
    .getByText("Choose the city in which your Idrakis starts.")
    .waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "In words" }).click();
  await page.getByText("The board broke.").waitFor({ state: "hidden" });
  await page.locator(".hk-choices-list button").first().waitFor();
  await context.close();
});

test("over plain http one plays against bots, learns, and invites others, who sit down", async () => {
  const { page, context, complaints } = await world.somebody({ isPlain: true });
  await page.goto("/");
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole("button", { name: "Play against bots" }).first().click();
  await page.locator('.hk-target[data-place^="city:"][data-state="option"]').first().click();
  await page.getByRole("spinbutton").first().waitFor();
  await page.goto("/learn/xidit/lesson");
  await page.locator(".guide:visible").waitFor();
  await page.goto("/new/xidit?where=online");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByLabel("Nickname").fill("Ola");
  await page.getByRole("button", { name: "Continue" }).click();
  const link = page.locator(".row", { has: page.getByLabel("Link to this table") });
  await link.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
  const friend = await world.somebody({ isPlain: true, language: "pl", size: "phone" });
  await friend.page.goto(await page.getByRole("textbox", { name: "Link to this table" }).inputValue());
  await friend.page.getByRole("button", { name: "Usiądź tutaj" }).first().click();
  await friend.page.getByLabel("Pseudonim").fill("Bartek");
  await friend.page.getByRole("button", { name: "Dalej" }).click();
  await page.locator(".gathering-seat").getByText("Bartek").waitFor();
  // The browser itself says that it ignores headers meant for https.
  expect([...complaints, ...friend.complaints].filter(text => !/header/.test(text))).toEqual([]);
  for (const each of [context, friend.context]) await each.close();
});

test("a browser below the build target is told so", async () => {
  const { page, context } = await world.somebody();
  await page.addInitScript(() => Reflect.deleteProperty(Map, "groupBy"));
  await page.goto("/");
  await page.getByText("This browser is too old for Hetman.").waitFor();
  expect(await page.locator("main").count()).toBe(0);
  await context.close();
});

test("after a click the arrow keys show hint and focus, whatever the browser calls a visible focus", async () => {
  const { page, context } = await atBoard("northgard", {}, () => {
    const { matches } = Element.prototype;
    const blind = function (this: Element, selector: string) {
      return selector !== ":focus-visible" && matches.call(this, selector);
    };
    Object.assign(Element.prototype, { matches: blind });
  });
  const territory = page.locator(".hk-map [data-target]").first();
  await territory.focus();
  await page.mouse.click(400, 400);
  await territory.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.locator(".hk-hint").waitFor();
  await context.close();
});
