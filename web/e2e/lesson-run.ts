// A guided first game, played by pressing nothing but what it points out.

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { shots, type World } from "./world.ts";

/** What is pointed out now, once it stands still; null while something is played or the board is busy. */
interface Pointed {
  readonly step: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  /** What lies over it. */
  readonly lid: string | null;
  readonly isLast: boolean;
  readonly isRefused: boolean;
  readonly name: string;
}

/** Looks until nothing has changed for several frames. */
function pointed(page: Page): Promise<Pointed | null> {
  return page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    const seen = () => {
      const guide = [...document.querySelectorAll<HTMLElement>(".guide")].find(each => each.offsetHeight > 0);
      const things = [...document.querySelectorAll("[data-press]")].filter(
        thing => thing.checkVisibility() && thing.getBoundingClientRect().width > 0,
      );
      const thing = things[0];
      const spot = thing?.querySelector("[data-anchor]") ?? thing;
      const box = spot?.getBoundingClientRect();
      return {
        guide,
        things,
        thing,
        box,
        at: box && [box.left, box.top, box.width, box.height, guide?.offsetTop].join(),
      };
    };
    let now = seen();
    for (let still = 0, frames = 0; still < 8; frames++) {
      await frame();
      const next = seen();
      const isSame = next.thing === now.thing && next.at === now.at && next.guide === now.guide;
      still = isSame ? still + 1 : 0;
      now = next;
      if (frames > 600) return null;
    }
    const { guide, things, thing, box } = now;
    if (!guide || !thing || !box) return null;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const isFree = top !== null && (thing.contains(top) || top.closest("[data-press]") === thing);
    // On a map figures may stand on an area and let the tap through to it, or be the ones that are tapped.
    const isOnMap = top?.closest(".hk-map") && thing.closest(".hk-map") && !top.closest("button");
    return {
      step: guide.querySelector(".guide-step")?.textContent ?? "",
      count: things.length,
      x,
      y,
      lid: isFree || isOnMap ? null : top === null ? "out of sight" : top.outerHTML.slice(0, 160),
      isLast: thing.closest(".guide") !== null && guide.querySelectorAll(".row a").length > 0,
      isRefused: guide.querySelector(".guide-wrong") !== null,
      name: thing.getAttribute("aria-label") ?? thing.textContent?.slice(0, 60) ?? "",
    };
  });
}

/** Where the lesson is: the step, the question, and all of the board, since the same thing may be asked for twice. */
const standOf = (page: Page) =>
  page.evaluate(() =>
    [".guide-step", ".hk-question", ".board-space"]
      .map(selector => [...document.querySelectorAll(selector)].map(each => each.outerHTML).join())
      .join("\n"),
  );

/** What is pointed out, once the guide has made way for it as a reader would see it do. */
async function uncovered(page: Page): Promise<Pointed | null> {
  const until = Date.now() + 2500;
  let now = await pointed(page);
  while (now?.lid && Date.now() < until) now = await pointed(page);
  return now;
}

/** Presses what is pointed out until the last step. */
async function pressOn(page: Page, run: string, isTouch: boolean): Promise<number> {
  let presses = 0;
  for (let idle = 0; ; ) {
    const now = await uncovered(page);
    if (!now) {
      expect(
        ++idle,
        `${run}: nothing is pointed out, ${await page.locator(".guide-step:visible, .hk-question").allTextContents()}`,
      ).toBeLessThan(60);
      continue;
    }
    idle = 0;
    const where = `${run}, ${now.step}, “${now.name}”`;
    expect(now.isRefused, `${where}: what is pointed out is refused`).toBe(false);
    expect(now.count, `${where}: one thing is pointed out`).toBe(1);
    expect(now.lid, `${where}: what is pointed out is covered`).toBeNull();
    if (now.isLast) return presses;
    const before = await standOf(page);
    // A phone is tapped; on a map the first tap may only aim, and the second one chooses.
    await (isTouch ? page.touchscreen.tap(now.x, now.y) : page.mouse.click(now.x, now.y));
    presses++;
    // Pressing it goes on: what is pointed out, the step or the question is another one soon.
    await expect
      .poll(async () => (await standOf(page)) === before, { message: `${where}: pressing it does nothing` })
      .toBe(false);
    expect(presses, `${where}: the lesson does not end`).toBeLessThan(200);
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Follows a lesson to its end; returns how many presses it took. Where it stops a picture is taken. */
export async function follow(world: World, game: string, language: "en" | "pl", size: Size): Promise<number> {
  const { page, context, complaints } = await world.somebody({
    language,
    size: size.width < 1000 ? "phone" : "desktop",
  });
  await page.setViewportSize(size);
  await page.goto(`/learn/${game}/lesson`);
  await page.locator(".guide:visible").waitFor();
  try {
    const presses = await pressOn(page, `${game} ${language} ${size.width}×${size.height}`, size.width < 1000);
    expect(complaints).toEqual([]);
    return presses;
  } finally {
    await page.screenshot({ path: `${shots}/lesson-${game}-${language}-${size.width}.png` });
    await context.close();
  }
}

/** The sizes that every lesson is followed at: a desk, a phone, a phone held sideways. */
export const lessonSizes = {
  desk: { width: 1440, height: 900 },
  phone: { width: 360, height: 640 },
  sideways: { width: 740, height: 360 },
} as const;
