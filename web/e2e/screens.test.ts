// Every screen in both languages, in light and dark, on desktop and phone: looked at by axe, checked for words that
// do not fit, written to the screenshots folder for people.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import { type Somebody, shots, type Taste, World } from "./world.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** What axe finds, serious or not. */
async function findings(page: Page): Promise<string[]> {
  // Outside the page's content security policy, which forbids scripts from elsewhere.
  return page.evaluate(async source => {
    if (!("axe" in window)) new Function(source).call(window);
    const { violations } = await (window as any).axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    });
    // The words drawn on a map are names and numbers scattered over a picture; the label says them as a sentence.
    const isDrawn = (id: string, node: any) =>
      id === "label-content-name-mismatch" && document.querySelector(node.target[0])?.closest("svg");
    return violations.flatMap(({ id, nodes }: any) =>
      nodes.filter((node: any) => !isDrawn(id, node)).map((node: any) => `${id}: ${node.html.slice(0, 160)}`),
    );
  }, axe);
}

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
    await page.getByRole("button", { name: /^(In words|Słowami)$/ }).click();
    await inspect(person, `table-words.${suffix}`);
    await page.goto("/learn/xidit/lesson");
    await page.locator(".guide:visible").waitFor();
    await inspect(person, `lesson.${suffix}`);
    await person.context.close();
  });
}

/** How far the place of the board could be scrolled: a board fits it, and only its panels scroll. */
function boardScroll(page: Page): Promise<readonly [number, number]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector(".board-space")!;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
  });
}

test.each(Object.keys(registry))("the board of %s fits its place", async id => {
  const { page, context } = await world.somebody();
  await page.goto(`/new/${id}?where=device`);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator('.hk-question[data-mood="yours"]').waitFor();
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [1024, 600],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await boardScroll(page), `at ${width} × ${height}`).toEqual([0, 0]);
  }
  await context.close();
});

test.each(Object.keys(registry))("what %s shows before it is played fits every width", async id => {
  const { page, context } = await world.somebody({ language: "pl" });
  for (const [path, sign] of [
    [`/new/${id}?where=device`, ".seat-row"],
    [`/learn/${id}`, "main h1"],
    [`/learn/${id}/pieces`, ".gallery-piece"],
  ] as const) {
    await page.goto(path);
    await page.locator(sign).first().waitFor();
    for (const width of [320, 360, 768, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `too wide on ${path} at ${width}`).toEqual([]);
      expect(await stickingOut(page), `sticking out on ${path} at ${width}`).toEqual([]);
    }
  }
  await context.close();
});
