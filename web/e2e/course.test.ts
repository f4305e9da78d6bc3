// Every game from its opening through a battle to its end, on a phone and on a desk: axe finds nothing, the map keeps its
// share, and the end tells what is true.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import { findings } from "./axe.ts";
import { newGame, shots, type Taste, World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** Words of the questions that are asked in a fight. */
const fight = /battle|fight|combat|attack|defen|strike|hits|duel|titan|bitw|walk|atak|obron|obroń|tytan|traf/i;

/** Turns from the map to its words and back. */
const turn = (page: Page) =>
  page
    .locator(".table > header, .table-tabs")
    .locator("button.quiet-button:not(.side-button)")
    .filter({ visible: true })
    .first()
    .click();

/** Chooses in words until a question is asked that matches, or the game is over. */
async function playUntil(page: Page, wanted: RegExp | null): Promise<"asked" | "over"> {
  await turn(page);
  await page.locator(".hk-textboard, .end").first().waitFor();
  const met = await page.evaluate(async source => {
    const pattern = source === null ? null : new RegExp(source, "i");
    let seed = 7;
    for (;;) {
      if (document.querySelector(".end")) return "over";
      const asked = document.querySelector(".hk-choices > p:not(.hk-empty)")?.textContent ?? "";
      if (pattern?.test(asked)) return "asked";
      const offered = document.querySelectorAll<HTMLButtonElement>('.hk-choices-list [aria-disabled="false"]');
      seed = (seed * 48271) % 2147483647;
      offered[seed % offered.length]?.click();
      await new Promise(done => setTimeout(done, 10));
    }
  }, wanted?.source ?? null);
  if (met === "asked") await turn(page);
  return met;
}

/** Figures of a player that lie over each other. */
const overprinted = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".hk-lead + .hk-lead")]
      .map(figure => [figure.previousElementSibling!, figure].map(each => each.getBoundingClientRect()))
      .filter(([a, b]) => a!.right > b!.left + 1 && a!.left < b!.right - 1 && a!.bottom > b!.top + 1 && a!.width > 0)
      .map(([a, b]) => `${a!.left}–${a!.right} and ${b!.left}–${b!.right}`),
  );

const tastes: readonly (readonly [string, Taste])[] = [
  ["en", {}],
  ["pl.phone", { language: "pl", theme: "light", size: "phone" }],
];

for (const [suffix, taste] of tastes) {
  test.each(Object.keys(registry))(
    `axe finds nothing at the opening, in a fight and at the end of %s (${suffix})`,
    async game => {
      const { page, context, complaints } = await world.somebody(taste);
      const looksAt = async (what: string) => {
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${shots}/${game}-${what}.${suffix}.png` });
        expect.soft(await findings(page), `${what} of ${game}`).toEqual([]);
        expect.soft(await overprinted(page), `figures at the ${what} of ${game}`).toEqual([]);
      };
      await page.goto(newGame(game));
      await page.getByRole("button", { name: /^(Start the game|Zacznij grę)$/ }).click();
      await page.locator('.hk-question[data-mood="yours"]').waitFor();
      await looksAt("opening");
      if ((await playUntil(page, fight)) === "asked") {
        await looksAt("fight");
        await playUntil(page, null);
      }
      await page.locator(".end").waitFor();
      await looksAt("end");
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
}
