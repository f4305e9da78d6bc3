// Every screen in both languages, in light and dark, on desktop and phone: looked at by axe, checked for words that
// do not fit, written to the screenshots folder for people.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import { findings } from "./axe.ts";
import { newGame, type Somebody, shots, type Taste, World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** Things wider than the screen, which would make the page scroll sideways. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth + 1;
    if (document.documentElement.scrollWidth <= wide) return [];
    return [...document.querySelectorAll("body *")]
      .filter(element => element.getBoundingClientRect().right > wide)
      .slice(0, 3)
      .map(element => element.outerHTML.slice(0, 120));
  });
}

/** Things that stick out of their card. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main .card *:not(svg *)")]
      .filter(element => {
        const { width, right } = element.getBoundingClientRect();
        return width > 0 && right > element.closest(".card")!.getBoundingClientRect().right + 1;
      })
      .slice(0, 3)
      .map(element => element.outerHTML.slice(0, 120)),
  );
}

/** Buttons and links too small for a finger. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main button, main a, header button, header a")]
      .filter(element => element.checkVisibility() && getComputedStyle(element).display !== "inline")
      .filter(element => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (width < 24 || height < 24);
      })
      .map(element => element.outerHTML.slice(0, 120)),
  );
}

async function inspect({ page, complaints }: Somebody, name: string): Promise<void> {
  await page.waitForTimeout(350);
  await page.screenshot({ path: `${shots}/${name}.png` });
  expect(await findings(page), `axe on ${name}`).toEqual([]);
  expect(await overflow(page), `too wide on ${name}`).toEqual([]);
  expect(await tooSmall(page), `too small on ${name}`).toEqual([]);
  // A key that was not translated would be shown as it is; a sentence may end with the same word.
  expect((await page.locator("body").textContent()) ?? "").not.toMatch(
    /\b(shell|home|table|learn|make|problem|remedy)\.[a-z]\w+/,
  );
  expect(complaints, `console on ${name}`).toEqual([]);
}

const quiet: readonly (readonly [name: string, path: string])[] = [
  ["home", "/"],
  ["new-table", "/new/xidit?where=device"],
  ["new-table-online", "/new/xidit?where=online"],
  ["learn", "/learn/xidit"],
  ["rules", "/learn/xidit/rules"],
  ["pieces", "/learn/xidit/pieces"],
  ["account", "/me/account"],
  ["settings", "/me/settings"],
  ["history", "/me/history"],
  ["statistics", "/me/statistics"],
  ["credits", "/credits"],
  ["not-found", "/nowhere"],
  ["unknown-table", "/local/12345678"],
];

const tastes: readonly (readonly [name: string, taste: Taste, howMany: number])[] = [
  ["en", { language: "en", theme: "dark", size: "desktop" }, quiet.length],
  ["pl.phone", { language: "pl", theme: "light", size: "phone" }, quiet.length],
  ["pl", { language: "pl", theme: "light", size: "desktop" }, 3],
  ["en.phone", { language: "en", theme: "dark", size: "phone" }, 3],
];

for (const [suffix, taste, howMany] of tastes) {
  test(`every quiet screen (${suffix})`, async () => {
    const person = await world.somebody(taste);
    for (const [name, path] of quiet.slice(0, howMany)) {
      await person.page.goto(path);
      await person.page.locator("main h1, main h2").first().waitFor();
      await inspect(person, `${name}.${suffix}`);
    }
    await person.context.close();
  });

  test(`a table, its drawers, its words and a lesson (${suffix})`, async () => {
    const person = await world.somebody(taste);
    const { page } = person;
    await page.goto("/");
    await page
      .getByRole("button", { name: /Play against bots|Zagraj z botami/ })
      .first()
      .click();
    await page.locator('[data-mood="yours"]').waitFor();
    await inspect(person, `table.${suffix}`);
    for (const [name, label] of [
      ["log", /^(Log|Dziennik)$/],
      ["rules", /^(Rules|Zasady)$/],
    ] as const) {
      const button = page.getByRole("button", { name: label }).filter({ visible: true }).first();
      if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
      await inspect(person, `table-${name}.${suffix}`);
      await button.click();
    }
    await page.getByRole("button", { name: /^(In words|Opis słowny)$/ }).click();
    await inspect(person, `table-words.${suffix}`);
    await page.goto("/learn/xidit/lesson");
    await page.locator(".guide:visible").waitFor();
    await inspect(person, `lesson.${suffix}`);
    await person.context.close();
  });
}

/** How the place of the board could be scrolled: a board fits it, and only its panels scroll. */
function boardScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector(".board-space")!;
    const isFitting = scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    return isFitting ? [] : [`${scrollWidth} × ${scrollHeight} in ${clientWidth} × ${clientHeight}`];
  });
}

/** Buttons that begin before their panel does, where no scrolling reaches them. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
    return [...document.querySelectorAll(".board-space button")]
      .filter(button => {
        let panel = button.parentElement!;
        while (!scrolls(panel)) panel = panel.parentElement!;
        const begin = panel.getBoundingClientRect().left - panel.scrollLeft;
        return button.checkVisibility() && button.getBoundingClientRect().left < begin - 2;
      })
      .map(button => button.outerHTML.slice(0, 120));
  });
}

const sizes = [
  [320, 568],
  [900, 600],
  [1280, 800],
] as const;

test.each(Object.keys(registry))("the screens of %s fit every width, and its board its place", async id => {
  const { page, context } = await world.somebody({ language: "pl" });
  const fits = async (name: string, look: () => Promise<string[]>) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect(await look(), `${name} of ${id} at ${width} × ${height}`).toEqual([]);
    }
  };
  const tooWide = async () => [...(await overflow(page)), ...(await stickingOut(page))];
  await page.goto(`/learn/${id}/pieces`);
  await page.locator(".gallery-piece").first().waitFor();
  await fits("pieces", tooWide);
  await page.goto(newGame(id));
  await page.locator(".seat-row").first().waitFor();
  await fits("new table", tooWide);
  await page.getByRole("button", { name: "Zacznij grę" }).click();
  await page.locator('.hk-question[data-mood="yours"]').waitFor();
  await fits("board", async () => [...(await boardScroll(page)), ...(await outOfReach(page))]);
  await context.close();
});
